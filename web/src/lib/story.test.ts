import { expect, test } from "vitest";
import { sentences, talk, weave } from "./story";
import type { Chat, Entry } from "./types";

const entry = (n: number, time: string): Entry => ({ n, seat: 0, line: "stop", events: [{ kind: "stopped", args: {} }], time, undone: false });
const tell = { event: () => "stops", say: (id: string) => id };
const said = (time: string, id: string | null): Chat => ({ by: "Ala", seat: 0, text: id ? "" : "hello", time, note: id ? { id, args: { seat: 0 } } : null });

test("notes of the house and what people say stand among the entries by their moment", () => {
  const rows = sentences([entry(1, "10:01"), entry(2, "10:05")], tell);
  const all = weave(rows, talk([said("10:00", "early"), said("10:02", null), said("10:03", "between"), said("10:06", "after")], [], ["Ala"], tell));
  expect(all.map((row) => ("by" in row ? `${row.by}:${row.text}` : row.main))).toEqual([":early", "stops", "Ala:hello", ":between", "stops", ":after"]);
});
