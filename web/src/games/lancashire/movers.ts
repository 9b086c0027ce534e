/** What moves over the map when something happens: as in either game, cotton to its port, and the demand for it. */
import type { Point } from "../../art/engrave";
import { pause } from "../../lib/events.svelte";
import type { TableState } from "../../lib/socket.svelte";
import { listen, moves, nextKey, type Args, type Move, type Show } from "../brass/movers";
import { cottonBox, ledger, STEP } from "./geometry";
import { tileFact, type Good, type LanFacts, type LanView, type Tile } from "./view";

/** The demand for cotton falls. */
export interface Fall {
  from: Point;
  to: Point;
  fell: number;
}
export type Cargo = Good | "cotton";
interface Scene {
  view(): LanView;
  facts(): LanFacts;
}

/** The middle of a step of the cotton demand track, where the bobbin stands. */
export function stepAt(facts: LanFacts, marker: number): Point {
  const box = cottonBox(facts.distant.track.length);
  return [box.x + 24 + marker * 3.6, box.y + 35 + (marker + 0.5) * STEP];
}

export function animate(table: TableState, { view, facts }: Scene, show: Show<Tile, Cargo, Fall>): () => void {
  const { on, carry, along } = moves<Tile, Cargo, Fall>({
    facts,
    lines: () => view().links.map((l) => l.line), // a railway does not carry its own coal (LAN-9.6)
    counter: (good) => {
      const box = ledger(good, view().markets[good].prices);
      return [box.x + box.w / 2, box.y + box.h / 2];
    },
    tile: (id) => {
      const { industry, level } = tileFact(facts(), id);
      return { industry, level };
    },
    show,
  });
  const shipped: Move<Args & { port: string }> = async (a, h) => {
    const port = facts().spaces[a.port]!;
    await carry("cotton", along(a.space, [port.place], [port.x, port.y], h), h.signal);
  };
  const fell: Move<Args & { steps: number; marker: number }> = async (a, h) => {
    const from = stepAt(facts(), view().distant.marker);
    show({ key: nextKey(), kind: "own", own: { from, to: stepAt(facts(), a.marker), fell: a.steps } });
    await pause(700, h.signal);
  };
  return listen(table, { ...on, sold: shipped, "demand-fell": fell });
}
