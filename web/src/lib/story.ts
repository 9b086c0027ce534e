// The log as sentences: one row per entry, headings where a round begins.
import { t } from "./i18n.svelte";
import type { ScoringSheet } from "./scoring";
import type { Teller } from "./teller";
import type { Chat, Concept, Entry, Seat } from "./types";
import type { Remark } from "./together.svelte";

export interface Sentence {
  n: number;
  seat: Seat;
  main: string;
  effects: string;
  heading: boolean;
  undone: boolean;
  again: boolean;
  line: string;
  time: string;
  sheet?: ScoringSheet;
}

type Says = Pick<Teller, "event" | "say">;
const isHead = (e: { kind: string }) => e.kind.endsWith("-begins");

/** What an entry did, in one sentence; a step that told nobody anything is called so. */
export function deed(entry: Entry | undefined, tell: Pick<Teller, "event">): string {
  const event = entry?.events.find((e) => !isHead(e));
  return event ? tell.event(event).replace(/\.$/, "") : t("shell-undo-a-step");
}

/** Who took something back or put it back, and what: the decision it began with. */
function turning(entry: Entry, log: readonly Entry[], tell: Says): string {
  const { took, gave } = entry.turned!;
  const numbers = took.length ? took : gave;
  const first = log.find((e) => e.n === numbers.findLast((n) => log.some((x) => x.n === n && x.seat >= 0)));
  return tell.say(took.length ? "shell-log-took-back" : "shell-log-put-back", {
    seat: entry.seat,
    what: deed(first, tell),
    count: numbers.length,
  });
}

/** An event whose kind ends in `-begins` is a heading of its own. The first other event is the sentence, the rest its effects.
    `log` is where entries are found that one of these took back. What a scoring's sheet tells is one row, by which it can be opened again. */
export function sentences(
  entries: readonly Entry[],
  tell: Says,
  log: readonly Entry[] = entries,
  sheetsOf: (entry: Entry) => readonly ScoringSheet[] = () => [],
): Sentence[] {
  const rows: Sentence[] = [];
  for (const entry of entries) {
    const { n, seat, undone, line, time, again = false } = entry;
    if (entry.turned)
      rows.push({ n, seat, undone, again, line, time, heading: false, main: turning(entry, log, tell), effects: "" });
    const heads = entry.events.filter(isHead);
    const sheets = sheetsOf(entry);
    const covered = new Set(sheets.flatMap((sheet) => sheet.covers));
    const [first, ...rest] = entry.events.filter((e) => !isHead(e) && !covered.has(e.kind)).map((e) => tell.event(e));
    if (first) rows.push({ n, seat, undone, again, line, time, heading: false, main: first, effects: rest.join(" ") });
    for (const sheet of sheets)
      rows.push({
        n,
        seat: -1,
        undone,
        again,
        line,
        time,
        heading: false,
        main: tell.say(sheet.log.id, sheet.log.args),
        effects: "",
        sheet,
      });
    for (const head of heads)
      rows.push({ n, seat, undone, again, line, time, heading: true, main: tell.event(head), effects: "" });
  }
  return rows;
}

/** Concerns a seat: done by it, or it is named in what happened. */
export const concerns = (entry: Entry, seat: Seat | null): boolean =>
  seat !== null &&
  (entry.seat === seat ||
    entry.events.some((e) =>
      Object.entries(e.args).some(
        ([k, v]) => /(seat|owner|by)s?$/.test(k) && (v === seat || (Array.isArray(v) && v.includes(seat))),
      ),
    ));

/** What was said at the table: typed, by pointing and proposing, or by the house itself (a hint taken, a bot that failed; `by` is empty). */
export interface Talk {
  seat: Seat | null;
  by: string;
  text: string;
  time: string;
  typed: boolean;
}

/** Chat and remarks in the order in which they came. */
export function talk(
  chat: readonly Chat[],
  remarks: readonly Remark[],
  names: readonly string[],
  tell: Pick<Teller, "say">,
): Talk[] {
  const typed = chat.map(({ seat, by, text, time, note }): Talk =>
    note
      ? { seat, by: "", text: tell.say(note.id, note.args), time, typed: false }
      : { seat, by, text, time, typed: true },
  );
  const shown = remarks.map(({ seat, text, time }): Talk => ({
    seat,
    by: names[seat] ?? "",
    text,
    time,
    typed: false,
  }));
  return [...typed, ...shown].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}

/** What the teacher explained, where it was met. */
export interface Lecture {
  concept: Concept;
}
/** The log with the teacher's explanations: each after everything that had happened when it was said. */
export function taught<Row extends Sentence | Talk>(
  rows: readonly Row[],
  concepts: readonly Concept[],
): (Row | Lecture)[] {
  const out: (Row | Lecture)[] = [];
  const wait = [...concepts];
  for (const row of rows) {
    while ("n" in row && wait.length && wait[0]!.entry < row.n) out.push({ concept: wait.shift()! });
    out.push(row);
  }
  return [...out, ...wait.map((concept) => ({ concept }))];
}

/** The log with the talk put where it was said: what was said between two entries stands before the later one. */
export function weave(rows: readonly Sentence[], said: readonly Talk[]): (Sentence | Talk)[] {
  const out: (Sentence | Talk)[] = [];
  let next = 0;
  for (const row of rows) {
    while (next < said.length && said[next]!.time < row.time) out.push(said[next++]!);
    out.push(row);
  }
  return [...out, ...said.slice(next)];
}
