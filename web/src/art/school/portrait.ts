/** Gwarek, the teacher: a bust in an oval, engraved. Ink on sheet, so he turns over by night like everything else. One face, no moods. */

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, k) => from + k * step);

/** The ground behind him, ruled. */
export const RULES = every(4, 96, 3)
  .map((y) => `M2 ${y}H78`)
  .join("");
export const COAT = every(6, 86, 3)
  .map((x) => `M${x} 70L${x - 6} 98`)
  .join("");
export const BEARD = [-11, -8.5, -6, -3.5, -1, 1.5, 4, 6.5, 9, 11]
  .map((d) => {
    const off = Math.abs(d);
    return `M${40 + d} ${(58 - off * 0.15).toFixed(1)}q${(d * 0.12).toFixed(1)} 10 ${(d * 0.05).toFixed(1)} ${(20 - off * 0.75).toFixed(1)}`;
  })
  .join("");
export const HAT = every(26, 56, 3)
  .map((x) => `M${x} 17L${(x + (x - 40) * 0.06).toFixed(1)} 35`)
  .join("");
