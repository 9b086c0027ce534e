/** What the rolls to come would do, from the reach the server sends: per face of the die, per train, and what a helper would save. */
import { COLOURS, dieOf, type Colour, type End, type Face, type Reach, type SwiFacts, type SwiView } from "./view";

/** The way a team would take: fewest tokens, then a delivery, then the furthest. */
export const better = (a: End, b: End): End => {
  const rank = (e: End) => [e.loses ? 1 : 0, e.tokens, e.delivers ? 0 : 1, -e.path.length];
  const [p, q] = [rank(a), rank(b)];
  const k = p.findIndex((v, i) => v !== q[i]);
  return k >= 0 && p[k]! > q[k]! ? b : a;
};
const by = (exit: string | null) => (end: End) => !exit || end.exit === exit || end.through.includes(exit);
/** What a face comes to by the best way; by one exit, if it is named and leads anywhere. */
export function endOf(face: Face, exit: string | null = null): End {
  const named = face.ends.filter(by(exit));
  return (named.length ? named : face.ends).reduce(better);
}

export interface Cell {
  face: number;
  end: End;
  ends: number;
}
/** One cell per face of the die, in die order. */
export function cells(reach: Reach, facts: SwiFacts, exit: string | null = null): Cell[] {
  return dieOf(facts, reach.train).map((face) => {
    const found = reach.faces.find((f) => f.face === face)!;
    return { face, end: endOf(found, exit), ends: found.ends.length };
  });
}
export const losing = (reach: Reach): number =>
  reach.faces.reduce((sum, f) => sum + (endOf(f).tokens ? f.of_six : 0), 0);
/** Time tokens lost on average. */
export const mean = (reach: Reach): number => reach.faces.reduce((sum, f) => sum + f.of_six * endOf(f).tokens, 0) / 6;
export const most = (reach: Reach): number => Math.max(...reach.faces.map((f) => endOf(f).tokens));

export const reachAt = (view: SwiView, space: string | null): Reach | null =>
  (space && view.reach.find((r) => r.space === space)) || null;

/** The trains whose danger matters now: the one that moves, those the card still moves, or all. */
export function watched(view: SwiView): Reach[] {
  if (view.phase === "over" || view.phase === "switches" || view.phase === "signals" || view.phase === "extra")
    return [];
  if (view.phase === "city") return []; // a train that runs through may not leave as one that sets off here
  if (view.moving) return view.reach.filter((r) => r.space === view.moving!.space);
  const due = new Set(view.trains.filter((t) => t.due && !t.held).map((t) => t.space));
  if (view.phase === "train") return view.reach.filter((r) => due.has(r.space));
  return view.reach;
}

/** One stop on the board with the faces that end there. */
export interface Landing {
  space: string;
  rows: { faces: number[]; end: End }[];
  tokens: number;
}
export function landings(reach: Reach, only: number | null = null, exit: string | null = null): Landing[] {
  const out = new Map<string, Landing>();
  for (const face of reach.faces) {
    if (only !== null && face.face !== only) continue;
    for (const end of face.ends.filter(by(exit))) {
      const space = end.path.at(-1) ?? reach.space;
      const landing = out.get(space) ?? { space, rows: [], tokens: 0 };
      out.set(space, landing);
      landing.tokens = Math.max(landing.tokens, end.tokens);
      const same = landing.rows.find(
        (r) => r.end.tokens === end.tokens && r.end.stop === end.stop && r.end.at === end.at,
      );
      const faces = only === null ? Array<number>(face.of_six).fill(face.face) : [face.face];
      if (same && !same.faces.includes(face.face)) same.faces.push(...faces);
      else if (!same) landing.rows.push({ faces, end });
    }
  }
  return [...out.values()];
}
/** The paths to draw: those that no other goes on from. */
export function paths(
  reach: Reach,
  only: number | null = null,
  exit: string | null = null,
): { path: string[]; key: string }[] {
  const all = reach.faces
    .filter((f) => only === null || f.face === only)
    .flatMap((f) => f.ends)
    .filter((e) => e.path.length && by(exit)(e))
    .map((e) => ({ path: e.path, key: e.path.join(" ") }));
  const unique = all.filter((p, i) => all.findIndex((q) => q.key === p.key) === i);
  return unique.filter((p) => !unique.some((q) => q !== p && q.key.startsWith(`${p.key} `)));
}

