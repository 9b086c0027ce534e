/** The town looked at: what can stand there is told in the own area, under its name on the map, and on the phone in a strip. */
import { picks } from "../../lib/picks.svelte";
import type { Broken } from "../../lib/types";
import { drawn } from "./geometry";
import { answers, type Answer } from "./sites";
import { isIndustry, type Industry, type LanFacts, type LanView } from "./view";

const AFTER = 220; // a pointer that only passes over a town does not change what is being read

class Look {
  place = $state<string | null>(null);
  /** The industry whose reasons are read; by default the first that cannot be built. */
  industry = $state<Industry | null>(null);
  #asked = $state.raw<Record<string, Broken[]>>({});
  #length = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #facts: LanFacts | null = $derived(
    picks.game?.slug === "lancashire" && picks.table?.facts ? drawn(picks.table.facts) : null,
  );
  readonly #view: LanView | null = $derived(
    this.#facts && picks.all.length ? (picks.table!.shown!.view as LanView) : null,
  );
  /** A building is still possible under the chips: then the town's table makes sense. */
  readonly #builds = $derived(!picks.chosen.length || picks.left.some((l) => l[0] === "build" || l[0] === "combine"));
  /** The card chosen for a building. */
  readonly card: string | null = $derived(
    picks.chosen
      .flat()
      .find((w) => w.startsWith("card:"))
      ?.slice(5) ?? null,
  );
  /** Answers for the town looked at; none while nothing can be built. */
  readonly answers: Answer[] = $derived.by(() => {
    const [view, facts, seat] = [this.#view, this.#facts, picks.table?.as ?? null];
    if (!view?.sites || !facts || seat === null || !this.#builds || !this.place || !(this.place in facts.places))
      return [];
    return answers(view, facts, seat, this.place, this.card, this.#asked);
  });
  /** The answer whose reasons are open. */
  readonly open: Answer | null = $derived(
    this.answers.find((a) => a.industry === this.industry) ??
      this.answers.find((a) => !a.legal && this.#shows(a)) ??
      this.answers.find((a) => !a.legal) ??
      null,
  );

  #shows(answer: Answer): boolean {
    return !!this.#facts && this.#facts.spaces[answer.space]!.industries.includes(answer.industry);
  }
  /** The town a word of an action names. */
  placeOf(words: readonly string[] | null): string | null {
    return words?.map((w) => this.#facts?.spaces[w]?.place).find((p) => p !== undefined) ?? null;
  }

  at(place: string): void {
    clearTimeout(this.#timer);
    if (this.place !== place) this.industry = null;
    this.place = place;
  }
  /** Look there, unless the pointer moves on at once. */
  soon(place: string): () => void {
    clearTimeout(this.#timer);
    const timer = (this.#timer = setTimeout(() => this.at(place), AFTER));
    return () => clearTimeout(timer);
  }
  leave(): void {
    clearTimeout(this.#timer);
    this.place = this.industry = null;
  }
  /** A new position: old answers are void. */
  renew(length: number): void {
    if (length === this.#length) return;
    this.#length = length;
    this.#asked = {};
    this.leave();
  }

  /** Put the open questions to the server. */
  async ask(): Promise<void> {
    const table = picks.table;
    const length = this.#length;
    const open = this.answers.flatMap((a) => a.question ?? []);
    if (!table || !open.length) return;
    const why = async (words: string[]) => (await table.why(words))[0]?.violated ?? [];
    const told = await Promise.all(
      open.map(async ({ words, key }) => {
        const violated = await why(words);
        // a line names its source of coal: if a wrong mine is what is wrong, the demand track may tell the reason better
        const bought = violated.some((b) => b.id === "LAN-6.2") ? await why([...words, "coal:market"]) : [];
        return [key, bought.length && bought.length <= violated.length ? bought : violated] as const;
      }),
    );
    if (length === this.#length) this.#asked = { ...this.#asked, ...Object.fromEntries(told) };
  }

  /** Why a space cannot be built on is told by the town's table instead of a note. */
  tells(words: readonly string[]): boolean {
    const place = this.placeOf(words);
    if (!place || !this.#view?.sites || words.some((w) => w !== "build" && !isIndustry(w) && !this.#facts?.spaces[w]))
      return false;
    this.at(place);
    this.industry = words.find(isIndustry) ?? this.industry;
    return true;
  }
}
export const look = new Look();
