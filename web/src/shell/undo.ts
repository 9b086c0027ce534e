import { picks } from "../lib/picks.svelte";
import type { TableState } from "../lib/socket.svelte";

/** Take back the last chip, else one's last decision: at once to the barrier; beyond it, or if it is another's, the list asks first. */
export function goBack(table: TableState): void {
  if (picks.undoChip()) return;
  const undo = table.shown?.undo;
  if (undo?.free && !undo.asks.length) table.undo(undo);
  else openList(table);
}

/** Back to the start of your turn; as it begins there is nothing to take back. */
export function restart(table: TableState): void {
  picks.clear();
  const undo = table.shown?.undo;
  if (undo?.free && !undo.asks.length) table.undo({ to: undo.restart, seat: undo.seat });
}

/** What would go, whose it is and who is asked. */
export function openList(table: TableState): void {
  const undo = table.shown?.undo;
  if (!undo || table.busy || table.replaying) return;
  if (undo.closed) table.refused = { id: "shell-refused-practice", args: {} };
  else table.undoList = true;
}

/** Put back what was taken back last. */
export function redo(table: TableState): void {
  const again = table.shown?.redo;
  if (again && !table.replaying) table.undo(again);
}
