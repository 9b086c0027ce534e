/** How seats and strengths are named on the pages. */
import { t } from "../lib/i18n.svelte";
import type { BotName, SeatInfo, SeatKind } from "../lib/types";
import type { IconName } from "../ui/icons";

/** Mine folk, from the one who pushes the carts to the spirit of the mine. */
const LEVELS: Record<BotName, { name: string; rank: string; strength: string }> = {
  ciskacz: { name: "pages-bot-ciskacz", rank: "pages-rank-ciskacz", strength: "pages-strength-ciskacz" },
  sztygar: { name: "pages-bot-sztygar", rank: "pages-rank-sztygar", strength: "pages-strength-sztygar" },
  skarbnik: { name: "pages-bot-skarbnik", rank: "pages-rank-skarbnik", strength: "pages-strength-skarbnik" },
};

/** An outside bot is called what its administrator calls it. */
export const botName = (bot: BotName): string =>
  LEVELS[bot] ? t(LEVELS[bot].name) : bot[0]!.toUpperCase() + bot.slice(1);
export const botStrength = (bot: BotName): string => t(LEVELS[bot]?.strength ?? "pages-strength-outside");
export const botRank = (bot: BotName): string => t(LEVELS[bot]?.rank ?? "pages-strength-outside");
/** "apprentice, easy": for whoever does not know the mine folk. */
export const botLevel = (bot: BotName): string =>
  LEVELS[bot] ? `${botRank(bot)}, ${botStrength(bot)}` : botStrength(bot);
/** One line of a list of bots. */
export const botChoice = (bot: BotName): string =>
  LEVELS[bot] ? t("pages-kind-bot-strength", { strength: botLevel(bot) }) : botName(bot);

export const KINDS: Record<SeatKind, { text: string; icon: IconName }> = {
  me: { text: "pages-kind-me", icon: "human" },
  here: { text: "pages-kind-here", icon: "human" },
  link: { text: "pages-kind-link", icon: "people" },
  open: { text: "pages-kind-open", icon: "people" },
  bot: { text: "pages-kind-bot", icon: "bot" },
};

/** The name on a seat: a person's, a bot's, or that it is free. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.bot) return botName(seat.bot);
  return seat.taken ? t("pages-guest-here") : t("pages-free-seat");
}
