/** Coal Baron as the server tells it (docs/protocol-coalbaron.md), and small questions about it. No rules here: only counting what is shown. */

export const COLOURS = ["yellow", "brown", "grey", "black"] as const;
export const TRANSPORTS = ["wheelbarrow", "carriage", "motorcar", "locomotive"] as const;
export const ROMAN = ["↑", "I", "II", "III", "IV"] as const;
export type Colour = (typeof COLOURS)[number];
export type Transport = (typeof TRANSPORTS)[number];
export type Side = "light" | "dark";
export type SpaceKind = "workshop" | "workshop_pick5" | "mining" | "loading" | "money" | "order" | "order_pick5";
export type Counts = Record<Colour, number>;

export interface TunnelPiece {
  tile: string | null;
  carts: (Colour | null)[];
}
export interface Space {
  id: string;
  kind: SpaceKind;
  locked: boolean;
  miners: number;
  owner: number | null;
  needs: number;
  tile: string | null;
  order: string | null;
}
export interface Waiting {
  order: string;
  covers: Colour[][];
  complete: boolean;
}
export interface Player {
  marks: number;
  points: number;
  miners: number;
  cage: { level: number; load: Colour[] };
  storage: Partial<Counts>;
  shaft: Record<Side, TunnelPiece[]>[];
  waiting: Waiting[];
  delivered: number;
  delivered_orders: string[] | null;
  light: number;
  dark: number;
  tally: number[] | null;
}
export interface Stack {
  size: number;
  top: (string | null)[];
  bottom: (string | null)[];
}
export interface Pick {
  deck: "tiles" | "orders";
  count: number;
  seen: string[] | null;
  place: "top" | "bottom" | null;
  laid: string[] | null;
  laid_count: number;
}
export interface CoalView {
  phase: "setup" | "draft" | "turn" | "mine" | "fill" | "pick" | "return" | "over";
  shift: number;
  turn: number | null;
  start: number | null;
  spaces: Space[];
  hall: number[];
  canteen: number[];
  supply: Counts | null;
  stacks: { tiles: Stack; orders: Stack };
  draft: string[];
  players: Player[];
  mining: { left: number; of: number; pair: { order: string; colour: Colour } | null } | null;
  pick: Pick | null;
  fill: { tile: string; carts: number } | null;
  clock: { results: number[][][] };
  final: { marks: number[]; coal: number[]; waiting: number[]; balance: number[] } | null;
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
  kind: SpaceKind | "muster_hall" | "canteen";
  steps?: number;
  marks?: number;
  transport?: Transport;
  x: number;
  y: number;
}
export interface Category {
  number: number;
  kind: "coal" | "transport" | "empty_carts";
  key: string;
  first: number;
  second: number;
  from_shift: number;
}
export interface CoalFacts {
  colours: { id: Colour; level: number; price: number }[];
  tiles: Record<string, TileFact>;
  orders: Record<string, OrderFact>;
  spaces: Record<string, SpaceFact>;
  clock: Category[];
  cage_capacity: number;
}

/** Copies of one face share their id up to a suffix the engine may add; the face decides what is drawn. */
export function tileFact(facts: CoalFacts, id: string): TileFact {
  const known = facts.tiles[id];
  if (known) return known;
  const [, colour, side, carts] = id.split("-");
  const price = facts.colours.find((c) => c.id === colour)?.price ?? 0;
  return { colour: colour as Colour, side: side as Side, carts: Number(carts), cost: price * Number(carts) };
}

export function orderFact(facts: CoalFacts, id: string): OrderFact {
  const known = facts.orders[id];
  if (!known) throw new Error(`unknown order ${id}`);
  return known;
}

/** The empty spaces of a waiting order, by colour. */
export function missing(facts: CoalFacts, waiting: Waiting): Colour[] {
  return orderFact(facts, waiting.order).spaces.filter((_, k) => !waiting.covers[k]?.length);
}

/** What the balance of lit and dark tiles would cost now (COA-12.5). */
export function imbalance(player: Player): number {
  return -2 * Math.abs(player.light - player.dark);
}

export function stored(player: Player): number {
  return COLOURS.reduce((sum, c) => sum + (player.storage[c] ?? 0), 0);
}

/** Empty carts of one colour: shafts are open to everybody (COA-13.5). */
export function emptyCarts(player: Player, colour: Colour): number {
  const level = player.shaft[COLOURS.indexOf(colour)]!;
  return [...level.light, ...level.dark].flatMap((piece) => piece.carts).filter((cube) => cube === null).length;
}
/** What a category counts for a player as far as it is open: empty carts always, delivered orders to those who may look at them. */
export function known(player: Player, category: Category): number | null {
  if (category.kind === "empty_carts") return emptyCarts(player, category.key as Colour);
  return player.tally?.[category.number - 1] ?? null;
}

/** The categories counted when this shift ends. */
export function counted(facts: CoalFacts, shift: number): Category[] {
  return facts.clock.filter((c) => c.from_shift <= shift);
}
