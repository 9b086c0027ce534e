/** Where things are on a plate of 1000 units. Cornwall runs along the diagonal; both seas hold the tables beside the map. */
import { n, type Box, type Point } from "../../art/engrave";
import { wobble } from "../../art/map";
import type { TinFacts } from "./view";

export const PLATE = 1000;
export const SHEET = { from: 22, to: 978 };
const scale = (v: number): number => 22 + v * 0.956;
export const at = ([x, y]: readonly [number, number]): Point => [scale(x), scale(y)];

/** An area's account: width, header, body. */
export const W = 54;
export const HEAD = 17;
export const BODY = 33;
export const H = HEAD + BODY;
/** Accounts stand a little aside from the point of their area, so that no two overlap and names keep clear of borders. */
const SHIFT: Record<string, Point> = {
  gwinear: [-5, -13],
  camborne: [0, -2],
  redruth: [5, -6],
  gwennap: [2, -12],
  wendron: [12, 0],
  truro: [4, -22],
  st_ives: [14, 2],
  looe: [0, 4],
  st_just: [2, -10],
  penzance: [-2, 4],
  illogan: [2, 0],
  calstock: [-8, -9],
  callington: [-12, 5],
  perranzabuloe: [-11, 2],
  newlyn_east: [-4, -4],
  st_austell: [0, 6],
  par: [0, -14],
  marazion: [2, 2],
  breage: [0, -6],
  st_agnes: [2, -4],
  bodmin: [4, 0],
};
export function spot(facts: TinFacts, area: string): Point {
  const fact = facts.areas[area]!;
  const [x, y] = at([fact.x, fact.y]);
  const [dx, dy] = SHIFT[area] ?? [0, 0];
  return [x + dx, y + dy];
}

export interface Cornwall {
  rings: Record<string, Point[]>;
  paths: Record<string, string>;
  /** All land as one path, for the water-lining. */
  land: string;
  coast: string;
  rim: string;
  regional: string;
  inner: string;
  /** The place on each border where an adit lies. */
  middles: Record<string, Point>;
  /** The shore of each coastal area with the best room for a port. */
  ports: Record<string, Point>;
  /** Points of every line drawn, to keep engraving off them. */
  lines: Point[];
}

