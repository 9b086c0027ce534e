import { expect, test } from "vitest";
import { found } from "./looking";

const PAGE = {
  sections: [
    {
      number: "1",
      title: "Węgiel",
      rules: [
        { id: "COA-1.1", text: "Kostki leżą w wózkach.", readings: [], tests: 1 },
        { id: "COA-1.10", text: "Łódź nie wozi węgla.", readings: [], tests: 1 },
      ],
    },
    { number: "2", title: "Winda", rules: [{ id: "COA-2.1", text: "Winda stoi na górze.", readings: [], tests: 1 }] },
  ],
  readings: [{ id: "COA-R1", title: "Puste wózki", text: "Liczą się wszystkie.", option: null }],
};
const ids = (sought: string) => found(PAGE, sought).map(({ id }) => id);

test.each([
  ["wegla", ["COA-1.10"]],
  ["LODZ", ["COA-1.10"]],
  ["wozk", ["COA-1.1", "COA-R1"]],
  ["winda gora", []],
  ["winda gorze", ["COA-2.1"]],
  ["coa-1.1", ["COA-1.1", "COA-1.10"]],
  ["2.1", ["COA-2.1"]],
  ["x", []],
])("%s finds %j", (sought, rules) => expect(ids(sought)).toEqual(rules));
