import { describe, expect, it } from "vitest";
import { ruleRange } from "./ranges";

describe("rule numbers of a lesson", () => {
  it("says three or more in a row as a range, and the game once", () => {
    expect(ruleRange(["BIR-7.1", "BIR-7.2", "BIR-7.3", "BIR-8.4"])).toBe("BIR-7.1 – 7.3, 8.4");
    expect(ruleRange(["COA-4.1", "COA-4.2", "COA-8.1"])).toBe("COA-4.1, 4.2, 8.1");
  });
  it("knows letters, and leaves alone what it cannot read", () => {
    expect(ruleRange(["SWI-8.7", "SWI-8.8a"])).toBe("SWI-8.7, 8.8a");
    expect(ruleRange(["odd"])).toBe("odd");
  });
});
