/** What the choice so far would lay on the board: read from the words that every line left has in common. */
import { common, type Words } from "../../lib/choices";
import { INDUSTRIES, type BirFacts, type BirView, type Good, type Industry } from "./view";

export interface Ghost {
  verb: string;
  /** a tile to be built */
  build: { space: string; industry: Industry } | null;
  /** a line to be laid */
  line: string | null;
  /** a tile to be sold, and to whom */
  sell: { space: string; merchant: string | null } | null;
  /** where cubes and barrels come from: space, merchant space or "market", with how many */
  sources: { good: Good; from: string; count: number }[];
}

export function ghostOf(lines: readonly Words[], facts: BirFacts): Ghost | null {
  const words = common(lines);
  const verb = words[0] ?? "";
  if (!["build", "link", "links", "second", "sell", "develop"].includes(verb)) return null;
  const industry = INDUSTRIES.find((i) => words.includes(i)) ?? null;
  const space = words.find((w) => w in facts.spaces) ?? null;
  const sources: Ghost["sources"] = [];
  for (const word of words) {
    const [good, from] = word.split(":") as [Good, string?];
    if (!from || !["coal", "iron", "beer"].includes(good)) continue;
    const known = sources.find((s) => s.good === good && s.from === from);
    if (known) known.count++;
    else sources.push({ good, from, count: 1 });
  }
  return {
    verb,
    build: verb === "build" && industry && space ? { space, industry } : null,
    line: words.find((w) => w in facts.lines) ?? null,
    sell: verb === "sell" && space ? { space, merchant: words.find((w) => w in facts.merchant_spaces) ?? null } : null,
    sources,
  };
}

/** Lines coal and beer may travel on once the choice is made: those laid, and the new one. */
export const travelled = (view: BirView, ghost: Ghost): string[] => [
  ...view.links.map((l) => l.line),
  ...(ghost.line ? [ghost.line] : []),
];
