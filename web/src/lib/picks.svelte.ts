// What is chosen at this table. Boards ask `status` and tell `point`; nothing here knows a game.
import { answer, common, contains, join, narrow, parts, point, same, split, unplaced, type Words } from "./choices";
import { settings } from "./settings.svelte";
import type { TableState } from "./socket.svelte";
import { play } from "./sound";
import type { Cell, Fellow, GameModule, Said, SaidLine, Scene, Seat, Use } from "./types";
import { t, tMaybe } from "./i18n.svelte";

export type Status = "legal" | "chosen" | "idle";
export interface Why {
  words: string[];
  label: string;
  at: DOMRect | null;
  uses: Use[];
  waiting: boolean;
  pending: boolean;
  legal: boolean;
}
export interface Chip {
  words: Words;
  said: Said;
  auto: boolean;
  held: boolean;
  struck: boolean;
}

export class Picks {
  table = $state.raw<TableState | null>(null);
  game = $state.raw<GameModule | null>(null);
  chosen = $state.raw<Words[]>([]);
  held = $state.raw<Words[]>([]);
  struck = $state.raw<Words[]>([]);
  hovered = $state.raw<Words | null>(null);
  why = $state.raw<Why | null>(null);
  /** Putting a proposal together, instead of waiting for the fellow player who is to act. */
  #proposing = $state(false);
  /** Words of every piece on the page now; see ui/piece. */
  #pieces = $state.raw<Words[]>([]);
  #elements = new Map<Element, Words>();
  #cache = new Map<string, Use[]>();
  #closing: ReturnType<typeof setTimeout> | undefined;
  #length = -1;
  #chooser: number | null = null;
  #gathering = false;
  /** Held words that went along with a line on its way. */
  #sent: Words[] = [];

  /** Whose decision is put together here without being one's own; null: nobody else's. */
  readonly fellow: Fellow | null = $derived(
    this.#proposing && !this.table?.yourTurn ? (this.table?.shown?.fellow ?? null) : null,
  );
  /** The whole legal list, empty while looking at the past. */
  readonly legal = $derived.by(() => {
    const table = this.table;
    if (!table || table.replaying) return [];
    return table.yourTurn ? table.shown!.legal : (this.fellow?.legal ?? []);
  });
  /** The same as words; empty while a choice is on its way. */
  readonly all = $derived(this.table?.busy ? [] : this.legal.map((l) => split(l.line)));
  /** The lines left under the chips. */
  readonly left = $derived(narrow(this.all, this.chosen));
  readonly lines: string[] = $derived(this.left.map(join));
  /** The one line left, or null. */
  readonly only: string | null = $derived(this.lines.length === 1 ? this.lines[0]! : null);
  /** A choice is made and nothing is missing. */
  readonly complete: boolean = $derived(this.only !== null && this.chosen.length > 0);
  /** What is held and goes along with the one line left, as lines. */
  readonly along: string[] = $derived(
    this.only && this.held.length && this.scene && !this.fellow
      ? (this.game?.along?.(this.only, this.held, this.scene) ?? [])
      : [],
  );
  readonly #forced = $derived(this.chosen.length || this.only ? common(this.left) : []);
  readonly #known = $derived(common(this.all));

