import { beforeEach, describe, expect, test } from "vitest";
import cases from "../../../tests/polish_spaces.json";
import { t } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { bound } from "./spaces";

beforeEach(() => void (settings.language = "en"));

describe("spaces that hold in Polish", () => {
  test.each(cases as [string, string][])("%s", (plain, held) => {
    expect(bound(plain)).toBe(held.replaceAll("_", "\u00a0"));
    expect(bound(bound(plain))).toBe(bound(plain));
  });
  test("are put into every message, in Polish alone", () => {
    settings.language = "pl";
    expect(t("pages-rules-places", { count: 2 })).toBe("2\u00a0miejsca");
    settings.language = "en";
    expect(t("pages-rules-places", { count: 2 })).not.toContain("\u00a0");
  });
});
