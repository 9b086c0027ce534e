/** The cut drawn on this screen. */
import { layout } from "../../lib/layout.svelte";
import { CUTS, type Cut } from "./geometry";

export const cut = (): Cut => (layout.phone ? CUTS.phone : CUTS.desktop);
