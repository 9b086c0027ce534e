/** A coal train on the viaduct, bottle kilns below it. */
import { n } from "../../art/engrave";
import { chimney, hill, sky, smoke } from "../../art/vignettes/nature";
import { hatch, LAND, LIT, SHEET, solid, wash, windows, type Stroke } from "../../art/vignettes/pen";

const ARCHES = [0, 1, 2, 3, 4, 5, 6].map((k) => k * 48 - 2);

export const shelf = 2;
export const icon = "locomotive";

export function draw(): Stroke[] {
  const red = wash("red");
  return [
    sky(2, 118, [
      [210, 34, 56],
      [60, 30, 30],
    ]),
    ...hill(
      [
        [0, 120],
        [60, 108],
        [130, 116],
        [210, 100],
        [320, 112],
      ],
      140,
      "brown",
    ),
    ...chimney(148, 132, 50, 7, -1),
    ...chimney(292, 132, 70, 9),
    ...chimney(270, 132, 44, 7),
    ...solid("M128 132v-20l14 8v-8l14 8v-8l14 8v12z", red),
    windows(133, 122, 4, 1, 9, 8),
    ...solid("M246 132v-26h62v26z", red),
    windows(252, 111, 6, 2, 9, 10),
    { d: "M0 132H320V200H0z", fill: LAND },
    ...viaduct(),
    ...train(196, 128, 0.92),
    ...smoke(170, 98),
    ...kiln(42, 196, 1.16),
    ...kiln(92, 198, 0.92),
  ];
}

function viaduct(): Stroke[] {
  const brown = wash("brown");
  const wall = "M0 139H320V196H0z";
  return [
    ...solid("M0 128H320V139H0z", brown, 0.2),
    ...solid(wall, brown, 0.26),
    hatch(wall, { gap: 4, line: 0.45, fade: 0.5 }),
    { d: ARCHES.map((x) => `M${x} 200V166a18 18 0 0 1 36 0V200z`).join(""), fill: LAND, line: 1.2 },
    hatch(ARCHES.map((x) => `M${x} 200V166a18 18 0 0 1 9-15V200z`).join(""), {
      angle: 90,
      gap: 1.8,
      line: 0.6,
      fade: 0.7,
    }),
  ];
}

/** An engine and three loaded wagons, standing on y and going left. */
function train(x: number, y: number, size: number): Stroke[] {
  const at = `translate(${x} ${y}) scale(${size})`;
  const wagons = [0, 1, 2].map((k) => 30 + k * 30);
  const wheel = (cx: number, cy: number, r: number) =>
    `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const body = "M-30-20h34v-9h16v22h-50z";
  return [
    { d: body, fill: SHEET, line: 1, at },
    { d: body, fill: wash("red"), tint: 0.55, at },
    { d: "M-30-20h34v13h-34zM-26-20v-9h5v9M-12-20v-4h5v4", fill: "none", line: 1, at },
    { d: "M2-30h20", line: 2, at },
    { d: "M8-26h8v7h-8z", fill: LIT, line: 1, at },
    { d: "M-34-7h58", line: 1.6, at },
    { d: wheel(-23, -5, 5) + wheel(-9, -5, 5) + wheel(8, -5.5, 5.5), fill: SHEET, line: 1, at },
    { d: "M-23-5h31", line: 1.4, at },
    { d: wagons.map((a) => `M${a - 3}-8h26l-2-12h-22z`).join(""), fill: wash("brown"), tint: 0.4, line: 1, at },
    { d: wagons.map((a) => `M${a - 1}-20q5-7 10-2 6-5 11 2`).join(""), fill: "var(--coal)", line: 1, at },
    { d: wagons.map((a) => wheel(a + 3, -4, 4) + wheel(a + 17, -4, 4)).join(""), fill: SHEET, line: 1, at },
  ];
}

function kiln(x: number, y: number, s: number): Stroke[] {
  const k = (v: number) => n(v * s);
  const outline = `M${n(x - 20 * s)} ${y}c${k(-2)} ${k(-26)} ${k(4)} ${k(-36)} ${k(11)} ${k(-48)}c${k(3)} ${k(-6)} ${k(3)} ${k(-10)} ${k(3)} ${k(-16)}h${k(12)}c0 ${k(6)} 0 ${k(10)} ${k(3)} ${k(16)}c${k(7)} ${k(12)} ${k(13)} ${k(22)} ${k(11)} ${k(48)}z`;
  const shade = `M${n(x + 4 * s)} ${y}V${n(y - 64 * s)}h${k(4)}c0 ${k(6)} 0 ${k(10)} ${k(3)} ${k(16)}c${k(7)} ${k(12)} ${k(11)} ${k(22)} ${k(9)} ${k(48)}z`;
  return [
    ...smoke(x, y - 66 * s, 0.7 * s),
    ...solid(outline, wash("red"), 0.3),
    hatch(shade, { angle: 90, gap: 2, fade: 0.8, area: [x - 30, y - 70, x + 30, y] }),
    { d: `M${n(x - 7 * s)} ${y}v${k(-12)}a${k(7)} ${k(7)} 0 0 1 ${k(14)} 0v${k(12)}z`, fill: LIT, fade: 0.88 },
    {
      d: `M${n(x - 21 * s)} ${n(y - 24 * s)}q${k(21)} ${k(7)} ${k(41)} 0M${n(x - 15 * s)} ${n(y - 42 * s)}q${k(15)} ${k(5)} ${k(29)} 0`,
      line: 0.9,
    },
  ];
}
