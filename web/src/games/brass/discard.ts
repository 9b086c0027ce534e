/** A card in the hand of either Brass: it pays for a building (`card:X`, a word of the line), and any other action discards it
    by a decision of its own (`card X`), which may be chosen and confirmed together with the action. */
import { join, type Lines, type Words } from "../../lib/choices";

const builds = (line: Words): boolean => line[0] === "build" || line[0] === "combine";

export function alias(words: Words, lines: Lines): string[] | null {
  const [first = "", second] = words;
  if (!lines.length) return null;
  if (first.startsWith("card:") && words.length === 1)
    return lines.some(builds) ? null : ["card", first.slice("card:".length)];
  return first === "card" && second && lines.every(builds) ? [`card:${second}`] : null;
}

/** Three cards go along with scouting, one with anything else: the one chosen last. */
export function along(line: string, held: Lines): string[] {
  const verb = line.split(" ")[0]!;
  if (["build", "combine", "card", "selloff"].includes(verb)) return [];
  const cards = held.filter((h) => h[0] === "card").map(join);
  if (verb === "scout") return cards.length >= 3 ? cards.slice(-3) : [];
  return cards.slice(-1);
}
