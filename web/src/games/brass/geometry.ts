/** What the two Brass boards lay out alike on their plate of 1000 × 1000: the track round it, lines and ways, lettering, ledgers. */
import { smooth, type Box, type Point } from "../../art/engrave";
import { sample } from "../../art/map";

export const PLATE = 1000;
/** Side of an industry tile. */
export const T = 45;
/** The land inside the neat line. */
export const LAND = { from: 34, to: 966 } as const;

// ---- the track of 100 spaces round the map

const [RIM, FAR] = [20, 980];
export const SPACE = (FAR - RIM) / 25;

/** Which side of the sheet a space of the track is on (left, top, right, bottom) and how far along, clockwise from the lower left. */
const sideOf = (k: number): [side: number, along: number] => [Math.floor((k % 100) / 25), k % 25];

/** The middle of space k: up the left edge from the lower left corner, then clockwise. */
export function trackAt(k: number): Point {
  const [side, i] = sideOf(k);
  const m = (i + 0.5) * SPACE;
  return (
    [
      [RIM, FAR - m],
      [RIM + m, RIM],
      [FAR, RIM + m],
      [FAR - m, FAR],
    ] as const
  )[side]!;
}
/** The black and white bars of the neat line, as on a graduated map: every second space. */
export function trackBar(k: number): Box {
  const [side, i] = sideOf(k);
  const m = i * SPACE;
  const box = (
    [
      [29, FAR - m - SPACE, 5, SPACE],
      [RIM + m, 29, SPACE, 5],
      [966, RIM + m, 5, SPACE],
      [FAR - m - SPACE, 966, SPACE, 5],
    ] as const
  )[side]!;
  return { x: box[0], y: box[1], w: box[2], h: box[3] };
}

export interface Marker {
  seat: number;
  kind: "vp" | "income";
  value: number;
  x: number;
  y: number;
  r: number;
}

/** Markers of all seats. Those on one space stand side by side, from three on in two rows and smaller; never one on another. */
export function markers(view: { players: readonly { vp: number; income: number }[] }): Marker[] {
  const all = view.players.flatMap((p, seat) => [
    { seat, kind: "vp" as const, value: p.vp },
    { seat, kind: "income" as const, value: p.income },
  ]);
  const spaces = new Map<number, typeof all>();
  for (const m of all) {
    const space = Math.max(0, m.value) % 100; // the introductory game can end below nothing (18.1): the track begins at 0
    spaces.set(space, [...(spaces.get(space) ?? []), m]);
  }
  return [...spaces].flatMap(([k, here]) => {
    const [x, y] = trackAt(k);
    const upright = sideOf(k)[0] % 2 === 0; // the left and right edges run up and down
    const rows = here.length > 2 ? 2 : 1;
    const columns = Math.ceil(here.length / rows);
    const pitch = Math.min(20, SPACE / columns);
    const r = here.length === 1 ? 10.5 : rows === 1 ? 9.4 : Math.min(6.9, pitch / 2 - 0.2);
    return here.map((m, i) => {
      const along = (i % columns) - (Math.min(columns, here.length - Math.floor(i / columns) * columns) - 1) / 2;
      const across = rows === 1 ? 0 : Math.floor(i / columns) * 14 - 7;
      const [a, b] = [along * pitch, across];
      return { ...m, x: x + (upright ? b : a), y: y + (upright ? a : b), r };
    });
  });
}

// ---- lines

/** What ways and lines are drawn from. */
export interface MapFacts {
  places: Record<string, { x: number; y: number }>;
  lines: Record<string, { places: string[]; x: number; y: number }>;
}
const at = (facts: MapFacts, place: string): Point => [facts.places[place]!.x, facts.places[place]!.y];

/** The points a line runs through; a third place hangs on an arm from the middle. */
export function linePoints(facts: MapFacts, line: MapFacts["lines"][string]): Point[] {
  return [at(facts, line.places[0]!), [line.x, line.y], at(facts, line.places[1]!)];
}
export function linePath(facts: MapFacts, line: MapFacts["lines"][string]): string {
  const third = line.places[2];
  const arm = third ? `M${line.x} ${line.y}L${facts.places[third]!.x} ${facts.places[third]!.y}` : "";
  return smooth(linePoints(facts, line)) + arm;
}
export const lineSteps = (facts: MapFacts, step = 10): Point[] =>
  Object.values(facts.lines).flatMap((l) => {
    const third = l.places[2];
    const arm: Point[] = third ? [[l.x, l.y], at(facts, third)] : [];
    return [...sample(linePoints(facts, l), step), ...(arm.length ? sample(arm, step) : [])].map(([x, y]): Point => [
      x,
      y,
    ]);
  });

