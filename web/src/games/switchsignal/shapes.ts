// Made by scripts/shapes.py from shape.py and events.py of the game; do not edit.

export type Seat = number;
export type Colour = "black" | "brown" | "grey";
export type Shown = "black" | "brown" | "grey" | "any";
export type Good = "yellow" | "blue" | "red" | "white";
export type Card = "signal" | "switch" | "move";
export type Act = "signal" | "switch" | "move" | "load";
export type BoardId = "central_europe" | "north_america";
export type Helper = "logistics" | "dispatcher" | "conductor" | "crossing_keeper" | "shunter" | "traffic_controller";
export type Phase =
  | "numbers"
  | "first"
  | "deal"
  | "card"
  | "dice"
  | "token"
  | "die"
  | "draw"
  | "switches"
  | "signals"
  | "extra"
  | "reveal"
  | "answer"
  | "deploy"
  | "start"
  | "colour"
  | "train"
  | "keep"
  | "exit"
  | "city"
  | "action"
  | "target"
  | "pay"
  | "over";
export type Stop = "spent" | "signal" | "switch" | "train" | "head_on" | "start" | "city" | "port";
export type StopReason = "signal" | "switch" | "train";
export type DepotReason = "port" | "head_on" | "start";
export type Cause = "unused" | "head_on" | "deployment" | "start";
export type SymbolKind = "deploy" | "move";
export type SymbolState = "done" | "now" | "next";
export type Reason = "going-on" | "delivered" | "timetable" | "time";
export type PlaceKind = "city" | "port" | "start" | "junction";
export type Hand = Record<Card, number>;
export type SpaceId = string;
export type PlaceId = string;
export type LineId = string;
export type FieldId = string;
export type JunctionId = string;
export type CityId = string;
export type PortId = string;
export type StartId = string;
export type StationId = string;
export type TimetableId = string;
export type Lines = [LineId, LineId];

