/** Component facts of one's own for the next table: kept in this tab until they are put aside. */
export interface OwnFacts {
  game: string;
  text: string;
  name: string;
  options: Record<string, string>;
}
const KEY = "gwarek-own-facts";

export function ownFacts(game: string): OwnFacts | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as OwnFacts | null;
    return found?.game === game ? found : null;
  } catch {
    return null; // unreadable or forbidden: there are none
  }
}
export function keepFacts(facts: OwnFacts | null): void {
  if (facts) sessionStorage.setItem(KEY, JSON.stringify(facts));
  else sessionStorage.removeItem(KEY);
}
