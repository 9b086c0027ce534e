import { describe, expect, it } from "vitest";
import data from "../../../fixtures/birmingham/facts.json";
import type { Box } from "../../art/engrave";
import { ledgerSpaces, markers, PLATE, route, routePoints, T, trackAt, windowOn } from "../brass/geometry";
import { CARTOUCHE, ledger, merchantPlate, merchantSlot, spotOf, townPlate } from "./geometry";
import { merchantSpacesOf, type BirFacts, type BirView } from "./view";

const facts = data as unknown as BirFacts;
const at = (vp: number[], income: number[]) =>
  ({ players: vp.map((v, k) => ({ vp: v, income: income[k] })) }) as unknown as BirView;
const apart = (a: Box, b: Box) => a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h;
const spaces = Object.entries(facts.spaces).map(([id, s]): [string, Box] => [
  id,
  { x: s.x - T / 2, y: s.y - T / 2, w: T, h: T },
]);
const merchants = Object.keys(facts.places).filter((p) => facts.places[p]!.kind === "merchant");
const towns = Object.keys(facts.places).filter((p) => facts.places[p]!.kind === "town");
const plates: [string, Box][] = [
  ...merchants.map((p): [string, Box] => [p, merchantPlate(facts, p)]),
  ...towns.map((p): [string, Box] => [`${p} name`, townPlate(facts, p)]),
  ["coal", ledger("coal", facts.markets.coal.prices)],
  ["iron", ledger("iron", facts.markets.iron.prices)],
  ["cartouche", CARTOUCHE],
];

describe("the plate", () => {
  it("keeps plates, ledgers and the cartouche apart and inside the neat line", () => {
    for (const [a, box] of plates) {
      expect(Math.min(box.x, box.y), a).toBeGreaterThanOrEqual(34);
      expect(Math.max(box.x + box.w, box.y + box.h), a).toBeLessThanOrEqual(966);
      for (const [b, other] of plates) if (a < b) expect(apart(box, other), `${a}, ${b}`).toBe(true);
    }
  });
  it("lays no plate on a building space or on the middle of a line, where its tile lies", () => {
    for (const [a, box] of plates) {
      for (const [b, space] of spaces) expect(apart(box, space), `${a} ${b}`).toBe(true);
      for (const [id, l] of Object.entries(facts.lines))
        expect(apart(box, { x: l.x - 12, y: l.y - 12, w: 24, h: 24 }), `${a} ${id}`).toBe(true);
    }
  });
  it("keeps building spaces apart", () => {
    for (const [a, box] of spaces)
      for (const [b, other] of spaces) if (a < b) expect(apart(box, other), `${a} ${b}`).toBe(true);
  });
  it("puts every merchant space on its plate", () => {
    for (const place of merchants) {
      const plate = merchantPlate(facts, place);
      for (const space of merchantSpacesOf(facts, place)) {
        const slot = merchantSlot(facts, space);
        expect(slot.x > plate.x && slot.x + slot.w < plate.x + plate.w && slot.y + slot.h < plate.y + plate.h).toBe(
          true,
        );
      }
    }
  });
});

describe("the track", () => {
  it("runs up the left edge and on clockwise", () => {
    expect(trackAt(0)[0]).toBe(20);
    expect(trackAt(0)[1]).toBeGreaterThan(trackAt(24)[1]);
    expect(trackAt(25)[1]).toBe(20);
    expect(trackAt(50)[0]).toBe(980);
    expect(trackAt(75)[1]).toBe(980);
    expect(trackAt(130)).toEqual(trackAt(30));
  });
  it("never puts one marker on another, even with all eight on one space", () => {
    for (const view of [
      at([0, 0, 0, 0], [10, 10, 10, 10]),
      at([30, 30, 30, 30], [30, 30, 30, 30]),
      at([7, 8], [7, 9]),
      at([60, 60, 12], [60, 3, 4]),
      at([-6, 0, -1], [0, 10, 10]),
    ]) {
      const all = markers(view);
      for (const a of all)
        for (const b of all)
          if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r - 1);
    }
  });
});

describe("ways", () => {
  const lines = ["dudley-birmingham", "wolverhampton-dudley", "birmingham-oxford", "kidderminster-worcester"];
  it("finds the shortest", () => {
    expect(route(facts, lines, "wolverhampton", ["oxford"])).toEqual([
      "wolverhampton-dudley",
      "dudley-birmingham",
      "birmingham-oxford",
    ]);
    expect(route(facts, lines, "dudley", ["dudley"])).toEqual([]);
    expect(route(facts, lines, "dudley", ["stone"])).toBeNull();
  });
  it("knows the line of three places", () => {
    expect(route(facts, lines, "farm_south", ["worcester"])).toEqual(["kidderminster-worcester"]);
  });
  it("are drawn through the middle of each line and the towns between", () => {
    const way = route(facts, lines, "wolverhampton", ["birmingham"])!;
    const points = routePoints(facts, way, "wolverhampton", [1, 2], [3, 4]);
    const dudley = facts.places.dudley!;
    expect(points).toHaveLength(5);
    expect(points[2]).toEqual([dudley.x, dudley.y]);
  });
});

describe("ledgers", () => {
  it("are filled from the dear end and bought from the cheap one", () => {
    const { prices } = facts.markets.coal;
    const spots = ledgerSpaces(prices, 8);
    expect(spots.filter((s) => s.filled).map((s) => s.price)).toEqual([4, 4, 5, 5, 6, 6, 7, 7]);
    expect(spots.find((s) => s.next)?.price).toBe(4);
    expect(spots.find((s) => s.free)?.price).toBe(3);
    expect(ledgerSpaces(prices, 0).some((s) => s.next)).toBe(false);
    expect(ledgerSpaces(prices, prices.length).some((s) => s.free)).toBe(false);
  });
});

describe("the phone's window", () => {
  it("goes where most can be chosen and stays on the plate", () => {
    const points = ["leek/1", "leek/2", "stoke_on_trent/1", "oxford/1"].map((w) => spotOf(facts, w)!);
    const box = windowOn(points, 400, 300)!;
    expect(
      points.filter(([x, y]) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height),
    ).toHaveLength(3);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(windowOn(points, 2000, 1500)!.x).toBe((PLATE - 2000) / 2);
    expect(windowOn([], 400, 300)).toBeNull();
  });
});
