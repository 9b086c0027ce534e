/** The plate of a game nobody has engraved yet: a finger post where three roads meet. */
import { hill, horizon, sky } from "./nature";
import { hatch, LAND, solid, wash, type Stroke } from "./pen";

const ROADS = ["M150 200 157 128h6L196 200z", "M0 176 158 126l2 5L0 196z", "M320 168 163 126l-3 5L320 186z"];
/** Arms of the post: height, length, and the side they point to. */
const ARMS = [
  { y: 46, length: 66, side: 1 },
  { y: 64, length: 58, side: -1 },
  { y: 82, length: 48, side: 1 },
];

export function plain(): Stroke[] {
  return [
    sky(7, 116, [
      [66, 40, 52],
      [262, 30, 44],
    ]),
    ...hill(
      [
        [0, 108],
        [60, 88],
        [130, 110],
        [214, 84],
        [320, 106],
      ],
      124,
    ),
    { d: "M0 122H320V200H0z", fill: LAND },
    { d: "M0 122H320V200H0z", fill: wash("teal"), tint: 0.16 },
    hatch("M0 124H320V200H0z", { angle: 2, gap: 4.4, line: 0.5, fade: 0.38 }),
    ...ROADS.flatMap((road) => solid(road, undefined, 0, 0.8)),
    horizon(122, 1.1),
    hatch("M164 166l40 10-40 5z", { angle: 8, gap: 1.8, line: 0.6, fade: 0.7 }),
    ...post(),
  ];
}

function post(): Stroke[] {
  return [
    ...solid("M156 172V34l4-8 4 8v138z", wash("brown"), 0.3),
    hatch("M160 172V26l4 8v138z", { angle: 90, gap: 1.5, line: 0.6, fade: 0.8 }),
    ...ARMS.flatMap(({ y, length, side }) => arm(y, length, side)),
    ...solid("M146 174q14-10 28 0z", wash("teal"), 0.24),
  ];
}

/** A board with a pointed end, and lines where a name would stand. */
function arm(y: number, length: number, side: number): Stroke[] {
  const x = 160 - side * 8;
  return [
    ...solid(`M${x} ${y - 7}h${side * length}l${side * 9} 7l${-side * 9} 7h${-side * length}z`, wash("brown"), 0.12),
    { d: `M${x + side * 16} ${y - 1.6}h${side * (length - 24)}m0 3.4h${-side * (length - 34)}`, line: 0.9, fade: 0.75 },
  ];
}
