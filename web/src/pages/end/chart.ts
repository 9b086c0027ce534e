/** Geometry of the chart of a game: where lines, marks and labels lie. */

import type { HistoryPoint } from "../../lib/types";

export interface Course {
  n: number;
  mark: string | null;
  points: number[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Line {
  seat: number;
  path: string;
  badges: { x: number; y: number }[];
  value: number;
  labelY: number;
}

export interface Chart {
  ticks: { value: number; y: number }[];
  /** Parts of the game: where each begins and ends. */
  eras: { label: string; from: number; to: number }[];
  lines: Line[];
}

/** The names of what can be drawn: what the game declares, or its points. */
export const seriesOf = (course: readonly HistoryPoint[]): string[] => {
  const declared = Object.keys(course[0]?.series ?? {});
  return declared.length ? declared : ["points"];
};

/** The course of one figure. */
export const courseOf = (course: readonly HistoryPoint[], name: string): Course[] =>
  course.map(({ n, mark, points, series }) => ({ n, mark, points: series[name] ?? points }));

/** A row for each part of the game: what everybody had when it was over. */
export function rowsOf(course: readonly Course[]): { mark: string; points: number[] }[] {
  const begun = course.flatMap(({ mark }, k) => (mark === null ? [] : [k]));
  return begun.map((k, part) => ({
    mark: course[k]!.mark!,
    points: course[(begun[part + 1] ?? course.length) - 1]!.points,
  }));
}

/** A step of 1, 2 or 5 times a power of ten that rules the height in three to six parts. */
export function niceStep(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return Math.max(1, (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power);
}

const LABEL = 18;

export function chart(course: Course[], frame: Frame): Chart {
  const last = course.at(-1);
  if (!last) return { ticks: [], eras: [], lines: [] };
  const all = course.flatMap(({ points }) => points);
  const step = niceStep(Math.max(...all, 1) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / step) * step;
  const high = Math.ceil(Math.max(...all, 1) / step) * step;
  const { left, top, width, height, right, bottom } = frame;
  const span = Math.max(1, last.n - course[0]!.n);
  const x = (n: number) => left + ((width - right - left) * (n - course[0]!.n)) / span;
  const y = (value: number) => height - bottom - ((height - bottom - top) * (value - low)) / (high - low);

  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, k) => low + k * step).map((value) => ({
    value,
    y: y(value),
  }));
  const begun = course.filter(({ mark }) => mark !== null);
  const eras = begun.map(({ n, mark }, k) => ({ label: mark!, from: x(n), to: x(begun[k + 1]?.n ?? last.n) }));
  const badgeAt = course.filter(({ mark }, k) => k > 0 && (mark !== null || k === course.length - 1));
  const lines = last.points.map((value, seat): Line => ({
    seat,
    path: "M" + course.map(({ n, points }) => `${x(n).toFixed(1)} ${y(points[seat]!).toFixed(1)}`).join("L"),
    badges: badgeAt.map(({ n, points }) => ({ x: x(n), y: y(points[seat]!) })),
    value,
    labelY: y(value),
  }));
  spread(lines, top + 4, height - bottom + 6);
  return { ticks, eras, lines };
}

/** Labels keep the order of the lines and never lie on one another. */
function spread(lines: Line[], top: number, bottom: number): void {
  const order = [...lines].sort((a, b) => a.labelY - b.labelY);
  let floor = top;
  for (const line of order) {
    line.labelY = Math.max(line.labelY, floor);
    floor = line.labelY + LABEL;
  }
  let roof = bottom;
  for (const line of order.reverse()) {
    line.labelY = Math.min(line.labelY, roof);
    roof = line.labelY - LABEL;
  }
}
