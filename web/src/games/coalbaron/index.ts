/** Coal Baron's front end, as the table asks for it. */
import { roman } from "../../lib/i18n.svelte";
import type { GameModule, SeatFact } from "../../lib/types";
import { lampOn, PLATE } from "./geometry";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import { sayLine, sayMissing, sayWords, type CoalScene } from "./lines";
import Own from "./Own.svelte";
import { say } from "./say";
import { scoring } from "./scoring";
import ScoringArt from "./ScoringArt.svelte";
import ScoringMark from "./ScoringMark.svelte";
import SeatSheet from "./SeatSheet.svelte";
import type { CoalFacts, CoalView } from "./view";

const STEPS = ["cage", "load", "place", "fetch", "pair", "with", "store", "return", "next"];

function seatFacts({ view }: CoalScene, seat: number): SeatFact[] {
  const player = view.players[seat]!;
  return [
    { icon: "miner", term: "miner", value: player.miners, label: say("seat-miners"), phone: true },
    { icon: "coin", term: "mark", value: player.marks, label: say("seat-marks") },
    { icon: "vp", term: "point", value: player.points, label: say("seat-points"), phone: true },
    {
      icon: "order",
      term: "waiting",
      value: say("seat-open", { count: player.waiting.length }),
      short: player.waiting.length,
      label: say("sheet-waiting"),
      row: 2,
    },
    { icon: "check", term: "delivered", value: player.delivered, label: say("seat-delivered"), row: 2 },
  ];
}

export const game: GameModule<CoalView, CoalFacts> = {
  slug: "coalbaron",
  Board,
  Own,
  Desk,
  SeatSheet,
  board: { width: PLATE, height: PLATE },
  ownTabs: [
    { id: "orders", text: () => say("tab-orders"), icon: "order" },
    { id: "tally", text: () => say("tab-tally"), icon: "vp" },
  ],
  seatFacts,
  order: ({ view }) => view.players.map((_, k) => ((view.start ?? 0) + k) % view.players.length),
  passed: ({ view }, seat) =>
    ["turn", "mine", "pick", "return", "fill"].includes(view.phase) &&
    view.turn !== seat &&
    view.players[seat]!.miners === 0,
  heading: ({ view }) => {
    if (view.phase === "setup" || view.phase === "draft")
      return { icon: "clock", strong: say("before"), pips: { of: 3, done: 0 } };
    if (view.phase === "over") return { icon: "clock", strong: say("after"), pips: { of: 3, done: 3 } };
    return {
      icon: "clock",
      strong: say("shift", { shift: roman(view.shift) }),
      rest: say("shift-of"),
      pips: { of: 3, done: view.shift },
    };
  },
  note: ({ view, as }) =>
    as === null || ["turn", "draft", "setup", "over"].includes(view.phase)
      ? null
      : say("placed", { count: view.players[as]!.miners }),
  sayWords,
  sayLine,
  sayMissing,
  step: (line) => STEPS.includes(line.split(" ")[0]!),
  scoring,
  ScoringMark,
  ScoringArt,
  chartMarks: (mark) => {
    const shift = Number(mark.match(/\d+/)?.[0] ?? 0);
    return shift ? roman(shift) : mark;
  },
  lampOn,
  numbered: ({ view, as }) => {
    if (view.phase === "draft") return view.draft.map((id) => ["draft", id]);
    if (view.pick?.seen) return view.pick.seen.map((id) => [id]);
    return as === null ? [] : view.players[as]!.waiting.map((w) => [w.order]);
  },
};
