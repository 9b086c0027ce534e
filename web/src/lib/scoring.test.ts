// Sheets made of what recorded games really told (web/fixtures/*/scoring.json).
import { beforeEach, describe, expect, test } from "vitest";
import birmingham from "../../fixtures/birmingham/scoring.json";
import birminghamFacts from "../../fixtures/birmingham/facts.json";
import coalbaron from "../../fixtures/coalbaron/scoring.json";
import coalbaronFacts from "../../fixtures/coalbaron/facts.json";
import lancashire from "../../fixtures/lancashire/scoring.json";
import lancashireFacts from "../../fixtures/lancashire/facts.json";
import tinnerstrail from "../../fixtures/tinnerstrail/scoring.json";
import tinnerstrailFacts from "../../fixtures/tinnerstrail/facts.json";
import { scoring as birminghamScoring } from "../games/birmingham/scoring";
import { categoryOf, clockAt, scoring as coalbaronScoring } from "../games/coalbaron/scoring";
import type { CoalFacts } from "../games/coalbaron/view";
import { scoring as lancashireScoring } from "../games/lancashire/scoring";
import { scoring as tinnerstrailScoring } from "../games/tinnerstrail/scoring";
import { gained, standing, type Scoring, type ScoringSheet } from "./scoring";
import { settings } from "./settings.svelte";
import { sentences } from "./story";
import { Teller } from "./teller";
import type { Entry } from "./types";

type Recorded = Record<string, { totals: number[] | null; entries: Entry[] }>;
const GAMES: Record<string, { records: Recorded; facts: unknown; scoring: Scoring }> = {
  birmingham: {
    records: birmingham as unknown as Recorded,
    facts: birminghamFacts,
    scoring: birminghamScoring as Scoring,
  },
  coalbaron: { records: coalbaron as unknown as Recorded, facts: coalbaronFacts, scoring: coalbaronScoring as Scoring },
  lancashire: {
    records: lancashire as unknown as Recorded,
    facts: lancashireFacts,
    scoring: lancashireScoring as Scoring,
  },
  tinnerstrail: {
    records: tinnerstrail as unknown as Recorded,
    facts: tinnerstrailFacts,
    scoring: tinnerstrailScoring,
  },
};
function sheetsOf(slug: string, record: string): ScoringSheet[] {
  const { records, facts, scoring } = GAMES[slug]!;
  const live = records[record]!.entries.filter((e) => !e.undone);
  return live.flatMap((entry, k) =>
    entry.events.some((e) => scoring.on.includes(e.kind)) ? scoring.sheets(entry, live.slice(0, k), facts) : [],
  );
}
const ALL = Object.entries(GAMES).flatMap(([slug, { records }]) =>
  Object.keys(records).map((record) => ({ slug, record })),
);
beforeEach(() => void (settings.language = "en"));

describe.each(ALL)("the scorings of $slug, $record", ({ slug, record }) => {
  const sheets = sheetsOf(slug, record);
  const totals = GAMES[slug]!.records[record]!.totals!;

  test("end with the result", () => {
    const last = sheets.at(-1)!;
    expect(last.gains).toBe("points");
    expect(standing(last, last.rows.length)).toEqual(totals);
  });
  test("give first place to the most, and nothing to nothing", () => {
    for (const { rows } of sheets)
      for (const { cells } of rows) {
        const most = Math.max(...cells.map((cell) => cell.gain));
        for (const cell of cells) expect(cell.place === 1).toBe(cell.gain > 0 && cell.gain === most);
        for (const cell of cells) expect(cell.place === null).toBe(cell.gain <= 0);
      }
  });
  test.each(["en", "pl"] as const)("can be said: %s", (language) => {
    settings.language = language;
    const teller = new Teller(
      slug,
      GAMES[slug]!.facts,
      totals.map((_, seat) => `Seat${seat}`),
    );
    for (const sheet of sheets) {
      const messages = [
        sheet.log,
        sheet.line,
        sheet.title,
        sheet.lead,
        sheet.head,
        sheet.total,
        ...sheet.after.flatMap((a) => [a.text, ...(a.note ? [a.note] : [])]),
        ...sheet.rows.flatMap((row) => [row.label, row.tell]),
      ];
      for (const { id, args } of messages) expect(teller.say(id, args)).not.toMatch(/[{}]|undefined|\bnone\b/);
      expect(teller.say(sheet.part, { n: 1, of: sheet.rows.length })).toContain("1");
    }
  });
});

