// Markers that walk along the track of points, step by step, while an era is counted.
import { untrack } from "svelte";
import { isStill } from "../../lib/settings.svelte";

const MS = 600;

export class Walk {
  /** Where the markers stand; null: where the view has them. */
  at = $state.raw<readonly number[] | null>(null);
  #frame = 0;

  /** Walk there from where they stand, or else from where they `began`. */
  to(points: readonly (number | null)[] | null, began: readonly (number | null)[]): void {
    cancelAnimationFrame(this.#frame);
    const goal = points?.map((value) => value ?? 0);
    if (!goal || isStill()) return void (this.at = goal ?? null);
    const from = untrack(() => this.at) ?? began.map((value) => value ?? 0);
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / MS);
      this.at = goal.map((end, seat) => Math.round(from[seat]! + (end - from[seat]!) * part));
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
