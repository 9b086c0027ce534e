import { describe, expect, test } from "vitest";
import { facts } from "../../../fixtures/tinnerstrail/views";
import {
  cornwall,
  flagSpot,
  H,
  PLATE,
  regionBox,
  ringBox,
  SHEET,
  spot,
  tables,
  W,
  windowOn,
  workSpot,
} from "./geometry";
import { inside } from "./land";

const areas = Object.keys(facts.areas);
const distance = (p: readonly number[], q: readonly number[]) => Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!);

describe("the map", () => {
  const map = cornwall(facts);
  test("no two accounts overlap, and all are on the sheet", () => {
    for (const a of areas) {
      const [x, y] = spot(facts, a);
      expect([x - W / 2 > SHEET.from, x + W / 2 < SHEET.to, y - H / 2 > SHEET.from, y + H / 2 < SHEET.to]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      for (const b of areas.filter((other) => other > a)) {
        const [ox, oy] = spot(facts, b);
        expect(Math.abs(x - ox) >= W || Math.abs(y - oy) >= H, `${a} ${b}`).toBe(true);
      }
    }
  });
  test("an account stands in its own area", () => {
    for (const a of areas) expect(inside(...(spot(facts, a) as [number, number]), map.rings[a]!), a).toBe(true);
  });
  test("every border has a place for an adit, none on another", () => {
    const places = Object.entries(map.middles);
    expect(places).toHaveLength(Object.keys(facts.borders).length);
    for (const [a, p] of places)
      for (const [b, q] of places) if (a < b) expect(distance(p, q), `${a} ${b}`).toBeGreaterThan(12);
  });
  test("every coastal area and no other has a shore for a port (TIN-8.6)", () => {
    expect(Object.keys(map.ports).sort()).toEqual(areas.filter((a) => facts.areas[a]!.coastal).sort());
  });
  test("an edge is drawn the same for both who share it", () => {
    const points = new Set(map.rings.gwinear!.map(String));
    expect(map.rings.camborne!.filter((p) => points.has(String(p))).length).toBeGreaterThan(2);
  });
  test("the flag of an auction stays on the sheet and off its own account", () => {
    for (const a of areas) {
      const flag = flagSpot(facts, a, 120);
      const [x, y] = spot(facts, a);
      expect(flag.x >= SHEET.from && flag.x + 120 <= SHEET.to, a).toBe(true);
      expect(
        flag.x > x + W / 2 || flag.x + 120 < x - W / 2 || flag.y > y + H / 2 - 20 || flag.y + 26 < y - H / 2,
        a,
      ).toBe(true);
    }
  });
});

describe("tables beside the map", () => {
  test.each([2, 3, 4, 5])("with %i players they are on the sheet and apart", (players) => {
    const boxes = tables(players);
    const all = [boxes.work, boxes.prices, boxes.cartouche, boxes.shelf, boxes.invest, boxes.market, boxes.emigration];
    for (const b of all)
      expect(b.x >= SHEET.from && b.y >= SHEET.from && b.x + b.w <= SHEET.to && b.y + b.h <= SHEET.to).toBe(true);
    all.forEach((a, i) =>
      all
        .slice(i + 1)
        .forEach((b) =>
          expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true),
        ),
    );
  });
  test.each([2, 5])("with %i players they hide no account", (players) => {
    const boxes = tables(players);
    for (const a of areas) {
      const ring = ringBox(facts, a, "account");
      for (const b of [
        boxes.work,
        boxes.prices,
        boxes.cartouche,
        boxes.shelf,
        boxes.invest,
        boxes.market,
        boxes.emigration,
      ]) {
        expect(ring.x + ring.w <= b.x || b.x + b.w <= ring.x || ring.y + ring.h <= b.y || b.y + b.h <= ring.y, a).toBe(
          true,
        );
      }
    }
  });
  test("markers of one column stand below each other", () => {
    expect(workSpot(4, 3, 1)[1]).toBeGreaterThan(workSpot(4, 3, 0)[1]);
    expect(workSpot(4, 4, 0)[0] - workSpot(4, 3, 0)[0]).toBe(36);
  });
});

describe("the phone's window", () => {
  test("holds most of the places and stays on the plate", () => {
    const box = windowOn(
      [
        [100, 100],
        [130, 120],
        [900, 900],
      ],
      300,
      300,
    )!;
    expect(box.x <= 70 && box.x + box.width >= 160).toBe(true);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= PLATE).toBe(true);
    expect(windowOn([], 300, 300)).toBeNull();
  });
  test("a region's frame holds its areas", () => {
    const box = regionBox(facts, "D");
    for (const a of areas.filter((id) => facts.areas[id]!.region === "D")) {
      const [x, y] = spot(facts, a);
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
    }
  });
});
