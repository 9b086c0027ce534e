// Narrowing the legal list. A line is its words; what a person has pointed at is a set of chips, each one or more words
// that stand in the line in that order. Pure: no page, no network.

export type Words = readonly string[];
export type Lines = readonly Words[];

export const split = (line: string): string[] => line.split(" ").filter(Boolean);
export const join = (words: Words): string => words.join(" ");
export const same = (a: Words, b: Words): boolean => a.length === b.length && a.every((w, i) => w === b[i]);

/** Positions of `part` in `line`, in order; null if it is not there. */
export function places(line: Words, part: Words): number[] | null {
  const found: number[] = [];
  let from = 0;
  for (const word of part) {
    const at = line.indexOf(word, from);
    if (at < 0) return null;
    found.push(at);
    from = at + 1;
  }
  return found;
}
export const contains = (line: Words, part: Words): boolean => places(line, part) !== null;

/** The lines that hold every chip. A chip that is a whole line means that line, not a longer one that has its words as well. */
export function narrow(lines: Lines, chips: Lines): Words[] {
  const left = lines.filter((line) => chips.every((chip) => contains(line, chip)));
  const whole = chips.length && left.length > 1 ? left.filter((line) => chips.some((chip) => same(line, chip))) : [];
  return whole.length ? whole : left;
}

/** Point at `words`: the chips after it and those it pushed out; null if no legal line has these words. */
export function point(lines: Lines, chips: Lines, words: Words): { chips: Words[]; dropped: Words[] } | null {
  if (narrow(lines, [words]).length === 0) return null;
  const rest = chips.filter((chip) => !contains(words, chip)); // a chip inside the new words is said by them already
  const kept: Words[] = [words];
  for (const chip of [...rest].reverse()) {
    if (narrow(lines, [...kept, chip]).length > 0) kept.unshift(chip);
  }
  const ordered = [...rest.filter((chip) => kept.includes(chip)), words];
  return { chips: ordered, dropped: rest.filter((chip) => !kept.includes(chip)) };
}

/** Words held for a later decision that now stand in a legal line, one after another while they agree. */
export function answer(lines: Lines, held: Lines): { chips: Words[]; held: Words[] } {
  const chips: Words[] = [];
  const still: Words[] = [];
  for (const words of held) (narrow(lines, [...chips, words]).length > 0 ? chips : still).push(words);
  return { chips, held: still };
}

/** Words that every line left has in common, counted, in the order of the first. */
export function common(lines: Lines): string[] {
  const [first, ...others] = lines;
  if (!first) return [];
  const spare = others.map((line) => [...line]);
  return first.filter((word) => {
    const at = spare.map((line) => line.indexOf(word));
    if (at.includes(-1)) return false;
    spare.forEach((line, i) => line.splice(at[i]!, 1));
    return true;
  });
}

export interface Part {
  words: Words;
  auto: boolean;
}

/** What to show as chips, in the order of the action's words: chosen ones, and those that follow by force.
    A word every line of the whole list has (the verb of a one-verb decision) says nothing and is left out. */
export function parts(all: Lines, chips: Lines): Part[] {
  const left = narrow(all, chips);
  const line = left[0];
  if (!line || chips.length === 0) return [];
  const known = common(all);
  const taken = new Set<number>();
  const shown: { at: number; part: Part }[] = chips.map((words) => {
    const at = places(line, words)!;
    at.forEach((i) => taken.add(i));
    return { at: at[0]!, part: { words, auto: false } };
  });
  for (const word of common(left)) {
    const at = line.findIndex((w, i) => w === word && !taken.has(i));
    if (at < 0) continue;
    taken.add(at);
    if (!known.includes(word)) shown.push({ at, part: { words: [word], auto: true } });
  }
  return shown.sort((a, b) => a.at - b.at).map((s) => s.part);
}

/** Lines that none of the elements on the page leads to: they are offered as buttons. */
export function unplaced(left: Lines, elements: Lines): Words[] {
  const telling = elements.filter((e) => {
    const n = narrow(left, [e]).length;
    return n > 0 && n < left.length;
  });
  return left.filter((line) => !telling.some((e) => contains(line, e)));
}

/** Completion of a typed line: what the next word can be, each as the whole text so far, and the lines that fit. */
export function complete(lines: Lines, typed: string): { next: string[]; lines: Words[] } {
  const words = typed.toLowerCase().trimStart().split(/\s+/);
  const done = words.slice(0, -1);
  const begun = words.at(-1) ?? "";
  const fitting = lines.filter(
    (line) =>
      done.every((w, i) => line[i]?.toLowerCase() === w) &&
      (line[done.length] ?? "").toLowerCase().startsWith(begun) &&
      line.length >= words.length - (begun ? 0 : 1),
  );
  const next = new Set(
    fitting.filter((l) => l.length > done.length).map((line) => join(line.slice(0, done.length + 1))),
  );
  return { next: [...next], lines: fitting };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Direction = "left" | "right" | "up" | "down";

/** The box nearest to `from` in a direction, by centres; sideways counts double. Null if there is none that way. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | null {
  const middle = (b: Box) => [b.x + b.width / 2, b.y + b.height / 2] as const;
  const [fx, fy] = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [x, y] = middle(box);
    const dx = x - fx;
    const dy = y - fy;
    const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === "left" || direction === "right" ? dy : dx);
    if (along < 2 || aside > along * 3) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
