/** The end of an era (BIR-16) as a sheet. */
import type { Scoring } from "../../lib/scoring";
import { brassScoring } from "../brass/scoring";
import type { Events } from "./shapes";
import { ICON, INDUSTRIES, tileFact, type BirFacts } from "./view";

const rules = {
  links: "BIR-16.2",
  industries: "BIR-16.4",
  tiles: "BIR-16.5",
  canals: "BIR-16.2",
  cash: "BIR-17.3",
  extra: "BIR-18.1",
};

export const scoring: Scoring<BirFacts> = {
  on: ["links-scored"],
  sheets: (entry, _before, facts) =>
    brassScoring<Events>(entry, {
      slug: "birmingham",
      rules,
      industries: INDUSTRIES,
      icon: ICON,
      industry: (tile) => tileFact(facts, tile).industry,
    }),
};
