import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../lib/types";
import {
  asNewTable,
  changes,
  choosePreset,
  company,
  fits,
  fitted,
  freshPlan,
  hintsAllowed,
  isPractice,
  setCount,
  setKind,
  setWhere,
  where,
} from "./plan";

const game: GameInfo = {
  slug: "coalbaron",
  title: { en: "Coal Baron", pl: "Szczęść Boże" },
  seats: [2, 3, 4],
  minutes: 60,
  cooperative: false,
  rules_revision: 1,
  reconstructed: false,
  options: [
    { id: "storage_rule", values: ["literal", "free"], default: "literal", rule: "COA-O1" },
    { id: "start_player", values: ["random", "0", "1", "2", "3"], default: "random", rule: "COA-O5" },
  ],
  presets: [
    { id: "by_the_rulebook", set: {} },
    { id: "as_commonly_played", set: { storage_rule: "free" } },
  ],
  bots: ["ciskacz", "sztygar", "skarbnik"],
};
const kinds = (plan: ReturnType<typeof freshPlan>) => asNewTable(plan).seats.map(({ kind }) => kind);

describe("a table being set", () => {
  it("is ready at once: you and bots, by the rulebook", () => {
    const plan = freshPlan(game);
    expect(kinds(plan)).toEqual(["me", "bot", "bot"]);
    expect(asNewTable(plan)).toMatchObject({
      game: "coalbaron",
      preset: "by_the_rulebook",
      options: { storage_rule: "literal", start_player: "random" },
    });
  });

  it("always has you exactly once", () => {
    const plan = freshPlan(game);
    setKind(plan, 0, "bot");
    expect(kinds(plan)).toEqual(["bot", "me", "bot"]);
    setKind(plan, 2, "me");
    expect(kinds(plan)).toEqual(["bot", "bot", "me"]);
    setCount(plan, game, 2);
    expect(kinds(plan).filter((kind) => kind === "me")).toHaveLength(1);
  });

  it("moves people between this screen and the net", () => {
    const plan = freshPlan(game);
    setWhere(plan, "screen");
    expect([where(plan), ...kinds(plan)]).toEqual(["screen", "me", "here", "bot"]);
    setWhere(plan, "online");
    expect([where(plan), ...kinds(plan)]).toEqual(["online", "me", "link", "bot"]);
    expect(company(plan)).toEqual({ people: 0, links: 1, bots: 1 });
  });

  it("counts what differs from the preset", () => {
    const plan = freshPlan(game);
    plan.options.storage_rule = "free";
    expect(changes(plan, game)).toEqual(["storage_rule"]);
    choosePreset(plan, game, "as_commonly_played");
    expect(changes(plan, game)).toEqual([]);
  });

  it("allows hints where nobody can mind them, unless it is said otherwise", () => {
    const plan = freshPlan(game);
    expect([hintsAllowed(plan, game), asNewTable(plan).hints]).toEqual([true, null]);
    setKind(plan, 1, "link");
    expect(hintsAllowed(plan, game)).toBe(false);
    expect(hintsAllowed(plan, { ...game, cooperative: true })).toBe(true);
    plan.hints = true;
    expect([hintsAllowed(plan, game), asNewTable(plan).hints]).toEqual([true, true]);
    expect(fitted(plan, game).hints).toBeNull();
  });

  it("is practice alone against bots, and among people only when it is chosen", () => {
    const plan = freshPlan(game);
    expect([isPractice(plan), asNewTable(plan).free_undo]).toEqual([true, true]);
    setKind(plan, 1, "link");
    expect([isPractice(plan), asNewTable(plan).free_undo]).toEqual([false, false]);
    plan.free_undo = true;
    expect(asNewTable(plan).free_undo).toBe(true);
    expect(fitted(plan, game).free_undo).toBeNull();
  });

  it("keeps an outside bot as long as the server has it", () => {
    const own = { ...game, bots: [...game.bots, "my-bot"] };
    const plan = freshPlan(own);
    plan.seats[1]!.bot = "my-bot";
    expect(asNewTable(fitted(plan, own)).seats[1]).toEqual({ kind: "bot", bot: "my-bot" });
    expect(fitted(plan, game).seats[1]!.bot).not.toBe("my-bot");
  });

  it("forgets what no longer fits the game", () => {
    const old = freshPlan(game);
    old.count = 5;
    old.options = { storage_rule: "gone", other: "x" };
    old.preset = "gone";
    expect(fitted(old, game)).toMatchObject({
      count: 3,
      preset: "by_the_rulebook",
      options: { storage_rule: "literal" },
    });
    expect(fitted(old, game).options.other).toBeUndefined();
  });

  it("never names a start player who does not sit there", () => {
    const plan = freshPlan(game);
    setCount(plan, game, 4);
    plan.options.start_player = "3";
    setCount(plan, game, 3);
    expect(plan.options.start_player).toBe("random");
  });
});

