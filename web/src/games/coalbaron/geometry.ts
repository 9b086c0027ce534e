/** Where everything stands on the plate of 1000 × 1000: the yard above the ground, all shafts below on common levels. */
import type { Box } from "../../art/engrave";
import type { CoalView, SpaceFact } from "./view";

export const PLATE = 1000;
export const GROUND = 494;

/** The cut through the earth: the plate it is on, where the four levels lie, how wide the others' part is. */
export interface Cut {
  width: number;
  height: number;
  tops: readonly [number, number, number, number];
  level: number;
  bottom: number;
  others: number;
  /** the widest cart of the large shaft and of a second one */
  carts: readonly [number, number];
}
/** Desktop: the zoom buttons stand right of the others. Phone: lower levels and a wider plate, as its window is broad. */
export const CUTS: Record<"desktop" | "phone", Cut> = {
  desktop: {
    width: PLATE,
    height: PLATE,
    tops: [519, 634, 749, 864],
    level: 110,
    bottom: 974,
    others: 396,
    carts: [44, 38],
  },
  phone: { width: 1130, height: 880, tops: [520, 608, 696, 784], level: 84, bottom: 868, others: 570, carts: [40, 38] },
};
/** The middle of the cage at a level below ground. */
export const cageMiddle = (level: number, cut: Cut): number => cut.tops[level - 1]! + cut.level / 2 + 7;
/** The middle of the badge that calls the cage to a level; 0 is the surface. */
export const stopMiddle = (level: number, cut: Cut): number =>
  level === 0 ? GROUND + 6 : cut.tops[level - 1]! + cut.level / 2;

/* ---- the yard */
export type Layout = "wide" | "narrow";
export interface YardPlan {
  width: number;
  height: number;
  /** where each kind of space begins: sign above, boxes in a row (workshops in the wide plan in two rows of four) */
  rows: Record<
    "workshop" | "mining" | "money" | "loading" | "order",
    { x: number; y: number; w: number; pitch: number; h: number }
  >;
  secondWorkshopRow: number | null;
  pick: Record<"tiles" | "orders", Box>;
  stack: Record<"tiles" | "orders", { x: number; y: number }>;
  known: Record<"tiles" | "orders", { x: number; y: number; w: number }>;
  canteen: Box;
  hall: Box;
  clock: { x: number; y: number; r: number };
  supply: Box;
  start: Box;
  sign: number;
}

/** The published arrangement: workshops left in two rows with pick-5 between, mining, money, loading and orders as printed. */
const WIDE: YardPlan = {
  width: 1000,
  height: 430,
  rows: {
    workshop: { x: 18, y: 34, w: 78, pitch: 84, h: 100 },
    mining: { x: 374, y: 34, w: 68, pitch: 74, h: 100 },
    money: { x: 686, y: 34, w: 69, pitch: 75, h: 100 },
    loading: { x: 374, y: 318, w: 68, pitch: 74, h: 100 },
    order: { x: 686, y: 318, w: 69, pitch: 75, h: 100 },
  },
  secondWorkshopRow: 318,
  pick: { tiles: { x: 18, y: 162, w: 148, h: 84 }, orders: { x: 686, y: 162, w: 148, h: 84 } },
  stack: { tiles: { x: 180, y: 174 }, orders: { x: 848, y: 174 } },
  known: { tiles: { x: 18, y: 254, w: 330 }, orders: { x: 686, y: 254, w: 294 } },
  canteen: { x: 374, y: 160, w: 84, h: 124 },
  hall: { x: 580, y: 160, w: 84, h: 124 },
  clock: { x: 519, y: 222, r: 60 },
  supply: { x: 246, y: 162, w: 102, h: 84 },
  start: { x: 914, y: 162, w: 66, h: 84 },
  sign: 17,
};

