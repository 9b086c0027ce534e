/** What a choice would lay on the board, as far as it is read alike in both games. */
import type { Cell } from "../../lib/types";

/** What is to be built, laid or sold. */
interface Aim {
  build: { space: string } | null;
  line: string | null;
  sell: { space: string } | null;
}
interface Ground {
  spaces: Record<string, { place: string }>;
  lines: Record<string, { places: string[] }>;
}

/** The places a choice needs its goods in. */
export function goals(ghost: Aim, facts: Ground): string[] {
  const space = ghost.build?.space ?? ghost.sell?.space;
  if (space) return [facts.spaces[space]!.place];
  return ghost.line ? facts.lines[ghost.line]!.places : [];
}

/** What a market would pay or cost: `−2` cubes for £5, or `+3` for £9. */
export function marketChange(
  cells: readonly Cell[] | null,
  good: "coal" | "iron",
): { cubes: number; money: number } | null {
  const bought = cells?.find((c) => c.id === good)?.args as { cubes?: number; price?: number } | undefined;
  if (bought?.cubes) return { cubes: -bought.cubes, money: -(bought.price ?? 0) };
  const sold = cells?.find((c) => c.id === "market-sale" && c.args.good === good)?.args as
    { cubes?: number; money?: number } | undefined;
  return sold?.cubes ? { cubes: sold.cubes, money: sold.money ?? 0 } : null;
}
