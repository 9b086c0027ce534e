/** Where everything lies on the plate of 1000 × 1000. The coast leaves a column of sea in the west for the cotton market. */
import { smooth, type Box, type Point } from "../../art/engrave";
import { sample } from "../../art/map";
import { LAND, ledgerSize, openGround, T, textWidth } from "../brass/geometry";
import type { Facts } from "./shapes";
import { FAR, type Banner, type LanFacts, type LineFact, type PlaceFact, type SpaceFact } from "./view";

/** Places on this drawing: those of the component facts moved east. */
const AT: Record<string, Point> = {
  barrow: [152, 104],
  lancaster: [352, 156],
  scotland: [424, 70],
  fleetwood: [236, 240],
  blackpool: [228, 336],
  preston: [378, 312],
  blackburn: [520, 330],
  burnley: [652, 284],
  colne: [770, 236],
  yorkshire: [898, 322],
  southport: [226, 452],
  wigan: [392, 500],
  bolton: [532, 486],
  bury: [668, 430],
  rochdale: [818, 440],
  oldham: [868, 592],
  manchester: [690, 596],
  warrington_runcorn: [474, 650],
  liverpool: [236, 572],
  birkenhead: [152, 752],
  ellesmere_port: [276, 790],
  northwich: [466, 792],
  midlands: [446, 908],
  stockport: [640, 756],
  macclesfield: [640, 884],
};
/** How far the middle of a line stands off the straight way. */
const BEND: Record<string, Point> = {
  "preston-wigan": [10, 4],
  "liverpool-wigan": [-12, 14],
  "blackburn-wigan": [14, 9],
  "manchester-warrington_runcorn": [4, 20],
  "ellesmere_port-warrington_runcorn": [6, 10],
  "liverpool-warrington_runcorn": [-10, 12],
  "bolton-manchester": [-4, 24],
  "fleetwood-preston": [6, -14],
  "lancaster-preston": [14, 0],
  "macclesfield-midlands": [6, 12],
  "oldham-rochdale": [38, 8],
  "rochdale-yorkshire": [20, 5],
  "colne-yorkshire": [6, -14],
  "blackburn-burnley": [4, -10],
  "barrow-lancaster": [30, -34],
  "southport-wigan": [0, 14],
  "preston-southport": [-16, 22],
  "burnley-bury": [14, 0],
  "manchester-stockport": [18, 6],
  "bolton-wigan": [6, 20],
  "birkenhead-ellesmere_port": [4, -8],
  "blackburn-bolton": [4, 8],
};
/** Parts of the county, washed in one colour each; a region card's band has its town's. */
const WASH: Record<Banner, string> = {
  teal: "barrow lancaster fleetwood preston blackpool",
  red: "blackburn burnley colne",
  purple: "bolton bury rochdale oldham manchester",
  brown: "stockport macclesfield northwich",
  blue: "southport wigan liverpool warrington_runcorn birkenhead ellesmere_port",
};
const BANNER = new Map(
  Object.entries(WASH).flatMap(([banner, places]) =>
    places.split(" ").map((p): [string, Banner] => [p, banner as Banner]),
  ),
);
export const bannerOf = (place: string | null): Banner | null => (place === null ? null : (BANNER.get(place) ?? null));

/** Where a space lies in its town, in units of half a tile. In a town of two rows *left* and *right* are the upper one. */
const HINT: Record<SpaceFact["hint"], Point> = {
  only: [0, 0],
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
  top_left: [-1, -1],
  top_right: [1, -1],
  bottom_left: [-1, 1],
  bottom_right: [1, 1],
};
const twoRows = (hints: readonly string[]): boolean => hints.some((h) => h.startsWith("top") || h.startsWith("bottom"));
const HALF = 23;

