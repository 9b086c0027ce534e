// Tests say everything in both languages.
import { GAMES } from "../games/registry";
import { gameWords, speak, words } from "./i18n.svelte";
import { settings } from "./settings.svelte";

await Promise.all([
  words("shell", "pages", "problems", "plain", "school"),
  ...GAMES.map(gameWords),
  ...GAMES.map((slug) => words(`${slug}-editor`)),
]);
const reader = settings.language;
await speak(reader === "pl" ? "en" : "pl");
await speak(reader);
