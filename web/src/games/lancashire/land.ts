/** The face of Lancashire: parts of the county, coast, rivers, hills and woods. Drawn once for a table's facts. */
import { hachures, smooth, type Point } from "../../art/engrave";
import { polygon, trees, voronoi, wobble } from "../../art/map";
import { LAND } from "../brass/geometry";
import { bannerOf, openLand } from "./geometry";
import type { Banner, LanFacts } from "./view";

export interface Cell {
  place: string;
  banner: Banner;
  points: string;
}
/** A washed cell for each place of a part of the county, and the dotted borders between parts as one path. */
export function counties(facts: LanFacts): { cells: Cell[]; borders: string } {
  const sites = Object.fromEntries(Object.entries(facts.places).map(([id, p]): [string, Point] => [id, [p.x, p.y]]));
  const cells: Cell[] = [];
  let borders = "";
  for (const [id, corners] of Object.entries(voronoi(sites, LAND.from, LAND.from, LAND.to, LAND.to))) {
    const banner = bannerOf(id);
    const ring = corners.flatMap(({ at, beyond }, k) => {
      const next = corners[(k + 1) % corners.length]!.at;
      const edge = beyond === null ? [at, next] : wobble(at, next);
      if (beyond !== null && id < beyond && banner !== bannerOf(beyond)) borders += smooth(edge);
      return edge.slice(0, -1);
    });
    if (banner) cells.push({ place: id, banner, points: polygon(ring) });
  }
  return { cells, borders };
}

export const RIVERS: string[] = (
  [
    [
      [334, 366],
      [378, 356],
      [428, 270],
      [500, 236],
      [556, 214],
      [640, 190],
    ],
    [
      [296, 116],
      [318, 100],
      [372, 98],
      [440, 110],
      [520, 96],
    ],
    [
      [362, 698],
      [420, 712],
      [520, 704],
      [590, 690],
      [640, 700],
      [740, 690],
      [800, 668],
      [966, 676],
    ],
    [
      [440, 966],
      [420, 870],
      [392, 760],
      [362, 716],
    ],
  ] as Point[][]
).map(smooth);
/** The way the name of the Mersey is lettered along. */
export const MERSEY = smooth([
  [277, 694],
  [310, 698],
  [344, 704],
]);

type Hill = readonly [x: number, y: number, rx: number, ry: number];
const HILLS: Hill[] = [
  [600, 232, 46, 24],
  [470, 200, 40, 26],
  [450, 400, 24, 16],
  [596, 384, 40, 20],
  [742, 340, 36, 24],
  [720, 510, 20, 12],
  [905, 500, 40, 26],
  [912, 440, 34, 28],
  [560, 574, 26, 12],
  [330, 592, 22, 14],
  [330, 448, 22, 14],
  [300, 268, 22, 14],
  [548, 800, 34, 20],
  [368, 862, 28, 18],
  [300, 880, 34, 24],
  [548, 900, 26, 18],
  [700, 840, 22, 16],
  [905, 410, 30, 14],
  [680, 355, 26, 14],
  [850, 230, 34, 18],
  [930, 240, 26, 16],
  [230, 60, 34, 16],
  [566, 700, 26, 14],
];
const WOODS: readonly [...Hill, count: number, seed: number][] = [
  [430, 250, 60, 40, 24, 3],
  [300, 640, 90, 20, 18, 4],
  [440, 460, 60, 40, 22, 5],
  [560, 760, 60, 60, 26, 6],
  [350, 900, 70, 50, 26, 7],
  [780, 340, 60, 40, 20, 8],
  [340, 760, 40, 30, 14, 9],
  [610, 500, 40, 30, 16, 10],
  [900, 520, 40, 40, 14, 11],
  [200, 820, 40, 40, 12, 12],
  [500, 160, 50, 40, 16, 13],
];
/** Hills and woods as one path, kept off everything that carries meaning. */
export function relief(facts: LanFacts): string {
  const clear = openLand(facts);
  const hills = HILLS.map(([x, y, rx, ry], k) => hachures(x, y, rx, ry, k + 1, clear)).join("");
  return hills + WOODS.map(([x, y, rx, ry, count, seed]) => trees(x, y, rx, ry, count, seed, clear)).join("");
}