const kept = new WeakMap<object, LanFacts>();
/** The game's facts with their places on this drawing. */
export function drawn(given: unknown): LanFacts {
  const known = kept.get(given as object);
  if (known) return known;
  const made = draw(given as Facts);
  kept.set(given as object, made);
  return made;
}
const smaller = new WeakMap<LanFacts, Map<string, LanFacts>>();
/** The map without the places that are closed (LAN-V2), their spaces and every line that touches them. */
export function withoutClosed(facts: LanFacts, closed: readonly string[]): LanFacts {
  if (!closed.length) return facts;
  const kept = smaller.get(facts) ?? new Map<string, LanFacts>();
  smaller.set(facts, kept);
  const key = closed.join(" ");
  const only = <V>(table: Record<string, V>, stays: (id: string, row: V) => boolean): Record<string, V> =>
    Object.fromEntries(Object.entries(table).filter(([id, row]) => stays(id, row)));
  const made = kept.get(key) ?? {
    ...facts,
    places: only(facts.places, (id) => !closed.includes(id)),
    spaces: only(facts.spaces, (_, s) => !closed.includes(s.place)),
    lines: only(facts.lines, (_, l) => !l.places.some((p) => closed.includes(p))),
  };
  kept.set(key, made);
  return made;
}
function draw(facts: Facts): LanFacts {
  // a place only an owner's own component file has stands where that file says
  const at = (id: string): Point => AT[id] ?? [facts.places[id]!.x, facts.places[id]!.y];
  const places = Object.fromEntries(
    Object.entries(facts.places).map(([id, p]): [string, PlaceFact] => [
      id,
      { ...p, x: at(id)[0], y: at(id)[1], banner: bannerOf(id) },
    ]),
  );
  const hints = (place: string) =>
    Object.values(facts.spaces)
      .filter((s) => s.place === place)
      .map((s) => s.hint);
  const spaces = Object.fromEntries(
    Object.entries(facts.spaces).map(([id, s]): [string, SpaceFact] => {
      const [dx, dy] = HINT[s.hint];
      const [x, y] = at(s.place);
      return [
        id,
        { ...s, x: x + dx * HALF, y: y + (dy === 0 && s.hint !== "only" && twoRows(hints(s.place)) ? -1 : dy) * HALF },
      ];
    }),
  );
  const lines = Object.fromEntries(
    Object.entries(facts.lines).map(([id, l]): [string, LineFact] => {
      const [[ax, ay], [bx, by]] = [at(l.places[0]!), at(l.places[1]!)];
      const [dx, dy] = BEND[id] ?? [0, 0];
      return [id, { ...l, x: (ax + bx) / 2 + dx, y: (ay + by) / 2 + dy }];
    }),
  );
  return { ...facts, places, spaces, lines };
}

// ---- the coast

export const COAST: Point[] = [
  [78, 28],
  [66, 70],
  [60, 120],
  [84, 168],
  [140, 182],
  [196, 178],
  [232, 150],
  [256, 112],
  [282, 96],
  [296, 116],
  [288, 160],
  [276, 196],
  [240, 200],
  [200, 206],
  [184, 226],
  [178, 270],
  [184, 320],
  [178, 362],
  [196, 392],
  [250, 388],
  [306, 370],
  [334, 366],
  [304, 388],
  [252, 408],
  [206, 420],
  [184, 444],
  [178, 490],
  [168, 540],
  [170, 600],
  [180, 648],
  [212, 668],
  [270, 672],
  [322, 680],
  [362, 698],
  [326, 712],
  [280, 704],
  [226, 706],
  [176, 704],
  [132, 706],
  [112, 728],
  [108, 780],
  [126, 830],
  [168, 872],
  [206, 918],
  [228, 975],
];
export const shore = smooth(COAST);
export const sea = `${shore}L20 975L20 28Z`;
/** The ferry between Liverpool and Birkenhead, which only cards use (LAN-4.5). */
export function ferry(facts: LanFacts): string | null {
  const quay = facts.spaces["liverpool/3"];
  const slip = facts.places.birkenhead;
  return quay && slip
    ? smooth([
        [quay.x - 6, quay.y + 20],
        [184, 684],
        [slip.x + 2, slip.y - 24],
      ])
    : null;
}