/** The same spaces eight abreast, so that the whole yard fits a phone at a size one can read and touch. */
const NARROW: YardPlan = {
  width: 520,
  height: 536,
  rows: {
    workshop: { x: 6, y: 26, w: 61, pitch: 64, h: 92 },
    mining: { x: 6, y: 146, w: 61, pitch: 64, h: 92 },
    money: { x: 262, y: 146, w: 61, pitch: 64, h: 92 },
    loading: { x: 6, y: 266, w: 61, pitch: 64, h: 92 },
    order: { x: 262, y: 266, w: 61, pitch: 64, h: 92 },
  },
  secondWorkshopRow: null,
  pick: { tiles: { x: 6, y: 366, w: 146, h: 62 }, orders: { x: 6, y: 436, w: 146, h: 62 } },
  stack: { tiles: { x: 160, y: 366 }, orders: { x: 160, y: 436 } },
  known: { tiles: { x: 0, y: 0, w: 0 }, orders: { x: 0, y: 0, w: 0 } },
  canteen: { x: 216, y: 366, w: 78, h: 132 },
  hall: { x: 426, y: 366, w: 88, h: 132 },
  clock: { x: 360, y: 426, r: 60 },
  supply: { x: 6, y: 504, w: 330, h: 28 },
  start: { x: 344, y: 504, w: 170, h: 28 },
  sign: 19,
};
export const PLANS: Record<Layout, YardPlan> = { wide: WIDE, narrow: NARROW };

/** A box for every work space. Places follow the order of the published arrangement (x, y of the facts), per kind. */
export function yardBoxes(spaces: Record<string, SpaceFact>, layout: Layout): Record<string, Box> {
  const plan = PLANS[layout];
  const boxes: Record<string, Box> = { muster_hall: plan.hall };
  const ofKind = (kind: string) =>
    Object.entries(spaces)
      .filter(([, s]) => s.kind === kind)
      .sort(([, a], [, b]) => a.y - b.y || a.x - b.x)
      .map(([id]) => id);
  for (const [kind, row] of Object.entries(plan.rows)) {
    ofKind(kind).forEach((id, k) => {
      const second = kind === "workshop" && plan.secondWorkshopRow !== null && k >= 4;
      const column = second ? k - 4 : k;
      boxes[id] = { x: row.x + column * row.pitch, y: second ? plan.secondWorkshopRow! : row.y, w: row.w, h: row.h };
    });
  }
  for (const id of ofKind("workshop_pick5")) boxes[id] = plan.pick.tiles;
  for (const id of ofKind("order_pick5")) boxes[id] = plan.pick.orders;
  return boxes;
}

/* ---- shafts */
export interface ShaftPlace {
  seat: number;
  /** the middle of the lift shaft, its width, and the room for tunnels on either side */
  x: number;
  width: number;
  room: number;
  /** carts (large) or squares (small) */
  look: "carts" | "squares";
  large: boolean;
}

export const LARGE = { x: 290, width: 68, left: 42, right: 552 } as const;
const OTHERS_X = 556;

/** The large shaft and the others to its right, in turn order after it. */
export function shaftPlaces(seats: number, large: number, cut: Cut): ShaftPlace[] {
  const places: ShaftPlace[] = [{ seat: large, x: LARGE.x, width: LARGE.width, room: 212, look: "carts", large: true }];
  const each = cut.others / Math.max(1, seats - 1);
  for (let k = 1; k < seats; k++) {
    const single = seats === 2;
    const width = single ? 40 : 26;
    places.push({
      seat: (large + k) % seats,
      x: OTHERS_X + (k - 0.5) * each + 2,
      width,
      room: each / 2 - width / 2 - 8,
      look: single ? "carts" : "squares",
      large: false,
    });
  }
  return places;
}

/** Where the strip of one other shaft begins and how wide it is. */
export function strip(seats: number, k: number, cut: Cut): { x: number; w: number } {
  const w = cut.others / Math.max(1, seats - 1);
  return { x: OTHERS_X + 2 + (k - 1) * w, w };
}

/* ---- tunnels */
export interface Bay {
  /** index of the piece in the tunnel, counted from the shaft */
  index: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** left edges of the carts, and how wide a cart is */
  carts: number[];
  size: number;
}
export interface Tunnel {
  bays: Bay[];
  /** pieces that found no place, drawn as a count at the outer end */
  hidden: number;
  /** how far the tunnel reaches from the shaft */
  reach: number;
}
interface Style {
  size: number;
  rows: number;
  pad: number;
  gap: number;
  between: number;
}

/** Put widths one after another into the shortest row; null if one does not fit. */
export function pack(
  widths: readonly number[],
  rows: number,
  room: number,
  between: number,
): { row: number; x: number }[] | null {
  const used: number[] = Array.from({ length: rows }, () => 0);
  const at: { row: number; x: number }[] = [];
  for (const width of widths) {
    const row = used.indexOf(Math.min(...used));
    const x = used[row]!;
    if (x + width > room) return null;
    at.push({ row, x });
    used[row] = x + width + between;
  }
  return at;
}

