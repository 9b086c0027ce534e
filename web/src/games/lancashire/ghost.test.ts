import { describe, expect, test } from "vitest";
import { base, facts } from "../../../fixtures/lancashire/views";
import { split } from "../../lib/choices";
import { goals } from "../brass/ghost";
import { ghostOf, ports } from "./ghost";

const ghost = (...lines: string[]) => ghostOf(lines.map(split), facts);

describe("a choice before it is made", () => {
  test("a building with its sources", () => {
    const g = ghost("build iron_works bolton/3 card:bolton coal:wigan/1")!;
    expect(g.build).toEqual({ space: "bolton/3", industry: "iron_works" });
    expect(g.sources).toEqual([{ good: "coal", from: "wigan/1" }]);
    expect(goals(g, facts)).toEqual(["bolton"]);
  });
  test("only what all lines left agree on", () => {
    expect(ghost("build cotton_mill oldham/1 card:oldham", "build cotton_mill oldham/2 card:oldham")!.build).toBeNull();
    expect(ghost("sell manchester/1 liverpool/2", "sell manchester/1 distant")!.sell).toEqual({
      space: "manchester/1",
      port: null,
    });
    expect(ghost("sell bury/1 liverpool/2", "sell manchester/1 liverpool/2")!.sell).toBeNull();
    expect(ghost("loan 10")).toBeNull();
  });
  test("a sale goes to a port or far away, a link has two ends", () => {
    expect(ghost("sell manchester/1 liverpool/2")!.sell).toEqual({ space: "manchester/1", port: "liverpool/2" });
    expect(ghost("sell manchester/1 distant")!.sell).toEqual({ space: "manchester/1", port: "distant" });
    expect(goals(ghost("link bolton-bury coal:market")!, facts)).toEqual(["bolton", "bury"]);
  });
  test("port tiles of either side and outer regions are built ports (LAN-4.4)", () => {
    expect(ports(base(), facts).sort()).toEqual([
      "liverpool",
      "midlands",
      "scotland",
      "warrington_runcorn",
      "yorkshire",
    ]);
  });
});
