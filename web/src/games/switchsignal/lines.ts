/** Chips, buttons and rows: what words and whole lines mean to a person. */
import type { ActionButton, Said, SaidLine, Scene } from "../../lib/types";
import type { IconName } from "../../ui/icons";
import { losing, mean, reachAt } from "./outlook";
import { card, colour, decimal, field, helper, line as sayRail, otherEnd, place, route, say, space } from "./say";
import { CARDS, COLOURS, trainAt, waysToPay, type Card, type Colour, type SwiFacts, type SwiView } from "./view";

export type SwiScene = Scene<SwiView, SwiFacts>;
const VERBS: Record<string, IconName> = {
  set: "switch",
  place: "signal-go",
  reveal: "timetable",
  resolve: "check",
  use: "helper",
  deploy: "locomotive",
  roll: "die",
  colour: "locomotive",
  move: "locomotive",
  keep: "check",
  exit: "next",
  stop: "signal-stop",
  through: "next",
  signal: "signal-go",
  switch: "switch",
  load: "cube",
  done: "pass",
  to: "signal-go",
  pay: "card",
};
const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);
const isCard = (word: string): word is Card => (CARDS as readonly string[]).includes(word);

/** A train by what it is and where it stands. */
function trainName({ view, facts }: SwiScene, id: string): string {
  const train = trainAt(view, id);
  return train ? say("train-at", { train: train.train, space: space(facts, id) }) : space(facts, id);
}
function one(word: string, scene: SwiScene): Said | null {
  const { facts, view } = scene;
  if (isColour(word)) return { text: colour(word), icon: "locomotive" };
  if (word in facts.fields)
    return { text: field(facts, word), icon: view.signals.includes(word) ? "signal-go" : "signal-stop" };
  if (facts.places[word]?.kind === "junction") return { text: place(facts, word), icon: "switch" };
  if (word in facts.lines) return { text: sayRail(facts, word), icon: "rail" };
  if (word in facts.segments || word in facts.places)
    return trainAt(view, word)
      ? { text: trainName(scene, word), icon: "train" }
      : { text: space(facts, word), icon: "flag" };
  if (facts.helpers.some((h) => h.id === word)) return { text: helper(word), icon: "helper" };
  const count = word === "done" ? toDraw(scene) : 0;
  if (word in VERBS) return { text: say(`act-${word}`, { count }), icon: VERBS[word]! };
  return null;
}

/** One chosen element, as a chip says it. */
export function sayWords(words: string[], scene: SwiScene): Said | null {
  const [first = "", ...rest] = words;
  if (first === "pay") return { text: rest.filter(isCard).map(card).join(" + "), icon: "card" };
  const junction = words.find((w) => scene.facts.places[w]?.kind === "junction");
  const lines = words.filter((w) => w in scene.facts.lines);
  if (junction && lines.length === 2)
    return { text: `${place(scene.facts, junction)}: ${route(scene.facts, junction, lines)}`, icon: "switch" };
  const said = words
    .filter((w) => words.length === 1 || w !== "use")
    .map((w) => one(w, scene))
    .filter((s) => s !== null);
  return said.length ? { text: said.map((s) => s.text).join(" · "), icon: said[0]!.icon! } : null;
}

/** What a roll for this train risks, for the small line on its button; null when nothing can be lost. */
export function risk(view: SwiView, at: string | null): string | null {
  const reach = reachAt(view, at);
  const faces = reach ? losing(reach) : 0;
  return reach && faces ? say("risk", { faces, mean: decimal(mean(reach)) }) : null;
}
function rolled(scene: SwiScene, id: string): SaidLine {
  const train = trainAt(scene.view, id);
  const warn = risk(scene.view, id);
  return {
    text: say("do-move", { train: train?.train ?? "black" }),
    icon: "die",
    ...(warn ? { loses: true, warn } : {}),
  };
}
/** The action that waits to be paid for, as its button says it. */
function paid(cards: string[], scene: SwiScene): SaidLine | null {
  const { view, facts } = scene;
  const doing = view.doing;
  if (!doing) return null;
  const by = cards.filter(isCard).map(card).join(" + ");
  if (doing.action === "move" && doing.space) {
    const roll = rolled(scene, doing.space);
    return { ...roll, text: say("do-pay-move", { what: roll.text, cards: by }) };
  }
  const what =
    doing.action === "switch"
      ? place(facts, doing.junction!)
      : doing.action === "load"
        ? place(facts, doing.space!)
        : field(facts, doing.to ?? doing.field!);
  return { text: say(`do-pay-${doing.action}`, { what, cards: by }), icon: VERBS[doing.action]! };
}

