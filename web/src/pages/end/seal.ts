/** The sealed deal: the hash is shown before the first card, the seed after the last. */

/** Enough of a hash to compare by eye: "9f2c 41d7 … 0be6 a83d". */
export function short(hash: string): string {
  const four = hash.match(/.{1,4}/g) ?? [];
  return four.length <= 4 ? four.join(" ") : `${four.slice(0, 2).join(" ")} … ${four.slice(-2).join(" ")}`;
}

/** Does the seed give the hash? null where the browser cannot compute it. */
export async function agrees(seed: string, hash: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}
