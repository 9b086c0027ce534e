// The log of a table, kept by what each update tells.
import type { Entry } from "./types";

/** The log with newer entries. An undo tells what it took back and what it gave back; those entries are marked so. */
export function withEntries(log: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const all = new Map(log.map((e) => [e.n, e]));
  const mark = (numbers: readonly number[], undone: boolean) => {
    for (const n of numbers) {
      const entry = all.get(n);
      if (entry && entry.undone !== undone) all.set(n, { ...entry, undone });
    }
  };
  for (const entry of entries) {
    all.set(entry.n, entry);
    mark(entry.turned?.took ?? [], true);
    mark(entry.turned?.gave ?? [], false);
  }
  return [...all.values()];
}
