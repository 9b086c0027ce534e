/** The little markup of rule texts: **strong**, *emphasis*, `code`, rule numbers, lists and tables. Parsed, never injected. */

export type Piece =
  { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "rule"; text: string; id: string };

export type Block =
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "pre"; text: string };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{3}-(?:[A-Z]?\d+(?:\.\d+[a-z]?)?))\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "rule", text: rule!, id: rule! });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

const cells = (line: string): Piece[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => pieces(cell.trim()));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.trim().split("\n");
  for (let k = 0; k < lines.length;) {
    const start = k;
    const run = (test: (line: string) => boolean) => {
      while (k < lines.length && test(lines[k]!)) k++;
      return lines.slice(start, k);
    };
    const line = lines[k]!;
    if (line.startsWith("```")) {
      k++;
      while (k < lines.length && !lines[k]!.startsWith("```")) k++;
      found.push({ kind: "pre", text: lines.slice(start + 1, k).join("\n") });
      k++;
    } else if (line.trim().startsWith("|")) {
      const [head, , ...rows] = run((row) => row.trim().startsWith("|"));
      found.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
    } else if (/^\s*[-*] /.test(line)) {
      found.push({
        kind: "list",
        items: run((item) => /^\s*[-*] /.test(item)).map((item) => pieces(item.replace(/^\s*[-*] /, ""))),
      });
    } else if (line.trim()) {
      const words = run((next) => next.trim() !== "" && !/^(```|\s*\||\s*[-*] )/.test(next));
      found.push({ kind: "paragraph", pieces: pieces(words.map((part) => part.trim()).join(" ")) });
    } else k++;
  }
  return found;
}
