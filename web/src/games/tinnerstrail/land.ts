/** The engraving of the map: hills and woods on land that carries nothing else. From fixed seeds, so it never jitters. */
import { hachures, type Clear, type Point } from "../../art/engrave";
import { trees } from "../../art/map";
import { cornwall, spot } from "./geometry";
import type { TinFacts } from "./view";

type Hill = readonly [x: number, y: number, rx: number, ry: number, seed: number];
type Wood = readonly [x: number, y: number, rx: number, ry: number, count: number, seed: number];
const HILLS: readonly Hill[] = [
  [905, 44, 60, 24, 3],
  [968, 330, 26, 34, 5],
  [470, 800, 44, 36, 6],
  [430, 900, 50, 30, 7],
  [490, 720, 24, 30, 8],
  [700, 175, 26, 18, 9],
  [600, 480, 24, 20, 10],
  [480, 480, 26, 18, 11],
  [760, 80, 30, 18, 12],
  [300, 880, 20, 12, 13],
  [880, 330, 34, 20, 14],
  [660, 560, 18, 30, 15],
  [570, 200, 24, 22, 16],
];
const WOODS: readonly Wood[] = [
  [450, 860, 70, 80, 26, 3],
  [880, 40, 110, 30, 18, 4],
  [560, 640, 40, 60, 12, 5],
  [860, 380, 70, 30, 12, 6],
];
/** Names of land without lodes: no ink under them. */
const LETTERING = [
  [795, 26, 165, 36],
  [395, 838, 130, 50],
] as const;

/** Is the point inside the ring? */
export function inside(x: number, y: number, ring: readonly Point[]): boolean {
  let within = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

export function relief(facts: TinFacts): string {
  const { rings, lines } = cornwall(facts);
  const accounts = Object.keys(facts.areas).map((id) => spot(facts, id));
  const land = Object.values(rings);
  const clear: Clear = (x, y) =>
    x < 972 &&
    y > 28 &&
    !LETTERING.some(([lx, ly, w, h]) => x > lx && x < lx + w && y > ly && y < ly + h) &&
    land.some((ring) => inside(x, y, ring)) &&
    !accounts.some(([ax, ay]) => Math.abs(x - ax) < 40 && y - ay > -46 && y - ay < 50) &&
    lines.every(([lx, ly]) => (x - lx) ** 2 + (y - ly) ** 2 > 49);
  return HILLS.map((h) => hachures(...h, clear)).join("") + WOODS.map((w) => trees(...w, clear)).join("");
}
