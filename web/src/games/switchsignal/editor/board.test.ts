import { describe, expect, it } from "vitest";
import { Track } from "../track";
import {
  addLine,
  addPlace,
  change,
  cover,
  fieldsOf,
  networkOf,
  placeOfFault,
  remove,
  signalPlaces,
  tidied,
  toggleMarker,
  toggleSignal,
  toml,
  type BoardTable,
} from "./board";

/** Two starts and a city round one junction. */
const small: BoardTable = tidied({
  name_en: "Small",
  name_pl: "Mała",
  provenance: "owner",
  switch_markers: 0,
  signal_markers: 0,
  track_signal_markers: 3,
  initial_signals: ["L03@C"],
  line: [
    { id: "L01", a: "N", b: "J", length: 2, signals: [1] },
    { id: "L02", a: "S", b: "J", length: 1, signals: [] },
    { id: "L03", a: "J", b: "C", length: 1, signals: [] },
  ],
  city: [{ id: "C", kind: "trade", name_en: "City", name_pl: "Miasto", goods: "blue", x: 700, y: 500, exits: [] }],
  start: [
    { id: "N", number: 2, name_en: "North", name_pl: "Północ", x: 500, y: 200 },
    { id: "S", number: 3, name_en: "South", name_pl: "Południe", x: 500, y: 800 },
  ],
  junction: [
    {
      id: "J",
      ways: 0,
      name_en: "Junction",
      name_pl: "Rozjazd",
      x: 500,
      y: 500,
      branches: [],
      initial_covered: [],
      natural: [],
    },
  ],
});
const junction = (b: BoardTable) => b.junction[0]!;

describe("a board in the editor", () => {
  it("orders branches clockwise from north and counts ways and markers", () => {
    expect(junction(small)).toMatchObject({ ways: 3, branches: ["L01", "L03", "L02"] });
    expect(junction(small).initial_covered).toHaveLength(1);
    expect([small.switch_markers, small.signal_markers]).toEqual([1, 1 + 3]);
  });
  it("puts every branch into a natural pair, the straight one first", () => {
    expect(junction(small).natural).toContainEqual(["L01", "L02"]);
    for (const line of junction(small).branches) expect(junction(small).natural.flat()).toContain(line);
  });
  it("has a field at every city end and where one was added", () => {
    expect(Object.keys(fieldsOf(small))).toEqual(["L01/1", "L03@C"]);
    expect(signalPlaces(small, small.line[2]!)).toEqual([0]); // not at the city, which has its own
    expect(Object.keys(fieldsOf(toggleSignal(small, "L01", 0)))).toContain("L01/0");
  });
  it("follows a new id everywhere", () => {
    const made = change(
      change(small, { kind: "city", id: "C" }, { id: "PAR" }),
      { kind: "line", id: "L03" },
      { id: "X" },
    );
    expect(made.initial_signals).toEqual(["X@PAR"]);
    expect(made.line[2]).toMatchObject({ id: "X", b: "PAR" });
    expect(junction(made).branches).toContain("X");
  });
  it("drops what no longer exists", () => {
    const made = remove(small, { kind: "city", id: "C" });
    expect([made.line.map((l) => l.id), made.initial_signals, junction(made).ways]).toEqual([["L01", "L02"], [], 2]);
    expect(change(small, { kind: "line", id: "L01" }, { length: 1 }).line[0]!.signals).toEqual([1]);
    expect(change(toggleSignal(small, "L01", 2), { kind: "line", id: "L01" }, { length: 1 }).line[0]!.signals).toEqual([
      1,
    ]);
  });
  it("adds places and lines under ids that are free", () => {
    const first = addPlace(small, "junction", 300.4, 300);
    const second = addLine(first.board, first.thing.id, "J");
    expect(first.board.junction[1]).toMatchObject({ x: 300, y: 300 });
    expect(second.thing).toEqual({ kind: "line", id: "L04" });
    expect(junction(second.board).ways).toBe(4);
    expect(addPlace(small, "start", 0, 0).board.start[2]!.number).toBe(4);
  });
  it("covers a branch in place of another, and lays markers", () => {
    const other = junction(small).branches.find((l) => !junction(small).initial_covered.includes(l))!;
    expect(junction(cover(small, "J", other)).initial_covered).toEqual([other]);
    expect(toggleMarker(small, "L01/1").initial_signals).toEqual(["L03@C", "L01/1"]);
  });
  it("can be drawn however unfinished it is", () => {
    const half = { ...small, line: [...small.line, { id: "bad", a: "J", b: "nowhere", length: 0, signals: [9] }] };
    expect(Object.keys(new Track(networkOf(tidied(half))).segments)).toEqual(["L01.1", "L01.2", "L02.1", "L03.1"]);
  });
  it("is written as a table that replaces ours", () => {
    const text = toml({ central_europe: small });
    expect(text).toContain("[board.central_europe]\nreplace = true\n");
    expect(text).toContain('{ id = "L01", a = "N", b = "J", length = 2, signals = [1] },');
    expect(text).toContain('natural = [["L01", "L02"]');
  });
});

describe("a fault", () => {
  it("is shown at the thing it concerns", () => {
    expect(placeOfFault("board.central_europe.line.CE07.length")).toEqual({
      board: "central_europe",
      thing: { kind: "line", id: "CE07" },
      key: "length",
    });
    expect(placeOfFault("board.north_america.initial_signals")).toEqual({
      board: "north_america",
      thing: null,
      key: "initial_signals",
    });
    expect(placeOfFault("weather")).toEqual({ board: null, thing: null, key: "weather" });
  });
});
