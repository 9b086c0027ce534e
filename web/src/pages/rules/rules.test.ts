import { describe, expect, it } from "vitest";
import { count, parts } from "./find";
import { blocks, pieces } from "./text";

describe("search", () => {
  it("does not mind case and Polish marks", () => {
    expect(parts("Znacznik węgla, Węgiel.", "wegiel")).toEqual([
      { text: "Znacznik węgla, ", hit: false },
      { text: "Węgiel", hit: true },
      { text: ".", hit: false },
    ]);
    expect(count("żółty i Żółty", "zolty")).toBe(2);
  });
  it("does not begin with one letter", () => {
    expect(count("aaa", "a")).toBe(0);
  });
});

describe("rule text", () => {
  it("finds rule numbers and emphasis", () => {
    expect(pieces("see COA-6.8 and *empty* `x`").map(({ kind }) => kind)).toEqual([
      "text",
      "rule",
      "text",
      "em",
      "text",
      "code",
    ]);
    expect(pieces("COA-R3")[0]).toEqual({ kind: "rule", text: "COA-R3", id: "COA-R3" });
  });
  it("tells paragraphs, lists, tables and examples apart", () => {
    const text = "One\ntwo\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\ngiven\n```";
    expect(blocks(text).map(({ kind }) => kind)).toEqual(["paragraph", "list", "table", "pre"]);
  });
});
