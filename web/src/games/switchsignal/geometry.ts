/** Where names, plates and signal masts stand: a small search, once per board, for the place that covers least track, disc or other lettering. */
import type { Box, Point } from "../../art/engrave";
import { CITY, JUNCTION, START, type Track } from "./track";

export type Anchor = "start" | "middle" | "end";
export interface Label {
  x: number;
  y: number;
  anchor: Anchor;
  box: Box;
}
export interface Wanted {
  id: string;
  kind: "city" | "port" | "start" | "junction";
  names: readonly string[];
  store?: { w: number; h: number };
}
export interface Layout {
  cartouche: Box;
  depot: Box;
  plates: Record<string, Box>;
  stores: Record<string, Box>;
  /** From a port to its store, where they do not touch. */ leaders: Record<string, [Point, Point]>;
  labels: Record<string, Label>;
  masts: Record<string, Point>;
  ground: Ground;
}
export interface Sizes {
  cartouche: { w: number; h: number };
  depot: { w: number; h: number };
}

export const [EDGE_FROM, EDGE_TO] = [26, 974]; // inside the neat line
const grown = (b: Box, by: number): Box => ({ x: b.x - by, y: b.y - by, w: b.w + 2 * by, h: b.h + 2 * by });
export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
/** What a point of a rail costs that runs under lettering, not merely near it. */
const ACROSS = 5;
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** What is taken already: rails, discs and boxes. */
export class Ground {
  readonly #rails: Point[];
  readonly #discs: { x: number; y: number; r: number }[];
  readonly #boxes: Box[] = [];
  constructor(track: Track) {
    this.#rails = track.everywhere(7);
    this.#discs = Object.entries(track.net.places).map(([id, { kind }]) => {
      const [x, y] = track.at[id]!;
      return { x, y, r: kind === "junction" ? JUNCTION + 2 : kind === "start" ? START + 8 : CITY + 3 };
    });
  }
  take(box: Box): void {
    this.#boxes.push(box);
  }
  /** What it would cover; `room` is kept between it and the rails. */
  cost(box: Box, room: number): number {
    const wide = grown(box, room);
    let cost = 0;
    const within = (b: Box, x: number, y: number) => x > b.x && x < b.x + b.w && y > b.y && y < b.y + b.h;
    for (const [x, y] of this.#rails) if (within(wide, x, y)) cost += within(box, x, y) ? ACROSS : 1;
    for (const { x, y, r } of this.#discs) {
      const d = Math.hypot(
        x - Math.min(Math.max(x, box.x), box.x + box.w),
        y - Math.min(Math.max(y, box.y), box.y + box.h),
      );
      if (d < r) cost += 6 + (r - d) * 0.6;
    }
    for (const b of this.#boxes) cost += overlap(grown(box, 2), b) > 0 ? 14 + overlap(box, b) * 0.12 : 0;
    const out =
      Math.max(0, EDGE_FROM - box.x) +
      Math.max(0, EDGE_FROM - box.y) +
      Math.max(0, box.x + box.w - EDGE_TO) +
      Math.max(0, box.y + box.h - EDGE_TO);
    return cost + out * 4;
  }
}
function best<T extends object>(options: readonly T[], cost: (option: T) => number): T {
  return cheapest(options, cost).found;
}
function cheapest<T extends object>(options: readonly T[], cost: (option: T) => number): { found: T; least: number } {
  let [found, least] = [options[0]!, Infinity];
  for (const option of options) {
    const c = cost(option);
    if (c < least) [found, least] = [option, c];
  }
  return { found, least };
}

/** Letters of the serif face, roughly. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.52 + 4;

/** Room for a plate somewhere on the sheet: at its edges, or as near as can be to a point; it may cover much, but nothing of `never`. */
function anywhere(
  ground: Ground,
  { w, h }: { w: number; h: number },
  never: readonly Box[],
  to: Point | null = null,
): Box {
  const spots: Box[] = [];
  const steps = (most: number, step: number) => [
    ...Array.from({ length: Math.ceil((most - 30) / step) }, (_, k) => 30 + k * step),
    most,
  ];
  for (const x of steps(970 - w, 14)) for (const y of steps(970 - h, 14)) spots.push({ x, y, w, h });
  if (to)
    for (const x of steps(970 - w, 5))
      for (const y of steps(970 - h, 5)) if (apart({ x, y, w, h }, to) < NEAR) spots.push({ x, y, w, h });
  const inward = (b: Box) =>
    Math.min(b.x - 26, 974 - b.x - b.w) * 0.012 + Math.min(b.y - 26, 974 - b.y - b.h) * 0.012 + (b.y < 500 ? 1.4 : 0);
  const far = (b: Box, at: Point) => apart(b, at) * 0.05 + Math.abs(b.x + b.w / 2 - at[0]) * 0.004;
  return best(
    spots,
    (b) =>
      ground.cost(b, to ? 13 : 19) +
      (to ? far(b, to) : inward(b)) +
      never.filter((box) => meets(grown(b, 2), box)).length * 1000,
  );
}
/** Room for a plate round a point, near it. */
function round([x, y]: Point, r: number, w: number, h: number, ground: Ground, room: number): Box {
  const spots: { box: Box; far: number }[] = [];
  for (let k = 0; k < 24; k++) {
    const [c, s] = [Math.cos((k * Math.PI) / 12), Math.sin((k * Math.PI) / 12)];
    for (const far of [4, 10, 18, 28, 44]) {
      // the plate's nearest side touches the ring
      const reach = r + far;
      const [cx, cy] = [
        x + c * reach + (Math.abs(c) > 0.2 ? Math.sign(c) * (w / 2) * Math.min(1, Math.abs(c) * 1.4) : 0),
        y + s * reach + (Math.abs(s) > 0.2 ? Math.sign(s) * (h / 2) * Math.min(1, Math.abs(s) * 1.4) : 0),
      ];
      spots.push({ box: { x: cx - w / 2, y: cy - h / 2, w, h }, far });
    }
  }
  return best(spots, ({ box, far }) => ground.cost(box, room) + far * 0.09).box;
}
/** A long name in two lines. */
export function broken(name: string): string[] {
  const spaces = [...name].flatMap((c, k) => (c === " " ? [k] : []));
  if (name.length < 14 || !spaces.length) return [name];
  const at = spaces.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a));
  return [name.slice(0, at), name.slice(at + 1)];
}
/** The best place for a name round a point, and what it covers there. */
function label(
  [x, y]: Point,
  r: number,
  names: readonly string[],
  size: number,
  ground: Ground,
): { label: Label; cost: number } {
  const w = Math.max(...names.flatMap(broken).map((name) => widthOf(name, size)));
  const h = Math.max(...names.map((name) => broken(name).length)) * size;
  const spots: { label: Label; far: number }[] = [];
  for (let k = 0; k < 32; k++) {
    const a = (k * Math.PI) / 16;
    for (const far of [3, 8, 14, 22, 30]) {
      const [px, py] = [x + Math.cos(a) * (r + far), y + Math.sin(a) * (r + far + 4)];
      for (const anchor of ["start", "middle", "end"] as const) {
        const left = anchor === "start" ? px : anchor === "end" ? px - w : px - w / 2;
        const base = py + size * 0.32 - (h - size) / 2 + ((h - size) / 2) * Math.sin(a);
        spots.push({ far, label: { x: px, y: base, anchor, box: { x: left, y: base - size * 0.78, w, h } } });
      }
    }
  }
  const { found, least } = cheapest(
    spots,
    ({ label: l, far }) => ground.cost(l.box, 14) + far * 0.16 + (l.anchor === "middle" ? 0 : 0.2),
  );
  return { label: found.label, cost: least };
}

