import { beforeEach, describe, expect, test } from "vitest";
import { num, t } from "./i18n.svelte";
import { parse } from "./router.svelte";
import { settings } from "./settings.svelte";
import { concerns, sentences } from "./story";
import { Teller } from "./teller";
import type { Entry } from "./types";

const FACTS = { colours: [{ id: "grey", level: 3, price: 3 }], spaces: { money_5: { kind: "money", marks: 5 } } };
const tell = new Teller("coalbaron", FACTS, ["Ola", "Jan"]);
beforeEach(() => void (settings.language = "en"));

test("the log speaks to its reader as the strip of seats does", () => {
  const taken = { kind: "drafted", args: { seat: 0, order: "O-carriage-KK" } };
  expect(new Teller("coalbaron", FACTS, ["Ola", "Jan"], 0).event(taken)).toMatch(/^You /);
  expect(new Teller("coalbaron", FACTS, ["Ola", "Jan"], 1).event(taken)).toMatch(/^Ola /);
  expect(new Teller("coalbaron", FACTS, ["Ola", "Jan"]).event(taken)).toMatch(/^Ola /);
});

describe("arguments become words", () => {
  test("seats are names, chance has one too", () => {
    expect(tell.named({ seat: 1, old_owner: -1 })).toEqual({ seat: "Jan", old_owner: t("shell-chance") });
  });
  test("numbers by seat, the most first", () => {
    expect(tell.named({ points: [2, 4] }).points).toBe("Jan 4, Ola 2");
    expect(new Teller(tell.slug, {}, tell.names, 1).named({ points: [2, 4] }).points).toBe("You 4, Ola 2");
    expect(tell.named({ points: [0, 0] }).points).toBe("none");
  });
  test("ids are named, with the id and the cases beside them", () => {
    settings.language = "pl";
    const words = tell.named({ colour: "grey", space: "money_5" });
    expect(words.colour_id).toBe("grey");
    expect(words.colour).not.toBe("grey");
    expect(words.colour_gen).not.toBe(words.colour);
    expect(words.space).not.toBe("money_5");
  });
  test("lists of industries are named too", () => {
    settings.language = "pl";
    const brass = new Teller(
      "birmingham",
      { industries: [{ id: "brewery", makes: "beer" }], spaces: { "stone/1": { place: "stone" } } },
      [],
    );
    expect(brass.named({ industries: ["brewery"], merchants: ["brewery"], space: "stone/1" })).toMatchObject({
      industries: "browar",
      merchants: "browar",
      space_gen: "ze Stone",
    });
  });
  test("steps are told one after another", () => {
    const tin = new Teller("tinnerstrail", {}, []);
    expect(tin.named({ steps: ["most-ore", "least-water"] }).steps).toBe("most ore, then least water");
  });
  test("what nobody named stays; null and empty lists are the word none", () => {
    expect(tell.named({ kind: "odd", tile: null, tiles: [] })).toMatchObject({
      kind: "odd",
      tile: "none",
      tile_count: 0,
      tiles: "none",
      tiles_count: 0,
    });
  });
});

describe("numbers", () => {
  test("have a true minus and the thousands of the language", () => {
    expect(num(-3)).toBe("−3");
    expect(num(5, true)).toBe("+5");
    settings.language = "pl";
    expect(num(1250)).toMatch(/^1\s250$/);
  });
});

const entry = (n: number, seat: number, ...kinds: string[]): Entry => ({
  n,
  seat,
  line: "",
  events: kinds.map((kind) => ({ kind, args: { seat, shift: 2, marks: 5 } })),
  time: "",
  undone: false,
});

describe("the log", () => {
  test("has a heading where a round begins, and effects after the sentence", () => {
    const told = sentences([entry(1, 0, "shift-begins"), entry(2, 1, "earned", "earned")], {
      event: (e: { kind: string }) => e.kind,
      say: (id: string) => id,
    });
    expect(told.map((s) => [s.heading, s.main, s.effects])).toEqual([
      [true, "shift-begins", ""],
      [false, "earned", "earned"],
    ]);
  });
  test("knows whom an entry concerns", () => {
    expect(concerns(entry(1, 0, "earned"), 0)).toBe(true);
    expect(concerns(entry(1, 0, "earned"), 1)).toBe(false);
    expect(concerns(entry(1, 0, "earned"), null)).toBe(false);
  });
});

test("addresses", () => {
  expect(parse("/")).toEqual({ page: "home" });
  expect(parse("/t/abc/key")).toEqual({ page: "table", id: "abc", key: "key" });
  expect(parse("/rules/coalbaron/COA-4.4")).toEqual({ page: "rules", slug: "coalbaron", rule: "COA-4.4" });
  expect(parse("/nowhere")).toEqual({ page: "lost" });
});
