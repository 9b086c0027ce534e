/** Tinners' Trail's front end, as the table asks for it. */
import { num } from "../../lib/i18n.svelte";
import { picks } from "../../lib/picks.svelte";
import type { GameModule, SeatFact } from "../../lib/types";
import Board from "./Board.svelte";
import Desk from "./Desk.svelte";
import { lampOn, PLATE } from "./geometry";
import { actions, sayLine, sayMissing, sayWords, type TinScene } from "./lines";
import Own from "./Own.svelte";
import { pounds, round, say } from "./say";
import { scoring } from "./scoring";
import SeatSheet from "./SeatSheet.svelte";
import type { TinFacts, TinView } from "./view";

/** What the seat does in the auction, or that it has passed. */
function standing({ view }: TinScene, seat: number): string | null {
  const { auction } = view;
  const player = view.players[seat]!;
  if (auction && auction.leader === seat) return say("bids", { price: auction.bid });
  if (auction && view.phase === "bidding")
    return view.turn === seat
      ? say("to-bid")
      : auction.in.includes(seat)
        ? say("still-in")
        : say(player.passed === null ? "is-out" : "has-passed");
  return player.passed === null || ["adelaide", "invest", "survey", "over"].includes(view.phase)
    ? null
    : say("has-passed");
}
function seatFacts(scene: TinScene, seat: number): SeatFact[] {
  const { view } = scene;
  const player = view.players[seat]!;
  const state = standing(scene, seat);
  return [
    player.wallace
      ? { value: pounds(-player.spent), label: say("seat-spent"), phone: true }
      : { term: "money", value: pounds(player.money ?? 0), label: say("seat-money"), phone: true },
    { icon: "vp", term: "points", value: num(player.points), label: say("seat-points"), phone: true },
    ...(state && view.players.length < 5 ? [{ value: state, label: say("seat-auction") }] : []), // five seats leave no room for it
    { icon: "mine", term: "mine", value: num(player.mines), label: say("seat-mines"), row: 2 },
    { icon: "tin", term: "tin", value: num(player.tin), label: say("seat-tin"), row: 2 },
    { icon: "copper", term: "copper", value: num(player.copper), label: say("seat-copper"), row: 2 },
    ...(view.market
      ? [{ icon: "arsenic", value: num(player.arsenic), label: say("seat-arsenic"), row: 2 } as const]
      : []),
    {
      icon: "survey",
      value: num(player.wallace ? (view.wallace?.maps ?? 0) : player.decks.length),
      label: say("seat-maps"),
      row: 2,
    },
  ];
}

const inAuction = (view: TinView): boolean => view.auction !== null && ["opening", "bidding"].includes(view.phase);

const tabs = {
  mine: { id: "mine", text: () => say("tab-mine"), icon: "mine" },
  work: { id: "work", text: () => say("tab-work"), icon: "clock" },
  shelf: { id: "shelf", text: () => say("tab-shelf"), icon: "build" },
  wallace: { id: "wallace", text: () => say("tab-wallace"), icon: "card" },
} as const;

export const game: GameModule<TinView, TinFacts> = {
  slug: "tinnerstrail",
  Board,
  Own,
  SeatSheet,
  Desk,
  board: { width: PLATE, height: PLATE },
  get ownTabs() {
    const view = picks.scene?.view as TinView | undefined;
    return [tabs.mine, tabs.work, tabs.shelf, ...(view?.solo ? [tabs.wallace] : [])];
  },
  seatFacts,
  passed: ({ view }, seat) =>
    view.players[seat]!.passed !== null && !["invest", "adelaide", "survey", "over"].includes(view.phase),
  order: ({ view }) => view.players.map((_, seat) => seat),
  heading: ({ view }) => {
    const icon = "pump";
    if (view.phase === "setup" || view.phase === "keep") return { icon, strong: say("before") };
    if (view.phase === "over") return { icon, strong: say("after") };
    return {
      icon,
      strong: say("round", { round: round(view.round) }),
      rest: say("round-of", { of: round(view.rounds), phase: view.phase }),
      pips: { of: view.rounds, done: view.round },
    };
  },
  note: ({ view, as }) => {
    if (inAuction(view)) return say("note-auction", { price: view.auction!.minimum ?? 0 });
    if (view.phase === "turn" && as !== null && view.turn === as)
      return say("note-work", { column: view.players[as]!.column, last: view.players[as]!.last });
    return view.pumping ? say("note-pumps", { left: view.pumping.left, of: view.pumping.of }) : null;
  },
  actions,
  sayWords,
  sayLine,
  sayMissing,
  step: (line, { view }) => line.startsWith("drain ") && (!view.solo || (view.pumping?.left ?? 0) > 1),
  scoring,
  chartMarks: (mark) => {
    const number = /\d+/.exec(mark)?.[0];
    return number ? round(Number(number)) : mark;
  },
  lampOn,
  numbered: ({ view, as }) => {
    if (as === null) return [];
    const player = view.players[as]!;
    return view.phase === "keep"
      ? [...new Set(player.choice ?? [])].map((id) => ["keep", id])
      : (player.hand ?? []).map((id) => ["map", id]);
  },
};
