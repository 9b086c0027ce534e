/** How things of Tinners' Trail are said: full spoken labels and names. Sentences are in tinnerstrail-board.ftl. */
import { listed, num, roman, t } from "../../lib/i18n.svelte";
import { type Area, type MapFact, type TinFacts, type TinView } from "./view";

const B = "tinnerstrail-board-";
export const say = (id: string, args: Record<string, unknown> = {}): string => t(B + id, args);
export const pounds = (amount: number): string => (amount < 0 ? `−£${num(-amount)}` : `£${num(amount)}`);
export const area = (facts: TinFacts, id: string): string => facts.areas[id]?.name ?? id;
export const border = (facts: TinFacts, id: string): string =>
  facts.borders[id]!.areas.map((a) => area(facts, a)).join(" – ");
export const round = (n: number): string => roman(n);
/** `2–5`, or `3` where both ends agree. */
export const between = ([from, to]: readonly [number, number]): string =>
  from === to ? num(from) : `${num(from)}–${num(to)}`;

/** What a survey map brings, in words: *1 copper and a port*. */
export function benefit(map: MapFact): string {
  const parts = [
    map.copper && say("ore-count", { ore: "copper", count: map.copper }),
    map.tin && say("ore-count", { ore: "tin", count: map.tin }),
    map.water && say("water-less", { count: -map.water }),
    map.miner && say("word", { word: "miner" }),
    map.port && say("word", { word: "port" }),
    map.pump && say("map-pump"),
  ];
  return listed(parts.filter((p) => typeof p === "string"));
}
/** The deck a map belongs to: *A*, *wild*, or the two regions of a Kickstarter map. */
export const deck = (map: MapFact): string =>
  map.deck === "wild" ? (map.kickstarter ? map.regions.join("/") : say("wild")) : map.deck;
export const mapName = (facts: TinFacts, id: string): string => {
  const map = facts.maps[id];
  return map ? say("map-name", { deck: deck(map), benefit: benefit(map) }) : id;
};
export const mapLabel = (facts: TinFacts, id: string, count = 1): string => {
  const map = facts.maps[id]!;
  const said = say("map-label", { deck: deck(map), benefit: benefit(map), price: map.value });
  return count > 1 ? `${said}, ×${num(count)}` : said;
};

function inside(here: Area, facts: TinFacts, names: readonly string[]): string[] {
  const ground = say("say-ground", { copper: here.copper, tin: here.tin, water: here.water });
  if (here.owner !== null) return [say("say-mine", { seat: names[here.owner], capacity: here.capacity ?? 0 }), ground];
  const ore = here.copper + here.tin ? [say("say-ore", { copper: here.copper, tin: here.tin })] : [];
  if (here.lost) return [say("say-lost"), ...ore];
  if (!here.tile) return [say("say-no-tile"), ...ore];
  const tile = here.tile.id ? facts.tiles[here.tile.id]! : null;
  const face = here.tile.face === "up" ? say("say-tile-up") : say(tile ? "say-tile-known" : "say-tile-down");
  const seen =
    here.tile.face === "down" && here.tile.seen_by.length
      ? [say("say-seen", { seats: here.tile.seen_by.map((s) => names[s] ?? ""), count: here.tile.seen_by.length })]
      : [];
  const shows = tile
    ? [
        say("say-ground", { copper: tile.copper, tin: tile.tin, water: tile.water }),
        ...(tile.money ? [say("say-tile-money", { money: tile.money })] : []),
        ...(tile.work ? [say("say-tile-work")] : []),
      ]
    : [];
  return [face, ...shows, ...seen, ...ore];
}
function improvements(here: Area): string[] {
  const words: string[] = [];
  if (here.miners) words.push(say("say-miners", { count: here.miners }));
  if (here.own_miner) words.push(say("say-own-miner"));
  for (const kind of ["port", "train"] as const) if (here[kind]) words.push(say("word", { word: kind }));
  if (here.pumps) words.push(say("map-pump"));
  if (here.calciner) words.push(say("word", { word: "calciner" }));
  if (here.drainage) words.push(say("say-drainage", { count: here.drainage }));
  if (here.arsenic) words.push(say("say-arsenic", { count: here.arsenic }));
  return words;
}
/** *Wendron, region B, inland, mine of Ola for 3 cubes, 2 copper, 1 tin, 3 water, miner* */
export function areaLabel(view: TinView, facts: TinFacts, names: readonly string[], id: string): string {
  const [fact, here] = [facts.areas[id]!, view.areas[id]!];
  const auction = view.auction?.area === id ? [say("say-auction")] : [];
  return [
    fact.name,
    say("say-region", { region: fact.region, coastal: fact.coastal ? "yes" : "no" }),
    ...inside(here, facts, names),
    ...improvements(here),
    ...auction,
  ].join(", ");
}
export function borderLabel(view: TinView, facts: TinFacts, id: string): string {
  return say(view.adits.includes(id) ? "say-border-adit" : "say-border", { border: border(facts, id) });
}
