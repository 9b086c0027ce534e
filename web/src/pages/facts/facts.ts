/** Component facts as tables, with where each row comes from. */

type Cell = string | number | boolean | null;

/** As `GET /api/games/{slug}/components` gives them. */
export interface Components {
  tables: { name: string; columns: string[]; rows: Cell[][]; provenance: string }[];
}

export interface FactTable {
  name: string;
  columns: string[];
  rows: { cells: string[]; source: string }[];
}

/** From the surest to the least sure. */
export const SOURCES = ["seed", "cross-checked", "single-source", "recalled", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];

/** The least sure source a note names, or null. */
export const leastSure = (note: string): Source | null => SOURCES.findLast((source) => note.includes(source)) ?? null;

export const isSure = (note: string): boolean => {
  const source = leastSure(note);
  return source === null || SOURCES.indexOf(source) < SOURCES.indexOf("single-source");
};

/** `coal_cubes_per_colour` → "coal cubes per colour". */
export const spoken = (name: string): string => name.replaceAll("_", " ").replaceAll(".", ": ");

const said = (cell: Cell | undefined): string => {
  if (cell === undefined || cell === null) return "";
  if (typeof cell === "boolean") return cell ? "✓" : "–";
  return String(cell);
};

export function factTables({ tables }: Components): FactTable[] {
  return tables.map(({ name, columns, rows, provenance }) => {
    const at = columns.indexOf("provenance");
    const fact = columns[0] === "fact";
    const own = (row: Cell[]) => (at < 0 ? "" : said(row[at]));
    return {
      name,
      columns: columns.filter((_, k) => k !== at),
      rows: rows.map((row) => ({
        cells: row.filter((_, k) => k !== at).map((cell, k) => (fact && k === 0 ? spoken(said(cell)) : said(cell))),
        source: own(row) || provenance,
      })),
    };
  });
}
