/** Search in the rules: case and Polish marks do not matter, so "wegiel" finds "Węgiel". */

/** The same text, letter for letter, without case and marks. */
export function plain(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => (letter === "ł" ? "l" : letter.normalize("NFD")[0]!)).join("");
}

export interface Part {
  text: string;
  hit: boolean;
}

/** The text cut at what was sought; `sought` as typed. */
export function parts(text: string, sought: string): Part[] {
  const needle = plain(sought.trim());
  if (needle.length < 2) return [{ text, hit: false }];
  const hay = plain(text);
  if (hay.length !== text.length) return [{ text, hit: hay.includes(needle) }];
  const found: Part[] = [];
  let at = 0;
  for (let k = hay.indexOf(needle); k >= 0; k = hay.indexOf(needle, at)) {
    if (k > at) found.push({ text: text.slice(at, k), hit: false });
    found.push({ text: text.slice(k, k + needle.length), hit: true });
    at = k + needle.length;
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
  return found;
}

export function count(text: string, sought: string): number {
  const needle = plain(sought.trim());
  return needle.length < 2 ? 0 : plain(text).split(needle).length - 1;
}
