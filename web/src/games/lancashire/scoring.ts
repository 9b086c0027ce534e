/** The end of a period (LAN-11) as a sheet. */
import type { Scoring } from "../../lib/scoring";
import { brassScoring } from "../brass/scoring";
import type { Events } from "./shapes";
import { ICON, INDUSTRIES, tileFact, type LanFacts } from "./view";

const rules = {
  links: "LAN-11.1",
  industries: "LAN-11.2",
  tiles: "LAN-11.5",
  canals: "LAN-11.5",
  cash: "LAN-11.3",
  extra: "LAN-V1",
};

export const scoring: Scoring<LanFacts> = {
  on: ["links-scored"],
  sheets: (entry, _before, facts) =>
    brassScoring<Events>(entry, {
      slug: "lancashire",
      rules,
      industries: INDUSTRIES,
      icon: ICON,
      industry: (tile) => tileFact(facts, tile).industry,
    }),
};
