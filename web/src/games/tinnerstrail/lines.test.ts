import { describe, expect, test } from "vitest";
import { base, facts, player } from "../../../fixtures/tinnerstrail/views";
import { picks } from "../../lib/picks.svelte";
import { set } from "../../lib/settings.svelte";
import type { Cell } from "../../lib/types";
import { actions, cubes, extractLine, sayLine, sayMissing, sayWords, type TinScene } from "./lines";
import { areaLabel, borderLabel, mapLabel } from "./say";

const names = ["Ala", "Ola", "Jan"];
const scene = (more = {}): TinScene => ({ view: base(more), facts, as: 0, names });
const LINES = [
  "build truro",
  "extract gwinear copper:2 tin:1",
  "miner truro",
  "miner gwinear own",
  "port truro",
  "train truro",
  "adit gwinear-camborne",
  "pumps",
  "pasties",
  "pass",
  "process gwinear",
  "sell arsenic",
  "emigrate gwinear michigan",
  "place miner truro",
  "place adit gwinear-camborne",
  "keep A-tin1",
  "map wild_miner",
  "map ks_ab",
  "map none",
  "map deck",
  "bid 12",
  "withdraw",
  "calciner here",
  "calciner none",
  "drain gwinear",
  "done",
  "raise copper",
  "invest tens 20",
  "invest fives 5",
  "survey breage",
  "survey none",
];

describe.each(["en", "pl"] as const)("in %s", (language) => {
  test("every line and chip is said", () => {
    set("language", language);
    for (const phase of ["turn", "map_after", "pumps", "tokens", "invest"] as const) {
      for (const line of LINES) {
        const view = scene({ phase, pumping: { left: 2, of: 2 } });
        for (const said of [sayLine(line, view)!, sayWords(line.split(" "), view)!])
          expect(said.text, line).not.toMatch(/tinnerstrail-|\{|undefined|_/);
        for (const word of line.split(" ")) expect(sayWords([word], view)?.text, word).toBeTruthy();
      }
    }
  });
  test("every label is said", () => {
    set("language", language);
    const view = base();
    const labels = [
      ...Object.keys(facts.areas).map((id) => areaLabel(view, facts, names, id)),
      ...Object.keys(facts.borders).map((id) => borderLabel(view, facts, id)),
      ...Object.keys(facts.maps).map((id) => mapLabel(facts, id, 2)),
    ];
    for (const label of labels) expect(label).not.toMatch(/tinnerstrail-|\{|undefined|_/);
  });
});

describe("actions", () => {
  test("only in one's turn; those of an expansion only when it is in play", () => {
    set("language", "en");
    const verbs = (more = {}) => actions(scene({ phase: "turn", ...more })).map((a) => a.words.join(" "));
    expect(actions(scene())).toEqual([]);
    expect(verbs()).toEqual(["build", "extract", "miner", "port", "train", "adit", "pumps", "pasties", "pass"]);
    expect(verbs({ market: { next: 18, spaces: [], open: [] } })).toContain("sell arsenic");
    expect(verbs({ emigration: [] })).toContain("emigrate");
    expect(verbs({ players: [player({ tokens: { miner: 2, port: 0, train: 0, adit: 0 } })] })).toContain("place");
  });
  test("letters are all different", () => {
    const keys = actions(
      scene({
        phase: "turn",
        market: { next: 18, spaces: [], open: [] },
        emigration: [],
        players: [player({ tokens: { miner: 2, port: 0, train: 0, adit: 0 } })],
      }),
    ).map((a) => a.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
  test("an extraction leaves out the ore of which nothing is taken", () => {
    expect(extractLine("truro", 2, 0)).toBe("extract truro copper:2");
    expect(extractLine("truro", 0, 3)).toBe("extract truro tin:3");
    expect(cubes("copper:2")).toEqual({ ore: "copper", count: 2 });
    expect(cubes("truro")).toBeNull();
  });
  test("what throws something away is outlined", () => {
    expect(["pass", "withdraw", "survey none"].map((l) => sayLine(l, scene())!.loses)).toEqual([true, true, true]);
    expect(sayLine("bid 10", scene())!.loses).toBe(false);
  });
});

describe("what is missing", () => {
  const missing = (lines: string[], more = {}) => (
    set("language", "en"),
    sayMissing(lines, scene({ phase: "turn", ...more }))?.text
  );
  test("comes in the order of the words", () => {
    expect(missing(["miner truro", "pass"])).toBe("choose an action or a place");
    expect(missing(["miner truro", "miner par"])).toBe("choose an area");
    expect(missing(["adit gwinear-camborne", "adit st_just-st_ives"])).toBe("choose a border");
    expect(missing(["extract truro copper:1", "extract truro tin:1"])).toBe("choose the cubes");
    expect(missing(["emigrate truro michigan", "emigrate truro adelaide"])).toBe("choose where to");
    expect(missing(["bid 3", "bid 4"], { phase: "bidding" })).toBe("choose a bid");
  });
});

describe("the top map may be too dear (TIN-6.5)", () => {
  const args = { dear: 6, of: 11, have: 2, then: "rival" };
  const dear: Cell[] = [{ id: "too-dear", before: null, after: null, args }];
  const offered = (line: string, preview: Cell[]) =>
    Object.defineProperty(picks, "legal", { value: [{ line, preview }], configurable: true });
  test("its button warns, and so does naming an area where it is turned up at once", () => {
    set("language", "en");
    for (const line of ["map deck", "build breage"]) {
      offered(line, dear);
      expect(sayLine(line, scene({ phase: "map" }))!.warn).toContain("6 of 11 maps ask for more than your £2");
      expect(sayLine(line, scene({ phase: "map" }))!.loses).toBe(true); // outlined: red words can be read on it
      offered(line, []);
      expect(sayLine(line, scene({ phase: "map" }))!.warn).toBeUndefined();
    }
  });
});

describe("alone against Lord Wallace", () => {
  test("a survey turns the tile up", () => {
    set("language", "en");
    expect(sayLine("survey breage", scene({ phase: "survey", solo: true }))!.text).toBe("Turn up the tile of Breage");
    expect(sayLine("survey breage", scene({ phase: "survey" }))!.text).toBe("Look at the tile of Breage");
  });
});
