/** An engine house on the Cornish cliffs. */
import { n, seeded, type Point } from "../../art/engrave";
import { horizon, sky, smoke, water } from "../../art/vignettes/nature";
import { disc, hatch, LAND, LIT, SHEET, solid, wash, windows, type Stroke } from "../../art/vignettes/pen";

const CLIFF: Point[] = [
  [116, 202],
  [122, 176],
  [140, 168],
  [146, 146],
  [168, 138],
  [174, 122],
  [204, 116],
  [244, 108],
  [284, 112],
  [320, 102],
];

export const shelf = 5;
export const icon = "tin";

export function draw(): Stroke[] {
  return [
    sky(8, 118, [
      [96, 42, 56],
      [268, 28, 34],
    ]),
    { d: disc(70, 86, 17), fill: SHEET, line: 0.8 },
    { d: disc(70, 86, 17), fill: "var(--moon)" },
    hatch("M53 86a17 17 0 0 0 34 0z", { gap: 2.6, line: 0.5, fade: 0.5 }),
    ...water(118, 202, 9),
    horizon(117, 0.8),
    ...ketch(),
    ...cliffs(),
    ...engineHouse(),
  ];
}

function ketch(): Stroke[] {
  const at = "translate(46 132)";
  return [
    { d: "M-13 0h26l-5 6h-17z", fill: SHEET, line: 0.9, at },
    { d: "M0 0v-25M8 0v-17", line: 0.9, at },
    { d: "M-1-24l-12 21h12zM1-22l5 19H1zM9-16l6 13H9z", fill: SHEET, line: 0.9, at },
  ];
}

/** Rock with strokes falling from its edge, and grass on top. */
function cliffs(): Stroke[] {
  const roll = seeded(11);
  let rock = "";
  CLIFF.slice(1).forEach(([x1, y1], k) => {
    const [x0, y0] = CLIFF[k]!;
    const count = Math.floor(Math.abs(x1 - x0) / 3.2) + 2;
    for (let q = 0; q < count; q++) {
      const t = (q + roll() * 0.5) / count;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      const length = (16 + roll() * 30) * (x < 200 ? 1.25 : 0.55);
      rock += `M${n(x)} ${n(y + 2)}l${n(3 + roll() * 5)} ${n(length)}`;
      if (roll() < 0.5 && x < 240)
        rock += `M${n(x + 4)} ${n(y + length + 6)}l${n(4 + roll() * 4)} ${n(12 + roll() * 22)}`;
    }
  });
  let grass = "";
  for (let k = 0; k < 50; k++)
    grass += `M${n(210 + k * 2.2)} ${n(115 - k * 0.25)}l${n((roll() - 0.5) * 4)} ${n(-3 - roll() * 3)}`;
  const outline = `M${CLIFF.map(([x, y]) => `${x} ${y}`).join("L")}L320 202Z`;
  return [
    ...solid(outline, wash("brown"), 0.22, 1.3, LAND),
    { d: rock, line: 0.8, fade: 0.7 },
    { d: grass, line: 0.7, fade: 0.7 },
  ];
}

/** The stack behind, the tall house, the beam reaching out over the pump rod, the lean-to. */
function engineHouse(): Stroke[] {
  const [brown, red] = [wash("brown"), wash("red")];
  return [
    ...smoke(270, 26, 0.9),
    ...solid("M260 110l3-46h14l3 46z", brown, 0.25),
    ...solid("M264 64l1.5-36h9l1.5 36z", red, 0.4),
    ...solid("M263 32h14v-4h-14z", red, 0.4),
    hatch("M271 110V28h4l3 36 3 46z", { angle: 90, gap: 1.8, line: 0.6 }),
    ...solid("M204 116V52l26-20 26 20v60z", brown, 0.25),
    hatch("M236 114V37l20 15v60z", { angle: 90, gap: 2.4, line: 0.6, fade: 0.65 }),
    {
      d: "M222 116V98a8 8 0 0 1 16 0v17zM224 84v-12a6 6 0 0 1 12 0v12zM226 60v-7a4 4 0 0 1 8 0v7z",
      fill: LIT,
      fade: 0.9,
    },
    { d: "M200 54 230 30 260 54", line: 2 },
    { d: "M170 50 214 60v6l-44-10z", fill: SHEET, line: 1.1 },
    { d: "M174 54V124", line: 1.6 },
    { d: "M166 126h18v-8h-18z", fill: SHEET, line: 1 },
    ...solid("M284 112V92l22-8 14 6v18z", brown, 0.2),
    windows(290, 97, 3, 1, 9, 8, 4, 7),
  ];
}
