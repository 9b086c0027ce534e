import { describe, expect, it } from "vitest";
import { base, facts } from "../../../fixtures/lancashire/views";
import type { Box } from "../../art/engrave";
import { set } from "../../lib/settings.svelte";
import { markers, route, routePoints, T, windowOn } from "../brass/geometry";
import {
  CARTOUCHE,
  coinPlate,
  cottonBox,
  drawn,
  ferry,
  ledger,
  openLand,
  ORDER,
  outerPlate,
  spotOf,
  townPlate,
  withoutClosed,
} from "./geometry";
import { counties, relief } from "./land";
import { stepAt } from "./movers";
import { place } from "./say";

const apart = (a: Box, b: Box) => a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h;
const spaces = Object.entries(facts.spaces).map(([id, s]): [string, Box] => [
  id,
  { x: s.x - T / 2, y: s.y - T / 2, w: T, h: T },
]);
function plates(): [string, Box][] {
  const named = Object.entries(facts.places).map(([id, p]): [string, Box] => [
    id,
    p.kind === "town"
      ? townPlate(facts, id, place(facts, id))
      : p.kind === "external"
        ? outerPlate(facts, id)
        : coinPlate(facts, id, place(facts, id)),
  ]);
  return [
    ...named,
    ["coal", ledger("coal", facts.markets.coal.prices)],
    ["iron", ledger("iron", facts.markets.iron.prices)],
    ["cartouche", CARTOUCHE],
    ["cotton", cottonBox(9)],
    ["order", ORDER],
  ];
}

describe.each(["en", "pl"] as const)("the plate in %s", (language) => {
  it("keeps plates, ledgers and the cartouche apart and inside the neat line", () => {
    set("language", language);
    for (const [a, box] of plates()) {
      expect(Math.min(box.x, box.y), a).toBeGreaterThanOrEqual(34);
      expect(Math.max(box.x + box.w, box.y + box.h), a).toBeLessThanOrEqual(966);
      for (const [b, other] of plates()) if (a < b) expect(apart(box, other), `${a}, ${b}`).toBe(true);
    }
  });
  it("lays no plate on a building space or on the middle of a line, where its tile lies", () => {
    set("language", language);
    for (const [a, box] of plates()) {
      for (const [b, space] of spaces) expect(apart(box, space), `${a} ${b}`).toBe(true);
      for (const [id, l] of Object.entries(facts.lines))
        expect(apart(box, { x: l.x - 12, y: l.y - 12, w: 24, h: 24 }), `${a} ${id}`).toBe(true);
    }
  });
});

describe("the drawing", () => {
  it("keeps building spaces apart and off the discs of links", () => {
    for (const [a, box] of spaces) {
      for (const [b, other] of spaces) if (a < b) expect(apart(box, other), `${a} ${b}`).toBe(true);
      for (const [id, l] of Object.entries(facts.lines))
        expect(apart(box, { x: l.x - 11, y: l.y - 11, w: 22, h: 22 }), `${a} ${id}`).toBe(true);
    }
  });
  it("lays the spaces of a town as the board prints them", () => {
    const {
      [`preston/1`]: top,
      [`preston/2`]: left,
      [`preston/3`]: right,
      [`blackburn/1`]: a,
      [`blackburn/3`]: c,
    } = facts.spaces;
    expect(top!.y).toBeLessThan(left!.y);
    expect(left!.x).toBeLessThan(right!.x);
    expect(a!.y).toBeLessThan(c!.y);
    expect(c!.x).toBe(facts.places.blackburn!.x);
  });
  it("has the ferry, and stands an unknown place where the facts say", () => {
    expect(ferry(facts)).toMatch(/^M/);
    const known = drawn({
      ...facts,
      places: { ...facts.places, leeds: { ...facts.places.yorkshire!, x: 990, y: 120 } },
    });
    expect([known.places.leeds!.x, known.places.leeds!.y]).toEqual([990, 120]);
    expect(known.places.oldham!.x).toBe(facts.places.oldham!.x);
  });
  it("leaves out what a game for two closes (LAN-V2)", () => {
    const closed = [
      "birkenhead",
      "ellesmere_port",
      "stockport",
      "macclesfield",
      "oldham",
      "rochdale",
      "northwich",
      "midlands",
    ];
    const small = withoutClosed(facts, closed);
    expect(Object.keys(small.places)).toHaveLength(17);
    expect(Object.values(small.spaces).some((s) => closed.includes(s.place))).toBe(false);
    expect(Object.values(small.lines).some((l) => l.places.some((p) => closed.includes(p)))).toBe(false);
    expect(ferry(small)).toBeNull();
    expect(withoutClosed(facts, [...closed])).toBe(small);
    expect(withoutClosed(facts, [])).toBe(facts);
  });
  it("engraves on land only, off the towns", () => {
    const clear = openLand(facts);
    const { x, y } = facts.spaces["wigan/1"]!;
    expect([clear(x, y), clear(80, 500), clear(600, 232)]).toEqual([false, false, true]);
    expect(relief(facts).length).toBeGreaterThan(1000);
    expect(new Set(counties(facts).cells.map((c) => c.banner))).toEqual(
      new Set(["teal", "red", "purple", "brown", "blue"]),
    );
  });
  it("moves the bobbin down the stair", () => {
    const [from, to] = [stepAt(facts, 0), stepAt(facts, 8)];
    expect(to[1] - from[1]).toBe(200);
    expect(to[0]).toBeGreaterThan(from[0]);
  });
  it("shows a ring for each income", () => {
    expect(markers(base()).filter((m) => m.kind === "income")).toHaveLength(3);
    const below = markers({
      players: [
        { vp: -4, income: 0 },
        { vp: 3, income: 2 },
      ],
    }); // LAN-V1 can end below nothing
    expect(below).toHaveLength(4);
  });
});

describe("ways", () => {
  const lines = ["bury-manchester", "manchester-oldham", "oldham-rochdale", "rochdale-yorkshire", "colne-yorkshire"];
  it("lead through outer regions (LAN-E18)", () => {
    expect(route(facts, lines, "colne", ["rochdale"])).toEqual(["colne-yorkshire", "rochdale-yorkshire"]);
    expect(route(facts, lines, "colne", ["wigan"])).toBeNull();
  });
  it("are drawn through the middle of each line and the towns between", () => {
    const points = routePoints(facts, ["bury-manchester", "manchester-oldham"], "bury", [1, 2], [3, 4]);
    expect(points).toHaveLength(5);
    expect(points[2]).toEqual([facts.places.manchester!.x, facts.places.manchester!.y]);
  });
});

describe("the phone's window", () => {
  it("goes where most can be chosen", () => {
    const points = ["oldham/1", "oldham/2", "rochdale/1", "distant"].map((w) => spotOf(facts, w)!);
    const box = windowOn(points, 400, 400)!;
    expect(
      points.filter(([x, y]) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height),
    ).toHaveLength(3);
    expect(spotOf(facts, "pass")).toBeNull();
  });
});
