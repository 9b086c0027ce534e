/** Chips, buttons and rows: what words and whole lines mean to a person. */
import { listed } from "../../lib/i18n.svelte";
import { picks } from "../../lib/picks.svelte";
import type { ActionButton, Said, SaidLine, Scene } from "../../lib/types";
import type { IconName } from "../../ui/icons";
import { area, benefit, border, mapName, pounds, say } from "./say";
import { ICON, isDestination, isImprovement, type TinFacts, type TinView } from "./view";

export type TinScene = Scene<TinView, TinFacts>;
const VERBS: Record<string, IconName> = {
  build: "mine",
  extract: "cart",
  miner: "miner",
  port: "port",
  train: "train",
  adit: "adit",
  pumps: "pump",
  pasties: "pasty",
  pass: "pass",
  process: "calciner",
  sell: "arsenic",
  emigrate: "emigrate",
  place: "build",
  keep: "survey",
  map: "survey",
  bid: "coin",
  withdraw: "flag",
  calciner: "calciner",
  drain: "pump",
  done: "check",
  raise: "income",
  invest: "vp",
  survey: "eye",
};
/** `copper:2` as kind and count; null for any other word. */
export function cubes(word: string): { ore: "copper" | "tin"; count: number } | null {
  const [kind, count] = word.split(":");
  return count && (kind === "copper" || kind === "tin") ? { ore: kind, count: Number(count) } : null;
}
const ores = (words: readonly string[]): string =>
  listed(
    words
      .map(cubes)
      .filter((c) => c !== null)
      .map((c) => say("ore-count", { ...c })),
  );
/** The line an extraction is: cubes of which there are none are left out. */
export const extractLine = (id: string, copper: number, tin: number): string =>
  ["extract", id, ...(copper ? [`copper:${copper}`] : []), ...(tin ? [`tin:${tin}`] : [])].join(" ");

function one(word: string, { facts }: TinScene): Said | null {
  if (word in facts.areas) return { text: area(facts, word), icon: "wild-place" };
  if (word in facts.borders) return { text: border(facts, word), icon: "adit" };
  if (word in facts.maps) return { text: mapName(facts, word), icon: "survey" };
  if (isDestination(word)) return { text: say("destination", { destination: word }), icon: "emigrate" };
  const cube = cubes(word);
  if (cube) return { text: say("ore-count", cube), icon: cube.ore };
  if (word in VERBS) return { text: say("word", { word }), icon: VERBS[word]! };
  if (/^\d+$/.test(word)) return { text: pounds(Number(word)), icon: "coin" };
  return ["own", "here", "none", "deck", "arsenic", "copper", "tin", "tens", "fives"].includes(word)
    ? { text: say("word", { word }) }
    : null;
}

/** One chosen element, as a chip says it. */
export function sayWords(words: string[], scene: TinScene): Said | null {
  const [verb = "", second = ""] = words;
  if (words.length > 1 && verb in VERBS && !(isImprovement(verb) && words.length === 2)) {
    if (verb === "bid") return { text: pounds(Number(second)), icon: "coin" };
    const whole = sayLine(words.join(" "), scene);
    if (whole) return { text: whole.text, icon: whole.icon! };
  }
  const said = words.map((w) => one(w, scene)).filter((s) => s !== null);
  if (!said.length) return null;
  const text = said.map((s) => s.text).join(" · ");
  const icon = said.find((s) => s.icon)?.icon;
  return { text: text[0]!.toUpperCase() + text.slice(1), ...(icon ? { icon } : {}) };
}

const cell = (line: string, id: string) => picks.legal.find((l) => l.line === line)?.preview.find((c) => c.id === id);
const change = (line: string, id: string): number => {
  const found = cell(line, id);
  return (found?.after ?? 0) - (found?.before ?? 0);
};

