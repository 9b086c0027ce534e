/** A game with a teacher: you and two apprentices, by the rulebook, in the order of the seats. */
import { api } from "../../lib/api";
import { go } from "../../lib/router.svelte";
import type { GameInfo, NewTable } from "../../lib/types";
import { games } from "../catalogue";
import { ensureMe } from "../me.svelte";
import { defaults } from "../setup/plan";

export function guidedTable(game: GameInfo): NewTable {
  const most = game.seats.filter((n) => n <= 3);
  const count = game.cooperative ? Math.min(...game.seats.filter((n) => n > 1)) : Math.max(...most);
  const bot = game.bots.includes("ciskacz") ? "ciskacz" : game.bots[0]!;
  return {
    game: game.slug,
    preset: game.presets[0]?.id ?? null,
    options: defaults(game),
    seats: Array.from({ length: count }, (_, k) => (k === 0 ? { kind: "me" } : { kind: "bot", bot })),
    random_order: false,
    watch: false,
    free_undo: true,
    hints: true,
    teacher: true,
  };
}

export async function openGuided(slug: string): Promise<void> {
  const [list] = await Promise.all([games(), ensureMe()]);
  const game = list.find((g) => g.slug === slug);
  if (!game) return;
  const table = await api.newTable(guidedTable(game));
  go(`/t/${table.id}`);
}
