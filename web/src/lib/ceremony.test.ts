import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Ceremony } from "./ceremony.svelte";
import type { ScoringSheet } from "./scoring";
import { settings } from "./settings.svelte";

const sheet = (id: string, rows: number): ScoringSheet =>
  ({
    id,
    rows: Array.from({ length: rows }, (_, k) => ({ id: `${k}`, cells: [], items: [] })),
  }) as unknown as ScoringSheet;
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  kept.set("gwarek-scoring-seen", "1");
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  settings.scoring = "steps";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a scoring that is shown", () => {
  test("goes on by itself: 2 s a row, 4 s for the total, then the table", async () => {
    const ceremony = new Ceremony();
    let over = false;
    void ceremony.run([sheet("a", 2)]).then(() => (over = true));
    expect([ceremony.at, ceremony.left, ceremony.live]).toEqual([0, 2, true]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([ceremony.at, ceremony.counted]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([ceremony.counted, ceremony.left, over]).toEqual([true, 4, false]);
    await vi.advanceTimersByTimeAsync(4000);
    expect([ceremony.sheet, over]).toEqual([null, true]);
  });
  test("takes its time the first time ever", async () => {
    kept.clear();
    const ceremony = new Ceremony();
    const run = ceremony.run([sheet("a", 1)]);
    expect(ceremony.left).toBe(10);
    ceremony.skip();
    ceremony.next();
    await run;
    void ceremony.run([sheet("b", 1)]);
    expect(ceremony.left).toBe(2);
    ceremony.close();
  });
  test("Enter is the next row, Esc the total, and either the table from there", async () => {
    const ceremony = new Ceremony();
    const run = ceremony.run([sheet("a", 3), sheet("b", 1)]);
    ceremony.next();
    expect(ceremony.at).toBe(1);
    ceremony.skip();
    expect(ceremony.counted).toBe(true);
    ceremony.next();
    await Promise.resolve();
    await Promise.resolve();
    expect(ceremony.sheet?.id).toBe("b");
    ceremony.skip();
    ceremony.skip();
    await run;
    expect(ceremony.sheet).toBe(null);
  });
  test("shows only the total, or nothing, as is set", async () => {
    const ceremony = new Ceremony();
    settings.scoring = "total";
    const run = ceremony.run([sheet("a", 3)]);
    expect([ceremony.counted, ceremony.left]).toEqual([true, 4]);
    ceremony.next();
    await run;
    settings.scoring = "none";
    await ceremony.run([sheet("a", 3)]);
    expect(ceremony.sheet).toBe(null);
  });
  test("opened again it is counted and stays", async () => {
    const ceremony = new Ceremony();
    ceremony.open(sheet("a", 3));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ceremony.counted, ceremony.live, ceremony.sheet?.id]).toEqual([true, false, "a"]);
    ceremony.next();
    expect(ceremony.sheet).toBe(null);
  });
});
