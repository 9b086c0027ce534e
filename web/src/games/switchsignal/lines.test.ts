import { afterEach, describe, expect, it } from "vitest";
import { base, facts } from "../../../fixtures/switchsignal/views";
import { settings } from "../../lib/settings.svelte";
import { actions, holdsRed, isStep, risk, sayLine, sayMissing, sayWords, type SwiScene } from "./lines";
import { boardTitle, fieldLabel, junctionLabel, trainLabel } from "./say";

const scene = (more = {}): SwiScene => ({ view: base(more), facts, as: 0, names: ["Ala", "Ola"] });
afterEach(() => (settings.language = "en"));

describe("lines as buttons say them", () => {
  it("has words for every line of the protocol, in both languages", () => {
    const moving = {
      space: "PAR",
      train: "black" as const,
      roll: 4,
      left: 2,
      by: "card" as const,
      came: "CE02",
      best: false,
    };
    const lines = [
      "set BAS CE13 CE34",
      "place CE02@PAR",
      "reveal",
      "resolve",
      "use crossing_keeper",
      "deploy grey",
      "roll",
      "use shunter CAL",
      "colour brown",
      "move CE07.2",
      "use conductor black",
      "use traffic_controller CE07.2",
      "keep",
      "use logistics",
      "exit CE33",
      "stop",
      "through CE33",
      "signal CE02@PAR",
      "to CE07/1",
      "switch BAS CE13 CE34",
      "load NUE",
      "done",
      "use dispatcher",
    ];
    for (const language of ["en", "pl"] as const) {
      settings.language = language;
      for (const line of lines) expect(sayLine(line, scene({ moving }))?.text, line).toBeTruthy();
      for (const action of ["signal", "switch", "move", "load"] as const) {
        const doing = {
          action,
          field: "CE02@PAR",
          to: "CE07/1",
          junction: "BAS",
          lines: ["CE13", "CE34"] as [string, string],
          space: "CE07.2",
        };
        expect(sayLine("pay signal switch", scene({ phase: "pay", doing }))?.text).toBeTruthy();
      }
      for (const line of lines) sayWords(line.split(" "), scene());
      for (const a of actions(scene())) expect(a.text).toBeTruthy();
      expect(sayMissing(["switch BAS CE13 CE34", "switch BAS CE13 CE24"], scene())?.text).toMatch(/Basel|Bazylea/);
      expect(sayMissing(["move CE07.2", "done"], scene())?.text).toBeTruthy();
    }
  });
  it("warns before a roll that may lose time, and names the faces and the mean", () => {
    const roll = sayLine("move CE07.2", scene())!;
    expect(roll.loses).toBe(true);
    expect(roll.warn).toBe("3 of 6 faces lose time, 0.7 on average");
    expect(risk(base(), "CAL")).toBeNull();
  });
  it("says that ending the last turn loses (SWI-10.2)", () => {
    expect(sayLine("done", scene({ last: true }))).toMatchObject({ loses: true });
  });
  it("names the way a switch opens by the places it leads to", () => {
    expect(sayWords(["BAS", "CE13", "CE34"], scene())?.text).toBe("Basel: Frankfurt – Dijon");
  });
});

describe("what is sent at once", () => {
  it("is a step of an action that is still to be paid for, not its last word", () => {
    expect(isStep("signal CE02@PAR", scene())).toBe(true);
    expect(isStep("switch BAS CE13 CE34", scene())).toBe(true); // switch, or any two
    const one = scene({
      players: [
        { cards: 1, hand: { signal: 0, switch: 1, move: 0 } },
        { cards: 0, hand: null },
      ],
    });
    expect(isStep("switch BAS CE13 CE34", one)).toBe(false); // the only card pays: it takes effect
    expect(isStep("pay switch", scene({ phase: "pay" }))).toBe(false);
    expect(isStep("move CE07.2", scene({ phase: "train", step: 1 }))).toBe(false); // a roll
  });
});

describe("spoken labels", () => {
  it("tell state and place", () => {
    const view = base();
    expect(fieldLabel(facts, view, "CE02@PAR")).toBe("Paris, exit to Lille, green signal");
    expect(junctionLabel(facts, view, "BAS")).toMatch(/^Basel, junction, open .+, covered: /);
    expect(trainLabel(facts, view, view.trains[0]!)).toBe(
      "black train, Brussels – Basel, 2 of 3, towards Basel, with yellow good A",
    );
  });
});

describe("a red signal pointed at first", () => {
  const red = Object.keys(facts.fields).find(
    (id) => facts.lines[facts.fields[id]!.line]!.board === "central_europe" && !base().signals.includes(id),
  )!;
  const green = base().signals[0]!;
  it("is kept as the place the marker goes to, while a green one can be taken", () => {
    expect(holdsRed([red], scene({ phase: "action" }), [`signal ${green}`, "done"])).toBe(true);
    expect(holdsRed([red], scene({ phase: "action" }), ["done"])).toBe(false);
    expect(holdsRed([green], scene({ phase: "action" }), [`signal ${green}`])).toBe(false);
    expect(holdsRed([red], scene({ phase: "train" }), [`signal ${green}`])).toBe(false);
  });
});

describe("what is missing to pay", () => {
  it("is one card for loading, and a card or two for the rest", () => {
    const doing = (action: "load" | "signal") => ({
      action,
      field: null,
      to: null,
      junction: null,
      lines: null,
      space: "NUE",
    });
    const lines = ["pay signal", "pay switch"];
    expect(sayMissing(lines, scene({ phase: "pay", doing: doing("load") }))?.text).toBe("choose one card of any kind");
    expect(sayMissing(lines, scene({ phase: "pay", doing: doing("signal") }))?.text).toBe(
      "choose a card, or two of any kind",
    );
  });
});

describe("a board's name", () => {
  it("is the box's own in a sentence, an owner's as the owner calls it", () => {
    const own = { ...facts, boards: facts.boards.map((b) => ({ ...b, name_en: "Silesia", name_pl: "Śląsk" })) };
    expect(boardTitle(facts, "central_europe")).toEqual({ own: "no", name: "Central Europe" });
    expect(boardTitle(own, "central_europe")).toEqual({ own: "yes", name: "Silesia" });
    settings.language = "pl";
    expect(boardTitle(facts, "north_america").own).toBe("no");
    expect(boardTitle(own, "central_europe").name).toBe("Śląsk");
  });
});
