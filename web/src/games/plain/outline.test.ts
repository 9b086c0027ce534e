import { describe, expect, test } from "vitest";
import { Teller } from "../../lib/teller";
import { begun, idsOf, isSeat, Namer, partsOf, playersOf, shapeOf, spelled, steps, tableOf } from "./outline";

/** A game nobody has drawn: pebbles in three pits. */
const VIEW = {
  turn: 1,
  phase: "sow",
  pits: [
    { id: "east", pebbles: 3, owner: 0, note: null },
    { id: "west", pebbles: 0, owner: null, note: null },
  ],
  stores: { big_pot: { pebbles: 2 }, small_pot: { pebbles: 1 } },
  last: ["east", "west"],
  rows: [
    [1, 2],
    [3, 4],
  ],
  rule: { most: 4, kind: "open" },
  players: [
    { points: 2, hand: ["red"] },
    { points: 0, hand: null },
  ],
  final: null,
};

describe("the shape of a value", () => {
  test.each([
    [VIEW.pits, "table"],
    [VIEW.stores, "table"],
    [VIEW.last, "list"],
    [VIEW.rows, "lists"],
    [VIEW.rule, "record"],
    [VIEW.phase, "scalar"],
    [VIEW.final, "empty"],
    [[], "empty"],
    [0, "scalar"],
    [false, "scalar"],
  ])("%j is laid out as %s", (value, shape) => expect(shapeOf(value)).toBe(shape));

  test("a table leaves out columns nobody has anything in, and keeps the ids of its rows", () => {
    expect(tableOf(VIEW.pits).columns).toEqual(["id", "pebbles", "owner"]);
    expect(tableOf(VIEW.stores)).toMatchObject({ ids: ["big_pot", "small_pot"], columns: ["pebbles"] });
  });
});

test("the view in parts: seats apart, what is short first", () => {
  expect(playersOf(VIEW, 2)).toBe(VIEW.players);
  expect(playersOf(VIEW, 3)).toBeNull();
  const { short, long } = partsOf(VIEW);
  expect(short.map(([key]) => key)).toEqual(["turn", "phase", "final"]);
  expect(long.map(([key]) => key)).toEqual(["pits", "stores", "last", "rows", "rule"]);
});

test("a number is a seat by the key it stands under", () => {
  expect(isSeat("owner", 0, 2)).toBe(true);
  expect(isSeat("last_turn", 1, 2)).toBe(true);
  expect(isSeat("owner", 2, 2)).toBe(false);
  expect(isSeat("pebbles", 1, 2)).toBe(false);
});

describe("names", () => {
  const names = new Namer("pebbles", new Teller("pebbles", {}, ["Ola", "Jan"]));
  test("in plain words where the game has no message", () => {
    expect(spelled("spare_carts")).toBe("Spare carts");
    expect(names.key("big_pot")).toBe("Big pot");
    expect(names.key("vp")).toBe("Points"); // such a key is called so everywhere
    expect(names.id("big_pot")).toBe("big pot");
    expect(names.id("R2-D2")).toBe("R2-D2");
  });
  test("by the game's messages where it has them", () => {
    const coal = new Namer("coalbaron", new Teller("coalbaron", {}, []));
    expect(coal.id("mine_10", "space")).toBe("mining (10 steps)");
    expect(coal.key("yellow", "colours")).toBe("Yellow");
  });
});

test("every id of the facts can be pointed at", () => {
  const facts = { pits: { east: {}, west: {} }, colours: [{ id: "red" }], rules: { most: 4 } };
  expect([...idsOf(facts)]).toEqual(["east", "west", "red"]);
});

describe("a line is put together word by word", () => {
  const LINES = ["sow east 1", "sow east 2", "sow west 1", "take east", "pass"].map((l) => l.split(" "));
  const at = (...chosen: string[]) => steps(LINES, chosen).map(({ before, words }) => [before.join(" "), words]);

  test("first the verbs, then what follows the one chosen", () => {
    expect(at()).toEqual([["", ["sow", "take", "pass"]]]);
    expect(at("sow")).toEqual([
      ["", ["sow", "take", "pass"]],
      ["sow", ["east", "west"]],
    ]);
    expect(at("sow", "east").at(-1)).toEqual(["sow east", ["1", "2"]]);
  });
  test("what follows by force is not asked", () => {
    expect(at("take")).toEqual([["", ["sow", "take", "pass"]]]);
    const one = [
      ["buy", "a"],
      ["buy", "b"],
    ];
    expect(steps(one, [])).toEqual([{ before: ["buy"], words: ["a", "b"], chosen: null }]);
  });
  test("a line that is the beginning of another can be told from it", () => {
    const lines = [["load"], ["load", "red"]];
    expect(steps(lines, ["load"])).toEqual([{ before: ["load"], words: ["red"], chosen: null }]);
  });
  test("every line is reached by its own words", () => {
    for (const line of LINES) {
      const last = steps(LINES, line);
      expect(last.every(({ chosen }) => chosen !== null)).toBe(true);
    }
  });
  test("what the lines left agree on is begun", () => {
    expect(begun([LINES[0]!, LINES[1]!])).toEqual(["sow", "east"]);
    expect(begun([LINES[4]!])).toEqual(["pass"]);
    expect(begun([])).toEqual([]);
  });
});
