/** Maps in the old manner: hand-drawn borders, woods, and lines that can be walked along. Seeds are fixed, nothing jitters. */
import { n, seeded, type Clear, type Point } from "./engrave";

/** A point of a curve with its direction in radians. */
export type Step = readonly [x: number, y: number, angle: number];

/** Points every `step` units along the Catmull-Rom curve that `smooth` draws. */
export function sample(points: readonly Point[], step = 6): Step[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const raw: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const mix = (c: 0 | 1, t: number) =>
      0.5 *
      (2 * p1[c] +
        (p2[c] - p0[c]) * t +
        (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t +
        (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t ** 3);
    for (let k = 0; k < 24; k++) raw.push([mix(0, k / 24), mix(1, k / 24)]);
  }
  raw.push(at(points.length - 1));
  const out: Step[] = [];
  let left = 0;
  for (let i = 0; i < raw.length - 1; i++) {
    const [[x1, y1], [x2, y2]] = [raw[i]!, raw[i + 1]!];
    const d = Math.hypot(x2 - x1, y2 - y1);
    for (; left < d; left += step)
      out.push([x1 + ((x2 - x1) * left) / d, y1 + ((y2 - y1) * left) / d, Math.atan2(y2 - y1, x2 - x1)]);
    left -= d;
  }
  return out;
}

/** A wood: small round trees with a shadow to the east, those in front drawn last. */
export function trees(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  seed: number,
  clear: Clear,
): string {
  const random = seeded(seed);
  const found: Point[] = [];
  for (let k = 0; k < count; k++) {
    const [a, q] = [random() * 2 * Math.PI, Math.sqrt(random())];
    const [x, y] = [cx + rx * q * Math.cos(a), cy + ry * q * Math.sin(a)];
    if (clear(x, y) && clear(x, y - 9)) found.push([x, y]);
  }
  found.sort((a, b) => a[1] - b[1]);
  return found.map(([x, y]) => tree(x, y, 0.85 + random() * 0.4)).join("");
}
function tree(x: number, y: number, s: number): string {
  const m = (...values: number[]) => values.map((v) => n(v * s)).join(" ");
  const crown = `c${m(-4, 0, -4.5, -4, -2, -5)}c${m(-0.5, -4, 5, -4, 4.5, 0)}c${m(2.5, 1, 1.5, 5, -2.5, 5)}`;
  return `M${n(x)} ${n(y)}v${m(-3)}m0 0${crown}M${n(x + s)} ${n(y)}h${m(5)}`;
}

/** A corner of a cell and the cell on the other side of the edge that begins there; null at the sheet's rim. */
export interface Corner {
  at: Point;
  beyond: string | null;
}

/** Keep the part of a cell nearer to a than to b. */
function cut(cell: readonly Corner[], a: Point, b: Point, beyond: string): Corner[] {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const side = ([x, y]: Point) => (x - mx) * (b[0] - a[0]) + (y - my) * (b[1] - a[1]);
  const out: Corner[] = [];
  cell.forEach((corner, i) => {
    const [p, q] = [corner.at, cell[(i + 1) % cell.length]!.at];
    const [sp, sq] = [side(p), side(q)];
    const meet = (): Point => [p[0] + ((q[0] - p[0]) * sp) / (sp - sq), p[1] + ((q[1] - p[1]) * sp) / (sp - sq)];
    if (sp <= 0) {
      out.push(corner);
      if (sq > 0) out.push({ at: meet(), beyond });
    } else if (sq <= 0) out.push({ at: meet(), beyond: corner.beyond });
  });
  return out;
}

/** Voronoi cells of the sites inside a box: the land nearer to each of them than to any other. */
export function voronoi(
  sites: Readonly<Record<string, Point>>,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): Record<string, Corner[]> {
  const cells: Record<string, Corner[]> = {};
  for (const [id, site] of Object.entries(sites)) {
    let cell: Corner[] = (
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ] as Point[]
    ).map((at) => ({ at, beyond: null }));
    for (const [other, far] of Object.entries(sites))
      if (other !== id && cell.length) cell = cut(cell, site, far, other);
    cells[id] = cell;
  }
  return cells;
}

/** A hand-drawn line between two points; the same from either end. */
export function wobble(p: Point, q: Point, amplitude = 7, step = 26): Point[] {
  const forward = p[0] < q[0] || (p[0] === q[0] && p[1] <= q[1]);
  const [a, b] = forward ? [p, q] : [q, p];
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (d < 1) return [p, q];
  const parts = Math.max(1, Math.floor(d / step));
  const random = seeded([a, b].flat().reduce((sum, v) => Math.imul(sum, 31) + Math.round(v), 7));
  const [nx, ny] = [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
  const middle: Point[] = [];
  for (let k = 1; k < parts; k++) {
    const off = (random() - 0.5) * 2 * amplitude;
    middle.push([a[0] + ((b[0] - a[0]) * k) / parts + nx * off, a[1] + ((b[1] - a[1]) * k) / parts + ny * off]);
  }
  const line = [a, ...middle, b];
  return forward ? line : line.reverse();
}

/** Points of a polygon as SVG wants them. */
export const polygon = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");
