import { describe, expect, test } from "vitest";
import { base, facts } from "../../../fixtures/lancashire/views";
import { answers, costs, free, inOrder, marks, type Answer } from "./sites";

const at = (place: string, card: string | null = null, asked = {}) => answers(base(), facts, 0, place, card, asked);
const of = (list: Answer[], industry: string) => list.find((a) => a.industry === industry)!;

describe("what can stand in a town", () => {
  test("has an answer for each of the five industries", () => {
    expect(at("oldham").map((a) => a.industry)).toEqual(["cotton_mill", "port", "coal_mine", "iron_works", "shipyard"]);
  });
  test("a building the server allows passes every check that its tile needs", () => {
    const mine = of(at("oldham"), "coal_mine");
    expect(mine.legal).toBe(true);
    // coal mine III: iron but no coal
    expect(marks(mine, facts).map((m) => m.state)).toEqual(["ok", "ok", "ok", "none", "ok", "ok"]);
  });
  test("every broken rule stands under its check", () => {
    const mill = of(at("oldham"), "cotton_mill");
    expect(mill.legal).toBe(false);
    // cotton mill II: coal but no iron
    expect(marks(mill, facts).map((m) => m.rules.join())).toEqual(["LAN-5.3", "", "", "LAN-6.6", "", "LAN-5.1"]);
    expect(marks(mill, facts).map((m) => m.state)).toEqual(["no", "ok", "ok", "no", "none", "no"]);
  });
  test("reasons are read in the order of the checks", () => {
    expect(
      inOrder(facts, [
        { id: "LAN-5.1", args: {} },
        { id: "LAN-6.6", args: {} },
        { id: "LAN-5.14", args: {} },
        { id: "LAN-5.3", args: {} },
      ]).map((b) => b.id),
    ).toEqual(["LAN-5.3", "LAN-5.14", "LAN-6.6", "LAN-5.1"]);
  });
  test("an industry no space shows is asked of the server", () => {
    const works = of(at("oldham"), "iron_works");
    expect(works.violated.map((b) => b.id)).toEqual(["LAN-5.8"]);
    expect(works.question?.words).toEqual(["build", "iron_works", "oldham/1"]);
    const told = of(
      at("oldham", null, {
        "build iron_works oldham/1": [
          { id: "LAN-5.3", args: {} },
          { id: "LAN-5.8", args: {} },
        ],
      }),
      "iron_works",
    );
    expect(told.question).toBeNull();
    expect(told.violated).toHaveLength(2);
  });
  test("a chosen card that does not allow it is asked about", () => {
    expect(of(at("oldham", "coal_mine"), "coal_mine").legal).toBe(true);
    const other = of(at("oldham", "port"), "coal_mine");
    expect(other.legal).toBe(false);
    expect(other.question?.words).toEqual(["build", "coal_mine", "oldham/1", "card:port"]);
  });
  test("counts empty spaces that show the industry", () => {
    expect([
      free(base(), facts, "manchester", "cotton_mill"),
      free(base(), facts, "manchester", "iron_works"),
      free(base(), facts, "oldham", "port"),
    ]).toEqual([2, 1, 0]);
  });
  test("tells the cheapest price of a building", () => {
    const preview = (after: number, price: number) => [
      { id: "spent", before: 3, after, args: {} },
      { id: "coal", before: null, after: null, args: { price } },
    ];
    const legal = [
      { line: "build cotton_mill oldham/1 card:oldham coal:market", preview: preview(19, 2), back: true },
      { line: "build cotton_mill oldham/2 card:oldham coal:bury/1", preview: preview(17, 0), back: true },
      { line: "pass", preview: [], back: false },
    ];
    expect(costs(legal, facts, "oldham", "cotton_mill")).toEqual({ money: 14, coal: 0, iron: 0 });
    expect(costs(legal, facts, "bury", "cotton_mill")).toBeNull();
  });
});
