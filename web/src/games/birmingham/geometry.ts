/** Where everything lies on the plate of 1000 × 1000. Places come from the game's facts; what stands beside them is laid out here. */
import type { Box, Point } from "../../art/engrave";
import { LAND, ledgerSize, openGround, T, textWidth } from "../brass/geometry";
import { INDUSTRIES, merchantSpacesOf, spacesOf, type BirFacts, type PlaceFact } from "./view";

// ---- plates

/** The name plate below a town's spaces. */
export function townPlate(facts: BirFacts, place: string, size = 16): Box {
  const { name, x } = facts.places[place]!;
  const low = Math.max(...spacesOf(facts, place).map((s) => facts.spaces[s]!.y));
  const w = textWidth(name.en, size) + 24;
  return { x: x - w / 2, y: low + T / 2 + 5, w, h: size + 5 };
}
/** Baseline and middle of the word under a farm. */
export const farmLabel = (facts: BirFacts, place: string): Point => [
  facts.places[place]!.x,
  facts.places[place]!.y + 37,
];

export const MERCHANT = { slot: 56, gap: 1, high: 82 } as const;
/** Plates that would touch the cartouche or a line's disc stand a little aside. */
const ASIDE: Record<string, number> = { warrington: 1 };
/** A merchant place's plate, always inside the neat line. */
export function merchantPlate(facts: BirFacts, place: string): Box {
  const spaces = merchantSpacesOf(facts, place).length;
  const w = Math.max(100, spaces * (MERCHANT.slot + MERCHANT.gap) + 7);
  const { x, y } = facts.places[place]!;
  const inside = (v: number, half: number) => Math.min(LAND.to - 5 - half, Math.max(LAND.from + 5 + half, v));
  return {
    x: inside(x + (ASIDE[place] ?? 0), w / 2) - w / 2,
    y: inside(y, MERCHANT.high / 2) - MERCHANT.high / 2,
    w,
    h: MERCHANT.high,
  };
}
/** One merchant space on its plate: goods left, barrel right. */
export function merchantSlot(facts: BirFacts, space: string): Box {
  const place = facts.merchant_spaces[space]!.place;
  const plate = merchantPlate(facts, place);
  const all = merchantSpacesOf(facts, place);
  const pitch = MERCHANT.slot + MERCHANT.gap;
  const first = plate.x + plate.w / 2 - (all.length * pitch - MERCHANT.gap) / 2;
  return { x: first + all.indexOf(space) * pitch, y: plate.y + 27, w: MERCHANT.slot, h: 32 };
}

export const CARTOUCHE: Box = { x: 44, y: 46, w: 166, h: 286 };
/** Where the ledger of a market stands. */
export function ledger(good: "coal" | "iron", prices: readonly number[]): Box {
  const size = ledgerSize(prices);
  return good === "coal" ? { x: 836, y: 346, ...size } : { x: 900, y: 388, ...size };
}

// ---- frames and ground

/** The middle of whatever a word of an action names: a space, a line, a merchant space. */
export function spotOf(facts: BirFacts, word: string): Point | null {
  const thing = facts.spaces[word] ?? facts.lines[word];
  if (thing) return [thing.x, thing.y];
  if (!(word in facts.merchant_spaces)) return null;
  const slot = merchantSlot(facts, word);
  return [slot.x + slot.w / 2, slot.y + slot.h / 2];
}
/** Where engraving may go: not under spaces, plates, lines, ledgers or the cartouche. */
export const openLand = (facts: BirFacts): ((x: number, y: number) => boolean) =>
  openGround(
    facts,
    [
      ...Object.values(facts.spaces).map((s) => ({ x: s.x - 36, y: s.y - 34, w: 72, h: 68 })),
      ...Object.entries(facts.places).map(([id, p]) => plateOf(facts, id, p)),
      { x: 820, y: 336, w: 150, h: 240 },
      { x: 30, y: 30, w: 200, h: 320 },
      { x: 40, y: 790, w: 150, h: 170 },
    ],
    17,
  );
function plateOf(facts: BirFacts, id: string, place: PlaceFact): Box {
  const grown = (b: Box): Box => ({ x: b.x - 9, y: b.y - 9, w: b.w + 18, h: b.h + 18 });
  if (place.kind === "merchant") return grown(merchantPlate(facts, id));
  if (place.kind === "town") return grown(townPlate(facts, id));
  return { x: place.x - 30, y: place.y + 22, w: 60, h: 28 };
}

/** Two symbols of a space in the order of the mat. */
export const inOrder = <X extends string>(list: readonly X[]): X[] =>
  [...list].sort((a, b) => INDUSTRIES.indexOf(a as never) - INDUSTRIES.indexOf(b as never));

/** Where the teacher's lamp goes: the spaces of a place, a market's ledger, what lies beside the board. */
export function lampOn(kind: string, id: string, { facts }: { facts: BirFacts }): string[] {
  if (kind === "place") return [...spacesOf(facts, id), ...merchantSpacesOf(facts, id)];
  if (kind === "market") return [`market-${id}`];
  if (kind === "barrel") return [`barrel-${id}`];
  if (kind === "tile") return [`mat:${id.split("/")[0]!}`];
  if (kind === "card" || kind === "piece") return [`beside-${id.replace("_", "-")}`];
  return [];
}
