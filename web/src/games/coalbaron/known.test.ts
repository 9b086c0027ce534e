import { expect, test } from "vitest";
import facts from "../../../fixtures/coalbaron/facts.json";
import { emptyCarts, known, type CoalFacts, type Player } from "./view";

const level = (light: (string | null)[], dark: (string | null)[] = []) => ({
  light: [{ tile: null, carts: light }],
  dark: [{ tile: "T", carts: dark }],
});
const other = {
  tally: null,
  shaft: [level(["yellow", null]), level([null], [null, null]), level(["grey"]), level([])],
} as unknown as Player;

test("empty carts of others are counted, delivered orders are not", () => {
  expect([emptyCarts(other, "yellow"), emptyCarts(other, "brown"), emptyCarts(other, "grey")]).toEqual([1, 3, 0]);
  const counts = (facts as unknown as CoalFacts).clock.map((category) => known(other, category));
  expect(counts).toEqual([null, null, null, null, null, null, null, null, 1, 3, 0, 0]);
});
