import { picks } from "../lib/picks.svelte";
import type { TableState } from "../lib/socket.svelte";

/** Take back the last chip, else the last entry (beyond the barrier the others are asked). */
export function goBack(table: TableState): void {
  if (picks.undoChip()) return;
  if (table.shown?.undo) table.undo(table.shown.undo.to);
}

/** Back to the start of your turn. */
export function restart(table: TableState): void {
  picks.clear();
  if (table.shown?.undo) table.undo(table.shown.undo.restart);
}
