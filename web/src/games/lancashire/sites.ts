/** What can stand in a town, industry by industry: the server's answers set out as six checks in rulebook order. No rules here. */
import type { Broken, Legal } from "../../lib/types";
import {
  INDUSTRIES,
  spacesOf,
  tileAt,
  tileFact,
  tileId,
  type Check,
  type Industry,
  type LanFacts,
  type LanView,
} from "./view";

/** The columns of a town's table. */
export const CHECKS = ["card", "space", "period", "coal", "iron", "money"] as const satisfies Check[];

/** The check a broken rule belongs to, as the game says. */
export const checkOf = (facts: LanFacts, rule: string): Check | null => facts.checks[rule] ?? null;

/** Broken rules in the order of the checks, as the table reads from left to right. */
export function inOrder(facts: LanFacts, violated: readonly Broken[]): Broken[] {
  const rank = (b: Broken) => CHECKS.indexOf(checkOf(facts, b.id) ?? "card");
  return [...violated].sort((a, b) => rank(a) - rank(b));
}

/** What to ask the server, word for word, where the view has no answer: an industry no space here shows, or a card chosen that does not allow it. */
export interface Question {
  words: string[];
  key: string;
}
export interface Answer {
  industry: Industry;
  /** the next tile of the stack; null when none is left */
  tile: string | null;
  space: string;
  /** one card builds it now */
  legal: boolean;
  /** two cards would build it */
  combine: boolean;
  violated: Broken[];
  question: Question | null;
}

/** Answers for one town. `card`: the one chosen, if any; `asked`: what the server said to questions so far, by key. */
export function answers(
  view: LanView,
  facts: LanFacts,
  seat: number,
  place: string,
  card: string | null,
  asked: Readonly<Record<string, Broken[]>>,
): Answer[] {
  const first = spacesOf(facts, place)[0]!;
  return INDUSTRIES.map((industry): Answer => {
    const { next } = view.players[seat]!.stacks[industry];
    const site = view.sites?.find((s) => s.place === place && s.industry === industry);
    const base = {
      industry,
      tile: next === null ? null : tileId(industry, next),
      space: site?.space ?? first,
      combine: site?.combine ?? false,
    };
    if (site && (card === null || site.cards.includes(card)))
      return { ...base, legal: site.violated.length === 0, violated: site.violated, question: null };
    const words = ["build", industry, base.space, ...(card === null ? [] : [`card:${card}`])];
    const key = words.join(" ");
    const known: Broken[] = site?.violated ?? [{ id: "LAN-5.8", args: { space: first, industry } }];
    return {
      ...base,
      legal: false,
      violated: asked[key]?.length ? asked[key] : known,
      question: key in asked ? null : { words, key },
    };
  });
}

export interface Mark {
  check: Check;
  state: "ok" | "no" | "none";
  rules: string[];
}
/** The six checks of an answer: passed, failed with the rules broken, or not needed (no coal, no iron, nothing left to pay for). */
export function marks(answer: Answer, facts: LanFacts): Mark[] {
  const fact = answer.tile === null ? null : tileFact(facts, answer.tile);
  const needed = (check: Check): boolean => {
    if (!fact) return check === "period";
    if (check === "coal") return fact.coal > 0;
    if (check === "iron") return fact.iron > 0;
    return check !== "money" || fact.era !== "never";
  };
  return CHECKS.map((check) => {
    const rules = answer.violated.filter((b) => checkOf(facts, b.id) === check).map((b) => b.id);
    return { check, rules, state: rules.length ? "no" : needed(check) ? "ok" : "none" };
  });
}

/** Spaces of the town that show the industry and are empty. */
export const free = (view: LanView, facts: LanFacts, place: string, industry: Industry): number =>
  spacesOf(facts, place).filter((s) => facts.spaces[s]!.industries.includes(industry) && !tileAt(view, s)).length;

/** What a legal building there costs, the cheapest way: in all, and for bought coal and iron (0 from a mine or works). */
export function costs(
  legal: readonly Legal[],
  facts: LanFacts,
  place: string,
  industry: Industry,
): { money: number; coal: number; iron: number } | null {
  let best: { money: number; coal: number; iron: number } | null = null;
  for (const { line, preview } of legal) {
    const [verb, kind, space = ""] = line.split(" ");
    if (verb !== "build" || kind !== industry || facts.spaces[space]?.place !== place) continue;
    const spent = preview.find((c) => c.id === "spent");
    const price = (id: string) => Number(preview.find((c) => c.id === id)?.args.price ?? 0);
    const money = (spent?.after ?? 0) - (spent?.before ?? 0);
    if (!best || money < best.money) best = { money, coal: price("coal"), iron: price("iron") };
  }
  return best;
}
