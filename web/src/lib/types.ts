// The messages between server and browser (docs/protocol.md), and what a game's front end gives to the table.
import type { components } from "./openapi";
import type { Component, Snippet } from "svelte";
import type { IconName } from "../ui/icons";
import type { Lines, Words } from "./choices";
import type { Picks } from "./picks.svelte";
import type { Scoring, ScoringSheet } from "./scoring";
import type { TableState } from "./socket.svelte";

/** Which game it is; what belongs to one lies in `games/<slug>`. */
export type Slug = string;
export type Seat = number;
export const CHANCE: Seat = -1;
export type Args = Record<string, unknown>;

export interface Message {
  id: string;
  args: Args;
}
export interface Me {
  id: string;
  name: string;
  seat: Seat | null;
}

/** `seats`: numbers of seats it means something for, if not all. `stays`: a preset that does not name it leaves it as it was chosen. */
export interface GameOption {
  id: string;
  values: string[];
  default: string;
  rule: string;
  seats?: number[] | null;
  stays?: boolean;
}
export interface Preset {
  id: string;
  set: Record<string, string>;
  seats?: number[] | null;
}
/** A level (ciskacz, sztygar, skarbnik), or an outside bot by the name its administrator gave it. */
export type BotName = string;
export interface GameInfo {
  slug: Slug;
  title: { en: string; pl: string };
  seats: number[];
  minutes: number;
  cooperative: boolean;
  rules_revision: number;
  reconstructed: boolean;
  options: GameOption[];
  presets: Preset[];
  bots: BotName[];
}

export interface RuleText {
  id: string;
  text: string;
  readings: string[];
  tests: number;
}
export interface RulesPage {
  game: Slug;
  lang: "en" | "pl";
  sections: { number: string; title: string; rules: RuleText[] }[];
  readings: { id: string; title: string; text: string; option: string | null }[];
  examples: { id: string; title: string; text: string; position: string | null }[];
  aid: { title: string; rows: { icon: string; term: string; text: string; rule: string }[] }[];
  forget: { text: string; rule: string }[];
  glossary: { en: string; pl: string }[];
}

// ---- beside a real board

type Schemas = components["schemas"];
export type ScoreForm = Schemas["Sheet"];
export type FormPart = Schemas["SheetPart"];
export type FormGroup = Schemas["SheetGroup"];
export type FormField = Schemas["SheetField"];
export type FormFault = Schemas["SheetFault"];
export type Counted = Schemas["Counted"];
export type ChanceOffer = Schemas["Chance"];
/** A game of people at a real table: how many they are, and the rules they play by. */
export interface AtBoard {
  seats: number;
  options: Record<string, string>;
}
export interface LineSaid {
  seat: Seat;
  line: string;
}
/** An update of a game that goes along: what chance has to decide, where the game is, and why a line was refused. */
export interface Along extends Update {
  chance: ChanceOffer | null;
  mark: Message;
  refused: { violated: Broken[]; message: Message | null } | null;
}

export type SeatKind = "me" | "here" | "link" | "open" | "bot";
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  bot?: BotName;
}
export interface NewTable {
  game: Slug;
  preset: string | null;
  options: Record<string, string>;
  seats: NewSeat[];
  random_order: boolean;
  watch: boolean;
  free_undo: boolean;
  /** May hints be asked for? `null`: where one person plays, or all together. */
  hints?: boolean | null;
  /** An owner's component facts for this table alone, the text of a TOML file. */
  components?: string | null;
  /** A game with a teacher: not rated, free undo, hints. */
  teacher: boolean;
}
/** What is wrong with a file of component facts, and the field it concerns (`board.central_europe.line.CE07.length`). */
export interface Fault {
  field: string;
  id: string;
  args: Args;
}
export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  name: string | null;
  bot: BotName | null;
  taken: boolean;
  online: boolean;
  mine: boolean;
  key: string | null;
  to_act: boolean;
}
export type LinkStanding = "fresh" | "used" | "expired" | "wrong";
/** A way to another device of a seated person; the key is told once, when it is made. */
export interface DeviceLink {
  id: string;
  made: string;
  ends: string;
  used: string | null;
  key: string | null;
}
export interface TableInfo {
  id: string;
  game: Slug;
  state: "waiting" | "playing" | "over";
  title: string;
  options: Record<string, string>;
  preset: string | null;
  host: boolean;
  watch: boolean;
  free_undo: boolean;
  hints: boolean;
  seats: SeatInfo[];
  seed_hash: string;
  seed: string | null;
  length: number;
  created: string;
  updated: string;
  outcome: Outcome | null;
  what_if: boolean;
  /** How the link stands by which this viewer came; null without one, and for whoever has the seat. */
  link: LinkStanding | null;
  /** Mark of an owner's facts this table is played with. */
  components: string | null;
  /** A table of the school, where nothing is rated. */
  school: boolean;
}
export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
  watch: TableInfo[];
}

