import { contains, split } from "../lib/choices";

/** Light the pieces on the page that a line of the log names; null puts the light out. */
export function light(line: string | null): void {
  const words = line ? split(line) : [];
  for (const piece of document.querySelectorAll<HTMLElement>("[data-words]")) {
    const own = split(piece.dataset.words ?? "");
    piece.classList.toggle("is-lit", own.length > 0 && contains(words, own));
  }
}
