// What happened, shown one after another. Boards register a handler per event kind; a handler moves things while the old
// view is still drawn, then the table shows the new one. One event takes 900 ms at most, one update of others 2.5 s.
import { isStill } from "./settings.svelte";
import type { Entry, GameEvent } from "./types";

export interface Happening {
  event: GameEvent;
  entry: Entry;
  before: unknown;
  after: unknown;
  signal: AbortSignal;
}
export type Handler = (happening: Happening) => Promise<void> | void;
/** What a board does about the events of its game (`Events` in its shapes.ts), by kind. */
export type Moves<Told> = { [Kind in keyof Told]?: (args: Told[Kind], happening: Happening) => Promise<void> };

const ONE = 900;
const TURN = 2500;

export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });

export class Events {
  #handlers = new Map<string, Set<Handler>>();
  #stop: AbortController | null = null;
  playing = $state(false);

  /** Register for one kind; call the answer to leave (return it from $effect). */
  on(kind: string, handler: Handler): () => void {
    const set = this.#handlers.get(kind) ?? new Set();
    this.#handlers.set(kind, set.add(handler));
    return () => set.delete(handler);
  }

  /** Register for several kinds at once; the answer leaves them all. */
  follow<Told>(moves: Moves<Told>): () => void {
    const all = Object.entries(moves as Record<string, (args: unknown, happening: Happening) => Promise<void>>);
    const leave = all.map(([kind, move]) => this.on(kind, (happening) => move(happening.event.args, happening)));
    return () => leave.forEach((off) => off());
  }

  /** Play the entries while the old view is drawn. Ends early when skipped; never throws. */
  async play(entries: readonly Entry[], before: unknown, after: unknown): Promise<void> {
    if (isStill() || document.hidden) return;
    const stop = (this.#stop = new AbortController());
    const whole = setTimeout(() => stop.abort(), TURN);
    this.playing = true;
    try {
      for (const entry of entries)
        for (const event of entry.events) await this.#one({ event, entry, before, after, signal: stop.signal });
    } finally {
      clearTimeout(whole);
      this.playing = false;
      this.#stop = null;
    }
  }

  async #one(happening: Happening): Promise<void> {
    const handlers = this.#handlers.get(happening.event.kind);
    if (!handlers?.size || happening.signal.aborted) return;
    const all = Promise.all([...handlers].map(async (h) => h(happening))).catch((fault) => console.error(fault));
    await Promise.race([all, pause(ONE, happening.signal)]);
  }

  /** Any key or tap: to the end at once. */
  skip(): void {
    this.#stop?.abort();
  }
}
