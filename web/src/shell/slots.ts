// Parts of the table that live with the pages: the waiting room and the sheet at the end.
import type { Component } from "svelte";
import type { GameModule, TableInfo } from "../lib/types";
import type { TableState } from "../lib/socket.svelte";

export type WaitingProps = { table: TableInfo; id: string; seatKey: string | null };
export type EndProps = { table: TableState; game: GameModule; onclose: () => void };

const pages = import.meta.glob<{ default: Component<never> }>([
  "../pages/WaitingRoom.svelte",
  "../pages/EndSheet.svelte",
]);

async function page<P extends Record<string, unknown>>(name: string): Promise<Component<P> | null> {
  const load = pages[`../pages/${name}.svelte`];
  return load ? ((await load()).default as unknown as Component<P>) : null;
}
export const waitingRoom = () => page<WaitingProps>("WaitingRoom");
export const endSheet = () => page<EndProps>("EndSheet");
