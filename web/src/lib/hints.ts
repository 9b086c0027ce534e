// What a bot advises, and what is left of it while its plan is followed. Pure: no page, no network.
import type { Advice, Entry, Hint } from "./types";

const CHANCE = -1; // its seat in the log

/**
 * The advice for the position shown. Once the player goes one of the ways, the rest of that way: as long as no other player acted and what chance
 * drew meanwhile lets it go on.
 */
export function standing(hint: Hint, length: number, log: readonly Entry[], legal: readonly string[]): Advice[] {
  if (length === hint.after) return hint.advice;
  const since = log.filter((e) => e.n > hint.after && e.n <= length);
  if (
    since.length !== length - hint.after ||
    since.some((e) => (e.seat !== hint.seat && e.seat !== CHANCE) || e.line.startsWith("undo "))
  )
    return [];
  const done = since.filter((e) => e.seat === hint.seat).map((e) => e.line);
  const way = hint.advice.find(
    ({ lines }) => done.every((line, i) => line === lines[i]) && legal.includes(lines[done.length] ?? ""),
  );
  return way ? [{ lines: way.lines.slice(done.length), value: null }] : [];
}

/** How far behind the best, in tenths of a point as people read them; null where a value is unknown. */
export function behind(advice: Advice, best: Advice): number | null {
  if (advice.value === null || best.value === null) return null;
  return Math.round((advice.value - best.value) * 10) / 10 || 0; // -0 is 0
}
