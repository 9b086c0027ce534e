/** The steps of the mining action that is going on, read back from the log. */
import type { Entry } from "../../lib/types";

export interface Step {
  line: string;
  cost: number;
}

/** Lines since the last `send mine_…` of this seat, undone ones left out; a pair counts two when its cubes are named. */
export function stepsSoFar(log: readonly Entry[], length: number, seat: number): Step[] {
  const mine = log.filter((e) => e.seat === seat && !e.undone && e.n <= length);
  const begun = mine.findLastIndex((e) => e.line.startsWith("send mine_"));
  if (begun < 0) return [];
  return mine
    .slice(begun + 1)
    .map((e) => e.line)
    .filter((line) => !line.startsWith("pair ") && !line.startsWith("undo"))
    .map((line) => ({ line, cost: line.startsWith("with ") ? 2 : 1 }));
}
