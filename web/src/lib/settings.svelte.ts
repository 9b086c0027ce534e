// What a person has set for this browser; kept in localStorage and put on <html>, where the styles read it.

export interface Settings {
  language: "en" | "pl";
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "off";
  confirm: "always" | "final";
  /** How a scoring is shown: row by row, only its total, or not at all. */
  scoring: "steps" | "total" | "none";
  sound: boolean;
  text: 100 | 115 | 130;
  engraving: "fine" | "bold";
  /** A drawn board, or the plain one: everything as words, lists and tables. */
  board: "drawn" | "plain";
}

const KEY = "gwarek-settings";
const inBrowser = typeof document !== "undefined";

function fresh(): Settings {
  const polish = inBrowser && navigator.languages?.some((l) => l.toLowerCase().startsWith("pl"));
  return {
    language: polish ? "pl" : "en",
    theme: "system",
    motion: "system",
    confirm: "always",
    scoring: "steps",
    sound: false,
    text: 100,
    engraving: "fine",
    board: "drawn",
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...fresh(), ...(inBrowser ? kept() : {}) });

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private window: the setting lasts until the page is closed
  }
  show();
}

export const isDark = (): boolean =>
  settings.theme === "dark" ||
  (settings.theme === "system" && inBrowser && matchMedia("(prefers-color-scheme: dark)").matches);

export const isStill = (): boolean =>
  settings.motion === "off" ||
  (settings.motion === "system" && inBrowser && matchMedia("(prefers-reduced-motion: reduce)").matches);

/** Put the settings on <html>. */
export function show(): void {
  if (!inBrowser) return;
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = isStill() ? "off" : "on";
  const scale = settings.text / 100;
  root.style.setProperty("--board-text", String(scale));
  root.style.setProperty("--text-scale", String(1 + (scale - 1) / 2));
  root.style.setProperty("--hatch", settings.engraving === "bold" ? "1.6" : "1");
}
