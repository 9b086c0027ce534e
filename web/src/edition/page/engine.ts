// The engine as the page sees it: a worker that is asked, and what is known of it while it starts.
import type { Answer, Closing, Line } from "../edition";
import type { Told, Wish } from "./messages";

const folder = new URL(".", document.baseURI).href;

/** How far the engine is (`ready` at 1), what could not be read of what was kept, and whether anything can be kept. */
export interface Standing {
  done: number;
  failed: string | null;
  waiting: boolean;
  broken: readonly { key: string; id: string; args: Record<string, string | number> }[];
  unkept: boolean;
}

export class Engine {
  readonly #worker: Worker;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  readonly #lines = new Map<number, PageLine>();
  #number = 0;

  constructor(told: (standing: Partial<Standing>) => void) {
    this.#worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data, told);
    this.#worker.onerror = (fault) => told({ failed: fault.message || "the worker did not start" });
    this.#say({ kind: "start", folder });
  }

  #say(wish: Wish): void {
    this.#worker.postMessage(wish);
  }

  #hear(data: Told, told: (standing: Partial<Standing>) => void): void {
    if (data.kind === "answer") {
      this.#asked.get(data.number)?.({ status: data.status, text: data.text });
      this.#asked.delete(data.number);
    } else if (data.kind === "down") this.#lines.get(data.line)?.onmessage?.({ data: data.text });
    else if (data.kind === "closed") this.#lines.get(data.line)?.ended(data);
    else told(data.standing);
  }

  ask(method: string, path: string, body: unknown): Promise<Answer> {
    const number = ++this.#number;
    return new Promise((keep) => {
      this.#asked.set(number, keep);
      this.#say({ kind: "ask", number, method, path, body: body === undefined ? null : JSON.stringify(body) });
    });
  }

  /** The games of a file; how many came in, and what could not be read. */
  async takeIn(file: string): Promise<{ taken: number; broken: Standing["broken"] }> {
    const number = ++this.#number;
    const answer = new Promise<Answer>((keep) => this.#asked.set(number, keep));
    this.#say({ kind: "take", number, file });
    return JSON.parse((await answer).text);
  }

  line(path: string): Line {
    const number = ++this.#number;
    const line = new PageLine(
      (text) => this.#say({ kind: "hear", line: number, text }),
      () => {
        this.#lines.delete(number);
        this.#say({ kind: "leave", line: number });
      },
    );
    this.#lines.set(number, line);
    this.#say({ kind: "connect", line: number, path });
    return line;
  }
}

/** A line that is always open until it is closed: what is sent waits for the engine. */
class PageLine implements Line {
  readyState: number = WebSocket.OPEN;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly leave: () => void,
  ) {}

  close(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.readyState = WebSocket.CLOSED;
    this.leave();
  }

  ended(why: Closing): void {
    this.close();
    this.onclose?.(why);
  }
}
