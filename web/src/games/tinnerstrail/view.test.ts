import { describe, expect, test } from "vitest";
import { area, base, facts, player } from "../../../fixtures/tinnerstrail/views";
import type { Entry } from "../../lib/types";
import { answer, holds, nextBid, type Limit } from "./limit.svelte";
import { decisions } from "./reasons";
import { capacityAt, estimate, inColumn, nextUp, odds, possible, settled, shape } from "./view";

describe("prices (TIN-3.4, TIN-3.5)", () => {
  // 44 of 216 throws of 0, 1, 2, 3, 3, 4 add up to 4 or less, 23 to 3 or less
  test("the chance of the lowest column", () => {
    expect(odds(facts, 0)[0]).toBe(Math.round(4400 / 216));
    expect(odds(facts, 1)[0]).toBe(Math.round(2300 / 216));
  });
  test("a roll corrected upwards makes the last column likelier", () => {
    expect(odds(facts, 1)[3]).toBeGreaterThan(odds(facts, 0)[3]!);
    expect(odds(facts, -1)[3]).toBeLessThan(odds(facts, 0)[3]!);
  });
});

describe("the work track (TIN-3.6, TIN-3.7)", () => {
  test("furthest back acts; in one column the first to arrive", () => {
    expect(nextUp(base())).toBe(1);
    const view = base({
      track: [2, 0, 1],
      players: [player({ column: 2 }), player({ column: 2 }), player({ column: 4 })],
    });
    expect(nextUp(view)).toBe(0);
    expect(inColumn(view, 2)).toEqual([0, 1]);
  });
  test("who has passed has left the track", () => {
    expect(inColumn(base(), 4)).toEqual([]);
    expect(nextUp(base({ players: [player({ passed: 1 }), player({ passed: 2 }), player({ passed: 3 })] }))).toBeNull();
  });
});

describe("what a mine would hold", () => {
  test("E6: 3 water, 1 drainage marker and a map of -2 water leave none", () => {
    expect(settled(area({ drainage: 1 }), { copper: 2, tin: 2, water: 3 }, facts.maps["C-water2"]!).water).toBe(0);
  });
  test("ore of adits and of the map is added (TIN-5.11, TIN-5.13)", () => {
    expect(settled(area({ copper: 1, tin: 1 }), { copper: 3, tin: 3, water: 4 }, facts.maps["B-copper1"]!)).toEqual({
      copper: 5,
      tin: 4,
      water: 4,
    });
  });
  test("the estimate takes the dearest first and pays more water each action", () => {
    // 8 - 1 and 8 - 1, then 5 - 2
    expect(estimate({ copper: 2, tin: 1, water: 1 }, 2, { copper: 8, tin: 5 })).toBe(17);
    // cubes that cost more than they bring stay in the ground
    expect(estimate({ copper: 2, tin: 0, water: 9 }, 2, { copper: 8, tin: 5 })).toBe(0);
  });
  test("capacity counts everybody's improvements and the map's (TIN-7.1)", () => {
    expect(capacityAt(facts, area({ port: 1, train: 1 }), facts.maps["A-miner"]!)).toBe(5);
  });
  test("a tile known to the viewer is the only one possible", () => {
    expect(possible(facts, base(), "breage")).toEqual([facts.tiles.A2]);
    expect(possible(facts, base(), "wendron")).toHaveLength(2);
    expect(possible(facts, base(), "truro")).toEqual([]);
  });
  test("areas are drawn by what lies there", () => {
    const { areas } = base();
    expect(["st_just", "st_ives", "wendron", "breage", "illogan", "truro"].map((id) => shape(areas[id]!))).toEqual([
      "account",
      "account",
      "down",
      "account",
      "account",
      "name",
    ]);
  });
});

describe("the private limit", () => {
  const limit: Limit = { table: "t", seat: 0, area: "wendron", pounds: 14 };
  const lines = ["bid 10", "bid 11", "bid 14", "withdraw"];
  test("raises by £1 while the limit allows", () => {
    expect(answer(limit, "t", 0, base(), lines)).toBe("bid 10");
    expect(answer({ ...limit, pounds: 10 }, "t", 0, base(), lines)).toBe("bid 10");
  });
  test("asks the person beyond it, or if the bid is not legal", () => {
    expect(answer({ ...limit, pounds: 9 }, "t", 0, base(), lines)).toBeNull();
    expect(answer(limit, "t", 0, base(), ["withdraw"])).toBeNull();
  });
  test("bids the minimum where the opener could not", () => {
    const view = base({ auction: { ...base().auction!, bid: 0, leader: null, minimum: 5 } });
    expect(nextBid(view)).toBe(5);
    expect(answer(limit, "t", 0, view, ["bid 5", "withdraw"])).toBe("bid 5");
  });
  test("holds for one seat, table and auction only", () => {
    expect(holds(limit, "other", 0, base())).toBe(false);
    expect(holds(limit, "t", 1, base())).toBe(false);
    expect(holds(limit, "t", 0, base({ auction: { ...base().auction!, area: "truro" } }))).toBe(false);
    expect(answer(limit, "t", 0, base({ phase: "map_after" }), lines)).toBeNull();
    expect(answer(null, "t", 0, base(), lines)).toBeNull();
  });
});

describe("Lord Wallace's reasons", () => {
  const entry = (n: number, seat: number, ...kinds: string[]): Entry => ({
    n,
    seat,
    line: "",
    time: "",
    undone: false,
    events: kinds.map((kind) => ({ kind, args: kind.startsWith("wallace") ? {} : { seat: 1 } })),
  });
  const log = [
    entry(1, -1, "wallace-card", "wallace-cannot"),
    entry(2, -1, "wallace-card", "wallace-chose", "extracted", "moved"),
    entry(3, 0, "pasties"),
    entry(4, 0, "wallace-value"),
    entry(5, -1, "wallace-rolls", "wallace-out"),
  ];
  test("one decision per card or answer, newest first, with all that belongs to it", () => {
    const found = decisions(log, 1);
    expect(found.map((d) => d.n)).toEqual([4, 2, 1]);
    expect(found[0]!.events.map((e) => e.kind)).toEqual(["wallace-value", "wallace-rolls", "wallace-out"]);
    expect(found[1]!.events.map((e) => e.kind)).toEqual(["wallace-card", "wallace-chose", "extracted", "moved"]);
  });
  test("not what was undone, nor what comes later than the entry looked at", () => {
    expect(decisions(log, 1, 2).map((d) => d.n)).toEqual([2, 1]);
    expect(decisions([{ ...log[0]!, undone: true }], 1)).toEqual([]);
  });
});
