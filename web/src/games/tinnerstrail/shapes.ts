// Made by scripts/shapes.py from shape.py and events.py of the game; do not edit.

export type Seat = number;
export type Signed = number;
export type DeckName = "A" | "B" | "C" | "D" | "wild";
export type Ore = "copper" | "tin";
export type Improvement = "miner" | "port" | "train" | "adit";
export type Destination = "michigan" | "sierra_madre" | "kimberley" | "adelaide";
export type Phase =
  | "setup"
  | "keep"
  | "prices"
  | "turn"
  | "map"
  | "opening"
  | "bidding"
  | "map_after"
  | "calciner"
  | "pumps"
  | "tokens"
  | "adelaide"
  | "invest"
  | "survey"
  | "reveal"
  | "wallace"
  | "over";
export type Face = "up" | "down";
export type Source = "hand" | "deck" | "wallace";
export type Pick = "withdraw" | "lowest" | "highest";
export type StaysOut = "value" | "far" | "work" | "mine" | "passed";
export type Pair = [number, number];
export type Rises = [Signed, Signed];
export type AreaId = string;
export type BorderId = string;
export type TileId = string;
export type MapId = string;
export type CardId = string;
export type Seats = Seat[];
export type SomeSeats = Seat[];
export type Maps = MapId[];

