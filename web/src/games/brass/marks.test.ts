import { expect, test } from "vitest";
import { chartMark } from "./marks";

test("rounds of the two eras are told apart in every language", () => {
  expect(chartMark("canal 2")).toBe("I.2");
  expect(chartMark("rail 2")).toBe("II.2");
  expect(chartMark("rail")).toBe("II");
  expect(chartMark("setup")).toBe("setup");
});
