/** Brass: Lancashire as the server tells it (shapes.ts), and small questions about it. No rules here. */
import type { IconName } from "../../ui/icons";
import type * as shapes from "./shapes";
import type { Distant, Era, Industry, MarketGood, Tile, TileFact, View as LanView } from "./shapes";

export type * from "./shapes";
export type { LanView };
export type { MarketGood as Good };
export type Banner = "teal" | "blue" | "red" | "brown" | "purple";

/** The facts with their places on the drawing; see `drawn` in geometry. */
export interface PlaceFact extends shapes.PlaceFact {
  banner: Banner | null;
}
export interface SpaceFact extends shapes.SpaceFact {
  x: number;
  y: number;
}
export interface LineFact extends shapes.LineFact {
  x: number;
  y: number;
}
export interface LanFacts extends Omit<shapes.Facts, "places" | "spaces" | "lines"> {
  places: Record<string, PlaceFact>;
  spaces: Record<string, SpaceFact>;
  lines: Record<string, LineFact>;
}

export const INDUSTRIES = [
  "cotton_mill",
  "port",
  "coal_mine",
  "iron_works",
  "shipyard",
] as const satisfies readonly Industry[];
export const isIndustry = (word: string): word is Industry => (INDUSTRIES as readonly string[]).includes(word);
export const ICON: Record<Industry, IconName> = {
  cotton_mill: "cotton",
  port: "port",
  coal_mine: "coal",
  iron_works: "iron",
  shipyard: "shipyard",
};
export const MAKES: Partial<Record<Industry, MarketGood>> = { coal_mine: "coal", iron_works: "iron" };
/** The word of a sale to the distant market. */
export const FAR = "distant";

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
