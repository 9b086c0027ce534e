/** Who won, how it is said, and what of the score is worth a row. */
import { t } from "../../lib/i18n.svelte";
import type { HistoryPoint, Outcome, ScoreRow, Seat } from "../../lib/types";

/** Seats by result: winners first, then by points; equal results share a place. */
export function places(outcome: Outcome): { seat: Seat; place: number }[] {
  const won = (seat: Seat) => Number(outcome.winners.includes(seat));
  const better = (a: Seat, b: Seat) => won(b) - won(a) || outcome.totals[b]! - outcome.totals[a]!;
  const order = outcome.totals.map((_, seat) => seat).sort((a, b) => better(a, b) || a - b);
  return order.map((seat) => ({ seat, place: 1 + order.filter((other) => better(other, seat) < 0).length }));
}

/** The rows a reader needs: those that gave anybody anything. */
export const telling = (scores: readonly ScoreRow[]): ScoreRow[] =>
  scores.filter((row) => row.points.some((points) => points !== 0));

/** Somebody had as many points as the winner and did not win. */
export function decidedByTie(outcome: Outcome): boolean {
  const top = outcome.totals[outcome.winners[0] ?? -1];
  return outcome.totals.some((total, seat) => total === top && !outcome.winners.includes(seat));
}

export function winnersSay(outcome: Outcome, names: string[], you: readonly Seat[]): string {
  const { winners } = outcome;
  if (!winners.length) return t("pages-nobody-wins");
  const mine = winners.some((seat) => you.includes(seat));
  if (mine && winners.length === 1) return t("pages-you-win");
  if (mine) return t("pages-you-share-win", { names: names.filter((_, k) => !you.includes(winners[k]!)) });
  return t("pages-they-win", { names, count: names.length });
}

/** One line for a team: what every seat has alike. The result's further rows (turns and time left) are counted at the very end only, so they are no part of it.
    Marks that read alike are one. */
export function teamCourse(
  course: readonly HistoryPoint[],
  scores: readonly ScoreRow[],
  label: (mark: string) => string,
): HistoryPoint[] {
  const end = scores[0]?.points[0];
  let said: string | null = null;
  return course.map(({ n, mark, points }, k) => {
    const fresh = mark !== null && label(mark) !== said;
    if (fresh) said = label(mark);
    return {
      n,
      mark: fresh ? mark : null,
      series: {},
      points: [k === course.length - 1 && end !== undefined ? end : (points[0] ?? 0)],
    };
  });
}
