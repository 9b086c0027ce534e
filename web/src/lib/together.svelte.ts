// What people who play in one team show each other: a piece pointed at, a line proposed. No part of the game, and not kept.
import { t } from "./i18n.svelte";
import type { Point, Proposal, Seat } from "./types";

/** How long a mark stays on the board, in milliseconds. */
export const LASTS = 7000;
const KEPT = 60;

/** Something said without typing, as a line beside the log. */
export interface Remark {
  seat: Seat;
  text: string;
  time: string;
}
export interface Sayer {
  /** What is called by these words of a piece. */
  called(words: string[]): string;
  /** A line that the seat to act may take. */
  proposed(line: string): string;
}

export class Together {
  /** The pieces pointed at now: the newest of each person. */
  points = $state.raw<readonly Point[]>([]);
  /** The proposals made after so many entries. */
  proposed = $state.raw<{ after: number; list: readonly Proposal[] }>({ after: -1, list: [] });
  remarks = $state.raw<readonly Remark[]>([]);
  /** Knows the game's words; without it nothing is remarked. */
  sayer: Sayer | null = null;

  pointed(point: Point): void {
    this.points = [...this.points.filter((p) => p.seat !== point.seat), point];
    setTimeout(() => (this.points = this.points.filter((p) => p !== point)), LASTS);
    if (this.sayer)
      this.#remark(point.seat, t("shell-points-at", { what: this.sayer.called(point.words) }), point.time);
  }

  propose(after: number, list: readonly Proposal[]): void {
    this.proposed = { after, list };
    for (const p of list) {
      if (this.sayer && !this.remarks.some((r) => r.seat === p.by && r.time === p.time))
        this.#remark(p.by, t("shell-proposes", { what: this.sayer.proposed(p.line) }), p.time);
    }
  }

  #remark(seat: Seat, text: string, time: string): void {
    this.remarks = [...this.remarks, { seat, text, time }].slice(-KEPT);
  }
}
