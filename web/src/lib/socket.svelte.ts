// One table as this browser sees it: the socket, the latest state, what is drawn now, and the past while replaying.
import { edition } from "$edition";
import type { Closing, Line } from "../edition/edition";
import { api, ApiError } from "./api";
import { Ceremony } from "./ceremony.svelte";
import { Events } from "./events.svelte";
import { t, tMaybe } from "./i18n.svelte";
import { standing } from "./hints";
import { withEntries } from "./log";
import type { ScoringSheet } from "./scoring";
import { play } from "./sound";
import { Teller } from "./teller";
import { Explained } from "./told.svelte";
import { Together } from "./together.svelte";
import type {
  Advice,
  AskUndo,
  Chat,
  Coach,
  Down,
  Entry,
  GameModule,
  Hint,
  Message,
  Proposal,
  Seat,
  TableInfo,
  Teacher,
  Up,
  Update,
  Use,
} from "./types";

const WAITS = [400, 1000, 2000, 4000, 8000, 15000];
/** A table that is busy is asked again so many times, after these waits, before the person is told. */
const BUSY_WAITS = [400, 1200, 3000];

/** Where a table stands: its socket, what is known of it, and its past. Without `at` nothing but what was seen here is known of the past. */
export interface Place {
  socket: string;
  info(): Promise<TableInfo | null>;
  at?(n: number): Promise<Update>;
}
const stored = (id: string, key: string | null): Place => ({
  socket: `/tables/${id}/socket${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  info: () => api.table(id, key),
  at: (n) => api.at(id, n, key),
});

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<Seat[]>([]);
  facts = $state.raw<unknown>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** The newest state, and the one drawn: they differ while events play. */
  latest = $state.raw<Update | null>(null);
  #drawn = $state.raw<Update | null>(null);
  /** Round one screen: the person for whom the curtain was opened. */
  opened = $state<Seat | null>(null);
  /** A past entry while replaying; then nothing is legal. */
  past = $state.raw<Update | null>(null);
  line = $state<"connecting" | "open" | "offline">("connecting");
  sending = $state(false);
  thinking = $state<Seat | null>(null);
  refused = $state.raw<Message | null>(null);
  /** The advice asked for last, and whether a bot is still thinking about it. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Somebody asks to go back: this screen, or another one that asks the people here. */
  askUndo = $state.raw<AskUndo | null>(null);
  /** The list of what an undo would take lies open. */
  undoList = $state(false);
  /** The table cannot be shown at all (unknown, not for you). */
  failed = $state.raw<Message | null>(null);
  /** Log length when this person last looked; entries after it are new. */
  seen = $state(0);
  readonly events = new Events();
  /** What is counted now. */
  readonly ceremony = new Ceremony();
  /** The front end of the game at this table, once it is here. */
  game = $state.raw<GameModule | null>(null);
  /** A lesson: what the teacher says of the step being done. */
  coach = $state.raw<Coach | null>(null);
  /** A game with a teacher: what is met, and what the teacher says now. */
  teacher = $state.raw<Teacher | null>(null);
  /** What he has explained here. */
  readonly told = new Explained();
  /** What the people of a team show each other. */
  readonly together = new Together();
  readonly #called = $derived(this.names.join("\n"));
  /** The seat of the one person at this screen, whom sentences speak to. */
  readonly #reader = $derived(this.hotseat ? null : (this.you[0] ?? null));
  /** Says events, questions and reasons in the names of this table. */
  readonly teller = $derived(new Teller(this.info?.game ?? "", this.facts, this.#called.split("\n"), this.#reader));

  #sheets = new WeakMap<Entry, ScoringSheet[]>();
  #goes = 0;
  #socket: Line | null = null;
  #queue: Update[] = [];
  #busy = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #whys = new Map<number, (uses: Use[]) => void>();
  #number = 0;
  #others: (string | string[])[] = [];
  #closed = false;
  /** The choice on its way, and how often the table was too busy for it. */
  #act: Up | null = null;
  #busyTimes = 0;
  /** Words that wait for a name. */
  #words: string | null = null;
  #read = $state("");

  /** The states seen here, where nothing else keeps them. */
  #states: Update[] = [];

  constructor(
    readonly id: string,
    readonly key: string | null,
    readonly place: Place = stored(id, key),
  ) {}

  /** What the page draws: the past while replaying, else the present. */
  get update(): Update | null {
    return this.past ?? this.shown;
  }
  get as(): Seat | null {
    return this.shown?.as ?? null;
  }
  /** The present as it may be drawn: while the curtain is down, nothing that only the next person may know. */
  get shown(): Update | null {
    return this.#veiled;
  }
  set shown(update: Update | null) {
    this.#drawn = update;
  }
  readonly #veiled: Update | null = $derived(this.#drawn && this.#veil(this.#drawn));
  #veil(update: Update): Update {
    const covered = !!update.curtain && update.as !== this.opened && !update.outcome;
    return covered ? { ...update, as: null, view: update.curtain, legal: [], asks: null, fellow: null } : update;
  }
  /** Whom the screen is to be passed to before anything hidden is shown; null: the curtain is up. */
  get passTo(): Seat | null {
    return this.#drawn !== this.#veiled ? this.#drawn!.as : null;
  }
  /** The curtain falls: nobody's hidden things are shown until somebody opens it. */
  cover(): void {
    this.opened = null;
    if (this.passTo !== null) this.past = null;
  }
  get replaying(): boolean {
    return this.past !== null;
  }
  get yourTurn(): boolean {
    return this.as !== null && !!this.shown && this.shown.to_act.includes(this.as) && this.shown.legal.length > 0;
  }
  /** A choice is on its way, or what came of it is being shown: nothing can be chosen meanwhile. */
  get busy(): boolean {
    return this.sending || this.behind;
  }
  /** Events are still playing: the page draws an older state. */
  get behind(): boolean {
    return this.latest !== this.#drawn;
  }
  /** Done when the newest state is drawn. */
  caughtUp: Promise<void> = Promise.resolve();
  /** Several seats are played at this one screen. */
  get hotseat(): boolean {
    return this.you.length > 1;
  }
  /** Player names by seat, for sentences. */
  get names(): string[] {
    const seats = this.info?.seats ?? [];
    const guests = seats.filter((s) => s.taken && !s.name && !s.bot).length;
    const guest = (seat: Seat) => (guests > 1 ? `${t("pages-guest-here")} ${seat + 1}` : t("pages-guest-here"));
    const other = (s: TableInfo["seats"][number]) =>
      s.bot ? s.bot[0]!.toUpperCase() + s.bot.slice(1) : s.taken ? guest(s.seat) : t("shell-free-seat");
    // a player whom the rules play has a seat beyond those at the table
    const beyond = Math.max(0, (this.latest?.scores[0]?.points.length ?? 0) - seats.length);
    return [
      ...seats.map((s) => s.name ?? other(s)),
      ...Array.from({ length: beyond }, () => t(`${this.info?.game}-own-player`)),
    ];
  }
  /** The game's title in the reader's language, or as the server knows it. */
  get title(): string {
    return tMaybe(`shell-title-${this.info?.game}`) ?? this.info?.title ?? "";
  }
  /** Somebody plays with you at another screen, and can be shown things. */
  get company(): boolean {
    return this.you.length > 0 && !!this.info?.seats.some((s) => s.taken && !s.bot && !s.mine);
  }
  /** Proposals for the position that is drawn. */
  get proposals(): readonly Proposal[] {
    const { after, list } = this.together.proposed;
    return this.replaying || this.shown?.length !== after ? [] : list;
  }
  /** *You* for your own seat, unless several of you share the screen. */
  called(seat: Seat): string {
    return seat === this.#reader ? t("shell-you") : (this.names[seat] ?? t("shell-chance"));
  }
  /** The words of the last line somebody decided, for the brass corners. */
  get last(): { seat: Seat; words: string[] } | null {
    const length = this.update?.length ?? 0;
    const entry = this.log.findLast((e) => e.seat >= 0 && !e.undone && !e.turned && e.n <= length);
    return entry ? { seat: entry.seat, words: entry.line.split(" ") } : null;
  }

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    const socket = (this.#socket = edition.transport.line(this.place.socket));
    socket.onmessage = (e) => this.#socket === socket && this.#receive(JSON.parse(e.data) as Down);
    socket.onclose = (e) => this.#socket === socket && void this.#lost(e);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  retry(): void {
    this.#tries = 0;
    this.open();
  }

  async #lost({ code, reason }: Closing): Promise<void> {
    if (this.#closed) return;
    this.sending = this.hinting = false;
    this.line = this.#tries > 1 || this.info ? "offline" : "connecting";
    if (!this.info) await this.#whyLost();
    if (code >= 4400 && code < 4500) this.failed ??= { id: `error-${reason}`, args: {} };
    if (this.failed) return;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#timer = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
  }

  /** A socket that was never opened does not say why; the table's page does. */
  async #whyLost(): Promise<void> {
    try {
      await this.place.info();
    } catch (fault) {
      if (fault instanceof ApiError && fault.status >= 400 && fault.status < 500) this.failed = fault.said;
    }
  }

  #send(message: Up): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Decide: a line, or several, all or none. `others` are tried in turn where the rules refuse: what follows a line is theirs to know. */
  act(line: string | string[], ...others: (string | string[])[]): void {
    if (this.as === null || this.busy || !this.shown) return;
    this.refused = null;
    this.#others = others;
    const act: Up = { act: line, after: this.shown.length, seat: this.as };
    if (this.#send(act)) {
      this.#act = act;
      this.#busyTimes = 0;
      this.sending = true;
      play("stamp");
    }
  }

  /** To the position after entry `to`: back, or forward again. Whoever has to consent is asked by the server. */
  undo({ to, seat }: { to: number; seat: Seat }): void {
    if (!this.latest || this.busy) return;
    this.refused = null;
    this.undoList = false;
    this.sending = this.#send({ undo: to, after: this.latest.length, seat });
  }

  /** The person here who is asked by somebody to go back, if any; and whom this screen waits for. */
  get undoAsked(): Seat | null {
    return this.askUndo?.asks.find((s) => this.you.includes(s)) ?? null;
  }
  get undoWaits(): Seat[] {
    const ask = this.askUndo;
    return ask && this.you.includes(ask.by) ? ask.asks.filter((s) => !this.you.includes(s)) : [];
  }
  answerUndo(seat: Seat, grant: boolean): void {
    if (this.askUndo) this.#send({ answer: this.askUndo.request, seat, grant });
  }
  #asked(down: AskUndo): void {
    this.askUndo = down;
    this.sending = this.undoList = false;
    if (this.hotseat && this.undoAsked !== null) this.cover(); // somebody else takes the screen
  }
  #answered(granted: boolean, late: boolean): void {
    const mine = this.askUndo !== null && this.you.includes(this.askUndo.by);
    this.askUndo = null;
    if (mine && !granted) this.refused = { id: late ? "shell-undo-late" : "shell-undo-refused", args: {} };
  }

  /** The seat a hint can be asked for: your own to act, or, where all play together, the person's whose turn it is. */
  hintSeat(together: boolean): Seat | null {
    if (!this.info?.hints || !this.shown || this.replaying || !this.you.length) return null;
    const seats = this.shown.to_act.filter((s) => s >= 0 && !this.info!.seats[s]?.bot);
    return seats.find((s) => this.you.includes(s)) ?? (together ? (seats[0] ?? null) : null);
  }
  askHint(seat: Seat): void {
    if (this.busy || this.hinting || !this.shown) return;
    this.refused = null;
    this.hint = null;
    this.hinting = this.#send({ hint: this.shown.length, seat });
  }
  /** What is left of the advice in the position shown. */
  readonly advice: Advice[] = $derived.by(() => {
    const shown = this.shown;
    return shown && this.hint
      ? standing(
          this.hint,
          shown.length,
          this.log,
          shown.legal.map((l) => l.line),
        )
      : [];
  });

  /** Ask something of the teacher, or tell him. */
  school(up: Extract<Up, { coach: string } | { teacher: string }>): void {
    this.refused = null;
    this.#send(up);
  }
  /** What the teacher explained is understood: his row folds. */
  understood(): void {
    if (!this.told.again && this.teacher?.concept) this.#send({ teacher: "understood" });
    this.told.fold();
  }
  unfold(): void {
    this.told.folded = false;
  }
  /** Have a whole line weighed before it is confirmed. */
  weigh(line: string): void {
    if (this.as !== null && this.shown) this.#send({ weigh: line, after: this.shown.length, seat: this.as });
  }
  /** A table shown without a server: plates to look at. */
  lay(down: Extract<Down, { type: "table" }>): void {
    this.#begin(down);
  }
  follow(update: Update): Promise<void> {
    this.#next(update);
    return this.caughtUp;
  }

  say(text: string): void {
    this.refused = null;
    this.#send({ say: text });
  }
  /** A visitor has said their name: the table hears it when the page knocks again, then the words. */
  saySoon(text: string): void {
    this.#words = text;
    this.open();
  }
  /** Nobody's seat is played here. */
  get watching(): boolean {
    return this.info !== null && this.you.length === 0;
  }
  /** What has been said since this person last looked at the chat; one's own words and notes of the house do not count. */
  get unread(): number {
    return this.chat.filter((c) => c.time > this.#read && !c.note && !(c.seat !== null && this.you.includes(c.seat)))
      .length;
  }
  /** The chat has been looked at, up to its last line. */
  readChat(): void {
    const last = this.chat.at(-1)?.time;
    if (!last || last <= this.#read) return;
    this.#read = last;
    localStorage.setItem(`gwarek-read-${this.id}`, last);
  }

  /** Show everybody the piece that stands for these words. */
  point(words: string[]): void {
    this.refused = null;
    this.#send({ point: words });
  }
  /** Suggest a line to the fellow player who is to act. */
  propose(line: string): void {
    this.refused = null;
    if (this.shown) this.#send({ propose: line, after: this.shown.length });
  }
  /** Take a proposal off the table: one's own, or one made to oneself. */
  dismiss(by: Seat): void {
    this.#send({ dismiss: by });
  }

  /** What the words could be used for and what is against it, the nearest to legal first; `beside` is chosen already. */
  why(words: string[], beside: string[] = [], seat: Seat | null = this.as): Promise<Use[]> {
    const id = ++this.#number;
    return new Promise((done) => {
      if (seat === null || !this.#send({ why: words, beside, id, seat })) return done([]);
      this.#whys.set(id, done);
    });
  }

  #receive(down: Down): void {
    switch (down.type) {
      case "table":
        return this.#begin(down);
      case "update":
        return this.#next(down);
      case "seats":
        this.info = down.table;
        return;
      case "refused":
        return this.#refuse(down);
      case "why":
        this.#whys.get(down.id)?.(down.uses);
        this.#whys.delete(down.id);
        return;
      case "ask-undo":
        return this.#asked(down);
      case "undo-answer":
        return this.#answered(down.granted, down.late);
      case "chat":
        this.chat = [...this.chat, down];
        return;
      case "talk":
        this.chat = down.chat;
        return;
      case "point":
        return this.together.pointed(down);
      case "proposals":
        return void this.caughtUp.then(() => this.together.propose(down.after, down.proposals));
      case "hint":
        this.hinting = false;
        this.hint = down;
        return;
      case "coach":
        // what happened is shown first, then the teacher speaks of it
        return void this.caughtUp.then(() => (this.coach = down));
      case "teacher":
        return void this.caughtUp.then(() => {
          this.told.heard(down);
          this.teacher = down.setting === "off" ? null : down;
        });
      case "thinking":
        this.thinking = down.seat;
    }
  }

  #begin(down: Extract<Down, { type: "table" }>): void {
    const first = !this.info;
    this.info = down.table;
    this.you = down.you;
    this.facts = down.facts;
    this.log = down.log;
    this.chat = down.chat;
    this.latest = this.shown = down.update;
    if (!this.place.at) [this.#states, this.past] = [[down.update], null];
    this.#queue = [];
    this.ceremony.close();
    this.together.propose(-1, []);
    this.line = "open";
    this.#tries = 0;
    this.sending = this.hinting = this.undoList = false;
    this.askUndo = null;
    this.failed = null;
    if (first) this.#remember();
    if (this.#words !== null) this.#send({ say: this.#words });
    this.#words = null;
  }

  #remember(): void {
    const key = `gwarek-seen-${this.id}`;
    const length = this.latest?.length ?? 0;
    const before = Number(localStorage.getItem(key) ?? length);
    this.seen = before < length ? before : 0;
    const keep = () => localStorage.setItem(key, String(this.latest?.length ?? 0));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.seen = this.latest?.length ?? 0;
      keep();
    });
    addEventListener("pagehide", keep);
    // a first visit has read what was said before it
    this.#read = localStorage.getItem(`gwarek-read-${this.id}`) ?? this.chat.at(-1)?.time ?? "";
  }

  #next(update: Update): void {
    this.latest = update;
    if (!this.place.at) this.#states = [...this.#states.filter((seen) => seen.length < update.length), update];
    this.#act = null;
    this.sending = this.undoList = false;
    this.thinking = null;
    this.refused = null;
    if (update.outcome && this.info && !this.info.outcome) void this.#fetchInfo();
    this.#queue.push(update);
    if (!this.#busy) this.caughtUp = this.#drain();
  }

  async #fetchInfo(): Promise<void> {
    this.info = (await this.place.info().catch(() => null)) ?? this.info;
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const queue = this.#queue;
      this.#append(update.entries);
      if (queue.length < 3) await this.events.play(update.entries, this.shown?.view, this.#veil(update).view);
      if (!document.hidden) await this.ceremony.run(update.entries.flatMap((e) => this.sheetsOf(e)));
      if (queue === this.#queue) this.shown = update; // else the table began anew meanwhile, with a newer state
    }
    this.#busy = false;
    if (this.yourTurn && document.hidden) play("bell");
  }

  /** The scorings an entry brought. */
  sheetsOf(entry: Entry): ScoringSheet[] {
    const scoring = this.game?.scoring;
    if (!scoring || entry.undone || !entry.events.some((e) => scoring.on.includes(e.kind))) return [];
    const known = this.#sheets.get(entry);
    if (known) return known;
    const made = scoring.sheets(
      entry,
      this.log.filter((e) => e.n < entry.n && !e.undone),
      this.facts,
    );
    this.#sheets.set(entry, made);
    return made;
  }

  #append(entries: readonly Entry[]): void {
    this.log = withEntries(this.log, entries);
  }

  #refuse(down: Extract<Down, { type: "refused" }>): void {
    const act = this.#act;
    if (down.reason === "busy" && act && this.sending && this.#busyTimes < BUSY_WAITS.length) {
      setTimeout(() => this.sending && this.#act === act && this.#send(act), BUSY_WAITS[this.#busyTimes++]);
      return;
    }
    const [next, ...others] = down.reason === "illegal" && this.sending ? this.#others : [];
    this.#act = null;
    this.sending = this.hinting = false;
    if (next !== undefined) return this.act(next, ...others);
    this.refused = down.message;
    if (down.reason === "stale") this.open();
  }

  /** The refusal as a sentence, or null. */
  get refusal(): string | null {
    if (!this.refused) return null;
    return this.teller.maybe(this.refused.id, this.refused.args) ?? t("shell-refused");
  }

  /** Show entry n; the newest one is the present. One step on, what it counts is counted again. */
  async goto(n: number): Promise<void> {
    const going = ++this.#goes;
    const length = this.latest?.length ?? 0;
    if (this.passTo !== null) return;
    const step = this.past?.length === n - 1 ? this.log.find((e) => e.n === n) : undefined;
    const update = n >= length ? null : await this.#pastAt(Math.max(0, n));
    if (step) await this.ceremony.run(this.sheetsOf(step));
    if (going === this.#goes && this.passTo === null) this.past = update;
  }
  async #pastAt(n: number): Promise<Update | null> {
    if (this.place.at) return this.place.at(n);
    const seen = this.#states.findLast((state) => state.length <= n) ?? this.#states[0];
    return seen ? { ...seen, legal: [], asks: null } : null;
  }
  now(): void {
    this.past = null;
  }
}
