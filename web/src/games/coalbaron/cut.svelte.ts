/** The cut drawn on this screen. */
import { layout } from "../../lib/layout.svelte";
import { CUTS, type Cut } from "./anchors";

export const cut = (): Cut => (layout.phone ? CUTS.phone : CUTS.desktop);
