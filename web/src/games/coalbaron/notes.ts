/** What is said under a waiting order, and which of its spaces the cage could fill now. */
import { say } from "./say";
import { orderFact, type CoalFacts, type Player } from "./view";

export interface OrderNote {
  text: string;
  tone: "ready" | "near" | "";
  /** per space: a cube in the cage would lie here */
  ghosts: boolean[];
}

/** Cubes of the cage are dealt to the orders in their order, each once. */
export function orderNotes(facts: CoalFacts, player: Player): OrderNote[] {
  const cage = [...player.cage.load];
  const yard: string[] = Object.entries(player.storage).flatMap(([c, k]) => Array<string>(k).fill(c));
  return player.waiting.map(({ order, covers, complete }) => {
    const fact = orderFact(facts, order);
    if (complete)
      return {
        text: say("note-ready", { transport: say("transport-onto", { transport: fact.transport }) }),
        tone: "ready",
        ghosts: [],
      };
    const deal = (heap: string[], c: string) => {
      const at = heap.indexOf(c);
      if (at >= 0) heap.splice(at, 1);
      return at >= 0;
    };
    const empty = fact.spaces.map((_, k) => !covers[k]?.length);
    const ghosts = fact.spaces.map((c, k) => empty[k]! && deal(cage, c));
    const stored = fact.spaces.filter((c, k) => empty[k] && !ghosts[k] && deal(yard, c)).length;
    const [needs, held] = [empty.filter(Boolean).length, ghosts.filter(Boolean).length];
    if (held === needs) return { text: say("note-cage", { count: held }), tone: "near", ghosts };
    const parts = [say("note-needs", { count: needs })];
    if (held) parts.push(say("note-cage", { count: held }));
    else if (stored) parts.push(say("note-yard", { count: stored }));
    return { text: parts.join(" · "), tone: "", ghosts };
  });
}
