// Where a table finds a game's front end. Each game is loaded, with its messages, when its first table is opened.
import { gameWords } from "../lib/i18n.svelte";
import type { GameModule, Slug } from "../lib/types";

// a game's own view and facts types end here: the table passes them on and never looks inside
const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");

export const GAMES: readonly Slug[] = ["lancashire", "birmingham", "coalbaron", "switchsignal", "tinnerstrail"];

export async function gameModule(slug: Slug): Promise<GameModule | null> {
  const load = modules[`./${slug}/index.ts`];
  if (!load) return null;
  const [module] = await Promise.all([load(), gameWords(slug)]);
  return module.game;
}
