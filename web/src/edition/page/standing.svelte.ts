import type { Standing } from "./engine";

/** How the engine is, for whoever shows it. */
export const standing: Standing = $state({ done: 0, failed: null, waiting: false, broken: [], unkept: false });
