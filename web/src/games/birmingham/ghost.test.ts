import { describe, expect, it } from "vitest";
import data from "../../../fixtures/birmingham/facts.json";
import { goals, marketChange } from "../brass/ghost";
import { ghostOf } from "./ghost";
import type { BirFacts } from "./view";

const facts = data as unknown as BirFacts;
const words = (...lines: string[]) => lines.map((l) => l.split(" "));

describe("what a choice would lay", () => {
  it("is what all lines left agree on", () => {
    const ghost = ghostOf(
      words(
        "build cotton_mill birmingham/1 card:birmingham coal:dudley/1",
        "build cotton_mill birmingham/1 card:wild_industry coal:dudley/1",
      ),
      facts,
    )!;
    expect(ghost.build).toEqual({ space: "birmingham/1", industry: "cotton_mill" });
    expect(ghost.sources).toEqual([{ good: "coal", from: "dudley/1", count: 1 }]);
    expect(goals(ghost, facts)).toEqual(["birmingham"]);
  });
  it("leaves out what is still open", () => {
    const ghost = ghostOf(
      words("sell stone/1 oxford/1 beer:oxford/1", "sell stone/1 oxford/2 beer:stafford/1"),
      facts,
    )!;
    expect(ghost.sell).toEqual({ space: "stone/1", merchant: null });
    expect(ghost.sources).toEqual([]);
    expect(ghostOf(words("loan"), facts)).toBeNull();
    expect(ghostOf(words("build cotton_mill stone/1 card:stone", "link stone-stafford"), facts)).toBeNull();
  });
  it("counts two from one source", () => {
    const ghost = ghostOf(words("develop cotton_mill pottery iron:walsall/1 iron:walsall/1"), facts)!;
    expect(ghost.sources).toEqual([{ good: "iron", from: "walsall/1", count: 2 }]);
  });
  it("needs goods at any end of a line", () => {
    expect(goals(ghostOf(words("link kidderminster-worcester coal:market"), facts)!, facts)).toEqual([
      "kidderminster",
      "worcester",
      "farm_south",
    ]);
  });
});

describe("markets in a preview", () => {
  it("are told apart", () => {
    const cell = (id: string, args: Record<string, unknown>) => ({ id, before: null, after: null, args });
    expect(marketChange([cell("coal", { spaces: [], cubes: 2, price: 5 })], "coal")).toEqual({ cubes: -2, money: -5 });
    expect(marketChange([cell("market-sale", { good: "iron", cubes: 3, money: 9 })], "iron")).toEqual({
      cubes: 3,
      money: 9,
    });
    expect(marketChange([cell("coal", { spaces: ["dudley/1"], cubes: 0, price: 0 })], "coal")).toBeNull();
  });
});
