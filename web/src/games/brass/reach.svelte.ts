/** Which words a thing on the board stands for just now. A mine is a space to build on, a tile to sell off, and a source of coal. */
import { contains, same, type Words } from "../../lib/choices";
import { picks } from "../../lib/picks.svelte";

class Reach {
  /** How many of the lines left have a word, and how many have it twice. */
  readonly #left = $derived.by(() => {
    const once = new Map<string, number>();
    const twice = new Map<string, number>();
    for (const line of picks.left) {
      for (const word of new Set(line)) once.set(word, (once.get(word) ?? 0) + 1);
      for (const word of new Set(line.filter((w, i) => line.indexOf(w) !== i)))
        twice.set(word, (twice.get(word) ?? 0) + 1);
    }
    return { once, twice };
  });
  readonly #all = $derived(new Set(picks.all.flat()));

  legal(word: string): boolean {
    return this.#left.once.has(word);
  }
  possible(word: string): boolean {
    return this.#all.has(word);
  }
  #chose(words: Words): boolean {
    return picks.chosen.some((c) => same(c, words));
  }
  #forced(word: string): boolean {
    return picks.left.length > 0 && this.#left.once.get(word) === picks.left.length;
  }
  /** A word that can stand once or twice: pointing a second time asks for both. */
  #again(word: string): string[] {
    const twice = this.#left.twice.get(word) ?? 0;
    return this.#chose([word, word]) || (this.#chose([word]) && twice > 0 && twice < picks.left.length)
      ? [word, word]
      : [word];
  }

  /** A space, which may hold a source of goods or a tile of one's own to sell. Where neither is legal, the words decide what is asked: why not? */
  space(space: string, source: string | null, sells = false): string[] {
    if (sells && !this.possible(space)) return ["sell", space];
    if (!source || this.legal(space)) return [space];
    if (this.legal(source))
      return this.#forced(source) && !this.#chose([source]) && !this.#chose([source, source])
        ? [space]
        : this.#again(source);
    return this.possible(space) || !this.possible(source) ? [space] : [source];
  }
  merchant(space: string): string[] {
    return this.possible(space) ? [space] : ["sell", space];
  }
  /** A market's ledger or a merchant's barrel. */
  source(word: string): string[] {
    return this.legal(word) ? this.#again(word) : [word];
  }
  /** A stack of the own mat. */
  industry(industry: string, phase: string): string[] {
    return phase === "card" ? ["build", industry] : this.#again(industry);
  }
  /** A card in the hand: what a building is paid with, or what any other action discards. */
  card(card: string, view: { phase: string }): string[] {
    if (view.phase === "card") return ["card", card];
    const pays = `card:${card}`;
    if (this.legal(pays)) return [pays];
    const building = picks.chosen.length > 0 && picks.left.length > 0 && picks.left.every((l) => l[0] === "build");
    const other = picks.left.length > 0 && !picks.left.some((l) => l[0] === "build");
    return building || (this.possible(pays) && !other) ? [pays] : ["card", card];
  }
  /** Nothing is chosen yet, so sources are not shown as choices. */
  get quiet(): boolean {
    return picks.chosen.length === 0;
  }
  /** One of the chips says these words. */
  chosen(words: Words): boolean {
    return picks.chosen.some((c) => contains(c, words));
  }
}
export const reach = new Reach();
