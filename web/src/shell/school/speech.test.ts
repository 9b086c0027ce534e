import { describe, expect, it } from "vitest";
import { letterArgs, speechPieces } from "./speech";

describe("the teacher's words", () => {
  it("letters become rings, stress stays stress", () => {
    const said = `The mine ${letterArgs.a as string} gives it **for nothing**: lay ${letterArgs.b as string}.`;
    expect(speechPieces(said)).toEqual([
      { kind: "text", text: "The mine " },
      { kind: "letter", text: "a", after: "" },
      { kind: "text", text: " gives it " },
      { kind: "strong", text: "for nothing" },
      { kind: "text", text: ": lay " },
      { kind: "letter", text: "b", after: "." },
    ]);
  });
  it("plain words are one piece", () => {
    expect(speechPieces("Build 2 * 2 mills")).toEqual([{ kind: "text", text: "Build 2 * 2 mills" }]);
  });
});
