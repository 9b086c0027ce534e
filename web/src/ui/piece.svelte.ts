import { join } from "../lib/choices";
import { lamps } from "../lib/lamps.svelte";
import { picks } from "../lib/picks.svelte";
import { t } from "../lib/i18n.svelte";

export interface PieceParam {
  /** The words this thing stands for in an action. Empty: it can be looked at, not chosen. */
  words: string[];
  /** Full label for the screen reader: name, state, owner. */
  label: string;
  /** Title of the why-not; default is the label. */
  name?: string;
}

/** Makes an element a piece of the board: role, label, focus, click, hover, and the state classes
    is-legal, is-chosen, is-forbidden, is-last. Boards only draw. With null it is only looked at. */
export function piece(node: HTMLElement | SVGElement, param: PieceParam | null) {
  const nothing: PieceParam = { words: [], label: node.getAttribute("aria-label") ?? "" };
  const role = node.getAttribute("role");
  let p = $state.raw(param ?? nothing);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rect = () => (node.querySelector(".ring") ?? node).getBoundingClientRect();
  const choose = () => p.words.length && picks.point(p.words, p.name ?? p.label, rect());
  const click = (e: Event) => {
    clearTimeout(timer);
    e.stopPropagation();
    choose();
  };
  const enter = (e: Event) => {
    if (!p.words.length) return;
    picks.enter(e as PointerEvent, p.words);
    if (picks.why && join(picks.why.words) === join(p.words)) picks.keepWhy();
    const mouse = (e as PointerEvent).pointerType === "mouse";
    if (mouse && picks.all.length && !picks.can(p.words))
      timer = setTimeout(() => void picks.ask(p.words, p.name ?? p.label, rect()), 500);
  };
  const leave = (e: Event) => {
    clearTimeout(timer);
    picks.unhover(p.words);
    if (e instanceof PointerEvent && e.pointerType === "mouse") picks.unask(p.words);
  };
  const focus = () => p.words.length && node.matches(":focus-visible") && picks.hover(p.words);
  const key = (e: Event) => {
    const k = (e as KeyboardEvent).key;
    if (k !== "Enter" && k !== " ") return;
    e.preventDefault();
    e.stopPropagation();
    choose();
  };
  const handlers: [string, (e: Event) => void][] = [
    ["click", click],
    ["pointerenter", enter],
    ["pointerleave", leave],
    ["focus", focus],
    ["blur", leave],
    ["keydown", key],
  ];
  for (const [name, handler] of handlers) node.addEventListener(name, handler);

  $effect(() => {
    const live = p.words.length > 0;
    node.classList.toggle("is-piece", live);
    if (live || role) node.setAttribute("role", live ? "button" : role!);
    if (!live) node.removeAttribute("tabindex");
    else if (!node.hasAttribute("tabindex")) node.setAttribute("tabindex", "-1");
    const status = live ? picks.status(p.words) : "idle";
    const forbidden = !!picks.why && !picks.why.legal && p.words.length > 0 && join(picks.why.words) === join(p.words);
    const last = picks.table?.last;
    node.classList.toggle("is-legal", status === "legal");
    node.classList.toggle("is-chosen", status === "chosen");
    node.classList.toggle("is-forbidden", forbidden);
    node.classList.toggle(
      "is-last",
      !!last && status !== "chosen" && p.words.length > 0 && p.words.every((w) => last.words.includes(w)),
    );
    const state = status === "idle" ? "" : `, ${t(status === "legal" ? "shell-can-be-chosen" : "shell-chosen")}`;
    const letter = lamps.letters.get(node);
    const shown = letter ? `, ${t("lesson-shown", { letter })}` : "";
    if (p.label) node.setAttribute("aria-label", p.label + state + shown);
    if (live) node.setAttribute("aria-pressed", String(status === "chosen"));
    else node.removeAttribute("aria-pressed");
    node.dataset.words = join(p.words);
    node.dataset.name = p.name ?? p.label;
    picks.register(node, p.words.length ? p.words : null);
  });
  return {
    update: (next: PieceParam | null) => (p = next ?? nothing),
    destroy: () => {
      clearTimeout(timer);
      picks.register(node, null);
      for (const [name, handler] of handlers) node.removeEventListener(name, handler);
    },
  };
}
