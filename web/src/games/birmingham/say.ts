/** How things of Birmingham are said: full spoken labels and names. Sentences are in birmingham-board.ftl. */
import { lang, listed, roman, t } from "../../lib/i18n.svelte";
import {
  locked,
  MAKES,
  price,
  tileAt,
  tileFact,
  tileId,
  willGo,
  type BirFacts,
  type BirView,
  type Industry,
  type Stack,
  type Tile,
} from "./view";

const B = "birmingham-board-";
export const say = (id: string, args: Record<string, unknown> = {}): string => t(B + id, args);
export const industry = (id: string): string => say("industry", { industry: id });
export const tile = (id: string): string => {
  const [kind, level] = id.split("/");
  return say("tile", { industry: kind, level: roman(Number(level)) });
};
export const place = (facts: BirFacts, id: string): string => facts.places[id]?.name[lang()] ?? id;
/** Long names break where they are put together. */
export const soft = (name: string): string =>
  name.replace(/(?<=\p{L}{5})(ham|hampton|minster|dale|turer)$/u, "\u00ad$1");
const number = (space: string): string => space.split("/")[1] ?? "";
const placeOf = (facts: BirFacts, space: string): string =>
  facts.spaces[space]?.place ?? facts.merchant_spaces[space]?.place ?? "";

/** `Dudley, space 1`; a place with one space needs no number. */
export function space(facts: BirFacts, id: string, short = false): string {
  const where = placeOf(facts, id);
  const alone = !(`${where}/2` in facts.spaces) && !(`${where}/2` in facts.merchant_spaces);
  return alone
    ? place(facts, where)
    : say(short ? "space-short" : "space", { place: place(facts, where), number: number(id) });
}
export const line = (facts: BirFacts, id: string): string =>
  facts.lines[id]!.places.map((p) => place(facts, p)).join(" – ");
export const or = (list: readonly string[]): string =>
  list.length === 2 ? say("or", { first: list[0], second: list[1] }) : listed(list);

function ofTile(tile_: Tile, facts: BirFacts, view: BirView, names: readonly string[]): string[] {
  const fact = tileFact(facts, tile_.tile);
  const good = MAKES[tile_.industry];
  const state = tile_.flipped
    ? say("say-flipped", { points: fact.vp, links: fact.links })
    : good
      ? say("goods", { good, count: tile_.goods })
      : say("say-unsold");
  return [
    say("say-tile", { tile: tile(tile_.tile), seat: names[tile_.owner] }),
    state,
    ...(willGo(view, tile_.level) ? [say("say-goes")] : []),
  ];
}
/** *Dudley, space 1, coal mine III of Ola, 2 coal, in your network* */
export function spaceLabel(
  view: BirView,
  facts: BirFacts,
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
export function lineLabel(view: BirView, facts: BirFacts, names: readonly string[], id: string): string {
  const fact = facts.lines[id]!;
  const kind = fact.canal && fact.rail ? view.era : fact.canal ? "canal-only" : "rail-only";
  const owner = view.links.find((l) => l.line === id)?.owner;
  const points = view.worth[id]!;
  return `${say("say-line", { list: line(facts, id), kind })}, ${owner === undefined ? say("say-line-free", { points }) : say("say-line-owner", { seat: names[owner], points })}`;
}
export function merchantLabel(view: BirView, facts: BirFacts, id: string): string {
  const merchant = view.merchants.find((m) => m.space === id);
  const args = { place: place(facts, placeOf(facts, id)), number: number(id) };
  if (!merchant) return say("say-merchant-closed", args);
  return say("say-merchant", { ...args, list: merchant.buys.length ? or(merchant.buys.map(industry)) : "none" });
}
export function barrelLabel(view: BirView, facts: BirFacts, id: string): string {
  const merchant = view.merchants.find((m) => m.space === id)!;
  const args = { place: place(facts, merchant.place), number: number(id) };
  const bonus = say("say-bonus", { ...merchant.bonus });
  return merchant.barrel ? say("say-barrel", { ...args, bonus }) : say("say-barrel-drunk", args);
}
export function marketLabel(view: BirView, good: "coal" | "iron"): string {
  const { cubes, price: next, pays } = view.markets[good];
  return say("say-market", { good, cubes, price: next, pays: pays ?? 0 });
}

/** The name on a card. */
export function card(facts: BirFacts, id: string): string {
  const fact = facts.cards[id];
  if (!fact) return id;
  if (fact.kind === "wild") return say(`card-${id}`);
  if (fact.place) return place(facts, fact.place);
  if (fact.industries.length > 1) return say("card-pair");
  const name = industry(fact.industries[0]!);
  return name[0]!.toUpperCase() + name.slice(1);
}
export function cardLabel(facts: BirFacts, id: string, count = 1): string {
  const fact = facts.cards[id];
  const name = fact && fact.kind === "industry" ? or(fact.industries.map(industry)) : card(facts, id);
  const said = say("say-card", { kind: fact?.kind ?? "location", name });
  return count > 1 ? say("say-card-times", { card: said, count }) : said;
}

/** What keeps a tile from being built or developed, in a word or two. */
export function notes(view: BirView, facts: BirFacts, id: string): { text: string; bad: boolean; spoken: string }[] {
  const fact = tileFact(facts, id);
  const out = [];
  if (fact.eras.length === 1)
    out.push({
      text: say(`${fact.eras[0]}-only`),
      bad: locked(facts, view, id),
      spoken: say(`say-${fact.eras[0]}-only`),
    });
  if (!fact.develop) out.push({ text: say("build-only"), bad: false, spoken: say("say-build-only") });
  return out;
}
export function stackLabel(view: BirView, facts: BirFacts, kind: Industry, stack: Stack): string {
  if (stack.next === null) return say("say-stack-empty", { industry: industry(kind) });
  const id = tileId(kind, stack.next);
  const fact = tileFact(facts, id);
  const { coal, iron, beer, vp, income, links } = fact;
  const said = say("say-stack", {
    tile: tile(id),
    left: stack.left,
    money: price(facts, view, id),
    coal,
    iron,
    beer,
    vp,
    income,
    links,
  });
  return [said, ...notes(view, facts, id).map((n) => n.spoken)].join("; ");
}
