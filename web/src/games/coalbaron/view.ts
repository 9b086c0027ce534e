/** Coal Baron as the server tells it (shapes.ts), and small questions about it. No rules here: only counting what is shown. */

import type { Category, Colour, Facts, OrderFact, Player, Side, TileFact, Transport, View, Waiting } from "./shapes";

export type * from "./shapes";
export type { Facts as CoalFacts, View as CoalView };

export const COLOURS = ["yellow", "brown", "grey", "black"] as const satisfies readonly Colour[];
export const TRANSPORTS = ["wheelbarrow", "carriage", "motorcar", "locomotive"] as const satisfies readonly Transport[];
export const ROMAN = ["↑", "I", "II", "III", "IV"] as const;

/** Copies of one face share their id up to a suffix the engine may add; the face decides what is drawn. */
export function tileFact(facts: Facts, id: string): TileFact {
  const known = facts.tiles[id];
  if (known) return known;
  const [, colour, side, carts] = id.split("-");
  const price = facts.colours.find((c) => c.id === colour)?.price ?? 0;
  return { colour: colour as Colour, side: side as Side, carts: Number(carts), cost: price * Number(carts) };
}

export function orderFact(facts: Facts, id: string): OrderFact {
  const known = facts.orders[id];
  if (!known) throw new Error(`unknown order ${id}`);
  return known;
}

/** The empty spaces of a waiting order, by colour. */
export function missing(facts: Facts, waiting: Waiting): Colour[] {
  return orderFact(facts, waiting.order).spaces.filter((_, k) => !waiting.covers[k]?.length);
}

/** What the balance of lit and dark tiles would cost now (COA-12.5). */
export function imbalance(player: Player): number {
  return -2 * Math.abs(player.light - player.dark);
}

export function stored(player: Player): number {
  return COLOURS.reduce((sum, c) => sum + player.storage[c], 0);
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
export function counted(facts: Facts, shift: number): Category[] {
  return facts.clock.filter((c) => c.from_shift <= shift);
}
