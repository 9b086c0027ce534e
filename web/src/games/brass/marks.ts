/** A round on the chart at the end: the era's number, then its own. Both eras begin with one letter in Polish, and numbers need no words. */
export function chartMark(mark: string): string {
  const [, era, round] = /(canal|rail)\D*(\d+)?/.exec(mark) ?? [];
  if (!era) return mark;
  const number = era === "rail" ? "II" : "I";
  return round ? `${number}.${round}` : number;
}
