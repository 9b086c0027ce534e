import { birmingham } from "./birmingham";
import { coalbaron } from "./coalbaron";
import { lancashire } from "./lancashire";
import type { Stroke } from "./pen";
import { switchsignal } from "./switchsignal";
import { tinnerstrail } from "./tinnerstrail";

const SCENES: Record<string, () => Stroke[]> = { lancashire, birmingham, coalbaron, switchsignal, tinnerstrail };

const drawn = new Map<string, Stroke[]>();

/** The plate of a game, drawn once; an empty plate for a game nobody has engraved yet. */
export function scene(slug: string): Stroke[] {
  let strokes = drawn.get(slug);
  if (!strokes) drawn.set(slug, (strokes = SCENES[slug]?.() ?? []));
  return strokes;
}
