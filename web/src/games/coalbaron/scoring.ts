/** The clock at the end of a shift as a sheet: a row per category, and after the last shift what is left (COA-11, COA-12). */
import { byGain, isTelling, type Scoring, type ScoringRow, type ScoringSheet } from "../../lib/scoring";
import { eventsOf } from "../../lib/told";
import type { Entry, Message } from "../../lib/types";
import type { IconName } from "../../ui/icons";
import type { Events } from "./shapes";
import type { Category, CoalFacts } from "./view";

type Scored = Events["category-scored"];
type Final = Events["final"];
const told = eventsOf<Events>();
const LEFT = ["marks", "coal", "waiting", "balance"] as const;
const LEFT_ICON: Record<(typeof LEFT)[number], IconName> = {
  marks: "coin",
  coal: "cube",
  waiting: "order",
  balance: "lamp",
};
const LEFT_RULE: Record<(typeof LEFT)[number], string> = {
  marks: "COA-12.2",
  coal: "COA-12.3",
  waiting: "COA-12.4",
  balance: "COA-12.5",
};
const RULE: Record<Category["kind"], string> = { coal: "COA-11.3", transport: "COA-11.4", empty_carts: "COA-11.5" };
const COVERS = ["category-scored", "final"];

const said = (id: string, args: Message["args"] = {}): Message => ({ id: `coalbaron-scoring-${id}`, args });

/** `carriage` as in `transport-carriage`: what the row's picture shows. */
export const categoryOf = (id: string, facts: CoalFacts): Category | null =>
  facts.clock.find((c) => `${c.kind}-${c.key}` === id) ?? null;

function clockRow(scored: Scored, facts: CoalFacts): ScoringRow {
  const { category, key, counts, points, number } = scored;
  const { first, second } = facts.clock.find((c) => c.number === number)!;
  const seconds = counts.length > 2;
  const most = Math.max(...counts);
  const args = { category, key, counts, first, second, seconds: seconds ? "yes" : "no" };
  return {
    id: `${category}-${key}`,
    label: said("row", { category, key }),
    note: seconds ? `${first} / ${second}` : `${first}`,
    tie: counts.filter((count, seat) => count === most && points[seat]! > 0).length > 1,
    cells: counts.map((count, seat) => ({
      count,
      gain: points[seat]!,
      place: points[seat]! > 0 ? (count === most ? 1 : 2) : null,
    })),
    tell: said("tell", args),
    rule: RULE[category],
    items: [],
  };
}
function leftRow(what: (typeof LEFT)[number], finals: readonly Final[]): ScoringRow {
  const points = [...finals].sort((a, b) => a.seat - b.seat).map((final) => final[what]);
  return {
    id: `left-${what}`,
    icon: LEFT_ICON[what],
    label: said("left", { what }),
    tie: false,
    cells: byGain([], points),
    tell: said("left-tell", { what, points }),
    rule: LEFT_RULE[what],
    items: [],
  };
}

/** How many circles of the clock are done, counting the one the hand is on, when row `at` is counted. */
export const clockAt = (sheet: ScoringSheet, at: number): number =>
  Math.min(at + 1, sheet.rows.filter((row) => !row.icon).length);

function sheets(entry: Entry, _before: readonly Entry[], facts: CoalFacts): ScoringSheet[] {
  const scored = told(entry, "category-scored");
  const first = scored[0];
  if (!first) return [];
  const { shift } = first;
  const finals = told(entry, "final");
  const left = finals.length ? LEFT.map((what) => leftRow(what, finals)).filter(isTelling) : [];
  return [
    {
      id: `shift-${shift}`,
      icon: "clock",
      log: said("log", { shift }),
      line: said("line"),
      part: "coalbaron-scoring-part",
      title: said("title", { shift }),
      lead: said("lead", { count: scored.length, shift }),
      rule: "COA-11.1",
      head: said("head"),
      rows: [...scored.map((row) => clockRow(row, facts)), ...left],
      total: { id: "shell-scoring-points", args: {} },
      before: first.before_points,
      counts: "pieces",
      gains: "points",
      after: [],
      leaves: [],
      covers: COVERS,
    },
  ];
}

export const scoring: Scoring<CoalFacts> = { on: ["category-scored"], sheets };
