/** Who sits at this browser. A guest is made when one is first needed, so nobody is asked for a name before playing. */
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { handOver } from "../lib/progress";
import type { Me, Seat } from "../lib/types";

export const guest: { me: Me | null } = $state({ me: null });

let asked: Promise<void> | null = null;
/** Saves go one after another, so that two of them never make two guests. */
let saving: Promise<void> = Promise.resolve();

export function loadMe(): Promise<void> {
  asked ??= api.me().then(
    (me) => {
      guest.me = me;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}

export const myName = (): string => guest.me?.name ?? t("pages-default-name");

export function saveMe(name: string, seat: Seat | null): Promise<void> {
  const save = async () => {
    const nameless = !guest.me;
    guest.me = await api.saveMe(name, seat);
    if (nameless) await handOver().catch(() => undefined); // what was learnt before stays in the browser, and is tried again
  };
  const saved = saving.then(save);
  saving = saved.catch(() => undefined);
  return saved;
}

/** Before anything that needs a guest: the one there is, or a new one with a plain name. */
export async function ensureMe(): Promise<void> {
  await loadMe();
  await saving;
  if (!guest.me) await saveMe(t("pages-default-name"), null);
}
