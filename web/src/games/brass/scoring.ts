/** The end of an era as a sheet, alike in both Brass games: links, then industries kind by kind, then what leaves the board. */
import { byGain, isTelling, type ScoringItem, type ScoringRow, type ScoringSheet } from "../../lib/scoring";
import { eventsOf } from "../../lib/told";
import type { Args, Entry, Message, Seat } from "../../lib/types";
import type { IconName } from "../../ui/icons";

/** What the two games have of their own: words, rules, industries. */
export interface BrassScoring {
  slug: string;
  /** Rule ids: links, industries, tiles leave, links leave, money, the rows of the introductory game. */
  rules: { links: string; industries: string; tiles: string; canals: string; cash: string; extra: string };
  industries: readonly string[];
  icon: Record<string, IconName>;
  /** The industry of a tile by its id. */
  industry(tile: string): string;
}
/** The events a sheet is made of; those of a game fit (`Events` in its shapes.ts). */
interface BrassEvents {
  "links-scored": {
    era: string;
    points: number[];
    before_points: number[];
    lines: string[];
    owners: Seat[];
    worth: number[];
  };
  "industries-scored": { points: number[]; spaces: string[]; tiles: string[]; owners: Seat[]; worth: number[] };
  "tiles-removed": { counts: number[]; spaces: string[] };
  "extra-scored": { what: string; points: number[] };
  "cash-scored"?: { points: number[] };
}

const told = eventsOf<BrassEvents>();
const COVERS = ["links-scored", "industries-scored", "cash-scored", "extra-scored", "tiles-removed", "canals-removed"];
const EXTRA_ICON: Record<string, IconName> = { money: "coin", income: "income", again: "tile" };

const town = (item: ScoringItem): string => item.at.split("/")[0]!;

export function brassScoring<_Events extends BrassEvents>(entry: Entry, brass: BrassScoring): ScoringSheet[] {
  const links = told(entry, "links-scored")[0];
  const built = told(entry, "industries-scored")[0];
  if (!links || !built) return [];
  const { points, before_points: before } = links;
  const era = links.era as "canal" | "rail";
  const said = (id: string, args: Args = {}): Message => ({
    id: `${brass.slug}-scoring-${id}`,
    args: { era, ...args },
  });
  const bySeat = (items: readonly ScoringItem[], worth: (item: ScoringItem) => number): number[] =>
    before.map((_, seat) => items.reduce((sum, item) => sum + (item.seat === seat ? worth(item) : 0), 0));
  const row = (
    id: string,
    icon: IconName,
    items: ScoringItem[],
    label: Message,
    tell: Message,
    rule: string,
  ): ScoringRow => ({
    id,
    icon,
    label,
    tell,
    rule,
    items,
    tie: false,
    cells: byGain(
      bySeat(items, () => 1),
      bySeat(items, (item) => item.points),
    ),
  });

  const lines = links.lines.map((at, k): ScoringItem => ({ at, seat: links.owners[k]!, points: links.worth[k]! }));
  const tiles = built.spaces.map((at, k) => ({
    at,
    seat: built.owners[k]!,
    points: built.worth[k]!,
    industry: brass.industry(built.tiles[k]!),
  }));
  const ofKind = brass.industries.map((industry) => {
    const items = tiles.filter((tile) => tile.industry === industry);
    const args = {
      industry,
      points: bySeat(items, (item) => item.points),
      spaces: items
        .filter((item, k) => items.findIndex((other) => town(other) === town(item)) === k)
        .map((item) => item.at),
    };
    return row(
      industry,
      brass.icon[industry]!,
      items,
      said("industry", { industry }),
      said("tell-industry", args),
      brass.rules.industries,
    );
  });
  const plain = (id: string, icon: IconName, gains: number[], rule: string): ScoringRow => ({
    id,
    icon,
    label: said("extra", { what: id }),
    tell: said("tell-extra", { what: id, points: gains }),
    rule,
    items: [],
    tie: false,
    cells: byGain([], gains),
  });
  const cash = told(entry, "cash-scored")[0];
  const extra = told(entry, "extra-scored").map(({ what, points }) =>
    plain(what, EXTRA_ICON[what] ?? "vp", points, brass.rules.extra),
  );
  const rows = [
    row("links", era, lines, said("links"), said("tell-links", { points }), brass.rules.links),
    ...ofKind,
    ...(cash ? [plain("cash", "coin", cash.points, brass.rules.cash)] : []),
    ...extra,
  ].filter(isTelling);

  const removed = told(entry, "tiles-removed")[0];
  return [
    {
      id: `era-${era}`,
      icon: "vp",
      log: said("log"),
      line: said("line"),
      part: `${brass.slug}-scoring-part`,
      title: said("title"),
      lead: said("lead"),
      rule: brass.rules.links,
      head: said("head"),
      rows,
      total: { id: "shell-scoring-points", args: {} },
      before,
      counts: "pieces",
      gains: "points",
      after: removed
        ? [
            {
              icon: "tile",
              text: said("tiles-leave"),
              note: said("corner"),
              counts: removed.counts,
              rule: brass.rules.tiles,
            },
            { icon: "canal", text: said("canals-leave"), rule: brass.rules.canals },
          ]
        : [],
      leaves: removed?.spaces ?? [],
      covers: COVERS,
    },
  ];
}
