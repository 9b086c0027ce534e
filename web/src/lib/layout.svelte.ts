// Which of the two layouts is used, and the board's zoom for whoever has a button or key for it.

const narrow = typeof matchMedia === "undefined" ? null : matchMedia("(max-width: 999px)");

export interface Zoomer {
  in(): void;
  out(): void;
  fit(): void;
  frame(): void;
  pan(dx: number, dy: number): void;
}

class Layout {
  phone = $state(narrow?.matches ?? false);
  zoomer = $state.raw<Zoomer | null>(null);
  constructor() {
    narrow?.addEventListener("change", (e) => (this.phone = e.matches));
  }
}
export const layout = new Layout();
