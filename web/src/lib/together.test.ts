import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { picks } from "./picks.svelte";
import { TableState } from "./socket.svelte";
import { talk, weave, type Sentence } from "./story";
import { legal, update } from "./testing";
import { LASTS, Together } from "./together.svelte";
import type { GameModule, TableInfo, Update } from "./types";

const later = (more: Partial<Update>): Update => update({ length: 5, as: 1, ...more });

describe("pointing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const at = (seat: number, word: string, time: string) => ({ seat, words: [word], time });

  test("marks one thing per person, for some seconds", () => {
    const together = new Together();
    together.pointed(at(0, "PAR", "1"));
    together.pointed(at(1, "BER", "2"));
    vi.advanceTimersByTime(LASTS - 1000);
    together.pointed(at(0, "NUE", "3"));
    expect(together.points.map((p) => p.words[0])).toEqual(["BER", "NUE"]);
    vi.advanceTimersByTime(1000);
    expect(together.points.map((p) => p.words[0])).toEqual(["NUE"]);
    vi.advanceTimersByTime(LASTS);
    expect(together.points).toEqual([]);
  });
  test("and proposing leave a line beside the log, once each", () => {
    const together = new Together();
    together.sayer = { called: (words) => words.join("+"), proposed: (line) => line.toUpperCase() };
    together.pointed(at(0, "PAR", "1"));
    const first = { by: 1, line: "done", time: "2" };
    together.propose(7, [first]);
    together.propose(7, [first, { by: 2, line: "load", time: "3" }]);
    expect(together.remarks.map((r) => [r.seat, r.time])).toEqual([
      [0, "1"],
      [1, "2"],
      [2, "3"],
    ]);
  });
});

describe("the log", () => {
  const row = (n: number, time: string) => ({ n, time, main: String(n) }) as unknown as Sentence;
  test("has what was said in its place", () => {
    const said = talk(
      [{ by: "Ala", seat: 0, text: "hello", time: "2", note: null }],
      [{ seat: 1, text: "points", time: "1" }],
      ["Ala", "Ola"],
      { say: (id) => id },
    );
    expect(said.map((s) => [s.by, s.text])).toEqual([
      ["Ola", "points"],
      ["Ala", "hello"],
    ]);
    const order = weave([row(1, "0"), row(2, "1.5"), row(3, "3")], said).map((r) => ("n" in r ? r.n : r.by));
    expect(order).toEqual([1, "Ola", 2, "Ala", 3]);
    expect(weave([], said)).toEqual(said);
    expect(weave([row(1, "1")], [])).toHaveLength(1);
  });
});

describe("a proposal", () => {
  let table: TableState;
  const game = { slug: "switchsignal", step: (line: string) => line.startsWith("signal") } as unknown as GameModule;
  const draw = (next: Update) => {
    table.latest = table.shown = next;
    picks.renew();
  };
  beforeEach(() => {
    table = new TableState("test", null);
    table.info = { seats: [] } as unknown as TableInfo;
    vi.spyOn(table, "propose").mockReturnValue();
    vi.spyOn(table, "act").mockReturnValue();
    picks.sit(table, game);
    draw(
      later({
        fellow: { seat: 0, asks: { id: "action", args: {} }, legal: legal("signal CE02@PAR", "load PAR", "done") },
      }),
    );
  });

  test("is put together from the lines of the one to act, once one wants to", () => {
    expect(picks.all).toEqual([]);
    expect(picks.seat).toBe(1);
    picks.suggest(true);
    expect(picks.lines).toEqual(["signal CE02@PAR", "load PAR", "done"]);
    expect(picks.seat).toBe(0);
    picks.point(["PAR"]);
    expect(picks.only).toBe("load PAR");
    picks.confirm();
    expect(table.propose).toHaveBeenCalledWith("load PAR");
    expect(table.act).not.toHaveBeenCalled();
    expect(picks.chosen).toEqual([]);
    picks.suggest(false);
    expect(picks.all).toEqual([]);
  });
  test("is sent only when it is confirmed, even a small step", () => {
    picks.suggest(true);
    picks.point(["CE02@PAR"]);
    expect(table.propose).not.toHaveBeenCalled();
    expect(picks.only).toBe("signal CE02@PAR");
  });
  test("ends where one's own turn begins", () => {
    picks.suggest(true);
    draw(later({ length: 6, to_act: [1], legal: legal("reveal") }));
    expect(picks.fellow).toBeNull();
    picks.confirm("reveal");
    expect(table.act).toHaveBeenCalledWith("reveal");
    draw(later({ length: 7, fellow: { seat: 0, asks: { id: "reveal", args: {} }, legal: legal("reveal") } }));
    expect(picks.fellow).toBeNull();
  });
  test("is shown as long as the position is the one it was made for", () => {
    const made = [{ by: 1, line: "done", time: "1" }];
    table.together.propose(5, made);
    expect(table.proposals).toEqual(made);
    draw(later({ length: 6 }));
    expect(table.proposals).toEqual([]);
  });
});
