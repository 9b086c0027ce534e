import { expect, test } from "vitest";
import { hands, newClock, passedTo, paused, shownFor, started, usedBy, type Pace } from "./clock";

const UP: Pace = { mode: "up", minutes: 0, seconds: 0 };
const DOWN: Pace = { mode: "down", minutes: 10, seconds: 5 };

test("time runs for one seat, and stands for the others", () => {
  const clock = started(newClock(2), 1000);
  expect(shownFor(clock, UP, 0, 61_000)).toBe(60_000);
  expect(shownFor(clock, UP, 1, 61_000)).toBe(0);
});

test("a page that slept for an hour knows the time", () => {
  const kept = JSON.parse(JSON.stringify(started(newClock(2), 0)));
  expect(usedBy(kept, 0, 3_600_000)).toBe(3_600_000);
});

test("a pause keeps what was used", () => {
  const clock = paused(started(newClock(2), 0), 5000);
  expect(usedBy(clock, 0, 99_000)).toBe(5000);
  expect(usedBy(started(clock, 100_000), 0, 101_000)).toBe(6000);
});

test("the turn goes on, and who has played gets the seconds of a turn", () => {
  const clock = passedTo(started(newClock(2), 0), 1, 20_000);
  expect(shownFor(clock, DOWN, 0, 30_000)).toBe(600_000 + 5000 - 20_000);
  expect(shownFor(clock, DOWN, 1, 30_000)).toBe(600_000 - 10_000);
});

test("a turn taken back brings no seconds, and a clock at rest stays at rest", () => {
  const clock = passedTo(newClock(3), 2, 5000, false);
  expect([clock.turns, clock.since]).toEqual([[0, 0, 0], null]);
});

test.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [754_000, "12:34"],
  [3_754_000, "1:02:34"],
  [-1, "−0:01"],
])("%i ms is written %s", (ms, text) => expect(hands(ms)).toBe(text));
