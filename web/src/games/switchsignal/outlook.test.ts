import { describe, expect, it } from "vitest";
import { base, end, facts, toLyon, toParis } from "../../../fixtures/switchsignal/views";
import {
  cardLoss,
  cells,
  endOf,
  landings,
  losing,
  mean,
  most,
  occupiedChance,
  offers,
  paths,
  watched,
} from "./outlook";
import { letterOf, mostTurns, unseenCards, waysToPay } from "./view";

describe("what a roll would do", () => {
  it("costs nothing on the way into a city (SWI-E4, SWI-8.9)", () => {
    expect([losing(toParis), mean(toParis), most(toParis)]).toEqual([0, 0, 0]);
  });
  it("counts faces as often as the die has them", () => {
    // black 2,3,3,4,4,5: the fours lose one each, the five two: (1 + 1 + 2) / 6
    expect(losing(toLyon)).toBe(3);
    expect(mean(toLyon)).toBeCloseTo(4 / 6);
    expect(cells(toLyon, facts).map((c) => c.end.tokens)).toEqual([0, 0, 0, 1, 1, 2]);
  });
  it("shows at the stop which faces end there and why", () => {
    const stop = landings(toLyon).find((l) => l.space === "CE35.1")!;
    expect(stop.rows.map((r) => [r.faces, r.end.tokens])).toEqual([
      [[3, 3], 0],
      [[4, 4], 1],
      [[5], 2],
    ]);
  });
  it("draws one path where the shorter ones are part of it", () => {
    expect(paths(toLyon).map((p) => p.path)).toEqual([["CE07.3", "CE34.1", "CE35.1"]]);
  });
  it("takes the way that loses least, and the exit pointed at", () => {
    const face = {
      face: 2,
      of_six: 1,
      ends: [end({ exit: "CE05", tokens: 2, path: ["CE05.1"] }), end({ exit: "CE33", path: ["CE33.2"] })],
    };
    expect(endOf(face).exit).toBe("CE33");
    expect(endOf(face, "CE05").tokens).toBe(2);
  });
});

describe("whose danger matters", () => {
  it("is every train's while the team acts, and the due ones' while a colour moves", () => {
    expect(watched(base())).toHaveLength(2);
    const due = base({ phase: "train", step: 1 });
    due.trains[0]!.due = true;
    expect(watched(due).map((r) => r.space)).toEqual(["CE07.2"]);
  });
});

describe("helpers that would save time", () => {
  it("holds a colour in danger (SWI-11.4)", () => {
    const view = base({ phase: "train", step: 1 });
    view.trains[0]!.due = true;
    const [offer] = offers(["move CE07.2", "use conductor black"], view, facts);
    expect([offer?.helper, offer?.saves]).toEqual(["conductor", 4 / 6]);
  });
  it("rolls again where the roll is worse than the die (SWI-11.2)", () => {
    const view = base({
      phase: "keep",
      step: 1,
      moving: { space: "CE07.2", train: "black", roll: 5, left: 5, by: "card", came: null, best: false },
    });
    expect(offers(["keep", "use logistics"], view, facts)[0]?.saves).toBeCloseTo(2 - 4 / 6);
    expect(offers(["keep", "use logistics"], { ...view, moving: { ...view.moving!, roll: 2 } }, facts)).toEqual([]);
  });
  it("chooses a start where the dice may find one occupied (SWI-12.9)", () => {
    // Calais is start 6: five of thirty-six ways
    expect(occupiedChance(base())).toBeCloseTo(5 / 36);
    expect(offers(["roll", "use shunter BOR"], base({ phase: "start" }), facts)).toEqual([]); // 2 × 5/36 = 0.28
    expect(occupiedChance(base({ tokens: [6, 7] }))).toBe(0.5);
  });
  it("weighs a card by the trains it moves and by its deployments (SWI-5.3, SWI-5.11)", () => {
    expect(cardLoss("T10", base(), facts)).toBeCloseTo(4 / 6); // black and brown
    expect(cardLoss("T13", base(), facts)).toBe(0); // any colour: the grey trains are all in the depot
    expect(cardLoss("T06", base(), facts)).toBeCloseTo(4 / 6 + (5 / 36) * 2); // deploy one, black
    expect(cardLoss("T06", base({ depot: { black: 0, brown: 0, grey: 0 } }), facts)).toBeCloseTo(4 / 6 + 2);
  });
});

describe("hands", () => {
  it("pay with the matching card or any two (SWI-6.5), for loading with any one (SWI-6.6)", () => {
    const hand = { signal: 2, switch: 1, move: 0 };
    expect(waysToPay(hand, "switch")).toBe(1 + 2); // switch; signal signal, signal switch
    expect(waysToPay(hand, "move")).toBe(2);
    expect(waysToPay(hand, "load")).toBe(2);
    expect(waysToPay({ signal: 0, switch: 0, move: 1 }, "move")).toBe(1);
  });
  it("leave unseen what is neither open nor played", () => {
    expect(unseenCards(facts, base())).toEqual({ signal: 27 - 4 - 3, switch: 27 - 4 - 4, move: 27 - 4 - 2 });
  });
});

describe("turns", () => {
  it("count the card of a turn that has just begun once (SWI-3.8: seventeen at most)", () => {
    expect(mostTurns(base({ phase: "reveal", number: 1, turns_left: 17 }))).toBe(17);
    expect(mostTurns(base({ phase: "action", number: 1, turns_left: 16 }))).toBe(17);
    expect(mostTurns(base({ phase: "switches", number: 0, turns_left: 17 }))).toBe(17);
  });
});

describe("goods", () => {
  it("have a letter of their city, each its own", () => {
    expect((["yellow", "blue", "red", "white"] as const).map((g) => letterOf(facts, "central_europe", g))).toEqual([
      "A",
      "P",
      "B",
      "N",
    ]);
    const america = (["yellow", "blue", "red", "white"] as const).map((g) => letterOf(facts, "north_america", g));
    expect(america).toEqual(["D", "C", "L", "A"]); // Denver, Chicago, Dallas, Atlanta
  });
});
