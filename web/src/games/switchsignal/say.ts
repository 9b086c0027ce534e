/** How things of Switch & Signal are said: names and full spoken labels. Sentences are in switchsignal-board.ftl. */
import { lang, listed, t } from "../../lib/i18n.svelte";
import { letterOf, type Card, type Colour, type End, type Good, type SwiFacts, type SwiView, type Train } from "./view";

const B = "switchsignal-board-";
export const say = (id: string, args: Record<string, unknown> = {}): string => t(B + id, args);
/** Tokens on average, as a person says it: `0.7`. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(lang() === "pl" ? "pl-PL" : "en-GB", { maximumFractionDigits: 1 }).format(value);

export const place = (facts: SwiFacts, id: string): string => {
  const fact = facts.places[id];
  return fact ? (lang() === "pl" ? fact.name_pl : fact.name_en) : id;
};
export const line = (facts: SwiFacts, id: string): string => {
  const fact = facts.lines[id];
  return fact ? `${place(facts, fact.a)} – ${place(facts, fact.b)}` : id;
};
/** `Dijon – Lyon`, with the number where the line has several segments; a city or start by its name. */
export function space(facts: SwiFacts, id: string): string {
  const segment = facts.segments[id];
  if (!segment) return place(facts, id);
  const { length } = facts.lines[segment.line]!;
  return length > 1
    ? say("segment", { line: line(facts, segment.line), number: segment.number, of: length })
    : line(facts, segment.line);
}
export const otherEnd = (facts: SwiFacts, id: string, from: string): string => {
  const fact = facts.lines[id];
  return fact ? (fact.a === from ? fact.b : fact.a) : "";
};
export function field(facts: SwiFacts, id: string): string {
  const fact = facts.fields[id];
  if (!fact) return id;
  return fact.place
    ? say("field-city", { place: place(facts, fact.place), to: place(facts, otherEnd(facts, fact.line, fact.place)) })
    : say("field-track", { line: line(facts, fact.line) });
}
/** `Dijon – Marseille`: where an open pair leads. */
export const route = (facts: SwiFacts, junction: string, lines: readonly string[]): string =>
  lines.map((l) => place(facts, otherEnd(facts, l, junction))).join(" – ");
/** The board by its name: one of the box in a sentence's form, an owner's own as the owner calls it. */
export function boardTitle(facts: SwiFacts, id: string): { own: "yes" | "no"; name: string } {
  const fact = facts.boards.find((b) => b.id === id)!;
  const name = lang() === "pl" ? fact.name_pl : fact.name_en;
  return { own: name === t(`switchsignal-board-${id}`) ? "no" : "yes", name };
}
export const colour = (id: Colour): string => say("train", { train: id });
export const good = (facts: SwiFacts, view: SwiView, id: Good): string =>
  say("good", { good: id, letter: letterOf(facts, view.board, id) });
export const helper = (id: string): string => say(`helper-${id}`);
export const card = (id: Card): string => say(`card-${id}`);

export function fieldLabel(facts: SwiFacts, view: SwiView, id: string): string {
  return say("say-field", { field: field(facts, id), state: view.signals.includes(id) ? "green" : "red" });
}
export function junctionLabel(facts: SwiFacts, view: SwiView, id: string): string {
  const open = view.switches[id];
  if (!open) return say("say-junction-unset", { place: place(facts, id) });
  const covered = facts.places[id]!.branches.filter((b) => !open.includes(b)).map((b) =>
    place(facts, otherEnd(facts, b, id)),
  );
  return say("say-junction", { place: place(facts, id), route: route(facts, id, open), covered: listed(covered) });
}
export function trainLabel(facts: SwiFacts, view: SwiView, train: Train): string {
  const parts = [say("say-train", { train: train.train, space: space(facts, train.space) })];
  if (train.facing && train.space in facts.segments)
    parts.push(say("say-facing", { place: place(facts, train.facing) }));
  parts.push(train.load ? say("say-load", { good: good(facts, view, train.load) }) : say("say-empty"));
  if (train.due) parts.push(say("say-due"));
  if (train.held) parts.push(say("say-held"));
  return parts.join(", ");
}
export function cityLabel(facts: SwiFacts, view: SwiView, id: string): string {
  const stock = view.cities[id];
  if (stock)
    return say("say-city", { place: place(facts, id), good: good(facts, view, stock.good), count: stock.count });
  const stored = Object.values(view.ports[id] ?? {}).reduce((sum, n) => sum + n, 0);
  return say("say-port", { place: place(facts, id), count: stored });
}
export const startLabel = (facts: SwiFacts, view: SwiView, id: string): string =>
  say("say-start", { place: place(facts, id), number: view.numbers[id] ?? 0 });

/** Why a movement ends, in a few words: *Lyon covered*, *red signal*, *stops in Paris*. */
export function stopWords(facts: SwiFacts, end: End): string {
  const at = end.at ?? "";
  switch (end.stop) {
    case "switch":
      return say("stop-switch", { place: place(facts, at) });
    case "signal":
      return say("stop-signal");
    case "train":
      return say("stop-train");
    case "head_on":
      return say("stop-head-on");
    case "start":
      return say("stop-start", { place: place(facts, at || (end.path.at(-1) ?? "")) });
    case "port":
      return end.delivers ? say("stop-delivers") : say("stop-port");
    case "city":
      return say("stop-city", { place: place(facts, at || (end.path.at(-1) ?? "")) });
    default:
      return say("stop-spent");
  }
}
/** Where a movement ends, short: the place or the line. */
export const endWhere = (facts: SwiFacts, end: End, from: string): string => {
  const id = end.path.at(-1) ?? from;
  const segment = facts.segments[id];
  return segment ? line(facts, segment.line).replace(" – ", "–") : place(facts, id);
};
