/** What moves over the map when something happens: cubes along the links, tiles laid and turned, lines drawn, cotton shipped. */
import type { Point } from "../../art/engrave";
import { pause, type Happening } from "../../lib/events.svelte";
import type { TableState } from "../../lib/socket.svelte";
import { cottonBox, ledger, route, routePoints, STEP } from "./geometry";
import { tileFact, type Good, type LanFacts, type LanView, type Tile } from "./view";

export type Ghost = { key: number } & (
  | { kind: "good"; good: Good | "cotton"; way: Point[]; ms: number }
  | { kind: "tile"; tile: Tile; x: number; y: number; turns: boolean }
  | { kind: "line"; line: string; seat: number }
  | { kind: "demand"; from: Point; to: Point; fell: number }
);
export interface Stage {
  view(): LanView;
  facts(): LanFacts;
  show(ghost: Ghost): () => void;
}
interface Args {
  seat: number;
  owner: number;
  tile: string;
  space: string;
  port: string;
  line: string;
  good: Good;
  steps: number;
  marker: number;
}
type Move = (args: Args, h: Happening) => Promise<void>;

const MOVE = 260;
let keys = 0;

/** Where the cubes of an entry go: the tile or line it lays. */
function goal(h: Happening, facts: LanFacts): { at: Point; places: string[] } | null {
  const event = h.entry.events.find((e) => e.kind === "built" || e.kind === "linked");
  const { space, line } = (event?.args ?? {}) as Partial<Args>;
  const s = space ? facts.spaces[space] : null;
  const l = line ? facts.lines[line] : null;
  if (s) return { at: [s.x, s.y], places: [s.place] };
  return l ? { at: [l.x, l.y], places: l.places } : null;
}
/** The middle of a step of the cotton demand track, where the bobbin stands. */
export function stepAt(facts: LanFacts, marker: number): Point {
  const box = cottonBox(facts.distant.track.length);
  return [box.x + 24 + marker * 3.6, box.y + 35 + (marker + 0.5) * STEP];
}

/** Register handlers for this board's events; the answer takes them away again. */
export function animate(table: TableState, stage: Stage): () => void {
  async function carry(good: Good | "cotton", way: Point[], signal: AbortSignal): Promise<void> {
    const ms = Math.min(620, MOVE + 60 * (way.length - 2));
    const gone = stage.show({ key: ++keys, kind: "good", good, way, ms });
    await pause(ms + 30, signal);
    gone();
  }
  /** From a space along the built links to one of these places, or straight. */
  function along(space: string, places: readonly string[], end: Point): Point[] {
    const facts = stage.facts();
    const from = facts.spaces[space]!;
    const found = route(
      facts,
      stage.view().links.map((l) => l.line),
      from.place,
      places,
    );
    return found ? routePoints(facts, found, from.place, [from.x, from.y], end) : [[from.x, from.y], end];
  }
  const counter = (good: Good): Point => {
    const box = ledger(good, stage.view().markets[good].prices);
    return [box.x + box.w / 2, box.y + box.h / 2];
  };
  const taken =
    (good: Good): Move =>
    async (a, h) => {
      const facts = stage.facts();
      const from = facts.spaces[a.space];
      const to = goal(h, facts);
      if (from && to)
        await carry(good, good === "coal" ? along(a.space, to.places, to.at) : [[from.x, from.y], to.at], h.signal);
    };
  const bought =
    (good: Good): Move =>
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
    "coal-bought": bought("coal"),
    "iron-bought": bought("iron"),
    "market-sold": async (a, h) => {
      const to = goal(h, stage.facts());
      if (to) await carry(a.good, [to.at, counter(a.good)], h.signal);
    },
    sold: async (a, h) => {
      const port = stage.facts().spaces[a.port]!;
      await carry("cotton", along(a.space, [port.place], [port.x, port.y]), h.signal);
    },
    "demand-fell": async (a, h) => {
      const facts = stage.facts();
      stage.show({
        key: ++keys,
        kind: "demand",
        from: stepAt(facts, stage.view().distant.marker),
        to: stepAt(facts, a.marker),
        fell: a.steps,
      });
      await pause(700, h.signal);
    },
  };
  const leave = Object.entries(on).map(([kind, move]) =>
    table.events.on(kind, (h) => move(h.event.args as unknown as Args, h)),
  );
  return () => leave.forEach((off) => off());
}
