/** Where the pages find what a game brings. Each game is loaded, with its messages, when its first table is opened. */
import type { Component } from "svelte";
import { gameWords, words } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameModule, Slug } from "../lib/types";

// a game's own view and facts types end here: the table passes them on and never looks inside
const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const editors = import.meta.glob<{ default: Component<{ slug: string }> }>("./*/editor/Editor.svelte");

export const GAMES: readonly Slug[] = Object.keys(modules).map((path) => path.split("/")[1]!);

/** The front end of a game: its own, or the plain one where it has none or the reader wants that. */
export async function gameModule(slug: Slug): Promise<GameModule> {
  const [own] = await Promise.all([modules[`./${slug}/index.ts`]?.(), gameWords(slug)]);
  if (own && settings.board === "drawn") return own.game;
  const [{ plainGame }] = await Promise.all([import("./plain/plain"), words("plain")]);
  return plainGame(slug, own?.game);
}

/** Can an owner enter the printed board of this game? */
export const hasEditor = (slug: Slug): boolean => `./${slug}/editor/Editor.svelte` in editors;

/** The page where an owner does. */
export const editorOf = (slug: Slug) => editors[`./${slug}/editor/Editor.svelte`];
