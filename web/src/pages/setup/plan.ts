/** A table being set: plain data, remembered per game, turned into a `NewTable` when it is opened. */
import type { BotName, GameInfo, NewSeat, NewTable, SeatKind, Slug } from "../../lib/types";

export interface PlannedSeat {
  kind: SeatKind;
  bot: BotName;
  name: string;
}

export interface Plan {
  game: Slug;
  /** All seats the game can have; the first `count` of them are played. */
  seats: PlannedSeat[];
  count: number;
  preset: string | null;
  options: Record<string, string>;
  random_order: boolean;
  watch: boolean;
  /** Practice: going back beyond what was drawn or shown. `null`: as it suits the company, see `isPractice`. */
  free_undo: boolean | null;
  /** May hints be asked for? `null`: as it suits the company, see `hintsAllowed`. */
  hints: boolean | null;
}

/** What a first visitor finds: you and bots, by the rulebook, ready to be opened. */
export function freshPlan(game: GameInfo): Plan {
  const levels: BotName[] = ["sztygar", "ciskacz", "skarbnik", "sztygar"];
  const most = Math.max(...game.seats);
  const bot = (k: number): BotName => (game.bots.includes(levels[k]!) ? levels[k]! : (game.bots[0] ?? "ciskacz"));
  return {
    game: game.slug,
    seats: Array.from({ length: most }, (_, k) => ({
      kind: k === 0 ? "me" : "bot",
      bot: bot(Math.max(0, k - 1)),
      name: "",
    })),
    count: game.seats.includes(3) ? 3 : Math.min(...game.seats),
    preset: game.presets[0]?.id ?? null,
    options: defaults(game),
    random_order: true,
    watch: true,
    free_undo: null,
    hints: null,
  };
}

/** Alone against bots one may practise; among people it has to be agreed. */
export function isPractice(plan: Plan): boolean {
  return plan.free_undo ?? plan.seats.slice(0, plan.count).filter(({ kind }) => kind !== "bot").length === 1;
}

/** Nobody minds a hint where one person plays against bots, or all play together: there it is allowed unless said otherwise. */
export function hintsAllowed(plan: Plan, game: GameInfo): boolean {
  const people = plan.seats.slice(0, plan.count).filter(({ kind }) => kind !== "bot").length;
  return plan.hints ?? (game.cooperative || people === 1);
}

/** A remembered plan as far as it still fits the game. */
export function fitted(plan: Plan, game: GameInfo): Plan {
  const fresh = freshPlan(game);
  const seats = fresh.seats.map((seat, k) => ({ ...seat, ...plan.seats[k] }));
  for (const seat of seats) if (!game.bots.includes(seat.bot)) seat.bot = fresh.seats[0]!.bot;
  const options = { ...fresh.options };
  for (const { id, values } of game.options)
    if (values.includes(plan.options[id] ?? "")) options[id] = plan.options[id]!;
  const fit = { ...fresh, ...plan, seats, options, count: game.seats.includes(plan.count) ? plan.count : fresh.count };
  fit.hints = fit.free_undo = null; // agreed with the people of each table anew
  if (!game.presets.some(({ id }) => id === fit.preset)) fit.preset = fresh.preset;
  setCount(fit, game, fit.count);
  keepOneMe(fit, 0);
  return fit;
}

/** Does an option or a preset mean anything for so many seats? */
export const fits = (what: { seats?: number[] | null }, count: number): boolean =>
  !what.seats || what.seats.includes(count);

export function defaults(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
}

/** The values a preset means: its own where it says something, else the defaults, or what was chosen of what it leaves alone. */
export function presetValues(
  game: GameInfo,
  preset: string | null,
  chosen: Record<string, string> = {},
): Record<string, string> {
  const left = game.options
    .filter(({ id, stays }) => stays && chosen[id] !== undefined)
    .map(({ id }) => [id, chosen[id]!] as const);
  return { ...defaults(game), ...Object.fromEntries(left), ...game.presets.find(({ id }) => id === preset)?.set };
}

/** Options that differ from the chosen preset. */
export function changes(plan: Plan, game: GameInfo): string[] {
  const meant = presetValues(game, plan.preset, plan.options);
  return game.options.map(({ id }) => id).filter((id) => plan.options[id] !== meant[id]);
}

export function choosePreset(plan: Plan, game: GameInfo, preset: string): void {
  plan.preset = preset;
  plan.options = presetValues(game, preset, plan.options);
}

/** Exactly one seat of those played is yours; the newly chosen one (`k`) wins. */
export function seatMe(plan: Plan, k: number): void {
  plan.seats.forEach((seat, q) => {
    if (q !== k && seat.kind === "me") seat.kind = plan.seats[k]!.kind === "me" ? "bot" : plan.seats[k]!.kind;
  });
  plan.seats[k]!.kind = "me";
}

export function setKind(plan: Plan, k: number, kind: SeatKind): void {
  if (kind === "me") return seatMe(plan, k);
  plan.seats[k]!.kind = kind;
  keepOneMe(plan, k);
}

/** So many play. What means nothing for that number goes back to the rulebook. */
export function setCount(plan: Plan, game: GameInfo, count: number): void {
  plan.count = count;
  if (!game.presets.some((preset) => preset.id === plan.preset && fits(preset, count)))
    plan.preset = game.presets[0]?.id ?? null;
  for (const option of game.options) if (!fits(option, count)) plan.options[option.id] = option.default;
  if (Number(plan.options.start_player) >= count) plan.options.start_player = "random";
  keepOneMe(plan, -1);
}

/** If nobody played is you, you sit on the first seat that was not just given to somebody else. */
function keepOneMe(plan: Plan, given: number): void {
  const played = plan.seats.slice(0, plan.count);
  if (played.some(({ kind }) => kind === "me")) return;
  seatMe(plan, plan.count > 1 && given === 0 ? 1 : 0);
}

export type Where = "online" | "screen";

export const where = (plan: Plan): Where =>
  plan.seats.slice(0, plan.count).some(({ kind }) => kind === "here") ? "screen" : "online";

/** Round one screen: people sit here. Online: they come by link. If all others are bots, one seat is given to a person. */
export function setWhere(plan: Plan, to: Where): void {
  const played = plan.seats.slice(0, plan.count);
  for (const seat of played) {
    if (to === "screen" && (seat.kind === "link" || seat.kind === "open")) seat.kind = "here";
    if (to === "online" && seat.kind === "here") seat.kind = "link";
  }
  const other = played.find(({ kind }) => kind === "bot");
  if (to === "screen" && other && !played.some(({ kind }) => kind === "here")) other.kind = "here";
}

export interface Company {
  people: number;
  links: number;
  bots: number;
}

/** Who sits at the table beside you. */
export function company(plan: Plan): Company {
  const played = plan.seats.slice(0, plan.count);
  const of = (...kinds: SeatKind[]) => played.filter(({ kind }) => kinds.includes(kind)).length;
  return { people: of("here"), links: of("link", "open"), bots: of("bot") };
}

export function asNewTable(plan: Plan): NewTable {
  return {
    game: plan.game,
    preset: plan.preset,
    options: plan.options,
    seats: plan.seats.slice(0, plan.count).map(({ kind, bot, name }): NewSeat => {
      if (kind === "bot") return { kind, bot };
      return kind === "here" && name.trim() ? { kind, name: name.trim() } : { kind };
    }),
    random_order: plan.random_order,
    watch: plan.watch,
    free_undo: isPractice(plan),
    hints: plan.hints,
    teacher: false,
  };
}