// ---- helpers not yet used

export interface Offer {
  helper: string;
  words: string[];
  saves: number;
  train: Colour | null;
  space: string | null;
}
const lossOf = (view: SwiView, colour: Colour): number =>
  view.reach
    .filter((r) => r.train === colour && !view.trains.find((t) => t.space === r.space)?.held)
    .reduce((sum, r) => sum + mean(r), 0);

/** How likely the deployment dice (or the next token) name an occupied start. */
export function occupiedChance(view: SwiView): number {
  const weight = (number: number) => (view.tokens ? Number(view.tokens.includes(number)) : 6 - Math.abs(7 - number));
  const all = Object.entries(view.numbers);
  const total = all.reduce((sum, [, number]) => sum + weight(number), 0);
  const held = all
    .filter(([place]) => view.trains.some((t) => t.space === place))
    .reduce((sum, [, number]) => sum + weight(number), 0);
  return total ? held / total : 0;
}
/** Tokens a timetable card loses on average as the board stands now, with the best colours for its multi-coloured trains. */
export function cardLoss(card: string, view: SwiView, facts: SwiFacts): number {
  const fact = facts.cards[card];
  if (!fact) return 0;
  const named = fact.move.filter((c): c is Colour => c !== "any");
  const free = COLOURS.filter((c) => !named.includes(c))
    .map((c) => lossOf(view, c))
    .sort((a, b) => a - b);
  const moved =
    named.reduce((sum, c) => sum + lossOf(view, c), 0) +
    free.slice(0, fact.move.length - named.length).reduce((sum, loss) => sum + loss, 0);
  const depot = COLOURS.reduce((sum, c) => sum + view.depot[c], 0);
  const deploys = fact.deploy.map((_, k) => (depot > k ? occupiedChance(view) : 1) * facts.rules.deployment_penalty);
  return moved + deploys.reduce((sum, loss) => sum + loss, 0);
}

const WORTH = 0.3; // tokens on average: less is not worth a helper

/** Helpers that may be used now and would save time tokens on average, the best first. */
export function offers(lines: readonly string[], view: SwiView, facts: SwiFacts): Offer[] {
  const out: Offer[] = [];
  for (const line of lines) {
    const words = line.split(" ");
    const [verb, helper = "", what = null] = words;
    if (verb !== "use") continue;
    const add = (saves: number, train: Colour | null = null, space: string | null = null) =>
      saves >= WORTH && out.push({ helper, words, saves, train, space });
    if (helper === "conductor")
      add(
        view.reach
          .filter((r) => view.trains.some((t) => t.space === r.space && t.due && !t.held))
          .reduce((sum, r) => sum + mean(r), 0),
        what as Colour,
      );
    if (helper === "traffic_controller") {
      const reach = reachAt(view, what);
      if (reach) add(mean(reach), reach.train, what);
    }
    if (helper === "shunter" && !out.some((o) => o.helper === helper))
      add(occupiedChance(view) * facts.rules.deployment_penalty);
    if (helper === "logistics" && view.moving) {
      const reach = reachAt(view, view.moving.space);
      const face = reach?.faces.find((f) => f.face === view.moving!.roll);
      if (reach && face) add(endOf(face).tokens - mean(reach), view.moving.train, view.moving.space);
    }
    if (helper === "crossing_keeper" && view.timetable.card) {
      const others = view.timetable.unseen;
      const rest = others.length ? others.reduce((sum, c) => sum + cardLoss(c, view, facts), 0) / others.length : 0;
      add(cardLoss(view.timetable.card, view, facts) - rest);
    }
  }
  return out.sort((a, b) => b.saves - a.saves).filter((o, i, all) => all.findIndex((p) => p.helper === o.helper) === i);
}
