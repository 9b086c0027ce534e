import { expect, test } from "vitest";
import { sentences, talk, taught, weave, type Sentence } from "./story";
import type { Chat, Concept, Entry } from "./types";

const entry = (n: number, time: string): Entry => ({
  n,
  seat: 0,
  line: "stop",
  events: [{ kind: "stopped", args: {} }],
  time,
  undone: false,
});
const tell = { event: () => "stops", say: (id: string) => id };
const said = (time: string, id: string | null): Chat => ({
  by: "Ala",
  seat: 0,
  text: id ? "" : "hello",
  time,
  note: id ? { id, args: { seat: 0 } } : null,
});

test("notes of the house and what people say stand among the entries by their moment", () => {
  const rows = sentences([entry(1, "10:01"), entry(2, "10:05")], tell);
  const all = weave(
    rows,
    talk(
      [said("10:00", "early"), said("10:02", null), said("10:03", "between"), said("10:06", "after")],
      [],
      ["Ala"],
      tell,
    ),
  );
  expect(all.map((row) => ("by" in row ? `${row.by}:${row.text}` : row.main))).toEqual([
    ":early",
    "stops",
    "Ala:hello",
    ":between",
    "stops",
    ":after",
  ]);
});

test("an undo says what it took back, a redo what it put back, and luck drawn again is marked", () => {
  const told = {
    event: (e: { kind: string }) => `${e.kind}.`,
    say: (id: string, args: Record<string, unknown> = {}) => `${id} ${JSON.stringify(args)}`,
  };
  const of = (n: number, seat: number, kind: string, more: Partial<Entry> = {}): Entry => ({
    n,
    seat,
    line: "",
    events: kind ? [{ kind, args: {} }] : [],
    time: "",
    undone: false,
    ...more,
  });
  const log = [
    of(1, 0, "loan", { undone: true }),
    of(2, -1, "drawn", { undone: true }),
    of(3, 0, "", { turned: { took: [2, 1], gave: [] } }),
    of(4, 0, "", { turned: { took: [], gave: [2, 1] } }),
    of(5, -1, "drawn", { again: true }),
  ];
  const rows = sentences(log.slice(2), told, log);
  expect(rows.map((row) => [row.main, row.again])).toEqual([
    ['shell-log-took-back {"seat":0,"what":"loan","count":2}', false],
    ['shell-log-put-back {"seat":0,"what":"loan","count":2}', false],
    ["drawn.", true],
  ]);
});

test("what the teacher explained stands after what had happened then, the newest at the end", () => {
  const row = (n: number) => ({ n, main: `entry ${n}` }) as Sentence;
  const concept = (id: string, at: number): Concept => ({ id, entry: at, say: { id, args: {} }, rules: [], show: [] });
  const told = taught([row(1), row(2), row(3)], [concept("a", 0), concept("b", 2), concept("c", 3)]);
  expect(told.map((r) => ("concept" in r ? r.concept.id : r.n))).toEqual(["a", 1, 2, "b", 3, "c"]);
});