export interface GameEvent {
  kind: string;
  args: Args;
}
/** `again`: luck drawn in place of luck taken back. `turned`: what an undo took back or a redo gave back, newest first. */
export interface Entry {
  n: number;
  seat: Seat;
  line: string;
  events: GameEvent[];
  time: string;
  undone: boolean;
  again?: boolean;
  turned?: { took: number[]; gave: number[] } | null;
}
export interface Cell {
  id: string;
  before: number | null;
  after: number | null;
  args: Args;
}
/** `back`: it could be taken back freely, as the engine says. */
export interface Legal {
  line: string;
  preview: Cell[];
  back: boolean;
}
export interface Broken {
  id: string;
  args: Args;
}
/** A kind of action that words could be part of (its first word), and what its line nearest to legal breaks. */
export interface Use {
  use: string;
  line: string | null;
  violated: Broken[];
}
export interface Outcome {
  winners: Seat[];
  reason: string;
  rule: string;
  totals: number[];
}
export interface ScoreRow {
  id: string;
  rule: string;
  points: number[];
}
/** How this screen goes back: at once where it is `free` and nobody in `asks`; `takes` are the entries that would go, newest first.
    `seat` is whose decision it would be, `asks` who consents first, `closed` that there is no way back. */
export interface Undo {
  seat: Seat;
  to: number;
  free: boolean;
  restart: number;
  takes: number[];
  asks: Seat[];
  closed: boolean;
}
export interface Redo {
  seat: Seat;
  to: number;
}
/** Somebody asks to go back; the seats in `asks` have not answered yet. */
export interface AskUndo {
  request: string;
  by: Seat;
  to: number;
  takes: number[];
  asks: Seat[];
}
/** What the fellow player to act may do: for those of the team who may make proposals. */
export interface Fellow {
  seat: Seat;
  asks: Message;
  legal: Legal[];
}
export interface Update<V = unknown> {
  length: number;
  as: Seat | null;
  entries: Entry[];
  view: V;
  to_act: Seat[];
  asks: Message | null;
  legal: Legal[];
  fellow: Fellow | null;
  undo: Undo | null;
  scores: ScoreRow[];
  outcome: Outcome | null;
  redo?: Redo | null;
  /** Where people round one screen hide things from each other: the table as everybody may see it. */
  curtain?: V | null;
}
/** What somebody said; or a note of the house about a seat, in place of words. */
export interface Chat {
  by: string;
  seat: Seat | null;
  text: string;
  time: string;
  note: Message | null;
}
/** A piece somebody points at, by the words it stands for; a line somebody proposes. */
export interface Point {
  seat: Seat;
  words: string[];
  time: string;
}
export interface Proposal {
  by: Seat;
  line: string;
  time: string;
}
/** A way to go on, and what it is worth in points beside other advice; `null`: unknown. */
export interface Advice {
  lines: string[];
  value: number | null;
}
/** What `bot` would do for `seat` after entry `after`; `by` is the seat of a partner who advises. */
export interface Hint {
  seat: Seat;
  after: number;
  by: Seat | null;
  bot: BotName;
  advice: Advice[];
}
/** `series`: what the game declares beside its points, by name (`standing`, `income`, `money`). */
export interface HistoryPoint {
  n: number;
  mark: string | null;
  points: number[];
  series: Record<string, number[]>;
}

// ---- the school

/** A lesson of a course: how many of its steps are done, and whether it is learnt. `part`: the basics, or special cases. */
export interface LessonInfo {
  id: string;
  number: number;
  part: "basics" | "special";
  minutes: number;
  steps: number;
  done: number;
  learnt: boolean;
  rules: string[];
}
export interface CourseInfo {
  game: Slug;
  plates: number;
  lessons: LessonInfo[];
  concepts: number;
  met: number;
  terms: TermInfo[];
}
/** What a visitor without a name has learnt, as the browser keeps it: steps done by `slug/lesson`, concepts met by `slug/concept`. */
export interface Learnt {
  lessons: Record<string, number>;
  concepts: string[];
}
/** A letter of the speech and the thing it points at: `space:dudley/1`, `card:redditch`, `region:hand`. */
export interface Lit {
  letter: string;
  target: string;
}
/** A plate of the game in ten minutes: what is said, what is shown, and what is played while it is looked at. */
export interface Plate {
  number: number;
  say: Message;
  rules: string[];
  show: Lit[];
  seats: number;
  /** With the first plate. */
  facts: unknown;
  updates: Update[];
}
/** A symbol or word of a game that is explained where it stands, and the rule it is from. */
export interface TermInfo {
  id: string;
  rule: string;
}
export type CoachState = "do" | "other" | "mistake" | "reached" | "learnt";
/** What the teacher says of the step being done. */
export interface Coach {
  game: Slug;
  lesson: string;
  number: number;
  title: { id: string };
  step: number;
  steps: number;
  done: number;
  state: CoachState;
  /** `else` is said where the course has no sentence of its own. */
  say: Message & { else?: string | null };
  goal: { id: string } | null;
  answers: { id: string }[] | null;
  rules: string[];
  show: Lit[];
  hint: number;
  /** Words of the thing itself, once that much help was asked for. */
  point: string[];
  /** Lines to lay out as chips, in order; the player confirms each. */
  lay: string[];
  know: { id: string; rule: string }[] | null;
  next: { id: string; number: number } | null;
}
export type TeacherSetting = "first" | "asked" | "silent" | "off";
/** An idea of the game, said when it is first met; `entry` is where. */
export interface Concept {
  id: string;
  say: Message;
  rules: string[];
  show: Lit[];
  entry: number;
}
/** A line about to be confirmed that gives much away: how many points, and what is better. */
export interface Warning {
  line: string;
  loss: number;
  better: string[];
}
export interface Teacher {
  setting: TeacherSetting;
  met: number;
  of: number;
  list: { id: string; met: boolean }[];
  concept: Concept | null;
  warning: Warning | null;
  /** Everything explained at this table. */
  notes: Concept[];
}