/** The mast's box seen from its foot. */
export const mastBox = ([x, y]: Point): Box => ({ x: x - 5, y: y - 29, w: 24, h: 31 });
function mast(track: Track, field: string, ground: Ground): Point {
  const { x, y, angle } = track.signal(field);
  const place = track.net.fields[field]!.place;
  const [cx, cy] = place ? track.at[place]! : [x, y];
  const away = place ? ((x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle) > 0 ? 1 : -1) : 0;
  const spots: { foot: Point; far: number }[] = [];
  for (const side of [1, -1])
    for (const off of [15, 19, 24, 29])
      for (const shift of [0, 6, 12, -6]) {
        const px = x - Math.sin(angle) * off * side + Math.cos(angle) * away * shift;
        const py = y + Math.cos(angle) * off * side + Math.sin(angle) * away * shift;
        spots.push({ foot: [px - 6, py + 13], far: off + Math.abs(shift) });
      }
  return best(spots, ({ foot, far }) => ground.cost(mastBox(foot), 8) * 1.2 + far * 0.12).foot;
}

/** A place for a passing note of this size near a point, on what is freest. `more`: what it should not cover beside the board's own lettering. */
export function noteBeside(
  ground: Ground,
  [x, y]: Point,
  w: number,
  h: number,
  more: readonly Box[],
  fars: readonly number[] = [26, 40, 60, 84],
): Box {
  const spots: { box: Box; far: number }[] = [];
  for (const far of fars)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, -0.8],
      [1, 0.8],
      [-1, -0.8],
      [-1, 0.8],
    ] as const)
      spots.push({ box: { x: x + dx * (far + w / 2) - w / 2, y: y + dy * (far + h / 2) - h / 2, w, h }, far });
  return best(
    spots,
    ({ box, far }) =>
      ground.cost(box, 0) * 0.5 + far * 0.12 + more.reduce((sum, b) => sum + (meets(grown(box, 3), b) ? 22 : 0), 0),
  ).box;
}

