// Where a note goes: near the thing it is about, over nothing one may be about to press.
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot {
  left: number;
  top: number;
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const GAP = 12;
const STEP = 16;
const COVERS = 700; // px of way that are worth taking rather than lie over one thing to press

/** The spot for a box of this size: pays for everything it lies over, and for the way from the thing. */
export function spot(at: Rect, size: { width: number; height: number }, edge: Rect, press: readonly Rect[]): Spot {
  const boxAt = ({ left, top }: Spot): Rect => ({ left, top, right: left + size.width, bottom: top + size.height });
  const fit = (left: number, top: number): Spot => ({
    left: Math.max(edge.left + 6, Math.min(edge.right - size.width - 6, left)),
    top: Math.max(edge.top + 6, Math.min(edge.bottom - size.height - 6, top)),
  });
  const middle = (at.top + at.bottom - size.height) / 2;
  const across = (at.left + at.right - size.width) / 2;
  const spots = [
    fit(at.right + GAP, middle),
    fit(at.left - size.width - GAP, middle),
    fit(across, at.top - size.height - GAP),
    fit(across, at.bottom + GAP),
  ];
  for (let top = edge.top + 6; top <= edge.bottom - size.height - 6; top += STEP)
    for (let left = edge.left + 6; left <= edge.right - size.width - 6; left += STEP) spots.push({ left, top });
  const way = (r: Rect): number =>
    Math.max(0, at.left - r.right, r.left - at.right) + Math.max(0, at.top - r.bottom, r.top - at.bottom);
  let [best, least] = [spots[0]!, Infinity];
  for (const [i, s] of spots.entries()) {
    const r = boxAt(s);
    let cost = Math.max(GAP, way(r)) + (i < 4 ? 0 : GAP) + (overlap(at, r) ? 2 * COVERS : 0);
    for (const thing of press) {
      if (cost >= least) break;
      if (overlap(thing, r)) cost += COVERS;
    }
    if (cost < least) [best, least] = [s, cost];
  }
  return best;
}

/** Everything one may press: what can be chosen or is, and the buttons around it. */
const PRESS = ".is-legal:not(.quiet), .is-chosen, .ask button:not(:disabled), .ask input";

export function beside(at: DOMRect | null, note: HTMLElement, box: HTMLElement): Spot {
  const area = box.getBoundingClientRect();
  if (!at) return { left: area.left + 16, top: area.top + 16 };
  const edge = new DOMRect(0, 0, innerWidth, innerHeight);
  const press = [...document.querySelectorAll(PRESS)]
    .filter((e) => e.checkVisibility())
    .map((e) => (e.querySelector(".ring") ?? e).getBoundingClientRect());
  return spot(at, { width: note.offsetWidth, height: note.offsetHeight }, edge, press);
}
