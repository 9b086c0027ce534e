// The page's language before anything else is fetched; src/lib/settings.svelte.ts decides the same.
(() => {
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem("gwarek-settings") ?? "null")?.language;
  } catch {
    // unreadable or forbidden
  }
  const polish = kept ? kept === "pl" : navigator.languages?.some((l) => l.toLowerCase().startsWith("pl"));
  if (!polish) return;
  document.documentElement.lang = "pl";
  document.querySelector("meta[name=description]").content =
    "Pięć gier planszowych o epoce przemysłu, całych i dokładnych.";
})();
