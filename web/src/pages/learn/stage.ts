/** A table that is only looked at: plates on the real board, with nobody to act and no server behind it. */
import { TableState } from "../../lib/socket.svelte";
import type { Plate, TableInfo, Update } from "../../lib/types";

/** Who sits beside the one through whose eyes it is seen. */
const FOLK = ["Ciskacz", "Ładowacz", "Wozak", "Sygnalista", "Cieśla"];

const still = (update: Update): Update => ({ ...update, legal: [], asks: null, fellow: null, undo: null, redo: null });

function infoOf(slug: string, plate: Plate): TableInfo {
  const me = plate.updates[0]?.as ?? 0;
  return {
    id: `${slug}-plates`,
    game: slug,
    state: "playing",
    title: "",
    options: {},
    preset: null,
    host: false,
    watch: false,
    free_undo: false,
    hints: false,
    seats: Array.from({ length: plate.seats }, (_, seat) => ({
      seat,
      kind: seat === me ? "me" : "bot",
      name: seat === me ? null : FOLK[(seat + FOLK.length - (seat > me ? 1 : 0)) % FOLK.length]!,
      bot: null,
      taken: true,
      online: true,
      mine: seat === me,
      key: null,
      to_act: false,
    })),
    seed_hash: "",
    seed: null,
    length: 0,
    created: "",
    updated: "",
    outcome: null,
    what_if: false,
    school: true,
    link: null,
    components: null,
  };
}

/** Lays plates on one table, and plays their lines while they are looked at. */
export class Stage {
  readonly table: TableState;
  #showing = 0;

  constructor(
    readonly slug: string,
    readonly facts: unknown,
  ) {
    this.table = new TableState(`${slug}-plates`, null, { socket: "", info: async () => null });
  }

  /** Show a plate; `pause` is waited before each line that is played. */
  async show(plate: Plate, pause: () => Promise<unknown>): Promise<void> {
    const showing = ++this.#showing;
    const [first, ...rest] = plate.updates.map(still);
    const as = first!.as;
    this.table.events.skip();
    this.table.lay({
      type: "table",
      table: infoOf(this.slug, plate),
      you: as === null ? [] : [as],
      facts: this.facts,
      log: first!.entries,
      chat: [],
      update: first!,
    });
    for (const update of rest) {
      await pause();
      if (showing !== this.#showing) return;
      await this.table.follow(update);
    }
  }
}
