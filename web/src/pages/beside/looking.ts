/** Rules and readings that hold a word or have a number; case and Polish marks do not matter. */
import type { RulesPage } from "../../lib/types";
import { plain } from "../rules/find";

export interface Hit {
  id: string;
  title: string;
  text: string;
}

/** Those whose number is sought first, then those that hold every word, in the order of the book. */
export function found(page: Pick<RulesPage, "sections" | "readings">, sought: string): Hit[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.join("").length < 2) return [];
  const all: Hit[] = [
    ...page.sections.flatMap(({ title, rules }) => rules.map(({ id, text }) => ({ id, title, text }))),
    ...page.readings.map(({ id, title, text }) => ({ id, title, text })),
  ];
  const numbered = (hit: Hit) => words.length === 1 && plain(hit.id).includes(words[0]!);
  const holds = (hit: Hit) => words.every((word) => plain(`${hit.title} ${hit.text}`).includes(word));
  return [...all.filter(numbered), ...all.filter((hit) => !numbered(hit) && holds(hit))];
}
