/** The rules page cut into parts for the contents, with what the search finds in each. */
import { t } from "../../lib/i18n.svelte";
import type { RulesPage } from "../../lib/types";
import { count } from "./find";

export interface Part {
  id: string;
  number: string;
  title: string;
  hits: number;
}

type Reading = RulesPage["readings"][number];

/** Readings by the rule they belong to; those that belong to none come by themselves. */
export function placeReadings(page: RulesPage) {
  const byId = new Map(page.readings.map((reading) => [reading.id, reading]));
  const placed = new Set<string>();
  const under = new Map<string, { reading: Reading; anchor: boolean }[]>();
  for (const { rules } of page.sections) {
    for (const rule of rules) {
      const here = rule.readings.flatMap((id) => byId.get(id) ?? []);
      under.set(
        rule.id,
        here.map((reading) => ({ reading, anchor: !placed.has(reading.id) })),
      );
      here.forEach(({ id }) => placed.add(id));
    }
  }
  return { under, loose: page.readings.filter(({ id }) => !placed.has(id)) };
}

export function partsOf(page: RulesPage, sought: string): Part[] {
  const { under, loose } = placeReadings(page);
  const found = page.sections.map(({ number, title, rules }): Part => ({
    id: `section-${number}`,
    number: number === "0" ? "·" : number,
    title,
    hits: rules.reduce(
      (sum, rule) =>
        sum +
        count(rule.text, sought) +
        (under.get(rule.id) ?? []).reduce(
          (all, { reading, anchor }) => all + (anchor ? count(reading.text, sought) : 0),
          0,
        ),
      0,
    ),
  }));
  const more = (id: string, title: string, texts: string[]) => {
    if (texts.length)
      found.push({ id, number: "·", title, hits: texts.reduce((sum, text) => sum + count(text, sought), 0) });
  };
  more(
    "readings",
    t("pages-rules-readings"),
    loose.map(({ text }) => text),
  );
  more(
    "examples",
    t("pages-rules-examples"),
    page.examples.map(({ text }) => text),
  );
  more(
    "glossary",
    t("pages-glossary"),
    page.glossary.flatMap(({ en, pl }) => [en, pl]),
  );
  return found;
}
