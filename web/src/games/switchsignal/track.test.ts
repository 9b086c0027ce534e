import { describe, expect, it } from "vitest";
import { facts } from "../../../fixtures/switchsignal/views";
import { meets } from "./geometry";
import { planOf } from "./plan";
import { CITY } from "./track";
import type { BoardId, SwiFacts } from "./view";

const boards: [BoardId, number, number][] = [
  ["central_europe", 54, 23],
  ["north_america", 57, 28],
];

describe.each(boards)("the track of %s", (board, segments, fields) => {
  const { track, layout, lines, places } = planOf(facts, board, 2);

  it("has a bed for every segment and a place for every signal field", () => {
    expect(Object.keys(track.segments)).toHaveLength(segments);
    expect(Object.keys(track.signals)).toHaveLength(fields);
  });
  it("has beds of one length on a line, long enough to be counted, in order from a to b", () => {
    for (const [id, line] of Object.entries(lines)) {
      const beds = Array.from({ length: line.length }, (_, k) => track.segments[`${id}.${k + 1}`]!);
      for (const [k, bed] of beds.entries()) {
        expect(bed.to - bed.from).toBeGreaterThan(20);
        expect(bed.to - bed.from).toBeCloseTo(beds[0]!.to - beds[0]!.from, 6);
        if (k) expect(bed.from).toBeGreaterThan(beds[k - 1]!.to);
      }
    }
  });
  it("puts a field of a city next to it, and a field of the track between its segments", () => {
    for (const [id, field] of Object.entries(track.net.fields)) {
      const { line, s } = track.signals[id]!;
      const total = track.length(line);
      if (field.place) expect(lines[line]!.a === field.place ? s : total - s).toBeLessThan(50);
      else {
        expect(s).toBeGreaterThan(track.segments[`${line}.${field.after}`]!.to);
        expect(s).toBeLessThan(track.segments[`${line}.${field.after! + 1}`]!.from);
      }
    }
  });
  it("rides over every junction without a jump", () => {
    for (const [id, p] of Object.entries(places)) {
      if (p.kind !== "junction") continue;
      for (const from of p.branches)
        for (const to of p.branches) {
          if (from === to) continue;
          const near = (l: string) => `${l}.${lines[l]!.a === id ? 1 : lines[l]!.length}`;
          const ride = track.ride(near(from), [near(to)]);
          ride.slice(1).forEach(([x, y], k) => expect(Math.hypot(x - ride[k]![0], y - ride[k]![1])).toBeLessThan(16));
        }
    }
  });
  it("points a train where it goes", () => {
    const [id, line] = Object.entries(lines)[0]!;
    const [there, back] = [track.stand(`${id}.1`, line.b), track.stand(`${id}.1`, line.a)];
    expect(Math.abs(there.angle - back.angle)).toBeCloseTo(Math.PI, 6);
  });
  it("puts a port's store beside it, and no name across a line", () => {
    for (const [id, store] of Object.entries(layout.stores)) {
      const [x, y] = track.at[id]!;
      const gap =
        Math.hypot(Math.max(store.x - x, 0, x - store.x - store.w), Math.max(store.y - y, 0, y - store.y - store.h)) -
        CITY;
      expect(gap).toBeLessThan(70);
      expect(id in layout.labels).toBe(false); // the store has the name
      expect(id in layout.leaders).toBe(gap > 20);
    }
    const rails = track.everywhere(4);
    for (const [id, { box }] of Object.entries(layout.labels))
      expect([id, rails.some(([x, y]) => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h)]).toEqual([
        id,
        false,
      ]);
  });
  it("lays plates and stores on nothing, and all lettering on the sheet", () => {
    const plates = [layout.cartouche, layout.depot, ...Object.values(layout.plates), ...Object.values(layout.stores)];
    plates.forEach((a, i) => plates.slice(i + 1).forEach((b) => expect(meets(a, b)).toBe(false)));
    for (const box of [...plates, ...Object.values(layout.labels).map((l) => l.box)]) {
      expect(box.x).toBeGreaterThan(16);
      expect(box.x + box.w).toBeLessThan(984);
      expect(box.y).toBeGreaterThan(16);
      expect(box.y + box.h).toBeLessThan(984);
    }
  });
  it("keeps names clear of plates and of one another", () => {
    const labels = Object.values(layout.labels).map((l) => l.box);
    labels.forEach((a, i) =>
      [...labels.slice(i + 1), ...Object.values(layout.plates)].forEach((b) => expect(meets(a, b)).toBe(false)),
    );
  });
});

/** The boards of the box, and as a board of an owner the same turned round, so that the corners that were free are not. */
describe.each([
  ["as printed", facts],
  [
    "turned round",
    {
      ...facts,
      places: Object.fromEntries(
        Object.entries(facts.places).map(([id, p]) => [id, { ...p, x: 1000 - p.x, y: 1000 - p.y }]),
      ),
    } satisfies SwiFacts,
  ],
] as const)("a board %s", (_, own) => {
  it.each(boards.flatMap(([board]) => [2, 3].map((slots) => [board, slots] as const)))(
    "%s with %i goods a city: depot and plates cover no start, nor a train that stands there",
    (board, slots) => {
      const { track, layout, places } = planOf(own, board, slots);
      for (const [id, p] of Object.entries(places)) {
        if (p.kind !== "start") continue;
        const { x, y, angle } = track.stand(id, null);
        // the train is 70 long: its ends and its middle
        for (const along of [-35, 0, 35]) {
          const at = { x: x + Math.cos(angle) * along - 8, y: y + Math.sin(angle) * along - 8, w: 16, h: 16 };
          for (const [what, box] of Object.entries({
            depot: layout.depot,
            cartouche: layout.cartouche,
            ...layout.stores,
          }))
            expect(meets(box, at), `${what} covers start ${id}`).toBe(false);
        }
      }
    },
  );
});
