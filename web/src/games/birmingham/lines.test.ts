import { describe, expect, test } from "vitest";
import { base, facts, player } from "../../../fixtures/birmingham/views";
import { set } from "../../lib/settings.svelte";
import { actions, sayLine, sayMissing, sayWhole, sayWords, type BirScene } from "./lines";
import { barrelLabel, cardLabel, lineLabel, marketLabel, merchantLabel, soft, spaceLabel, stackLabel } from "./say";
import { byLevel, INDUSTRIES, locked, nearEnd, sourceOf, tileAt, willGo } from "./view";

const names = ["Ala", "Ola"];
const scene = (more = {}): BirScene => ({ view: base(more), facts, as: 0, names });
const LINES = [
  "build cotton_mill birmingham/1 card:birmingham coal:dudley/1 iron:birmingham/3",
  "build brewery farm_south/1 card:brewery iron:market",
  "link stone-stafford coal:market",
  "links kidderminster-worcester coal:dudley/1",
  "second cannock-farm_north coal:dudley/1 beer:stafford/1",
  "develop cotton_mill cotton_mill iron:birmingham/3 iron:birmingham/3",
  "sell stone/1 oxford/1 beer:oxford/1",
  "loan",
  "scout",
  "pass",
  "done",
  "remove pottery",
  "remove none",
  "card wild_location",
  "card manufacturer_or_cotton_mill",
  "selloff stone/1",
];

describe.each(["en", "pl"] as const)("in %s", (language) => {
  test("every line, chip and button is said", () => {
    set("language", language);
    for (const line of LINES) {
      expect(sayLine(line, scene())?.text, line).toBeTruthy();
      for (const said of [sayLine(line, scene())!, sayWhole(line, scene())!, sayWords(line.split(" "), scene())!])
        expect(said.text).not.toMatch(/birmingham-board|\{|undefined|_/);
      for (const word of line.startsWith("card") || line === "remove none" ? [] : line.split(" "))
        expect(sayWords([word], scene())?.text, word).toBeTruthy();
    }
    for (const a of [...actions(scene()), ...actions(scene({ era: "canal" }))])
      expect(a.text).not.toMatch(/birmingham-board/);
  });
  test("every label is said", () => {
    set("language", language);
    for (const view of [base(), base({ era: "canal", round: 9, links: [] })]) {
      const labels = [
        ...Object.keys(facts.spaces).map((s) => spaceLabel(view, facts, names, 0, s)),
        ...Object.keys(facts.lines).map((l) => lineLabel(view, facts, names, l)),
        ...Object.keys(facts.merchant_spaces).map((m) => merchantLabel(view, facts, m)),
        ...view.merchants.map((m) => barrelLabel(view, facts, m.space)),
        marketLabel(view, "coal"),
        marketLabel(view, "iron"),
        ...Object.keys(facts.cards).map((c) => cardLabel(facts, c, 2)),
        ...INDUSTRIES.map((i) => stackLabel(view, facts, i, view.players[0]!.mat[i])),
      ];
      for (const label of labels) expect(label).not.toMatch(/birmingham-board|\{|undefined|_/);
    }
  });
});

test("a line in words alone names what the board would show", () => {
  set("language", "en");
  const text = sayWhole(
    "build cotton_mill birmingham/1 card:birmingham coal:dudley/1 iron:birmingham/3",
    scene(),
  )!.text;
  for (const word of ["cotton mill", "Birmingham", "Dudley"]) expect(text).toContain(word);
  expect(sayWhole("loan", scene())).toEqual(sayLine("loan", scene()));
});

describe("what is missing", () => {
  const missing = (...lines: string[]) => (set("language", "en"), sayMissing(lines, scene())?.text);
  test("is the first thing the lines do not agree on", () => {
    expect(missing("loan", "pass")).toContain("action");
    expect(missing("build cotton_mill stone/1 card:stone", "build brewery stone/1 card:stone")).toContain("industry");
    expect(missing("build brewery stone/1 card:brewery", "build brewery stone/1 card:stone")).toContain("card");
    expect(missing("link stone-stafford coal:market", "link stafford-cannock coal:market")).toContain("line");
    expect(missing("sell stone/1 oxford/1 beer:oxford/1", "sell stone/1 oxford/1 beer:stafford/1")).toContain("beer");
    expect(missing("card brewery", "card stone")).toContain("card");
  });
});

describe("the position", () => {
  const view = base();
  test("tells sources, the worth of a line and what will go", () => {
    expect(sourceOf(tileAt(view, "dudley/1"))).toBe("coal:dudley/1");
    expect(sourceOf(tileAt(view, "walsall/1"))).toBeNull();
    expect(lineLabel(view, facts, ["Ola", "Jan"], "birmingham-oxford")).toContain("score 2 now");
    expect([
      nearEnd(view),
      nearEnd(base({ round: 9 })),
      willGo(base({ era: "canal", round: 9 }), 1),
      willGo(base({ round: 9 }), 1),
    ]).toEqual([false, true, true, false]);
    expect([locked(facts, view, "brewery/1"), locked(facts, view, "pottery/1")]).toEqual([true, false]);
    expect(byLevel(player().mat.iron_works.stack)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });
  test("long names break where they are put together", () => {
    expect(soft("Birmingham")).toBe("Birming­ham");
    expect(soft("Wolverhampton")).toBe("Wolver­hampton");
    expect(soft("Stone")).toBe("Stone");
  });
});
