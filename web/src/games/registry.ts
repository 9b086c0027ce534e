/** Where the pages find what a game brings. Each game is loaded, with its messages, when its first table is opened. */
import type { Component } from "svelte";
import { gameWords } from "../lib/i18n.svelte";
import type { GameModule, Slug } from "../lib/types";

// a game's own view and facts types end here: the table passes them on and never looks inside
const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const editors = import.meta.glob<{ default: Component<{ slug: string }> }>("./*/editor/Editor.svelte");

export const GAMES: readonly Slug[] = Object.keys(modules).map((path) => path.split("/")[1]!);

export async function gameModule(slug: Slug): Promise<GameModule | null> {
  const load = modules[`./${slug}/index.ts`];
  if (!load) return null;
  const [module] = await Promise.all([load(), gameWords(slug)]);
  return module.game;
}

/** Can an owner enter the printed board of this game? */
export const hasEditor = (slug: Slug): boolean => `./${slug}/editor/Editor.svelte` in editors;

/** The page where an owner does. */
export const editorOf = (slug: Slug) => editors[`./${slug}/editor/Editor.svelte`];
