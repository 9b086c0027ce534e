// What is sent at once in mode *confirm only what cannot be undone* is what the engine says can be taken back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { picks } from "./picks.svelte";
import { settings } from "./settings.svelte";
import { TableState } from "./socket.svelte";
import type { GameModule, TableInfo, Update } from "./types";

let table: TableState;
beforeEach(() => {
  table = new TableState("test", null);
  table.info = { seats: [] } as unknown as TableInfo;
  vi.spyOn(table, "act").mockReturnValue();
  picks.sit(table, { slug: "coalbaron" } as unknown as GameModule);
  const legal = [
    { line: "send mine_1", preview: [], back: true },
    { line: "send money_5", preview: [], back: false },
  ];
  table.latest = table.shown = { length: 5, as: 0, to_act: [0], legal, view: {}, scores: [] } as unknown as Update;
  picks.renew();
});
afterEach(() => (settings.confirm = "always"));

test("a line that can be taken back goes at once, another waits to be confirmed", () => {
  settings.confirm = "final";
  picks.point(["money_5"]);
  expect(picks.only).toBe("send money_5");
  expect(table.act).not.toHaveBeenCalled();
  picks.clear();
  picks.point(["mine_1"]);
  expect(table.act).toHaveBeenCalledWith("send mine_1");
});

test("where everything is confirmed, nothing goes at once", () => {
  settings.confirm = "always";
  picks.point(["mine_1"]);
  expect(table.act).not.toHaveBeenCalled();
});

test("what is laid out on a state that has just come outlives the clearing of the old choice", () => {
  picks.point(["mine_1"]);
  table.log = [{ n: 6, seat: 0 } as unknown as (typeof table.log)[number]];
  table.latest = table.shown = { ...table.shown!, length: 6 };
  picks.lay("send money_5"); // the coach may speak before the shell has renewed the choice
  picks.renew();
  expect(picks.only).toBe("send money_5");
  expect(picks.complete).toBe(true);
});
