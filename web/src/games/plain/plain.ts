/** The front end of a game that has brought none: made from its view, its legal lines and its messages. */
import { num, t, tMaybe } from "../../lib/i18n.svelte";
import type { GameModule, Heading, Scene, SeatFact, Slug } from "../../lib/types";
import type { IconName } from "../../ui/icons";
import Board from "./Board.svelte";
import { isRow, keyName, playersOf, spelled } from "./outline";
import Own from "./Own.svelte";
import SeatSheet from "./SeatSheet.svelte";

/** Figures a reader knows by their picture. */
const ICONS: Record<string, IconName> = {
  points: "vp",
  vp: "vp",
  score: "vp",
  money: "coin",
  coins: "coin",
  income: "income",
  cards: "card",
};

type PlainScene = Scene<unknown, unknown>;

/** Numbers of a seat: those with a picture large, the first few others small, by name. */
function seatFacts(slug: Slug, { view, names }: PlainScene, seat: number): SeatFact[] {
  const numbers = Object.entries(playersOf(view, names.length)?.[seat] ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  const label = (key: string) => keyName(slug, key) ?? spelled(key);
  const drawn = numbers.filter(([key]) => key in ICONS).slice(0, 3);
  const others = numbers.filter(([key]) => !(key in ICONS)).slice(0, 3);
  return [
    ...drawn.map(([key, value], k) => ({ icon: ICONS[key]!, value: num(value), label: label(key), phone: k < 2 })),
    ...others.map(([key, value]): SeatFact => ({
      value: `${label(key)} ${num(value)}`,
      label: label(key),
      row: 2,
      short: num(value),
    })),
  ];
}

/** *Round 3*, or the phase by its name. */
function heading(slug: Slug, { view }: PlainScene): Heading {
  const { round, phase } = (isRow(view) ? view : {}) as { round?: unknown; phase?: unknown };
  const named = typeof phase === "string" ? (tMaybe(`${slug}-phase-${phase}`) ?? spelled(phase)) : null;
  if (typeof round !== "number") return { icon: "flag", strong: named ?? t("shell-region-board") };
  const strong = `${keyName(slug, "round")} ${num(round)}`;
  return named ? { icon: "flag", strong, rest: named } : { icon: "flag", strong };
}

/** The plain front end of a game. One that has a front end of its own keeps the words of it and lends its boards away. */
export function plainGame(slug: Slug, own: GameModule | null = null): GameModule {
  const {
    Desk: _desk,
    Ledger: _ledger,
    TeamStrip: _strip,
    tells: _tells,
    ...words
  } = own ?? {
    slug,
    seatFacts: (scene: PlainScene, seat: number) => seatFacts(slug, scene, seat),
    heading: (scene: PlainScene) => heading(slug, scene),
  };
  return {
    ...words,
    Board,
    Own,
    SeatSheet,
    board: { width: 1000, height: 1000 },
    ownTabs: [{ id: "own", text: () => t("shell-plain-own"), icon: "eye" }],
  } as GameModule;
}
