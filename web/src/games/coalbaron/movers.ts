/** What flies over the board when something happens. Positions are asked of the drawing, so every layout works. */
import type { TableState } from "../../lib/socket.svelte";
import { pause, type Happening } from "../../lib/events.svelte";
import type { Point } from "../../art/engrave";
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

/** Arguments of the events drawn here; each kind has those it needs. */
interface Args {
  seat: number;
  owner: number;
  miners: number;
  space: string;
  tile: string;
  order: string;
  piece: string;
  colour: Colour;
  source: string;
}
type Move = (args: Args, signal: AbortSignal) => Promise<void>;

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
  const on: Record<string, Move> = {
    displaced: (a, s) => fly({ kind: "miners", seat: a.owner, count: a.miners }, a.space, "canteen", s),
    sent: (a, s) => (
      (space = a.space),
      fly({ kind: "miners", seat: a.seat, count: a.miners }, homeOf(a.seat), a.space, s)
    ),
    mustered: (a, s) => fly({ kind: "miners", seat: a.seat, count: 1 }, homeOf(a.seat), "muster_hall", s),
    "tile-laid": (a, s) => fly({ kind: "tile", id: a.tile }, space || "stack-tiles", homeOf(a.seat), s, 340),
    "order-taken": (a, s) => fly({ kind: "order", id: a.order }, space || "stack-orders", homeOf(a.seat), s, 340),
    kept: (a, s) => fly({ kind: "order", id: a.order }, "stack-orders", homeOf(a.seat), s, 340),
    delivered: (a, s) => fly({ kind: "order", id: a.order }, homeOf(a.seat), space, s),
    loaded: (a, s) => fly({ kind: "cube", colour: a.colour }, `cart-${a.seat}-${a.colour}`, `cage-${a.seat}`, s, 200),
    placed: (a, s) => fly({ kind: "cube", colour: a.colour }, `${a.source}-${a.seat}`, homeOf(a.seat), s, 200),
    stored: (a, s) => fly({ kind: "cube", colour: a.colour }, `cage-${a.seat}`, `storage-${a.seat}`, s, 200),
    refilled: (a, s) => {
      const id = a.piece;
      return id.startsWith("T-")
        ? fly({ kind: "tile", id }, "stack-tiles", a.space, s)
        : fly({ kind: "order", id }, "stack-orders", a.space, s);
    },
  };
  const leave = Object.entries(on).map(([kind, move]) =>
    table.events.on(kind, (h: Happening) => move(h.event.args as unknown as Args, h.signal)),
  );
  return () => leave.forEach((off) => off());
}
