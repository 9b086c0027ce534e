// Some things at a table need a name. Whoever has none is asked for it, and then goes on with what they wanted.
import { guest, loadMe } from "../pages/me.svelte";

/** The question, while it is open: what to do when it is answered. */
export const naming: { answered: ((named: boolean) => void) | null } = $state({ answered: null });

/** True when this person has a name, or has now given one. */
export async function named(): Promise<boolean> {
  await loadMe();
  if (guest.me) return true;
  naming.answered?.(false);
  return new Promise((done) => {
    naming.answered = (given) => {
      naming.answered = null;
      done(given);
    };
  });
}
