// What an undo took back is struck out in the log, and what a redo gave back counts again: told by the update alone.
import { describe, expect, it } from "vitest";
import { withEntries } from "./log";
import type { Entry } from "./types";

const entry = (n: number, line = `line ${n}`, turned: Entry["turned"] = null): Entry => ({
  n,
  seat: 0,
  line,
  events: [],
  time: "",
  undone: false,
  turned,
});
const undone = (log: Entry[]) => log.filter((e) => e.undone).map((e) => e.n);

describe("the log after an undo", () => {
  const before = [1, 2, 3, 4].map((n) => entry(n));
  const back = entry(5, "undo 2", { took: [4, 3], gave: [] });

  it("marks what was taken back, and leaves the other entries as they are", () => {
    const log = withEntries(before, [back]);
    expect(log.map((e) => e.n)).toEqual([1, 2, 3, 4, 5]);
    expect(undone(log)).toEqual([3, 4]);
    expect(log[0]).toBe(before[0]);
    expect(undone(before)).toEqual([]);
  });

  it("counts again what a redo gives back", () => {
    const log = withEntries(withEntries(before, [back]), [entry(6, "undo 4", { took: [], gave: [4, 3] })]);
    expect(undone(log)).toEqual([]);
  });

  it("takes several entries in order, and the same ones twice", () => {
    const drawn = entry(6, "chance 9");
    const news = [back, drawn, entry(7, "undo 1", { took: [6, 2], gave: [] })];
    const once = withEntries(before, news);
    expect(undone(once)).toEqual([2, 3, 4, 6]);
    expect(undone(withEntries(once, news))).toEqual([2, 3, 4, 6]);
  });
});
