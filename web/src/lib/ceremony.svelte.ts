// The scoring that is shown now, row by row, at reading pace. While it runs the table waits here, on this page only: what others and bots
// do meanwhile is queued by the page and shown afterwards, so that nobody is held up by somebody who reads, or is away.
import type { ScoringSheet } from "./scoring";
import { settings } from "./settings.svelte";

const ROW = 2;
const FIRST = 10;
const TOTAL = 4;
const SEEN = "gwarek-scoring-seen";

function isNew(): boolean {
  try {
    return localStorage.getItem(SEEN) === null;
  } catch {
    return false;
  }
}
function remember(): void {
  try {
    localStorage.setItem(SEEN, "1");
  } catch {
    // private window: it is new every time
  }
}

export class Ceremony {
  sheet = $state.raw<ScoringSheet | null>(null);
  /** The row that is being counted; after the last one all is counted. */
  at = $state(0);
  /** Seconds until it goes on by itself; null for a sheet opened again, which stays. */
  left = $state<number | null>(null);
  readonly counted = $derived(this.sheet !== null && this.at >= this.sheet.rows.length);
  /** Running: the board shows what is counted. */
  readonly live = $derived(this.sheet !== null && this.left !== null);
  #pace = ROW;
  #timer: ReturnType<typeof setInterval> | undefined;
  #done: (() => void) | null = null;

  /** Show what is counted, one sheet after another; over when the last is closed. */
  async run(sheets: readonly ScoringSheet[]): Promise<void> {
    if (settings.scoring === "none") return;
    this.#pace = isNew() ? FIRST : ROW;
    for (const sheet of sheets) {
      await new Promise<void>((done) => {
        this.close();
        this.#done = done;
        this.sheet = sheet;
        this.#to(settings.scoring === "total" ? sheet.rows.length : 0);
        this.#timer = setInterval(() => this.#tick(), 1000);
      });
    }
    if (sheets.length) remember();
  }

  /** Open a sheet again, with everything counted. */
  open(sheet: ScoringSheet): void {
    this.close();
    this.sheet = sheet;
    this.at = sheet.rows.length;
    this.left = null;
  }

  next(): void {
    if (!this.sheet) return;
    if (this.counted) this.close();
    else this.#to(this.at + 1);
  }

  /** Esc: to the total, and from there on with the game. */
  skip(): void {
    if (!this.sheet) return;
    if (this.counted) this.close();
    else this.#to(this.sheet.rows.length);
  }

  close(): void {
    clearInterval(this.#timer);
    const done = this.#done;
    this.#done = null;
    this.sheet = null;
    done?.();
  }

  #to(at: number): void {
    this.at = at;
    this.left = this.counted ? TOTAL : this.#pace;
  }
  #tick(): void {
    this.left = (this.left ?? 1) - 1;
    if (this.left <= 0) this.next();
  }
}
