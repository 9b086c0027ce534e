/** Chips, buttons and rows: what words and whole lines mean to a person. */
import { listed } from "../../lib/i18n.svelte";
import { picks } from "../../lib/picks.svelte";
import type { ActionButton, Message, Said, SaidLine, Scene } from "../../lib/types";
import type { IconName } from "../../ui/icons";
import { card, industry, line as sayLineName, place, say, space, tile } from "./say";
import { ICON, INDUSTRIES, tileAt, tileId, type BirFacts, type BirView, type Industry } from "./view";

export type BirScene = Scene<BirView, BirFacts>;
const VERBS: Record<string, IconName> = {
  build: "build",
  link: "network",
  links: "network",
  second: "rail",
  develop: "develop",
  sell: "sell",
  loan: "loan",
  scout: "scout",
  pass: "pass",
  remove: "develop",
  selloff: "sell",
  done: "check",
  card: "card",
};
const isIndustry = (word: string): word is Industry => (INDUSTRIES as readonly string[]).includes(word);
const GOOD: Record<string, IconName> = { coal: "coal", iron: "iron", beer: "beer" };

/** The industry with the level of its next tile. */
function next(kind: Industry, { view, as }: BirScene): string {
  const level = as === null ? null : view.players[as]!.mat[kind].next;
  return level === null ? industry(kind) : tile(tileId(kind, level));
}
function source(word: string, { facts }: BirScene): Said {
  const [good = "", from = ""] = word.split(":");
  const named = say("good", { good });
  if (from === "market") return { text: say("from-market", { good: named }), icon: GOOD[good]! };
  const merchant = facts.merchant_spaces[from];
  if (merchant) return { text: say("from-merchant", { place: place(facts, merchant.place) }), icon: "beer" };
  return { text: say("from", { good: named, place: place(facts, facts.spaces[from]!.place) }), icon: GOOD[good]! };
}
function one(word: string, scene: BirScene): Said | null {
  const { facts } = scene;
  if (word in VERBS) return { text: say(`act-${word}`), icon: VERBS[word]! };
  if (isIndustry(word)) return { text: next(word, scene), icon: ICON[word] };
  if (word in facts.spaces) return { text: space(facts, word, true), icon: "wild-place" };
  if (word in facts.merchant_spaces) return { text: space(facts, word, true), icon: "merchant" };
  if (word in facts.lines) return { text: sayLineName(facts, word), icon: "link" };
  const [kind = "", rest] = word.split(":");
  if (!rest) return null;
  return kind === "card" ? { text: card(facts, rest), icon: "card" } : source(word, scene);
}

const capital = (said: Said | null): Said | null =>
  said && { ...said, text: said.text[0]!.toUpperCase() + said.text.slice(1) };

/** One chosen element, as a chip says it. */
export const sayWords = (words: string[], scene: BirScene): Said | null => capital(saidOf(words, scene));
function saidOf(words: string[], scene: BirScene): Said | null {
  const [first = "", second] = words;
  if (first === "card" && second) return { text: card(scene.facts, second), icon: "card" };
  if (first === "remove" && second === "none") return { text: say("do-remove-none") };
  if (words.length === 2 && first === second) {
    const said = one(first, scene);
    return said && { ...said, text: say("twice", { what: said.text }) };
  }
  const said = words.map((w) => one(w, scene)).filter((s) => s !== null);
  return said.length ? { text: said.map((s) => s.text).join(" · "), icon: said[0]!.icon! } : null;
}

/** Money a line costs, by its preview. */
function cost(line: string): number {
  const cell = picks.legal.find((l) => l.line === line)?.preview.find((c) => c.id === "spent");
  return (cell?.after ?? 0) - (cell?.before ?? 0);
}
/** What the tile chosen in a debt brings; another may sell itself after it. */
function gain(line: string): number {
  return (
    (picks.legal.find((l) => l.line === line)?.preview.find((c) => c.id === "brings")?.args.money as
      number | undefined) ?? 0
  );
}
function tileOn(id: string, scene: BirScene): string {
  const here = tileAt(scene.view, id);
  return here ? tile(here.tile) : space(scene.facts, id, true);
}

