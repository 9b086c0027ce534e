/** Switch & Signal's front end, as the table asks for it. */
import { num } from "../../lib/i18n.svelte";
import { picks } from "../../lib/picks.svelte";
import type { GameModule, SeatFact } from "../../lib/types";
import { lampOn } from "./anchors";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import Dice from "./Dice.svelte";
import { actions, holdsRed, isStep, sayLine, sayMissing, sayWords, type SwiScene } from "./lines";
import Own from "./Own.svelte";
import { PLATE } from "./plan";
import { say } from "./say";
import SeatSheet from "./SeatSheet.svelte";
import TeamStrip from "./TeamStrip.svelte";
import { CARD_ICON, CARDS, mostTurns, type SwiFacts, type SwiView } from "./view";

function seatFacts({ view }: SwiScene, seat: number): SeatFact[] {
  const player = view.players[seat]!;
  const cards: SeatFact = { icon: "card", value: player.cards, label: say("seat-cards"), phone: true, term: "hand" };
  return player.hand
    ? [
        cards,
        ...CARDS.map((kind): SeatFact => ({
          icon: CARD_ICON[kind],
          term: `card-${kind}`,
          value: player.hand![kind],
          label: say(`card-${kind}`),
          row: 2,
        })),
      ]
    : [cards];
}
const turnOrder = ({ view }: SwiScene): number[] =>
  view.players.map((_, k) => ((view.first ?? 0) + k) % view.players.length);

export const game: GameModule<SwiView, SwiFacts> = {
  slug: "switchsignal",
  Board,
  Own,
  Desk,
  Ledger: Dice,
  SeatSheet,
  TeamStrip,
  board: { width: PLATE, height: PLATE },
  ownTabs: [
    { id: "hand", text: () => say("tab-hand"), icon: "card" },
    { id: "team", text: () => say("tab-team"), icon: "people" },
    { id: "helpers", text: () => say("tab-helpers"), icon: "helper" },
  ],
  seatFacts,
  order: turnOrder,
  heading: ({ view }) => {
    if (view.phase === "over") return { icon: "timetable", strong: say("after") };
    if (view.number === 0) return { icon: "timetable", strong: say("before") };
    return {
      icon: "timetable",
      strong: say("turn", { number: view.number }),
      rest: view.last ? say("turn-last") : say("turn-of", { most: mostTurns(view) }),
    };
  },
  note: ({ view }) => (view.step ? say(`step-${view.step}`) : null),
  actions,
  sayWords,
  sayLine,
  sayMissing,
  holds: (words, scene) => holdsRed(words, scene, picks.lines),
  step: isStep,
  team: ({ view }) => [
    { icon: "cube", value: num(view.delivered), of: num(view.goal), label: say("end-goods"), rule: "SWI-10.1" },
    { icon: "timetable", value: num(view.turns_left), label: say("end-turns"), rule: "SWI-10.2" },
    {
      icon: "hourglass",
      value: num(view.clock.tokens),
      of: num(view.clock.full),
      label: say("end-time"),
      rule: "SWI-9.2",
    },
    { icon: "flag", value: num(view.number), label: say("end-number"), rule: "SWI-4.1" },
    { icon: "hourglass", value: num(view.clock.lost), label: say("end-lost"), rule: "SWI-9.1" },
    { icon: "card", value: num(view.timetable.lost), label: say("end-cards"), rule: "SWI-9.2" },
  ],
  chartMarks: (mark) => /\d+/.exec(mark)?.[0] ?? mark,
  lampOn,
  numbered: ({ view, as }) =>
    as === null
      ? []
      : CARDS.filter((kind) => view.players[as]!.hand?.[kind]).map((kind) =>
          view.phase === "action" ? [kind] : ["pay", kind],
        ),
};
