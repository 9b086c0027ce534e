// Focus among pieces: one per region answers Tab, arrows go to the nearest in a direction.
import { nearest, type Direction } from "../lib/choices";

const pieces = (root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLElement>(".is-piece")].filter((p) => p.getClientRects().length > 0);
export const focused = (): HTMLElement | null =>
  document.activeElement?.matches(".is-piece") ? (document.activeElement as HTMLElement) : null;

/** Give each region exactly one piece that Tab reaches: the focused one, else the first legal, else the first. */
export function rove(): void {
  for (const region of document.querySelectorAll<HTMLElement>("[data-region]")) {
    const all = pieces(region);
    const at =
      all.find((p) => p === document.activeElement) ?? all.find((p) => p.matches(".is-legal, .is-chosen")) ?? all[0];
    for (const p of all) p.setAttribute("tabindex", p === at ? "0" : "-1");
  }
}

function take(piece: HTMLElement): void {
  piece.focus({ preventScroll: false });
  rove();
}

/** Focus the nearest legal piece that way (any piece with `any`); from nowhere, the first legal one. */
export function moveFocus(direction: Direction, any: boolean): boolean {
  const from = focused();
  const all = pieces().filter((p) => p !== from && (any || p.matches(".is-legal, .is-chosen")));
  if (!from) {
    const active = document.activeElement;
    if (active && active !== document.body && !active.matches("main, section, [data-region]")) return false;
    if (all[0]) take(all[0]);
    return all.length > 0;
  }
  const box = (p: Element) => (p.querySelector(".ring") ?? p).getBoundingClientRect();
  const found = nearest(box(from), all.map(box), direction);
  if (found !== null) take(all[found]!);
  return true;
}

/** Focus the first thing of a region that can be focused. */
export function focusRegion(name: string): void {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const first =
    region?.querySelector<HTMLElement>(".is-legal") ??
    region?.querySelector<HTMLElement>('button:not([disabled]), a, [tabindex="0"]');
  first?.focus();
}
