/** Engraving in the old manner: every line comes from a fixed seed, so a board never jitters between renders. */

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** Says where ink may go: engraving never runs under labels, plates or links. */
export type Clear = (x: number, y: number) => boolean;

/** Numbers between 0 and 1 from a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is plenty on a plate of 1000 units. */
export function n(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith(".0") ? text.slice(0, -2) : text;
}

/** True outside all the boxes, each grown by `margin`. */
export function clearOf(boxes: readonly Box[], margin = 0): Clear {
  return (x, y) =>
    boxes.every((b) => x < b.x - margin || x > b.x + b.w + margin || y < b.y - margin || y > b.y + b.h + margin);
}

/** A Catmull-Rom curve through the points, as an SVG path. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return "M" + points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))]!;
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${n(a[0])} ${n(a[1])} ${n(b[0])} ${n(b[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return path;
}

/** A hill: short strokes falling away from a summit, longer on the south-east as the light is in the north-west. */
export function hachures(x: number, y: number, rx: number, ry: number, seed: number, clear: Clear, rings = 3): string {
  const random = seeded(seed);
  let path = "";
  for (let ring = 1; ring <= rings; ring++) {
    const reach = 0.42 + (0.58 * ring) / rings;
    const strokes = Math.floor((rx + ry) * reach * 0.62);
    for (let k = 0; k < strokes; k++) {
      const a = (2 * Math.PI * (k + random() * 0.5)) / strokes;
      const wobble = 1 + 0.1 * Math.sin(3 * a + seed) + 0.06 * Math.sin(5 * a);
      const shade = 0.5 + 0.5 * Math.cos(a - Math.PI / 4);
      const inner = reach * wobble * 0.8 - 0.07 * shade;
      const outer = reach * wobble * (0.98 + random() * 0.1);
      const bare = shade < 0.25 && random() < 0.55;
      const [x1, y1] = [x + rx * inner * Math.cos(a), y + ry * inner * Math.sin(a)];
      const [x2, y2] = [x + rx * outer * Math.cos(a), y + ry * outer * Math.sin(a)];
      if (!bare && clear(x1, y1) && clear(x2, y2)) path += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
    }
  }
  return path;
}

/** Layers of rock: broken, slightly bent lines, one every `step`. */
export function strata(box: Box, seed: number, clear: Clear, step = 7): string {
  const random = seeded(seed);
  let path = "";
  for (let y = box.y; y < box.y + box.h; y += step) {
    let x = box.x + random() * 40;
    while (x < box.x + box.w) {
      const length = 20 + random() * 90;
      const bend = (random() - 0.5) * 5;
      if (clear(x, y) && clear(x + length, y))
        path += `M${n(x)} ${n(y)}q${n(length / 2)} ${n(bend)} ${n(length)} ${n(bend / 2)}`;
      x += length + 16 + random() * 70;
    }
  }
  return path;
}

/** A sky ruled with level strokes. */
export function ruledSky(box: Box, seed: number, clear: Clear, perRow = 6, step = 8): string {
  const random = seeded(seed);
  let path = "";
  for (let y = box.y; y < box.y + box.h; y += step) {
    for (let k = 0; k < perRow; k++) {
      const x = box.x + random() * box.w;
      const length = 40 + random() * 140;
      if (clear(x, y) && clear(x + length, y)) path += `M${n(x)} ${n(y)}h${n(length)}`;
    }
  }
  return path;
}

/** Blades of grass along a level line. */
export function grass(x: number, y: number, width: number, seed: number, clear: Clear): string {
  const random = seeded(seed);
  let path = "";
  for (let at = x; at < x + width; at += 5) {
    const foot = at + random() * 4;
    const [lean, height] = [(random() - 0.5) * 4, 4 + random() * 4];
    if (clear(foot, y)) path += `M${n(foot)} ${n(y)}l${n(lean)} ${n(-height)}`;
  }
  return path;
}
