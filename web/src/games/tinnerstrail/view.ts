/** Tinners' Trail as the server tells it (shapes.ts), and small questions about it. No rules here. */
import type { IconName } from "../../ui/icons";
import type { Area, DeckName, Destination, Facts, Improvement, MapFact, Ore, Shelf, TileFact, View } from "./shapes";

export type * from "./shapes";
export type { Facts as TinFacts, View as TinView };

export const IMPROVEMENTS = ["miner", "port", "train", "adit"] as const satisfies readonly Improvement[];
export const DESTINATIONS = [
  "michigan",
  "sierra_madre",
  "kimberley",
  "adelaide",
] as const satisfies readonly Destination[];
export const REGIONS = ["A", "B", "C", "D"] as const satisfies readonly DeckName[];
export const ORES: readonly Ore[] = ["copper", "tin"];
/** The wash of each region on the map, and of its survey maps. */
export const WASH: Record<string, string> = {
  A: "var(--r-teal)",
  B: "var(--r-red)",
  C: "var(--r-brown)",
  D: "var(--r-purple)",
  wild: "var(--ink3)",
};
export const ICON: Record<Improvement | "pumps", IconName> = {
  miner: "miner",
  port: "port",
  train: "train",
  adit: "adit",
  pumps: "pump",
};

export const isDestination = (word: string): word is Destination => (DESTINATIONS as readonly string[]).includes(word);
export const isImprovement = (word: string): word is Improvement => (IMPROVEMENTS as readonly string[]).includes(word);
export const ore = (area: Area): number => area.copper + area.tin;
/** How an area is drawn: with an account, as a face-down tile, or by its name only. */
export function shape(here: Area): "account" | "down" | "name" {
  if (here.owner !== null || here.tile?.id || (!here.tile && here.copper + here.tin > 0)) return "account";
  return here.tile ? "down" : "name";
}
export const minesOf = (view: View, seat: number): string[] =>
  Object.keys(view.areas).filter((id) => view.areas[id]!.owner === seat);
/** The rows of a shelf's printed board for this table. */
export const shelfOf = (facts: Facts, view: View): Shelf => facts.shelves[String(view.solo ? 1 : view.players.length)]!;

/** Chances in per cent of each column of the price scale, if all three dice are rolled and the sum is corrected by `change` (TIN-3.4, TIN-3.5). */
export function odds(facts: Facts, change: number): number[] {
  const { faces } = facts.dice;
  const hits = facts.prices.ranges.map(() => 0);
  for (const a of faces)
    for (const b of faces)
      for (const c of faces) {
        const sum = Math.max(0, a + b + c + change);
        hits[facts.prices.ranges.findIndex(([from, to]) => from <= sum && sum <= to)]!++;
      }
  return hits.map((n) => Math.round((100 * n) / faces.length ** 3));
}

/** Who moves next on the work track: furthest back, then highest (TIN-3.6); null when all have passed. */
export function nextUp(view: View): number | null {
  const still = view.track.filter((seat) => view.players[seat]!.passed === null);
  return still.length
    ? still.reduce((best, seat) => (view.players[seat]!.column < view.players[best]!.column ? seat : best))
    : null;
}
/** Markers of one column of the work track, top to bottom. */
export const inColumn = (view: View, column: number): number[] =>
  view.track.filter((seat) => view.players[seat]!.passed === null && view.players[seat]!.column === column);

export interface Yield {
  copper: number;
  tin: number;
  water: number;
}
/** What a tile and a map would leave in an area, drainage and ore already there included (TIN-5.11 to TIN-5.13). */
export function settled(area: Area, tile: Yield, map: MapFact | null): Yield {
  const water = Math.max(0, tile.water - area.drainage);
  const removed = -(map?.water ?? 0) + (map?.pump ?? 0) + (map?.port ?? 0);
  return {
    copper: area.copper + tile.copper + (map?.copper ?? 0),
    tin: area.tin + tile.tin + (map?.tin ?? 0),
    water: Math.max(0, water - removed),
  };
}
/** Pounds all the ore would bring at these prices, taken `capacity` cubes an action, dearest first, with 1 more water after each (TIN-7). An estimate. */
export function estimate({ copper, tin, water }: Yield, capacity: number, prices: Record<Ore, number>): number {
  const values = [...Array<number>(copper).fill(prices.copper), ...Array<number>(tin).fill(prices.tin)].sort(
    (a, b) => b - a,
  );
  let sum = 0;
  for (let at = 0; at < values.length; at += capacity) {
    const cost = water + at / capacity;
    sum += values.slice(at, at + capacity).reduce((total, value) => total + Math.max(0, value - cost), 0);
  }
  return sum;
}
/** Capacity an area's mine would have, with the map's miner or port. */
export const capacityAt = (facts: Facts, area: Area, map: MapFact | null): number =>
  facts.rules.base_capacity +
  area.miners +
  area.own_miner +
  area.port +
  area.train +
  (map?.miner ?? 0) +
  (map?.port ?? 0);

/** The tiles that may lie in an area as far as the viewer knows: one if it is known. */
export function possible(facts: Facts, view: View, area: string): TileFact[] {
  const tile = view.areas[area]?.tile;
  if (!tile) return [];
  if (tile.id) return [facts.tiles[tile.id]!];
  return (view.tiles[facts.areas[area]!.region]?.unseen ?? []).map((id) => facts.tiles[id]!);
}
export const span = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
