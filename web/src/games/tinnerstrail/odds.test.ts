import { describe, expect, it } from "vitest";
import { chance, ladder } from "./odds";
import type { Reckoning } from "./view";

/** The higher of two dice with the faces 0 1 2 3 3 4, and £1 for the map: counted by hand, 36 rolls. */
const his: Reckoning = {
  tile: 2,
  map: 1,
  arsenic: 0,
  value: 3,
  why: null,
  dice: ["orange", "blue"],
  pick: "highest",
  adds: 1,
  bids: [
    { price: 1, ways: 1 },
    { price: 2, ways: 3 },
    { price: 3, ways: 5 },
    { price: 4, ways: 16 },
    { price: 5, ways: 11 },
  ],
  of: 36,
};

describe("odds against Lord Wallace", () => {
  it("a bid wins where his is not higher", () => {
    expect(chance(his, 4)).toEqual({ price: 4, wins: 25, of: 36, percent: 69 });
    expect(chance(his, 5).percent).toBe(100);
    expect(chance(his, 0).wins).toBe(0);
  });
  it("nothing is left to chance once he has bid or stays out", () => {
    expect(chance({ ...his, bids: [], of: 0 }, 3)).toEqual({ price: 3, wins: 1, of: 1, percent: 100 });
  });
  it("goes from the least bid to the first certain one, or to the money", () => {
    expect(ladder(his, 1, 20).map((c) => c.price)).toEqual([1, 2, 3, 4, 5]);
    expect(ladder(his, 1, 3).map((c) => c.price)).toEqual([1, 2, 3]);
    expect(ladder({ ...his, bids: [] }, 2, 20).map((c) => c.price)).toEqual([2]);
  });
});