describe("what belongs to some numbers of seats only", () => {
  const solo: GameInfo = {
    ...game,
    slug: "tinnerstrail",
    seats: [1, 2, 3],
    options: [
      { id: "arsenic", values: ["no", "yes"], default: "no", rule: "TIN-O1" },
      { id: "deep_pockets", values: ["no", "yes"], default: "no", rule: "TIN-O7", seats: [1] },
    ],
    presets: [
      { id: "by_the_rulebook", set: {} },
      { id: "hard_wallace", set: { deep_pockets: "yes" }, seats: [1] },
    ],
  };
  it("is offered there and goes back to the rulebook elsewhere", () => {
    const plan = freshPlan(solo);
    setCount(plan, solo, 1);
    choosePreset(plan, solo, "hard_wallace");
    plan.options.arsenic = "yes";
    expect([plan.preset, plan.options.deep_pockets, changes(plan, solo)]).toEqual(["hard_wallace", "yes", ["arsenic"]]);
    setCount(plan, solo, 3);
    expect([plan.preset, plan.options]).toEqual(["by_the_rulebook", { arsenic: "yes", deep_pockets: "no" }]);
    expect(fits(solo.options[1]!, 3)).toBe(false);
    expect(fits(solo.options[1]!, 1)).toBe(true);
  });
  it("a remembered plan is put right as well", () => {
    const plan = {
      ...freshPlan(solo),
      count: 3,
      preset: "hard_wallace",
      options: { arsenic: "no", deep_pockets: "yes" },
    };
    expect(fitted(plan, solo)).toMatchObject({ preset: "by_the_rulebook", options: { deep_pockets: "no" } });
  });
});

describe("what is played with, not how", () => {
  const trains: GameInfo = {
    ...game,
    slug: "switchsignal",
    options: [
      {
        id: "board",
        values: ["central_europe", "north_america"],
        default: "central_europe",
        rule: "SWI-O1",
        stays: true,
      },
      { id: "time_tokens", values: ["7", "8"], default: "7", rule: "SWI-O5" },
    ],
    presets: [
      { id: "by_the_rulebook", set: {} },
      { id: "north_america", set: { board: "north_america" } },
      { id: "easier", set: { time_tokens: "8" } },
    ],
  };
  it("a preset keeps the chosen board, unless it names one", () => {
    const plan = freshPlan(trains);
    plan.options.board = "north_america";
    choosePreset(plan, trains, "easier");
    expect([plan.options, changes(plan, trains)]).toEqual([{ board: "north_america", time_tokens: "8" }, []]);
    choosePreset(plan, trains, "by_the_rulebook");
    expect(plan.options).toEqual({ board: "north_america", time_tokens: "7" });
    plan.options.board = "central_europe";
    choosePreset(plan, trains, "north_america");
    expect(plan.options.board).toBe("north_america");
    plan.options.board = "central_europe";
    expect(changes(plan, trains)).toEqual(["board"]);
  });
});
