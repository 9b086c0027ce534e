/** How things of Lancashire are said: full spoken labels and names. Sentences are in lancashire-board.ftl. */
import { lang, listed, num, roman, t } from "../../lib/i18n.svelte";
import {
  locked,
  MAKES,
  sells,
  tileAt,
  tileFact,
  tileId,
  willGo,
  type Good,
  type Industry,
  type LanFacts,
  type LanView,
  type Stack,
  type Tile,
} from "./view";

const B = "lancashire-board-";
export const say = (id: string, args: Record<string, unknown> = {}): string => t(B + id, args);
export const pounds = (amount: number): string => (amount < 0 ? `−£${num(-amount)}` : `£${num(amount)}`);
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
export const industry = (id: string): string => say("industry", { industry: id });
export const industryTitle = (id: string): string => capital(industry(id));
export const tile = (id: string): string => {
  const [kind, level] = id.split("/");
  return say("tile", { industry: kind, level: roman(Number(level)) });
};
type Named = { places: Record<string, { name: { en: string; pl: string } }> };
export const place = (facts: Named, id: string): string => facts.places[id]?.name[lang()] ?? id;
/** Long names break where they are put together. */
export const soft = (name: string): string =>
  name
    .replace(/(?<=\p{L}{4})(field|mere|head|pool|burn|port|dale|chester)$/u, "\u00ad$1")
    .replace("Birkenhead", "Birken\u00adhead");

/** `Oldham, space 1`; a place with one space needs no number. */
export function space(facts: LanFacts, id: string, short = false): string {
  const [where = "", number = ""] = id.split("/");
  return `${where}/2` in facts.spaces
    ? say(short ? "space-short" : "space", { place: place(facts, where), number })
    : place(facts, where);
}
export const line = (facts: LanFacts, id: string): string =>
  facts.lines[id]!.places.map((p) => place(facts, p)).join(" – ");
export const or = (list: readonly string[]): string =>
  list.length === 2 ? say("or", { first: list[0], second: list[1] }) : listed(list);

function ofTile(here: Tile, facts: LanFacts, view: LanView, names: readonly string[]): string[] {
  const fact = tileFact(facts, here.tile);
  const good = MAKES[here.industry];
  const port = here.industry === "port";
  const state = here.flipped
    ? say("say-flipped", { points: fact.vp })
    : good
      ? say("goods", { good, count: here.goods })
      : say(port ? "say-unused" : "say-unsold");
  return [
    say("say-tile", { tile: tile(here.tile), seat: names[here.owner] }),
    state,
    ...(willGo(view, here.level) ? [say("say-goes")] : []),
  ];
}
/** *Oldham, space 1, coal mine III of Ola, 2 coal, in your network* */
export function spaceLabel(
  view: LanView,
  facts: LanFacts,
  names: readonly string[],
  as: number | null,
  id: string,
): string {
  const here = tileAt(view, id);
  const fact = facts.spaces[id]!;
  const what = here
    ? ofTile(here, facts, view, names)
    : [say("say-empty", { list: or(fact.industries.map(industry)) })];
  const mine = as !== null && view.players[as]!.network.includes(fact.place);
  return [space(facts, id), ...what, ...(mine ? [say("say-network")] : [])].join(", ");
}
export function lineLabel(view: LanView, facts: LanFacts, names: readonly string[], id: string): string {
  const fact = facts.lines[id]!;
  const kind = fact.canal && fact.rail ? view.era : fact.canal ? "canal-only" : "rail-only";
  const owner = view.links.find((l) => l.line === id)?.owner;
  const points = view.worth[id]!;
  return `${say("say-line", { list: line(facts, id), kind })}, ${owner === undefined ? say("say-line-free", { points }) : say("say-line-owner", { seat: names[owner], points })}`;
}
/** An outer region or a coin town. */
export const outerLabel = (facts: LanFacts, id: string): string =>
  say(`say-${facts.places[id]!.kind}`, { place: place(facts, id), coins: facts.places[id]!.coins });
export function marketLabel(view: LanView, good: Good): string {
  const { cubes, price, pays } = view.markets[good];
  return say("say-market", { good, cubes, price, pays: pays ?? 0 });
}
export function distantLabel(view: LanView, facts: LanFacts): string {
  const { open, bonus, kind, left } = view.distant;
  return open
    ? say("say-distant", { bonus: bonus ?? 0, kind, left, sells: sells(facts, view.distant) })
    : say("say-distant-closed");
}
/** What a step of the cotton demand track brings. */
export const step = (bonus: number | null, kind: "money" | "income"): string =>
  bonus === null ? say("distant-closed") : say("distant-step", { bonus, kind });

/** The name on a card. */
export function card(facts: LanFacts, id: string): string {
  const fact = facts.cards[id];
  if (!fact) return id;
  return fact.place ? place(facts, fact.place) : industryTitle(fact.industry!);
}
export function cardLabel(facts: LanFacts, id: string, count = 1): string {
  const said = say("say-card", { kind: facts.cards[id]?.kind ?? "region", name: card(facts, id) });
  return count > 1 ? say("say-card-times", { card: said, count }) : said;
}

/** What keeps a tile from being built, in a word or two. */
export function note(
  view: LanView,
  facts: LanFacts,
  id: string,
): { text: string; bad: boolean; spoken: string } | null {
  const { era } = tileFact(facts, id);
  return era === "any"
    ? null
    : { text: say(`${era}-only`), bad: locked(facts, view, id), spoken: say(`say-${era}-only`) };
}
export function stackLabel(view: LanView, facts: LanFacts, kind: Industry, stack: Stack): string {
  if (stack.next === null) return say("say-stack-empty", { industry: industry(kind) });
  const id = tileId(kind, stack.next);
  const { money, coal, iron, vp, income } = tileFact(facts, id);
  const noted = note(view, facts, id);
  return [
    say("say-stack", { tile: tile(id), left: stack.left, money, coal, iron, vp, income }),
    ...(noted ? [noted.spoken] : []),
  ].join("; ");
}