  readonly preview: Cell[] | null = $derived.by(() => {
    const under = this.hovered && contains2(this.all, this.hovered) ? this.#pointed(this.hovered) : this.left;
    return under.length === 1 ? this.#cells(under[0]!) : null;
  });
  /** The accounts as they stand, when nothing is chosen yet: the cells all lines agree on. */
  readonly standing: Cell[] = $derived.by(() => {
    const [first, ...others] = this.legal;
    const everywhere = (c: Cell) =>
      c.before !== null && others.every((l) => l.preview.some((d) => d.id === c.id && d.before === c.before));
    return (first?.preview ?? []).filter(everywhere).map((c) => ({ ...c, after: null }));
  });
  /** Lines nothing on the page leads to; the action bar shows them as buttons. */
  readonly unplaced: string[] = $derived(this.complete ? [] : unplaced(this.left, this.#pieces).map(join));

  readonly chips: Chip[] = $derived.by(() => {
    const shown = parts(this.all, this.chosen).map((p) => this.#chip(p.words, { auto: p.auto }));
    const out = this.struck
      .filter((w) => !this.chosen.some((c) => same(c, w)))
      .map((w) => this.#chip(w, { struck: true }));
    return [...shown, ...this.held.map((w) => this.#chip(w, { held: true })), ...out];
  });

  /** The lines under the pointer, or else those left under the chips; none while nothing is chosen. */
  get pointed(): Words[] {
    const hovered = this.hovered && point(this.all, this.chosen, this.hovered);
    if (hovered) return narrow(this.all, hovered.chips);
    return this.chosen.length || this.only ? this.left : [];
  }

  #chip(words: Words, more: Partial<Chip>): Chip {
    return { words, said: this.say([...words]), auto: false, held: false, struck: false, ...more };
  }
  #pointed(words: Words): Words[] {
    const next = point(this.all, this.chosen, words);
    return next ? narrow(this.all, next.chips) : [];
  }
  #cells(line: Words): Cell[] {
    return this.legal.find((l) => l.line === join(line))?.preview ?? [];
  }

  /** Sit at a table: called by the shell. */
  sit(table: TableState, game: GameModule): void {
    Object.assign(this, { table, game, chosen: [], held: [], struck: [], hovered: null, why: null });
    this.#length = -1;
    this.#proposing = false;
    table.together.sayer = this;
  }
  leave(): void {
    this.table = null;
    this.game = null;
  }

  /** A new state is drawn: chips stay where they are still legal, held words answer, the rest is struck out. */
  renew(): void {
    const length = this.table?.shown?.length ?? -1;
    if (length === this.#length) return;
    const [since, chooser] = [this.#length, this.#chooser];
    const mine = !!this.table?.log.some((e) => e.n > since && e.seat === chooser);
    this.#length = length;
    this.#chooser = this.seat;
    if (this.table?.yourTurn) this.#proposing = false;
    if (this.#chooser !== chooser) this.chosen = this.held = []; // at one screen: another person's turn begins with nothing chosen
    this.#cache.clear();
    this.why = null;
    this.hovered = null;
    const kept = answer(this.all, mine ? this.held : [...this.chosen, ...this.held]);
    if (!mine && this.all.length) this.#strike(this.chosen.filter((c) => !kept.chips.some((k) => same(k, c))));
    // words for a later decision wait for it, on to the end of the action they were chosen with
    const within = mine && !!this.scene && !this.game?.actions?.(this.scene).length;
    const waits = (h: Words) => this.held.some((x) => same(x, h)) && !this.#sent.some((x) => same(x, h));
    this.held = kept.held.filter(
      (h) => waits(h) && (!this.all.length || (within && !!this.game?.holds?.([...h], this.scene!))),
    );
    this.#sent = [];
    this.chosen = kept.chips;
  }

  status(words: Words): Status {
    if (this.all.length === 0) return "idle";
    if (this.chosen.some((c) => contains(c, words)) || this.held.some((h) => same(h, words))) return "chosen";
    const forced =
      this.#forced.length > 0 && contains(this.#forced, words) && !words.every((w) => this.#known.includes(w));
    if (forced && this.chosen.length) return "chosen";
    return contains2(this.left, words) ? "legal" : "idle";
  }
  /** Pointing at it does something: it is legal by itself, though it may push chips out. */
  can(words: Words): boolean {
    return contains2(this.all, words);
  }

  /** Choose `words`; choose them again to take them back; ask why not if they are not legal. */
  point(words: string[], label = "", at: DOMRect | null = null): void {
    // pointed at while others' moves play: the same press has just cut them short, and counts in the state that follows
    if (this.table?.behind) return void this.table.caughtUp.then(() => this.point(words, label, at));
    this.why = null;
    if (this.chosen.some((c) => same(c, words))) return this.drop(words);
    const next = point(this.all, this.chosen, words);
    if (!next) return this.#hold(words) ? undefined : void this.ask(words, label, at);
    if (next.dropped.length && this.table?.coach) void this.#together(words, this.chosen.flat(), label, at);
    this.chosen = next.chips;
    this.#strike(next.dropped.filter((w) => !this.#rename(w)));
    for (const words of this.held) {
      const own = this.game?.alias?.(words, this.left);
      if (!own || !narrow(this.all, [...this.chosen, own]).length) continue;
      this.chosen = [...this.chosen, own];
      this.held = this.held.filter((h) => h !== words);
    }
    play("tap");
    if (this.only && this.#atOnce(this.only)) this.confirm();
  }
  /** A chip that was pushed out is kept by its other name where it is of use to what was chosen instead. */
  #rename(words: Words): boolean {
    const other = this.game?.alias?.(words, this.left);
    if (!other || !this.scene || !this.game?.holds?.(other, this.scene)) return false;
    this.held = [...this.held.filter((h) => !same(h, other)), other];
    return true;
  }
  #hold(words: string[]): boolean {
    if (!this.all.length || !this.scene || !this.game?.holds?.(words, this.scene)) return false;
    this.held = this.held.some((h) => same(h, words))
      ? this.held.filter((h) => !same(h, words))
      : [...this.held, words];
    return true;
  }
  #strike(words: readonly Words[]): void {
    if (!words.length) return;
    this.struck = [...words];
    setTimeout(() => (this.struck = []), 400);
  }
  #atOnce(line: string): boolean {
    if (!this.scene || !this.game || this.fellow) return false;
    if (this.game.step?.(line, this.scene)) return true;
    return settings.confirm === "final" && !!this.legal.find((l) => l.line === line)?.back;
  }

  hover(words: Words | null): void {
    this.hovered = words;
  }
  /** A pointer is over it. A finger does not hover: what shows up or moves under it would take the press. */
  enter(e: PointerEvent, words: Words): void {
    if (e.pointerType !== "touch") this.hover(words);
  }
  /** No longer pointed at. A moment later: what is removed while focused blurs in the middle of drawing, when nothing may change. */
  unhover(words: Words): void {
    queueMicrotask(() => this.hovered && same(this.hovered, words) && this.hover(null));
  }

  drop(words: Words): void {
    this.chosen = this.chosen.filter((c) => !same(c, words));
    this.held = this.held.filter((c) => !same(c, words));
  }
  /** Take back the last chip; false if there was none. */
  undoChip(): boolean {
    if (this.held.length) this.held = this.held.slice(0, -1);
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else return false;
    return true;
  }
  clear(): void {
    this.chosen = [];
    this.held = [];
    this.why = null;
  }
  /** Send the one line left, or the line given (a button that is a whole line): a decision, or a proposal. */
  confirm(line: string | null = this.only): void {
    if (!line || !this.table || this.table.busy) return;
    if (!this.fellow) return this.#act(line, line === this.only ? this.along : []);
    this.table.propose(line);
    this.clear();
  }
  /** What goes along comes next, or after the game's `done`; where neither can be yet, it waits. */
  #act(line: string, along: string[]): void {
    if (!along.length) return this.table!.act(line);
    this.#sent = this.held.filter((h) => along.includes(join(h)));
    this.table!.act([line, ...along], [line, "done", ...along], line);
  }
  /** Begin to put a proposal together, or stop. */
  suggest(on: boolean): void {
    this.clear();
    this.#proposing = on;
  }
  /** Take a whole line as chosen (typed, or a button of the action bar). */
  take(line: string): void {
    const before = this.chosen;
    this.chosen = [split(line)];
    for (const words of before) this.#rename(words);
    if (this.#atOnce(line)) this.confirm(line);
  }

  /** Lay a whole line out as chosen; only the player confirms it. It belongs to the state now drawn, which may be news to us. */
  lay(line: string): void {
    this.renew();
    if (!this.all.some((l) => join(l) === line)) return;
    this.why = null;
    this.held = [];
    this.chosen = [split(line)];
    play("tap");
  }

  /** Ask why these words cannot be chosen now (or say that they can); the answer is kept for this position. */
  async ask(words: string[], label: string, at: DOMRect | null): Promise<void> {
    const table = this.table;
    if (!table || table.as === null || table.replaying) return;
    const waiting = !table.yourTurn && !this.fellow;
    const legal = this.can(words);
    const beside = this.chosen.flat();
    if (!waiting && !legal && this.game?.tells?.(words)) {
      if (table.coach) void table.why(words, beside, this.seat); // the teacher hears what was asked
      return;
    }
    const key = `${join(words)} | ${join(beside)}`;
    const known = this.#cache.get(key);
    clearTimeout(this.#closing);
    const asked = (this.why = {
      words,
      label,
      at,
      uses: known ?? [],
      waiting,
      legal,
      pending: !known && !waiting && !legal,
    });
    if (!asked.pending) return;
    const uses = await table.why(words, beside, this.seat);
    this.#cache.set(key, uses);
    if (this.why === asked) this.why = { ...asked, uses, pending: false };
  }
  /** In a lesson: what is chosen and what is pointed at do not go together; that too is a question, and is answered. */
  async #together(words: string[], beside: string[], label: string, at: DOMRect | null): Promise<void> {
    const uses = await this.table!.why(words, beside, this.seat);
    if (uses.some((use) => use.violated.length))
      this.why = { words, label, at, uses, waiting: false, legal: false, pending: false };
  }
  /** A mouse has left the thing asked about, or the note: the note goes, unless the mouse comes back to either in a moment. */
  unask(words: Words | null = null): void {
    if (!this.why || (words && !same(this.why.words, words))) return;
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => (this.why = null), 320);
  }
  /** The mouse is on the note, or back on the thing. */
  keepWhy(): void {
    clearTimeout(this.#closing);
  }

  /** The seat whose decision is put together here: one's own, or the fellow's to whom a proposal is made. */
  get seat(): Seat | null {
    return this.fellow?.seat ?? this.table?.as ?? null;
  }
  /** What the game's helpers are told. */
  get scene(): Scene<unknown, unknown> | null {
    return this.#scene(this.seat);
  }
  #scene(as: Seat | null): Scene<unknown, unknown> | null {
    const table = this.table;
    return table?.update ? { view: table.update.view, facts: table.facts, as, names: table.names } : null;
  }
  /** Words as a person reads them. */
  say(words: string[]): Said {
    const own = this.scene && this.game?.sayWords?.(words, this.scene);
    if (own) return own;
    const slug = this.game?.slug ?? "";
    return { text: words.map((w) => tMaybe(`${slug}-word-${w}`) ?? w).join(" ") };
  }
  sayLine(line: string): SaidLine {
    const own = this.scene && this.game?.sayLine?.(line, this.scene);
    return own || this.say(split(line));
  }
  /** A line as the one says it who is to act. */
  proposed(line: string): string {
    const scene = this.#scene(this.table?.shown?.to_act[0] ?? this.seat);
    return ((scene && this.game?.sayLine?.(line, scene)) || this.say(split(line))).text;
  }
  /** What the piece is called that stands for these words. */
  called(words: string[]): string {
    const [element] = this.elementsOf(words);
    return (element as HTMLElement | undefined)?.dataset.name || this.say(words).text;
  }
  /** The elements on the page that stand for these words, or else for the thing they are about. */
  elementsOf(words: Words): Element[] {
    const found = (fits: (own: Words) => boolean) =>
      [...this.#elements].filter(([, own]) => fits(own)).map(([element]) => element);
    const exact = found((own) => same(own, words));
    return exact.length ? exact : found((own) => own.at(-1) === words.at(-1));
  }

  /** What the choice so far comes to: the question of a complete one, else what is missing; null while nothing is chosen. */
  readonly question: string | null = $derived.by(() => {
    const { scene, game, table } = this;
    if (!scene || !game || !table || !this.chosen.length || table.busy) return null;
    if (!this.only) {
      const text = game.sayMissing?.(this.lines, scene)?.text;
      return text ? text[0]!.toUpperCase() + text.slice(1) : null;
    }
    const own = game.sure?.(this.only, scene);
    return own ? table.teller.say(own.id, own.args) : t("shell-sure", { what: this.sayWhole(this.only).text });
  });
  /** A whole line in words alone: nothing chosen on the board helps to read it. */
  sayWhole(line: string): Said {
    return (this.scene && this.game?.sayWhole?.(line, this.scene)) || this.sayLine(line);
  }

  /** A piece appears on the page or leaves it; see ui/piece. */
  register(element: Element, words: Words | null): void {
    if (words) this.#elements.set(element, words);
    else this.#elements.delete(element);
    if (this.#gathering) return;
    this.#gathering = true;
    // before the page is painted: else what is on the board would flash up as buttons
    queueMicrotask(() => {
      this.#gathering = false;
      this.#pieces = [...this.#elements.values()];
    });
  }
}

const contains2 = (lines: readonly Words[], words: Words) => lines.some((line) => contains(line, words));

/** One table is open at a time; the boards' pieces and the shell share this. */
export const picks = new Picks();