export type Refusal =
  | "stale"
  | "illegal"
  | "not-yours"
  | "over"
  | "unclear"
  | "waiting"
  | "undo"
  | "practice"
  | "alone"
  | "hints-off"
  | "no-hint"
  | "too-many"
  | "busy"
  | "nameless"
  | "unreadable";
export type Down =
  | { type: "table"; table: TableInfo; you: Seat[]; facts: unknown; log: Entry[]; chat: Chat[]; update: Update }
  | ({ type: "update" } & Update)
  | { type: "seats"; table: TableInfo }
  | { type: "refused"; reason: Refusal; violated: Broken[]; message: Message }
  | { type: "why"; id: number; line: string | null; violated: Broken[]; uses: Use[] }
  | ({ type: "point" } & Point)
  | { type: "proposals"; after: number; proposals: Proposal[] }
  | ({ type: "ask-undo" } & AskUndo)
  | { type: "undo-answer"; request: string; granted: boolean; late: boolean }
  | ({ type: "chat" } & Chat)
  | { type: "talk"; chat: Chat[] }
  | ({ type: "hint" } & Hint)
  | ({ type: "coach" } & Coach)
  | ({ type: "teacher" } & Teacher)
  | { type: "thinking"; seat: Seat };
export type Up =
  | { act: string | string[]; after: number; seat: Seat }
  | { undo: number; after: number; seat: Seat }
  | { answer: string; seat: Seat; grant: boolean }
  | { why: string[]; beside: string[]; id: number; seat: Seat }
  | { point: string[] }
  | { propose: string; after: number }
  | { dismiss: Seat }
  | { hint: number; seat: Seat }
  | { coach: "hint" | "show" | "next" | "again" }
  | { coach: "answer"; answer: number }
  | { coach: "step"; step: number }
  | { teacher: TeacherSetting | "understood" | "what" }
  | { weigh: string; after: number; seat: Seat }
  | { say: string };

// ---- what a game's front end gives to the table (games/<slug>/index.ts exports `game: GameModule<View, Facts>`)

/** Props of Board, Own and SeatSheet. `view` is what is shown: the present, or a past entry while replaying. */
export interface GameProps<V, F> {
  view: V;
  facts: F;
  /** The seat this screen plays now; null for a spectator. */
  as: Seat | null;
  /** Player names by seat, for sentences; `table.called(seat)` says *You* for your own. */
  names: string[];
  picks: Picks;
  table: TableState;
}
/** Own gets `tab`: the phone's open tab id (one of `ownTabs`), or null on the desktop, where it shows everything. */
export interface OwnProps<V, F> extends GameProps<V, F> {
  tab: string | null;
}
export interface LedgerProps<V, F> extends GameProps<V, F> {
  children: Snippet;
}
export interface SeatSheetProps<V, F> extends GameProps<V, F> {
  seat: Seat;
}

/** A small number in the seats strip. Row 1 is large (money, points), row 2 small; `phone` keeps it on the phone (two at most); `short` stands for it in a narrow column. */
export interface SeatFact {
  icon?: IconName;
  value: string | number;
  label: string;
  row?: 1 | 2;
  phone?: boolean;
  short?: string | number;
  /** What explains it, where the game has words for that. */
  term?: string;
}
/** The top bar: *Shift II* of III, pips. */
export interface Heading {
  icon: IconName;
  strong: string;
  rest?: string;
  pips?: { of: number; done: number };
}
/** How something chosen is said: chip, button, list row. */
export interface Said {
  text: string;
  icon?: IconName;
}
/** How a whole line is said on the confirm button. `loses` (passing, stopping early) makes the button outlined; `warn` says below it what may be
    lost; `main` (turning over the next card) fills it even while other things could be chosen. */
