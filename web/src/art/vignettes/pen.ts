/** The engraver's pen: every scene is a list of strokes, and every stroke is one SVG path. Deterministic, so a plate never jitters. */

import { n } from "../engrave";

export interface Stroke {
  d: string;
  fill?: string;
  /** Opacity of the fill alone: a hand-coloured wash. */
  tint?: number;
  /** Width of the line; none if left out. */
  line?: number;
  colour?: string;
  fade?: number;
  /** Outline that cuts the stroke off: ruled shading stays inside a wall. */
  inside?: string;
  /** Where a small drawing stands on the plate. */
  at?: string;
}

export const WIDTH = 320;
export const HEIGHT = 200;

export const INK = "var(--ink)";
export const SHEET = "var(--sheet)";
export const LAND = "var(--land)";
export const KEY = "var(--key)";
/** Windows and fire: dark openings by day, lit by night. */
export const LIT = "var(--lit)";
export const LAMP = "var(--lamp)";
export const wash = (name: string): string => `var(--r-${name})`;

export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${n(2 * r)} 0a${r} ${r} 0 1 0 ${n(-2 * r)} 0z`;

export interface Ruling {
  angle?: number;
  gap?: number;
  line?: number;
  fade?: number;
  /** Corners of the area to rule: left, top, right, bottom. */
  area?: [number, number, number, number];
}

/** Ruled shading inside an outline. */
export function hatch(inside: string, ruling: Ruling = {}): Stroke {
  const { angle = 0, gap = 3, line = 0.7, fade = 0.75, area = [0, 0, WIDTH, HEIGHT] } = ruling;
  const [cx, cy] = [(area[0] + area[2]) / 2, (area[1] + area[3]) / 2];
  const r = Math.hypot(area[2] - area[0], area[3] - area[1]) / 2;
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  let d = "";
  for (let k = -Math.floor(r / gap); k <= r / gap; k++) {
    const [x, y] = [cx - k * gap * s, cy + k * gap * c];
    d += `M${n(x - r * c)} ${n(y - r * s)}l${n(2 * r * c)} ${n(2 * r * s)}`;
  }
  return { d, line, fade, inside };
}

/** A solid thing: paper, outline, and a wash of colour. */
export function solid(d: string, colour?: string, tint = 0.22, line = 1.2, fill = SHEET): Stroke[] {
  const body: Stroke = { d, fill, line };
  return colour ? [body, { d, fill: colour, tint }] : [body];
}

export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  dx: number,
  dy: number,
  w = 4,
  h = 6,
): Stroke {
  let d = "";
  for (let c = 0; c < columns; c++) for (let r = 0; r < rows; r++) d += box(x + c * dx, y + r * dy, w, h);
  return { d, fill: LIT, fade: 0.86 };
}
