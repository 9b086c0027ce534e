/** Switch & Signal as the server tells it (docs/protocol-switchsignal.md), and small questions about it. No rules here. */
import type { IconName } from "../../ui/icons";

export const COLOURS = ["black", "brown", "grey"] as const;
export type Colour = (typeof COLOURS)[number];
export const GOODS = ["yellow", "blue", "red", "white"] as const;
export type Good = (typeof GOODS)[number];
export const CARDS = ["signal", "switch", "move"] as const;
export type Card = (typeof CARDS)[number];
export type BoardId = "central_europe" | "north_america";
export type Phase =
  | "numbers"
  | "first"
  | "deal"
  | "card"
  | "dice"
  | "token"
  | "die"
  | "draw"
  | "switches"
  | "signals"
  | "extra"
  | "reveal"
  | "answer"
  | "deploy"
  | "start"
  | "colour"
  | "train"
  | "keep"
  | "exit"
  | "city"
  | "action"
  | "target"
  | "pay"
  | "over";
export type Stop = "spent" | "signal" | "switch" | "train" | "head_on" | "start" | "city" | "port" | "passed";

export const CARD_ICON: Record<Card, IconName> = { signal: "signal-go", switch: "switch", move: "locomotive" };
/** The seat colour a good wears (its tincture). */
export const TINCTURE: Record<Good, number> = { yellow: 3, blue: 2, red: 1, white: 5 };

export interface Train {
  space: string;
  train: Colour;
  facing: string | null;
  load: Good | null;
  due: boolean;
  held: boolean;
}
export interface Symbol {
  kind: "deploy" | "move";
  train: Colour | "any";
  chosen: Colour | null;
  state: "done" | "now" | "next";
}
export interface End {
  exit: string | null;
  through: string[];
  path: string[];
  space: string | null;
  tokens: number;
  cards: number;
  loses: boolean;
  unused: number;
  stop: Stop;
  at: string | null;
  delivers: Good | null;
}
export interface Face {
  face: number;
  of_six: number;
  ends: End[];
}
export interface Reach {
  space: string;
  train: Colour;
  load: Good | null;
  faces: Face[];
}
export type Hand = Record<Card, number>;
export interface Player {
  cards: number;
  hand: Hand | null;
}
export interface Moving {
  space: string;
  train: Colour;
  roll: number;
  left: number;
  by: "card" | "action";
  came: string | null;
  /** no other face of the die could do better: rolling again is no question */ best: boolean;
}
export interface Doing {
  action: Card | "load";
  field: string | null;
  to: string | null;
  junction: string | null;
  lines: [string, string] | null;
  space: string | null;
}
export interface Result {
  won: boolean;
  reason: string;
  goods: number;
  turns: number;
  time: number;
}
export interface SwiView {
  phase: Phase;
  board: BoardId;
  turn: number | null;
  first: number | null;
  number: number;
  turns_left: number;
  step: 0 | 1 | 2 | 3;
  last: boolean;
  clock: { tokens: number; full: number; lost: number };
  timetable: {
    deck: number;
    removed: number;
    lost: number;
    card: string | null;
    bottom: string | null;
    discards: string[];
    unseen: string[];
    symbols: Symbol[];
  };
  trains: Train[];
  depot: Record<Colour, number>;
  moving: Moving | null;
  signals: string[];
  switches: Record<string, [string, string] | null>;
  cities: Record<string, { good: Good; count: number }>;
  ports: Record<string, Record<Good, number>>;
  delivered: number;
  goal: number;
  numbers: Record<string, number>;
  tokens: number[] | null;
  helpers: { id: string; used: boolean }[];
  run_through: boolean;
  players: Player[];
  actions: { deck: number; discards: Hand };
  doing: Doing | null;
  layout: { junctions: string[]; cities: string[]; track: number; extra: number } | null;
  reach: Reach[];
  result: Result | null;
}

export interface BoardFact {
  id: BoardId;
  name_en: string;
  name_pl: string;
  provenance: string;
  pass_through: boolean;
  ports_return_every_train: boolean;
  signal_markers: number;
  track_signal_markers: number;
  switch_markers: number;
}
export interface PlaceFact {
  board: string;
  kind: "city" | "port" | "start" | "junction";
  name_en: string;
  name_pl: string;
  x: number;
  y: number;
  good: Good | null;
  number: number | null;
  ways: number | null;
  branches: string[];
  natural: string[][];
  covered: string[];
}
export interface LineFact {
  board: string;
  a: string;
  b: string;
  length: number;
}
export interface FieldFact {
  line: string;
  place: string | null;
  after: number | null;
  first_game: boolean;
}
export interface TrainFact {
  id: Colour;
  die: number[];
  count: number;
  speed: string;
}
export interface CardFact {
  deploy: (Colour | "any")[];
  move: (Colour | "any")[];
  provenance: string;
}
export interface SwiFacts {
  boards: BoardFact[];
  places: Record<string, PlaceFact>;
  lines: Record<string, LineFact>;
  segments: Record<string, { line: string; number: number }>;
  fields: Record<string, FieldFact>;
  trains: TrainFact[];
  goods: { id: Good }[];
  actions: { id: Card; count: number }[];
  cards: Record<string, CardFact>;
  helpers: { id: string; board: string }[];
  names: Record<string, { name_en: string; name_pl: string }>;
  rules: {
    hand: number;
    draw: number;
    hand_limit: number;
    start_penalty: number;
    deployment_penalty: number;
    unused: number;
    head_on: number;
  };
}

export const boardOf = (facts: SwiFacts, id: string): BoardFact => facts.boards.find((b) => b.id === id)!;
export const dieOf = (facts: SwiFacts, train: Colour): number[] => facts.trains.find((t) => t.id === train)!.die;
export const trainAt = (view: SwiView, space: string): Train | undefined => view.trains.find((t) => t.space === space);
/** A letter of the city a good comes from, the same in both languages: its initial, or where two cities share it another of its letters. */
export function letterOf(facts: SwiFacts, board: string, good: Good): string {
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
export const mostTurns = (view: SwiView): number =>
  view.number + view.turns_left - (view.number > 0 && (view.phase === "reveal" || view.phase === "card") ? 1 : 0);
/** Goods on their way. */
export const loaded = (view: SwiView): number => view.trains.filter((t) => t.load).length;

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
export function unseenCards(facts: SwiFacts, view: SwiView): Hand {
  const left = Object.fromEntries(facts.actions.map((a) => [a.id, a.count])) as Hand;
  for (const kind of CARDS) {
    left[kind] -= view.actions.discards[kind];
    for (const p of view.players) left[kind] -= p.hand?.[kind] ?? 0;
  }
  return left;
}
