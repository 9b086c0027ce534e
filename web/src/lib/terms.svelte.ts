// Symbols and words explained where they stand: the game's terms, and the one that lies open.
import { api } from "./api";
import { tMaybe } from "./i18n.svelte";

export interface Explained {
  id: string;
  name: string;
  text: string;
  rule: string | null;
}

class Terms {
  /** The thing whose explanation lies open, by its place on the page. */
  open = $state.raw<{ at: Element; ids: readonly string[] } | null>(null);
  #rules = $state.raw<ReadonlyMap<string, string>>(new Map());
  slug = $state("");

  /** The terms of a game; without them names and meanings are still said, only the rule is not. */
  async learn(slug: string): Promise<void> {
    if (slug === this.slug) return;
    [this.slug, this.#rules] = [slug, new Map()];
    const { courses } = await api.learn().catch(() => ({ courses: [] }));
    const list = courses.find((course) => course.game === slug)?.terms ?? [];
    if (this.slug === slug) this.#rules = new Map(list.map(({ id, rule }) => [id, rule]));
  }
  /** What is said of these; those the game has no words for are left out. */
  explain(ids: readonly string[]): Explained[] {
    return ids.flatMap((id) => {
      const [name, text] = [tMaybe(`${this.slug}-term-${id}`), tMaybe(`${this.slug}-term-${id}-text`)];
      return name && text ? [{ id, name, text, rule: this.#rules.get(id) ?? null }] : [];
    });
  }
}
export const terms = new Terms();

/** The terms an element stands for: its own, or those of what it lies in. */
export function termsOf(from: Element | null): { at: Element; ids: string[] } | null {
  const at = from?.closest?.("[data-term]") ?? null;
  const ids = (at as HTMLElement | null)?.dataset.term?.split(" ").filter(Boolean) ?? [];
  return at && ids.length ? { at, ids } : null;
}
