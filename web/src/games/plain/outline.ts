/** What can be told of a view nobody has drawn: the shape of each value, and names for keys and ids. */
import { lang, tMaybe } from "../../lib/i18n.svelte";
import type { Teller } from "../../lib/teller";

export type Row = Record<string, unknown>;
export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): boolean => value === null || typeof value !== "object";
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "object" && !Object.keys(value).length);

/** How a value is laid out: a word, words in a row, a table of like things, or a list of keys and values. */
export type Shape = "empty" | "scalar" | "list" | "table" | "lists" | "record";

export function shapeOf(value: unknown): Shape {
  if (isEmpty(value)) return "empty";
  if (isScalar(value)) return "scalar";
  const parts = Object.values(value as object);
  if (Array.isArray(value) && parts.every(isScalar)) return "list";
  if (parts.every(isRow) && (Array.isArray(value) || (parts.length > 1 && alike(parts as Row[])))) return "table";
  return Array.isArray(value) ? "lists" : "record";
}
/** Things of one kind have the same keys. */
const alike = (rows: Row[]): boolean => rows.every((row) => Object.keys(row).join() === Object.keys(rows[0]!).join());

export interface Table {
  /** Ids of the rows, where they have any beside their columns. */
  ids: string[] | null;
  columns: string[];
  rows: Row[];
}
/** Like things as a table; a column in which nobody has anything is left out. */
export function tableOf(value: unknown): Table {
  const rows = Object.values(value as object) as Row[];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    ids: Array.isArray(value) ? null : Object.keys(value as object),
    columns: columns.filter((key) => rows.some((row) => !isEmpty(row[key]))),
    rows,
  };
}

/** What is public of each seat, by seat; null where the view does not say it in a list as long as the table. */
export function playersOf(view: unknown, seats: number): Row[] | null {
  const found = isRow(view) ? (view.players ?? view.seats) : null;
  return Array.isArray(found) && found.length >= seats && found.every(isRow) ? found : null;
}
/** The rest of the view: what is short first, then what needs room. */
export function partsOf(view: unknown): { short: [string, unknown][]; long: [string, unknown][] } {
  const parts = Object.entries(isRow(view) ? view : { view }).filter(([key]) => key !== "players" && key !== "seats");
  const isShort = ([, value]: [string, unknown]) => ["empty", "scalar"].includes(shapeOf(value));
  return { short: parts.filter(isShort), long: parts.filter((part) => !isShort(part)) };
}

const SEAT = /(^|_)(seat|owner|by|turn|active|leader|start|winner)$/;
/** Is this number a seat? Told by the key it stands under. */
export const isSeat = (key: string, value: unknown, seats: number): value is number =>
  SEAT.test(key) && Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;

/** `spare_carts` → `Spare carts` */
export function spelled(id: string): string {
  const words = id.replace(/[_-]+/g, " ").trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : id;
}

/** What the game calls a key of its view, or what such a key is called everywhere. */
export const keyName = (slug: string, key: string): string | null =>
  tMaybe(`${slug}-view-${key}`) ?? tMaybe(`plain-view-${key}`);

/** Says keys, ids and words of a game: by its messages where it has them, else in plain words. */
export class Namer {
  constructor(
    readonly slug: string,
    readonly teller: Teller,
  ) {}
  /** What a value is called that stands under this key. */
  key(key: string, within = ""): string {
    const own = keyName(this.slug, key);
    if (own) return own;
    const piece = this.#piece(within, key);
    return piece === key ? spelled(key) : capital(piece);
  }
  /** An id, or a word of an action. */
  id(id: string, key = "word"): string {
    const piece = this.#piece(key, id);
    return piece === id ? (tMaybe(`${this.slug}-word-${id}`) ?? shown(id)) : piece;
  }
  #piece(key: string, id: string): string {
    return this.teller.piece(key.split("_").at(-1)!.replace(/ies$/, "y").replace(/s$/, ""), id);
  }
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(lang()) + text.slice(1);
/** An id without a name: its words, if it is made of small letters only. */
const shown = (id: string): string => (/^[a-z_]+$/.test(id) ? id.replaceAll("_", " ") : id);

const known = new WeakMap<object, Set<string>>();
/** Every id the facts of a game have: what can be pointed at and asked about. */
export function idsOf(facts: unknown): ReadonlySet<string> {
  if (!isRow(facts)) return new Set();
  let ids = known.get(facts);
  if (!ids) {
    const tables = Object.values(facts).flatMap((part) =>
      isRow(part) && Object.values(part).every(isRow)
        ? Object.keys(part)
        : Array.isArray(part)
          ? part.filter(isRow).map((row) => String(row.id ?? ""))
          : [],
    );
    known.set(facts, (ids = new Set(tables.filter(Boolean))));
  }
  return ids;
}

/** The steps of putting a line together, word by word: what is chosen of it so far, and what the next word can be. */
export interface Step {
  /** Words before this one. */
  before: string[];
  words: string[];
  chosen: string | null;
}
export function steps(lines: readonly (readonly string[])[], chosen: readonly string[]): Step[] {
  const out: Step[] = [];
  let left = lines;
  for (let at = 0; left.some((line) => line.length > at); at++) {
    const words = [...new Set(left.flatMap((line) => line[at] ?? []))];
    const ends = left.some((line) => line.length === at);
    const forced = words.length === 1 && !ends ? words[0]! : null;
    const pick = forced ?? (chosen[at] !== undefined && words.includes(chosen[at]!) ? chosen[at]! : null);
    if (!forced) out.push({ before: [...left[0]!.slice(0, at)], words, chosen: pick });
    if (pick === null) break;
    left = left.filter((line) => line[at] === pick);
  }
  return out;
}
/** The beginning of a line that the choice so far says, as far as all lines left agree on it. */
export function begun(left: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = left;
  const end = first.findIndex((word, at) => others.some((line) => line[at] !== word));
  return first.slice(0, end < 0 ? first.length : end);
}
