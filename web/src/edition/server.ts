// With a server: HTTP, a WebSocket, and the browser's own addresses.
import type { Edition, Line } from "./edition";

export const edition: Edition = {
  transport: {
    async call(method, path, body) {
      const answer = await fetch(`/api${path}`, {
        method,
        headers: body === undefined ? {} : { "content-type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return { status: answer.status, text: await answer.text() };
    },
    line(path) {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      return new WebSocket(`${scheme}://${location.host}/api${path}`) as Line;
    },
    url: (path) => `/api${path}`,
  },
  addresses: {
    here: () => location,
    of: (path) => path,
    led(link) {
      if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return null;
      return link.hash && link.pathname === location.pathname ? null : link;
    },
  },
  alone: false,
  Notice: null,
  Keeping: null,
  start() {},
};