/** A whole line, as the confirm button says it. */
export function sayLine(text: string, scene: SwiScene): SaidLine | null {
  const words = text.split(" ");
  const [verb = "", a = "", b = "", c = ""] = words;
  const { view, facts } = scene;
  const icon = VERBS[verb];
  if (!icon) return null;
  switch (verb) {
    case "set":
    case "switch":
      return { text: say(`do-${verb}`, { place: place(facts, a), route: route(facts, a, [b, c]) }), icon };
    case "place":
    case "to":
      return { text: say(`do-${verb}`, { field: field(facts, a) }), icon };
    case "signal":
      return { text: say("do-signal", { field: field(facts, a) }), icon };
    case "reveal":
      return { text: say("do-reveal"), icon, main: true };
    case "resolve":
    case "keep":
      return { text: say(`do-${verb}`), icon, main: true };
    case "roll":
      return { text: say(view.tokens ? "do-flip" : "do-roll"), icon, main: true };
    case "deploy":
    case "colour":
      return { text: say(`do-${verb}`, { train: a }), icon };
    case "move":
      return rolled(scene, a);
    case "exit":
    case "through":
      return { text: say(`do-${verb}`, { place: place(facts, otherEnd(facts, a, view.moving?.space ?? "")) }), icon };
    case "stop":
      return { text: say("do-stop", { place: place(facts, view.moving?.space ?? "") }), icon, main: true };
    case "load":
      return { text: say("do-load", { place: place(facts, a) }), icon };
    case "done":
      return view.last
        ? { text: say("do-done-last"), icon, loses: true }
        : { text: say("do-done", { count: a === undefined ? toDraw(scene) : Number(a) }), icon };
    case "pay":
      return paid(words.slice(1), scene);
    case "use":
      return {
        text: b
          ? say("do-use-on", { helper: helper(a), what: isColour(b) ? colour(b) : trainName(scene, b) })
          : say("do-use", { helper: helper(a) }),
        icon,
      };
    default:
      return null;
  }
}
/** Cards the hand takes at the end of the turn. */
function toDraw({ view, facts, as }: SwiScene): number {
  const held = view.players[as ?? view.turn ?? 0]?.cards ?? 0;
  return Math.max(0, Math.min(facts.rules.draw, facts.rules.hand_limit - held));
}

/** What is still missing, for the dashed chip. */
export function sayMissing(lines: string[], { view, facts }: SwiScene): Said | null {
  const split = lines.map((l) => l.split(" "));
  const verbs = new Set(split.map((l) => l[0]!));
  verbs.delete("use");
  if (split.some((l) => l[0] === "use") && split.filter((l) => l[0] !== "use").length === 1)
    return { text: say("missing-helper"), icon: "helper" };
  if (verbs.size > 1)
    return view.phase === "action" ? { text: say("missing-action") } : { text: say("missing-choice") };
  const verb = [...verbs][0] ?? "use";
  const said: Partial<Record<string, IconName>> = {
    signal: "signal-go",
    to: "signal-go",
    place: "signal-go",
    switch: "switch",
    set: "switch",
    move: "locomotive",
    load: "cube",
    deploy: "locomotive",
    colour: "locomotive",
    exit: "rail",
    through: "rail",
    pay: "card",
  };
  if (!(verb in said)) return null;
  const settled =
    (verb === "switch" || verb === "set") && new Set(split.filter((l) => l[0] === verb).map((l) => l[1])).size === 1;
  if (verb === "pay" && view.doing?.action === "load") return { text: say("missing-pay-load"), icon: "card" };
  return {
    text: say(settled ? "missing-setting" : `missing-${verb}`, {
      place: settled ? place(facts, split.find((l) => l[0] === verb)![1]!) : "",
    }),
    icon: said[verb]!,
  };
}

const KEYS = { signal: "s", switch: "w", move: "m", load: "l", done: "e" } as const;
/** The buttons of the action bar. */
export function actions(scene: SwiScene): ActionButton[] {
  if (scene.view.phase !== "action") return [];
  return (Object.keys(KEYS) as (keyof typeof KEYS)[]).map((verb) => ({
    words: [verb],
    text: verb === "done" ? say("act-done", { count: toDraw(scene) }) : say(`act-${verb}`),
    icon: VERBS[verb]!,
    key: KEYS[verb],
  }));
}

/** Sent at once in either mode: steps of an action that is still to be paid for, and the layout before the game. Undo takes them back. */
export function isStep(text: string, { view, as }: SwiScene): boolean {
  const [verb = ""] = text.split(" ");
  if (verb === "signal" || verb === "set" || verb === "place") return true;
  const action = verb === "to" ? "signal" : verb;
  if (!isCard(action) && action !== "load") return false;
  return (
    (view.phase === "action" || view.phase === "target") &&
    as !== null &&
    waysToPay(view.players[as]?.hand ?? null, action) > 1
  );
}
/** A red signal pointed at first is where the marker will go: kept until a green one is taken. */
export function holdsRed(words: readonly string[], { view, facts }: SwiScene, lines: readonly string[]): boolean {
  return (
    view.phase === "action" &&
    words.length === 1 &&
    words[0]! in facts.fields &&
    !view.signals.includes(words[0]!) &&
    lines.some((l) => l.startsWith("signal "))
  );
}
