/** What flies over the board when something happens. Positions are asked of the drawing, so every layout works. */
import type { TableState } from "../../lib/socket.svelte";
import { pause, type Moves } from "../../lib/events.svelte";
import type { Point } from "../../art/engrave";
import type { Events } from "./shapes";
import type { Colour } from "./view";

export type Cargo =
  | { kind: "miners"; seat: number; count: number }
  | { kind: "cube"; colour: Colour }
  | { kind: "tile"; id: string }
  | { kind: "order"; id: string };
export interface Ghost {
  key: number;
  cargo: Cargo;
  from: Point;
  to: Point;
  ms: number;
}
export interface Stage {
  find(name: string): Point | null;
  show(ghost: Omit<Ghost, "key">): () => void;
}

const MOVE = 260;
const homeOf = (seat: number) => `home-${seat}`;

/** Register handlers for this board's events; the answer takes them away again. */
export function animate(table: TableState, stage: Stage): () => void {
  let space = "";
  async function fly(cargo: Cargo, from: string, to: string, signal: AbortSignal, ms = MOVE): Promise<void> {
    const [a, b] = [stage.find(from), stage.find(to)];
    if (!a || !b) return;
    const gone = stage.show({ cargo, from: a, to: b, ms });
    await pause(ms + 40, signal);
    gone();
  }
  const moves: Moves<Events> = {
    displaced: (a, { signal }) => fly({ kind: "miners", seat: a.owner, count: a.miners }, a.space, "canteen", signal),
    sent: (a, { signal }) => (
      (space = a.space),
      fly({ kind: "miners", seat: a.seat, count: a.miners }, homeOf(a.seat), a.space, signal)
    ),
    "tile-laid": (a, { signal }) =>
      fly({ kind: "tile", id: a.tile }, space || "stack-tiles", homeOf(a.seat), signal, 340),
    "order-taken": (a, { signal }) =>
      fly({ kind: "order", id: a.order }, space || "stack-orders", homeOf(a.seat), signal, 340),
    kept: (a, { signal }) => fly({ kind: "order", id: a.order }, "stack-orders", homeOf(a.seat), signal, 340),
    delivered: (a, { signal }) => fly({ kind: "order", id: a.order }, homeOf(a.seat), space, signal),
    loaded: (a, { signal }) =>
      fly({ kind: "cube", colour: a.colour }, `cart-${a.seat}-${a.colour}`, `cage-${a.seat}`, signal, 200),
    placed: (a, { signal }) =>
      fly({ kind: "cube", colour: a.colour }, `${a.source}-${a.seat}`, homeOf(a.seat), signal, 200),
    stored: (a, { signal }) =>
      fly({ kind: "cube", colour: a.colour }, `cage-${a.seat}`, `storage-${a.seat}`, signal, 200),
    refilled: (a, { signal }) => {
      const id = a.piece;
      return id.startsWith("T-")
        ? fly({ kind: "tile", id }, "stack-tiles", a.space, signal)
        : fly({ kind: "order", id }, "stack-orders", a.space, signal);
    },
  };
  return table.events.follow<Events>(moves);
}
