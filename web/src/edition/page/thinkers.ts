// The bots' worker as the house sees it: asked one question after another, ended when it takes too long.
import type { BotTold, BotWish, Question } from "./messages";

export class Thinkers {
  #worker: Worker | null = null;
  #open = new Map<number, Question>();

  constructor(
    readonly folder: string,
    readonly answered: (number: number, text: string) => void,
    readonly failed: (number: number, why: string) => void,
  ) {}

  /** A bot will be asked soon. */
  warm(): void {
    if (this.#worker) return;
    const worker = (this.#worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }));
    worker.onmessage = ({ data }: MessageEvent<BotTold>) => this.#hear(data);
    worker.onerror = (fault) => {
      this.#end();
      for (const number of this.#taken()) this.failed(number, fault.message || "the worker did not start");
    };
    this.#say({ kind: "start", folder: this.folder });
  }

  #say(wish: BotWish): void {
    this.#worker!.postMessage(wish);
  }

  #hear(data: BotTold): void {
    if (data.kind === "ready" || !this.#open.delete(data.number)) return;
    if (data.kind === "answered") this.answered(data.number, data.text);
    else this.failed(data.number, data.why);
  }

  ask(question: Question): void {
    this.warm();
    this.#open.set(question.number, question);
    this.#say({ kind: "think", question });
  }

  /** Nobody waits for this any more: the thought is cut short, and the other questions are asked anew. */
  stop(number: number): void {
    if (!this.#open.delete(number)) return;
    this.#end();
    const others = [...this.#open.values()];
    if (!others.length) this.warm();
    for (const question of others) this.ask(question);
  }

  #taken(): number[] {
    const open = [...this.#open.keys()];
    this.#open.clear();
    return open;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
