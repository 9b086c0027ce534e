/** A board as components.toml describes it, and what one does to it in the editor. Everything here is data in, data out;
    whether a board can be played on is judged by the game's own check. */
import type { Network, Rail, Signal, Spot } from "../track";

export const BOARDS = ["central_europe", "north_america"] as const;
export type BoardKey = (typeof BOARDS)[number];
export const GOODS = ["yellow", "blue", "red", "white"] as const;

export interface LineRow {
  id: string;
  a: string;
  b: string;
  length: number;
  signals: number[];
}
interface Named {
  id: string;
  name_en: string;
  name_pl: string;
  x: number;
  y: number;
}
export interface CityRow extends Named {
  kind: "trade" | "port";
  goods: string;
  exits: string[];
}
export interface StartRow extends Named {
  number: number;
}
export interface JunctionRow extends Named {
  ways: number;
  branches: string[];
  initial_covered: string[];
  natural: string[][];
}
export interface BoardTable {
  name_en: string;
  name_pl: string;
  provenance: string;
  switch_markers: number;
  signal_markers: number;
  track_signal_markers: number;
  initial_signals: string[];
  line: LineRow[];
  city: CityRow[];
  start: StartRow[];
  junction: JunctionRow[];
}
export type Boards = Record<BoardKey, BoardTable>;
export type PlaceKind = "city" | "start" | "junction";
export type NewPlace = "trade" | "port" | "start" | "junction";
export type Thing = { kind: "line" | PlaceKind; id: string };

export const placesOf = (b: BoardTable): (CityRow | StartRow | JunctionRow)[] => [...b.city, ...b.start, ...b.junction];
export const kindOf = (b: BoardTable, id: string): PlaceKind | null =>
  b.city.some((p) => p.id === id)
    ? "city"
    : b.start.some((p) => p.id === id)
      ? "start"
      : b.junction.some((p) => p.id === id)
        ? "junction"
        : null;
export const touching = (b: BoardTable, place: string): LineRow[] =>
  b.line.filter((l) => l.a === place || l.b === place);

/** The signal fields a board has: one at every city end, and those on the track. */
export function fieldsOf(b: BoardTable): Record<string, Signal> {
  const out: Record<string, Signal> = {};
  for (const l of b.line) {
    for (const end of [l.a, l.b])
      if (kindOf(b, end) === "city") out[`${l.id}@${end}`] = { line: l.id, place: end, after: null };
    for (const k of l.signals) out[`${l.id}/${k}`] = { line: l.id, place: null, after: k };
  }
  return out;
}
/** Places along a line where a signal field may be added: not at an end in a city, which has its own. */
export const signalPlaces = (b: BoardTable, l: LineRow): number[] =>
  Array.from({ length: l.length + 1 }, (_, k) => k).filter(
    (k) => !(k === 0 && kindOf(b, l.a) === "city") && !(k === l.length && kindOf(b, l.b) === "city"),
  );

/** What can be drawn of a board, however unfinished it is. */
export function networkOf(b: BoardTable): Network {
  const spot = (
    p: Named,
    kind: Spot["kind"],
    branches: readonly string[],
    natural: readonly (readonly string[])[] = [],
  ): Spot => ({ kind, x: p.x, y: p.y, branches, natural });
  const places: Record<string, Spot> = {};
  for (const p of b.city) places[p.id] = spot(p, p.kind === "port" ? "port" : "city", p.exits);
  for (const p of b.start)
    places[p.id] = spot(
      p,
      "start",
      touching(b, p.id).map((l) => l.id),
    );
  for (const p of b.junction) places[p.id] = spot(p, "junction", p.branches, p.natural);
  const lines: Record<string, Rail> = {};
  for (const l of b.line)
    if (places[l.a] && places[l.b] && l.a !== l.b)
      lines[l.id] = { a: l.a, b: l.b, length: Math.max(1, Math.min(12, Math.round(l.length) || 1)) };
  const known = (ids: readonly string[]) => ids.filter((id) => lines[id]);
  for (const [id, place] of Object.entries(places)) places[id] = { ...place, branches: known(place.branches) };
  const fields = Object.fromEntries(
    Object.entries(fieldsOf(b)).filter(([, f]) => lines[f.line] && (f.after ?? 0) <= lines[f.line]!.length),
  );
  return { places, lines, fields };
}

