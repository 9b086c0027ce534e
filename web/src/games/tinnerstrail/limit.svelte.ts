/** *Bid for me up to*: a private limit. It lives on this page only; nobody is told, not even the server. */
import type { TinView } from "./view";

export interface Limit {
  table: string;
  seat: number;
  area: string;
  pounds: number;
}

/** The next bid of this seat: £1 over the last one, or the minimum where nobody has bid. */
export const nextBid = (view: TinView): number =>
  view.auction ? (view.auction.leader === null ? (view.auction.minimum ?? 0) : view.auction.bid + 1) : 0;
/** The limit belongs to this auction. */
export const holds = (limit: Limit | null, table: string, seat: number | null, view: TinView): limit is Limit =>
  !!limit && limit.table === table && limit.seat === seat && limit.area === view.auction?.area;

/** The line that answers the auction's question within the limit; null if the person is to be asked. */
export function answer(
  limit: Limit | null,
  table: string,
  seat: number | null,
  view: TinView,
  lines: readonly string[],
): string | null {
  if (!holds(limit, table, seat, view) || view.phase !== "bidding") return null;
  const bid = nextBid(view);
  const line = `bid ${bid}`;
  return bid <= limit.pounds && lines.includes(line) ? line : null;
}

class Kept {
  limit = $state.raw<Limit | null>(null);
  set(limit: Limit): void {
    this.limit = limit;
  }
  cancel(): void {
    this.limit = null;
  }
}
export const kept = new Kept();
