import { describe, expect, it } from "vitest";
import { sample, voronoi, wobble } from "./map";

describe("maps", () => {
  it("walk along a curve in even steps", () => {
    const steps = sample(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      10,
    );
    expect(steps).toHaveLength(10);
    for (const [x, y, angle] of steps) expect([x % 10 < 1e-6 || x % 10 > 10 - 1e-6, y, angle]).toEqual([true, 0, 0]);
  });
  it("divide the land by nearness and name the neighbour", () => {
    const cells = voronoi({ west: [25, 50], east: [75, 50] }, 0, 0, 100, 100);
    expect(cells.west!.map((c) => c.at[0])).not.toContain(100);
    expect(cells.west!.filter((c) => c.beyond === "east")).toHaveLength(1);
    expect(Math.max(...cells.west!.map((c) => c.at[0]))).toBe(50);
  });
  it("draw a border the same from either side", () => {
    expect(wobble([0, 0], [200, 40])).toEqual(wobble([200, 40], [0, 0]).reverse());
  });
});
