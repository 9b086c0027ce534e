import { describe, expect, it } from "vitest";
import { chart, courseOf, niceStep, rowsOf, seriesOf } from "./chart";
import { decidedByTie, places, teamCourse, telling } from "./result";
import { agrees, short } from "./seal";

const outcome = (winners: number[], totals: number[]) => ({ winners, totals, reason: "most-points", rule: "COA-12.6" });

describe("the result", () => {
  it("puts the winner first and lets equals share a place", () => {
    expect(places(outcome([2], [88, 70, 88, 70]))).toEqual([
      { seat: 2, place: 1 },
      { seat: 0, place: 2 },
      { seat: 1, place: 3 },
      { seat: 3, place: 3 },
    ]);
  });
  it("leaves out what gave nobody anything, and keeps what took from somebody", () => {
    const row = (id: string, points: number[]) => ({ id, rule: "COA-12.2", points });
    const rows = [row("orders", [31, 0]), row("waiting", [0, 0]), row("balance", [0, -4])];
    expect(telling(rows).map(({ id }) => id)).toEqual(["orders", "balance"]);
  });
  it("knows when a tie-break decided", () => {
    expect(decidedByTie(outcome([2], [88, 70, 88]))).toBe(true);
    expect(decidedByTie(outcome([0, 2], [88, 70, 88]))).toBe(false);
  });
});

describe("the result of a team", () => {
  it("draws one line of what is counted all along: goods, not the turns and time left at the end", () => {
    const course = [
      { n: 1, mark: "turn 1 16", points: [0, 0], series: {} },
      { n: 4, mark: "turn 1 15", points: [1, 1], series: {} },
      { n: 9, mark: "turn 2 15", points: [8 + 3 + 5, 16], series: {} },
    ];
    const scores = [
      { id: "goods", rule: "SWI-10.1", points: [8, 8] },
      { id: "turns", rule: "SWI-10.2", points: [3, 3] },
      { id: "time", rule: "SWI-9.2", points: [5, 5] },
    ];
    const drawn = teamCourse(course, scores, (mark) => mark.split(" ")[1]!);
    expect(drawn.map(({ points }) => points)).toEqual([[0], [1], [8]]);
    expect(drawn.map(({ mark }) => mark)).toEqual(["turn 1 16", null, "turn 2 15"]);
  });
});

describe("the chart", () => {
  const frame = { width: 560, height: 160, left: 30, right: 90, top: 10, bottom: 20 };
  it("rules the height by round numbers", () => {
    expect([niceStep(158), niceStep(4), niceStep(900)]).toEqual([50, 1, 500]);
  });
  it("keeps the labels apart and inside", () => {
    const drawn = chart(
      [
        { n: 1, mark: "shift 1", points: [0, 0, 0, 0] },
        { n: 9, mark: null, points: [50, 50, 50, 51] },
      ],
      frame,
    );
    const ys = drawn.lines.map(({ labelY }) => labelY).sort((a, b) => a - b);
    ys.slice(1).forEach((y, k) => expect(y - ys[k]!).toBeGreaterThanOrEqual(18));
    expect(ys.at(-1)).toBeLessThan(frame.height);
  });
  it("draws what the game declares, else its points", () => {
    const told = [
      { n: 1, mark: "canal 1", points: [0, 0], series: { standing: [0, 0], income: [0, 0] } },
      { n: 9, mark: null, points: [0, 0], series: { standing: [7, 3], income: [4, 5] } },
    ];
    expect(seriesOf(told)).toEqual(["standing", "income"]);
    expect(courseOf(told, "standing").map(({ points }) => points)).toEqual([
      [0, 0],
      [7, 3],
    ]);
    expect(seriesOf([{ n: 1, mark: null, points: [3], series: {} }])).toEqual(["points"]);
    expect(courseOf([{ n: 1, mark: null, points: [3], series: {} }], "points")[0]!.points).toEqual([3]);
  });
  it("says in a table what everybody had at the end of each part", () => {
    const at = (n: number, mark: string | null, points: number[]) => ({ n, mark, points });
    expect(rowsOf([at(1, "canal 1", [0]), at(4, null, [2]), at(6, "canal 2", [2]), at(9, null, [8])])).toEqual([
      { mark: "canal 1", points: [2] },
      { mark: "canal 2", points: [8] },
    ]);
  });
  it("goes below nought", () => {
    expect(
      chart(
        [
          { n: 0, mark: null, points: [0] },
          { n: 5, mark: null, points: [-4] },
        ],
        frame,
      ).ticks[0]!.value,
    ).toBeLessThan(0);
  });
});

describe("the seal", () => {
  it("is checked in the browser", async () => {
    const hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect(await agrees("abc", hash)).toBe(true);
    expect(await agrees("abd", hash)).toBe(false);
    expect(short(hash)).toBe("ba78 16bf … f200 15ad");
  });
});
