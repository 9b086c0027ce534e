// A scoring as a sheet: what a game tells of the counting of a shift, an era or a round. The table shows it and names no game.
import type { IconName } from "../ui/icons";
import type { Entry, Message, Seat } from "./types";

/** A link or tile that is counted, by the word it has on the board. */
export interface ScoringItem {
  at: string;
  seat: Seat;
  points: number;
}
/** What a seat has in a row, and what it brings. First place is a filled plate, second an outlined one. */
export interface ScoringCell {
  count: number | null;
  gain: number;
  place: 1 | 2 | null;
}
export interface ScoringRow {
  id: string;
  /** A picture of the row; without one the game draws it (`GameModule.ScoringMark`). */
  icon?: IconName;
  label: Message;
  /** What first and second place bring: `7 / 3`. */
  note?: string;
  /** Several share the first place. */
  tie: boolean;
  cells: ScoringCell[];
  /** One sentence that tells the row. */
  tell: Message;
  rule: string;
  items: ScoringItem[];
}
/** What happens once all is counted: what leaves the board, by seat where it has owners. */
export interface ScoringAfter {
  icon: IconName;
  text: Message;
  note?: Message;
  counts?: number[];
  rule: string;
}
export interface ScoringSheet {
  /** The same for the same scoring, whenever it is asked for. */
  id: string;
  icon: IconName;
  /** How the log calls it: *Scoring of shift II*. */
  log: Message;
  /** The prompt line: *The clock is counted*. */
  line: Message;
  /** *category 6 of 8*; is given `n` and `of`. */
  part: string;
  title: Message;
  lead: Message;
  rule: string;
  /** The heading of the first column. */
  head: Message;
  rows: ScoringRow[];
  /** The foot: what a seat had before, and what it has now; null: a seat that has no such thing. */
  total: Message;
  before: (number | null)[];
  counts: "pieces" | "pounds";
  gains: "points" | "pounds";
  after: ScoringAfter[];
  /** Spaces of the board whose pieces leave afterwards. */
  leaves: string[];
  /** Kinds of events the sheet tells: the log need not say them again. */
  covers: readonly string[];
}
/** What a game makes of its entries. */
export interface Scoring<F = unknown> {
  /** The kinds of events that make a sheet. */
  on: readonly string[];
  /** The sheets of such an entry; `before` are the entries that led to it and still count. */
  sheets(entry: Entry, before: readonly Entry[], facts: F): ScoringSheet[];
}

/** Points of each seat as far as the rows up to `at` are counted. */
export const gained = (sheet: ScoringSheet, at: number): number[] =>
  sheet.before.map((_, seat) => sheet.rows.slice(0, at + 1).reduce((sum, row) => sum + row.cells[seat]!.gain, 0));
/** What each seat has with the rows up to `at`. */
export const standing = (sheet: ScoringSheet, at: number): (number | null)[] => {
  const got = gained(sheet, at);
  return sheet.before.map((before, seat) => (before === null ? null : before + got[seat]!));
};

/** Cells of a row where the most is first and anything else second. */
export function byGain(counts: readonly (number | null)[], gains: readonly number[]): ScoringCell[] {
  const most = Math.max(...gains);
  return gains.map((gain, seat) => ({
    count: counts[seat] ?? null,
    gain,
    place: gain <= 0 ? null : gain === most ? 1 : 2,
  }));
}
/** Somebody has something in the row, or gains by it. */
export const isTelling = (row: ScoringRow): boolean =>
  row.cells.some((cell) => cell.gain !== 0 || (cell.count ?? 0) > 0);