export interface Clock {
  tokens: number;
  full: number;
  lost: number; // time tokens lost so far
}
export interface Symbol {
  kind: SymbolKind;
  train: Shown;
  chosen: Colour | null;
  state: SymbolState;
}
export interface Timetable {
  deck: number; // cards in the face-down deck, the start card included
  removed: number; // boxed at setup
  lost: number; // lost to time
  card: TimetableId | null; // open in front of the active player
  bottom: TimetableId | null; // known
  discards: TimetableId[];
  unseen: TimetableId[]; // in the deck, boxed and lost: what nobody has seen
  symbols: Symbol[];
}
export interface Train {
  space: SpaceId;
  train: Colour;
  facing: PlaceId | null; // null in a city
  load: Good | null;
  due: boolean; // this symbol still moves it
  held: boolean; // by the Traffic controller
}
export interface Moving {
  space: SpaceId;
  train: Colour;
  roll: number; // the face
  left: number; // points
  by: "card" | "action";
  came: LineId | null; // the exit by which it entered the city it is in
  best: boolean; // phase keep: no other face of the die could do better, rolling again is no question
}
export interface City {
  good: Good;
  count: number;
}
export interface HelperCard {
  id: Helper;
  used: boolean;
}
export interface Player {
  cards: number;
  hand: Hand | null; // null: not yours and hands are closed
}
export interface Actions {
  deck: number;
  discards: Hand;
}
export interface Doing {
  action: Act;
  field: FieldId | null;
  to: FieldId | null;
  junction: JunctionId | null;
  lines: Lines | null; // the open branches to be
  space: SpaceId | null;
}
export interface Layout {
  junctions: JunctionId[]; // not set
  cities: StationId[]; // without a marker
  track: number; // markers due
  extra: number;
}
export interface End {
  exit: LineId | null; // of a train in a city
  through: LineId[]; // exits taken while running through
  path: SpaceId[]; // entered, in order
  space: SpaceId | null; // where it stands then; null: the depot
  tokens: number; // time tokens it costs
  cards: number; // timetable cards lost by them
  loses: boolean; // the team loses at once
  unused: number; // points lost
  stop: Stop; // spent: all points used; port: it goes to the depot; city: it stops with points left
  at: string | null; // the field, junction, space or place that stops it
  delivers: Good | null;
}
export interface Face {
  face: number;
  of_six: number; // how many of the six faces
  ends: End[]; // one for every way the team may choose
}
export interface Reach {
  space: SpaceId;
  train: Colour;
  load: Good | null;
  faces: Face[];
}
export interface Result {
  won: boolean;
  reason: Reason;
  goods: number;
  turns: number; // left
  time: number; // tokens left
}
export interface View {
  phase: Phase;
  board: BoardId;
  turn: Seat | null;
  first: Seat | null;
  number: number; // turns begun, 0 in setup
  turns_left: number; // reveals still to come
  step: number; // of the turn, 1..3; 0: setup
  last: boolean; // the timetable deck is empty: this is the last turn
  clock: Clock;
  timetable: Timetable;
  trains: Train[];
  depot: Record<Colour, number>;
  moving: Moving | null;
  signals: FieldId[]; // green
  switches: Record<JunctionId, Lines | null>; // the open branches of a junction; null: not set yet
  cities: Record<CityId, City>; // trading places
  ports: Record<PortId, Record<Good, number>>;
  delivered: number; // goods in ports
  goal: number; // goods to win
  numbers: Record<StartId, number>; // now
  tokens: number[] | null; // numbers left in the stack; null: dice are rolled
  helpers: HelperCard[];
  run_through: boolean; // trains may run through cities now
  players: Player[];
  actions: Actions;
  doing: Doing | null;
  layout: Layout | null;
  reach: Reach[]; // every train on the board: what a movement now would do
  result: Result | null;
}
export interface Named {
  name_en: string;
  name_pl: string;
}
export interface BoardFact {
  id: string;
  name_en: string;
  name_pl: string;
  provenance: string;
  pass_through: boolean;
  ports_return_every_train: boolean;
  signal_markers: number;
  track_signal_markers: number;
  switch_markers: number;
}
export interface PlaceFact {
  board: string;
  kind: PlaceKind;
  name_en: string;
  name_pl: string;
  x: number;
  y: number;
  good: Good | null;
  number: number | null; // printed number of a start
  ways: number | null; // of a junction
  branches: string[]; // of a junction: clockwise from north; of a city: its exits; of a start: its line
  natural: string[][];
  covered: string[]; // first-game layout
}
export interface LineFact {
  board: string;
  a: string;
  b: string;
  length: number;
}
export interface SegmentFact {
  line: string;
  number: number;
}
export interface FieldFact {
  line: string;
  place: string | null; // of a city exit
  after: number | null; // on the track: the segment before it
  first_game: boolean;
}
export interface TrainFact {
  id: Colour;
  die: number[]; // six faces
  count: number;
  speed: string;
}
export interface GoodFact {
  id: Good;
}
export interface ActionFact {
  id: Card;
  count: number;
}
export interface CardFact {
  deploy: Shown[];
  move: Shown[];
  provenance: string;
}
export interface HelperFact {
  id: Helper;
  board: BoardId;
}
export interface Rules {
  hand: number;
  draw: number;
  hand_limit: number;
  start_penalty: number;
  deployment_penalty: number;
  unused: number;
  head_on: number;
}
export interface Facts {
  names: Record<string, Named>; // what sentences call places, lines, segments and fields
  boards: BoardFact[];
  places: Record<string, PlaceFact>;
  lines: Record<string, LineFact>;
  segments: Record<string, SegmentFact>;
  fields: Record<string, FieldFact>;
  trains: TrainFact[];
  goods: GoodFact[];
  actions: ActionFact[];
  cards: Record<string, CardFact>;
  helpers: HelperFact[];
  rules: Rules;
}
export interface Events {
  // Location tokens now number the starts (SWI-13.6).
  "numbers-shuffled": { places: string[]; numbers: number[] };
  "first-player": { seat: number };
  // Free layout: the two open branches of a junction.
  "switch-laid": { seat: number; junction: string; lines: string[] };
  "signal-laid": { seat: number; field: string };
  // Where hands are open.
  dealt: { seat: number; cards: Card[] };
  "dealt-hidden": { seat: number; count: number };
  "turn-begins": { seat: number; turn: number; left: number };
  // What it shows: deployments, coloured trains, multi-coloured trains.
  "card-revealed": {
    seat: number;
    card: string;
    deploys: number;
    trains: Colour[]; // coloured ones
    any: number; // multi-coloured ones
  };
  // The timetable deck is empty (SWI-10.2).
  "last-turn": Record<string, never>;
  "helper-used": { seat: number; helper: Helper };
  // The Crossing keeper's card (SWI-12.8).
  "card-put-under": { card: string };
  "deployment-named": { seat: number; train: Colour };
  "dice-rolled": { seat: number; dice: number[]; number: number };
  "token-flipped": { seat: number; number: number };
  "tokens-shuffled": Record<string, never>;
  deployed: { train: Colour; place: string; number: number };
  // Nothing is deployed (SWI-5.3).
  "start-occupied": { train: Colour; place: string; number: number };
  // Start card: the start is occupied (SWI-5.6).
  "rolls-again": { train: Colour; place: string; number: number };
  // No train can be deployed (SWI-5.3, R11).
  "depot-empty": Record<string, never>;
  "colour-chosen": { seat: number; train: Colour };
  // No train of the colour is on the board (SWI-5.10).
  "nobody-moves": { train: Colour };
  // The Conductor (SWI-11.4).
  "colour-held": { train: Colour };
  // The Traffic controller (SWI-12.10).
  "train-held": { train: Colour; space: string };
  "die-rolled": { seat: number; train: Colour; space: string; roll: number };
  "left-city": { train: Colour; place: string; line: string };
  moved: {
    train: Colour;
    space: string; // from
    target: string; // a space
    path: string[]; // spaces
    steps: number;
  };
  stopped: { train: Colour; space: string; reason: StopReason; at: string; left: number };
  arrived: { train: Colour; place: string };
  "ran-through": { train: Colour; place: string; line: string };
  delivered: {
    train: Colour;
    good: Good;
    place: string;
    count: number; // goods delivered
    goal: number;
  };
  "to-depot": { train: Colour; reason: DepotReason };
  "head-on": { train: Colour; space: string; other: Colour; at: string; left: number };
  "ran-into-start": { train: Colour; place: string };
  "good-returned": { good: Good; place: string };
  // Tokens leave the clock; `clock` are those still on it, before any refill.
  "time-lost": { tokens: number; cause: Cause; clock: number };
  // A timetable card goes to the box unseen (SWI-9.2).
  "card-lost": {
    left: number; // cards in the deck
  };
  "clock-refilled": {
    clock: number;
    owed: number; // the rest of the loss
    left: number; // after it
  };
  "signal-changed": {
    seat: number;
    field: string; // from
    target: string; // a field
  };
  "switch-changed": { seat: number; junction: string; lines: string[] };
  loaded: { seat: number; train: Colour; good: Good; place: string; left: number };
  paid: { seat: number; cards: Card[] };
  // Where hands are open.
  drew: { seat: number; cards: Card[] };
  "drew-hidden": { seat: number; count: number };
  "hand-full": { seat: number };
  "drew-none": { seat: number };
  reshuffled: { count: number };
  won: { goods: number; turns: number; time: number };
  lost: { reason: Reason; goods: number };
}
