/** Chips, buttons and rows: what words and whole lines mean to a person. */
import { picks } from "../../lib/picks.svelte";
import type { ActionButton, Message, Said, SaidLine, Scene } from "../../lib/types";
import type { IconName } from "../../ui/icons";
import { card, industry, line as sayLineName, place, say, space, tile } from "./say";
import { FAR, ICON, isIndustry, tileAt, tileId, type Era, type Industry, type LanFacts, type LanView } from "./view";

export type LanScene = Scene<LanView, LanFacts>;
const VERBS: Record<string, IconName> = {
  build: "build",
  combine: "card",
  link: "canal",
  second: "rail",
  develop: "develop",
  sell: "sell",
  loan: "loan",
  pass: "pass",
  selloff: "sell",
  done: "check",
  card: "card",
};
const GOOD: Record<string, IconName> = { coal: "coal", iron: "iron" };
const verbIcon = (verb: string, era: Era): IconName => (verb === "link" ? era : VERBS[verb]!);

/** The industry with the level of its next tile. */
function next(kind: Industry, { view, as }: LanScene): string {
  const level = as === null ? null : view.players[as]!.stacks[kind].next;
  return level === null ? industry(kind) : tile(tileId(kind, level));
}
function source(word: string, { facts }: LanScene): Said {
  const [good = "", from = ""] = word.split(":");
  const named = say("good", { good });
  return {
    text:
      from === "market"
        ? say("from-market", { good: named })
        : say("from", { good: named, place: place(facts, facts.spaces[from]!.place) }),
    icon: GOOD[good]!,
  };
}
function one(word: string, scene: LanScene): Said | null {
  const { facts, view } = scene;
  if (word in VERBS) return { text: say(`act-${word}`, { era: view.era }), icon: verbIcon(word, view.era) };
  if (word === FAR) return { text: say("distant"), icon: "cotton" };
  if (isIndustry(word)) return { text: next(word, scene), icon: ICON[word] };
  if (word in facts.spaces) return { text: space(facts, word, true), icon: "wild-place" };
  if (word in facts.lines) return { text: sayLineName(facts, word), icon: "link" };
  if (/^\d+$/.test(word)) return { text: `£${word}`, icon: "coin" };
  const [kind = "", rest] = word.split(":");
  if (!rest) return null;
  return kind === "card" ? { text: card(facts, rest), icon: "card" } : source(word, scene);
}

const capital = (said: Said | null): Said | null =>
  said && { ...said, text: said.text[0]!.toUpperCase() + said.text.slice(1) };

/** One chosen element, as a chip says it. */
export function sayWords(words: string[], scene: LanScene): Said | null {
  const [first = "", second] = words;
  if (first === "card" && second) return { text: card(scene.facts, second), icon: "card" };
  // what is built where says the verb by itself
  const told = words.length > 1 && first === "build" ? words.slice(1) : words;
  const said = told.map((w) => one(w, scene)).filter((s) => s !== null);
  return capital(said.length ? { text: said.map((s) => s.text).join(" · "), icon: said[0]!.icon! } : null);
}

const cells = (line: string) => picks.legal.find((l) => l.line === line)?.preview ?? [];
/** Money a line costs, by its preview. */
function cost(line: string): number {
  const cell = cells(line).find((c) => c.id === "spent");
  return (cell?.after ?? 0) - (cell?.before ?? 0);
}
const brings = (line: string): number =>
  (cells(line).find((c) => c.id === "brings")?.args.money as number | undefined) ?? 0;
function tileOn(id: string, scene: LanScene): string {
  const here = tileAt(scene.view, id);
  return here ? tile(here.tile) : space(scene.facts, id, true);
}

