/** Brass: Lancashire's front end, as the table asks for it. */
import { num } from "../../lib/i18n.svelte";
import type { GameModule, SeatFact } from "../../lib/types";
import { reach } from "../brass/reach.svelte";
import { alias, along } from "../brass/discard";
import { chartMark } from "../brass/marks";
import Board from "./Board.svelte";
import { PLATE } from "../brass/geometry";
import { actions, sayLine, sayMissing, sayWhole, sayWords, sure, type LanScene } from "./lines";
import { look } from "./look.svelte";
import { lampOn } from "./geometry";
import Own from "./Own.svelte";
import { pounds, say } from "./say";
import { scoring } from "./scoring";
import SeatSheet from "./SeatSheet.svelte";
import type { LanFacts, LanView } from "./view";

function seatFacts({ view }: LanScene, seat: number): SeatFact[] {
  const player = view.players[seat]!;
  return [
    { value: pounds(player.money), label: say("seat-money"), phone: true },
    { icon: "income", value: num(player.level), label: say("seat-income"), phone: true },
    { icon: "vp", value: player.vp, label: say("seat-points") },
    { icon: "card", value: player.cards, label: say("seat-cards"), row: 2 },
    { icon: view.era, value: player.links, label: say("seat-links"), row: 2 },
    { value: say("spent", { money: player.spent }), label: say("seat-spent"), row: 2 },
  ];
}

export const game: GameModule<LanView, LanFacts> = {
  slug: "lancashire",
  Board,
  Own,
  SeatSheet,
  board: { width: PLATE, height: PLATE },
  ownTabs: [
    { id: "hand", text: () => say("tab-hand"), icon: "card" },
    { id: "stacks", text: () => say("tab-stacks"), icon: "tile" },
    { id: "market", text: () => say("tab-market"), icon: "cotton" },
  ],
  seatFacts,
  order: ({ view }) => (view.order.length === view.players.length ? view.order : view.players.map((_, k) => k)),
  heading: ({ view }) => {
    const icon = view.era;
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
  alias,
  along,
  sure,
  holds: (words, { view }) => view.phase !== "card" && words.length === 2 && words[0] === "card",
  step: (line, { view }) => line.startsWith("card") && view.doing.cards > 1,
  tells: (words) => look.tells(words),
  scoring,
  chartMarks: chartMark,
  lampOn,
  numbered: ({ view, as }) =>
    as === null ? [] : [...new Set(view.players[as]!.hand ?? [])].map((card) => reach.card(card, view)),
};
