/** The ground of the two atlases: seas, names in them, hills and woods. Invented for a look; nothing in the rules depends on it. */
import { hachures, n, type Clear, type Point } from "../../art/engrave";
import { trees } from "../../art/map";
import type { Plan } from "./plan";
import { toBoard } from "./track";
import type { BoardId } from "./view";

interface SeaName {
  at: readonly (readonly [x: number, y: number, turn: number])[];
  id: string;
  size: number;
}
type Hill = readonly [x: number, y: number, rx: number, ry: number];
interface Atlas {
  seas: readonly (readonly Point[])[];
  names: readonly SeaName[];
  hills: readonly Hill[];
  woods: readonly (readonly [...Hill, count: number])[];
}

const EUROPE: Atlas = {
  seas: [
    [
      [-60, -60],
      [545, -60],
      [540, 5],
      [505, 42],
      [470, 52],
      [430, 62],
      [395, 72],
      [345, 84],
      [316, 120],
      [278, 140],
      [246, 164],
      [206, 186],
      [150, 196],
      [104, 186],
      [70, 178],
      [48, 196],
      [44, 232],
      [18, 250],
      [-60, 262],
    ],
    [
      [622, -60],
      [640, 6],
      [690, 28],
      [760, 22],
      [820, 40],
      [880, 58],
      [930, 52],
      [985, 30],
      [1080, 34],
      [1080, -60],
    ],
    [
      [-60, 470],
      [-20, 474],
      [-8, 520],
      [12, 560],
      [18, 620],
      [6, 680],
      [26, 740],
      [30, 800],
      [22, 860],
      [4, 905],
      [-60, 930],
    ],
    [
      [150, 1080],
      [156, 1010],
      [176, 968],
      [214, 952],
      [262, 944],
      [300, 934],
      [345, 930],
      [392, 938],
      [430, 926],
      [472, 922],
      [520, 936],
      [566, 948],
      [612, 944],
      [642, 966],
      [676, 1000],
      [690, 1080],
    ],
    [
      [1080, 700],
      [985, 706],
      [930, 742],
      [896, 760],
      [868, 774],
      [850, 800],
      [852, 846],
      [846, 880],
      [872, 930],
      [906, 968],
      [930, 1080],
    ],
  ],
  names: [
    { at: [[150, 118, -14]], id: "north", size: 20 },
    {
      at: [
        [800, 41, 3],
        [720, 20, 0],
      ],
      id: "baltic",
      size: 17,
    },
    {
      at: [
        [520, 970, 0],
        [600, 985, 0],
      ],
      id: "ligurian",
      size: 16,
    },
  ],
  hills: [
    [560, 690, 50, 30],
    [610, 680, 40, 26],
    [445, 665, 40, 34],
    [500, 640, 34, 20],
    [740, 690, 50, 34],
    [800, 640, 46, 30],
    [250, 660, 44, 32],
    [120, 690, 36, 28],
    [60, 690, 30, 26],
    [860, 600, 46, 30],
    [930, 470, 40, 36],
    [700, 400, 36, 22],
    [790, 330, 34, 22],
    [410, 470, 28, 40],
    [520, 300, 40, 26],
    [420, 300, 34, 26],
    [640, 280, 40, 24],
    [250, 520, 40, 22],
    [320, 430, 34, 34],
    [110, 380, 40, 34],
    [630, 830, 40, 22],
    [400, 830, 34, 22],
    [930, 640, 40, 30],
    [60, 330, 28, 30],
    [520, 490, 34, 26],
    [880, 400, 40, 30],
    [690, 490, 26, 18],
    [600, 880, 30, 16],
  ],
  woods: [
    [640, 110, 80, 50, 22],
    [450, 210, 70, 40, 18],
    [900, 380, 70, 60, 24],
    [60, 620, 40, 60, 12],
    [330, 350, 60, 50, 20],
    [560, 590, 60, 30, 14],
    [820, 470, 60, 40, 18],
    [250, 800, 50, 40, 14],
    [920, 220, 40, 40, 10],
  ],
};
const AMERICA: Atlas = {
  seas: [
    [
      [-60, -60],
      [18, -60],
      [12, 40],
      [24, 120],
      [34, 190],
      [22, 260],
      [12, 330],
      [-6, 380],
      [-8, 430],
      [2, 500],
      [26, 570],
      [30, 620],
      [8, 660],
      [0, 700],
      [24, 748],
      [62, 790],
      [104, 836],
      [132, 900],
      [176, 960],
      [206, 1080],
      [-60, 1080],
    ],
    [
      [262, 1080],
      [250, 1010],
      [222, 940],
      [196, 884],
      [190, 850],
      [216, 880],
      [252, 936],
      [290, 1010],
      [310, 1080],
    ],
    [
      [396, 1080],
      [402, 1000],
      [424, 958],
      [468, 930],
      [516, 938],
      [566, 930],
      [618, 946],
      [650, 938],
      [700, 940],
      [736, 926],
      [776, 912],
      [806, 900],
      [822, 920],
      [830, 960],
      [838, 1010],
      [846, 1080],
    ],
    [
      [884, 1080],
      [888, 1010],
      [894, 950],
      [896, 900],
      [912, 874],
      [958, 848],
      [1000, 822],
      [1014, 770],
      [996, 700],
      [980, 640],
      [968, 580],
      [966, 534],
      [980, 500],
      [1000, 440],
      [1010, 400],
      [1014, 360],
      [1020, 300],
      [1080, 260],
      [1080, 1080],
    ],
    [
      [648, 96],
      [676, 66],
      [724, 50],
      [772, 62],
      [788, 90],
      [756, 108],
      [716, 100],
      [682, 116],
    ],
    [
      [690, 292],
      [678, 240],
      [684, 190],
      [704, 158],
      [724, 176],
      [722, 232],
      [714, 288],
    ],
    [
      [748, 196],
      [776, 160],
      [812, 166],
      [822, 200],
      [806, 232],
      [778, 268],
      [760, 244],
    ],
    [
      [892, 208],
      [916, 186],
      [958, 178],
      [976, 190],
      [946, 206],
      [914, 216],
    ],
  ],
  names: [
    {
      at: [
        [50, 905, 50],
        [12, 600, -86],
        [14, 230, -88],
      ],
      id: "pacific",
      size: 17,
    },
    {
      at: [
        [600, 985, 0],
        [500, 985, 0],
        [720, 985, 0],
      ],
      id: "gulf",
      size: 16,
    },
    {
      at: [
        [955, 930, -60],
        [990, 560, -84],
      ],
      id: "atlantic",
      size: 17,
    },
  ],
  hills: [
    [170, 180, 40, 50],
    [210, 290, 44, 40],
    [330, 300, 50, 46],
    [150, 360, 36, 34],
    [310, 520, 40, 34],
    [290, 640, 46, 34],
    [330, 160, 44, 34],
    [400, 330, 34, 30],
    [150, 480, 34, 26],
    [330, 380, 30, 26],
    [140, 640, 34, 40],
    [420, 540, 30, 24],
    [300, 760, 50, 40],
    [380, 800, 40, 34],
    [820, 560, 40, 30],
    [860, 590, 30, 40],
    [780, 430, 30, 22],
    [700, 580, 30, 22],
    [200, 60, 40, 30],
    [380, 90, 46, 34],
    [560, 90, 34, 26],
    [640, 190, 30, 22],
    [930, 60, 40, 30],
    [700, 740, 34, 24],
    [110, 760, 30, 24],
  ],
  woods: [
    [540, 160, 60, 50, 20],
    [440, 280, 60, 50, 18],
    [580, 440, 50, 40, 14],
    [700, 420, 50, 40, 16],
    [790, 740, 70, 50, 24],
    [560, 620, 40, 40, 12],
    [930, 160, 40, 40, 12],
    [430, 780, 60, 50, 20],
    [820, 60, 40, 40, 12],
    [940, 600, 26, 60, 10],
    [180, 100, 50, 30, 12],
  ],
};
const ATLAS: Record<BoardId, Atlas> = { central_europe: EUROPE, north_america: AMERICA };

