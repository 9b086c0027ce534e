/** What tests of several rooms need: a table at which somebody is asked. Not shipped. */
import { picks } from "./picks.svelte";
import { TableState } from "./socket.svelte";
import type { GameModule, TableInfo, Update } from "./types";

export const legal = (...lines: string[]): Update["legal"] => lines.map((line) => ({ line, preview: [], back: false }));

/** A state of a table as the server tells it; by itself nobody is asked anything. */
export const update = (more: Partial<Update> = {}): Update => ({
  length: 1,
  as: 0,
  entries: [],
  view: {},
  to_act: [0],
  asks: null,
  legal: [],
  fellow: null,
  undo: null,
  scores: [],
  outcome: null,
  ...more,
});

/** Seat 0 is asked: these lines are legal, and `picks` chooses among them. */
export function ask(lines: string[], view: unknown, facts: unknown, game: Partial<GameModule>): TableState {
  const table = new TableState("test", null);
  table.info = { game: game.slug, seats: [] } as unknown as TableInfo;
  table.facts = facts;
  table.latest = table.shown = update({ view, legal: legal(...lines) });
  picks.sit(table, game as GameModule);
  return table;
}
