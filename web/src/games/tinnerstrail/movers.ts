/** What moves over the map when something happens: markers along the work track, tokens laid, water and ore that change, dice. */
import type { Point } from "../../art/engrave";
import { pause, type Happening, type Moves } from "../../lib/events.svelte";
import { num } from "../../lib/i18n.svelte";
import type { TableState } from "../../lib/socket.svelte";
import type { IconName } from "../../ui/icons";
import { cornwall, H, spot, W, workSpot } from "./geometry";
import type { Events } from "./shapes";
import { ICON, inColumn, isImprovement, type Ore, type TinFacts, type TinView } from "./view";

export type Ghost = { key: number } & (
  | { kind: "marker"; seat: number; way: [Point, Point] }
  | { kind: "token"; icon: IconName; at: Point; seat: number | null }
  | { kind: "float"; icon: IconName; text: string; at: Point }
);
export interface Roll {
  ore: Ore;
  dice: number[];
  change: number;
  price: number;
}
export interface Stage {
  view(): TinView;
  facts(): TinFacts;
  show(ghost: Ghost): () => void;
  roll(roll: Roll | null): void;
}
const MOVE = 260;
let keys = 0;

/** Register handlers for this board's events; the answer takes them away again. */
export function animate(table: TableState, stage: Stage): () => void {
  const beside = (id: string, row = 0): Point => {
    const [x, y] = spot(stage.facts(), id);
    return [x - W / 2 - 4, y - H / 2 + 8 + row * 20];
  };
  async function lay(icon: IconName, at: Point, seat: number | null, signal: AbortSignal): Promise<void> {
    stage.show({ key: ++keys, kind: "token", icon, at, seat }); // stays until the new view is drawn
    await pause(MOVE, signal);
  }
  async function floats(things: { icon: IconName; text: string; at: Point }[], signal: AbortSignal): Promise<void> {
    const gone = things.map((thing) => stage.show({ key: ++keys, kind: "float", ...thing }));
    await pause(420, signal);
    gone.forEach((end) => end());
  }
  const water = (sign: 1 | -1) => (a: { area: string; count?: number }, h: Happening) =>
    floats([{ icon: "water", text: num(sign * (a.count ?? 1), true), at: beside(a.area) }], h.signal);
  const top = (id: string): Point => {
    const [x, y] = spot(stage.facts(), id);
    return [x + W / 2 - 11, y - H / 2 - 8];
  };
  const moves: Moves<Events> = {
    moved: async (a, h) => {
      const view = stage.view();
      const [players, from] = [view.players.length, view.players[a.seat]!];
      if (from.passed !== null || from.column === a.column) return;
      const way: [Point, Point] = [
        workSpot(players, from.column, Math.max(0, inColumn(view, from.column).indexOf(a.seat))),
        workSpot(players, a.column, inColumn(view, a.column).length),
      ];
      stage.show({ key: ++keys, kind: "marker", seat: a.seat, way });
      await pause(MOVE, h.signal);
    },
    placed: (a, h) => {
      const icon = isImprovement(a.improvement) ? ICON[a.improvement] : "build";
      const shore = a.improvement === "port" ? cornwall(stage.facts()).ports[a.area] : undefined;
      return lay(icon, shore ?? top(a.area), null, h.signal);
    },
    "own-miner": (a, h) => lay("miner", top(a.area), a.seat, h.signal),
    dug: (a, h) => lay("adit", cornwall(stage.facts()).middles[a.border]!, null, h.signal),
    "mine-built": (a, h) => lay("mine", spot(stage.facts(), a.area), a.seat, h.signal),
    "calciner-built": (a, h) => lay("calciner", top(a.area), a.seat, h.signal),
    pumped: water(-1),
    "pump-works": water(-1),
    drained: water(-1),
    "drainage-laid": water(-1),
    extracted: (a, h) =>
      floats(
        [
          ...(a.copper ? [{ icon: "copper" as const, text: num(-a.copper), at: beside(a.area) }] : []),
          ...(a.tin ? [{ icon: "tin" as const, text: num(-a.tin), at: beside(a.area, 1) }] : []),
          { icon: "water", text: "+1", at: beside(a.area, 2) },
        ],
        h.signal,
      ),
    price: async (a, h) => {
      const dice = h.entry.line
        .split(" ")
        .slice(1)
        .map(Number)
        .filter((n) => !Number.isNaN(n));
      stage.roll({ ore: a.ore, dice, change: a.change, price: a.price });
      await pause(880, h.signal);
      stage.roll(null);
    },
  };
  return table.events.follow<Events>(moves);
}
