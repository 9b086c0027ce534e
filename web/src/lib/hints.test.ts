import { describe, expect, test } from "vitest";
import { behind, standing } from "./hints";
import type { Entry, Hint } from "./types";

const hint: Hint = {
  seat: 0,
  after: 10,
  by: null,
  bot: "skarbnik",
  advice: [
    { lines: ["cage 3", "load grey", "cage 0"], value: 4.2 },
    { lines: ["cage 2", "load brown"], value: 2.94 },
    { lines: ["stop"], value: null },
  ],
};
const entry = (n: number, line: string, seat = 0): Entry => ({ n, seat, line, events: [], time: "", undone: false });

describe("advice", () => {
  test("stands whole where it was asked for", () => {
    expect(standing(hint, 10, [], ["cage 3"])).toBe(hint.advice);
  });
  test("goes on with the way that is followed", () => {
    const log = [entry(11, "cage 3")];
    expect(standing(hint, 11, log, ["load grey", "stop"])).toEqual([{ lines: ["load grey", "cage 0"], value: null }]);
    expect(standing(hint, 12, [...log, entry(12, "load grey")], ["cage 0"])).toEqual([
      { lines: ["cage 0"], value: null },
    ]);
  });
  test("is over where the way ends, is left, or cannot be followed", () => {
    expect(standing(hint, 12, [entry(11, "cage 2"), entry(12, "load brown")], ["cage 0"])).toEqual([]);
    expect(standing(hint, 11, [entry(11, "cage 1")], ["load grey"])).toEqual([]);
    expect(standing(hint, 11, [entry(11, "cage 3")], ["stop"])).toEqual([]);
  });
  test("goes on over what chance drew, if that lets it", () => {
    const log = [entry(11, "cage 3"), entry(12, "refill T-1", -1)];
    expect(standing(hint, 12, log, ["load grey", "stop"])).toEqual([{ lines: ["load grey", "cage 0"], value: null }]);
    expect(standing(hint, 12, log, ["stop"])).toEqual([]);
    expect(standing(hint, 14, [...log, entry(13, "load grey"), entry(14, "refill T-2", -1)], ["cage 0"])).toEqual([
      { lines: ["cage 0"], value: null },
    ]);
  });
  test("is over once another player acted, or something was taken back", () => {
    expect(standing(hint, 12, [entry(11, "cage 3"), entry(12, "send money_3", 1)], ["load grey"])).toEqual([]);
    expect(standing(hint, 12, [entry(11, "cage 3"), entry(12, "undo 10")], ["cage 3"])).toEqual([]);
  });
});

test("a value is told beside the best, in tenths", () => {
  const [best, second, unknown] = hint.advice as [Hint["advice"][0], Hint["advice"][0], Hint["advice"][0]];
  expect(behind(best, best)).toBe(0);
  expect(behind(second, best)).toBe(-1.3);
  expect(behind({ lines: ["x"], value: 4.19 }, best)).toBe(0);
  expect(behind(unknown, best)).toBeNull();
});
