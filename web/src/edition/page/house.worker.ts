// The house in the page (src/gwarek/pages): tables, lessons and what is kept of them. It answers in order, and what it
// writes down is kept before anybody is shown what it says.
import type { PyProxy } from "pyodide/ffi";
import { Kept } from "./kept";
import type { Post, Told, Wish } from "./messages";
import { python } from "./python";
import { Thinkers } from "./thinkers";

interface House {
  ask(method: string, path: string, body: string | null): PyProxy & { toJs(): [number, string] };
  connect(line: number, path: string): void;
  hear(line: number, text: string): void;
  leave(line: number): void;
  taken(file: string): string;
  answered(number: number, text: string): void;
  failed(number: number, why: string): void;
}

const say = (told: Told) => postMessage(told);

class Host {
  #house!: House;
  #post!: () => string;
  #kept: Kept | null = null;
  #thinkers!: Thinkers;
  #bell: ReturnType<typeof setTimeout> | undefined;
  #unkept = false;

  async start(folder: string): Promise<void> {
    // Another window of Gwarek has the games: two would write over each other.
    await new Promise<void>((have) => {
      const timer = setTimeout(() => say({ kind: "standing", standing: { waiting: true } }), 300);
      const mine = () => {
        clearTimeout(timer);
        say({ kind: "standing", standing: { waiting: false } });
        have();
        return new Promise<never>(() => undefined);
      };
      if (navigator.locks) void navigator.locks.request("gwarek", mine);
      else void mine();
    });
    const texts = Kept.open().then(
      async (kept) => {
        const all = await kept.all();
        this.#kept = kept;
        return all;
      },
      (): Record<string, string> => {
        this.#lost();
        return {};
      },
    );
    const made = await python(folder, (done) => say({ kind: "standing", standing: { done } }));
    const run = made.runPython(`
import json
from pathlib import Path
import gwarek.pages
from gwarek.pages.house import PageCustoms, PageHouse
shapes = json.loads((Path(gwarek.pages.__file__).parent / "shapes.json").read_text("utf-8"))
house = PageHouse(shapes, PageCustoms(Path("/tmp/gwarek")))
(house, lambda: json.dumps(house.post()), lambda texts: json.dumps(house.restore(json.loads(texts))))
`) as PyProxy & { toJs(options: object): [House, () => string, (texts: string) => string] };
    const [house, post, restore] = run.toJs({ depth: 1 });
    this.#house = house;
    this.#post = post;
    this.#thinkers = new Thinkers(
      folder,
      (number, text) => void this.do((it) => it.answered(number, text)),
      (number, why) => void this.do((it) => it.failed(number, why)),
    );
    const broken = JSON.parse(restore(JSON.stringify(await texts))) as [];
    say({ kind: "standing", standing: { done: 1, broken } });
  }

  #lost(): void {
    if (!this.#unkept) say({ kind: "standing", standing: { unkept: true } });
    this.#unkept = true;
  }

  /** Something is said to the house; then what leaves it is carried where it belongs. */
  async do(wish: (house: House) => Told | void): Promise<void> {
    const answer = wish(this.#house);
    const post = JSON.parse(this.#post()) as Post;
    for (const number of post.stopped) this.#thinkers.stop(number);
    if (post.warm) this.#thinkers.warm();
    for (const question of post.questions) this.#thinkers.ask(question);
    clearTimeout(this.#bell);
    if (post.due !== null) this.#bell = setTimeout(() => void this.do(() => undefined), post.due * 1000 + 1);
    if (Object.keys(post.changed).length) await this.#write(post.changed);
    if (answer) say(answer);
    for (const [line, text] of post.down) say({ kind: "down", line, text });
    for (const [line, code, reason] of post.closed) say({ kind: "closed", line, code, reason });
  }

  async #write(texts: Record<string, string>): Promise<void> {
    try {
      await this.#kept?.write(texts);
    } catch {
      this.#lost();
    }
  }
}

const host = new Host();
let begun: Promise<void> | null = null;
let turn: Promise<void> = Promise.resolve();

onmessage = ({ data }: MessageEvent<Wish>) => {
  if (data.kind === "start") {
    begun = host.start(data.folder);
    begun.catch((fault: unknown) => say({ kind: "standing", standing: { failed: String(fault) } }));
    return;
  }
  turn = turn.then(async () => {
    await begun;
    await host.do((house) => {
      if (data.kind === "ask") {
        const [status, text] = house.ask(data.method, data.path, data.body).toJs();
        return { kind: "answer", number: data.number, status, text };
      }
      if (data.kind === "take")
        return { kind: "answer", number: data.number, status: 200, text: house.taken(data.file) };
      if (data.kind === "connect") house.connect(data.line, data.path);
      else if (data.kind === "hear") house.hear(data.line, data.text);
      else house.leave(data.line);
    });
  });
  turn.catch(() => undefined);
};
