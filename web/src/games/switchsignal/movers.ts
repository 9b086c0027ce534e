/** What moves over the map when something happens: dice are shown, trains ride along the rails, time is lost. */
import type { Point } from "../../art/engrave";
import { pause, type Happening, type Moves } from "../../lib/events.svelte";
import type { TableState } from "../../lib/socket.svelte";
import type { Plan } from "./plan";
import type { Events } from "./shapes";
import type { Colour, Good, SwiView } from "./view";

export type Ghost = { key: number } & (
  | { kind: "ride"; train: Colour; load: Good | null; way: Point[]; ms: number; from: string }
  | { kind: "arrive"; train: Colour; place: string }
  | { kind: "die"; x: number; y: number; text: string }
  | { kind: "loss"; x: number; y: number; tokens: number }
  | { kind: "mark"; x: number; y: number }
);
export interface Stage {
  view(): SwiView;
  plan(): Plan;
  show(ghost: Ghost): () => void;
}
let keys = 0;

export function animate(table: TableState, stage: Stage): () => void {
  let last: Point = [500, 500];
  const at = (space: string): Point => {
    const { x, y } = stage.plan().track.stand(space, null);
    return [x, y];
  };
  async function flash(ghost: Ghost, ms: number, signal: AbortSignal): Promise<void> {
    const gone = stage.show(ghost);
    await pause(ms, signal);
    gone();
  }
  const rolled = (place: Point, text: string, h: Happening) =>
    flash({ key: ++keys, kind: "die", x: place[0], y: place[1], text }, 420, h.signal);
  const depot = (): Point => {
    const { x, y, w } = stage.plan().layout.depot;
    return [x + w / 2, y - 26];
  };
  const moves: Moves<Events> = {
    "die-rolled": (a, h) => rolled(at(a.space), String(a.roll), h),
    "dice-rolled": (a, h) => rolled(depot(), `${a.dice.join(" + ")} = ${a.number}`, h),
    "token-flipped": (a, h) => rolled(depot(), String(a.number), h),
    deployed: async (a, h) => {
      stage.show({ key: ++keys, kind: "arrive", train: a.train, place: a.place });
      await pause(260, h.signal);
    },
    moved: async (a, h) => {
      if (!a.path.length) return;
      const way = stage.plan().track.ride(a.space, a.path);
      const load = stage.view().trains.find((t) => t.space === a.space)?.load ?? null;
      const ms = Math.min(860, 300 + 130 * a.path.length);
      stage.show({ key: ++keys, kind: "ride", train: a.train, load, way, ms, from: a.space }); // stays until the new view is drawn
      last = way.at(-1)!;
      await pause(ms + 20, h.signal);
    },
    "time-lost": (a, h) =>
      flash({ key: ++keys, kind: "loss", x: last[0], y: last[1] - 30, tokens: a.tokens }, 620, h.signal),
    "signal-changed": (a, h) => {
      const { x, y } = stage.plan().track.signal(a.target);
      return flash({ key: ++keys, kind: "mark", x, y }, 260, h.signal);
    },
    "switch-changed": (a, h) => {
      const [x, y] = stage.plan().track.at[a.junction]!;
      return flash({ key: ++keys, kind: "mark", x, y }, 260, h.signal);
    },
    stopped: async (a) => void (last = at(a.space)),
  };
  return table.events.follow<Events>(moves);
}
