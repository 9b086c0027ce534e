/** What moves over the map of either game when something happens: goods along the links, tiles laid and turned, lines drawn. */
import type { Point } from "../../art/engrave";
import { sample } from "../../art/map";
import { pause, type Happening } from "../../lib/events.svelte";
import type { TableState } from "../../lib/socket.svelte";
import { route, routePoints, type MapFacts } from "./geometry";

/** A tile on the board, as both games tell it. */
export interface Tile {
  space: string;
  owner: number;
  tile: string;
  industry: string;
  level: number;
  goods: number;
  flipped: boolean;
}
/** Something on its way; `own` is what only one of the games moves. */
export type Mover<T extends Tile, G extends string, O = never> = { key: number } & (
  | { kind: "good"; good: G; way: Point[]; ms: number }
  | { kind: "tile"; tile: T; x: number; y: number; turns: boolean }
  | { kind: "line"; line: string; seat: number }
  | { kind: "own"; own: O }
);
export type Show<T extends Tile, G extends string, O = never> = (mover: Mover<T, G, O>) => () => void;

interface Ground extends MapFacts {
  spaces: Record<string, { place: string; x: number; y: number }>;
}
/** What a game tells of itself. */
export interface Stage<T extends Tile, G extends string, O> {
  facts(): Ground;
  /** The lines goods travel on while this happens. */
  lines(h: Happening): string[];
  /** The middle of a market's ledger. */
  counter(good: "coal" | "iron"): Point;
  tile(id: string): Pick<T, "industry" | "level">;
  show: Show<T, G, O>;
}
export interface Args {
  seat: number;
  owner: number;
  tile: string;
  space: string;
  line: string;
  good: "coal" | "iron";
}
export type Move<A = Args> = (args: A, h: Happening) => Promise<void>;

export const MOVE = 260;
let keys = 0;
export const nextKey = (): number => ++keys;

/** Where the goods of an entry go: the tile or line it lays, or the tile it sells. */
export function goal(h: Happening, facts: Ground): { at: Point; places: string[] } | null {
  const event = h.entry.events.find((e) => e.kind === "built" || e.kind === "linked" || e.kind === "sold");
  const { space, line } = (event?.args ?? {}) as Partial<Args>;
  const s = space ? facts.spaces[space] : null;
  const l = line ? facts.lines[line] : null;
  if (s) return { at: [s.x, s.y], places: [s.place] };
  return l ? { at: [l.x, l.y], places: l.places } : null;
}

/** The moves both games know, and the two ways of carrying that a game makes its own of. */
export function moves<T extends Tile, G extends string, O>(stage: Stage<T, "coal" | "iron" | G, O>) {
  async function carry(good: "coal" | "iron" | G, way: Point[], signal: AbortSignal): Promise<void> {
    const ms = Math.min(620, MOVE + 60 * (way.length - 2));
    const gone = stage.show({ key: nextKey(), kind: "good", good, way, ms });
    await pause(ms + 30, signal);
    gone();
  }
  /** From a space along the links to one of these places, or straight. */
  function along(space: string, places: readonly string[], end: Point, h: Happening): Point[] {
    const facts = stage.facts();
    const from = facts.spaces[space]!;
    const found = route(facts, stage.lines(h), from.place, places);
    return found ? routePoints(facts, found, from.place, [from.x, from.y], end) : [[from.x, from.y], end];
  }
  const taken =
    (good: "coal" | "iron" | G): Move =>
    async (a, h) => {
      const from = stage.facts().spaces[a.space];
      const to = goal(h, stage.facts());
      if (!from || !to) return;
      const way: Point[] = good === "iron" ? [[from.x, from.y], to.at] : along(a.space, to.places, to.at, h);
      await carry(good, way, h.signal);
    };
  const bought =
    (good: "coal" | "iron"): Move =>
    async (_a, h) => {
      const to = goal(h, stage.facts());
      if (to) await carry(good, [stage.counter(good), to.at], h.signal);
    };
  async function lay(a: Args, owner: number, goods: number, turns: boolean, signal: AbortSignal): Promise<void> {
    const { x, y } = stage.facts().spaces[a.space]!;
    const tile = { space: a.space, owner, tile: a.tile, ...stage.tile(a.tile), goods, flipped: turns } as T;
    stage.show({ key: nextKey(), kind: "tile", tile, x, y, turns }); // stays until the new view is drawn
    await pause(turns ? 420 : MOVE, signal);
  }
  const on: Record<string, Move> = {
    built: (a, h) => {
      const goods = (h.entry.events.find((e) => e.kind === "goods-placed")?.args.count as number | undefined) ?? 0;
      return lay(a, a.seat, goods, false, h.signal);
    },
    flipped: (a, h) => lay(a, a.owner, 0, true, h.signal),
    linked: async (a, h) => {
      stage.show({ key: nextKey(), kind: "line", line: a.line, seat: a.seat });
      await pause(MOVE, h.signal);
    },
    "coal-used": taken("coal"),
    "iron-used": taken("iron"),
    "coal-bought": bought("coal"),
    "iron-bought": bought("iron"),
    "market-sold": async (a, h) => {
      const to = goal(h, stage.facts());
      if (to) await carry(a.good, [to.at, stage.counter(a.good)], h.signal);
    },
  };
  return { on, carry, along, taken };
}

/** Register handlers for a board's events; the answer takes them away again. */
export function listen(table: TableState, on: Record<string, Move<never>>): () => void {
  const leave = Object.entries(on).map(([kind, move]) => table.events.on(kind, (h) => move(h.event.args as never, h)));
  return () => leave.forEach((off) => off());
}

/** An element travels this way. */
export function travel(node: SVGGElement, { way, ms }: { way: Point[]; ms: number }): void {
  const steps = sample(way, 12);
  const frames = [...steps, way.at(-1)!].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  node.animate(frames, { duration: ms, easing: "cubic-bezier(.3,.1,.3,1)", fill: "forwards" });
}
