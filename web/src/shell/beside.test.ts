import { expect, test } from "vitest";
import { spot, type Rect } from "./beside";

const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const edge = box(0, 0, 1000, 800);
const size = { width: 260, height: 100 };
const covers = (at: { left: number; top: number }, thing: Rect) =>
  at.left < thing.right &&
  thing.left < at.left + size.width &&
  at.top < thing.bottom &&
  thing.top < at.top + size.height;

test("beside the thing where nothing is in the way", () => {
  expect(spot(box(100, 300, 40, 40), size, edge, [])).toEqual({ left: 152, top: 270 });
});

test("it goes round what one may press, and stays off the thing itself", () => {
  const at = box(400, 300, 40, 40);
  const press = [box(452, 290, 60, 60), box(330, 290, 60, 60), box(390, 230, 60, 60), box(390, 352, 60, 60)];
  const found = spot(at, size, edge, press);
  for (const thing of [at, ...press]) expect(covers(found, thing)).toBe(false);
});

test("it never leaves the edges", () => {
  const found = spot(box(960, 770, 40, 30), size, edge, []);
  expect(found.left + size.width).toBeLessThanOrEqual(994);
  expect(found.top + size.height).toBeLessThanOrEqual(794);
});
