/** Tinners' Trail as the server tells it (docs/protocol-tinnerstrail.md), and small questions about it. No rules here. */
import type { IconName } from "../../ui/icons";

export const IMPROVEMENTS = ["miner", "port", "train", "adit"] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];
export const DESTINATIONS = ["michigan", "sierra_madre", "kimberley", "adelaide"] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const REGIONS = ["A", "B", "C", "D"] as const;
export type Region = (typeof REGIONS)[number];
export type Ore = "copper" | "tin";
export const ORES: readonly Ore[] = ["copper", "tin"];
export type Phase =
  | "setup"
  | "keep"
  | "prices"
  | "turn"
  | "map"
  | "opening"
  | "bidding"
  | "map_after"
  | "calciner"
  | "pumps"
  | "tokens"
  | "adelaide"
  | "invest"
  | "survey"
  | "reveal"
  | "wallace"
  | "over";
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

export interface TileOn {
  face: "up" | "down";
  id: string | null;
  seen_by: number[];
}
export interface Area {
  tile: TileOn | null;
  owner: number | null;
  copper: number;
  tin: number;
  water: number;
  arsenic: number;
  drainage: number;
  miners: number;
  own_miner: number;
  port: number;
  train: number;
  pumps: number;
  calciner: number;
  capacity: number | null;
  lost: boolean;
}
export interface Price {
  column: number | null;
  price: number | null;
  change: number;
}
export interface Auction {
  area: string;
  opener: number;
  /** null before a map is played (1–2 players) */ minimum: number | null;
  bid: number;
  leader: number | null;
  in: number[];
  bids: number[];
  map: string | null;
  source: "hand" | "deck" | "wallace" | null;
  peeked: boolean;
  price: number | null;
  wallace: Reckoning | null;
}
/** What Lord Wallace thinks of the area, and the bids his dice can still make. */
export interface Reckoning {
  tile: number;
  map: number;
  arsenic: number;
  value: number;
  why: "value" | "far" | "work" | "mine" | "passed" | null;
  dice: string[];
  pick: string;
  adds: number;
  bids: { price: number; ways: number }[];
  of: number;
}
export interface Player {
  money: number | null;
  points: number;
  column: number;
  last: number;
  left: number;
  passed: number | null;
  mines: number;
  copper: number;
  tin: number;
  arsenic: number;
  limiter: number | null;
  calciner: number;
  own_miners: number;
  tokens: Record<Improvement, number>;
  kimberley: number;
  adelaide: [number, number] | null;
  out: boolean;
  row: { tens: number; fives: number } | null;
  decks: string[];
  hand: string[] | null;
  choice: string[] | null;
  thrown: string[] | null;
  still: number;
  wallace: boolean;
  spent: number;
  extra: number;
}
export interface Deck {
  deck: number | null;
  played: string[];
  unseen: Record<string, number>;
}
export interface Market {
  next: number;
  spaces: { section: number; price: number; cubes: number }[];
  open: number[];
}
export interface Shelf {
  miner: number[];
  port: number[];
  train: number[];
  adit: number[];
  pumps: number[][];
}
export interface TinView {
  phase: Phase;
  round: number;
  rounds: number;
  solo: boolean;
  turn: number | null;
  active: number | null;
  prices: Record<Ore, Price>;
  track: number[];
  rows: number[];
  shelf: Shelf;
  pump_group: number;
  areas: Record<string, Area>;
  adits: string[];
  auction: Auction | null;
  pumping: { left: number; of: number } | null;
  players: Player[];
  maps: Record<string, Deck>;
  tiles: Record<string, { used: string[]; unseen: string[] }>;
  market: Market | null;
  emigration: { destination: Destination; round: number; seat: number | null }[] | null;
  wallace: { back: Region | null; maps: number; aside: number; cards: string[]; left: number } | null;
  options: Record<string, string>;
}

