// Made by scripts/shapes.py from shape.py and events.py of the game; do not edit.

export type Seat = number;
export type Signed = number;
export type Colour = "yellow" | "brown" | "grey" | "black";
export type Side = "light" | "dark";
export type Transport = "wheelbarrow" | "carriage" | "motorcar" | "locomotive";
export type SpaceKind =
  | "workshop"
  | "workshop_pick5"
  | "mining"
  | "loading"
  | "money"
  | "order"
  | "order_pick5"
  | "muster";
export type CategoryKind = "coal" | "transport" | "empty_carts";
export type Phase = "setup" | "draft" | "turn" | "mine" | "fill" | "pick" | "return" | "over";
export type DeckName = "tiles" | "orders";
export type Place = "top" | "bottom";
export type Source = "cage" | "storage";
export type Counts = Record<Colour, number>;
export type SpaceId = string;
export type TileId = string;
export type OrderId = string;
export type PieceId = string;
export type BySeat = number[];
export type Points = Signed[];

export interface Space {
  id: SpaceId;
  kind: SpaceKind;
  locked: boolean;
  miners: number;
  owner: Seat | null;
  needs: number; // miners it costs now
  tile: TileId | null;
  order: OrderId | null;
}
export interface Stack {
  size: number;
  top: (PieceId | null)[]; // what this viewer knows of laid pieces; null: unknown to it
  bottom: (PieceId | null)[];
  inside: PieceId[]; // known to lie in it, but not where
}
export interface Stacks {
  tiles: Stack;
  orders: Stack;
}
export interface Cage {
  level: number; // 0: the surface
  load: Colour[];
}
export interface TunnelPiece {
  tile: TileId | null; // null: the built-in cart
  carts: (Colour | null)[]; // the cube on each cart
}
export interface Waiting {
  order: OrderId;
  covers: Colour[][]; // per space: none, one or two cubes
  complete: boolean;
}
export interface Player {
  marks: number;
  points: Signed; // after the end: the final ones
  miners: number;
  cage: Cage;
  storage: Counts;
  shaft: Record<Side, TunnelPiece[]>[]; // per level 1..4
  waiting: Waiting[];
  delivered: number;
  delivered_orders: OrderId[] | null; // to those who may look
  light: number; // tiles
  dark: number;
  tally: number[] | null; // per category of the clock
}
export interface Pair {
  order: OrderId;
  colour: Colour;
}
export interface Mining {
  left: number; // steps
  of: number;
  pair: Pair | null; // two cubes of other colours are being chosen
}
export interface Pick {
  deck: DeckName;
  count: number;
  seen: PieceId[] | null; // to the one who looks
  place: Place | null; // where they are being returned to
  laid: PieceId[] | null;
  laid_count: number;
}
export interface Fill {
  tile: TileId;
  carts: number;
}
export interface Clock {
  results: number[][][]; // per shift done, per category, points by seat
}
export interface FinalPoints {
  marks: Points;
  coal: Points;
  waiting: Points;
  balance: Points;
}
export interface View {
  phase: Phase;
  shift: number; // 1..3
  turn: Seat | null;
  start: Seat | null;
  spaces: Space[];
  hall: BySeat;
  canteen: BySeat;
  supply: Counts | null; // null: unlimited
  stacks: Stacks;
  draft: OrderId[];
  players: Player[];
  mining: Mining | null;
  pick: Pick | null;
  fill: Fill | null; // carts the supply cannot fill
  clock: Clock;
  final: FinalPoints | null;
}
export interface ColourFact {
  id: Colour;
  level: number;
  price: number;
}
export interface TileFact {
  colour: Colour;
  side: Side;
  carts: number;
  cost: number;
}
export interface OrderFact {
  transport: Transport;
  points: number;
  spaces: Colour[];
}
export interface SpaceFact {
  kind: SpaceKind;
  x: number;
  y: number;
  steps?: number;
  marks?: number;
  transport?: Transport;
}
export interface Category {
  number: number;
  kind: CategoryKind;
  key: Colour | Transport;
  first: number; // points
  second: number;
  from_shift: number;
}
export interface Facts {
  colours: ColourFact[];
  tiles: Record<string, TileFact>;
  orders: Record<string, OrderFact>;
  spaces: Record<string, SpaceFact>;
  clock: Category[];
  cage_capacity: number;
  second_place: Record<string, boolean>; // by number of players
  balance: number; // points for each tile too many on one side
  waiting: number; // points for each waiting order
}
export interface Events {
  "start-player": { seat: number };
  "tiles-shown": { tiles: string[] };
  "orders-revealed": { orders: string[] };
  drafted: { seat: number; order: string };
  "orders-shown": { orders: string[] };
  "shift-begins": { shift: number; seat: number };
  sent: { seat: number; space: string; miners: number };
  displaced: { owner: number; space: string; miners: number; by: number };
  paid: { seat: number; marks: number };
  earned: { seat: number; marks: number };
  "tile-laid": { seat: number; tile: string; cubes: number };
  "carts-filled": { seat: number; cubes: Colour[] };
  refilled: { space: string; piece: string };
  // The one who looks is told the pieces, the others how many.
  looked: { seat: number; deck: DeckName; count: number; pieces: string[] | null };
  "bought-none": { seat: number };
  kept: { seat: number; order: string };
  "kept-none": { seat: number };
  // The one who returns is told the order, the others where and how many.
  returned: { seat: number; deck: DeckName; place: Place; count: number; pieces: string[] | null };
  mining: { seat: number; steps: number };
  "cage-moved": { seat: number; from_level: number; to_level: number };
  loaded: { seat: number; colour: Colour };
  placed: { seat: number; order: string; colour: Colour; source: Source };
  paired: { seat: number; order: string; colour: Colour; first: Colour; second: Colour };
  stored: { seat: number; colour: Colour };
  stopped: { seat: number; unused: number };
  delivered: { seat: number; order: string; points: number };
  "order-taken": { seat: number; order: string };
  "category-scored": {
    shift: number;
    number: number;
    category: CategoryKind;
    key: Colour | Transport;
    points: number[];
    counts: number[];
    before_points: number[];
  };
  "start-token": { seat: number };
  "miners-return": Record<string, never>;
  final: { seat: number; marks: number; coal: number; waiting: number; balance: number };
  "game-over": { winner_seats: number[] };
}
