/** Events by kind, with the facts that the game's shapes.ts says they tell: `const told = eventsOf<Events>()`. */
import type { Entry } from "./types";

export const eventsOf =
  <Events>() =>
  <Kind extends keyof Events & string>(entry: Pick<Entry, "events">, kind: Kind): Events[Kind][] =>
    entry.events.flatMap((event) => (event.kind === kind ? [event.args as Events[Kind]] : []));
