import { expect, test } from "vitest";
import { begin, beside, counted, turned, type Stage } from "./session.svelte";

const ERAS: Stage[] = [
  { id: "canal", of: 2, by: "lap" },
  { id: "rail", of: 2, by: "lap" },
];
const open = () => {
  const people = ["Ola", "Jan"].map((name, colour) => ({ name, colour }));
  begin("birmingham", {}, people, { mode: "up", minutes: 0, seconds: 0 });
  return beside.session!;
};

test("rounds go on from era to era, and stop at both ends", () => {
  expect(counted(ERAS, 0, 2, 1)).toEqual({ stage: 1, count: 1 });
  expect(counted(ERAS, 1, 1, -1)).toEqual({ stage: 0, count: 2 });
  expect(counted(ERAS, 1, 2, 1)).toEqual({ stage: 1, count: 2 });
  expect(counted(ERAS, 0, 1, -1)).toEqual({ stage: 0, count: 1 });
});

test("when everybody has had a turn a round is over; going back takes it back", () => {
  const session = open();
  turned(session, ERAS, 1, 0);
  expect([session.turn, session.count]).toEqual([1, 1]);
  turned(session, ERAS, 1, 0);
  expect([session.turn, session.count]).toEqual([0, 2]);
  turned(session, ERAS, -1, 0);
  expect([session.turn, session.count]).toEqual([1, 1]);
});

test("the clock follows the turn order, not the seats", () => {
  const session = open();
  session.order = [1, 0];
  turned(session, ERAS, 1, 0);
  expect(session.clock.seat).toBe(0);
});

test("what counts by turns goes on with each, and what people count stays", () => {
  const session = open();
  turned(session, [{ id: "turn", of: 9, by: "turn" }], 1, 0);
  expect(session.count).toBe(2);
  turned(session, [{ id: "shift", of: 3, by: "hand" }], 1, 0);
  expect(session.count).toBe(2);
});