/** A whole line, as the confirm button says it. */
export function sayLine(line: string, scene: BirScene): SaidLine | null {
  const words = line.split(" ");
  const [verb = "", a = "", b = ""] = words;
  const { view, facts } = scene;
  const icon = VERBS[verb];
  const text = (): string | null => {
    switch (verb) {
      case "build":
      case "links":
      case "second":
        return say(`do-${verb}`, { price: cost(line) });
      case "link":
        return say("do-link", { price: cost(line), era: view.era });
      case "develop":
        return say("do-develop", { price: cost(line), what: listed(words.slice(1).filter(isIndustry).map(industry)) });
      case "sell":
        return say("do-sell", { what: tileOn(a, scene), place: place(facts, facts.merchant_spaces[b]!.place) });
      case "loan":
        return say("do-loan", { money: facts.rules.loan });
      case "scout":
      case "pass":
      case "done":
        return say(`do-${verb}`);
      case "card":
        return say("do-card", { what: card(facts, a) });
      case "remove":
        return a === "none" ? say("do-remove-none") : say("do-remove", { what: next(a as Industry, scene) });
      case "selloff":
        return say("do-selloff", { what: tileOn(a, scene), price: gain(line) });
      default:
        return null;
    }
  };
  const said = text();
  return said && icon ? { text: said, icon, loses: verb === "pass" || a === "none" } : null;
}

const PLACED = ["build", "link", "links", "second", "develop", "sell"]; // the confirm button leaves to the board what it shows
/** A whole line with everything it names. */
export function sayWhole(line: string, scene: BirScene): Said | null {
  const words = line.split(" ");
  return PLACED.includes(words[0]!) ? sayWords(words, scene) : sayLine(line, scene);
}

/** The question a complete choice is. */
export function sure(line: string, { view, facts }: BirScene): Message | null {
  const words = line.split(" ");
  const [verb = "", a = "", b = ""] = words;
  const id = `birmingham-board-sure-${verb}`;
  const [first, second] = words.filter(isIndustry);
  switch (verb) {
    case "build":
      return { id, args: { industry: a, space: b } };
    case "link":
    case "links":
    case "second":
      return { id, args: { line: a, era: view.era } };
    case "develop":
      return { id, args: { industries: second ? [first, second] : [first] } };
    case "sell":
    case "selloff":
      return { id, args: { tile: tileAt(view, a)?.tile ?? null, space: a } };
    case "loan":
      return { id, args: { money: facts.rules.loan } };
    case "card":
      return { id, args: { card: a } };
    case "remove":
      return a === "none" ? null : { id, args: { industry: a } };
    case "scout":
    case "pass":
    case "done":
      return { id, args: {} };
    default:
      return null;
  }
}

type Wanted = "industry" | "space" | "card" | "line" | "coal" | "iron" | "beer" | "merchant" | "tile";
/** What a word of a line decides. */
function kindOf(word: string, verb: string, facts: BirFacts): Wanted | null {
  if (isIndustry(word) && verb !== "card") return "industry";
  if (word in facts.spaces) return verb === "build" ? "space" : "tile";
  if (word in facts.merchant_spaces) return "merchant";
  if (word in facts.lines) return "line";
  const kind = word.split(":")[0]!;
  return kind === "card" || verb === "card" ? "card" : kind in GOOD ? (kind as Wanted) : null;
}
const ORDER: Wanted[] = ["industry", "tile", "space", "line", "merchant", "card", "coal", "iron", "beer"];

/** What is still missing, for the dashed chip: the first thing the lines left do not agree on. */
export function sayMissing(lines: string[], { facts }: BirScene): Said | null {
  const split = lines.map((l) => l.split(" "));
  const verb = split[0]?.[0] ?? "";
  if (split.some((l) => l[0] !== verb)) return { text: say("missing-action") };
  const said = (kind: Wanted) =>
    split.map((l) =>
      l
        .slice(1)
        .filter((w) => kindOf(w, verb, facts) === kind)
        .join(" "),
    );
  const wanted = ORDER.find((kind) => new Set(said(kind)).size > 1);
  return wanted
    ? { text: say(`missing-${wanted}`), icon: wanted in GOOD ? GOOD[wanted]! : wanted === "card" ? "card" : "focus" }
    : null;
}

const KEYS = { build: "b", link: "n", links: "t", develop: "d", sell: "s", loan: "l", scout: "c", pass: "p" } as const;
/** The buttons of the action bar. */
export function actions({ view }: BirScene): ActionButton[] {
  if (view.phase !== "action") return [];
  const verbs = (Object.keys(KEYS) as (keyof typeof KEYS)[]).filter((v) => v !== "links" || view.era === "rail");
  return verbs.map((verb) => ({
    words: [verb],
    text: say(`act-${verb}`),
    icon: verb === "links" ? "rail" : VERBS[verb]!,
    key: KEYS[verb],
  }));
}
