/** Rails as curves: where every segment, signal and junction mouth of a network lies, addressed by running length along its line. */
import { n, type Point } from "../../art/engrave";

export interface Spot {
  kind: "city" | "port" | "start" | "junction";
  x: number;
  y: number;
  natural: readonly (readonly string[])[];
  branches: readonly string[];
}
export interface Rail {
  a: string;
  b: string;
  length: number;
}
export interface Signal {
  line: string;
  place: string | null;
  after: number | null;
}
/** What a board is drawn from; x and y are those of components.toml, 0 to 1000. */
export interface Network {
  places: Readonly<Record<string, Spot>>;
  lines: Readonly<Record<string, Rail>>;
  fields: Readonly<Record<string, Signal>>;
}
/** A point with the direction of travel. */
export interface At {
  x: number;
  y: number;
  angle: number;
}
export interface Stretch {
  line: string;
  from: number;
  to: number;
}

export const [CITY, JUNCTION, START] = [36, 23, 19]; // radii
export const [BED, GAUGE] = [18, 4.6]; // width of a segment's bed, half the gauge
const [FIELD, JOINT] = [17, 6]; // room for a signal field; between two segments
const SHORT = 24;
const LEAN = 0.34;
const HANDLE = 0.36;
const PARTS = 120;

/** Data units to board units: room for the neat line and the buffers. */
export const toBoard = (x: number, y: number): Point => [32 + x * 0.94, 20 + y * 0.957];
export const fromBoard = (x: number, y: number): Point => [(x - 32) / 0.94, (y - 20) / 0.957];

export const poly = (points: readonly Point[]): string => "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
const between = (a: Point, b: Point): Point => {
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
};

interface Sample {
  s: number;
  x: number;
  y: number;
  angle: number;
}

export class Track {
  readonly at: Record<string, Point> = {};
  readonly segments: Record<string, Stretch> = {};
  readonly signals: Record<string, { line: string; s: number }> = {};
  readonly #curves: Record<string, Sample[]> = {};

  constructor(readonly net: Network) {
    for (const [id, p] of Object.entries(net.places)) this.at[id] = toBoard(p.x, p.y);
    for (const id of Object.keys(net.lines)) this.#curves[id] = this.#curve(id);
    for (const [id, line] of Object.entries(net.lines)) this.#divide(id, line);
  }

