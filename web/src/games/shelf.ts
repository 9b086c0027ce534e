/** What is known of each game before any of its tables is opened: its plate, its mark, its place on the shelf. */
import { plain } from "../art/vignettes/plain";
import type { Stroke } from "../art/vignettes/pen";
import type { IconName } from "../ui/icons";

/** What a game's `vignette.ts` gives. */
interface Cover {
  /** Lower numbers stand further to the left. */
  shelf: number;
  icon: IconName;
  draw: () => Stroke[];
}

const files = import.meta.glob<Cover>("./*/vignette.ts", { eager: true });
const covers = new Map(Object.entries(files).map(([path, cover]) => [path.split("/")[1]!, cover]));
const drawn = new Map<string, Stroke[]>();

/** Games that brought a plate, left to right. */
export const SHELF: readonly string[] = [...covers.keys()].sort((a, b) => covers.get(a)!.shelf - covers.get(b)!.shelf);

export const gameIcon = (slug: string): IconName => covers.get(slug)?.icon ?? "gwarek";

/** The plate of a game, drawn once; a plain one for a game that has not brought its own. */
export function plate(slug: string): Stroke[] {
  let strokes = drawn.get(slug);
  if (!strokes) drawn.set(slug, (strokes = (covers.get(slug)?.draw ?? plain)()));
  return strokes;
}
