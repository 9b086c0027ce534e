import { describe, expect, test } from "vitest";
import type { GameModule, Scene } from "../../lib/types";
import { plainGame } from "./plain";

const scene = (view: unknown): Scene<unknown, unknown> => ({ view, facts: {}, as: 0, names: ["Ola", "Jan"] });
const VIEW = {
  round: 2,
  phase: "sow",
  players: [
    { points: 4, pebbles: 7, spare_pots: 1, hand: ["red"] },
    { points: 1, pebbles: 2, spare_pots: 0, hand: null },
  ],
};

describe("a game without a front end", () => {
  const game = plainGame("pebbles");
  test("has its seats' numbers in the strip: points by their picture, others by name", () => {
    expect(game.seatFacts(scene(VIEW), 1)).toEqual([
      { icon: "vp", value: "1", label: "Points", phone: true },
      { value: "Pebbles 2", label: "Pebbles", row: 2, short: "2" },
      { value: "Spare pots 0", label: "Spare pots", row: 2, short: "0" },
    ]);
  });
  test("says nothing of seats its view does not list", () => {
    expect(game.seatFacts(scene({ pots: [1, 2] }), 0)).toEqual([]);
  });
  test("is headed by its round, or its phase", () => {
    expect(game.heading(scene(VIEW))).toMatchObject({ strong: "Round 2", rest: "Sow" });
    expect(game.heading(scene({ phase: "sow" })).strong).toBe("Sow");
    expect(game.heading(scene(null)).strong).toBe("Board");
  });
});

test("a game with a front end keeps its words, and gives up what only its own board can show", () => {
  const own = { slug: "pebbles", step: () => true, Desk: {}, TeamStrip: {}, Board: {} } as unknown as GameModule;
  const game = plainGame("pebbles", own);
  expect([game.step, game.Desk, game.TeamStrip]).toEqual([own.step, undefined, undefined]);
  expect(game.Board).not.toBe(own.Board);
  expect(game.ownTabs).toHaveLength(1);
});
