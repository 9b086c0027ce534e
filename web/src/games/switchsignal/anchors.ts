/** Where a target of the teacher lies on the map, if it is a segment or a line: nothing there could be found by itself. */
import type { Point } from "../../art/engrave";
import type { Plan } from "./plan";

export function anchor({ track }: Pick<Plan, "track">, target: string): Point | null {
  const cut = target.indexOf(":");
  const [kind, id] = [target.slice(0, cut), target.slice(cut + 1)];
  const along = kind === "line" ? Object.keys(track.segments).filter((s) => track.segments[s]!.line === id) : [];
  const segment = kind === "line" ? along[Math.floor(along.length / 2)] : kind === "space" ? id : undefined;
  if (segment === undefined || !track.isSegment(segment)) return null;
  const { x, y } = track.middle(segment);
  return [x, y];
}

/** A train, a place or a signal is found by itself; segments and lines are marked by Anchors. */
export const lampOn = (kind: string, id: string): string[] =>
  kind === "line" || kind === "space" || kind === "place" ? [id, `${kind}:${id}`] : [];