export interface SaidLine extends Said {
  loses?: boolean;
  warn?: string;
  main?: boolean;
}
/** A figure of a team's result. */
export interface TeamFact {
  icon: IconName;
  value: string;
  of?: string;
  label: string;
  rule: string;
}
/** A button of the action bar; `words` are what it stands for, `key` the letter on it. */
export interface ActionButton {
  words: string[];
  text: string;
  icon: IconName;
  key: string;
}
/** What the helpers below are told. */
export interface Scene<V, F> {
  view: V;
  facts: F;
  as: Seat | null;
  names: string[];
}

export interface GameModule<V = unknown, F = unknown> {
  slug: Slug;
  Board: Component<GameProps<V, F>>;
  Own: Component<OwnProps<V, F>>;
  SeatSheet: Component<SeatSheetProps<V, F>>;
  /** Tabs of the own area on the phone; *seats* and *log* are added by the shell. */
  ownTabs: { id: string; text: () => string; icon: IconName }[];
  /** Co-operative games may put one team strip in place of the seats. */
  TeamStrip?: Component<GameProps<V, F>>;
  /** Shown in the desk above the chips while it is this seat's decision: steps done, dice, an auction. */
  Desk?: Component<GameProps<V, F>>;
  /** Stands where the preview ledger is and is given it to show: a game may say there what a roll would do. */
  Ledger?: Component<LedgerProps<V, F>>;
  /** A co-operative game: the figures of its result, the most telling first. Everybody wins or loses together. */
  team?(scene: Scene<V, F>): TeamFact[];
  /** Board shape in its own units; the shell lays out and zooms by it. */
  board: { width: number; height: number };
  seatFacts(scene: Scene<V, F>, seat: Seat): SeatFact[];
  /** Seats left to right; default is clockwise from 0. */
  order?(scene: Scene<V, F>): Seat[];
  /** Seats that have passed or are out: the name is struck through. */
  passed?(scene: Scene<V, F>, seat: Seat): boolean;
  heading(scene: Scene<V, F>): Heading;
  /** Short note at the right of the prompt line (*action 1 of 2*). */
  note?(scene: Scene<V, F>): string | null;
  actions?(scene: Scene<V, F>): ActionButton[];
  /** Says one chosen element (a chip). Default: `{slug}-word-{word}`. */
  sayWords?(words: string[], scene: Scene<V, F>): Said | null;
  /** Says a whole line for the confirm button or a list row. Default: its words. */
  sayLine?(line: string, scene: Scene<V, F>): SaidLine | null;
  /** Says a whole line where nothing on the board shows it (advice, and the steps that would follow). Default: as the confirm button. */
  sayWhole?(line: string, scene: Scene<V, F>): Said | null;
  /** What is still missing (*choose a card*), for the dashed chip; lines are those left. */
  sayMissing?(lines: string[], scene: Scene<V, F>): Said | null;
  /** Words that belong to the next decision: kept and answered then. */
  holds?(words: string[], scene: Scene<V, F>): boolean;
  /** What words kept or pushed out are called in these lines: the card that pays for a building is what any other action discards. */
  alias?(words: Words, lines: Lines): string[] | null;
  /** The held words as the lines that come with this one, confirmed together. */
  along?(line: string, held: Lines, scene: Scene<V, F>): string[];
  /** The question of a complete choice (*Build the cotton mill in Stoke?*): a message and its arguments. */
  sure?(line: string, scene: Scene<V, F>): Message | null;
  /** A small step of a longer action (a ride of the cage): sent at once in either mode, undo takes it back. */
  step?(line: string, scene: Scene<V, F>): boolean;
  /** The game tells in a place of its own why these words cannot be chosen; then no note is shown. */
  tells?(words: string[]): boolean;
  /** Label of a round mark from /history for the chart at the end and the ticks of the replay bar. */
  chartMarks?(mark: string): string;
  /** What is counted at the end of a shift, an era or a round. */
  scoring?: Scoring<F>;
  /** The picture of a row of a scoring that has no icon; a drawing beside its heading. */
  ScoringMark?: Component<{ id: string; facts: F }>;
  ScoringArt?: Component<{ sheet: ScoringSheet; at: number; facts: F }>;
  /** Where the teacher's lamp goes for a target of this game (`place:dudley`, `market:coal`): what is marked so on its board
      (`data-space`, `data-lamp`). Words of actions are found without it. */
  lampOn?(kind: string, id: string, scene: Scene<V, F>): string[];
  /** What the keys 1–9 point at (cards or orders in hand), as words. */
  numbered?(scene: Scene<V, F>): string[][];
}
