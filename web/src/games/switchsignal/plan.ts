/** A board's geometry from the facts of the table: made once, kept as long as the facts are. */
import { lang } from "../../lib/i18n.svelte";
import { layOut, widthOf, type Layout, type Wanted } from "./geometry";
import { Track, type Network } from "./track";
import type { BoardId, FieldFact, LineFact, PlaceFact, SwiFacts } from "./view";

export const PLATE = 1000;
const SIZES = { cartouche: { w: 182, h: 106 }, depot: { w: 160, h: 146 } };

/** Room for goods in one port: so many of each colour, and of any colour (SWI-12.2, SWI-13.5). */
export function storeRoom(ports: number, slots: number): { each: number; extra: number } {
  return ports > 1 ? { each: 1, extra: slots > 2 ? 1 : 0 } : { each: slots, extra: 0 };
}
/** A store of several is small, so that it finds room beside its port. */
function storeSize(place: PlaceFact, ports: number, slots: number): { w: number; h: number } {
  const { each, extra } = storeRoom(ports, slots);
  const name = (size: number) => Math.max(...[place.name_en, place.name_pl].map((text) => widthOf(text, size)));
  if (ports > 1) return { w: Math.max(9 + (4 * each + extra) * 20, name(15) + 8), h: 56 };
  return { w: Math.max(14 + 4 * (each * 20 + 8) + extra * 28, name(17.5) + 70), h: 62 };
}

export interface Plan {
  board: BoardId;
  track: Track;
  layout: Layout;
  places: Record<string, PlaceFact>;
  lines: Record<string, LineFact>;
  fields: Record<string, FieldFact>;
  of(...kinds: PlaceFact["kind"][]): [string, PlaceFact][];
}
const kept = new WeakMap<SwiFacts, Map<string, Plan>>();

export function networkOf(
  facts: SwiFacts,
  board: string,
): Network & { places: Record<string, PlaceFact>; lines: Record<string, LineFact>; fields: Record<string, FieldFact> } {
  const only = <T extends { board: string }>(table: Record<string, T>) =>
    Object.fromEntries(Object.entries(table).filter(([, row]) => row.board === board));
  const lines = only(facts.lines);
  return {
    places: only(facts.places),
    lines,
    fields: Object.fromEntries(Object.entries(facts.fields).filter(([, f]) => f.line in lines)),
  };
}
function wantedOf(places: Record<string, PlaceFact>, slots: number): Wanted[] {
  const ports = Object.values(places).filter((p) => p.kind === "port").length;
  return Object.entries(places).map(([id, p]) => ({
    id,
    kind: p.kind,
    names: [p.name_en, p.name_pl],
    ...(p.kind === "port" ? { store: storeSize(p, ports, slots) } : {}),
  }));
}

export function planOf(facts: SwiFacts, board: BoardId, slots: number): Plan {
  const plans = kept.get(facts) ?? new Map<string, Plan>();
  kept.set(facts, plans);
  const key = `${board} ${slots}`;
  const known = plans.get(key);
  if (known) return known;
  const net = networkOf(facts, board);
  const track = new Track(net);
  const plan: Plan = {
    board,
    track,
    layout: layOut(track, wantedOf(net.places, slots), slots, SIZES),
    places: net.places,
    lines: net.lines,
    fields: net.fields,
    of: (...kinds) => Object.entries(net.places).filter(([, p]) => kinds.includes(p.kind)),
  };
  plans.set(key, plan);
  return plan;
}
export const nameOf = (place: { name_en: string; name_pl: string } | undefined): string =>
  place ? (lang() === "pl" ? place.name_pl : place.name_en) : "";
/** Ten goods: three on each city (SWI-13.5). */
export const slotsFor = (goal: number): number => (goal > 8 ? 3 : 2);
