/** Brass: Birmingham as the server tells it (shapes.ts), and small questions about it. No rules here. */
import type { IconName } from "../../ui/icons";
import type { Good } from "../brass/goods";
import type { Era, Facts, Industry, LineFact, Tile, TileFact, View } from "./shapes";

export type * from "./shapes";
export type { Facts as BirFacts, Good, View as BirView };

export const INDUSTRIES = [
  "cotton_mill",
  "manufacturer",
  "pottery",
  "coal_mine",
  "iron_works",
  "brewery",
] as const satisfies readonly Industry[];
export const ICON: Record<Industry, IconName> = {
  cotton_mill: "cotton",
  manufacturer: "goods",
  pottery: "pottery",
  coal_mine: "coal",
  iron_works: "iron",
  brewery: "beer",
};

export const MAKES: Partial<Record<Industry, Good>> = { coal_mine: "coal", iron_works: "iron", brewery: "beer" };
export const tileId = (industry: Industry, level: number): string => `${industry}/${level}`;

export function tileFact(facts: Facts, id: string): TileFact {
  const known = facts.tiles[id];
  if (!known) throw new Error(`unknown tile ${id}`);
  return known;
}
/** What a tile costs at this table; an option may change the printed price. */
export const price = (facts: Facts, view: View, id: string): number => view.costs[id] ?? tileFact(facts, id).money;

export const tileAt = (view: View, space: string): Tile | undefined => view.tiles.find((t) => t.space === space);
/** The word that takes goods from this tile: `coal:dudley/1`. */
export function sourceOf(tile: Tile | undefined): string | null {
  const good = tile && MAKES[tile.industry];
  return good && !tile.flipped && tile.goods ? `${good}:${tile.space}` : null;
}
export const spacesOf = (facts: Facts, place: string): string[] =>
  Object.keys(facts.spaces).filter((s) => facts.spaces[s]!.place === place);
export const merchantSpacesOf = (facts: Facts, place: string): string[] =>
  Object.keys(facts.merchant_spaces).filter((s) => facts.merchant_spaces[s]!.place === place);
export const serves = (line: LineFact, era: Era): boolean => (era === "canal" ? line.canal : line.rail);

/** The last round of an era and the one before: what the end of the era takes is marked (BIR-16.2, BIR-16.5). */
export const nearEnd = (view: View): boolean =>
  view.phase !== "setup" && view.phase !== "over" && view.round >= view.rounds - 1;
export const willGo = (view: View, level: number): boolean => nearEnd(view) && view.era === "canal" && level === 1;
/** The next tile of an industry cannot be built in this era. */
export const locked = (facts: Facts, view: View, id: string): boolean => !tileFact(facts, id).eras.includes(view.era);

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
export const levelsOf = (facts: Facts, industry: Industry): TileFact[] =>
  Object.values(facts.tiles)
    .filter((t) => t.industry === industry)
    .sort((a, b) => a.level - b.level);
