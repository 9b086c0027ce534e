/** Who may know whom: the common rooms name no game. */
import { expect, test } from "vitest";
import { GAMES } from "./registry";

const shared = import.meta.glob<string>(
  ["../*.{ts,svelte}", "../{art,lib,pages,shell,styles,ui}/**/*.{ts,svelte,css}", "./*.ts", "!../**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);

test("the common rooms name no game", () => {
  expect(Object.keys(shared).length).toBeGreaterThan(150);
  const named = Object.entries(shared).flatMap(([file, text]) =>
    GAMES.filter((slug) => text.toLowerCase().includes(slug)).map((slug) => `${file}: ${slug}`),
  );
  expect(named).toEqual([]);
});
