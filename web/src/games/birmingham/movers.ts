/** What moves over the map when something happens: as in either game, and barrels of beer. */
import type { TableState } from "../../lib/socket.svelte";
import { goal, listen, moves, type Args, type Move, type Show } from "../brass/movers";
import { ledger, merchantSlot } from "./geometry";
import { tileFact, type BirFacts, type BirView, type Good, type Tile } from "./view";

interface Scene {
  view(): BirView;
  facts(): BirFacts;
}

export function animate(table: TableState, { view, facts }: Scene, show: Show<Tile, Good>): () => void {
  const { on, carry, taken } = moves<Tile, Good, never>({
    facts,
    // coal and beer may use the line they are wanted for
    lines: (h) => [
      ...view().links.map((l) => l.line),
      ...h.entry.events.flatMap((e) => (e.kind === "linked" ? [e.args.line as string] : [])),
    ],
    counter: (good) => {
      const box = ledger(good, facts().markets[good].prices);
      return [box.x + box.w / 2, box.y + box.h / 2];
    },
    tile: (id) => {
      const { industry, level } = tileFact(facts(), id);
      return { industry, level };
    },
    show,
  });
  const poured: Move<Args & { merchant: string }> = async (a, h) => {
    const slot = merchantSlot(facts(), a.merchant);
    const to = goal(h, facts());
    if (to) await carry("beer", [[slot.x + slot.w - 10, slot.y + 16], to.at], h.signal);
  };
  return listen(table, { ...on, "beer-used": taken("beer"), "merchant-beer": poured });
}
