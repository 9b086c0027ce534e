/** Where the facts of a box come from. The tables themselves come from the server in the reader's language. */
import type { components } from "../../lib/openapi";

export type FactTable = components["schemas"]["FactTable"];

/** From the surest to the least sure. */
export const SOURCES = ["seed", "cross-checked", "single-source", "recalled", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];

/** The least sure of the sources of a row, or null. */
export const leastSure = (sources: readonly string[]): Source | null =>
  SOURCES.findLast((source) => sources.includes(source)) ?? null;

export const isSure = (sources: readonly string[]): boolean => {
  const source = leastSure(sources);
  return source === null || SOURCES.indexOf(source) < SOURCES.indexOf("single-source");
};