/** A whole line, as the confirm button says it. */
export function sayLine(line: string, { view, facts, as }: TinScene): SaidLine | null {
  const [verb = "", a = "", b = "", c = ""] = line.split(" ");
  const own = as === null ? null : view.players[as];
  const where = (id: string) => area(facts, id);
  const after = view.phase === "map_after";
  const said = (): string | null => {
    switch (verb) {
      case "build":
        return say("do-build", { area: where(a) });
      case "extract":
        return b
          ? say("do-extract", {
              what: ores(line.split(" ").slice(2)),
              price: (cell(line, "price")?.args.price as number | undefined) ?? 0,
            })
          : say("do-extract-here", { area: where(a) });
      case "miner":
      case "port":
      case "train":
        return b === "own"
          ? say("do-own-miner", { area: where(a) })
          : say("do-improve", { improvement: verb, area: where(a) });
      case "adit":
        return say("do-adit", { border: a in facts.borders ? border(facts, a) : "" });
      case "pumps":
        return say("do-pumps", { count: view.pump_group });
      case "pasties":
        return say("do-pasties");
      case "pass":
        return say("do-pass", { row: view.rows.length + 1, left: own?.left ?? 0 });
      case "process":
        return say("do-process", { area: where(a) });
      case "sell":
        return say("do-sell-arsenic", { money: change(line, "money"), count: own?.arsenic ?? 0 });
      case "emigrate":
        return b ? say("do-emigrate", { area: where(a), destination: b }) : null;
      case "place":
        return b === ""
          ? null
          : a === "adit"
            ? say("do-place-adit", { border: b in facts.borders ? border(facts, b) : c })
            : say("do-place", { improvement: a, area: where(b) });
      case "keep":
        return say("do-keep", { map: mapName(facts, a) });
      case "map":
        return a === "none" || a === "deck"
          ? say(`do-map-${a}`, { region: view.auction ? facts.areas[view.auction.area]!.region : "" })
          : say(after ? "do-map-after" : "do-map", {
              benefit: facts.maps[a] ? benefit(facts.maps[a]) : a,
              price: facts.maps[a]?.value ?? 0,
            });
      case "bid":
        return say("do-bid", { price: Number(a) });
      case "withdraw":
        return view.phase === "invest" ? say("do-withdraw-invest", { money: own?.money ?? 0 }) : say("do-withdraw");
      case "calciner":
        return say(`do-calciner-${a}`, { area: view.auction ? where(view.auction.area) : "" });
      case "drain":
        return say("do-drain", { area: where(a) });
      case "done":
        return view.phase === "pumps"
          ? say("do-done-pumps", { count: view.pumping?.left ?? 0 })
          : say("do-done-tokens");
      case "raise":
        return say("do-raise", { ore: a, price: own?.adelaide?.[0] ?? 0 });
      case "invest":
        return b ? say("do-invest", { money: Number(b), score: change(line, "points") }) : null;
      case "survey":
        return a === "none"
          ? say("do-survey-none")
          : say(view.solo ? "do-survey-alone" : "do-survey", { area: where(a) });
      default:
        return null;
    }
  };
  const text = said();
  const dear = cell(line, "too-dear");
  const sold = verb === "build" ? a : view.auction?.area;
  const warn =
    dear && say("warn-dear", { ...dear.args, down: sold && view.areas[sold]!.tile?.face === "down" ? "yes" : "no" });
  const loses =
    verb === "pass" || verb === "withdraw" || (verb === "done" && view.phase === "pumps") || line === "survey none";
  return text
    ? {
        text,
        icon: verb === "place" && isImprovement(a) ? ICON[a] : VERBS[verb]!,
        loses: loses || !!warn,
        ...(warn ? { warn } : {}),
      }
    : null;
}

/** What is still missing, for the dashed chip: the first thing the lines left do not agree on. */
export function sayMissing(lines: string[], { view, facts }: TinScene): Said | null {
  const split = lines.map((l) => l.split(" "));
  const verb = split[0]?.[0] ?? "";
  if (["bidding", "opening"].includes(view.phase)) return { text: say("missing-bid"), icon: "coin" };
  const [turn, dug] = [view.phase === "turn", verb === "adit" || split[0]?.[1] === "adit"];
  if (split.some((l) => l[0] !== verb)) return { text: say(turn ? "missing-action" : "missing-choice") };
  const differ = (of: (words: string[]) => string) => new Set(split.map(of)).size > 1;
  if (verb === "place" && differ((l) => l[1]!)) return { text: say("missing-token"), icon: "build" };
  if (differ((l) => l.find((w) => w in facts.areas || w in facts.borders) ?? ""))
    return { text: say(dug ? "missing-border" : "missing-area"), icon: "focus" };
  if (verb === "extract") return { text: say("missing-cubes"), icon: "cart" };
  if (verb === "emigrate") return { text: say("missing-destination"), icon: "emigrate" };
  if (verb === "miner") return { text: say("missing-miner"), icon: "miner" };
  if (verb === "keep" || verb === "map") return { text: say("missing-map"), icon: "survey" };
  return verb === "invest" ? { text: say("missing-money"), icon: "coin" } : { text: say("missing-choice") };
}

const KEYS = {
  build: "b",
  extract: "e",
  miner: "m",
  port: "r",
  train: "t",
  adit: "a",
  pumps: "u",
  pasties: "s",
  pass: "p",
} as const;
/** The buttons of the action bar; expansions add theirs. */
export function actions({ view, as }: TinScene): ActionButton[] {
  if (view.phase !== "turn") return [];
  const button = (words: string[], key: string): ActionButton => ({
    words,
    text: say("act", { verb: words.join("-") }),
    icon: VERBS[words[0]!]!,
    key,
  });
  const held = as !== null && Object.values(view.players[as]!.tokens).some((n) => n > 0);
  const more = [
    ...(view.market ? [button(["process"], "c"), button(["sell", "arsenic"], "v")] : []),
    ...(view.emigration ? [button(["emigrate"], "i")] : []),
    ...(held ? [button(["place"], "l")] : []),
  ];
  const base = (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((verb) => button([verb], KEYS[verb]));
  return [...base.slice(0, -1), ...more, base.at(-1)!];
}
