// Addresses of the pages, by the browser's own history.
import { edition } from "$edition";

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; key: string | null }
  | { page: "rules"; slug: string; rule: string | null }
  | { page: "components"; slug: string }
  | { page: "editor"; slug: string }
  | { page: "learn"; course: string | null }
  | { page: "plates"; slug: string }
  | { page: "lesson"; slug: string; number: number; step: number | null }
  | { page: "settings" }
  | { page: "watch" }
  | { page: "beside" }
  | { page: "games" }
  | { page: "lost" };

export function parse(path: string, query = ""): Route {
  const [first = "", second = null, third = null] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { page: "home" };
  if (first === "new") return { page: "new", game: new URLSearchParams(query).get("game") };
  if (first === "t" && second) return { page: "table", id: second, key: third };
  if (first === "rules" && second) return { page: "rules", slug: second, rule: third };
  if (first === "components" && second) return { page: "components", slug: second };
  if (first === "editor" && second) return { page: "editor", slug: second };
  if (first === "learn" && second && third === "plates") return { page: "plates", slug: second };
  if (first === "learn" && second && third && /^[1-9]\d?$/.test(third))
    return {
      page: "lesson",
      slug: second,
      number: Number(third),
      step: Number(new URLSearchParams(query).get("step")) || null,
    };
  if (first === "learn" && third === null) return { page: "learn", course: second };
  if (first === "settings" || first === "watch" || first === "games" || first === "beside") return { page: first };
  return { page: "lost" };
}

export const { addresses } = edition;

const here = () => {
  const { pathname, search } = addresses.here();
  return parse(pathname, search);
};
export const router: { route: Route } = $state({ route: typeof location === "undefined" ? { page: "home" } : here() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", addresses.of(path));
  else history.pushState(null, "", addresses.of(path));
  router.route = here();
  if (!addresses.here().hash) scrollTo(0, 0);
}

/** Links inside the site do not load the page anew. Started once, by main. */
export function followLinks(): void {
  addEventListener("popstate", () => (router.route = here()));
  document.addEventListener("click", (e) => {
    const link = (e.target as Element).closest?.("a");
    const plain = e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && !e.altKey && !e.defaultPrevented;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    const led = addresses.led(link);
    if (!led) return;
    e.preventDefault();
    go(led.pathname + led.search + led.hash);
  });
}
