/** Spaces a Polish line must not break at; the same three as src/gwarek/i18n/spaces.py, held together by tests/polish_spaces.json. */

const SHORT = /(?<![\p{L}\p{N}_’-])[aiouwz] (?=\S)|(?:^|(?<=[.!?:…] )|(?<=[„(]))[AIOUWZ] (?=\S)/gu; // a one-letter word hangs at no line's end
const COUNTED = /(?<=\p{Nd}) (?=[\p{L}×])/gu; // "2 kostki" stay together
const LEVEL = /(?<=\p{L}) (?=(?:I{1,3}|IV|VI{0,3})(?![\p{L}\p{N}–-]))/gu; // so do "huta IV"

export const bound = (text: string): string =>
  text
    .replace(SHORT, (found) => `${found[0]}\u00a0`)
    .replace(COUNTED, "\u00a0")
    .replace(LEVEL, "\u00a0");
