/** A clock for people round a board. Time is told by moments, never by ticks: a page that sleeps loses nothing. */

export interface Pace {
  /** No clock, time that counts up, or so many minutes for each with some seconds for every turn. */
  mode: "none" | "up" | "down";
  minutes: number;
  seconds: number;
}

export interface Clock {
  /** Time used by each seat, in ms, without what runs now. */
  used: number[];
  /** Turns that each seat has ended: what the increment counts. */
  turns: number[];
  /** Whose time runs, and since when. */
  seat: number;
  since: number | null;
}

export const newClock = (seats: number): Clock => ({
  used: new Array<number>(seats).fill(0),
  turns: new Array<number>(seats).fill(0),
  seat: 0,
  since: null,
});

export const usedBy = (clock: Clock, seat: number, now: number): number =>
  (clock.used[seat] ?? 0) + (clock.since !== null && clock.seat === seat ? Math.max(0, now - clock.since) : 0);

/** What a seat's clock shows, in ms: time used, or time left (below 0: it has run out). */
export function shownFor(clock: Clock, pace: Pace, seat: number, now: number): number {
  const used = usedBy(clock, seat, now);
  if (pace.mode !== "down") return used;
  return pace.minutes * 60_000 + (clock.turns[seat] ?? 0) * pace.seconds * 1000 - used;
}

const settled = (clock: Clock, now: number): number[] => clock.used.map((_, seat) => usedBy(clock, seat, now));

export const paused = (clock: Clock, now: number): Clock => ({ ...clock, used: settled(clock, now), since: null });

export const started = (clock: Clock, now: number): Clock => ({ ...clock, used: settled(clock, now), since: now });

/** The turn goes to another seat; a clock that runs goes on running there. `done`: the turn was played, not taken back. */
export function passedTo(clock: Clock, seat: number, now: number, done = true): Clock {
  const turns = clock.turns.map((n, at) => (done && at === clock.seat ? n + 1 : n));
  return { used: settled(clock, now), turns, seat, since: clock.since === null ? null : now };
}

/** 754 000 → `12:34`; 3 754 000 → `1:02:34`; what has run out has a minus. */
export function hands(ms: number): string {
  const seconds = ms < 0 ? Math.ceil(-ms / 1000) : Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${ms < 0 ? "−" : ""}${h ? `${h}:${two(m)}` : m}:${two(s)}`;
}
