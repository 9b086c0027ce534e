/** What every part of a plain board needs to say a value. */
import { getContext, setContext } from "svelte";
import type { Namer } from "./outline";

export interface Outline {
  names: Namer;
  /** Ids that can be pointed at. */
  ids: ReadonlySet<string>;
  /** Players' names by seat. */
  seats: readonly string[];
}
const KEY = Symbol("outline");
export const setOutline = (outline: Outline): Outline => setContext(KEY, outline);
export const getOutline = (): Outline => getContext<Outline>(KEY);
