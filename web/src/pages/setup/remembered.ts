/** The last set-up of each game, in this browser. */
import type { GameInfo } from "../../lib/types";
import { fitted, freshPlan, type Plan } from "./plan";

const KEY = "gwarek-set-up";

interface Kept {
  last: string | null;
  plans: Record<string, Plan>;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    if (found?.plans) return found;
  } catch {
    // unreadable or forbidden: begin anew
  }
  return { last: null, plans: {} };
}

/** A plan on its way from the home page to all options; it is remembered for good only when its table is opened. */
let carried: Plan | null = null;
export const carry = (plan: Plan): void => void (carried = plan);

export const lastGame = (): string | null => kept().last;

/** Has this browser set up a table of this game before? */
export const remembered = (slug: string): boolean => slug in kept().plans;

export function recall(game: GameInfo): Plan {
  const plan = carried?.game === game.slug ? carried : kept().plans[game.slug];
  carried = null;
  return plan ? fitted(plan, game) : freshPlan(game);
}

export function remember(plan: Plan): void {
  try {
    const all = kept();
    localStorage.setItem(KEY, JSON.stringify({ last: plan.game, plans: { ...all.plans, [plan.game]: plan } }));
  } catch {
    // a private window forgets
  }
}
