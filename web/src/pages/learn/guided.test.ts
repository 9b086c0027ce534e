import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../lib/types";
import { guidedTable } from "./guided";

const game = (more: Partial<GameInfo>): GameInfo => ({
  slug: "g",
  title: { en: "G", pl: "G" },
  seats: [2, 3, 4],
  minutes: 60,
  cooperative: false,
  rules_revision: 1,
  reconstructed: false,
  options: [{ id: "map", values: ["small", "large"], default: "small", rule: "" }],
  presets: [{ id: "published", set: {} }],
  bots: ["ciskacz", "sztygar"],
  ...more,
});

describe("a game with a teacher", () => {
  it("is you and two apprentices, with free undo and hints", () => {
    expect(guidedTable(game({}))).toMatchObject({
      teacher: true,
      free_undo: true,
      hints: true,
      preset: "published",
      options: { map: "small" },
      seats: [{ kind: "me" }, { kind: "bot", bot: "ciskacz" }, { kind: "bot", bot: "ciskacz" }],
    });
  });
  it("has as many as there may be where three are too many, and a mate where all play together", () => {
    expect(guidedTable(game({ seats: [1, 2] })).seats).toHaveLength(2);
    expect(guidedTable(game({ seats: [1, 2, 3, 4], cooperative: true })).seats).toHaveLength(2);
    expect(guidedTable(game({ bots: ["own"] })).seats[1]).toEqual({ kind: "bot", bot: "own" });
  });
});
