// The log as sentences: one row per entry, headings where a round begins.
import type { Teller } from "./teller";
import type { Entry, Seat } from "./types";

export interface Sentence { n: number; seat: Seat; main: string; effects: string; heading: boolean; undone: boolean; line: string; time: string }

/** An event whose kind ends in `-begins` is a heading of its own. The first other event is the sentence, the rest its effects. */
export function sentences(entries: readonly Entry[], tell: Pick<Teller, "event">): Sentence[] {
  const rows: Sentence[] = [];
  for (const entry of entries) {
    const { n, seat, undone, line, time } = entry;
    const heads = entry.events.filter((e) => e.kind.endsWith("-begins"));
    const [first, ...rest] = entry.events.filter((e) => !e.kind.endsWith("-begins")).map((e) => tell.event(e));
    if (first) rows.push({ n, seat, undone, line, time, heading: false, main: first, effects: rest.join(" ") });
    for (const head of heads) rows.push({ n, seat, undone, line, time, heading: true, main: tell.event(head), effects: "" });
  }
  return rows;
}

/** Concerns a seat: done by it, or it is named in what happened. */
export const concerns = (entry: Entry, seat: Seat | null): boolean =>
  seat !== null && (entry.seat === seat || entry.events.some((e) => Object.entries(e.args).some(([k, v]) => /(seat|owner|by)s?$/.test(k) && (v === seat || (Array.isArray(v) && v.includes(seat))))));
