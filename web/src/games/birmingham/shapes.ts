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
export type Industry = "cotton_mill" | "manufacturer" | "pottery" | "coal_mine" | "iron_works" | "brewery";
export type Banner = "teal" | "blue" | "red" | "brown" | "purple";
export type Phase = "setup" | "action" | "second" | "selling" | "remove" | "card" | "selloff" | "over";
export type Act = "link" | "links" | "develop" | "sell" | "loan" | "pass" | "scout";
export type Wild = "wild_location" | "wild_industry";
export type MerchantSpaceId = string;
export type MerchantKind = "any" | "cotton_mill" | "manufacturer" | "pottery" | "blank";

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
  first: LineId | null; // phase second: the line laid first
  cards: number; // still to discard
  sold: SpaceId | null; // phase remove: the space of the tile being sold
  debt: number; // pounds, phase selloff
}
export interface Market {
  cubes: number;
  price: number; // of the next cube bought
  pays: number | null; // for the next cube sold; null: full
}
export interface Tile {
  space: SpaceId;
  owner: Seat;
  tile: TileId;
  industry: Industry;
  level: number;
  goods: number; // cubes or barrels left
  flipped: boolean;
}
export interface Bonus {
  kind: "vp" | "develop" | "income_spaces" | "money";
  amount: number;
}
export interface Merchant {
  space: MerchantSpaceId;
  place: PlaceId;
  kind: MerchantKind;
  buys: Industry[];
  barrel: boolean;
  bonus: Bonus;
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
  wilds: Wild[]; // wild cards held, public
  discard: Cards; // face-up cards, oldest first
  facedown: number;
  facedown_card: CardId | null; // yours, by option
  mat: Record<Industry, Stack>;
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
  markets: Record<MarketGood, Market>;
  tiles: Tile[]; // occupied spaces only
  merchants: Merchant[]; // spaces in use
  wilds: Record<Wild, number>; // left in the piles
  costs: Record<TileId, number>; // money costs that an option changed
  players: Player[];
}
export interface PlaceFact {
  kind: "town" | "farm" | "merchant";
  name: Names;
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
export interface MerchantSpaceFact {
  place: string;
  min_players: number;
}
export interface LineFact {
  places: string[]; // two or three
  canal: boolean;
  rail: boolean;
  x: number;
  y: number;
}
export interface IndustryFact {
  id: Industry;
  makes: "" | "coal" | "iron" | "beer";
  flips: "sell" | "empty";
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
  counts: Record<string, number>; // by number of players
}
export interface MerchantKindFact {
  buys: Industry[];
  counts: Record<string, number>; // by number of players
}
export interface Rules {
  hand: number;
  loan: number;
  loan_levels: number;
  canal: number;
  rail: number;
  two_rails: number;
  links: number;
  brewery_canal: number;
  brewery_rail: number;
}
export interface Facts {
  places: Record<string, PlaceFact>;
  spaces: Record<string, SpaceFact>;
  merchant_spaces: Record<string, MerchantSpaceFact>;
  lines: Record<string, LineFact>;
  industries: IndustryFact[];
  tiles: Record<string, TileFact>;
  cards: Record<string, CardFact>;
  merchant_kinds: Record<MerchantKind, MerchantKindFact>;
  markets: Record<MarketGood, MarketFact>;
  income: number[]; // level of space 0..99
  rounds: Record<string, Record<Era, number>>; // by number of players
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
  "merchants-laid": { merchants: string[] };
  "order-drawn": { seats: number[] };
  facedown: { seat: number };
  "facedown-you": { seat: number; card: string };
  "wild-returned": { seat: number; card: string };
  // `way`: canal, rail, first (of two rails, for the price of both) or second.
  linked: { seat: number; line: string; price: number; way: string };
  "beer-used": { seat: number; owner: number; space: string };
  "merchant-beer": { seat: number; merchant: string };
  sold: { seat: number; tile: string; space: string; merchant: string };
  bonus: { seat: number; merchant: string; bonus: string; amount: number };
  removed: { seat: number; tile: string };
  "removal-declined": { seat: number };
  scouted: { seat: number };
  "barrels-refilled": { count: number };
}
