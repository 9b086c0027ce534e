/**
 * The server sends a whole new view with every entry. What has not changed keeps its old object here, so that only the
 * parts of the board that changed are drawn again.
 */
export function share<T>(old: unknown, next: T): T {
  if (old === next || typeof old !== "object" || typeof next !== "object" || old === null || next === null) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const [before, after] = [old as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(after);
  let equal = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = Array.isArray(next) ? ([] as unknown as Record<string, unknown>) : {};
  for (const key of keys) {
    made[key] = share(before[key], after[key]);
    if (made[key] !== before[key]) equal = false;
  }
  return equal ? (old as T) : (made as T);
}

/** A keeper of the last view; call it with each new one. */
export function sharer<T>(): (next: T) => T {
  let kept: T | undefined;
  return (next) => (kept = share(kept, next));
}
