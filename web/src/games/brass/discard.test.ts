import { describe, expect, test } from "vitest";
import { split } from "../../lib/choices";
import { alias, along } from "./discard";

const lines = (...all: string[]) => all.map(split);

describe("a card by its other name", () => {
  test("what would pay for a building is what the loan discards", () =>
    expect(alias(["card:dudley"], lines("loan"))).toEqual(["card", "dudley"]));
  test("while something may still be built it pays", () =>
    expect(alias(["card:dudley"], lines("loan", "build cotton_mill dudley/1 card:dudley"))).toBeNull());
  test("what was held as a discard pays once only building is left", () =>
    expect(alias(["card", "dudley"], lines("build cotton_mill dudley/1 card:dudley"))).toEqual(["card:dudley"]));
});

describe("what goes along with a line", () => {
  const held = lines("card dudley", "card leek", "card stone");
  test("one card, the one chosen last", () => expect(along("loan", held)).toEqual(["card stone"]));
  test("three with scouting, and no fewer", () => {
    expect(along("scout", held)).toEqual(["card dudley", "card leek", "card stone"]);
    expect(along("scout", held.slice(1))).toEqual([]);
  });
  test("a building is paid in its own line", () =>
    expect(along("build cotton_mill dudley/1 card:dudley", held)).toEqual([]));
});
