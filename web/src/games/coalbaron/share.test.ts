import { expect, test } from "vitest";
import { share, sharer } from "./share";

test("what is equal keeps its object, what differs is new", () => {
  const old = { a: [1, 2], b: { c: null, d: [[], ["grey"]] }, e: "x" };
  const next = share(old, structuredClone({ ...old, e: "y" }));
  expect(next).toEqual({ ...old, e: "y" });
  expect(next).not.toBe(old);
  expect(next.b).toBe(old.b);
  expect(share(old, structuredClone(old))).toBe(old);
});

test("longer, shorter and other kinds are not equal", () => {
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share([1], [1, 2])).toEqual([1, 2]);
  expect(share({ a: null }, { a: {} })).toEqual({ a: {} });
  expect(share([], {})).toEqual({});
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
});

test("a sharer remembers the last view", () => {
  const keep = sharer<{ a: number[]; b: number }>();
  const first = keep({ a: [1], b: 1 });
  expect(keep({ a: [1], b: 2 }).a).toBe(first.a);
});
