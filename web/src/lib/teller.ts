// How the arguments of a game's messages become words (docs/protocol.md, "How arguments become words"): the same as
// gwarek.i18n.Teller does for the terminal.
import { form, has, lang, listed, num, t } from "./i18n.svelte";
import type { Args, Broken, Cell, GameEvent, Message } from "./types";

const CASES = ["gen", "dat", "acc", "ins", "loc", "adj"] as const; // adj: without the noun, where several share it
const SEAT = /(^|_)(seat|owner|by)$/;
const SEATS = /(^|_)(seats|owners|winners)$/;
const BY_SEAT = /(^|_)(points|counts)$/;
const IN_TURN = /(^|_)steps$/;
const NONE = "none"; // what messages select on where a list is empty

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** `tiles` → `tile`, `industries` → `industry` */
const oneOf = (name: string): string => (name.endsWith("ies") ? `${name.slice(0, -3)}y` : name.replace(/s$/, ""));
const plural = (kind: string): string => (kind.endsWith("y") ? `${kind.slice(0, -1)}ies` : `${kind}s`);
const singular = (key: string): string => oneOf(key.split(/[-_]/).at(-1)!);
/** `COA-4.4` → `why-COA-4-4` */
export const whyId = (rule: string): string => `why-${rule.replaceAll(".", "-")}`;

/** Speech about one table: knows the game, who sits where and what the pieces are called. */
export class Teller {
  #facts: Table;
  #fields: string[];
  #tables = new Map<string, Table>();
  #pieces = new Map<string, string>();
  #events = new WeakMap<GameEvent, { lang: string; text: string }>();

  /** `you` is the seat of the one who reads, where that is one person. */
  constructor(
    readonly slug: string,
    facts: unknown,
    readonly names: readonly string[],
    readonly you: number | null = null,
  ) {
    this.#facts = isTable(facts) ? facts : {};
    const rows = Object.keys(this.#facts).flatMap((name) => Object.values(this.#table(oneOf(name))));
    this.#fields = [...new Set(rows.filter(isTable).flatMap((row) => Object.keys(row)))].sort();
  }

  name(seat: number): string {
    return this.names[seat] ?? t("shell-chance");
  }

  /** The arguments as words, with their forms beside them: cases (`tile_acc`), id (`tile_id`), `tiles_count`. */
  named(args: Args): Args {
    const out: Args = {};
    for (const [key, value] of Object.entries(args)) {
      out[key] = this.#named(key, value, "");
      if (Array.isArray(value) || value === null) out[`${key}_count`] = value?.length ?? 0;
      if (typeof value !== "string" && !Array.isArray(value)) continue;
      out[`${key}_id`] = value;
      for (const form of CASES) out[`${key}_${form}`] = this.#named(key, value, form);
    }
    return out;
  }

  #named(key: string, value: unknown, form: string): unknown {
    if (value === null) return NONE;
    if (Array.isArray(value)) return this.#list(key, value, form);
    if (typeof value === "number" && SEAT.test(key)) return this.name(value);
    return typeof value === "string" ? this.piece(singular(key), value, form) : value;
  }

  #list(key: string, values: unknown[], form: string): string {
    if (BY_SEAT.test(key) && values.every((v) => typeof v === "number")) return this.#bySeat(values as number[]);
    const words = SEATS.test(key)
      ? values.map((v) => this.name(v as number))
      : values.map((v) => String(this.#named(key, v, form)));
    if (!words.length) return NONE;
    return IN_TURN.test(key) ? words.reduce((first, next) => t("shell-then", { first, next })) : listed(words);
  }

  /** `Ola 4, You 2`: those who have any, the most first. */
  #bySeat(numbers: number[]): string {
    const some = numbers
      .map((n, seat) => ({ n, seat }))
      .filter((s) => s.n)
      .sort((a, b) => b.n - a.n);
    return (
      some.map((s) => `${s.seat === this.you ? t("shell-you") : this.name(s.seat)} ${num(s.n)}`).join(", ") || NONE
    );
  }

  /** What a piece is called: `piece("colour", "grey")`; the id itself where nobody named it. */
  piece(thing: string, id: string, form = ""): string {
    const key = `${lang()} ${thing} ${form} ${id}`;
    const known = this.#pieces.get(key);
    if (known !== undefined) return known;
    const said = this.#piece(thing, id, form);
    this.#pieces.set(key, said);
    return said;
  }
  #piece(thing: string, id: string, form: string): string {
    const [source, colour] = id.split(":");
    if (colour !== undefined && has(`${this.slug}-cube-${source}`))
      return this.#form(`${this.slug}-cube-${source}`, this.named({ colour }), form);
    for (const kind of [thing, this.#kind(id)]) {
      if (kind === null) continue;
      if (has(`${this.slug}-${kind}-${id}`)) return this.#form(`${this.slug}-${kind}-${id}`, {}, form);
      const facts = this.#table(kind)[id];
      if (isTable(facts) && has(`${this.slug}-${kind}`))
        return this.#form(`${this.slug}-${kind}`, { ...this.named(facts), id }, form);
    }
    return id;
  }
  #form(id: string, args: Args, attribute: string): string {
    return (attribute && form(id, args, attribute)) || form(id, args) || id;
  }

  /** The facts of one kind of piece by id; a game gives them as a table or as a list of rows with `id`. */
  #table(kind: string): Table {
    const known = this.#tables.get(kind);
    if (known) return known;
    const raw = this.#facts[plural(kind)];
    const rows = Array.isArray(raw)
      ? raw.filter((row) => isTable(row) && "id" in row).map((row) => [String(row.id), row])
      : [];
    const made: Table = isTable(raw) ? raw : Object.fromEntries(rows);
    this.#tables.set(kind, made);
    return made;
  }
  /** Whose id this is, where the argument's name does not tell. */
  #kind(id: string): string | null {
    const table = Object.keys(this.#facts).find((name) => name.endsWith("s") && id in this.#table(oneOf(name)));
    return (table && oneOf(table)) ?? this.#fields.find((name) => has(`${this.slug}-${name}-${id}`)) ?? null;
  }

  // ---- sentences

  say(id: string, args: Args = {}): string {
    return t(id, this.named(args));
  }
  maybe(id: string, args: Args): string | null {
    return has(id) ? this.say(id, args) : null;
  }
  /** What happened, for the log: to its reader in the second person (`.you`). Said once per language. */
  event(event: GameEvent): string {
    const known = this.#events.get(event);
    if (known?.lang === lang()) return known.text;
    const id = `${this.slug}-log-${event.kind}`;
    const mine = this.you !== null && event.args.seat === this.you;
    const text = (mine && form(id, this.named(event.args), "you")) || this.say(id, event.args);
    this.#events.set(event, { lang: lang(), text });
    return text;
  }
  asks(message: Message): string {
    return this.say(`${this.slug}-ask-${message.id}`, message.args);
  }
  why(broken: Broken): string {
    return this.maybe(whyId(broken.id), broken.args) ?? t("shell-why-rule", { rule: broken.id });
  }
  /** The value of a preview cell where the game says it in its own words. */
  cell(cell: Cell): string | null {
    const args = { before: cell.before ?? 0, after: cell.after ?? 0, ...cell.args };
    return this.maybe(`${this.slug}-preview-${cell.id}-value`, args);
  }
}