  length(line: string): number {
    return this.#curves[line]!.at(-1)!.s;
  }
  #other(line: string, place: string): string {
    const l = this.net.lines[line]!;
    return l.a === place ? l.b : l.a;
  }
  /** Direction in which a line leaves its place. At a junction it leans towards its natural partners, so through routes run smoothly. */
  #tangent(place: string, line: string): Point {
    const straight = between(this.at[place]!, this.at[this.#other(line, place)]!);
    const spot = this.net.places[place]!;
    if (spot.kind !== "junction") return straight;
    let [sx, sy] = [0, 0];
    for (const pair of spot.natural) {
      const mate = pair.includes(line) ? pair.find((m) => m !== line) : undefined;
      if (!mate || !this.net.lines[mate]) continue;
      const e = between(this.at[place]!, this.at[this.#other(mate, place)]!);
      [sx, sy] = [sx - e[0], sy - e[1]];
    }
    const h = Math.hypot(sx, sy) || 1;
    const [x, y] = [straight[0] * (1 - LEAN) + (sx / h) * LEAN, straight[1] * (1 - LEAN) + (sy / h) * LEAN];
    const d = Math.hypot(x, y) || 1;
    return [x / d, y / d];
  }
  #curve(id: string): Sample[] {
    const { a, b } = this.net.lines[id]!;
    const [p0, p3] = [this.at[a]!, this.at[b]!];
    const d = Math.hypot(p3[0] - p0[0], p3[1] - p0[1]) * HANDLE;
    const [t0, t1] = [this.#tangent(a, id), this.#tangent(b, id)];
    const [p1, p2]: Point[] = [
      [p0[0] + t0[0] * d, p0[1] + t0[1] * d],
      [p3[0] + t1[0] * d, p3[1] + t1[1] * d],
    ];
    const raw = Array.from({ length: PARTS + 1 }, (_, k): Point => {
      const t = k / PARTS;
      const mix = (c: 0 | 1) =>
        (1 - t) ** 3 * p0[c] + 3 * (1 - t) ** 2 * t * p1![c] + 3 * (1 - t) * t * t * p2![c] + t ** 3 * p3[c];
      return [mix(0), mix(1)];
    });
    let s = 0;
    return raw.map(([x, y], k) => {
      const [q, r] = [raw[Math.max(0, k - 1)]!, raw[Math.min(PARTS, k + 1)]!];
      if (k) s += Math.hypot(x - q[0], y - q[1]);
      return { s, x, y, angle: Math.atan2(r[1] - q[1], r[0] - q[0]) };
    });
  }

  /** The point at running length `s`, direction from a to b. */
  point(line: string, s: number): At {
    const curve = this.#curves[line]!;
    const end = curve.at(-1)!;
    if (s >= end.s) return end;
    const k = Math.max(
      1,
      curve.findIndex((c) => c.s >= s),
    );
    const [p, q] = [curve[k - 1]!, curve[k]!];
    const t = Math.max(0, (s - p.s) / (q.s - p.s || 1));
    const angle = Math.abs(p.angle - q.angle) > 3 ? p.angle : p.angle + (q.angle - p.angle) * t;
    return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, angle };
  }
  /** Points of a part of a line, `off` to its side; `from` may lie behind `to`. */
  points(line: string, from: number, to: number, off = 0, step = 9): Point[] {
    const parts = Math.max(2, Math.floor(Math.abs(to - from) / step) + 1);
    return Array.from({ length: parts + 1 }, (_, k): Point => {
      const { x, y, angle } = this.point(line, from + ((to - from) * k) / parts);
      return [x - Math.sin(angle) * off, y + Math.cos(angle) * off];
    });
  }

  /** How far from the middle of a place its track begins. */
  radius(place: string): number {
    const kind = this.net.places[place]!.kind;
    return kind === "junction" ? JUNCTION + 4 : kind === "start" ? START + 3 : CITY;
  }
  #divide(id: string, line: Rail): void {
    const total = this.length(id);
    const fields = Object.entries(this.net.fields).filter(([, f]) => f.line === id);
    const fieldAt = (k: number, place: string) => fields.find(([, f]) => f.after === k || f.place === place)?.[0];
    const [first, last] = [fieldAt(0, line.a), fieldAt(line.length, line.b)];
    const inner = Array.from(
      { length: line.length - 1 },
      (_, k) => fields.find(([, f]) => f.after === k + 1)?.[0] ?? null,
    );
    const ends = this.radius(line.a) + this.radius(line.b);
    const count = (first ? 1 : 0) + (last ? 1 : 0) + inner.filter(Boolean).length;
    const widthWith = (field: number) =>
      (total - ends - count * field - inner.filter((f) => !f).length * JOINT) / line.length;
    // on a short line the fields give way, so that the bed can still be seen
    const room = widthWith(FIELD) < SHORT ? FIELD - 5 : FIELD;
    const width = Math.max(4, widthWith(room));
    const [ra, rb] = [this.radius(line.a), this.radius(line.b)];
    if (first) this.signals[first] = { line: id, s: ra + room / 2 };
    if (last) this.signals[last] = { line: id, s: total - rb - room / 2 };
    let s = ra + (first ? room : 0);
    for (let k = 0; k < line.length; k++) {
      this.segments[`${id}.${k + 1}`] = { line: id, from: s, to: s + width };
      s += width;
      const field = inner[k];
      if (field) this.signals[field] = { line: id, s: s + room / 2 };
      s += field ? room : JOINT;
    }
  }

  middle(segment: string): At {
    const { line, from, to } = this.segments[segment]!;
    return this.point(line, (from + to) / 2);
  }
  signal(field: string): At {
    const { line, s } = this.signals[field]!;
    return this.point(line, s);
  }
  /** The point of a line at distance `r` from its place, with the direction away from the place. */
  mouth(place: string, line: string, r: number): At {
    const starts = this.net.lines[line]!.a === place;
    const { x, y, angle } = this.point(line, starts ? r : this.length(line) - r);
    return { x, y, angle: starts ? angle : angle + Math.PI };
  }
  /** The way across a junction from one branch to another, mouth to mouth. */
  across(place: string, from: string, to: string, r = JUNCTION + 5): string {
    const [p, q] = [this.mouth(place, from, r), this.mouth(place, to, r)];
    const h = r * 0.8;
    const c = (m: At) => `${n(m.x - Math.cos(m.angle) * h)} ${n(m.y - Math.sin(m.angle) * h)}`;
    return `M${n(p.x)} ${n(p.y)}C${c(p)} ${c(q)} ${n(q.x)} ${n(q.y)}`;
  }
  /** How wide a block may be on a branch without touching its neighbours. */
  blockWidth(place: string, line: string): number {
    const own = this.mouth(place, line, JUNCTION).angle;
    const others = this.net.places[place]!.branches.filter((b) => b !== line && this.net.lines[b]).map(
      (b) => this.mouth(place, b, JUNCTION).angle,
    );
    const turn = (d: number) => Math.abs(((((d + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI);
    const room = Math.min(Math.PI, ...others.map((o) => turn(own - o)));
    return Math.max(5, Math.min(12.5, (JUNCTION - 3) * Math.tan(Math.min(room, 2.6) / 2) - 0.5));
  }

  isSegment(space: string): boolean {
    return space in this.segments;
  }
  /** Where a train on this space stands, and where its nose points. In a city it has no direction. */
  stand(space: string, facing: string | null): At {
    const segment = this.segments[space];
    if (segment) {
      const mid = this.middle(space);
      return this.net.lines[segment.line]!.b === facing ? mid : { ...mid, angle: mid.angle + Math.PI };
    }
    const [x, y] = this.at[space] ?? [500, 500];
    const only = this.net.places[space]?.kind === "start" ? this.net.places[space]!.branches[0] : undefined;
    if (!only) return { x, y, angle: 0 };
    const { angle } = this.mouth(space, only, 1);
    return { x: x + Math.cos(angle) * 4, y: y + Math.sin(angle) * 4, angle };
  }

  /** The rails a train rides over from one space to the next, as points: half a segment, what lies between, half the next. */
  leg(from: string, to: string): Point[] {
    const line = this.#lineBetween(from, to);
    if (line) return this.#along(line, from, to);
    // across a junction: to the end of the segment, over, and on
    const [p, q] = [this.segments[from], this.segments[to]];
    const node = p && q ? this.#shared(p.line, q.line) : null;
    if (!p || !q || !node) return [this.#middleOf(from), this.#middleOf(to)];
    const r = JUNCTION + 5;
    const sOf = (l: string) => (this.net.lines[l]!.a === node ? r : this.length(l) - r);
    const [m1, m2] = [this.mouth(node, p.line, r), this.mouth(node, q.line, r)];
    const h = r * 0.8;
    const curve = Array.from({ length: 9 }, (_, k): Point => {
      const t = k / 8;
      const [c1, c2]: Point[] = [
        [m1.x - Math.cos(m1.angle) * h, m1.y - Math.sin(m1.angle) * h],
        [m2.x - Math.cos(m2.angle) * h, m2.y - Math.sin(m2.angle) * h],
      ];
      const mix = (a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
      return [mix(m1.x, c1![0], c2![0], m2.x), mix(m1.y, c1![1], c2![1], m2.y)];
    });
    return [
      ...this.points(p.line, (p.from + p.to) / 2, sOf(p.line)),
      ...curve,
      ...this.points(q.line, sOf(q.line), (q.from + q.to) / 2),
    ];
  }
  #middleOf(space: string): Point {
    if (!this.segments[space]) return this.at[space] ?? [500, 500];
    const { x, y } = this.middle(space);
    return [x, y];
  }
  /** The running length at which a line meets a place. */
  #edge(line: string, place: string): number {
    return this.net.lines[line]!.a === place ? 0 : this.length(line);
  }
  #lineBetween(from: string, to: string): string | null {
    const [a, b] = [this.segments[from]?.line, this.segments[to]?.line];
    if (a && b) return a === b ? a : null;
    const touches = (line: string, place: string) => [this.net.lines[line]!.a, this.net.lines[line]!.b].includes(place);
    if (a) return touches(a, to) ? a : null;
    if (b) return touches(b, from) ? b : null;
    return null;
  }
  #along(line: string, from: string, to: string): Point[] {
    const s = (space: string) => {
      const seg = this.segments[space];
      return seg ? (seg.from + seg.to) / 2 : this.#edge(line, space);
    };
    return this.points(line, s(from), s(to));
  }
  #shared(l1: string, l2: string): string | null {
    const [p, q] = [this.net.lines[l1]!, this.net.lines[l2]!];
    return [p.a, p.b].find((x) => (x === q.a || x === q.b) && this.net.places[x]!.kind === "junction") ?? null;
  }
  /** The whole ride over a path, from middle to middle. */
  ride(from: string, path: readonly string[]): Point[] {
    return path.flatMap((next, k) => this.leg(k ? path[k - 1]! : from, next));
  }
  /** Points along every line, a few units apart: what labels and engraving keep clear of. */
  everywhere(step = 8): Point[] {
    return Object.keys(this.net.lines).flatMap((id) => this.points(id, 0, this.length(id), 0, step));
  }
}
