/** Two ledgers of a round: what the ore brought, and what was invested (TIN-9.1, 9.2). */
import { byGain, isTelling, type Scoring, type ScoringSheet } from "../../lib/scoring";
import { eventsOf } from "../../lib/told";
import type { Args, Entry, Message } from "../../lib/types";
import type { Events } from "./shapes";

type Sold = Events["round-sold"];
type Invested = Events["round-invested"];
const told = eventsOf<Events>();
const ORES = ["copper", "tin"] as const;

const said = (id: string, args: Args = {}): Message => ({ id: `tinnerstrail-scoring-${id}`, args });

function soldSheet({ round, cash, ...sold }: Sold): ScoringSheet {
  const rows = ORES.map((ore) => {
    const prices = sold[`${ore}_prices`];
    const gains = sold[ore].map((cubes, seat) => cubes * prices[seat]!);
    const price = Math.min(...prices);
    const args = { ore, price, counts: sold[ore], risen: prices.some((p) => p !== price) ? "yes" : "no" };
    return {
      id: ore,
      icon: ore,
      label: said("ore", { ore }),
      note: `£${price}`,
      tie: false,
      cells: byGain(sold[ore], gains),
      tell: said("tell-ore", args),
      rule: "TIN-9.1",
      items: [],
    };
  });
  const gained = cash.map((_, seat) => rows.reduce((sum, row) => sum + row.cells[seat]!.gain, 0));
  return {
    id: `sold-${round}`,
    icon: "sell",
    log: said("sold-log", { round }),
    line: said("sold-line"),
    part: "tinnerstrail-scoring-part",
    title: said("sold-title", { round }),
    lead: said("sold-lead"),
    rule: "TIN-9.1",
    head: said("sold-head"),
    rows: rows.filter(isTelling),
    total: said("sold-total"),
    before: cash.map((money, seat) => (money === null ? null : money - gained[seat]!)),
    counts: "pieces",
    gains: "pounds",
    after: [],
    leaves: [],
    covers: ["round-sold", "sold"],
  };
}

/** The pounds of a round are spread over the entries since the ore was sold. */
function pounds(entries: readonly Entry[], seats: number): number[] {
  const out = Array<number>(seats).fill(0);
  const from = entries.findLastIndex((e) => e.events.some((v) => v.kind === "round-sold"));
  for (const entry of entries.slice(Math.max(0, from)))
    for (const { seat, money } of [...told(entry, "invested"), ...told(entry, "wallace-invests")]) out[seat]! += money;
  return out;
}
function investedSheet({ round, points, before_points }: Invested, money: number[]): ScoringSheet {
  const row = {
    id: "invested",
    icon: "income" as const,
    label: said("invested"),
    tie: false,
    cells: byGain(money, points),
    tell: said("tell-invested", { points, round }),
    rule: "TIN-9.2",
    items: [],
  };
  return {
    id: `invested-${round}`,
    icon: "income",
    log: said("invested-log", { round }),
    line: said("invested-line"),
    part: "tinnerstrail-scoring-part",
    title: said("invested-title", { round }),
    lead: said("invested-lead"),
    rule: "TIN-9.2",
    head: said("invested-head"),
    rows: [row].filter(isTelling),
    total: { id: "shell-scoring-points", args: {} },
    before: before_points,
    counts: "pounds",
    gains: "points",
    after: [],
    leaves: [],
    covers: ["round-invested"],
  };
}

function sheets(entry: Entry, before: readonly Entry[]): ScoringSheet[] {
  const sold = told(entry, "round-sold")[0];
  const invested = told(entry, "round-invested")[0];
  return [
    ...(sold ? [soldSheet(sold)] : []),
    ...(invested ? [investedSheet(invested, pounds([...before, entry], invested.points.length))] : []),
  ].filter((sheet) => sheet.rows.length);
}

export const scoring: Scoring = { on: ["round-sold", "round-invested"], sheets };
