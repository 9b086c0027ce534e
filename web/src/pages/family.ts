/** The five titles, in the order of the shelf; the server says which of them can be played already. */
import type { GameInfo, Slug } from "../lib/types";
import { lang, t } from "../lib/i18n.svelte";
import type { IconName } from "../ui/icons";

interface Title {
  slug: Slug;
  title: string;
  tagline: string;
  icon: IconName;
}

export const FAMILY: Title[] = [
  { slug: "lancashire", title: "shell-title-lancashire", tagline: "pages-tagline-lancashire", icon: "canal" },
  { slug: "birmingham", title: "shell-title-birmingham", tagline: "pages-tagline-birmingham", icon: "locomotive" },
  { slug: "coalbaron", title: "shell-title-coalbaron", tagline: "pages-tagline-coalbaron", icon: "mine" },
  { slug: "switchsignal", title: "shell-title-switchsignal", tagline: "pages-tagline-switchsignal", icon: "signal-go" },
  { slug: "tinnerstrail", title: "shell-title-tinnerstrail", tagline: "pages-tagline-tinnerstrail", icon: "tin" },
];

const find = (slug: string) => FAMILY.find((title) => title.slug === slug);

export const gameIcon = (slug: string): IconName => find(slug)?.icon ?? "gwarek";

/** The title as the server gives it, or as the shelf knows it. */
export function gameTitle(slug: string, games: readonly GameInfo[] = []): string {
  const info = games.find((game) => game.slug === slug);
  const known = find(slug);
  return info?.title[lang()] ?? (known ? t(known.title) : slug);
}

/** 2, 3, 4 → "2–4"; 3 → "3". */
export const seatRange = (seats: readonly number[]): string => {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
};
