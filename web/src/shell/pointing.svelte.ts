import { split } from "../lib/choices";
import type { TableState } from "../lib/socket.svelte";

/** The next press on the board shows a thing to the others instead of choosing it. */
class Pointing {
  on = $state(false);
}
export const pointing = new Pointing();

/** Show the others the piece under an element of the board; false if there is none. */
export function pointAt(table: TableState, target: EventTarget | null): boolean {
  const piece = (target as Element | null)?.closest?.<HTMLElement>("[data-region=board] .is-piece");
  const words = split(piece?.dataset.words ?? "");
  if (!words.length) return false;
  pointing.on = false;
  table.point(words);
  return true;
}
