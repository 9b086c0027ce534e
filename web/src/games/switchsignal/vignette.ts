/** Two lines cross before an engine; one signal is clear, the other is not. */
import { n, type Point } from "../../art/engrave";
import { hill, sky, smoke } from "../../art/vignettes/nature";
import { disc, hatch, INK, LAMP, LAND, SHEET, wash, type Stroke } from "../../art/vignettes/pen";

export const shelf = 4;
export const icon = "signal-go";

export function draw(): Stroke[] {
  const field = "M0 104H320V200H0z";
  return [
    sky(6, 96, [
      [160, 36, 60],
      [40, 60, 26],
    ]),
    ...hill(
      [
        [0, 96],
        [44, 76],
        [96, 92],
        [160, 82],
        [226, 94],
        [280, 72],
        [320, 88],
      ],
      108,
      "blue",
    ),
    { d: field, fill: LAND },
    { d: field, fill: wash("teal"), tint: 0.1 },
    hatch(field, { gap: 5, line: 0.4, fade: 0.35 }),
    ...track([196, 106], [40, 206], [201, 106], [128, 206]),
    ...track([134, 106], [196, 206], [139, 106], [286, 206]),
    ...smoke(136, 78, 1.15),
    ...engine(),
    ...semaphore(44, 168, 122, true, 1),
    ...semaphore(272, 150, 108, false, -1),
  ];
}

/** Rails from far to near with sleepers that grow towards the reader. */
function track(farLeft: Point, nearLeft: Point, farRight: Point, nearRight: Point, sleepers = 15): Stroke[] {
  const along = (a: Point, b: Point, k: number): Point => {
    const t = (k / sleepers) ** 1.9;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const strokes: Stroke[] = [];
  for (let k = 0; k <= sleepers; k++) {
    const [a, b] = [along(farLeft, nearLeft, k), along(farRight, nearRight, k)];
    const over = (b[0] - a[0]) * 0.22;
    const thick = 0.8 + 4.2 * (k / sleepers) ** 1.7;
    const d = `M${n(a[0] - over)} ${n(a[1])}L${n(b[0] + over)} ${n(b[1])}`;
    strokes.push({ d, line: thick + 1.2 }, { d, line: Math.max(0.4, thick - 0.6), colour: wash("brown") });
  }
  const rail = ([x0, y0]: Point, [x1, y1]: Point) =>
    `M${n(x0 - 0.5)} ${y0}L${x1 - 3} ${y1}H${x1 + 3}L${n(x0 + 0.5)} ${y0}Z`;
  return [...strokes, { d: rail(farLeft, nearLeft) + rail(farRight, nearRight), fill: SHEET, line: 1 }];
}

function engine(): Stroke[] {
  const at = "translate(138 128)";
  return [
    { d: "M-20-36h40q4 0 4 4v26q0 4-4 4h-40q-4 0-4-4v-26q0-4 4-4z", fill: "var(--coal)", line: 1.2, at },
    { d: "M-20-2h40l4 9h-48z", fill: wash("red"), line: 1.2, at },
    { d: disc(0, -20, 16), fill: SHEET, line: 1.2, at },
    { d: disc(0, -20, 16), fill: wash("red"), tint: 0.25, at },
    { d: disc(0, -20, 11.5), fill: "none", line: 1.2, at },
    { d: disc(0, -20, 2.5), fill: INK, at },
    { d: "M-5-36-6-48H6L5-36z", fill: "var(--coal)", line: 1.2, at },
    { d: "M-8-50H8v3H-8z", fill: SHEET, line: 1.2, at },
    { d: disc(0, -40, 3.6), fill: LAMP, line: 1.2, at },
    { d: "M-28 0H28", line: 3, at },
    { d: disc(-18, 0, 4) + disc(18, 0, 4), fill: SHEET, line: 1.2, at },
  ];
}

function semaphore(x: number, y: number, height: number, clear: boolean, towards: number): Stroke[] {
  const at = `translate(${x} ${y})`;
  const arm = `translate(${x} ${y - height + 9}) scale(${towards} 1) rotate(${clear ? -42 : 0})`;
  return [
    { d: `M-2 0V${-height}h4V0z`, fill: SHEET, line: 1.1, at },
    { d: `M-3.5 ${-height}h7l-3.5-7z`, fill: INK, at },
    { d: "M-4-4.5H34l-4 4.5 4 4.5H-4z", fill: wash(clear ? "teal" : "red"), line: 1.2, at: arm },
    { d: "M24-4.5v9", line: 3, colour: SHEET, at: arm },
    { d: disc(0, -height + 9, 3.5), fill: LAMP, line: 1, at },
    { d: "M-6 0h12", line: 2, at },
  ];
}
