import { Engine } from "./engine";
import { standing } from "./standing.svelte";

/** The engine of this page; it starts with the page. */
export const engine = new Engine((told) => Object.assign(standing, told));
