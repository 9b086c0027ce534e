// The HTTP calls of docs/protocol.md. An error is an `ApiError` that carries the message id.
import type { components } from "./openapi";
import type {
  CourseInfo,
  DeviceLink,
  Fault,
  GameInfo,
  HistoryPoint,
  Learnt,
  Me,
  Message,
  NewTable,
  Plate,
  RulesPage,
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
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch (fault) {
    throw new ApiError(0, { id: "shell-offline", args: {} }, String(fault));
  }
  const json = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = json?.error ?? { id: "unknown", args: { status: answer.status }, text: answer.statusText };
    throw new ApiError(answer.status, { id: `error-${error.id}`, args: error.args ?? {} }, error.text ?? "");
  }
  return json as T;
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
  componentsUrl: (id: string) => `/api/tables/${id}/components`,
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
  recordUrl: (id: string, key?: string | null) => withKey(`/api/tables/${id}/record`, key),
  learn: () => call<{ courses: CourseInfo[] }>("GET", "/learn"),
  plates: (slug: string) => call<Plate[]>("GET", `/learn/${slug}/plates`),
  /** A table of one's own from where an open lesson stands. */
  playOn: (lesson: string) => call<TableInfo>("POST", "/learn/play-on", { lesson }),
  saveLearnt: (learnt: Learnt) => call<unknown>("PUT", "/learn/progress", learnt),
  aidUrl: (slug: string, lang: string) => `/api/games/${slug}/aid.pdf?lang=${lang}`,
  again: (id: string) => call<TableInfo>("POST", `/tables/${id}/again`, {}),
  whatIf: (id: string, entry: number, key?: string | null, opened: Seat | null = null) =>
    call<TableInfo>("POST", `/tables/${id}/what-if`, { entry, key: key ?? null, seat: opened }),
};
