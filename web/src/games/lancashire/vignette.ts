/** A cotton mill on the canal. */
import { chimney, hill, horizon, sky, water } from "../../art/vignettes/nature";
import { hatch, LAND, solid, wash, windows, type Stroke } from "../../art/vignettes/pen";

export const shelf = 1;
export const icon = "canal";

export function draw(): Stroke[] {
  const red = wash("red");
  return [
    sky(1, 130, [
      [230, 40, 60],
      [70, 62, 40],
    ]),
    ...hill(
      [
        [0, 122],
        [50, 96],
        [110, 112],
        [170, 90],
        [240, 108],
        [320, 84],
      ],
      150,
    ),
    ...chimney(252, 148, 112, 12),
    ...solid("M96 148V66h128v82z", red, 0.26),
    hatch("M186 148V66h38v82z", { angle: 90, gap: 2.4, line: 0.6, fade: 0.7 }),
    ...solid("M92 66h136v-5H92z"),
    windows(103, 74, 12, 5, 10, 14.5, 5, 8),
    ...solid("M60 148v-40h36v40z", red, 0.26),
    windows(66, 116, 3, 2, 10, 14, 5, 8),
    ...solid("M57 108l21-14 21 14z"),
    ...solid("M224 148v-30h44v30z", wash("brown"), 0.2),
    windows(231, 126, 4, 1, 10, 10, 5, 8),
    horizon(150),
    { d: "M0 150H320V158H0z", fill: LAND },
    hatch("M0 150H320V158H0z", { gap: 2, line: 0.6, fade: 0.5 }),
    ...water(160, 200, 5),
    ...boat(),
  ];
}

function boat(): Stroke[] {
  return [
    ...solid("M120 172h112l10-6v4l-8 12H124l-10-12z", wash("red"), 0.5),
    ...solid("M136 172v-13h62v13z", wash("blue"), 0.3),
    windows(144, 162, 5, 1, 11, 9, 5, 5),
    { d: "M214 172v-12M214 160l22 8", line: 1 },
    { d: "M104 187h156M116 191h120", line: 0.7 },
  ];
}
