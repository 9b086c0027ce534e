import { edition } from "$edition";
import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/i18n.svelte";
import { followLinks } from "./lib/router.svelte";
import { show } from "./lib/settings.svelte";
import "./styles/base.css";

show();
edition.start();
followLinks();
try {
  await words("shell", "pages", "problems");
} catch (fault) {
  document.getElementById("wordless")!.hidden = false; // no catalogue came: the page itself says so, in both languages
  throw fault;
}
mount(App, { target: document.getElementById("app")! });
