// The teacher's lamps: which letters are lit, what each points at, and where that is found on the page now.
import { untrack } from "svelte";
import { contains, split } from "./choices";
import { picks } from "./picks.svelte";
import type { Lit } from "./types";

/** The words lines name seats by, in their order. */
const SEATS = ["red", "blue", "yellow", "purple", "white"];

const seen = (e: Element): boolean =>
  e.getClientRects().length > 0 && e.checkVisibility({ visibilityProperty: true } as CheckVisibilityOptions);
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
const marked = (attribute: string, value: string, how = "="): Element[] =>
  all(`[data-${attribute}${how}${JSON.stringify(value)}]`);

/** What the shell itself has: buttons, regions, seats, cells of the preview. */
function ofShell(kind: string, id: string): Element[] {
  if (kind === "region") return marked("region", id);
  if (kind === "cell") return marked("cell", id);
  if (kind === "seat") return marked("seat", String(SEATS.includes(id) ? SEATS.indexOf(id) : id));
  if (kind !== "button") return [];
  const press = all(".ask button[data-words]") as HTMLElement[];
  const says = (first: boolean) => (e: HTMLElement) => {
    const words = split(e.dataset.words ?? "");
    return first ? words[0] === id : words.join(" ") === id;
  };
  return press
    .filter(says(false))
    .concat(press.filter(says(true)))
    .slice(0, 1);
}

/** The pieces and buttons that a line, or a question, is about: by all their words, or by the thing they stand for. */
const standFor = (words: readonly string[]): Element[] =>
  (all(".is-piece, .acts .act") as HTMLElement[]).filter((e) => {
    const own = split(e.dataset.words ?? "");
    return own.length > 0 && (contains(words, own) || words.includes(own.at(-1)!));
  });

/** The things on the page that `space:dudley/1` or `region:hand` is: as they are marked (`data-lamp`), as the shell knows them,
    as the game says (`lampOn`), or the pieces that stand for the word. */
export function thingsShown(target: string): Element[] {
  const at = target.indexOf(":");
  const [kind, id] = [target.slice(0, at), target.slice(at + 1)];
  if (kind === "words") return standFor(split(id));
  const plainly = marked("lamp", target, "~=");
  if (plainly.length) return plainly;
  const shell = ofShell(kind, id);
  if (shell.length) return shell;
  const own = (picks.scene && picks.game?.lampOn?.(kind, id, picks.scene)) || [];
  const told = own.flatMap((name) => [...marked("space", name), ...marked("lamp", name, "~=")]);
  if (told.length) return told;
  const there = marked("space", id);
  if (there.length) return there;
  const words = split(id);
  return picks.elementsOf(words.length > 1 ? words : [id]).filter(seen);
}

class Lamps {
  lit = $state.raw<readonly Lit[]>([]);
  found = $state.raw<ReadonlyMap<string, readonly Element[]>>(new Map());
  readonly letters: ReadonlyMap<Element, string> = $derived(
    new Map([...this.found].flatMap(([letter, things]) => things.map((thing) => [thing, letter] as const))),
  );

  /** What each lamp is round: all that a letter means, or, without a letter, each thing by itself. Those first: letters lie above them. */
  readonly apart: readonly { letter: string; things: readonly Element[] }[] = $derived(
    [...this.found]
      .sort(([a], [b]) => Number(!!a) - Number(!!b))
      .flatMap(([letter, things]) =>
        letter ? [{ letter, things }] : things.map((thing) => ({ letter, things: [thing] })),
      ),
  );

  /** Light these and no others. Whoever calls it does not depend on what is lit. */
  show(lit: readonly Lit[]): void {
    untrack(() => {
      const same = lit.length === this.lit.length && lit.every((l, k) => l.target === this.lit[k]!.target);
      if (same) return;
      this.lit = lit;
      this.look();
    });
  }
  /** Look for everything anew: the page has been drawn since. */
  look(): void {
    const found = new Map(this.lit.map(({ letter, target }) => [letter, thingsShown(target)] as const));
    const before = this.found;
    const same = (a: readonly Element[], b: readonly Element[] | undefined) =>
      a.length === b?.length && a.every((e, k) => e === b[k]);
    if (found.size === before.size && [...found].every(([letter, things]) => same(things, before.get(letter)))) return;
    this.found = found;
  }
  /** What a letter points at, in words. */
  called(letter: string): string {
    const names = (this.found.get(letter) ?? []).map(
      (e) => (e as HTMLElement).dataset.name || e.getAttribute("aria-label"),
    );
    return names.find(Boolean) ?? "";
  }
  /** Move the focus to what a letter points at; false where nothing there takes it. */
  focus(letter: string): boolean {
    for (const thing of this.found.get(letter) ?? []) {
      const takes = "[tabindex], button:not([disabled]), a[href], input";
      const to = (thing.matches(takes) ? thing : thing.querySelector(takes)) as HTMLElement | null;
      if (!to) continue;
      to.focus();
      if (document.activeElement === to) return true;
    }
    return false;
  }
}
export const lamps = new Lamps();
