import { describe, expect, test } from "vitest";
import facts from "../../../fixtures/coalbaron/facts.json";
import { CUTS, GROUND, LARGE, layTunnel, pack, PLANS, shaftPlaces, strip, yardBoxes, type Layout } from "./geometry";
import type { SpaceFact } from "./view";

const spaces = facts.spaces as unknown as Record<string, SpaceFact>;
const apart = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each<Layout>(["wide", "narrow"])("the %s yard", (layout) => {
  const plan = PLANS[layout];
  const boxes = yardBoxes(spaces, layout);
  const others = [
    plan.canteen,
    plan.supply,
    plan.start,
    { ...plan.stack.tiles, w: 50, h: 59 },
    { ...plan.stack.orders, w: 50, h: 59 },
  ];
  test("has a box for every work space and the muster hall", () => {
    expect(Object.keys(boxes).sort()).toEqual(Object.keys(spaces).sort());
  });
  test("lets nothing overlap and keeps within its plan", () => {
    const all = [...Object.values(boxes), ...others];
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => expect(apart(a, b), JSON.stringify([a, b])).toBe(true)));
    for (const b of all) expect(b.x >= 0 && b.y >= 0 && b.x + b.w <= plan.width && b.y + b.h <= plan.height).toBe(true);
  });
  test("follows the published order", () => {
    expect(boxes["workshop_1"]!.x).toBeLessThan(boxes["workshop_2"]!.x);
    expect(boxes["mine_4"]!.x).toBeLessThan(boxes["mine_10"]!.x);
    expect(boxes["money_3"]!.x).toBeLessThan(boxes["money_6"]!.x);
    expect(boxes["order_1"]!.x).toBeLessThan(boxes["order_4"]!.x);
  });
});

test("the yard ends above the ground", () => {
  expect(PLANS.wide.height).toBeLessThan(GROUND);
});

describe("shafts", () => {
  test.each(
    [2, 3, 4].flatMap(
      (n) =>
        [
          [n, "desktop"],
          [n, "phone"],
        ] as const,
    ),
  )("with %i players stand in turn order beside the large one (%s)", (seats, screen) => {
    const cut = CUTS[screen];
    for (let large = 0; large < seats; large++) {
      const places = shaftPlaces(seats, large, cut);
      expect(places.map((p) => p.seat)).toEqual(Array.from({ length: seats }, (_, k) => (large + k) % seats));
      places.slice(1).forEach((p, k) => {
        const { x, w } = strip(seats, k + 1, cut);
        expect(p.x - p.width / 2 - p.room).toBeGreaterThanOrEqual(x - 0.1);
        expect(p.x + p.width / 2 + p.room).toBeLessThanOrEqual(x + w + 0.1);
      });
      expect(LARGE.x - LARGE.width / 2 - 4 - places[0]!.room).toBeGreaterThan(36); // right of the level's number
    }
  });
});

describe("packing", () => {
  test("goes to the shortest row", () => {
    expect(pack([10, 10, 10], 2, 100, 2)).toEqual([
      { row: 0, x: 0 },
      { row: 1, x: 0 },
      { row: 0, x: 12 },
    ]);
  });
  test("says when one does not fit", () => {
    expect(pack([60, 60], 1, 100, 2)).toBeNull();
  });
});

describe("a tunnel", () => {
  const longest = [1, 1, 1, 1, 2, 2, 2]; // the built-in cart and all six tiles of one side
  test.each([
    ["large", 212, "carts", 110],
    ["one of two", 170, "carts", 110],
    ["one of four", 47, "squares", 110],
    ["large one on a phone", 212, "carts", 84],
    ["one of four on a phone", 74, "squares", 84],
  ] as const)("of every tile there is fits the %s shaft", (_, room, look, level) => {
    for (const side of [1, -1] as const) {
      const laid = layTunnel(longest, room, side, look, level);
      expect(laid.hidden).toBe(0);
      expect(laid.reach).toBeLessThanOrEqual(room);
      for (const b of laid.bays) expect(b.y >= 0 && b.y + b.h <= level).toBe(true);
      laid.bays.forEach((a, i) => laid.bays.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
    }
  });
  test("grows outwards: to the right on the dark side, to the left on the light one", () => {
    expect(layTunnel([1], 200, 1, "carts", 110).bays[0]!.x).toBe(0);
    const light = layTunnel([1], 200, -1, "carts", 110).bays[0]!;
    expect(light.x + light.w).toBeCloseTo(0);
  });
  test("draws a short one at full size", () => {
    expect(layTunnel([1, 2], 212, 1, "carts", 110).bays[0]!.size).toBe(44);
  });
  test("counts what does not fit even at the smallest size", () => {
    const laid = layTunnel(Array<number>(40).fill(2), 212, 1, "carts", 110);
    expect(laid.hidden).toBeGreaterThan(0);
    expect(laid.bays.length + laid.hidden).toBe(40);
    expect(laid.reach).toBeLessThanOrEqual(212 - 24);
  });
  test("of nothing is nothing", () => {
    expect(layTunnel([], 212, 1, "carts", 110)).toEqual({ bays: [], hidden: 0, reach: 0 });
  });
});
