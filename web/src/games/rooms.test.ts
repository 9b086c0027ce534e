/** Who may know whom: the common rooms name no game, and no game looks into another's. */
import { describe, expect, test } from "vitest";
import { GAMES } from "./registry";

const COMMON = ["brass", "plain"]; // rooms inside games/ that several games use
const shared = import.meta.glob<string>(
  ["../*.{ts,svelte}", "../{art,lib,pages,shell,styles,ui}/**/*.{ts,svelte,css}", "./*.ts", "!../**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);
const own = import.meta.glob<string>("./*/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

test("the common rooms name no game", () => {
  expect(Object.keys(shared).length).toBeGreaterThan(150);
  const named = Object.entries(shared).flatMap(([file, text]) =>
    GAMES.filter((slug) => text.toLowerCase().includes(slug)).map((slug) => `${file}: ${slug}`),
  );
  expect(named).toEqual([]);
});

describe("a game's folder", () => {
  test.each(GAMES)("%s imports no other game's", (slug) => {
    const files = Object.entries(own).filter(([file]) => file.startsWith(`./${slug}/`));
    expect(files.length).toBeGreaterThan(5);
    const others = [...GAMES].filter((other) => other !== slug);
    const reached = files.flatMap(([file, text]) =>
      [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)]
        .map((found) => found[1]!)
        .filter((path) => path.startsWith(".") && others.some((other) => path.split("/").includes(other)))
        .filter((path) => !path.includes("fixtures"))
        .map((path) => `${file}: ${path}`),
    );
    expect(reached).toEqual([]);
  });

  test.each(COMMON.filter((room) => Object.keys(own).some((file) => file.startsWith(`./${room}/`))))(
    "%s, used by several, imports none",
    (room) => {
      const texts = Object.entries(own).filter(([file]) => file.startsWith(`./${room}/`) && !file.endsWith(".test.ts"));
      const reached = texts.flatMap(([file, text]) =>
        GAMES.filter((slug) => text.includes(`/${slug}/`)).map((slug) => `${file}: ${slug}`),
      );
      expect(reached).toEqual([]);
    },
  );
});
