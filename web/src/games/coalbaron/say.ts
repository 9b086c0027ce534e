/** How things of Coal Baron are said: full spoken labels, chips and buttons. Sentences are in coalbaron-board.ftl. */
import { roman, t } from "../../lib/i18n.svelte";
import {
  COLOURS,
  counted,
  orderFact,
  tileFact,
  type Category,
  type CoalFacts,
  type CoalView,
  type Colour,
  type Counts,
  type Player,
  type Space,
  type Stack,
  type TunnelPiece,
} from "./view";

const B = "coalbaron-board-";
export const say = (id: string, args: Record<string, unknown> = {}): string => t(B + id, args);
export const colour = (id: string): string => say("colour", { colour: id });
export const transport = (id: string): string => say("transport", { transport: id });
export const level = (n: number): string => say("level", { level: n });

/** `2 × grey and 1 × black`, or "none". */
export function coal(list: readonly string[]): string {
  const found = COLOURS.map((c) => [c, list.filter((x) => x === c).length] as const).filter(([, k]) => k > 0);
  if (!found.length) return say("none");
  const parts = found.map(([c, k]) => (k === 1 ? colour(c) : say("times", { count: k, colour: colour(c) })));
  return parts.join(", ");
}
export const spread = (counts: Partial<Counts>): Colour[] =>
  COLOURS.flatMap((c) => Array<Colour>(counts[c] ?? 0).fill(c));

export function tile(facts: CoalFacts, id: string): string {
  const f = tileFact(facts, id);
  return say("say-tile", { side: f.side, colour: colour(f.colour), carts: f.carts, cost: f.cost });
}
export function order(facts: CoalFacts, id: string): string {
  const f = orderFact(facts, id);
  return say("say-order", { transport: transport(f.transport), coal: coal(f.spaces), points: f.points });
}
export const piece = (facts: CoalFacts, id: string | null): string =>
  id === null ? say("say-unknown") : id.startsWith("T-") ? tile(facts, id) : order(facts, id);

const number = (id: string): string => id.split("_")[1] ?? "";

/** What a work space is and gives, without who stands there. */
export function spaceName(facts: CoalFacts, space: Space): string {
  const fact = facts.spaces[space.id];
  const here = space.tile ?? space.order;
  const what = here ? piece(facts, here) : say("say-empty");
  switch (space.kind) {
    case "workshop":
      return `${say("say-workshop", { number: number(space.id) })}: ${what}`;
    case "order":
      return `${say("say-order-space", { number: number(space.id) })}: ${what}`;
    case "mining":
      return say("say-mining", { steps: fact?.steps ?? 0 });
    case "money":
      return say("say-money", { marks: fact?.marks ?? 0 });
    case "loading":
      return say("say-loading", { transport: say("transport-onto", { transport: fact?.transport ?? "" }) });
    default:
      return say(`say-${space.kind}`);
  }
}
export function spaceLabel(facts: CoalFacts, space: Space, names: readonly string[]): string {
  if (space.locked) return `${spaceName(facts, { ...space, tile: null, order: null })}, ${say("say-locked")}`;
  const stands =
    space.owner === null || !space.miners
      ? ""
      : `; ${say("say-stands", { seat: names[space.owner], count: space.miners })}`;
  return `${spaceName(facts, space)}${stands}; ${say("say-needs", { count: space.needs })}`;
}
export function bySeat(counts: readonly number[], names: readonly string[]): string {
  const some = counts.flatMap((count, seat) => (count ? [say("say-count", { seat: names[seat], count })] : []));
  return some.length ? some.join(", ") : say("say-nobody");
}
export function stack(facts: CoalFacts, deck: "tiles" | "orders", s: Stack): string {
  const list = (ids: (string | null)[]) => ids.map((id) => piece(facts, id)).join("; ");
  const parts = [say(`say-stack-${deck}`, { size: s.size })];
  if (s.top.length) parts.push(say("say-known-top", { list: list(s.top) }));
  if (s.bottom.length) parts.push(say("say-known-bottom", { list: list(s.bottom) }));
  return parts.join(". ");
}
export function category(c: Category): string {
  return say("say-category", {
    kind: c.kind,
    key: c.kind === "transport" ? transport(c.key) : colour(c.key),
    first: c.first,
    second: c.second,
  });
}
export function clock(facts: CoalFacts, view: CoalView): string {
  return say("say-clock", { shift: roman(view.shift), list: counted(facts, view.shift).map(category).join("; ") });
}
function carts(pieces: readonly TunnelPiece[]): string {
  const all = pieces.flatMap((p) => p.carts);
  return say("say-carts", { full: all.filter(Boolean).length, carts: all.length });
}
export function levelOf(player: Player, k: number): string {
  const at = player.shaft[k]!;
  return say("say-level", { level: level(k + 1), light: carts(at.light), dark: carts(at.dark) });
}
