import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./lib/router.svelte";
import { show } from "./lib/settings.svelte";
import "./styles/base.css";

show();
followLinks();
mount(App, { target: document.getElementById("app")! });
