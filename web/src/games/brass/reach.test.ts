import { beforeEach, describe, expect, test } from "vitest";
import { base, facts } from "../../../fixtures/birmingham/views";
import { picks } from "../../lib/picks.svelte";
import { ask as sit } from "../../lib/testing";
import { reach } from "./reach.svelte";

const ask = (...lines: string[]) => sit(lines, base(), facts, { slug: "birmingham", holds: (w) => w[0] === "card" });
const BUILD = [
  "build cotton_mill birmingham/1 card:birmingham coal:dudley/1 coal:dudley/1",
  "build cotton_mill birmingham/1 card:birmingham coal:dudley/1 coal:walsall/1",
  "build cotton_mill birmingham/1 card:birmingham coal:walsall/1 coal:walsall/1",
];

describe("a mine", () => {
  beforeEach(() => ask(...BUILD, "build coal_mine dudley/1 card:dudley", "pass"));
  test("is first of all its space", () => {
    expect(reach.space("dudley/1", "coal:dudley/1")).toEqual(["dudley/1"]);
  });
  test("is a source once the building is known, and twice when pointed at again", () => {
    picks.point(["birmingham/1"]);
    expect(reach.space("dudley/1", "coal:dudley/1")).toEqual(["coal:dudley/1"]);
    picks.point(["coal:dudley/1"]);
    expect(reach.space("dudley/1", "coal:dudley/1")).toEqual(["coal:dudley/1", "coal:dudley/1"]);
    expect(reach.space("walsall/1", "coal:walsall/1")).toEqual(["coal:walsall/1"]);
    picks.point(["coal:dudley/1", "coal:dudley/1"]);
    expect(picks.only).toBe(BUILD[0]);
  });
  test("can be named before the building", () => {
    expect(reach.space("walsall/1", "coal:walsall/1")).toEqual(["coal:walsall/1"]);
    picks.point(["coal:walsall/1"]);
    picks.point(["coal:walsall/1", "coal:walsall/1"]);
    expect(picks.only).toBe(BUILD[2]);
  });
  test("is only drawn when there is no choice", () => {
    ask("build cotton_mill birmingham/1 card:birmingham coal:dudley/1", "pass");
    picks.point(["birmingham/1"]);
    expect(reach.space("dudley/1", "coal:dudley/1")).toEqual(["dudley/1"]);
  });
});

describe("a stack of the mat", () => {
  test("is developed twice by pointing twice", () => {
    ask(
      "develop pottery iron:market",
      "develop pottery pottery iron:market iron:market",
      "develop pottery brewery iron:market iron:market",
      "build pottery stone/1 card:pottery",
    );
    expect(reach.industry("pottery", "action")).toEqual(["pottery"]);
    picks.point(["develop"]);
    picks.point(["pottery"]);
    expect(reach.industry("pottery", "action")).toEqual(["pottery", "pottery"]);
    expect(reach.industry("brewery", "action")).toEqual(["brewery"]);
  });
  test("is not a card", () => {
    ask("card brewery", "card stone");
    expect(picks.can(reach.industry("brewery", "card"))).toBe(false);
  });
});

describe("a card", () => {
  const view = base();
  test("pays for a building, else it is kept for the discard", () => {
    ask("build brewery stone/1 card:brewery", "loan", "pass");
    expect(reach.card("brewery", view)).toEqual(["card:brewery"]);
    expect(reach.card("stone", view)).toEqual(["card", "stone"]);
    picks.point(["loan"]);
    expect(reach.card("brewery", view)).toEqual(["card", "brewery"]);
    picks.point(["card", "brewery"]);
    expect(picks.held).toEqual([["card", "brewery"]]);
    expect(picks.only).toBe("loan");
  });
  test("that does not fit a building answers why not", () => {
    ask("build brewery stone/1 card:brewery", "pass");
    picks.point(["build"]);
    expect(reach.card("stone", view)).toEqual(["card:stone"]);
  });
  test("is discarded when that is asked", () => {
    ask("card brewery", "card stone");
    expect(reach.card("stone", base({ phase: "card" }))).toEqual(["card", "stone"]);
  });
});
