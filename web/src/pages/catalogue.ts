/** The games this server offers, asked once. */
import { api } from "../lib/api";
import type { GameInfo } from "../lib/types";

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((fault: unknown) => {
    asked = null;
    throw fault;
  });
  return asked;
}
