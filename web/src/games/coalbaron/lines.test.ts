import { describe, expect, test } from "vitest";
import factsJson from "../../../fixtures/coalbaron/facts.json";
import { POSITIONS } from "../../../fixtures/coalbaron/positions";
import { set } from "../../lib/settings.svelte";
import { sayLine, sayWords, type CoalScene } from "./lines";
import { orderNotes } from "./notes";
import { clock, levelOf, spaceLabel, stack } from "./say";
import { stepsSoFar } from "./steps";
import type { CoalFacts } from "./view";

const facts = factsJson as unknown as CoalFacts;
const scenes = Object.entries(POSITIONS).map(([name, p]) => ({
  name,
  legal: p.legal,
  scene: { view: p.view, facts, as: p.as, names: ["Ala", "Ola", "Jan", "Ewa"] } satisfies CoalScene,
}));

describe.each(["en", "pl"] as const)("in %s", (language) => {
  test.each(scenes)("every line and label of $name is said", ({ legal, scene }) => {
    set("language", language);
    for (const line of legal) {
      for (const said of [sayLine(line, scene), sayWords(line.split(" "), scene)]) {
        expect(said?.text, line).toBeTruthy();
        expect(said!.text).not.toMatch(/coalbaron-|\{|undefined/);
      }
    }
    const labels = [
      ...scene.view.spaces.map((s) => spaceLabel(facts, s, scene.names)),
      clock(facts, scene.view),
      stack(facts, "tiles", scene.view.stacks.tiles),
      stack(facts, "orders", scene.view.stacks.orders),
      levelOf(scene.view.players[0]!, 0),
    ];
    for (const label of labels) expect(label).not.toMatch(/coalbaron-|\{|undefined/);
  });
});

test("stopping says how many steps are lost and is never the filled button", () => {
  set("language", "pl");
  const { scene } = scenes.find((s) => s.name === "mining")!;
  expect(sayLine("stop", scene)).toMatchObject({ text: "Zakończ, 5\u00a0kroków przepadnie", loses: true });
});

test("cubes of the cage are dealt to the orders once", () => {
  set("language", "en");
  const player = POSITIONS["surface"]!.view.players[0]!;
  const [loco, carriage, barrow] = orderNotes(facts, player);
  expect(loco).toMatchObject({ tone: "near", ghosts: [true, true] });
  expect(carriage!.ghosts).toEqual([false, false, false, true]);
  expect(barrow).toMatchObject({ tone: "ready" });
});

test("steps are read back from the log, undone ones left out, a pair as two", () => {
  const entry = (n: number, line: string, undone = false, seat = 0) => ({
    n,
    seat,
    line,
    events: [],
    time: "",
    undone,
  });
  const log = [
    entry(1, "send mine_8"),
    entry(2, "cage 3"),
    entry(3, "load grey", true),
    entry(4, "send money_3", false, 1),
    entry(5, "pair O-x grey"),
    entry(6, "with cage:a cage:b"),
    entry(7, "cage 0"),
  ];
  expect(stepsSoFar(log, 6, 0)).toEqual([
    { line: "cage 3", cost: 1 },
    { line: "with cage:a cage:b", cost: 2 },
  ]);
});
