import { describe, expect, test } from "vitest";
import { answer, common, complete, contains, join, narrow, nearest, parts, point, split, unplaced } from "./choices";

const lines = (...texts: string[]) => texts.map(split);
const brass = lines(
  "build cotton manchester/2 card:manchester coal:wigan/1",
  "build cotton manchester/2 card:cotton coal:wigan/1",
  "build cotton oldham/1 card:cotton",
  "build port preston/1 card:preston",
  "loan 10 card:manchester",
  "loan 10 card:cotton",
  "pass card:cotton",
);
const mining = lines("cage 0", "cage 1", "load grey", "place O-carriage-KK black", "store grey", "stop");

describe("words in a line", () => {
  test("are found in their order", () => {
    expect(contains(split("cage 3"), ["cage", "3"])).toBe(true);
    expect(contains(split("cage 3"), ["3", "cage"])).toBe(false);
    expect(contains(split("place O-1 black"), ["place", "black"])).toBe(true);
  });
});

describe("pointing", () => {
  test("narrows in any order", () => {
    const cardFirst = point(brass, [["card:cotton"]], ["oldham/1"])!;
    const townFirst = point(brass, [["oldham/1"]], ["card:cotton"])!;
    expect(narrow(brass, cardFirst.chips)).toEqual(narrow(brass, townFirst.chips));
    expect(narrow(brass, cardFirst.chips).map(join)).toEqual(["build cotton oldham/1 card:cotton"]);
  });
  test("replaces only the chips that conflict", () => {
    const after = point(brass, [["build"], ["manchester/2"], ["card:manchester"]], ["card:cotton"])!;
    expect(after.chips).toEqual([["build"], ["manchester/2"], ["card:cotton"]]);
    expect(after.dropped).toEqual([["card:manchester"]]);
  });
  test("keeps the later of two chips when it must choose", () => {
    const after = point(brass, [["loan"], ["card:cotton"]], ["pass"])!;
    expect(after).toEqual({ chips: [["card:cotton"], ["pass"]], dropped: [["loan"]] });
  });
  test("takes in a chip that the new words already say", () => {
    expect(point(mining, [["cage"]], ["cage", "1"])).toEqual({ chips: [["cage", "1"]], dropped: [] });
  });
  test("is refused when no legal line has the words", () => {
    expect(point(mining, [], ["cage", "4"])).toBeNull();
  });
});

test("a whole line is itself, though a longer one has its words too", () => {
  const develop = lines(
    "develop pottery iron:market",
    "develop pottery brewery iron:market iron:market",
    "develop pottery pottery iron:market iron:market",
  );
  expect(narrow(develop, [split("develop pottery iron:market")]).map(join)).toEqual(["develop pottery iron:market"]);
  expect(narrow(develop, [["develop"], ["pottery"]])).toHaveLength(3);
  expect(narrow(develop, [split("develop pottery iron:market"), ["brewery"]]).map(join)).toEqual([
    "develop pottery brewery iron:market iron:market",
  ]);
});

describe("what follows by force", () => {
  test("is what every line left has in common, counted", () => {
    expect(common(lines("fill grey grey", "fill grey bare"))).toEqual(["fill", "grey"]);
    expect(common([])).toEqual([]);
  });
  test("shows as auto chips in the order of the line", () => {
    expect(parts(brass, [["oldham/1"]])).toEqual([
      { words: ["build"], auto: true },
      { words: ["cotton"], auto: true },
      { words: ["oldham/1"], auto: false },
      { words: ["card:cotton"], auto: true },
    ]);
  });
  test("leaves out the verb when the decision has only one", () => {
    expect(parts(lines("send money_3", "send money_4"), [["money_3"]])).toEqual([{ words: ["money_3"], auto: false }]);
  });
  test("is silent before anything is chosen", () => {
    expect(parts(brass, [])).toEqual([]);
  });
});

test("held words answer the next decision as far as they agree", () => {
  const next = lines("card manchester", "card cotton");
  expect(answer(next, [["cotton"], ["manchester"], ["wigan/1"]])).toEqual({
    chips: [["cotton"]],
    held: [["manchester"], ["wigan/1"]],
  });
});

test("lines without a place on the page are offered as buttons", () => {
  const page = [["cage", "0"], ["cage", "1"], ["load", "grey"], ["O-carriage-KK"]];
  expect(unplaced(mining, page).map(join)).toEqual(["store grey", "stop"]);
  expect(unplaced(lines("fill grey", "fill grey grey"), [["grey"]]).length).toBe(2);
});

test("typed lines are completed word by word", () => {
  expect(complete(mining, "ca").next).toEqual(["cage"]);
  expect(complete(mining, "cage ").next).toEqual(["cage 0", "cage 1"]);
  expect(complete(mining, "place o").next).toEqual(["place O-carriage-KK"]);
  expect(complete(mining, "stop").lines.map(join)).toEqual(["stop"]);
  expect(complete(mining, "fly").lines).toEqual([]);
});

describe("arrows", () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  test("go to the nearest thing that way", () => {
    const boxes = [box(100, 0), box(40, 30), box(-50, 0), box(0, 60)];
    expect(nearest(box(0, 0), boxes, "right")).toBe(0);
    expect(nearest(box(0, 0), boxes, "left")).toBe(2);
    expect(nearest(box(0, 0), boxes, "down")).toBe(3);
    expect(nearest(box(0, 0), boxes, "up")).toBeNull();
  });
});