const near = (id: string, places: Record<string, Point>): number => {
  const [x, y] = places[id]!;
  return Math.min(
    ...Object.entries(places)
      .filter(([other]) => other !== id)
      .map(([, p]) => Math.hypot(p[0] - x, p[1] - y)),
  );
};

/** The point of a box that is nearest to a point. */
const nearest = (b: Box, [x, y]: Point): Point => [
  Math.min(Math.max(x, b.x), b.x + b.w),
  Math.min(Math.max(y, b.y), b.y + b.h),
];
const apart = (b: Box, at: Point): number => Math.hypot(at[0] - nearest(b, at)[0], at[1] - nearest(b, at)[1]);
/** A port whose store is this near needs no name of its own; where the store does not touch it, a line joins them. */
const [TOUCHING, NEAR] = [CITY + 20, CITY + 70];
function leader(store: Box, [x, y]: Point): [Point, Point] {
  const [tx, ty] = nearest(store, [x, y]);
  const d = Math.hypot(tx - x, ty - y);
  return [
    [x + ((tx - x) * (CITY + 2)) / d, y + ((ty - y) * (CITY + 2)) / d],
    [tx, ty],
  ];
}
/** The corner of the zoom buttons. */
const ZOOM: Box = { x: 926, y: 862, w: 48, h: 112 };

/** `slots`: how many goods a city's plate has room for. */
export function layOut(track: Track, wanted: readonly Wanted[], slots: number, sizes: Sizes): Layout {
  const ground = new Ground(track);
  const take = <B extends Box>(box: B): B => {
    ground.take(box);
    return box;
  };
  const of = (...kinds: Wanted["kind"][]) => wanted.filter((w) => kinds.includes(w.kind));
  take(ZOOM);
  /** A train that stands on a start, from end to end. */
  const standing = (id: string, from: number, to: number, size: number): Box[] => {
    const { x, y, angle } = track.stand(id, null);
    return [0, 1, 2, 3]
      .map((k) => from + (k * (to - from)) / 3)
      .map((along) => ({
        x: x + Math.cos(angle) * along - size / 2,
        y: y + Math.sin(angle) * along - size / 2,
        w: size,
        h: size,
      }));
  };
  const starts = of("start").flatMap(({ id }) => standing(id, -36, 36, 24));
  const stores = Object.fromEntries(
    of("port").map(({ id, store = { w: 200, h: 62 } }) => [id, take(anywhere(ground, store, starts, track.at[id]!))]),
  );
  const leaders = Object.fromEntries(
    Object.entries(stores)
      .filter(([id, box]) => apart(box, track.at[id]!) > TOUCHING && apart(box, track.at[id]!) < NEAR)
      .map(([id, box]) => [id, leader(box, track.at[id]!)]),
  );
  const depot = take(anywhere(ground, sizes.depot, starts));
  const cartouche = take(anywhere(ground, sizes.cartouche, starts));
  const plates = Object.fromEntries(
    of("city").map(({ id, names }) => {
      const w = Math.max(...names.map((name) => name.length * 9.7)) + 18 + slots * 20;
      return [id, take(round(track.at[id]!, CITY, w, 26, ground, 11))];
    }),
  );
  const masts: Record<string, Point> = {};
  for (const field of Object.keys(track.signals)) {
    masts[field] = mast(track, field, ground);
    take(mastBox(masts[field]));
  }
  const labels: Record<string, Label> = {};
  const named = [
    ...of("start", "junction"),
    ...of("port").filter(({ id }) => apart(stores[id]!, track.at[id]!) > NEAR),
  ];
  for (const { id } of of("start")) standing(id, -30, 30, 24).forEach(take);
  const placed = ({ id, kind, names }: Wanted) =>
    label(
      track.at[id]!,
      kind === "start" ? START + 6 : kind === "port" ? CITY + 2 : JUNCTION + 2,
      names,
      kind === "junction" ? 15.5 : 14.5,
      ground,
    );
  // those that find least room choose first, and among them those in a crowd
  const hard = new Map(named.map((w) => [w.id, placed(w).cost - near(w.id, track.at) * 0.001]));
  for (const wanted of named.sort((a, b) => hard.get(b.id)! - hard.get(a.id)!)) {
    labels[wanted.id] = placed(wanted).label;
    take(labels[wanted.id]!.box);
  }
  return { cartouche, depot, plates, stores, leaders, labels, masts, ground };
}
