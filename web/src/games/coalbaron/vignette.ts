/** The mine cut open: head frame above, cage and carts in two seams below. */
import { chimney, hill, horizon, sky } from "../../art/vignettes/nature";
import {
  box,
  disc,
  hatch,
  INK,
  KEY,
  LAMP,
  LAND,
  SHEET,
  solid,
  wash,
  windows,
  type Stroke,
} from "../../art/vignettes/pen";

const SEAMS = [
  { top: 112, coal: "var(--c-yellow)", tint: 0.3 },
  { top: 156, coal: "var(--c-black)", tint: 0.38 },
];

export const shelf = 3;
export const icon = "mine";

export function draw(): Stroke[] {
  return [
    sky(3, 84, [
      [70, 30, 44],
      [250, 44, 46],
    ]),
    ...hill(
      [
        [0, 84],
        [70, 70],
        [140, 82],
        [230, 66],
        [320, 80],
      ],
      96,
    ),
    ...yard(),
    { d: "M0 90H320V200H0z", fill: LAND },
    { d: "M0 90H320V200H0z", fill: wash("brown"), tint: 0.18 },
    hatch("M0 92H320V200H0z", { angle: 3, gap: 4.2, line: 0.5, fade: 0.4 }),
    ...SEAMS.map(({ top, coal, tint }): Stroke => ({ d: box(0, top, 320, 34), fill: coal, tint })),
    horizon(90, 1.6),
    { d: "M148 90h26v110h-26z", fill: SHEET, line: 1.3 },
    { d: "M161 28V150", line: 1 },
    hatch("M148 90h7v110h-7z", { angle: 90, gap: 1.7, line: 0.6, fade: 0.8 }),
    ...SEAMS.flatMap(({ top, coal }) => [...tunnel(64, 82, top, coal, true), ...tunnel(176, 86, top, coal, false)]),
    ...cage(),
    ...headFrame(),
  ];
}

function yard(): Stroke[] {
  const red = wash("red");
  return [
    ...chimney(62, 90, 58),
    ...solid("M70 90V66l24-12 24 12v24z", red),
    hatch("M98 90V56l20 10v24z", { angle: 90, gap: 2.2, line: 0.6, fade: 0.6 }),
    windows(77, 70, 4, 1, 9, 8, 4, 8),
    ...solid("M214 90V72h62v18z", red),
    ...solid("M210 72l35-14 35 14z"),
    windows(221, 77, 6, 1, 9, 8, 4, 7),
  ];
}

/** A lit tunnel has a lamp, a dark one is ruled over; the first cart on each side of the light is full. */
function tunnel(x: number, width: number, y: number, coal: string, lit: boolean): Stroke[] {
  const room = box(x, y, width, 34);
  const carts = [x + 12, x + 46];
  return [
    ...solid(room),
    lit
      ? { d: disc(x + width / 2, y + 7, 3), fill: LAMP, line: 0.8 }
      : hatch(room, { angle: 90, gap: 2.2, line: 0.6, fade: 0.6 }),
    { d: box(carts[lit ? 0 : 1]! + 7, y + 7, 11, 11), fill: coal, line: 1, colour: KEY },
    { d: carts.map((c) => `M${c} ${y + 17}h26l-4 11h-18z`).join(""), fill: coal, line: 1, colour: KEY },
    {
      d: carts.map((c) => disc(c + 8, y + 30, 2.6) + disc(c + 18, y + 30, 2.6)).join(""),
      fill: SHEET,
      line: 1,
      colour: KEY,
    },
  ];
}

function cage(): Stroke[] {
  return [
    { d: "M152 150l9-7 9 7v26h-18z", fill: SHEET, line: 1.3 },
    { d: box(155, 164, 6, 6), fill: "var(--c-black)", line: 0.7, colour: KEY },
    { d: box(162, 164, 6, 6), fill: "var(--c-yellow)", line: 0.7, colour: KEY },
  ];
}

function headFrame(): Stroke[] {
  const at = "translate(161 90)";
  return [
    {
      d: "M-16 0-6-58M16 0 6-58M-13-16H13M-11-30H11M-8-44H8M-13-16 11-30M13-16-11-30M-11-30 8-44M11-30-8-44M6-56 46 0M9-50 52 0",
      line: 1.6,
      colour: INK,
      at,
    },
    { d: disc(0, -62, 11), fill: SHEET, line: 1.6, at },
    { d: "M0-73V-51M-11-62H11M-8-70 8-54M8-70-8-54", line: 0.9, at },
  ];
}
