// Where a note goes: on the side of the thing that hides fewest of the things you may choose.
interface Rect { left: number; top: number; right: number; bottom: number }
const overlap = (a: Rect, b: Rect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function beside(at: DOMRect | null, note: HTMLElement, box: HTMLElement): { left: number; top: number } {
  const { offsetWidth: w, offsetHeight: h } = note;
  const area = box.getBoundingClientRect();
  if (!at) return { left: area.left + 16, top: area.top + 16 };
  const inside = at.left >= area.left && at.right <= area.right + 1;
  const edge = inside ? area : new DOMRect(0, 0, innerWidth, innerHeight);
  const fit = (left: number, top: number) => ({
    left: Math.max(edge.left + 6, Math.min(edge.right - w - 6, left)),
    top: Math.max(edge.top + 6, Math.min(edge.bottom - h - 6, top)),
  });
  const middle = at.top + at.height / 2 - h / 2;
  const across = at.left + at.width / 2 - w / 2;
  const spots = [fit(at.right + 12, middle), fit(at.left - w - 12, middle), fit(across, at.top - h - 12), fit(across, at.bottom + 12)];
  const legal = [...document.querySelectorAll(".is-legal, .is-chosen")].map((e) => e.getBoundingClientRect());
  const cost = (s: { left: number; top: number }) => {
    const r = { ...s, right: s.left + w, bottom: s.top + h };
    return legal.filter((l) => overlap(l, r)).length + (overlap(at, r) ? 50 : 0);
  };
  return spots.reduce((best, s) => (cost(s) < cost(best) ? s : best));
}