const key = (p: Point, q: Point): string => [p, q].map(String).sort().join(" ");
const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
/** A hand-drawn edge that always passes through its own middle. */
function rough(p: Point, q: Point, amplitude: number): Point[] {
  const [a, b] = [at(p), at(q)];
  const m = middle(a, b);
  return [...wobble(a, m, amplitude, 13).slice(0, -1), ...wobble(m, b, amplitude, 13)];
}
export const path = (points: readonly Point[], close = false): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}${close ? "Z" : ""}`;
const pairs = <T>(list: readonly T[]): [T, T][] => list.map((item, i) => [item, list[(i + 1) % list.length]!]);

interface Edge {
  owners: string[];
  from: Point;
  to: Point;
  line: Point[];
}
const isRim = ({ from, to }: Edge): boolean => (from[0] >= 1000 && to[0] >= 1000) || (from[1] <= 0 && to[1] <= 0);

function edgesOf(shapes: Record<string, Point[]>): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [id, polygon] of Object.entries(shapes)) {
    for (const [from, to] of pairs(polygon)) {
      const known = edges.get(key(from, to));
      if (known) known.owners.push(id);
      else edges.set(key(from, to), { owners: [id], from, to, line: [] });
    }
  }
  for (const edge of edges.values()) edge.line = rough(edge.from, edge.to, edge.owners.length > 1 ? 2.6 : 3.4);
  return edges;
}
function ring(polygon: Point[], edges: Map<string, Edge>): Point[] {
  return pairs(polygon).flatMap(([p, q]) => {
    const { from, line } = edges.get(key(p, q))!;
    return (String(from) === String(p) ? line : [...line].reverse()).slice(0, -1);
  });
}
const length = ({ from, to }: Edge): number => Math.hypot(from[0] - to[0], from[1] - to[1]);
const longest = (edges: Edge[]): Edge => edges.reduce((best, e) => (length(e) > length(best) ? e : best));

/** Distance from a point to an area's account and name. */
function room([x, y]: Point, [cx, cy]: Point, name: string): number {
  const away = (left: number, right: number, top: number, bottom: number) =>
    Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
  const half = name.length * 3.7;
  return Math.min(
    away(cx - W / 2, cx + W / 2, cy - H / 2, cy + H / 2),
    away(cx - half, cx + half, cy + H / 2, cy + H / 2 + 17),
  );
}

const drawn = new WeakMap<TinFacts, Cornwall>();
export function cornwall(facts: TinFacts): Cornwall {
  const known = drawn.get(facts);
  if (known) return known;
  const shapes: Record<string, Point[]> = Object.fromEntries([
    ...Object.entries(facts.areas).map(([id, a]) => [id, a.polygon] as const),
    ...facts.land.map((l) => [l.id, l.polygon] as const),
  ]);
  const edges = edgesOf(shapes);
  const all = [...edges.values()].filter((e) => !isRim(e));
  const isArea = (id: string) => id in facts.areas;
  const lines = (which: (e: Edge) => boolean) =>
    all
      .filter(which)
      .map((e) => path(e.line))
      .join("");
  const shared = (e: Edge) => e.owners.length === 2 && e.owners.every(isArea);
  const foreign = (e: Edge) => facts.areas[e.owners[0]!]!.region !== facts.areas[e.owners[1]!]!.region;
  const rings = Object.fromEntries(Object.entries(shapes).map(([id, polygon]) => [id, ring(polygon, edges)]));
  const spots = Object.keys(facts.areas).map((id) => [spot(facts, id), facts.areas[id]!.name] as const);
  const onEdge = (e: Edge): Point => at(middle(e.from, e.to));
  const free = (p: Point, enough: number) => Math.min(enough, ...spots.map(([s, name]) => room(p, s, name)));
  /** The point of a border with the best room, near its middle and away from those before it. */
  const middles: Record<string, Point> = {};
  for (const [id, { areas }] of Object.entries(facts.borders)) {
    const { line, ...edge } = longest(all.filter((e) => areas.every((a) => e.owners.includes(a))));
    const [mx, my] = at(middle(edge.from, edge.to));
    const points = line.slice(Math.floor(line.length * 0.14), Math.ceil(line.length * 0.86));
    const near = (p: Point) => Math.min(26, ...Object.values(middles).map((q) => Math.hypot(p[0] - q[0], p[1] - q[1])));
    const good = (p: Point) => free(p, 15) + near(p) - 0.04 * Math.hypot(p[0] - mx, p[1] - my);
    middles[id] = points.reduce((best, p) => (good(p) > good(best) ? p : best), [mx, my] as Point);
  }
  const ports: Record<string, Point> = {};
  for (const [id, fact] of Object.entries(facts.areas)) {
    if (!fact.coastal) continue;
    const shores = all.filter((e) => e.owners.length === 1 && e.owners[0] === id).map(onEdge);
    const clear = (p: Point) => free(p, 26) - (inBox(p) ? 100 : 0);
    if (shores.length) ports[id] = shores.reduce((best, p) => (clear(p) > clear(best) ? p : best));
  }
  const made: Cornwall = {
    rings,
    paths: Object.fromEntries(Object.entries(rings).map(([id, r]) => [id, path(r, true)])),
    land: Object.values(rings)
      .map((r) => path(r, true))
      .join(""),
    coast: lines((e) => e.owners.length === 1),
    rim: lines((e) => e.owners.length === 2 && !e.owners.every(isArea)),
    regional: lines((e) => shared(e) && foreign(e)),
    inner: lines((e) => shared(e) && !foreign(e)),
    middles,
    ports,
    lines: [...edges.values()].flatMap((e) => e.line),
  };
  drawn.set(facts, made);
  return made;
}

// ---- the tables beside the map

export interface Places {
  work: Box;
  prices: Box;
  cartouche: Box;
  shelf: Box;
  invest: Box;
  market: Box;
  emigration: Box;
  rose: { x: number; y: number; r: number };
}
/** Rows of the work track are lower when five share it. */
export const workRow = (players: number): number => (players > 4 ? 17 : 20);
export const investRow = (players: number): number => (players > 4 ? 27 : 29);
export const COLUMN = 36;

export function tables(players: number): Places {
  const work = { x: 36, y: 36, w: 12 + 11 * COLUMN, h: 29 + 22 + Math.max(2, players) * workRow(players) + 6 };
  const prices = { x: 36, y: work.y + work.h + 11, w: 378, h: 134 };
  const cartouche = { x: 36, y: prices.y + prices.h + 14, w: 214, h: 148 };
  return {
    work,
    prices,
    cartouche,
    shelf: { x: 690, y: 472, w: 278, h: 200 },
    invest: { x: 606, y: 686, w: 320, h: 51 + players * investRow(players) + 4 },
    market: { x: 130, y: 882, w: 206, h: 88 },
    emigration: { x: 546, y: 884, w: 384, h: 84 },
    rose: { x: 106, y: 566, r: 38 },
  };
}
const GROWN = 13;
/** Tables can cover this spot at some number of players. */
function inBox([x, y]: Point): boolean {
  const { work, prices, shelf, invest, market, emigration } = tables(5);
  return [work, prices, shelf, invest, market, emigration].some(
    (b) => x > b.x - GROWN && x < b.x + b.w + GROWN && y > b.y - GROWN && y < b.y + b.h + GROWN,
  );
}
/** The middle of a cell of the work track. */
export const workSpot = (players: number, column: number, row: number): Point => {
  const { work } = tables(players);
  return [work.x + 6 + column * COLUMN + COLUMN / 2, work.y + 51 + (row + 0.5) * workRow(players) - 1];
};

/** What a word of a line points at on the map. */
export function spotOf(facts: TinFacts, word: string): Point | null {
  if (word in facts.areas) return spot(facts, word);
  return word in facts.borders ? cornwall(facts).middles[word]! : null;
}
/** The frame of a region for the phone: its accounts with some room. */
export function regionBox(facts: TinFacts, region: string): { x: number; y: number; width: number; height: number } {
  const points = Object.keys(facts.areas)
    .filter((id) => facts.areas[id]!.region === region)
    .map((id) => spot(facts, id));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs) - 40, Math.min(...ys) - 44];
  return { x, y, width: Math.max(...xs) + 40 - x, height: Math.max(...ys) + 54 - y };
}
/** The window of a size that holds most of the points; null without any. */
export function windowOn(
  points: readonly Point[],
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } | null {
  if (!points.length) return null;
  const inside = (cx: number, cy: number) =>
    points.filter(([x, y]) => Math.abs(x - cx) <= width / 2 - 30 && Math.abs(y - cy) <= height / 2 - 34);
  const best = points.map(([x, y]) => inside(x, y)).reduce((most, p) => (p.length > most.length ? p : most));
  const held = best.length ? best : points.slice(0, 1);
  const mean = (c: 0 | 1) => held.reduce((sum, p) => sum + p[c], 0) / held.length;
  const [x, y] = [mean(0) - width / 2, mean(1) - height / 2];
  return { x: Math.max(0, Math.min(PLATE - width, x)), y: Math.max(0, Math.min(PLATE - height, y)), width, height };
}
/** Where the flag of the auction stands: the corner of the account where it hides least of the others. */
export function flagSpot(facts: TinFacts, area: string, w: number): { x: number; y: number; pole: string } {
  const [x, y] = spot(facts, area);
  const others = Object.keys(facts.areas)
    .filter((id) => id !== area)
    .map((id) => spot(facts, id));
  const { work, prices, shelf, invest, market, emigration } = tables(5);
  const name = facts.areas[area]!.name.length * 9;
  const ownName: Box = { x: x - name / 2, y: y + H / 2, w: name, h: 18 };
  const boxes: Box[] = [
    ownName,
    ...others.map(([ox, oy]) => ({ x: ox - W / 2, y: oy - H / 2, w: W, h: H + 18 })),
    work,
    prices,
    shelf,
    invest,
    market,
    emigration,
  ];
  const hides = (fx: number, fy: number) => {
    const covered = boxes.map(
      (b) =>
        Math.max(0, Math.min(fx + w, b.x + b.w) - Math.max(fx, b.x)) *
        Math.max(0, Math.min(fy + 26, b.y + b.h) - Math.max(fy, b.y)),
    );
    const off = fx < SHEET.from + 4 || fx + w > SHEET.to - 4 ? 1e6 : 0;
    return covered.reduce((sum, c) => sum + c, off);
  };
  const corners = [
    [x + 42, y + 10],
    [x - 42 - w, y + 10],
    [x + 42, y - 34],
    [x - 42 - w, y - 34],
    [x - w / 2, y - 70],
    [x - w / 2, y + 50],
  ] as const;
  const [fx, fy] = corners.reduce((best, c) => (hides(...c) < hides(...best) ? c : best));
  const [px, py] = [Math.max(0, Math.min(w, x - fx)), Math.max(0, Math.min(26, y - fy))];
  const [tx, ty] = [Math.max(-W / 2, Math.min(W / 2, fx + px - x)), Math.max(-H / 2, Math.min(H / 2, fy + py - y))];
  return { x: fx, y: fy, pole: `M${px} ${py}L${x + tx - fx} ${y + ty - fy}` };
}
/** Where drained water is marked: at the upper left corner, unless a neighbour's account or name is there. */
const DRAINED: Record<string, Point> = { marazion: [24, -2], gwinear: [-20, -57] };
export function drainSpot(facts: TinFacts, id: string, kind: "account" | "down" | "name", tokens: number): Point {
  const [x, y] = spot(facts, id);
  if (kind === "name") return [x - 18, tokens ? y - 54 : y - 30];
  const own = DRAINED[id];
  return own
    ? [x + own[0], y + own[1]]
    : [x - W / 2 - 18, y - H / 2 - (kind === "down" ? 6 : 12) - (tokens > 1 ? 20 : 0)];
}
/** The box a ring goes round: the account, a face-down tile, or only the name. */
export function ringBox(facts: TinFacts, id: string, kind: "account" | "down" | "name"): Box {
  const [x, y] = spot(facts, id);
  if (kind === "account") return { x: x - W / 2 - 3, y: y - H / 2 - 3, w: W + 6, h: H + 6 };
  if (kind === "down") return { x: x - W / 2 + 1, y: y - H / 2 + 3, w: W - 2, h: 46 };
  const words = id === "newlyn_east" ? facts.areas[id]!.name.split(" ") : [facts.areas[id]!.name];
  const w = Math.max(...words.map((n) => n.length)) * 7.7 + 16;
  return { x: x - w / 2, y: y - 9, w, h: 10 + 16 * words.length };
}
/** The baseline of an area's name. */
export const nameLine = (y: number, kind: "account" | "down" | "name"): number =>
  kind === "name" ? y + 9 : y + H / 2 + (kind === "down" ? 12 : 16);

/** Where the teacher's lamp goes: an improvement lies on its shelf. */
export const lampOn = (kind: string, id: string): string[] => (kind === "piece" ? [`shelf-${id}`] : []);
