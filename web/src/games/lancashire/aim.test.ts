import { describe, expect, test } from "vitest";
import { base, facts } from "../../../fixtures/lancashire/views";
import { picks } from "../../lib/picks.svelte";
import { ask as sit } from "../../lib/testing";
import { aim } from "./aim.svelte";
import type { Answer } from "./sites";

const ask = (...lines: string[]) => sit(lines, base(), facts, { slug: "lancashire" });
const BUILD = [
  "build coal_mine oldham/1 card:coal_mine iron:preston/3",
  "combine coal_mine oldham/1 iron:preston/3",
  "combine cotton_mill colne/1",
  "pass",
];
const answer = (industry: Answer["industry"], space: string): Answer => ({
  industry,
  space,
  tile: null,
  legal: true,
  combine: true,
  violated: [],
  question: null,
});

describe("a space", () => {
  test("means one card where two would do as well", () => {
    ask(...BUILD);
    expect(aim.space("oldham/1", null, false)).toEqual(["build", "oldham/1"]);
    picks.point(["build", "oldham/1"]);
    expect(picks.only).toBe(BUILD[0]);
  });
  test("means two cards where only they do, or when they are chosen", () => {
    ask(...BUILD);
    expect(aim.space("colne/1", null, false)).toEqual(["colne/1"]);
    picks.point(["combine"]);
    expect(aim.space("oldham/1", null, false)).toEqual(["oldham/1"]);
  });
  test("is left open where it may be sold as well", () => {
    ask(
      "build cotton_mill manchester/1 card:manchester coal:market",
      "combine cotton_mill manchester/1 coal:market",
      "sell manchester/1 distant",
    );
    expect(aim.space("manchester/1", null, true)).toEqual(["manchester/1"]);
  });
  test("is a source once the building is known", () => {
    ask(BUILD[0]!, "build coal_mine oldham/1 card:coal_mine iron:bolton/3", "pass");
    picks.point(["oldham/1"]);
    expect(aim.space("bolton/3", "iron:bolton/3", false)).toEqual(["iron:bolton/3"]);
  });
});

describe("a stack", () => {
  test("is its industry, or the building in the town looked at", () => {
    ask(...BUILD, "develop coal_mine iron:preston/3");
    expect(aim.stack("coal_mine", "action", null)).toEqual(["coal_mine"]);
    expect(aim.stack("coal_mine", "action", answer("coal_mine", "oldham/1"))).toEqual([
      "build",
      "coal_mine",
      "oldham/1",
    ]);
    expect(aim.stack("cotton_mill", "action", answer("cotton_mill", "colne/1"))).toEqual([
      "combine",
      "cotton_mill",
      "colne/1",
    ]);
  });
});
