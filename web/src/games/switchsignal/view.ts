/** Switch & Signal as the server tells it (shapes.ts), and small questions about it. No rules here. */
import type { IconName } from "../../ui/icons";
import type { BoardFact, Card, Colour, Facts, Good, Hand, Train, View } from "./shapes";

export type * from "./shapes";
export type { Facts as SwiFacts, View as SwiView };

export const COLOURS = ["black", "brown", "grey"] as const satisfies readonly Colour[];
export const GOODS = ["yellow", "blue", "red", "white"] as const satisfies readonly Good[];
export const CARDS = ["signal", "switch", "move"] as const satisfies readonly Card[];

export const CARD_ICON: Record<Card, IconName> = { signal: "signal-go", switch: "switch", move: "locomotive" };
/** The seat colour a good wears (its tincture). */
export const TINCTURE: Record<Good, number> = { yellow: 3, blue: 2, red: 1, white: 5 };

export const boardOf = (facts: Facts, id: string): BoardFact => facts.boards.find((b) => b.id === id)!;
export const dieOf = (facts: Facts, train: Colour): number[] => facts.trains.find((t) => t.id === train)!.die;
export const trainAt = (view: View, space: string): Train | undefined => view.trains.find((t) => t.space === space);
/** A letter of the city a good comes from, the same in both languages: its initial, or where two cities share it another of its letters. */
export function letterOf(facts: Facts, board: string, good: Good): string {
  const homes = GOODS.map(
    (g) =>
      Object.values(facts.places)
        .find((p) => p.board === board && p.good === g)
        ?.name_en.toUpperCase() ?? "?",
  );
  const initials = homes.map((name) => name[0]!);
  const taken: string[] = [];
  for (const [k, name] of homes.entries())
    taken.push(
      initials.indexOf(name[0]!) === k
        ? name[0]!
        : ([...name].find((c) => !taken.includes(c) && !initials.includes(c)) ?? name[0]!),
    );
  return taken[GOODS.indexOf(good)]!;
}
/** Turns the timetable allows at most: those begun and those to come. The card of a turn that has just begun still lies on the deck. */
export const mostTurns = (view: View): number =>
  view.number + view.turns_left - (view.number > 0 && (view.phase === "reveal" || view.phase === "card") ? 1 : 0);
/** Goods on their way. */
export const loaded = (view: View): number => view.trains.filter((t) => t.load).length;

/** In how many ways the hand can pay for an action; with more than one the payment is asked for. */
export function waysToPay(hand: Hand | null, action: Card | "load"): number {
  if (!hand) return 0;
  const kinds = CARDS.filter((k) => hand[k] > 0);
  if (action === "load") return kinds.length;
  const pairs = CARDS.flatMap((a, i) =>
    CARDS.slice(i).filter((b) => (a === b ? hand[a] > 1 : hand[a] > 0 && hand[b] > 0)),
  );
  return pairs.length + Number(hand[action] > 0);
}

/** What lies face down in the action deck and closed hands, by kind. */
export function unseenCards(facts: Facts, view: View): Hand {
  const left = Object.fromEntries(facts.actions.map((a) => [a.id, a.count])) as Hand;
  for (const kind of CARDS) {
    left[kind] -= view.actions.discards[kind];
    for (const p of view.players) left[kind] -= p.hand?.[kind] ?? 0;
  }
  return left;
}
