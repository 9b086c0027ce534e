/** What people at a real table have told this browser: kept in localStorage after every change. */
import type { Seat } from "../../lib/types";
import { newClock, passedTo, type Clock, type Pace } from "./clock";

export interface SaidBeside {
  seat: Seat;
  line: string;
}
export interface Session {
  slug: string;
  options: Record<string, string>;
  names: string[];
  /** The colour of each person's pieces, as a seat of the pages. */
  colours: number[];
  /** Seats in turn order, and whose turn it is. */
  order: number[];
  turn: number;
  /** How far the game is: the stage, and the count within it. */
  stage: number;
  count: number;
  pace: Pace;
  clock: Clock;
  awake: boolean;
  /** What lies on the table, by field and column. */
  values: Record<string, number[]>;
  /** The lines of the game that goes along. */
  said: SaidBeside[];
}

const KEY = "gwarek-beside";
const KEPT: (keyof Session)[] = ["slug", "options", "names", "colours", "order", "clock", "values", "said", "pace"];

function kept(): Session | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Session | null;
    return found && KEPT.every((key) => key in found) ? found : null;
  } catch {
    return null;
  }
}

export const beside: { session: Session | null; lasts: boolean } = $state({ session: kept(), lasts: true });

/** Write it down; where the browser keeps nothing the page says so. */
export function keep(): void {
  try {
    if (beside.session) localStorage.setItem(KEY, JSON.stringify(beside.session));
    else localStorage.removeItem(KEY);
    beside.lasts = true;
  } catch {
    beside.lasts = false;
  }
}

export function begin(slug: string, options: Record<string, string>, people: Person[], pace: Pace): void {
  const seats = people.map((_, seat) => seat);
  beside.session = {
    slug,
    options,
    names: people.map(({ name }) => name),
    colours: people.map(({ colour }) => colour),
    order: seats,
    turn: 0,
    stage: 0,
    count: 1,
    pace,
    clock: newClock(people.length),
    awake: true,
    values: {},
    said: [],
  };
  keep();
}
export interface Person {
  name: string;
  colour: number;
}

export interface Stage {
  id: string;
  of: number;
  by: "lap" | "turn" | "hand";
}

/** One count further or back, over the ends of stages; it stops at both ends of the game. */
export function counted(stages: readonly Stage[], stage: number, count: number, step: 1 | -1) {
  const next = count + step;
  if (next < 1) return stage > 0 ? { stage: stage - 1, count: stages[stage - 1]!.of } : { stage, count };
  if (next > (stages[stage]?.of ?? next))
    return stage + 1 < stages.length ? { stage: stage + 1, count: 1 } : { stage, count };
  return { stage, count: next };
}

/** The next person's turn, or the last one's again; what counts by turns or laps goes on with it. */
export function turned(session: Session, stages: readonly Stage[], step: 1 | -1, now: number): void {
  const before = session.turn;
  const turn = (before + step + session.order.length) % session.order.length;
  session.clock = passedTo(session.clock, session.order[turn]!, now, step > 0);
  session.turn = turn;
  const by = stages[session.stage]?.by;
  const lap = step > 0 ? turn === 0 : before === 0;
  if (by === "turn" || (by === "lap" && lap))
    Object.assign(session, counted(stages, session.stage, session.count, step));
}
