/** Opening a table: a guest is made if there is none, the set-up is remembered, and the browser goes there. */
import { api } from "../../lib/api";
import { go } from "../../lib/router.svelte";
import type { TableInfo } from "../../lib/types";
import { ensureMe } from "../me.svelte";
import { asNewTable, type Plan } from "./plan";
import { remember } from "./remembered";

export async function open(plan: Plan, components: string | null = null): Promise<void> {
  remember(plan);
  await ensureMe();
  const table = await api.newTable({ ...asNewTable(plan), ...(components === null ? {} : { components }) });
  go(`/t/${table.id}`);
}

export async function sitDown(table: TableInfo): Promise<void> {
  const free = table.seats.find((seat) => !seat.taken);
  if (free) {
    await ensureMe();
    await api.sit(table.id, { seat: free.seat });
  }
  go(`/t/${table.id}`);
}
