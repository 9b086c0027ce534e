/** Chips, buttons and rows: what words and whole lines mean to a person. */
import type { Said, SaidLine, Scene } from "../../lib/types";
import { tMaybe } from "../../lib/i18n.svelte";
import type { IconName } from "../../ui/icons";
import { coal, colour, order, piece, say, spaceName, tile, transport } from "./say";
import { COLOURS, orderFact, type CoalFacts, type CoalView } from "./view";

export type CoalScene = Scene<CoalView, CoalFacts>;
const isColour = (word: string) => (COLOURS as readonly string[]).includes(word);

function space(id: string, { view, facts }: CoalScene): string {
  if (id === "muster_hall") return say("hall");
  const found = view.spaces.find((s) => s.id === id);
  return found ? spaceName(facts, found) : id;
}
function onto(kind: string, id: string, c: string, { facts }: CoalScene): string {
  const fact = orderFact(facts, id);
  const colourOf = say("colour-of", { colour: c });
  return say(`do-${kind}`, {
    colour: colour(c),
    "colour-of": colourOf,
    transport: transport(fact.transport),
    points: fact.points,
  });
}
function cube(word: string): string {
  const [source, c] = word.split(":");
  return say("do-cube", { source: source ?? "", colour: colour(c ?? "") });
}
const none = (view: CoalView) => say(view.pick?.deck === "orders" ? "pick-none-orders" : "pick-none-tiles");
const bare = (list: string[]) =>
  [coal(list.filter(isColour)), ...list.filter((w) => w === "bare").map(() => say("fill-bare"))]
    .filter((x) => x !== say("none"))
    .join(", ");

/** One chosen element, as a chip says it; null leaves it to the common words. */
export function sayWords(words: string[], scene: CoalScene): Said | null {
  const [verb, a, b] = words;
  if (!verb) return null;
  if (words.every((w) => w.includes(":"))) return { text: words.map(cube).join(" + "), icon: "coal" };
  if (verb.startsWith("O-"))
    return a && isColour(a)
      ? { text: onto("place", verb, a, scene), icon: "order" }
      : { text: order(scene.facts, verb), icon: "order" };
  if (verb.startsWith("T-")) return { text: tile(scene.facts, verb), icon: "tunnel" };
  if (isColour(verb) && words.length === 1) return { text: colour(verb), icon: "coal" };
  switch (verb) {
    case "send":
      return a ? { text: space(a, scene), icon: "miner" } : null;
    case "draft":
    case "keep":
    case "buy":
    case "next":
      if (a === "none") return { text: none(scene.view), icon: "flag" };
      return a ? { text: piece(scene.facts, a), icon: a.startsWith("T-") ? "tunnel" : "order" } : null;
    case "return":
      return a ? { text: say(`return-${a}`), icon: "tile" } : null;
    case "fill":
      return { text: bare(words.slice(1)), icon: "coal" };
    case "cage":
      return a ? { text: say("level-to", { level: Number(a) }), icon: "cage" } : null;
    case "load":
    case "store":
      return a ? { text: say(`do-${verb}`, { colour: colour(a) }), icon: verb === "load" ? "cart" : "coal" } : null;
    case "place":
    case "fetch":
    case "pair":
      if (a?.startsWith("O-") && b) return { text: onto(verb, a, b, scene), icon: "order" };
      return a ? { text: colour(a), icon: "coal" } : null;
    case "with":
      return { text: say("do-with", { list: words.slice(1).map(cube).join(" + ") }), icon: "coal" };
    case "stop":
      return { text: say("stop", { left: scene.view.mining?.left ?? 0 }), icon: "flag" };
    default:
      return null;
  }
}

const DO: Record<string, IconName> = { draft: "order", keep: "order", buy: "tunnel", next: "tile" };

/** A whole line, as the confirm button says it. */
export function sayLine(line: string, scene: CoalScene): SaidLine | null {
  const words = line.split(" ");
  const [verb = "", a = ""] = words;
  if (verb === "send") {
    const needs = scene.view.spaces.find((s) => s.id === a)?.needs ?? 1;
    return { text: say("do-send", { count: needs, what: space(a, scene) }), icon: "miner" };
  }
  if (verb === "stop") return { ...sayWords(words, scene)!, loses: (scene.view.mining?.left ?? 0) > 0 };
  if (a === "none") return { text: none(scene.view), icon: "flag", loses: true };
  if (DO[verb]) return { text: say(`do-${verb}`, { what: piece(scene.facts, a) }), icon: DO[verb] };
  if (verb === "fill") return { text: say("do-fill", { list: bare(words.slice(1)) }), icon: "coal" };
  return sayWords(words, scene);
}

const WANTED: Record<CoalView["phase"], string | null> = {
  setup: null,
  draft: "order",
  turn: "space",
  mine: "step",
  fill: "cube",
  pick: null,
  return: null,
  over: null,
};
/** What is still missing, for the dashed chip. */
export function sayMissing(_lines: string[], { view }: CoalScene): Said | null {
  const phase = view.mining?.pair ? "fill" : view.phase;
  const pick =
    view.pick &&
    (phase === "pick"
      ? view.pick.deck === "tiles"
        ? "tile"
        : "order"
      : view.pick.place
        ? view.pick.deck === "tiles"
          ? "tile"
          : "order"
        : "place");
  const wanted = WANTED[phase] ?? pick;
  const text = wanted && tMaybe(`coalbaron-board-missing-${wanted}`);
  return text ? { text } : null;
}
