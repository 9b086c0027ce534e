// Pages behind the `#` of one address: any server of plain files can serve them, under any path.
import type { Addresses, Place } from "../edition";

/** `/rules/coalbaron?x=1#player-aid` in its parts. */
export function parts(path: string): Place {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return { pathname: pathname || "/", search, hash };
}

export const addresses: Addresses = {
  here: () => parts(location.hash.startsWith("#/") ? decodeURI(location.hash.slice(1)) : "/"),
  of: (path) => `${location.pathname}${location.search}#${path}`,
  led(link) {
    const href = link.getAttribute("href") ?? "";
    return href.startsWith("#/") ? parts(href.slice(1)) : null;
  },
};

/** Links are written as everywhere, `/rules/coalbaron`; here they lead behind the `#`, in a new window too. */
export function turnLinks(root: Document = document): void {
  const turn = (link: Element) => {
    const href = link.getAttribute("href");
    if (href?.startsWith("/") && !href.startsWith("/api/")) link.setAttribute("href", `#${href}`);
  };
  const all = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    if (node.matches("a[href]")) turn(node);
    node.querySelectorAll("a[href]").forEach(turn);
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "attributes") all(change.target);
      else change.addedNodes.forEach(all);
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
  // A place on this page is no page.
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const href = link?.getAttribute("href") ?? "";
    if (!href.startsWith("#") || href.startsWith("#/")) return;
    event.preventDefault();
    root.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
  });
}
