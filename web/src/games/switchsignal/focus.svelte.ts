/** What the choice so far is about: the train whose roll is looked at, the junction being set, the exit pointed at. */
import { common } from "../../lib/choices";
import type { Picks } from "../../lib/picks.svelte";
import { mean, watched } from "./outlook";
import { trainAt, type Reach, type SwiFacts, type SwiView } from "./view";

export interface Setting {
  junction: string;
  lines: [string, string] | null;
}
export interface Focus {
  /** nobody pointed at it: it is merely in the greatest danger */ idle: Reach | null;
  train: Reach | null;
  face: number | null;
  exit: string | null;
  setting: Setting | null;
  from: string | null;
  to: string | null;
}

class Look {
  /** A train looked at in the desk or on the board without its being a choice. */
  space = $state<string | null>(null);
}
export const look = new Look();

export function focusOf(picks: Picks, view: SwiView, facts: SwiFacts): Focus {
  const words = common(picks.pointed);
  const verb = words[0] ?? "";
  const hovered = look.space ?? picks.hovered?.find((w) => trainAt(view, w)) ?? null;
  const chosen =
    words.find((w) => trainAt(view, w) && (verb === "move" || verb === "load" || !verb || w === words.at(-1))) ?? null;
  const space = hovered ?? chosen ?? view.doing?.space ?? view.moving?.space ?? null;
  const due = watched(view);
  const exit =
    view.moving && (verb === "exit" || verb === "through") ? (words.find((w) => w in facts.lines) ?? null) : null;
  const found =
    view.reach.find((r) => r.space === space) ?? (view.phase === "train" && due.length === 1 ? due[0]! : null);
  // in the middle of a movement only the way on that is pointed at can be told
  const train = view.phase === "city" && found?.space === view.moving?.space && !exit ? null : found;
  const moved = !!view.moving && train?.space === view.moving.space;
  const junction = words.find((w) => facts.places[w]?.kind === "junction") ?? view.doing?.junction ?? null;
  const lines = junction ? words.filter((w) => w in facts.lines) : [];
  const pair = lines.length === 2 ? ([lines[0]!, lines[1]!] as [string, string]) : (view.doing?.lines ?? null);
  const fields = words.filter((w) => w in facts.fields);
  return {
    idle: due.length ? due.reduce((a, b) => (mean(b) > mean(a) ? b : a)) : null,
    train,
    face: moved ? view.moving!.left : null,
    exit: moved ? exit : null,
    setting: junction ? { junction, lines: pair } : null,
    from: view.doing?.field ?? (verb === "signal" ? (fields[0] ?? null) : null),
    to: view.doing?.to ?? (verb === "to" || verb === "place" ? (fields[0] ?? null) : null),
  };
}
