// A table that is busy is asked again by the page itself; only then is the person told.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "./socket.svelte";
import { legal, update } from "./testing";
import type { Down, TableInfo, Update } from "./types";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
  hear(down: unknown) {
    this.onmessage?.({ data: JSON.stringify(down) });
  }
}

const at = (length: number): Update => update({ length, legal: legal("pass") });
const begin = {
  type: "table",
  table: { game: "coalbaron", seats: [] } as unknown as TableInfo,
  you: [0],
  facts: {},
  log: [],
  chat: [],
  update: at(4),
} as unknown as Down;
const busy = { type: "refused", reason: "busy", violated: [], message: { id: "shell-refused-busy", args: {} } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function playing(): { table: TableState; socket: FakeSocket } {
  const table = new TableState("t", null);
  table.open();
  FakeSocket.last.hear(begin);
  return { table, socket: FakeSocket.last };
}

describe("unread chat", () => {
  const said = (time: string, more: object = {}) => ({
    type: "chat",
    by: "Ola",
    seat: 1,
    text: "hello",
    time,
    note: null,
    ...more,
  });

  it("counts what others have said since the chat was looked at", () => {
    const { table, socket } = playing();
    expect(table.unread).toBe(0);
    socket.hear(said("2026-01-01T10:00:00"));
    socket.hear(said("2026-01-01T10:00:01", { by: "Ala", seat: 0 })); // one's own
    socket.hear(said("2026-01-01T10:00:02", { note: { id: "shell-note-hint", args: {} } })); // the house
    expect(table.unread).toBe(1);
    table.readChat();
    expect(table.unread).toBe(0);
    socket.hear(said("2026-01-01T10:00:03"));
    expect(table.unread).toBe(1);
  });
});

describe("an undo", () => {
  it("is told by the update alone: nothing is fetched, and no table asked for", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    const entry = (n: number, line: string, turned: object | null = null) => ({
      n,
      seat: 0,
      line,
      events: [],
      time: "",
      undone: false,
      turned,
    });
    const { table, socket } = playing();
    table.log = [entry(3, "send mine_1"), entry(4, "load")] as never;
    table.undo({ to: 3, seat: 0 });
    const sent = [...socket.sent];
    const entries = [entry(5, "undo 3", { took: [4], gave: [] })];
    socket.hear({ type: "update", ...at(5), entries });
    await vi.runAllTimersAsync();
    await table.caughtUp;
    expect(table.log.map((e) => [e.n, e.undone])).toEqual([
      [3, false],
      [4, true],
      [5, false],
    ]);
    expect(fetched).not.toHaveBeenCalled();
    expect(socket.sent).toEqual(sent);
    expect(FakeSocket.last).toBe(socket);
  });
});

describe("a busy table", () => {
  it("is asked the same again, and nothing is said when it then answers", async () => {
    const { table, socket } = playing();
    table.act("pass");
    socket.hear(busy);
    expect(table.refused).toBeNull();
    expect(table.sending).toBe(true);
    vi.runAllTimers();
    expect(socket.sent).toHaveLength(2);
    expect(socket.sent[1]).toBe(socket.sent[0]);
    socket.hear({ type: "update", ...at(5) });
    expect(table.sending).toBe(false);
    vi.runAllTimers();
    expect(socket.sent).toHaveLength(2);
  });

  it("that stays busy is told, and the person may try again", () => {
    const { table, socket } = playing();
    table.act("pass");
    for (let i = 0; i < 4; i++) {
      socket.hear(busy);
      vi.runAllTimers();
    }
    expect(socket.sent).toHaveLength(4);
    expect(table.refused?.id).toBe("shell-refused-busy");
    expect(table.sending).toBe(false);
    table.act("pass");
    expect(socket.sent).toHaveLength(5);
  });
});
