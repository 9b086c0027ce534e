/** Lord Wallace's decisions with what decided them, gathered from the log. */
import type { Entry, GameEvent } from "../../lib/types";

export interface Decision {
  n: number;
  events: GameEvent[];
}

const isHis = (event: GameEvent, seat: number): boolean =>
  event.kind.startsWith("wallace-") || event.args.seat === seat;
const BEGINS = new Set([
  "wallace-card",
  "wallace-subsidy",
  "wallace-greenfield",
  "wallace-costs",
  "wallace-income",
  "wallace-passes",
]);

/** His decisions, newest first. A card begins one; so does his answer to an auction of the player's. */
export function decisions(log: readonly Entry[], seat: number, upTo = Infinity): Decision[] {
  const all: Decision[] = [];
  let open: Decision | null = null;
  for (const entry of log) {
    if (entry.undone || entry.n > upTo) continue;
    if (entry.seat >= 0) open = null;
    for (const event of entry.events) {
      if (!isHis(event, seat)) continue;
      const continues: boolean =
        open !== null &&
        (!BEGINS.has(event.kind) ||
          (event.kind === "wallace-passes" && open.events.at(-1)?.kind === "wallace-card") ||
          (event.kind === "wallace-income" && open.events[0]!.kind === "wallace-costs"));
      if (open && continues) open.events.push(event);
      else all.push((open = { n: entry.n, events: [event] }));
    }
  }
  return all.filter((d) => d.events.some((e) => e.kind.startsWith("wallace-"))).reverse();
}

/** Reasons and book-keeping: true, but not what he did. */
const ASIDE = new Set(["moved", "drainage-used", "tile-turned", "calciner-kept"]);
/** What he has done since the person last decided, oldest first: the deeds without their reasons. */
export function deeds(log: readonly Entry[], seat: number, upTo = Infinity): GameEvent[] {
  const own = log.findLast((entry) => !entry.undone && entry.n <= upTo && entry.seat >= 0)?.n ?? 0;
  return decisions(log, seat, upTo)
    .filter((d) => d.n >= own)
    .reverse()
    .flatMap(({ events }) => {
      const done = events.filter((e) => !e.kind.startsWith("wallace-") && !ASIDE.has(e.kind));
      return done.length
        ? done
        : events.filter((e) => ["wallace-passes", "wallace-out", "wallace-invests", "wallace-cannot"].includes(e.kind));
    });
}