/** A whole line, as the confirm button says it. */
export function sayLine(line: string, scene: LanScene): SaidLine | null {
  const [verb = "", a = "", b = ""] = line.split(" ");
  const { view, facts } = scene;
  const stage = view.phase === "second" || view.phase === "developing" ? view.phase : "selling";
  const text = (): string | null => {
    switch (verb) {
      case "build":
      case "combine":
        return say(`do-${verb}`, { price: cost(line), what: next(a as Industry, scene) });
      case "link":
        return say("do-link", { price: cost(line), era: view.era });
      case "second":
        return say("do-second", { price: cost(line) });
      case "develop":
        return say("do-develop", { price: cost(line), what: next(a as Industry, scene) });
      case "sell":
        return b === FAR
          ? say("do-sell-far", { what: tileOn(a, scene) })
          : say("do-sell", { what: tileOn(a, scene), place: place(facts, facts.spaces[b]!.place) });
      case "loan":
        return say("do-loan", { money: Number(a) });
      case "pass":
        return say("do-pass");
      case "done":
        return say(`do-done-${stage}`);
      case "card":
        return say("do-card", { what: card(facts, a) });
      case "selloff":
        return say("do-selloff", { what: tileOn(a, scene), price: brings(line) });
      default:
        return null;
    }
  };
  const said = text();
  return said ? { text: said, icon: verbIcon(verb, view.era), loses: verb === "pass" } : null;
}

const PLACED = ["build", "combine", "link", "second", "develop", "sell"]; // the confirm button leaves to the board what it shows
/** A whole line with everything it names. */
export function sayWhole(line: string, scene: LanScene): Said | null {
  const words = line.split(" ");
  return PLACED.includes(words[0]!) ? sayWords(words, scene) : sayLine(line, scene);
}

/** The question a complete choice is. */
export function sure(line: string, { view }: LanScene): Message | null {
  const [verb = "", a = "", b = ""] = line.split(" ");
  const id = `lancashire-board-sure-${verb}`;
  switch (verb) {
    case "build":
    case "combine":
      return { id, args: { industry: a, space: b } };
    case "link":
    case "second":
      return { id, args: { line: a, era: view.era } };
    case "develop":
      return { id, args: { industry: a } };
    case "sell":
    case "selloff":
      return { id, args: { tile: tileAt(view, a)?.tile ?? null, space: a } };
    case "loan":
      return { id, args: { money: Number(a) } };
    case "card":
      return { id, args: { card: a } };
    case "pass":
    case "done":
      return { id, args: {} };
    default:
      return null;
  }
}

type Wanted = "industry" | "space" | "card" | "line" | "coal" | "iron" | "port" | "tile" | "loan";
/** What the word at this place of a line decides. */
function kindOf(word: string, k: number, verb: string, facts: LanFacts): Wanted | null {
  if (verb === "card") return "card";
  if (verb === "loan") return "loan";
  if (verb === "sell") return k === 0 ? "tile" : "port";
  if (isIndustry(word)) return "industry";
  if (word in facts.spaces) return verb === "selloff" ? "tile" : "space";
  if (word in facts.lines) return "line";
  const kind = word.split(":")[0]!;
  return kind === "card" ? "card" : kind in GOOD ? (kind as Wanted) : null;
}
const ORDER: Wanted[] = ["industry", "tile", "space", "line", "port", "card", "coal", "iron", "loan"];
const SIGN: Partial<Record<Wanted, IconName>> = {
  coal: "coal",
  iron: "iron",
  card: "card",
  port: "port",
  loan: "loan",
};

/** What is still missing, for the dashed chip: the first thing the lines left do not agree on. */
export function sayMissing(lines: string[], { facts }: LanScene): Said | null {
  const split = lines.map((l) => l.split(" "));
  const verb = split[0]?.[0] ?? "";
  if (split.some((l) => l[0] !== verb))
    return { text: say(split.some((l) => l[0] === "build" || l[0] === "pass") ? "missing-action" : "missing-more") };
  const said = (kind: Wanted) =>
    split.map((l) =>
      l
        .slice(1)
        .filter((w, k) => kindOf(w, k, verb, facts) === kind)
        .join(" "),
    );
  const wanted = ORDER.find((kind) => new Set(said(kind)).size > 1);
  return wanted ? { text: say(`missing-${wanted}`), icon: SIGN[wanted] ?? "focus" } : null;
}

const KEYS = { build: "b", link: "n", develop: "d", sell: "s", loan: "l", combine: "t", pass: "p" } as const;
/** The buttons of the action bar. */
export function actions({ view }: LanScene): ActionButton[] {
  if (view.phase !== "action") return [];
  return (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((verb) => ({
    words: [verb],
    text: say(`act-${verb}`, { era: view.era }),
    icon: verbIcon(verb, view.era),
    key: KEYS[verb],
  }));
}
