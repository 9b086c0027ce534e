/** Brass: Birmingham's front end, as the table asks for it. */
import { num } from "../../lib/i18n.svelte";
import type { GameModule, SeatFact } from "../../lib/types";
import { alias, along } from "../brass/discard";
import { chartMark } from "../brass/marks";
import Board from "./Board.svelte";
import { lampOn } from "./geometry";
import { PLATE } from "../brass/geometry";
import { actions, sayLine, sayMissing, sayWhole, sayWords, sure, type BirScene } from "./lines";
import Own from "./Own.svelte";
import { reach } from "../brass/reach.svelte";
import { say } from "./say";
import { scoring } from "./scoring";
import SeatSheet from "./SeatSheet.svelte";
import type { BirFacts, BirView } from "./view";

const money = (amount: number): string => (amount < 0 ? `−£${num(-amount)}` : `£${num(amount)}`);

function seatFacts({ view }: BirScene, seat: number): SeatFact[] {
  const player = view.players[seat]!;
  return [
    { term: "money", value: money(player.money), label: say("seat-money"), phone: true },
    { icon: "income", term: "income", value: num(player.level), label: say("seat-income") },
    { icon: "vp", term: "points-track", value: player.vp, label: say("seat-points"), phone: true },
    { icon: "card", term: "location-card industry-card", value: player.cards, label: say("seat-cards"), row: 2 },
    {
      icon: view.era === "rail" ? "rail" : "canal",
      term: "link-tiles",
      value: player.links,
      label: say("seat-links"),
      row: 2,
    },
    { term: "spent turn-order", value: say("spent", { money: player.spent }), label: say("seat-spent"), row: 2 },
  ];
}

export const game: GameModule<BirView, BirFacts> = {
  slug: "birmingham",
  Board,
  Own,
  SeatSheet,
  board: { width: PLATE, height: PLATE },
  ownTabs: [
    { id: "hand", text: () => say("tab-hand"), icon: "card" },
    { id: "mat", text: () => say("tab-mat"), icon: "tile" },
  ],
  seatFacts,
  order: ({ view }) => (view.order.length === view.players.length ? view.order : view.players.map((_, k) => k)),
  heading: ({ view }) => {
    const icon = view.era === "rail" ? "rail" : "canal";
    if (view.phase === "setup") return { icon, strong: say("before") };
    if (view.phase === "over") return { icon, strong: say("after") };
    return {
      icon,
      strong: say("era", { era: view.era }),
      rest: say("round", { round: view.round, of: view.rounds }),
      pips: { of: view.rounds, done: view.round },
    };
  },
  note: ({ view }) =>
    view.turn === null || view.phase === "selloff"
      ? null
      : say("action-of", { number: view.actions.of - view.actions.left + 1, of: view.actions.of }),
  actions,
  sayWords,
  sayLine,
  sayWhole,
  sayMissing,
  holds: (words, { view }) =>
    view.phase !== "card" && view.phase !== "selloff" && words.length === 2 && words[0] === "card",
  alias,
  along,
  sure,
  step: (line, { view }) => line.startsWith("card") && view.doing.cards > 1,
  scoring,
  chartMarks: chartMark,
  lampOn,
  numbered: ({ view, as }) =>
    as === null ? [] : [...new Set(view.players[as]!.hand ?? [])].map((card) => reach.card(card, view)),
};
