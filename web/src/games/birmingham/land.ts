/** The face of the Midlands: counties, rivers, hills and woods. Drawn once for a table's facts. */
import { hachures, smooth, type Point } from "../../art/engrave";
import { polygon, trees, voronoi, wobble } from "../../art/map";
import { LAND } from "../brass/geometry";
import { openLand } from "./geometry";
import type { Banner, BirFacts } from "./view";

/** Farms have no banner of their own and take that of the land round them. */
const FARMS: Record<string, Banner> = { farm_north: "red", farm_south: "brown" };
export const bannerOf = (facts: BirFacts, place: string): Banner | null =>
  facts.places[place]!.colour ?? FARMS[place] ?? null;

export interface County {
  place: string;
  banner: Banner;
  points: string;
}
/** A washed cell for each place with a banner, and the dotted borders between banners as one path. */
export function counties(facts: BirFacts): { cells: County[]; borders: string } {
  const sites = Object.fromEntries(Object.entries(facts.places).map(([id, p]): [string, Point] => [id, [p.x, p.y]]));
  const cells: County[] = [];
  let borders = "";
  for (const [id, corners] of Object.entries(voronoi(sites, LAND.from, LAND.from, LAND.to, LAND.to))) {
    const banner = bannerOf(facts, id);
    const ring = corners.flatMap(({ at, beyond }, k) => {
      const next = corners[(k + 1) % corners.length]!.at;
      const edge = beyond === null ? [at, next] : wobble(at, next);
      if (beyond !== null && id < beyond && banner !== bannerOf(facts, beyond)) borders += smooth(edge);
      return edge.slice(0, -1);
    });
    if (banner) cells.push({ place: id, banner, points: polygon(ring) });
  }
  return { cells, borders };
}

export interface River {
  name: string;
  course: string;
  letters: string;
  offset: number;
}
const RIVERS: [string, Point[], Point[], number][] = [
  [
    "Severn",
    [
      [34, 512],
      [58, 600],
      [110, 622],
      [160, 612],
      [196, 640],
      [218, 690],
      [240, 735],
      [276, 790],
      [292, 850],
      [286, 905],
      [306, 966],
    ],
    [
      [100, 642],
      [150, 634],
      [190, 662],
      [214, 712],
      [236, 756],
    ],
    4,
  ],
  [
    "Trent",
    [
      [446, 36],
      [452, 110],
      [418, 190],
      [392, 268],
      [432, 300],
      [512, 322],
      [588, 318],
      [640, 330],
      [724, 340],
      [800, 306],
      [846, 262],
      [900, 262],
      [966, 238],
    ],
    [
      [470, 338],
      [540, 345],
      [600, 340],
      [650, 352],
    ],
    24,
  ],
  [
    "Avon",
    [
      [966, 700],
      [900, 770],
      [842, 784],
      [760, 810],
      [724, 872],
      [660, 886],
      [600, 872],
      [532, 906],
      [430, 952],
      [380, 966],
    ],
    [
      [858, 806],
      [892, 792],
      [930, 756],
      [960, 724],
    ],
    8,
  ],
];
export const rivers = (): River[] =>
  RIVERS.map(([name, course, letters, offset]) => ({ name, course: smooth(course), letters: smooth(letters), offset }));

type Hill = readonly [x: number, y: number, rx: number, ry: number];
const HILLS: Hill[] = [
  [655, 150, 52, 34],
  [860, 120, 44, 30],
  [500, 170, 36, 22],
  [175, 450, 58, 34],
  [100, 690, 50, 40],
  [240, 455, 30, 20],
  [560, 450, 22, 16],
  [460, 728, 34, 20],
  [700, 810, 24, 15],
  [450, 850, 36, 22],
  [900, 880, 42, 30],
  [130, 860, 44, 30],
  [600, 400, 20, 13],
  [480, 610, 26, 15],
  [780, 440, 26, 18],
  [650, 290, 28, 14],
  [880, 300, 36, 20],
  [70, 420, 30, 22],
  [225, 320, 30, 18],
  [760, 900, 30, 20],
];
const WOODS: readonly [...Hill, count: number, seed: number][] = [
  [520, 410, 60, 60, 26, 3],
  [300, 640, 60, 50, 24, 4],
  [160, 500, 110, 60, 22, 5],
  [430, 570, 60, 40, 16, 6],
  [680, 930, 70, 26, 14, 9],
  [200, 790, 70, 60, 26, 7],
  [760, 400, 60, 70, 24, 8],
  [560, 160, 90, 40, 18, 10],
  [900, 640, 50, 70, 18, 11],
];
/** Hills and woods as one path, kept off everything that carries meaning. */
export function relief(facts: BirFacts): string {
  const clear = openLand(facts);
  const hills = HILLS.map(([x, y, rx, ry], k) => hachures(x, y, rx, ry, k + 1, clear)).join("");
  return hills + WOODS.map(([x, y, rx, ry, count, seed]) => trees(x, y, rx, ry, count, seed, clear)).join("");
}