export interface AreaFact {
  name: string;
  region: Region;
  coastal: boolean;
  x: number;
  y: number;
  polygon: [number, number][];
  neighbours: string[];
}
export interface TileFact {
  region: Region;
  copper: number;
  tin: number;
  water: number;
  money: number;
  work: number;
  kickstarter: boolean;
}
export interface MapFact {
  deck: string;
  regions: Region[];
  value: number;
  copper: number;
  tin: number;
  water: number;
  miner: number;
  port: number;
  pump: number;
  count: number;
  kickstarter: boolean;
}
export interface TinFacts {
  areas: Record<string, AreaFact>;
  borders: Record<string, { areas: [string, string] }>;
  land: { id: string; name: { en: string; pl: string }; polygon: [number, number][] }[];
  tiles: Record<string, TileFact>;
  maps: Record<string, MapFact>;
  map_cards: Record<string, string[]>;
  dice: { colours: string[]; faces: number[] };
  prices: { ranges: [number, number][]; tin: number[]; copper: number[] };
  work: { columns: number; costs: Record<string, number> };
  investment: { tens: number[][]; fives: number[][] };
  shelves: Record<string, Shelf>;
  market: number[][];
  destinations: {
    michigan: { rounds: Partial<Record<Improvement, number>>[] };
    sierra_madre: { rounds: number[] };
    kimberley: { rounds: number[] };
    adelaide: { rounds: [number, number][] };
  };
  cards: Record<string, { rounds: string[][] }>;
  zones: [number, number][];
  bid_rows: { from: number; to: number; dice: string[]; pick: string }[];
  improvements: Record<Improvement, { work: number; water: number; neighbours: number }>;
  rules: { start_money: number; mines: number; own_miners: number; base_capacity: number; numbers: number };
  reconstructed: string[];
}

export const isDestination = (word: string): word is Destination => (DESTINATIONS as readonly string[]).includes(word);
export const isImprovement = (word: string): word is Improvement => (IMPROVEMENTS as readonly string[]).includes(word);
export const ore = (area: Area): number => area.copper + area.tin;
/** How an area is drawn: with an account, as a face-down tile, or by its name only. */
export function shape(here: Area): "account" | "down" | "name" {
  if (here.owner !== null || here.tile?.id || (!here.tile && here.copper + here.tin > 0)) return "account";
  return here.tile ? "down" : "name";
}
export const minesOf = (view: TinView, seat: number): string[] =>
  Object.keys(view.areas).filter((id) => view.areas[id]!.owner === seat);
/** The rows of a shelf's printed board for this table. */
export const shelfOf = (facts: TinFacts, view: TinView): Shelf =>
  facts.shelves[String(view.solo ? 1 : view.players.length)]!;

/** Chances in per cent of each column of the price scale, if all three dice are rolled and the sum is corrected by `change` (TIN-3.4, TIN-3.5). */
export function odds(facts: TinFacts, change: number): number[] {
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
export function nextUp(view: TinView): number | null {
  const still = view.track.filter((seat) => view.players[seat]!.passed === null);
  return still.length
    ? still.reduce((best, seat) => (view.players[seat]!.column < view.players[best]!.column ? seat : best))
    : null;
}
/** Markers of one column of the work track, top to bottom. */
export const inColumn = (view: TinView, column: number): number[] =>
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
export const capacityAt = (facts: TinFacts, area: Area, map: MapFact | null): number =>
  facts.rules.base_capacity +
  area.miners +
  area.own_miner +
  area.port +
  area.train +
  (map?.miner ?? 0) +
  (map?.port ?? 0);

/** The tiles that may lie in an area as far as the viewer knows: one if it is known. */
export function possible(facts: TinFacts, view: TinView, area: string): TileFact[] {
  const tile = view.areas[area]?.tile;
  if (!tile) return [];
  if (tile.id) return [facts.tiles[tile.id]!];
  return (view.tiles[facts.areas[area]!.region]?.unseen ?? []).map((id) => facts.tiles[id]!);
}
export const span = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
