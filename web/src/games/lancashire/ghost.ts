/** What the choice so far would lay on the board: read from the words that every line left has in common. */
import { common, type Words } from "../../lib/choices";
import { FAR, INDUSTRIES, type Good, type Industry, type LanFacts, type LanView } from "./view";

export interface Ghost {
  verb: string;
  /** a tile to be built */
  build: { space: string; industry: Industry } | null;
  /** a line to be laid */
  line: string | null;
  /** a mill whose cotton is to be sold, and through which port, or `distant` */
  sell: { space: string; port: string | null } | null;
  /** where cubes come from: a space or "market" */
  sources: { good: Good; from: string }[];
}

export function ghostOf(lines: readonly Words[], facts: LanFacts): Ghost | null {
  const words = common(lines);
  const verb = words[0] ?? "";
  if (!["build", "combine", "link", "second", "sell", "develop"].includes(verb)) return null;
  const industry = INDUSTRIES.find((i) => words.includes(i)) ?? null;
  const spaces = words.filter((w) => w in facts.spaces);
  const sources = words.flatMap((word) => {
    const [good, from] = word.split(":") as [Good, string?];
    return from && (good === "coal" || good === "iron") ? [{ good, from }] : [];
  });
  // a port alone may be common to the lines left: then the first word of the sale is not known yet
  const mill = verb === "sell" && lines.every((l) => l[1] === lines[0]![1]) ? lines[0]![1]! : null;
  return {
    verb,
    build: (verb === "build" || verb === "combine") && industry && spaces[0] ? { space: spaces[0], industry } : null,
    line: words.find((w) => w in facts.lines) ?? null,
    sell: mill ? { space: mill, port: words.includes(FAR) ? FAR : (spaces.find((s) => s !== mill) ?? null) } : null,
    sources,
  };
}

/** Lines that coal and cotton travel on: a railway does not carry its own coal (LAN-9.6). */
export const travelled = (view: LanView): string[] => view.links.map((l) => l.line);
/** Places that count as a built port: with a port tile, or outside Lancashire (LAN-4.4). */
export function ports(view: LanView, facts: LanFacts): string[] {
  const tiles = view.tiles.filter((t) => t.industry === "port").map((t) => facts.spaces[t.space]!.place);
  return [...tiles, ...Object.keys(facts.places).filter((p) => facts.places[p]!.kind === "external")];
}
