/** The teacher's words as pieces: plain text, what is said with stress, and letters that point at things. */
import { has } from "../../lib/i18n.svelte";
import type { Args } from "../../lib/types";

/** `after`: what belongs to a letter and must not stand on the next line, a comma or a full stop. */
export type SpeechPiece = { kind: "text" | "strong" | "letter"; text: string; after?: string };

const MARK = "\uE000"; // never in a text of ours: what stands between two of them is a letter
export const LETTERS = ["a", "b", "c"] as const;

/** Arguments that put the letters into a message, whichever of them it uses. */
export const letterArgs: Args = Object.fromEntries(LETTERS.map((l) => [l, `${MARK}${l}${MARK}`]));

const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|${MARK}(.)${MARK}([.,:;!?)…]*)`, "g");

export function speechPieces(text: string): SpeechPiece[] {
  const found: SpeechPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, strong, letter, after] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else found.push({ kind: "letter", text: letter!, after: after! });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** The message to say: its own, or the one that stands for it where a course says nothing special. */
export const spoken = (say: { id: string; else?: string | null }): string =>
  has(say.id) ? say.id : (say.else ?? say.id);