const cartStyle = (size: number, rows: number): Style => ({
  size,
  rows,
  pad: (rows === 1 ? 14 : 9) * (size / 44),
  gap: 4 * (size / 44),
  between: 3,
});
const squareStyle = (size: number, height: number): Style => ({
  size,
  rows: Math.max(1, Math.floor((height + 2) / (size + 5))),
  pad: 3,
  gap: 1,
  between: 2,
});

/** The widest style that holds everything, else the narrowest with the outer pieces counted. */
function choose(
  pieces: readonly number[],
  styles: readonly Style[],
  room: number,
): { style: Style; at: { row: number; x: number }[] } {
  const width = (carts: number, s: Style) => carts * s.size + (carts - 1) * s.gap + s.pad;
  for (const style of styles) {
    const at = pack(
      pieces.map((c) => width(c, style)),
      style.rows,
      room,
      style.between,
    );
    if (at) return { style, at };
  }
  const style = styles[styles.length - 1]!;
  for (let kept = pieces.length - 1; kept > 0; kept--) {
    const at = pack(
      pieces.slice(0, kept).map((c) => width(c, style)),
      style.rows,
      room - 24,
      style.between,
    );
    if (at) return { style, at };
  }
  return { style, at: [] };
}

/**
 * One side of a level. `pieces` are numbers of carts from the shaft outwards; x grows outwards from the wall on the dark
 * side (+1) and is mirrored on the light side (−1); y is measured from the top of the level.
 */
export function layTunnel(
  pieces: readonly number[],
  room: number,
  side: 1 | -1,
  look: "carts" | "squares",
  level: number,
  most = 44,
): Tunnel {
  const height = level - 16;
  const sizes = (from: number, to: number) =>
    Array.from({ length: Math.floor((from - to) / 2) + 1 }, (_, k) => from - 2 * k);
  const styles =
    look === "carts"
      ? [...sizes(most, 32).map((s) => cartStyle(s, 1)), ...sizes(30, 18).map((s) => cartStyle(s, 2))]
      : sizes(24, 12).map((s) => squareStyle(s, height));
  const { style, at } = choose(pieces, styles, room);
  const h = look === "squares" ? style.size + 3 : (height - (style.rows - 1) * 3) / style.rows;
  let reach = 0;
  const used = look === "squares" ? Math.max(1, ...at.map((p) => p.row + 1)) : style.rows;
  const top = look === "squares" ? 8 + (height - used * (h + 2) + 2) / 2 : 8;
  const bays = at.map(({ row, x }, index): Bay => {
    const carts = pieces[index]!;
    const w = carts * style.size + (carts - 1) * style.gap + style.pad;
    reach = Math.max(reach, x + w);
    const left = side === 1 ? x : -x - w;
    const first = left + style.pad / 2;
    return {
      index,
      x: left,
      y: top + row * (h + (look === "squares" ? 2 : 3)),
      w,
      h,
      carts: Array.from({ length: carts }, (_, k) => first + k * (style.size + style.gap)),
      size: style.size,
    };
  });
  return { bays, hidden: pieces.length - at.length, reach };
}

/** The framings of the phone that cut the large plate (less the margin the zoom adds); the yard has a plan of its own. */
export const FRAMES = {
  mine: { x: 28, y: 446, width: 508, height: 402 },
  others: { x: 580, y: 446, width: 524, height: 402 },
} as const;

/** Where the teacher's lamp goes: one's own things by what they are, a level of the shaft, a tile on its workshop space. */
export function lampOn(kind: string, id: string, { view, as }: { view: CoalView; as: number | null }): string[] {
  const seat = as ?? 0;
  if (kind === "piece" && (id === "storage" || id === "cage")) return [`${id}-${seat}`];
  if (kind === "place" && view.players[seat]?.cage.level === Number(id)) return [`cage-${seat}`];
  if (kind === "place") return [`${id === "0" || view.phase === "mine" ? "stop" : "level"}:${id}`];
  if (kind === "tile") return view.spaces.filter((s) => s.tile === id).map((s) => s.id);
  if (kind === "card") return view.spaces.filter((s) => s.order === id).map((s) => s.id);
  return [];
}
