// Without a server: the house is in the page.
import type { Answer, Edition } from "../edition";
import { addresses, turnLinks } from "./addresses";
import { engine } from "./running";
import Keeping from "./Keeping.svelte";
import Notice from "./Notice.svelte";

/** Answers that are the same for everybody were made when the pages were built. */
export function prepared(path: string): string | null {
  const url = new URL(path, "http://page");
  const [first, slug, what] = url.pathname.split("/").filter(Boolean);
  const lang = url.searchParams.get("lang");
  if (url.pathname === "/games") return "games.json";
  if (first === "games" && (what === "rules" || what === "components") && lang) return `${what}-${slug}-${lang}.json`;
  if (first === "games" && what === "aid.pdf") return `aid-${slug}-${lang}.pdf`;
  if (first === "learn" && what === "plates") return `plates-${slug}.json`;
  return null;
}

async function call(method: string, path: string, body: unknown): Promise<Answer> {
  const file = method === "GET" ? prepared(path) : null;
  if (!file) return engine.ask(method, path, body);
  const answer = await fetch(`prepared/${file}`);
  if (answer.ok) return { status: 200, text: await answer.text() };
  return { status: 404, text: JSON.stringify({ error: { id: "not-found", args: {}, text: "" } }) };
}

/** Files that a server would send: the page makes them. */
function download(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/api/")) return;
    event.preventDefault();
    void save(href.slice(4));
  });
}

async function save(path: string): Promise<void> {
  const { status, text } = await call("GET", path, undefined);
  if (status !== 200) return;
  const [, id, what] = /^\/tables\/([^/]+)\/(record|components)/.exec(path) ?? [];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = what === "record" ? `${id}.gwarek` : what ? `${id}.toml` : "gwarek-games.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const edition: Edition = {
  transport: {
    call,
    line: (path) => engine.line(path),
    url: (path) => {
      const file = prepared(path);
      return file ? `prepared/${file}` : `/api${path}`;
    },
  },
  addresses,
  alone: true,
  Notice,
  Keeping,
  start() {
    turnLinks();
    download();
    void navigator.storage?.persist?.();
  },
};
