import { describe, expect, test } from "vitest";
import { base, facts, player } from "../../../fixtures/lancashire/views";
import { set } from "../../lib/settings.svelte";
import { actions, sayLine, sayMissing, sayWhole, sayWords, type LanScene } from "./lines";
import {
  cardLabel,
  distantLabel,
  lineLabel,
  marketLabel,
  note,
  outerLabel,
  soft,
  spaceLabel,
  stackLabel,
  step,
} from "./say";
import { byLevel, INDUSTRIES, locked, nearEnd, nextOrder, sells, sourceOf, tileAt, willGo } from "./view";

const names = ["Ala", "Ola", "Jan"];
const scene = (more = {}): LanScene => ({ view: base(more), facts, as: 0, names });
const LINES = [
  "build cotton_mill manchester/2 card:manchester coal:wigan/1 iron:preston/3",
  "build port preston/1 card:port",
  "combine cotton_mill colne/1 coal:market",
  "link bolton-bury",
  "link bolton-bury coal:market",
  "second bury-rochdale coal:wigan/1",
  "develop shipyard iron:market",
  "sell manchester/1 liverpool/2",
  "sell manchester/1 distant",
  "loan 10",
  "loan 30",
  "pass",
  "done",
  "card cotton_mill",
  "card oldham",
  "selloff manchester/1",
];

describe.each(["en", "pl"] as const)("in %s", (language) => {
  test("every line, chip and button is said", () => {
    set("language", language);
    for (const phase of ["action", "second", "developing", "selling"])
      for (const line of LINES) expect(sayLine(line, scene({ phase }))?.text, line).toBeTruthy();
    for (const line of LINES) {
      for (const said of [sayLine(line, scene())!, sayWhole(line, scene())!, sayWords(line.split(" "), scene())!])
        expect(said.text).not.toMatch(/lancashire-board|\{|undefined|_/);
      for (const word of line.startsWith("card") ? [] : line.split(" "))
        expect(sayWords([word], scene())?.text, word).toBeTruthy();
    }
    for (const a of [...actions(scene()), ...actions(scene({ era: "rail" }))])
      expect(a.text).not.toMatch(/lancashire-board/);
  });
  test("every label is said", () => {
    set("language", language);
    for (const view of [
      base(),
      base({ era: "rail", links: [] }),
      base({ round: 10, distant: { ...base().distant, open: false, bonus: null, marker: 8 } }),
    ]) {
      const labels = [
        ...Object.keys(facts.spaces).map((s) => spaceLabel(view, facts, names, 0, s)),
        ...Object.keys(facts.lines).map((l) => lineLabel(view, facts, names, l)),
        marketLabel(view, "coal"),
        marketLabel(view, "iron"),
        ...Object.keys(facts.places)
          .filter((p) => facts.places[p]!.kind !== "town")
          .map((p) => outerLabel(facts, p)),
        ...Object.keys(facts.cards).map((c) => cardLabel(facts, c, 2)),
        distantLabel(view, facts),
        ...view.players.flatMap((p) => INDUSTRIES.map((i) => stackLabel(view, facts, i, p.stacks[i]))),
        step(null, "money"),
        step(2, "income"),
        step(3, "money"),
      ];
      for (const label of labels) expect(label).not.toMatch(/lancashire-board|\{|undefined|_/);
    }
  });
});

describe("what is missing", () => {
  const missing = (...lines: string[]) => (set("language", "en"), sayMissing(lines, scene())?.text);
  test("is the first thing the lines do not agree on", () => {
    expect(missing("loan 10", "pass")).toContain("action");
    expect(missing("loan 10", "loan 20")).toContain("how much");
    expect(missing("build cotton_mill oldham/1 card:oldham", "build coal_mine oldham/1 card:oldham")).toContain(
      "industry",
    );
    expect(missing("build port liverpool/1 card:port", "build port liverpool/1 card:liverpool")).toContain("card");
    expect(missing("link bolton-bury", "link bolton-wigan")).toContain("line");
    expect(missing("sell manchester/1 liverpool/2", "sell manchester/1 distant")).toContain("port");
    expect(missing("sell manchester/1 distant", "sell bury/1 distant")).toContain("tile");
    expect(missing("second bury-rochdale coal:wigan/1", "done")).toContain("stop");
    expect(missing("develop port iron:market", "develop port iron:preston/3")).toContain("iron");
  });
});

describe("the position", () => {
  const view = base();
  test("tells sources, the worth of a line and what will go", () => {
    expect(sourceOf(tileAt(view, "wigan/1"))).toBe("coal:wigan/1");
    expect(sourceOf(tileAt(view, "bury/1"))).toBeNull();
    expect(lineLabel(view, facts, ["Ola", "Jan"], "bury-manchester")).toContain("scores 1 now");
    expect([
      nearEnd(view),
      nearEnd(base({ round: 9 })),
      willGo(base({ round: 9 }), 1),
      willGo(base({ round: 9 }), 2),
      willGo(base({ era: "rail", round: 9 }), 1),
    ]).toEqual([false, true, true, false, false]);
  });
  test("knows which next tiles the period locks (LAN-5.13 to 5.15)", () => {
    const rail = base({ era: "rail" });
    expect(["cotton_mill/1", "shipyard/0", "shipyard/2", "port/2"].map((id) => locked(facts, view, id))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(["cotton_mill/1", "shipyard/1", "shipyard/2", "coal_mine/3"].map((id) => locked(facts, rail, id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(note(view, facts, "port/2")).toBeNull();
  });
  test("counts the tiles that let a distant sale through", () => {
    // marker on the sixth space (index 5): two more steps are open, so 0, −1 and −2 sell, −3 and −4 close
    expect(sells(facts, view.distant)).toBe(5);
  });
  test("orders the next round by money spent, equals as they were (LAN-E14)", () => {
    // red 23, purple 6, green 6, yellow 12 in this order of play: purple, green, yellow, red
    const spent = [23, 6, 6, 12].map((s) => player({}, { spent: s }));
    expect(nextOrder(base({ order: [0, 1, 2, 3], players: spent }))).toEqual([1, 2, 3, 0]);
    expect(nextOrder(base({ order: [0, 2, 1, 3], players: spent }))).toEqual([2, 1, 3, 0]);
  });
  test("says a stack by levels (LAN-E1)", () => {
    expect(byLevel(player().stacks.coal_mine.stack)).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 2],
    ]);
    expect(byLevel(player().stacks.shipyard.stack)).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });
  test("long names break where they are put together", () => {
    expect(soft("Macclesfield")).toBe("Maccles\u00adfield");
    expect(soft("Bury")).toBe("Bury");
  });
});