// ---- plates

/** The name plate below a town's spaces. */
export function townPlate(facts: LanFacts, place: string, name: string, size = 16): Box {
  const { x } = facts.places[place]!;
  const low = Math.max(
    ...Object.values(facts.spaces)
      .filter((s) => s.place === place)
      .map((s) => s.y),
  );
  const w = textWidth(name, size) + 24;
  return { x: Math.max(LAND.from + 5, x - w / 2), y: low + T / 2 + 4, w, h: size + 5 };
}
/** An outer region's framed plate. */
export function outerPlate(facts: LanFacts, place: string): Box {
  const { x, y } = facts.places[place]!;
  return { x: x - 58, y: y - 27, w: 116, h: 54 };
}
/** The rounded plate of a place with coins and no space. */
export function coinPlate(facts: LanFacts, place: string, name: string): Box {
  const { x, y } = facts.places[place]!;
  const w = textWidth(name, 15.5) + 46;
  return { x: x - w / 2, y: y - 12, w, h: 24 };
}
export const CARTOUCHE: Box = { x: 576, y: 50, w: 376, h: 136 };
export const STEP = 25;
/** The cotton market: a stair of nine and what lies below it. */
export const cottonBox = (steps: number): Box => ({ x: 46, y: 206, w: 118, h: 124 + steps * STEP });
export const ORDER: Box = { x: 706, y: 842, w: 208, h: 112 };
/** Where the ledger of a demand track stands. */
export function ledger(good: "coal" | "iron", prices: readonly number[]): Box {
  const size = ledgerSize(prices);
  return { x: good === "coal" ? 790 : 854, y: ORDER.y - 8 - size.h, ...size };
}
export const ROSE = { x: 92, y: 896, r: 36 } as const;

/** The middle of whatever a word of an action names: a space, a line, the distant market. */
export function spotOf(facts: LanFacts, word: string): Point | null {
  if (word === FAR) return [105, 380];
  const thing = facts.spaces[word] ?? facts.lines[word];
  return thing ? [thing.x, thing.y] : null;
}

/** The part of the sheet that is land: east of the coast at this height. */
const along = sample(COAST, 12).map(([x, y]): Point => [x, y]);
function ashore(x: number, y: number): boolean {
  if (x > 345) return true;
  const near = along.reduce((best, p) =>
    (p[0] - x) ** 2 + (p[1] - y) ** 2 < (best[0] - x) ** 2 + (best[1] - y) ** 2 ? p : best,
  );
  return x > near[0] + 14 && Math.hypot(near[0] - x, near[1] - y) > 18;
}
/** Where engraving may go: on land, and not under spaces, plates, lines, ledgers or the cartouche. */
export function openLand(facts: LanFacts): (x: number, y: number) => boolean {
  const open = openGround(
    facts,
    [
      ...Object.values(facts.spaces).map((s) => ({ x: s.x - 36, y: s.y - 34, w: 72, h: 90 })),
      ...Object.values(facts.places)
        .filter((p) => p.kind !== "town")
        .map((p) => ({ x: p.x - 66, y: p.y - 40, w: 132, h: 80 })),
      { x: 560, y: 30, w: 440, h: 166 },
      { x: 700, y: 670, w: 300, h: 330 },
    ],
    16,
  );
  return (x, y) => open(x, y) && ashore(x, y);
}

/** Where the teacher's lamp goes: the spaces of a place or its plate, a demand track, the distant market. */
export function lampOn(kind: string, id: string, { facts }: { facts: LanFacts }): string[] {
  if (kind === "place") {
    const spaces = Object.keys(facts.spaces).filter((s) => facts.spaces[s]!.place === id);
    return spaces.length ? spaces : [id];
  }
  if (kind === "market") return id === "distant" || id === "cotton" ? [FAR] : [`market-${id}`];
  if (kind === "tile") return [`mat:${id.split("/")[0]!}`];
  return [];
}