export interface Price {
  column: number | null;
  price: number | null;
  change: Signed; // what the next roll is corrected by: -1, 0 or 1
}
export interface Shelf {
  miner: number[]; // tokens left per round
  port: number[];
  train: number[];
  adit: number[];
  pumps: number[][]; // per round: sizes of the groups left
}
export interface TileOn {
  face: Face;
  id: TileId | null; // null: not known to this viewer
  seen_by: SomeSeats; // whose survey marker lies there; a look during an auction leaves none
}
export interface Area {
  tile: TileOn | null;
  owner: Seat | null; // who has a mine there
  copper: number;
  tin: number;
  water: number;
  arsenic: number;
  drainage: number;
  miners: number; // neutral ones
  own_miner: number; // of the mine's owner's colour
  port: number;
  train: number;
  pumps: number; // steam pumps that stay
  calciner: number; // of the mine's owner
  capacity: number | null; // null: no mine
  lost: boolean; // the tile was removed unsold
}
export interface Chance {
  price: number;
  ways: number; // in how many rolls
}
export interface Reckoning {
  tile: number;
  map: number;
  arsenic: number;
  value: number; // what he thinks the area worth (TIN-13.13, 13.51)
  why: StaysOut | null; // why he stays out
  dice: string[]; // colours
  pick: Pick;
  adds: number; // pounds added to the dice
  bids: Chance[]; // his bid to come; empty once he has bid or stays out
  of: number; // all rolls
}
export interface Auction {
  area: AreaId;
  opener: Seat;
  minimum: number | null; // null: 1 or 2 players, no map played yet
  bid: number; // 0: none
  leader: Seat | null;
  in: SomeSeats; // who may still bid, the leader included
  bids: number[]; // the last bid, 0: none
  map: MapId | null;
  source: Source | null;
  peeked: boolean;
  price: number | null; // to pay once won
  wallace: Reckoning | null; // null: not solo, or no map yet
}
export interface Pumping {
  left: number;
  of: number;
}
export interface Row {
  tens: number; // points for every 10 pounds
  fives: number; // points for every 5 pounds
}
export interface Player {
  money: number | null; // null: Lord Wallace
  points: number;
  column: number; // of the work track
  last: number; // the last column there is for this player
  left: number; // work points
  passed: number | null; // the row, from 1
  mines: number; // unbuilt
  copper: number; // held
  tin: number;
  arsenic: number;
  limiter: number | null; // a column
  calciner: number; // unbuilt
  own_miners: number; // unused
  tokens: Record<Improvement, number>;
  kimberley: number; // pounds each round
  adelaide: Rises | null; // what the higher and the lower price rise by
  out: boolean; // withdrawn from investing
  row: Row | null; // scored by; null: not passed
  decks: DeckName[]; // of every map held
  hand: Maps | null; // null: not yours
  choice: Maps | null; // two, yours, phase keep
  thrown: Maps | null; // discarded at setup, yours
  still: number; // regions still to choose, phase keep
  wallace: boolean;
  spent: Signed; // Lord Wallace's account
  extra: Signed; // his arsenic and Kimberley money of this round
}
export interface Deck {
  deck: number | null; // maps left; null: no deck beside the board
  played: Maps;
  unseen: Record<MapId, number>; // not played, not held and (3 to 5 players) not thrown away by this viewer
}
export interface Tiles {
  used: TileId[];
  unseen: TileId[];
}
export interface MarketSpace {
  section: number;
  price: number;
  cubes: number;
}
export interface Market {
  next: number; // pounds the next cube fetches
  spaces: MarketSpace[];
  open: number[]; // sections
}
export interface Passage {
  destination: Destination;
  round: number;
  seat: Seat | null;
}
export interface Wallace {
  back: DeckName | null;
  maps: number; // left in his survey deck
  aside: number; // put aside unseen
  cards: CardId[]; // action cards revealed since the last shuffle
  left: number; // action cards in the deck
}
export interface View {
  phase: Phase;
  round: number; // 1..4
  rounds: number;
  solo: boolean;
  turn: Seat | null; // who decides; null: setup, keep, prices, over
  active: Seat | null; // whose turn on the work track it is (the opener of an auction)
  prices: Record<Ore, Price>;
  track: Seats; // in the order their markers arrived: within a column, top to bottom
  rows: Seats; // on the investment track, top first
  shelf: Shelf;
  pump_group: number; // size of the group the next `pumps` takes, or 0
  areas: Record<AreaId, Area>;
  adits: BorderId[];
  auction: Auction | null;
  pumping: Pumping | null;
  players: Player[];
  maps: Record<string, Deck>; // by deck in use: A to D, wild
  tiles: Record<string, Tiles>; // by region in use
  market: Market | null;
  emigration: Passage[] | null;
  wallace: Wallace | null;
  options: Record<string, string>;
}
export interface AreaFact {
  name: string;
  region: DeckName;
  coastal: boolean;
  x: number;
  y: number;
  polygon: Pair[];
  neighbours: string[];
}
export interface BorderFact {
  areas: string[]; // two
}
export interface Names {
  en: string;
  pl: string;
}
export interface LandFact {
  id: string;
  name: Names;
  polygon: Pair[];
}
export interface TileFact {
  region: DeckName;
  copper: number;
  tin: number;
  water: number;
  money: number;
  work: number;
  kickstarter: boolean;
}
export interface MapFact {
  deck: DeckName;
  regions: DeckName[];
  value: number;
  copper: number;
  tin: number;
  water: number; // negative: removed
  miner: number;
  port: number;
  pump: number;
  count: number;
  kickstarter: boolean;
}
export interface Dice {
  colours: string[];
  faces: number[];
}
export interface Prices {
  ranges: Pair[]; // from, to
  tin: number[];
  copper: number[];
}
export interface Work {
  columns: number;
  costs: Record<string, number>; // by action
}
export interface Investment {
  tens: number[][]; // per row, per round
  fives: number[][];
}
export interface Michigan {
  rounds: Record<string, number>[]; // improvement and how many
}
export interface ByRound {
  rounds: number[];
}
export interface Adelaide {
  rounds: Pair[]; // higher, lower
}
export interface Destinations {
  michigan: Michigan;
  sierra_madre: ByRound; // points
  kimberley: ByRound; // pounds
  adelaide: Adelaide;
}
export interface WallaceCard {
  rounds: string[][]; // a cell per zone
}
export interface BidRow {
  from: number;
  to: number;
  dice: string[];
  pick: Pick;
}
export interface ImprovementFact {
  work: number;
  water: number;
  neighbours: number;
}
export interface Rules {
  start_money: number;
  mines: number;
  own_miners: number;
  base_capacity: number;
  numbers: number;
}
export interface Facts {
  areas: Record<string, AreaFact>;
  borders: Record<string, BorderFact>;
  land: LandFact[];
  tiles: Record<string, TileFact>;
  maps: Record<string, MapFact>;
  map_cards: Record<string, string[]>; // by number of players: areas with a tile
  dice: Dice;
  prices: Prices;
  work: Work;
  investment: Investment;
  shelves: Record<string, Shelf>; // by number of players
  market: number[][]; // prices per section
  destinations: Destinations;
  cards: Record<string, WallaceCard>;
  zones: Pair[];
  bid_rows: BidRow[];
  improvements: Record<Improvement, ImprovementFact>;
  rules: Rules;
  reconstructed: string[]; // tables of the box that are not the printed ones
}
export interface Events {
  "order-drawn": { seats: number[] };
  "tile-opened": { area: string; tile: string };
  dealt: { seat: number; count: number };
  "dealt-you": { seat: number; maps: string[] };
  kept: { seat: number; region: DeckName };
  "kept-you": { seat: number; region: DeckName; map: string; thrown_map: string };
  "maps-returned": { regions: DeckName[] };
  "wallace-back": { region: DeckName };
  "round-begins": { round: number; of: number };
  // A map's pump removes one water.
  "pump-works": { area: string };
  "kimberley-pays": { seat: number; money: number };
  price: { ore: Ore; total: number; change: number; price: number };
  "auction-opened": { seat: number; area: string };
  "map-played": { seat: number; map: string; area: string; source: Source };
  looked: { seat: number; area: string };
  "looked-you": { seat: number; area: string; tile: string };
  "tile-turned": { area: string; tile: string };
  "cannot-open": { seat: number; price: number; money: number };
  bid: { seat: number; price: number; area: string };
  withdrew: {
    seat: number;
    forced: string; // yes or no
  };
  won: { seat: number; area: string; price: number };
  "half-bid": { seat: number; money: number };
  "tile-stays": { area: string };
  "tile-removed": { area: string };
  "tile-money": { seat: number; money: number; tile: string };
  "tile-work": { seat: number; tile: string };
  "map-paid": { seat: number; map: string; price: number };
  "no-map": { seat: number };
  "mine-built": { seat: number; area: string; copper: number; tin: number; water: number };
  "drainage-used": { area: string; count: number };
  "map-applied": { seat: number; area: string; map: string };
  "map-lost": { area: string; map: string };
  "calciner-built": {
    seat: number;
    area: string;
    areas: string[]; // with arsenic now
  };
  "calciner-kept": { seat: number };
  moved: { seat: number; cost: number; column: number };
  extracted: {
    seat: number;
    area: string;
    copper: number;
    tin: number;
    price: number;
    water: number; // after it
  };
  placed: {
    seat: number;
    improvement: Improvement;
    area: string;
    token: string; // from the board or from michigan
  };
  "own-miner": { seat: number; area: string };
  dug: { seat: number; border: string; areas: string[]; token: string };
  drained: { area: string; count: number };
  "drainage-laid": { area: string; count: number };
  "pumps-taken": { seat: number; count: number };
  pumped: { seat: number; area: string };
  "pumps-unused": { seat: number; count: number };
  pasties: { seat: number; money: number };
  passed: {
    seat: number;
    row: number;
    forced: string; // yes or no
  };
  processed: {
    seat: number;
    area: string;
    column: number; // of the limiter
  };
  "arsenic-sold": { seat: number; count: number; money: number };
  emigrated: { seat: number; area: string; destination: Destination };
  "tokens-taken": { seat: number; improvement: Improvement; count: number };
  "sierra-madre": { seat: number; score: number };
  kimberley: { seat: number; money: number };
  adelaide: { seat: number };
  // Pounds more for each cube.
  rise: { seat: number; copper: number; tin: number };
  sold: { seat: number; copper: number; tin: number; money: number };
  // All sales of a round, by seat: cubes, prices, and the money afterwards (None: Lord Wallace keeps none).
  "round-sold": {
    round: number;
    copper: number[];
    tin: number[];
    copper_prices: number[];
    tin_prices: number[];
    cash: (number | null)[];
  };
  // What the investments of a round brought, by seat, and the points from before.
  "round-invested": { round: number; points: number[]; before_points: number[] };
  invested: { seat: number; money: number; score: number; row: number };
  "withdrew-investing": {
    seat: number;
    money: number; // kept
  };
  "shelf-cleared": { count: number };
  "section-closed": {
    section: number; // from 1
  };
  "order-next": { seats: number[] };
  "survey-declined": { seat: number };
  "game-over": { winners: number[]; reason: string };
  "wallace-card": {
    seat: number;
    card: string;
    cell: string; // as printed
    action: string;
    copper: number; // its price
    why: string; // only, orange or plain
  };
  "wallace-shuffles": { seat: number; count: number };
  "wallace-cannot": {
    seat: number;
    action: string;
    why: string; // work, mine, tile, token, place, water or ore
  };
  "wallace-instead": {
    seat: number;
    action: string;
    instead: string;
    why: string; // adit, developments, arsenic or idle
  };
  // A choice of his (build-open, build-down, extract-copper, extract-tin, pumps, port, train, miner, arsenic or idle-miner), and the criteria that decided it, in order (`tinnerstrail-step-…`).
  "wallace-chose": {
    seat: number;
    choice: string;
    area: string;
    steps: string[];
    left: number; // how many were compared
  };
  // The same for an adit.
  "wallace-chose-border": { seat: number; border: string; steps: string[]; left: number };
  "wallace-region": { seat: number; region: DeckName };
  "wallace-aside": { seat: number; region: DeckName };
  "wallace-chooses-freely": { seat: number };
  "wallace-value": {
    seat: number;
    area: string;
    tile_value: number;
    map_value: number;
    arsenic_value: number;
    value: number;
  };
  "wallace-rolls": {
    seat: number;
    dice: number[];
    pick: string; // lowest or highest
    map_value: number;
    more: number; // deep pockets
    bid: number;
  };
  "wallace-out": {
    seat: number;
    why: string; // value, far, work, mine, passed, or lower: his roll is not above your bid
  };
  "wallace-wins": {
    seat: number;
    why: string; // higher, alone or unopposed
  };
  "wallace-passes": {
    seat: number;
    why: string; // last, ore, card or none
  };
  "wallace-pays": { seat: number; price: number; spent: number };
  // Told whenever he may process, whichever he prefers.
  "wallace-profit": {
    seat: number;
    area: string;
    profit: number;
    arsenic: number; // pounds of the next space
  };
  "wallace-arsenic": { seat: number; money: number; column: number };
  // Cheap labour.
  "wallace-costs": { seat: number; spent: number; half: number };
  "wallace-income": { seat: number; sales: number; spent: number; extra: number; money: number };
  "wallace-invests": { seat: number; money: number; score: number; row: number; lost: number };
  "wallace-subsidy": { seat: number; count: number };
  "wallace-greenfield": { seat: number; area: string };
}
