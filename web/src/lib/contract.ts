// Compiles only while the types of this page and the server's own description (openapi.d.ts, `npm run types`) agree.
import type { components } from "./openapi";
import type * as own from "./types";

type Server = components["schemas"];
type Fits<Mine extends Theirs, Theirs> = Mine;

export type Checked = [
  Fits<own.Me, Server["Me"]>,
  Fits<own.TableInfo, Server["TableInfo"]>,
  Fits<own.SeatInfo, Server["SeatInfo"]>,
  Fits<own.NewTable, Server["NewTable"]>,
  Fits<own.Tables, Server["Tables"]>,
  Fits<own.RulesPage, Server["RulesPage"]>,
  Fits<Required<Omit<own.Update<Record<string, unknown>>, "entries">>, Omit<Server["Update"], "entries">>,
  Fits<Required<own.Entry>, Server["Entry"]>,
  Fits<own.HistoryPoint, Server["HistoryPoint"]>,
];
