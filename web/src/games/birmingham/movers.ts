/** What moves over the map when something happens: cubes and barrels along the links, tiles laid and turned, lines drawn. */
import type { Point } from "../../art/engrave";
import { pause, type Happening } from "../../lib/events.svelte";
import type { TableState } from "../../lib/socket.svelte";
import { ledger, merchantSlot, route, routePoints } from "./geometry";
import { tileFact, type BirFacts, type BirView, type Good, type Tile } from "./view";

export type Ghost = { key: number } & (
  | { kind: "good"; good: Good; way: Point[]; ms: number }
  | { kind: "tile"; tile: Tile; x: number; y: number; turns: boolean }
  | { kind: "line"; line: string; seat: number }
);
export interface Stage {
  view(): BirView;
  facts(): BirFacts;
  show(ghost: Ghost): () => void;
}
interface Args {
  seat: number;
  owner: number;
  tile: string;
  space: string;
  line: string;
  merchant: string;
  good: "coal" | "iron";
  cubes: number;
}
type Move = (args: Args, h: Happening) => Promise<void>;

const MOVE = 260;
let keys = 0;

/** Where the goods of an entry go: the tile or line it lays, or the tile it sells. */
function goal(h: Happening, facts: BirFacts): { at: Point; places: string[] } | null {
  const event = h.entry.events.find((e) => e.kind === "built" || e.kind === "linked" || e.kind === "sold");
  const { space, line } = (event?.args ?? {}) as Partial<Args>;
  const s = space ? facts.spaces[space] : null;
  const l = line ? facts.lines[line] : null;
  if (s) return { at: [s.x, s.y], places: [s.place] };
  return l ? { at: [l.x, l.y], places: l.places } : null;
}

/** Register handlers for this board's events; the answer takes them away again. */
export function animate(table: TableState, stage: Stage): () => void {
  async function carry(good: Good, way: Point[], signal: AbortSignal): Promise<void> {
    const ms = Math.min(620, MOVE + 60 * (way.length - 2));
    const gone = stage.show({ key: ++keys, kind: "good", good, way, ms });
    await pause(ms + 30, signal);
    gone();
  }
  function taken(good: Good): Move {
    return async (a, h) => {
      const facts = stage.facts();
      const from = facts.spaces[a.space];
      const to = goal(h, facts);
      if (!from || !to) return;
      const view = stage.view();
      const laid = h.entry.events.flatMap((e) => (e.kind === "linked" ? [e.args.line as string] : []));
      const found =
        good === "iron" ? null : route(facts, [...view.links.map((l) => l.line), ...laid], from.place, to.places);
      await carry(
        good,
        found ? routePoints(facts, found, from.place, [from.x, from.y], to.at) : [[from.x, from.y], to.at],
        h.signal,
      );
    };
  }
  const counter = (good: "coal" | "iron"): Point => {
    const box = ledger(good, stage.facts().markets[good].prices);
    return [box.x + box.w / 2, box.y + box.h / 2];
  };
  const bought =
    (good: "coal" | "iron"): Move =>
    async (_a, h) => {
      const to = goal(h, stage.facts());
      if (to) await carry(good, [counter(good), to.at], h.signal);
    };
  async function lay(tile: Tile, turns: boolean, signal: AbortSignal): Promise<void> {
    const { x, y } = stage.facts().spaces[tile.space]!;
    stage.show({ key: ++keys, kind: "tile", tile, x, y, turns }); // stays until the new view is drawn
    await pause(turns ? 420 : MOVE, signal);
  }
  const made = (a: Args, owner: number, flipped: boolean, goods = 0): Tile => {
    const fact = tileFact(stage.facts(), a.tile);
    return { space: a.space, owner, tile: a.tile, industry: fact.industry, level: fact.level, goods, flipped };
  };
  const on: Record<string, Move> = {
    built: (a, h) => {
      const goods = (h.entry.events.find((e) => e.kind === "goods-placed")?.args.count as number | undefined) ?? 0;
      return lay(made(a, a.seat, false, goods), false, h.signal);
    },
    flipped: (a, h) => lay(made(a, a.owner, true), true, h.signal),
    linked: async (a, h) => {
      stage.show({ key: ++keys, kind: "line", line: a.line, seat: a.seat });
      await pause(MOVE, h.signal);
    },
    "coal-used": taken("coal"),
    "iron-used": taken("iron"),
    "beer-used": taken("beer"),
    "coal-bought": bought("coal"),
    "iron-bought": bought("iron"),
    "market-sold": async (a, h) => {
      const to = goal(h, stage.facts());
      if (to) await carry(a.good, [to.at, counter(a.good)], h.signal);
    },
    "merchant-beer": async (a, h) => {
      const slot = merchantSlot(stage.facts(), a.merchant);
      const to = goal(h, stage.facts());
      if (to) await carry("beer", [[slot.x + slot.w - 10, slot.y + 16], to.at], h.signal);
    },
  };
  const leave = Object.entries(on).map(([kind, move]) =>
    table.events.on(kind, (h) => move(h.event.args as unknown as Args, h)),
  );
  return () => leave.forEach((off) => off());
}
