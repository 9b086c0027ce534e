/** Where a "what if" table came from, so that it can lead back: kept in this browser, which alone can open it. */
const KEY = "gwarek-whence";
const MOST = 40;

function kept(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string> | null) ?? {};
  } catch {
    return {}; // unreadable or forbidden: no way back is offered
  }
}

/** The page of the game this table was tried from, or null. */
export const whence = (table: string): string | null => kept()[table] ?? null;

export function rememberWhence(table: string, path: string): void {
  try {
    const newest = Object.entries(kept()).slice(1 - MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...newest, [table, path]])));
  } catch {
    // a private window forgets
  }
}
