/** How likely a bid is to win against Lord Wallace's dice, from the counts the server sends. */
import type { Reckoning } from "./view";

export interface Chance {
  price: number;
  wins: number;
  of: number;
  percent: number;
}

/** Rolls in which his bid is not higher. Once he has bid, or stays out, a bid wins for certain. */
export function chance(his: Reckoning, price: number): Chance {
  if (!his.bids.length) return { price, wins: 1, of: 1, percent: 100 };
  const wins = his.bids.filter((b) => b.price <= price).reduce((sum, b) => sum + b.ways, 0);
  return { price, wins, of: his.of, percent: Math.round((100 * wins) / his.of) };
}
/** The bids worth comparing: from the lowest one may make to the one that wins for certain, as far as the money goes. */
export function ladder(his: Reckoning, least: number, money: number): Chance[] {
  const sure = Math.max(least, ...his.bids.map((b) => b.price));
  return Array.from({ length: Math.max(0, Math.min(sure, money) - least + 1) }, (_, k) => chance(his, least + k));
}
