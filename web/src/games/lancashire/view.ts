/** Brass: Lancashire as the server tells it (docs/protocol-lancashire.md), and small questions about it. No rules here. */
import type { Broken } from "../../lib/types";
import type { IconName } from "../../ui/icons";

export const INDUSTRIES = ["cotton_mill", "port", "coal_mine", "iron_works", "shipyard"] as const;
export type Industry = (typeof INDUSTRIES)[number];
export const isIndustry = (word: string): word is Industry => (INDUSTRIES as readonly string[]).includes(word);
export type Check = "card" | "space" | "period" | "coal" | "iron" | "money";
export type Era = "canal" | "rail";
export type Good = "coal" | "iron";
export type Banner = "teal" | "blue" | "red" | "brown" | "purple";
export type Phase = "setup" | "action" | "second" | "developing" | "selling" | "card" | "selloff" | "over";
export const ICON: Record<Industry, IconName> = {
  cotton_mill: "cotton",
  port: "port",
  coal_mine: "coal",
  iron_works: "iron",
  shipyard: "shipyard",
};
export const MAKES: Partial<Record<Industry, Good>> = { coal_mine: "coal", iron_works: "iron" };
/** The word of a sale to the distant market. */
export const FAR = "distant";

export interface Tile {
  space: string;
  owner: number;
  tile: string;
  industry: Industry;
  level: number;
  goods: number;
  flipped: boolean;
}
export interface Market {
  prices: number[];
  cubes: number;
  price: number;
  pays: number | null;
}
export interface Distant {
  marker: number;
  open: boolean;
  bonus: number | null;
  kind: "money" | "income";
  used: number[];
  left: number;
  unseen: Record<string, number>;
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
  stacks: Record<Industry, Stack>;
  out: string[];
  network: string[];
  reach: string[];
  anywhere: boolean;
}
export interface Doing {
  action: string | null;
  first: string | null;
  cards: number;
  sold: string | null;
  debt: number;
}
/** What the server says of one industry in one town: the best space, the cards that allow it, and every rule broken. */
export interface Site {
  place: string;
  industry: Industry;
  tile: string | null;
  space: string;
  cards: string[];
  combine: boolean;
  violated: Broken[];
}
export interface LanView {
  phase: Phase;
  era: Era;
  round: number;
  rounds: number;
  turn: number | null;
  order: number[];
  actions: { left: number; of: number };
  doing: Doing;
  closed: string[];
  markets: Record<Good, Market>;
  distant: Distant;
  tiles: Tile[];
  links: { line: string; owner: number }[];
  /** What a link on each line would score if the era ended now. */
  worth: Record<string, number>;
  deck: number;
  aside: number;
  discard: { seat: number; card: string }[];
  players: Player[];
  sites: Site[] | null;
}

/** The three below carry their place on the drawing; see `drawn` in geometry. */
export interface PlaceFact {
  kind: "town" | "waypoint" | "external";
  name: { en: string; pl: string };
  x: number;
  y: number;
  coins: number;
  banner: Banner | null;
}
export interface SpaceFact {
  place: string;
  industries: Industry[];
  hint: "left" | "right" | "top" | "bottom" | "only" | "top_left" | "top_right" | "bottom_left" | "bottom_right";
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
  vp: number;
  income: number;
  cubes: number;
  era: Era | "any" | "never";
}
export interface CardFact {
  kind: "region" | "industry";
  place: string | null;
  industry: Industry | null;
  count: number;
}
export interface LanFacts {
  places: Record<string, PlaceFact>;
  spaces: Record<string, SpaceFact>;
  lines: Record<string, LineFact>;
  virtual_link: string[];
  /** What each rule of building is about. */
  checks: Record<string, Check>;
  industries: { id: Industry; makes: "" | Good; flips: "sell" | "empty" | "built" }[];
  tiles: Record<string, TileFact>;
  cards: Record<string, CardFact>;
  markets: Record<Good, { prices: number[]; start: number; overflow: number }>;
  distant: { track: (number | null)[]; tiles: Record<string, number> };
  income: number[];
  rules: {
    hand: number;
    money: number;
    canal: number;
    rail: number;
    two_rails: number;
    links: number;
    loans: number[];
    cash_per_vp: number;
  };
}

export const tileId = (industry: Industry, level: number): string => `${industry}/${level}`;
export function tileFact(facts: LanFacts, id: string): TileFact {
  const known = facts.tiles[id];
  if (!known) throw new Error(`unknown tile ${id}`);
  return known;
}
export const tileAt = (view: LanView, space: string): Tile | undefined => view.tiles.find((t) => t.space === space);
/** The word that takes a cube from this tile: `coal:wigan/1`. */
export function sourceOf(tile: Tile | undefined): string | null {
  const good = tile && MAKES[tile.industry];
  return good && !tile.flipped && tile.goods ? `${good}:${tile.space}` : null;
}
export const spacesOf = (facts: LanFacts, place: string): string[] =>
  Object.keys(facts.spaces).filter((s) => facts.spaces[s]!.place === place);
export const serves = (line: LineFact, era: Era): boolean => (era === "canal" ? line.canal : line.rail);

/** The last round of the Canal Period and the one before: what its end takes is marked (LAN-11.5). */
export const nearEnd = (view: LanView): boolean =>
  view.era === "canal" && view.phase !== "setup" && view.phase !== "over" && view.round >= view.rounds - 1;
export const willGo = (view: LanView, level: number): boolean => nearEnd(view) && level === 1;
/** The next tile of an industry cannot be built in this period. */
export function locked(facts: LanFacts, view: LanView, id: string): boolean {
  const { era } = tileFact(facts, id);
  return era === "never" || (era !== "any" && era !== view.era);
}

/** Tiles not yet turned up that would not close the distant market, with their number. */
export function sells(facts: LanFacts, distant: Distant): number {
  const closed = facts.distant.track.length - 1;
  return Object.entries(distant.unseen).reduce(
    (sum, [value, count]) => sum + (distant.marker - Number(value) < closed ? count : 0),
    0,
  );
}
/** The order of the next round if nobody spent any more: less spent goes first, equals keep their order (LAN-3.13). */
export function nextOrder(view: LanView): number[] {
  return [...view.order].sort((a, b) => view.players[a]!.spent - view.players[b]!.spent);
}

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
export const levelsOf = (facts: LanFacts, industry: Industry): TileFact[] =>
  Object.values(facts.tiles)
    .filter((t) => t.industry === industry)
    .sort((a, b) => a.level - b.level);
