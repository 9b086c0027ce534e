// Every sentence comes from the Fluent catalogues in src/gwarek/i18n and in the games' own folders, the same files the
// terminal reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { set, settings } from "./settings.svelte";
import { bound } from "./spaces";
import type { Args } from "./types";

// One file is one part of the catalogue, fetched when something is first said from it; the terminal's parts stay away.
const files = import.meta.glob<string>(
  [
    "../../../src/gwarek/i18n/{en,pl}/*.ftl",
    "../../../src/gwarek/games/*/messages/{en,pl}*.ftl",
    "!../../../src/gwarek/i18n/*/{cli,facts,study}.ftl",
    "!../../../src/gwarek/games/*/messages/*-{terminal,facts,pages}.ftl",
  ],
  { query: "?raw", import: "default" },
);
// What a game is called, wherever games are listed: few lines, and wanted at once.
const named = import.meta.glob<string>("../../../src/gwarek/games/*/messages/*-pages.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = {
  en: new FluentBundle("en-GB", { useIsolating: false }),
  pl: new FluentBundle("pl-PL", { useIsolating: false }),
};
for (const [file, text] of Object.entries(named))
  bundles[file.includes("/pl-") ? "pl" : "en"].addResource(new FluentResource(text));
const parts = new Set<string>(); // all that were asked for: another language brings them too
const fetched = new Map<string, Promise<void>>();

/** A part that all games share, or one of a game's own: `<slug>`, `<slug>-board`. */
function fileOf(lang: Lang, part: string) {
  const [slug, ...rest] = part.split("-");
  return (
    files[`../../../src/gwarek/i18n/${lang}/${part}.ftl`] ??
    files[`../../../src/gwarek/games/${slug}/messages/${[lang, ...rest].join("-")}.ftl`]
  );
}

/** A part no file here holds is a game's that these pages do not know: the server has its messages. */
async function fromServer(lang: Lang, part: string): Promise<string> {
  if (part.includes("-")) return "";
  return (await import("./api")).api.messages(part, lang);
}

function fetchPart(lang: Lang, part: string): Promise<void> {
  const name = `${lang}/${part}`;
  const load = fileOf(lang, part);
  const coming =
    fetched.get(name) ??
    (load?.() ?? fromServer(lang, part)).then(
      (text) => void (text && bundles[lang].addResource(new FluentResource(text))),
      (fault: unknown) => {
        fetched.delete(name); // the next one who asks tries again
        throw fault;
      },
    );
  fetched.set(name, coming);
  return coming;
}

/** Have these parts of the catalogue in the reader's language; wait for it before anything is said from them. */
export async function words(...wanted: readonly string[]): Promise<void> {
  for (const part of wanted) parts.add(part);
  await Promise.all(wanted.map((part) => fetchPart(settings.language, part)));
}

/** What a table of this game says, and what is said of the game elsewhere. */
export const gameWords = (slug: string): Promise<void> => words(slug, `${slug}-board`, "school", `${slug}-school`);

/** Change the language as soon as everything on the page can be said in it. */
export async function speak(language: Lang): Promise<void> {
  await Promise.all([...parts].map((part) => fetchPart(language, part)));
  set("language", language);
}

export type Lang = keyof typeof bundles;
const locale = () => (settings.language === "pl" ? "pl-PL" : "en-GB");
export const lang = (): Lang => settings.language;
export const has = (id: string): boolean => bundles[settings.language].hasMessage(id);

/** A number as this language writes it; minus is −. */
export function num(value: number, signed = false): string {
  const sign = value < 0 ? "−" : signed && value > 0 ? "+" : "";
  return sign + new Intl.NumberFormat(locale(), { useGrouping: "always" as never }).format(Math.abs(value));
}

/** `a, b and c` */
export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);

function variable(value: unknown): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return listed(value.map(String));
  return String(value);
}

const minus = (text: string) => text.replace(/(^|[\s(+→])-(?=\d)/g, "$1−");

/** A text of the reader's language as it is shown: in Polish with the spaces a line must not break at. */
export const held = (text: string): string => (settings.language === "pl" ? bound(text) : text);

const faulty = new Set<string>();

/** A message, or one of its attributes (a Polish case); null where there is none. */
export function form(id: string, args: Args, attribute = ""): string | null {
  const b = bundles[settings.language];
  const message = b.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  const faults: Error[] = [];
  const text = b.formatPattern(
    pattern,
    Object.fromEntries(Object.entries(args).map(([k, v]) => [k, variable(v)])),
    faults,
  );
  if (faults.length && import.meta.env.DEV && !faulty.has(id))
    console.warn(faulty.add(id) && id, args, String(faults[0]));
  return held(minus(text));
}

/** The message in the reader's language. In tests a missing one throws; on a page its id is shown. */
export function t(id: string, args: Args = {}): string {
  const text = form(id, args);
  if (text === null && import.meta.env.MODE === "test") throw new Error(`no message ${id} in ${settings.language}`);
  return text ?? id;
}

/** The message if it exists, else null. */
export const tMaybe = (id: string, args: Args = {}): string | null => (has(id) ? t(id, args) : null);

const time = new Map<string, Intl.DateTimeFormat>();
export function clock(iso: string): string {
  const f = time.get(settings.language) ?? new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit" });
  time.set(settings.language, f);
  return f.format(new Date(iso));
}
export const day = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(new Date(iso));

/** Day and time, short: when something was made or used. */
export const moment = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "short" }).format(new Date(iso));

const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
export const roman = (n: number): string => ROMAN[n] ?? String(n);
