/** How a table stands, in one short sentence. */
import { day, t } from "../../lib/i18n.svelte";
import type { TableInfo } from "../../lib/types";
import { seatName } from "../people";

export const yourMove = (table: TableInfo): boolean =>
  table.state === "playing" && table.seats.some((seat) => seat.mine && seat.to_act);

export function standing(table: TableInfo): string {
  if (table.state === "waiting") {
    const host = table.seats.find((seat) => seat.taken && seat.kind === "me");
    const free = table.seats.filter((seat) => !seat.taken).length;
    return host && !host.mine
      ? t("pages-standing-waiting-at", { host: seatName(host), free })
      : t("pages-standing-waiting", { free });
  }
  if (table.state === "over") return over(table);
  if (yourMove(table)) return t("pages-standing-yours", { entry: table.length });
  const acting = table.seats.filter((seat) => seat.to_act).map(seatName);
  return acting.length
    ? t("pages-standing-theirs", { names: acting, entry: table.length })
    : t("pages-standing-playing", { entry: table.length });
}

function over(table: TableInfo): string {
  const date = day(table.updated);
  const winners = table.seats.filter((seat) => table.outcome?.winners.includes(seat.seat));
  if (!winners.length) return t("pages-standing-over", { date });
  if (winners.some((seat) => seat.mine)) return t("pages-standing-won", { date });
  return t("pages-standing-won-by", { date, names: winners.map(seatName) });
}
