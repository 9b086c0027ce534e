// The HTTP calls of docs/protocol.md. An error is an `ApiError` that carries the message id.
import { edition } from "$edition";
import type { Answer } from "../edition/edition";
import type { components } from "./openapi";
import type {
  Along,
  AtBoard,
  ChanceOffer,
  Counted,
  CourseInfo,
  DeviceLink,
  Fault,
  GameInfo,
  HistoryPoint,
  Learnt,
  LineSaid,
  Me,
  Message,
  NewTable,
  Plate,
  RulesPage,
  ScoreForm,
  Seat,
  TableInfo,
  Tables,
  Update,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answer;
  try {
    answer = await edition.transport.call(method, path, body);
  } catch (fault) {
    throw new ApiError(0, { id: "shell-offline", args: {} }, String(fault));
  }
  const { status } = answer;
  const json = parsed(answer.text);
  if (status < 200 || status > 299) {
    const error = json?.error ?? { id: "unknown", args: { status }, text: "" };
    throw new ApiError(status, { id: `error-${error.id}`, args: error.args ?? {} }, error.text ?? "");
  }
  return json as T;
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const withKey = (path: string, key?: string | null, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...more, ...(key ? { key } : {}) }).toString();
  return query ? `${path}?${query}` : path;
};

export const api = {
  health: () => call<{ status: string; version: string; compiled: boolean; games: string[] }>("GET", "/health"),
  me: () => call<Me | null>("GET", "/me"),
  saveMe: (name: string, seat: Seat | null) => call<Me>("PUT", "/me", { name, seat }),
  games: () => call<GameInfo[]>("GET", "/games"),
  rules: (slug: string, lang: string) => call<RulesPage>("GET", withKey(`/games/${slug}/rules`, null, { lang })),
  components: (slug: string, lang: string) =>
    call<components["schemas"]["Components"]>("GET", `/games/${slug}/components?lang=${lang}`),
  /** An owner's file as the game would read it, and every fault. */
  checkComponents: (slug: string, text: string) =>
    call<{ facts: Record<string, unknown>; faults: Fault[] }>("POST", `/games/${slug}/components/check`, { text }),
  componentsUrl: (id: string) => edition.transport.url(`/tables/${id}/components`),
  tables: () => call<Tables>("GET", "/tables"),
  newTable: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (id: string, key?: string | null) => call<TableInfo>("GET", withKey(`/tables/${id}`, key)),
  sit: (id: string, by: { key: string } | { seat: Seat }) => call<TableInfo>("POST", `/tables/${id}/sit`, by),
  setSeat: (id: string, seat: Seat, as: { kind: "bot"; bot: string } | { kind: "link" }) =>
    call<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, as),
  /** The links to other devices of whoever sits here. */
  links: (id: string) => call<DeviceLink[]>("GET", `/tables/${id}/links`),
  newLink: (id: string) => call<DeviceLink>("POST", `/tables/${id}/links`, {}),
  endLink: (id: string, link: string) => call<DeviceLink[]>("DELETE", `/tables/${id}/links/${link}`),
  at: (id: string, n: number, key?: string | null) => call<Update>("GET", withKey(`/tables/${id}/at/${n}`, key)),
  history: (id: string, key?: string | null) => call<HistoryPoint[]>("GET", withKey(`/tables/${id}/history`, key)),
  recordUrl: (id: string, key?: string | null) => edition.transport.url(withKey(`/tables/${id}/record`, key)),
  learn: () => call<{ courses: CourseInfo[] }>("GET", "/learn"),
  plates: (slug: string) => call<Plate[]>("GET", `/learn/${slug}/plates`),
  /** A table of one's own from where an open lesson stands. */
  playOn: (lesson: string) => call<TableInfo>("POST", "/learn/play-on", { lesson }),
  saveLearnt: (learnt: Learnt) => call<unknown>("PUT", "/learn/progress", learnt),
  aidUrl: (slug: string, lang: string) => edition.transport.url(`/games/${slug}/aid.pdf?lang=${lang}`),
  /** What a game says that these pages were not built with; empty where nobody knows. */
  messages: async (slug: string, lang: string) => {
    const answer = await edition.transport.call("GET", `/games/${slug}/messages/${lang}`, undefined);
    return answer.status === 200 ? answer.text : "";
  },
  /** The games with a score sheet, for people at a real board. */
  besides: () => call<string[]>("GET", "/beside"),
  sheet: (slug: string, at: AtBoard) => call<ScoreForm>("POST", `/beside/${slug}/sheet`, at),
  count: (slug: string, at: AtBoard, values: Record<string, number[]>) =>
    call<Counted>("POST", `/beside/${slug}/count`, { ...at, values }),
  nextOrder: (slug: string, at: AtBoard, order: number[], numbers: number[]) =>
    call<{ order: number[] }>("POST", `/beside/${slug}/order`, { ...at, order, numbers }),
  /** The game after the lines said so far and those said now; `draw`: a seed by which chance decides. */
  along: (
    slug: string,
    at: AtBoard,
    said: LineSaid[],
    since: number,
    also: LineSaid[] = [],
    draw: string | null = null,
  ) => call<Along>("POST", `/beside/${slug}/along`, { ...at, said, since, also, draw }),
  chance: (slug: string, at: AtBoard, said: LineSaid[], line: string, place: number, word: string) =>
    call<ChanceOffer>("POST", `/beside/${slug}/chance`, { ...at, said, line, at: place, word }),
  again: (id: string) => call<TableInfo>("POST", `/tables/${id}/again`, {}),
  whatIf: (id: string, entry: number, key?: string | null, opened: Seat | null = null) =>
    call<TableInfo>("POST", `/tables/${id}/what-if`, { entry, key: key ?? null, seat: opened }),
};
