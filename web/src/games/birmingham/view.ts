/** Brass: Birmingham as the server tells it (docs/protocol-birmingham.md), and small questions about it. No rules here. */
import type { IconName } from "../../ui/icons";
import type { Good } from "../brass/goods";

export const INDUSTRIES = ["cotton_mill", "manufacturer", "pottery", "coal_mine", "iron_works", "brewery"] as const;
export type Industry = (typeof INDUSTRIES)[number];
export type Era = "canal" | "rail";
export type { Good };
export type Banner = "teal" | "blue" | "red" | "brown" | "purple";
export type Phase = "setup" | "action" | "second" | "selling" | "remove" | "card" | "selloff" | "over";
export const ICON: Record<Industry, IconName> = {
  cotton_mill: "cotton",
  manufacturer: "goods",
  pottery: "pottery",
  coal_mine: "coal",
  iron_works: "iron",
  brewery: "beer",
};

export interface Tile {
  space: string;
  owner: number;
  tile: string;
  industry: Industry;
  level: number;
  goods: number;
  flipped: boolean;
}
export interface Bonus {
  kind: "vp" | "develop" | "income_spaces" | "money";
  amount: number;
}
export interface Merchant {
  space: string;
  place: string;
  kind: string;
  buys: Industry[];
  barrel: boolean;
  bonus: Bonus;
}
export interface Market {
  cubes: number;
  price: number;
  pays: number | null;
}
export interface Stack {
  left: number;
  next: number | null;
  stack: number[];
}
export interface Player {
  money: number;
  spent: number;
  income: number;
  level: number;
  vp: number;
  links: number;
  cards: number;
  hand: string[] | null;
  wilds: string[];
  discard: string[];
  facedown: number;
  facedown_card: string | null;
  mat: Record<Industry, Stack>;
  out: string[];
  network: string[];
}
export interface Doing {
  action: string | null;
  first: string | null;
  cards: number;
  sold: string | null;
  debt: number;
}
export interface BirView {
  phase: Phase;
  era: Era;
  round: number;
  rounds: number;
  turn: number | null;
  order: number[];
  actions: { left: number; of: number };
  doing: Doing;
  markets: Record<"coal" | "iron", Market>;
  tiles: Tile[];
  links: { line: string; owner: number }[];
  /** What a link on each line would score if the era ended now. */
  worth: Record<string, number>;
  merchants: Merchant[];
  deck: number;
  wilds: { wild_location: number; wild_industry: number };
  costs: Record<string, number>;
  players: Player[];
}

export interface PlaceFact {
  kind: "town" | "farm" | "merchant";
  name: { en: string; pl: string };
  colour: Banner | null;
  x: number;
  y: number;
  link_symbols: number;
  bonus: Bonus | null;
  min_players: number;
}
export interface SpaceFact {
  place: string;
  industries: Industry[];
  x: number;
  y: number;
}
export interface LineFact {
  places: string[];
  canal: boolean;
  rail: boolean;
  x: number;
  y: number;
}
export interface TileFact {
  industry: Industry;
  level: number;
  count: number;
  money: number;
  coal: number;
  iron: number;
  beer: number;
  vp: number;
  income: number;
  links: number;
  cubes: number;
  eras: Era[];
  develop: boolean;
}
export interface CardFact {
  kind: "location" | "industry" | "wild";
  place: string | null;
  industries: Industry[];
  colour: Banner | null;
  counts: Record<string, number>;
}
export interface BirFacts {
  places: Record<string, PlaceFact>;
  spaces: Record<string, SpaceFact>;
  merchant_spaces: Record<string, { place: string; min_players: number }>;
  lines: Record<string, LineFact>;
  industries: { id: Industry; makes: "" | Good; flips: "sell" | "empty" }[];
  tiles: Record<string, TileFact>;
  cards: Record<string, CardFact>;
  markets: Record<"coal" | "iron", { prices: number[]; start: number; overflow: number }>;
  income: number[];
  rules: {
    hand: number;
    loan: number;
    loan_levels: number;
    canal: number;
    rail: number;
    two_rails: number;
    links: number;
    brewery_canal: number;
    brewery_rail: number;
  };
}

export const MAKES: Partial<Record<Industry, Good>> = { coal_mine: "coal", iron_works: "iron", brewery: "beer" };
export const tileId = (industry: Industry, level: number): string => `${industry}/${level}`;

export function tileFact(facts: BirFacts, id: string): TileFact {
  const known = facts.tiles[id];
  if (!known) throw new Error(`unknown tile ${id}`);
  return known;
}
/** What a tile costs at this table; an option may change the printed price. */
export const price = (facts: BirFacts, view: BirView, id: string): number =>
  view.costs[id] ?? tileFact(facts, id).money;

export const tileAt = (view: BirView, space: string): Tile | undefined => view.tiles.find((t) => t.space === space);
/** The word that takes goods from this tile: `coal:dudley/1`. */
export function sourceOf(tile: Tile | undefined): string | null {
  const good = tile && MAKES[tile.industry];
  return good && !tile.flipped && tile.goods ? `${good}:${tile.space}` : null;
}
export const spacesOf = (facts: BirFacts, place: string): string[] =>
  Object.keys(facts.spaces).filter((s) => facts.spaces[s]!.place === place);
export const merchantSpacesOf = (facts: BirFacts, place: string): string[] =>
  Object.keys(facts.merchant_spaces).filter((s) => facts.merchant_spaces[s]!.place === place);
export const serves = (line: LineFact, era: Era): boolean => (era === "canal" ? line.canal : line.rail);

/** The last round of an era and the one before: what the end of the era takes is marked (BIR-16.2, BIR-16.5). */
export const nearEnd = (view: BirView): boolean =>
  view.phase !== "setup" && view.phase !== "over" && view.round >= view.rounds - 1;
export const willGo = (view: BirView, level: number): boolean => nearEnd(view) && view.era === "canal" && level === 1;
/** The next tile of an industry cannot be built in this era. */
export const locked = (facts: BirFacts, view: BirView, id: string): boolean =>
  !tileFact(facts, id).eras.includes(view.era);

/** Levels of a stack with how many are left of each: `[[1, 2], [2, 3]]`. */
export function byLevel(stack: readonly number[]): [level: number, left: number][] {
  const out: [number, number][] = [];
  for (const level of stack) {
    const last = out.at(-1);
    if (last?.[0] === level) last[1]++;
    else out.push([level, 1]);
  }
  return out;
}
export const levelsOf = (facts: BirFacts, industry: Industry): TileFact[] =>
  Object.values(facts.tiles)
    .filter((t) => t.industry === industry)
    .sort((a, b) => a.level - b.level);
