/** Sky, water, hills and smoke. */
import { n, seeded, smooth, type Point } from "../engrave";
import { hatch, INK, LAND, solid, wash, WIDTH, type Stroke } from "./pen";

/** Level lines across the sky, broken by clouds given as x, y, width. */
export function sky(seed: number, horizon: number, clouds: [number, number, number][]): Stroke {
  const roll = seeded(seed);
  let d = "";
  for (let y = 10; y < horizon; y += 6) {
    for (let x = 0; x < WIDTH;) {
      const length = 30 + roll() * 70;
      const cloudy = clouds.some(([cx, cy, w]) => {
        const half = w * (1 - Math.abs(y - cy) / (w * 0.5));
        return Math.abs(y - cy) < w * 0.34 && x + length > cx - half && x < cx + half;
      });
      if (!cloudy) d += `M${n(x)} ${y}h${n(Math.min(length, WIDTH - x))}`;
      x += length + 3 + roll() * 6;
    }
  }
  return { d, line: 0.5, fade: 0.38 };
}

export function water(top: number, bottom: number, seed: number, gap = 4): Stroke[] {
  const roll = seeded(seed);
  let d = "";
  let step = gap * 0.55;
  for (let y = top; y < bottom; y += step) {
    step = Math.min(gap * 1.5, step * 1.13);
    for (let x = -10 + roll() * 20; x < WIDTH;) {
      const length = 14 + roll() * 46;
      d += `M${n(x)} ${n(y)}q${n(length / 4)} -1.4 ${n(length / 2)} 0t${n(length / 2)} 0`;
      x += length + 4 + roll() * 20;
    }
  }
  return [
    { d: `M0 ${top - 2}H${WIDTH}V${bottom + 2}H0z`, fill: "var(--waterline)", tint: 0.16 },
    { d, line: 0.7, fade: 0.6 },
  ];
}

export function hill(ridge: Point[], base: number, colour = "teal"): Stroke[] {
  const d = `${smooth(ridge)}L${ridge[ridge.length - 1]![0]} ${base}L${ridge[0]![0]} ${base}Z`;
  return [...solid(d, wash(colour), 0.14, 0.9, LAND), hatch(d, { angle: 62, gap: 3.2, line: 0.55, fade: 0.5 })];
}

export function smoke(x: number, y: number, size = 1, towards = 1): Stroke[] {
  const path: Point[] = [
    [0, 0],
    [6, -10],
    [2, -18],
    [16, -26],
    [30, -28],
    [48, -36],
  ];
  const drift = (dx: number, dy: number, from = 0) =>
    smooth(path.slice(from).map(([a, b]) => [x + (a + dx) * size * towards, y + (b + dy) * size]));
  return [
    { d: drift(0, 0), line: 0.9, fade: 0.7 },
    { d: drift(4, -2), line: 0.6, fade: 0.55 },
    { d: drift(9, -1, 1), line: 0.5, fade: 0.45 },
  ];
}

export function chimney(x: number, y: number, height: number, width = 8, towards = 1): Stroke[] {
  const red = wash("red");
  return [
    ...smoke(x + width / 2, y - height - 1, 0.8, towards),
    ...solid(`M${x} ${y}L${n(x + width * 0.16)} ${y - height}h${n(width * 0.68)}L${x + width} ${y}Z`, red),
    hatch(`M${n(x + width * 0.55)} ${y}V${y - height}h${n(width * 0.29)}L${x + width} ${y}Z`, {
      angle: 90,
      gap: 1.4,
      line: 0.6,
      fade: 0.8,
      area: [x, y - height, x + width, y],
    }),
    ...solid(`M${x - 0.5} ${y - height}h${width + 1}v4h${-width - 1}z`, red),
  ];
}

export const horizon = (y: number, line = 1.4): Stroke => ({ d: `M0 ${y}H${WIDTH}`, line, colour: INK });
