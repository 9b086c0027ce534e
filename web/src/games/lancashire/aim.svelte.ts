/** Which words a space or a stack stands for just now. A building by one card is meant before one by two cards and both actions (LAN-5.7): who wants
    that says so first. */
import { picks } from "../../lib/picks.svelte";
import { reach } from "../brass/reach.svelte";
import type { Answer } from "./sites";
import type { Phase } from "./view";

class Aim {
  /** The verbs of the lines left that name a space as what they are about. */
  readonly #verbs = $derived.by(() => {
    const found = new Map<string, Set<string>>();
    for (const line of picks.left) {
      for (const word of line.slice(1)) {
        if (!word.includes("/") || word.includes(":")) continue;
        const known = found.get(word);
        if (known) known.add(line[0]!);
        else found.set(word, new Set([line[0]!]));
      }
    }
    return found;
  });
  #builds(space: string): boolean {
    const verbs = this.#verbs.get(space);
    return verbs?.size === 2 && verbs.has("build") && verbs.has("combine");
  }

  space(space: string, source: string | null, sells: boolean): string[] {
    const words = reach.space(space, source, sells);
    return words.length === 1 && words[0] === space && this.#builds(space) ? ["build", space] : words;
  }
  /** A stack; with an answer about the town looked at, that building. */
  stack(industry: string, phase: Phase, answer: Answer | null): string[] {
    if (!answer) return reach.industry(industry, phase);
    const here = ["build", answer.industry, answer.space];
    const both = ["combine", answer.industry, answer.space];
    return !picks.can(here) && picks.can(both) ? both : here;
  }
}
export const aim = new Aim();
