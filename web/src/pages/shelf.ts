/** The games in the order of the shelf; the server says which of them can be played here, and brings those without a plate. */
import { SHELF } from "../games/shelf";
import { lang, tMaybe } from "../lib/i18n.svelte";
import type { GameInfo } from "../lib/types";

/** Slugs, left to right: games with a plate of their own, then the others as the server lists them. */
export const onShelf = (games: readonly GameInfo[] | null): string[] => [
  ...SHELF,
  ...(games ?? []).map(({ slug }) => slug).filter((slug) => !SHELF.includes(slug)),
];

/** The title as the server gives it, or as the shelf knows it. */
export const gameTitle = (slug: string, games: readonly GameInfo[] = []): string =>
  games.find((game) => game.slug === slug)?.title[lang()] ?? tMaybe(`shell-title-${slug}`) ?? slug;

/** What the game is about, in a few words. */
export const tagline = (slug: string): string | null => tMaybe(`pages-tagline-${slug}`);

/** 2, 3, 4 → "2–4"; 3 → "3". */
export const seatRange = (seats: readonly number[]): string => {
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return least === most ? String(least) : `${least}–${most}`;
};
