// Made by scripts/shapes.py from shape.py and events.py of the game; do not edit.

export type Seat = number;
export type Signed = number;
export type Era = "canal" | "rail";
export type MarketGood = "coal" | "iron";
export type PlaceId = string;
export type SpaceId = string;
export type LineId = string;
export type TileId = string;
export type CardId = string;
export type Cards = CardId[];
export type Industry = "cotton_mill" | "port" | "coal_mine" | "iron_works" | "shipyard";
export type Phase = "setup" | "action" | "second" | "developing" | "selling" | "card" | "selloff" | "over";
export type Act = "combine" | "link" | "develop" | "sell" | "loan" | "pass";
export type Payment = "money" | "income";
export type Check = "card" | "space" | "period" | "coal" | "iron" | "money";
export type DistantTile = string;
export type TileEra = "canal" | "rail" | "any" | "never";
export type Hint =
  | "left"
  | "right"
  | "top"
  | "bottom"
  | "only"
  | "top_left"
  | "top_right"
  | "bottom_left"
  | "bottom_right";

export interface Actions {
  left: number;
  of: number;
}
export interface Link {
  line: LineId;
  owner: Seat;
}
export interface Stack {
  left: number;
  next: number | null; // level
  stack: number[]; // levels left, lowest first
}
export interface Names {
  en: string;
  pl: string;
}
export interface MarketFact {
  prices: number[]; // cheapest first
  start: number;
  overflow: number;
}
export interface Doing {
  action: Act | null;
  first: LineId | null; // phase second: the railway laid first
  cards: number; // still to discard
  sold: SpaceId | null; // of a mill whose cotton goes to the distant market, tile not yet turned up
  debt: number; // pounds, phase selloff
}
export interface Market {
  prices: number[]; // cheapest first
  cubes: number;
  price: number; // of the next cube bought
  pays: number | null; // for the next cube put on the track; null: full
}
export interface Distant {
  marker: number; // place on the cotton demand track, 0..8
  open: boolean;
  bonus: number | null; // at the marker; null: closed
  kind: Payment;
  used: number[]; // values turned up this period, oldest first
  left: number; // tiles not turned up
  unseen: Record<DistantTile, number>; // by value; open to all
}
export interface Tile {
  space: SpaceId;
  owner: Seat;
  tile: TileId;
  industry: Industry;
  level: number;
  goods: number; // cubes left
  flipped: boolean;
}
export interface Discarded {
  seat: Seat;
  card: CardId;
}
export interface Player {
  money: Signed; // below zero by option only
  spent: number;
  income: number; // space 0..99
  level: Signed; // pounds
  vp: Signed;
  links: number; // tiles left
  cards: number; // in hand
  hand: Cards | null; // null: not yours
  out: TileId[]; // out of the game
  network: PlaceId[]; // places with an own tile or touched by an own link
  stacks: Record<Industry, Stack>;
  reach: PlaceId[]; // towns where an industry card may be used now
  anywhere: boolean; // free first build: every town
}
export interface Broken {
  id: string;
  args: Record<string, unknown>;
}
export interface Site {
  place: PlaceId;
  industry: Industry;
  tile: TileId | null; // null: none left
  space: SpaceId; // the one the answer is about
  cards: CardId[]; // in hand that allow it
  combine: boolean; // two cards and both actions would do
  violated: Broken[];
}
export interface View {
  era: Era;
  round: number;
  rounds: number;
  turn: Seat | null;
  order: Seat[];
  actions: Actions;
  links: Link[];
  worth: Record<LineId, number>; // what a link there would score if the era ended now
  deck: number; // cards left to draw
  phase: Phase;
  doing: Doing;
  closed: PlaceId[]; // off the map (two players, LAN-V2)
  markets: Record<MarketGood, Market>;
  distant: Distant;
  tiles: Tile[]; // occupied spaces only
  aside: number; // cards set aside unseen
  discard: Discarded[]; // oldest first: one open pile
  players: Player[];
  sites: Site[] | null; // for the viewer who is to act in phase action
}
export interface PlaceFact {
  kind: "town" | "waypoint" | "external";
  name: Names;
  x: number; // 0..1000
  y: number;
  coins: number;
}
export interface SpaceFact {
  place: string;
  industries: Industry[];
  hint: Hint; // where in the town it lies
}
export interface LineFact {
  places: string[];
  canal: boolean;
  rail: boolean;
}
export interface IndustryFact {
  id: Industry;
  makes: "" | "coal" | "iron";
  flips: "sell" | "empty" | "built";
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
  era: TileEra;
}
export interface CardFact {
  kind: "region" | "industry";
  place: string | null;
  industry: Industry | null;
  count: number;
}
export interface DistantFact {
  track: (number | null)[]; // null: closed
  tiles: Record<string, number>; // by value
}
export interface Rules {
  hand: number;
  money: number;
  canal: number;
  rail: number;
  two_rails: number;
  links: number;
  loans: number[];
  cash_per_vp: number;
}
export interface Facts {
  places: Record<string, PlaceFact>;
  spaces: Record<string, SpaceFact>;
  lines: Record<string, LineFact>;
  virtual_link: string[]; // two places
  industries: IndustryFact[];
  tiles: Record<string, TileFact>;
  cards: Record<string, CardFact>;
  markets: Record<MarketGood, MarketFact>;
  distant: DistantFact;
  checks: Record<string, Check>; // rule id: what it is about, of the six things asked of a building
  income: number[]; // level of space 0..99
  rounds: Record<string, number>; // by number of players
  aside: Record<string, Record<Era, number>>; // by number of players
  rules: Rules;
}
export interface Events {
  "era-begins": { era: string };
  "round-begins": { era: string; round: number; of: number };
  dealt: { seat: number; count: number };
  "dealt-you": { seat: number; cards: string[] };
  drew: { seat: number; count: number };
  "drew-you": { seat: number; cards: string[] };
  discarded: { seat: number; card: string };
  built: { seat: number; tile: string; space: string; price: number };
  replaced: { seat: number; owner: number; tile: string; space: string };
  "coal-used": { seat: number; owner: number; space: string };
  "iron-used": { seat: number; owner: number; space: string };
  "coal-bought": { seat: number; cubes: number; price: number };
  "iron-bought": { seat: number; cubes: number; price: number };
  "goods-placed": { seat: number; tile: string; space: string; count: number };
  "market-sold": { seat: number; good: string; cubes: number; money: number };
  flipped: { owner: number; tile: string; space: string; steps: number; income: number; level: number };
  developed: { seat: number; tile: string };
  loan: { seat: number; money: number; income: number; level: number };
  passed: { seat: number };
  "order-changed": { seats: number[]; counts: number[] };
  income: { seat: number; money: number };
  debt: { seat: number; debt: number; paid: number };
  "sold-off": { seat: number; tile: string; space: string; money: number };
  "points-lost": { seat: number; points: number; debt: number };
  "debt-forgiven": { seat: number; debt: number };
  "debt-kept": { seat: number; debt: number; money: number };
  // Points by seat, those from before, and link by link what each gave whom.
  "links-scored": {
    era: string;
    points: number[];
    before_points: number[];
    lines: string[];
    owners: number[];
    worth: number[];
  };
  // Points by seat, and tile by tile what each gave whom.
  "industries-scored": {
    era: string;
    points: number[];
    spaces: string[];
    tiles: string[];
    owners: number[];
    worth: number[];
  };
  // How many tiles leave the board, how many of each seat, and from where.
  "tiles-removed": { count: number; counts: number[]; spaces: string[] };
  "extra-scored": { what: string; points: number[] };
  "game-over": { winners: number[]; reason: string };
  "start-drawn": { seat: number; seats: number[] };
  "set-aside": { count: number };
  combined: { seat: number };
  linked: { seat: number; line: string; price: number };
  sold: { seat: number; tile: string; space: string; owner: number; port: string };
  offered: { seat: number; tile: string; space: string };
  "demand-fell": { steps: number; marker: number; left: number };
  "sold-far": { seat: number; tile: string; space: string };
  bonus: { seat: number; bonus: string; amount: number; income: number; level: number };
  "market-closed": { seat: number };
  "cash-scored": { points: number[] };
  "canals-removed": { count: number };
  "market-reopened": Record<string, never>;
}