/** The shortest way from a place to any of `goals` along `lines`: the ids of the lines, or null. */
export function route(
  facts: MapFacts,
  lines: readonly string[],
  from: string,
  goals: readonly string[],
): string[] | null {
  const came = new Map<string, { line: string; from: string } | null>([[from, null]]);
  const queue = [from];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    if (goals.includes(place)) {
      const way: string[] = [];
      for (let step = came.get(place); step; step = came.get(step.from)) way.unshift(step.line);
      return way;
    }
    for (const line of lines) {
      const ends = facts.lines[line]!.places;
      if (!ends.includes(place)) continue;
      for (const next of ends)
        if (!came.has(next)) {
          came.set(next, { line, from: place });
          queue.push(next);
        }
    }
  }
  return null;
}
/** The same way as points to draw: from a spot in the first place through the middle of each line to a spot in the last. */
export function routePoints(facts: MapFacts, way: readonly string[], from: string, start: Point, end: Point): Point[] {
  const points: Point[] = [start];
  let place = from;
  way.forEach((id, i) => {
    const line = facts.lines[id]!;
    points.push([line.x, line.y]);
    const next =
      way[i + 1] === undefined
        ? null
        : facts.lines[way[i + 1]!]!.places.find((p) => line.places.includes(p) && p !== place);
    if (next) points.push(at(facts, next));
    place = next ?? place;
  });
  return [...points, end];
}

// ---- plates

/** Width of a name in the map's lettering. Measured once for Source Serif 4 at weight 620; a plate needs no more. */
const WIDE: Record<string, number> = {
  m: 0.9,
  w: 0.78,
  W: 1.02,
  i: 0.32,
  l: 0.32,
  t: 0.38,
  f: 0.36,
  r: 0.44,
  "-": 0.36,
  " ": 0.26,
  B: 0.68,
  C: 0.68,
  D: 0.74,
  N: 0.76,
  K: 0.7,
};
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, c) => sum + (WIDE[c] ?? (c === c.toLowerCase() ? 0.56 : 0.64)), 0) * size;

const LEDGER = { w: 60, row: 21, head: 25, foot: 38 } as const;
/** How wide and high the ledger of a market is: one row per price, the dearest above. */
export const ledgerSize = (prices: readonly number[]): { w: number; h: number } => ({
  w: LEDGER.w,
  h: (prices.length / 2) * LEDGER.row + LEDGER.head + LEDGER.foot,
});
export interface LedgerSpace {
  price: number;
  x: number;
  y: number;
  filled: boolean;
  next: boolean;
  free: boolean;
}
/** The spaces of a market from the cheapest; cubes leave from the cheap end and come back to the dearest gap. */
export function ledgerSpaces(prices: readonly number[], cubes: number): LedgerSpace[] {
  const gaps = prices.length - cubes;
  const top = Math.max(...prices);
  return prices.map((price, i) => ({
    price,
    x: 28 + (prices.slice(0, i).filter((p) => p === price).length % 2) * 14,
    y: LEDGER.head + (top - price) * LEDGER.row,
    filled: i >= gaps,
    next: i === gaps,
    free: i === gaps - 1,
  }));
}

// ---- frames and ground

/** A window of `w` × `h` over the part of the plate that has most of the points; null if there are none. */
export function windowOn(
  points: readonly Point[],
  w: number,
  h: number,
): { x: number; y: number; width: number; height: number } | null {
  let best: Point[] = [];
  for (const [cx, cy] of points) {
    const near = points.filter(([x, y]) => Math.abs(x - cx) <= w / 2 - 30 && Math.abs(y - cy) <= h / 2 - 30);
    if (near.length > best.length) best = near;
  }
  if (!best.length) return null;
  const middle = (axis: 0 | 1) => (Math.min(...best.map((p) => p[axis])) + Math.max(...best.map((p) => p[axis]))) / 2;
  const inside = (v: number, size: number) =>
    size >= PLATE ? (PLATE - size) / 2 : Math.min(PLATE - size, Math.max(0, v));
  return { x: inside(middle(0) - w / 2, w), y: inside(middle(1) - h / 2, h), width: w, height: h };
}

/** Where engraving may go: inside the neat line, not under any of the boxes, and so far from every line. */
export function openGround(facts: MapFacts, boxes: readonly Box[], far: number): (x: number, y: number) => boolean {
  const along = lineSteps(facts);
  return (x, y) =>
    x > 48 &&
    x < 952 &&
    y > 48 &&
    y < 952 &&
    boxes.every((b) => x < b.x || x > b.x + b.w || y < b.y || y > b.y + b.h) &&
    along.every(([px, py]) => (x - px) ** 2 + (y - py) ** 2 > far ** 2);
}