/** Lines at a place, clockwise from north. */
function clockwise(b: BoardTable, place: Named): string[] {
  const at = new Map(placesOf(b).map((p) => [p.id, p]));
  const turn = (l: LineRow) => {
    const other = at.get(l.a === place.id ? l.b : l.a);
    const angle = other ? Math.atan2(other.x - place.x, place.y - other.y) : 0;
    return angle < 0 ? angle + 2 * Math.PI : angle;
  };
  return touching(b, place.id)
    .sort((p, q) => turn(p) - turn(q))
    .map((l) => l.id);
}
/** Each branch with the one that goes on most nearly straight: only a hint for drawing. */
function straightest(b: BoardTable, place: JunctionRow, branches: readonly string[]): string[][] {
  const at = new Map(placesOf(b).map((p) => [p.id, p]));
  const angle = (id: string) => {
    const l = b.line.find((row) => row.id === id)!;
    const other = at.get(l.a === place.id ? l.b : l.a) ?? place;
    return Math.atan2(other.y - place.y, other.x - place.x);
  };
  const bend = (p: string, q: string) =>
    Math.abs(Math.PI - Math.abs(((angle(p) - angle(q) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI));
  const pairs = branches.flatMap((p) => {
    const others = branches.filter((q) => q !== p);
    return others.length
      ? [
          [p, others.reduce((best, q) => (bend(p, q) < bend(p, best) ? q : best))].sort(
            (x, y) => branches.indexOf(x) - branches.indexOf(y),
          ),
        ]
      : [];
  });
  return pairs.filter((pair, k) => pairs.findIndex((other) => other.join() === pair.join()) === k);
}

/** What follows from places and lines: branches and exits in order, ways, and counts; what no longer exists is dropped. */
export function tidied(b: BoardTable): BoardTable {
  const city = b.city.map((p) => ({ ...p, goods: p.kind === "port" ? "" : p.goods, exits: clockwise(b, p) }));
  const junction = b.junction.map((p) => {
    const branches = clockwise(b, p);
    const wanted = Math.max(0, branches.length - 2);
    const kept = p.initial_covered.filter((l) => branches.includes(l)).slice(0, wanted);
    const covered = [
      ...kept,
      ...branches.filter((l) => !kept.includes(l)).slice(branches.length - kept.length - (wanted - kept.length)),
    ];
    const same = branches.length === p.branches.length && branches.every((l) => p.branches.includes(l));
    return {
      ...p,
      ways: branches.length,
      branches,
      initial_covered: branches.filter((l) => covered.includes(l)),
      natural: same && p.natural.length ? p.natural : straightest(b, p, branches),
    };
  });
  const line = b.line.map((l) => ({ ...l, signals: l.signals.filter((k) => k <= l.length).sort((x, y) => x - y) }));
  const made = { ...b, line, city, junction };
  const fields = fieldsOf(made);
  return {
    ...made,
    initial_signals: b.initial_signals.filter((f) => fields[f]),
    switch_markers: junction.reduce((sum, p) => sum + Math.max(0, p.ways - 2), 0),
    signal_markers: city.length + b.track_signal_markers,
  };
}

const used = (b: BoardTable): Set<string> => new Set([...placesOf(b).map((p) => p.id), ...b.line.map((l) => l.id)]);
function free(b: BoardTable, letters: string, digits: number): string {
  const taken = used(b);
  for (let k = 1; ; k++) {
    const id = letters + String(k).padStart(digits, "0");
    if (!taken.has(id)) return id;
  }
}
const prefix = (b: BoardTable): string => b.line[0]?.id.replace(/\d+$/, "") || "L";

export function addPlace(b: BoardTable, what: NewPlace, x: number, y: number): { board: BoardTable; thing: Thing } {
  const id = free(b, { trade: "C", port: "P", start: "S", junction: "J" }[what] + prefix(b), 2);
  const row = { id, name_en: id, name_pl: id, x: Math.round(x), y: Math.round(y) };
  if (what === "start") {
    const numbers = Array.from({ length: 11 }, (_, k) => k + 2);
    const number = numbers.find((n) => !b.start.some((s) => s.number === n)) ?? 2;
    return { board: tidied({ ...b, start: [...b.start, { ...row, number }] }), thing: { kind: "start", id } };
  }
  if (what === "junction")
    return {
      board: tidied({
        ...b,
        junction: [...b.junction, { ...row, ways: 0, branches: [], initial_covered: [], natural: [] }],
      }),
      thing: { kind: "junction", id },
    };
  const goods = what === "port" ? "" : (GOODS.find((g) => !b.city.some((c) => c.goods === g)) ?? "yellow");
  return {
    board: tidied({ ...b, city: [...b.city, { ...row, kind: what, goods, exits: [] }] }),
    thing: { kind: "city", id },
  };
}
export function addLine(b: BoardTable, from: string, to: string): { board: BoardTable; thing: Thing } {
  const id = free(b, prefix(b), 2);
  return {
    board: tidied({ ...b, line: [...b.line, { id, a: from, b: to, length: 1, signals: [] }] }),
    thing: { kind: "line", id },
  };
}
export function remove(b: BoardTable, thing: Thing): BoardTable {
  if (thing.kind === "line") return tidied({ ...b, line: b.line.filter((l) => l.id !== thing.id) });
  const line = b.line.filter((l) => l.a !== thing.id && l.b !== thing.id);
  const without = <R extends { id: string }>(rows: R[]) => rows.filter((r) => r.id !== thing.id);
  return tidied({ ...b, line, city: without(b.city), start: without(b.start), junction: without(b.junction) });
}
/** Change a row; a new id is followed everywhere it is named. */
export function change(
  b: BoardTable,
  thing: Thing,
  to: Partial<LineRow & CityRow & StartRow & JunctionRow>,
): BoardTable {
  const rows = <R extends { id: string }>(list: R[]) => list.map((r) => (r.id === thing.id ? { ...r, ...to } : r));
  let made: BoardTable = { ...b, [thing.kind]: rows(b[thing.kind] as { id: string }[]) };
  if (to.id !== undefined && to.id !== thing.id) {
    const [old, id] = [thing.id, to.id];
    const swap = (word: string) => (word === old ? id : word);
    const swapField = (f: string) =>
      f.replace(
        /^([^@/]+)([@/])(.+)$/,
        (_, line: string, at: string, rest: string) => swap(line) + at + (at === "@" ? swap(rest) : rest),
      );
    made = {
      ...made,
      line: made.line.map((l) => ({ ...l, a: swap(l.a), b: swap(l.b) })),
      city: made.city.map((c) => ({ ...c, exits: c.exits.map(swap) })),
      junction: made.junction.map((j) => ({
        ...j,
        branches: j.branches.map(swap),
        initial_covered: j.initial_covered.map(swap),
        natural: j.natural.map((pair) => pair.map(swap)),
      })),
      initial_signals: made.initial_signals.map(swapField),
    };
  }
  return tidied(made);
}
export const toggleMarker = (b: BoardTable, field: string): BoardTable => ({
  ...b,
  initial_signals: b.initial_signals.includes(field)
    ? b.initial_signals.filter((f) => f !== field)
    : [...b.initial_signals, field],
});
export function toggleSignal(b: BoardTable, line: string, k: number): BoardTable {
  const row = b.line.find((l) => l.id === line)!;
  return change(
    b,
    { kind: "line", id: line },
    { signals: row.signals.includes(k) ? row.signals.filter((s) => s !== k) : [...row.signals, k] },
  );
}
/** Cover this branch instead of the one covered longest. */
export function cover(b: BoardTable, junction: string, line: string): BoardTable {
  const row = b.junction.find((j) => j.id === junction)!;
  if (row.initial_covered.includes(line)) return b;
  return change(b, { kind: "junction", id: junction }, { initial_covered: [...row.initial_covered.slice(1), line] });
}
export const empty = (b: BoardTable): BoardTable =>
  tidied({ ...b, line: [], city: [], start: [], junction: [], initial_signals: [] });

// ---- as a file

const quoted = (text: string): string => JSON.stringify(text);
function value(v: unknown): string {
  if (typeof v === "string") return quoted(v);
  if (Array.isArray(v)) return `[${v.map(value).join(", ")}]`;
  return String(v);
}
const inline = (row: object, keys: readonly string[]): string =>
  `{ ${keys.map((k) => `${k} = ${value((row as Record<string, unknown>)[k])}`).join(", ")} }`;
const rows = (name: string, list: readonly object[], keys: readonly string[]): string =>
  `${name} = [\n${list.map((r) => `  ${inline(r, keys)},\n`).join("")}]\n`;
const PLACE = ["name_en", "name_pl", "x", "y"];

/** The board as a table that replaces the built-in one (`gwarek … --components FILE` reads it too). */
export function toml(boards: Partial<Boards>): string {
  let text = "# Switch & Signal: a board of one's own\n";
  for (const [key, b] of Object.entries(boards)) {
    text += `\n[board.${key}]\nreplace = true\nname_en = ${quoted(b.name_en)}\nname_pl = ${quoted(b.name_pl)}\nprovenance = "owner"\n`;
    text += `switch_markers = ${b.switch_markers}\nsignal_markers = ${b.signal_markers}\ntrack_signal_markers = ${b.track_signal_markers}\n`;
    text += `initial_signals = ${value(b.initial_signals)}\n`;
    text += rows("line", b.line, ["id", "a", "b", "length", "signals"]);
    text += rows("city", b.city, ["id", "kind", ...PLACE.slice(0, 2), "goods", "x", "y", "exits"]);
    text += rows("start", b.start, ["id", "number", ...PLACE]);
    text += rows("junction", b.junction, ["id", "ways", ...PLACE, "branches", "initial_covered", "natural"]);
  }
  return text;
}

/** The thing a fault is about: `board.central_europe.line.CE07.length` → line CE07, field length. */
export function placeOfFault(field: string): { board: string | null; thing: Thing | null; key: string } {
  const [first, board = null, kind, id, key = ""] = field.split(".");
  if (first !== "board") return { board: null, thing: null, key: field };
  const known = kind === "line" || kind === "city" || kind === "start" || kind === "junction";
  return { board, thing: known && id ? { kind, id } : null, key: known ? key : (kind ?? "") };
}