describe("Coal Baron's clock", () => {
  const facts = coalbaronFacts as unknown as CoalFacts;
  const sheets = sheetsOf("coalbaron", "four-players");
  test("counts four, eight and twelve categories, and what is left at the end", () => {
    expect(sheets.map((sheet) => sheet.rows.filter((row) => !row.icon).length)).toEqual([4, 8, 12]);
    expect(sheets[2]!.rows.slice(12).every((row) => row.id.startsWith("left-"))).toBe(true);
  });
  test("begins with what the shift before gave, and the orders delivered since", () => {
    sheets
      .slice(1)
      .forEach((sheet, k) =>
        standing(sheets[k]!, 99).forEach((had, seat) => expect(sheet.before[seat]).toBeGreaterThanOrEqual(had!)),
      );
    expect(sheets[1]!.before).not.toEqual(sheets[0]!.before);
  });
  test("shows the category that was counted", () => {
    const kinds = sheets[2]!.rows.slice(0, 12).map((row) => categoryOf(row.id, facts)!.kind);
    expect(kinds).toEqual([...Array(4).fill("coal"), ...Array(4).fill("transport"), ...Array(4).fill("empty_carts")]);
  });
  test("leads the hand from circle to circle and rests while the rest is counted", () => {
    expect([0, 5, 11, 12, 99].map((at) => clockAt(sheets[2]!, at))).toEqual([1, 6, 12, 12, 12]);
  });
  test("knows a tie for first, and pays no second place then", () => {
    const ties = ALL.filter(({ slug }) => slug === "coalbaron")
      .flatMap(({ record }) => sheetsOf("coalbaron", record))
      .flatMap((sheet) => sheet.rows)
      .filter((row) => row.tie);
    expect(ties.length).toBeGreaterThan(0);
    for (const row of ties) expect(row.cells.some((cell) => cell.place === 2)).toBe(false);
  });
});

describe("an era of Brass", () => {
  test("counts links by their places, then tiles kind by kind, and tells what leaves", () => {
    const [canal, rail] = sheetsOf("birmingham", "four-players");
    expect(canal!.rows.map((row) => row.id)).toEqual([
      "links",
      "cotton_mill",
      "manufacturer",
      "coal_mine",
      "iron_works",
      "brewery",
    ]);
    expect(canal!.rows[0]!.items.reduce((sum, item) => sum + item.points, 0)).toBe(
      canal!.rows[0]!.cells.reduce((sum, cell) => sum + cell.gain, 0),
    );
    expect(canal!.after[0]!.counts!.reduce((a, b) => a + b)).toBe(canal!.leaves.length);
    expect(rail!.after).toEqual([]);
  });
  test("leaves out what nobody has, and counts the money of Lancashire at the end", () => {
    const sheets = Object.keys(GAMES.lancashire!.records).flatMap((record) => sheetsOf("lancashire", record));
    const rows = sheets.flatMap((sheet) => sheet.rows);
    expect(rows.every((row) => row.cells.some((cell) => cell.gain !== 0 || cell.count))).toBe(true);
    expect(new Set(sheets.flatMap((sheet) => (sheet.rows.some((row) => row.id === "cash") ? [sheet.id] : [])))).toEqual(
      new Set(["era-rail"]),
    );
  });
});

describe("a round of Tinners' Trail", () => {
  test("has a ledger of what was sold and one of what was invested", () => {
    const sheets = sheetsOf("tinnerstrail", "three-players");
    expect(sheets.map((sheet) => sheet.id)).toEqual([
      "sold-1",
      "sold-2",
      "sold-3",
      "invested-3",
      "sold-4",
      "invested-4",
    ]);
    const sold = sheets[2]!;
    expect(sold.rows.map((row) => row.cells.map((cell) => [cell.count, cell.gain]))).toEqual([
      [
        [5, 40],
        [3, 24],
        [14, 112],
      ],
      [
        [7, 42],
        [0, 0],
        [3, 18],
      ],
    ]);
    expect(gained(sold, 1)).toEqual([82, 24, 130]);
    expect(sheets[3]!.rows[0]!.cells[0]).toMatchObject({ count: 70, gain: 98 });
  });
  test("has a column for Lord Wallace, who keeps no money", () => {
    const [sold] = sheetsOf("tinnerstrail", "solo-with-expansions");
    expect(sold!.before).toHaveLength(2);
    expect(sold!.before[1]).toBeNull();
  });
});

test("the log keeps a scoring as one row, by which its sheet opens", () => {
  const { records, facts } = GAMES.coalbaron!;
  const entry = records["four-players"]!.entries[0]!;
  const teller = new Teller("coalbaron", facts, ["A", "B", "C", "D"]);
  const rows = sentences([entry], teller, [entry], (e) =>
    coalbaronScoring.sheets(e, [], facts as unknown as CoalFacts),
  );
  expect(rows.map((row) => row.main)).toEqual(["Scoring of shift I"]);
  expect(rows[0]!.sheet!.rows).toHaveLength(4);
});