const inside = (x: number, y: number, ring: readonly Point[]): boolean =>
  ring.reduce((odd, [x1, y1], k) => {
    const [x2, y2] = ring[(k + 1) % ring.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !odd : odd;
  }, false);
/** A closed Catmull-Rom curve. */
function shore(ring: readonly Point[]): string {
  const at = (i: number): Point => ring[(i + ring.length) % ring.length]!;
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < ring.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return `${path}Z`;
}

export interface Land {
  sea: string;
  names: { x: number; y: number; turn: number; id: string; size: number }[];
  relief: string;
}
/** Drawn from the plan: a sea that an owner's network runs through is left out, engraving keeps clear of all that carries meaning. */
export function landOf(plan: Plan): Land {
  const atlas = ATLAS[plan.board];
  const junctions = plan.of("junction").map(([id]) => plan.track.at[id]!);
  const rings = atlas.seas
    .map((ring) => ring.map(([x, y]) => toBoard(x, y)))
    .filter((ring) => !junctions.some(([x, y]) => inside(x, y, ring)));
  const { layout, track } = plan;
  const boxes = [
    layout.depot,
    layout.cartouche,
    ...Object.values(layout.plates),
    ...Object.values(layout.stores),
    ...Object.values(layout.labels).map((l) => l.box),
  ];
  const discs = plan
    .of("city", "port", "start", "junction")
    .map(([id, p]) => ({ at: track.at[id]!, r: p.kind === "start" ? 34 : p.kind === "junction" ? 34 : 54 }));
  const rails = track.everywhere(12);
  const masts = Object.values(layout.masts);
  const clear: Clear = (x, y) => {
    if (x < 30 || x > 970 || y < 30 || y > 970 || rings.some((ring) => inside(x, y, ring))) return false;
    if (boxes.some((b) => x > b.x - 8 && x < b.x + b.w + 8 && y > b.y - 8 && y < b.y + b.h + 8)) return false;
    if (
      discs.some(({ at, r }) => Math.hypot(x - at[0], y - at[1]) < r) ||
      masts.some(([mx, my]) => Math.abs(x - mx - 6) < 20 && Math.abs(y - my + 14) < 22)
    )
      return false;
    return rails.every(([rx, ry]) => (x - rx) ** 2 + (y - ry) ** 2 > 26 * 26);
  };
  const hills = atlas.hills.map(([x, y, rx, ry], k) => hachures(x, y, rx, ry, k + 1, clear)).join("");
  const woods = atlas.woods.map(([x, y, rx, ry, count], k) => trees(x, y, rx, ry, count, k + 3, clear)).join("");
  // a name stands at the first place where no plate covers it
  const names = atlas.names.flatMap(({ at, id, size }) => {
    const spots = at.map(([x, y, turn]) => ({ id, size, turn, x: toBoard(x, y)[0], y: toBoard(x, y)[1] }));
    const free = spots.find(({ x, y }) =>
      boxes.every((b) => x + 60 < b.x || x - 60 > b.x + b.w || y + 30 < b.y || y - 40 > b.y + b.h),
    );
    return free ? [free] : [];
  });
  return { sea: rings.map(shore).join(""), names, relief: hills + woods };
}
