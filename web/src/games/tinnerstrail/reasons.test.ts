import { describe, expect, it } from "vitest";
import type { Entry, GameEvent } from "../../lib/types";
import { deeds } from "./reasons";

const event = (kind: string, seat: number | null = null): GameEvent => ({ kind, args: seat === null ? {} : { seat } });
const entry = (n: number, seat: number, ...events: GameEvent[]): Entry => ({
  n,
  seat,
  line: "",
  events,
  time: "",
  undone: false,
});
const kinds = (log: Entry[]) => deeds(log, 1).map((e) => e.kind);

describe("what Lord Wallace has just done", () => {
  const mine = entry(10, 0, event("pasties", 0), event("moved", 0));
  const extracts = entry(
    11,
    -1,
    event("wallace-card", 1),
    event("wallace-chose", 1),
    event("extracted", 1),
    event("wallace-pays", 1),
    event("moved", 1),
  );
  it("is told without the reasons", () => {
    expect(kinds([mine, extracts])).toEqual(["extracted"]);
  });
  it("is everything since you decided, in order", () => {
    const ports = entry(
      12,
      -1,
      event("wallace-card", 1),
      event("wallace-chose", 1),
      event("placed", 1),
      event("moved", 1),
    );
    expect(kinds([mine, extracts, ports])).toEqual(["extracted", "placed"]);
  });
  it("is nothing once you have decided again and he has not", () => {
    expect(kinds([mine, extracts, entry(13, 0, event("pasties", 0))])).toEqual([]);
  });
  it("says that he passed, or stayed out of your auction", () => {
    expect(kinds([mine, entry(11, -1, event("wallace-card", 1), event("wallace-passes", 1))])).toEqual([
      "wallace-passes",
    ]);
    expect(
      kinds([entry(10, 0, event("bid", 0), event("wallace-value", 1), event("wallace-out", 1), event("won", 0))]),
    ).toEqual(["wallace-out"]);
  });
});
