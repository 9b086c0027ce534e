"""Tinners' Trail: what its view and its facts hold (`gwarek.core.shape`); its events are in `events.py`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gwarek.core.shape import BAG, BY_SEAT, Seat, Signed

DeckName = Literal["A", "B", "C", "D", "wild"]
Ore = Literal["copper", "tin"]
Improvement = Literal["miner", "port", "train", "adit"]
Destination = Literal["michigan", "sierra_madre", "kimberley", "adelaide"]
Phase = Literal[
    "setup",
    "keep",
    "prices",
    "turn",
    "map",
    "opening",
    "bidding",
    "map_after",
    "calciner",
    "pumps",
    "tokens",
    "adelaide",
    "invest",
    "survey",
    "reveal",
    "wallace",
    "over",
]
Face = Literal["up", "down"]
Source = Literal["hand", "deck", "wallace"]
Pick = Literal["withdraw", "lowest", "highest"]
StaysOut = Literal["value", "far", "work", "mine", "passed"]
Pair = Annotated[list[int], 2]
Rises = Annotated[list[Signed], 2]
AreaId = Annotated[str, "areas"]
BorderId = Annotated[str, "borders"]
TileId = Annotated[str, "tiles"]
MapId = Annotated[str, "maps"]
CardId = Annotated[str, "cards"]  # of Lord Wallace
Seats = Annotated[list[Seat], BY_SEAT]  # each at most once
SomeSeats = Annotated[list[Seat], BAG]
Maps = Annotated[list[MapId], BAG]


class Price(TypedDict):
    column: int | None
    price: int | None
    change: Signed  # what the next roll is corrected by: -1, 0 or 1


class Shelf(TypedDict):
    miner: list[int]  # tokens left per round
    port: list[int]
    train: list[int]
    adit: list[int]
    pumps: list[list[int]]  # per round: sizes of the groups left


class TileOn(TypedDict):
    face: Face
    id: TileId | None  # null: not known to this viewer
    seen_by: SomeSeats  # whose survey marker lies there; a look during an auction leaves none


class Area(TypedDict):
    tile: TileOn | None
    owner: Seat | None  # who has a mine there
    copper: int
    tin: int
    water: int
    arsenic: int
    drainage: int
    miners: int  # neutral ones
    own_miner: int  # of the mine's owner's colour
    port: int
    train: int
    pumps: int  # steam pumps that stay
    calciner: int  # of the mine's owner
    capacity: int | None  # null: no mine
    lost: bool  # the tile was removed unsold


class Chance(TypedDict):
    price: int
    ways: int  # in how many rolls


class Reckoning(TypedDict):
    """What Lord Wallace thinks of the area, and the bids his dice can still make."""

    tile: int
    map: int
    arsenic: int
    value: int  # what he thinks the area worth (TIN-13.13, 13.51)
    why: StaysOut | None  # why he stays out
    dice: list[str]  # colours
    pick: Pick
    adds: int  # pounds added to the dice
    bids: list[Chance]  # his bid to come; empty once he has bid or stays out
    of: int  # all rolls


Auction = TypedDict(  # `in` is no name for a Python field
    "Auction",
    {
        "area": AreaId,
        "opener": Seat,
        "minimum": int | None,  # null: 1 or 2 players, no map played yet
        "bid": int,  # 0: none
        "leader": Seat | None,
        "in": SomeSeats,  # who may still bid, the leader included
        "bids": Annotated[list[int], BY_SEAT],  # the last bid, 0: none
        "map": MapId | None,
        "source": Source | None,
        "peeked": bool,
        "price": int | None,  # to pay once won
        "wallace": Reckoning | None,  # null: not solo, or no map yet
    },
)


class Pumping(TypedDict):
    left: int
    of: int


class Row(TypedDict):
    tens: int  # points for every 10 pounds
    fives: int  # points for every 5 pounds


class Player(TypedDict):
    money: int | None  # null: Lord Wallace
    points: int
    column: int  # of the work track
    last: int  # the last column there is for this player
    left: int  # work points
    passed: int | None  # the row, from 1
    mines: int  # unbuilt
    copper: int  # held
    tin: int
    arsenic: int
    limiter: int | None  # a column
    calciner: int  # unbuilt
    own_miners: int  # unused
    tokens: dict[Improvement, int]
    kimberley: int  # pounds each round
    adelaide: Rises | None  # what the higher and the lower price rise by
    out: bool  # withdrawn from investing
    row: Row | None  # scored by; null: not passed
    decks: Annotated[list[DeckName], BAG]  # of every map held
    hand: Maps | None  # null: not yours
    choice: Maps | None  # two, yours, phase keep
    thrown: Maps | None  # discarded at setup, yours
    still: int  # regions still to choose, phase keep
    wallace: bool
    spent: Signed  # Lord Wallace's account
    extra: Signed  # his arsenic and Kimberley money of this round


class Deck(TypedDict):
    deck: int | None  # maps left; null: no deck beside the board
    played: Maps
    unseen: dict[MapId, int]  # not played, not held and (3 to 5 players) not thrown away by this viewer


class Tiles(TypedDict):
    used: Annotated[list[TileId], BAG]
    unseen: Annotated[
        list[TileId], BAG
    ]  # those that could lie face down (or in the box) as far as this viewer knows


class MarketSpace(TypedDict):
    section: int
    price: int
    cubes: int


class Market(TypedDict):
    next: int  # pounds the next cube fetches
    spaces: list[MarketSpace]
    open: list[int]  # sections


class Passage(TypedDict):
    destination: Destination
    round: int
    seat: Seat | None


class Wallace(TypedDict):
    back: DeckName | None
    maps: int  # left in his survey deck
    aside: int  # put aside unseen
    cards: Annotated[list[CardId], BAG]  # action cards revealed since the last shuffle
    left: int  # action cards in the deck


class View(TypedDict):
    phase: Phase
    round: int  # 1..4
    rounds: int
    solo: bool
    turn: Seat | None  # who decides; null: setup, keep, prices, over
    active: Seat | None  # whose turn on the work track it is (the opener of an auction)
    prices: dict[Ore, Price]
    track: Seats  # in the order their markers arrived: within a column, top to bottom
    rows: Seats  # on the investment track, top first
    shelf: Shelf
    pump_group: int  # size of the group the next `pumps` takes, or 0
    areas: dict[AreaId, Area]
    adits: Annotated[list[BorderId], BAG]
    auction: Auction | None
    pumping: Pumping | None
    players: Annotated[list[Player], BY_SEAT]
    maps: dict[str, Deck]  # by deck in use: A to D, wild
    tiles: dict[str, Tiles]  # by region in use
    market: Market | None
    emigration: list[Passage] | None
    wallace: Wallace | None
    options: dict[str, str]


class AreaFact(TypedDict):
    name: str
    region: DeckName
    coastal: bool
    x: int
    y: int
    polygon: list[Pair]
    neighbours: list[str]


class BorderFact(TypedDict):
    areas: list[str]  # two


class Names(TypedDict):
    en: str
    pl: str


class LandFact(TypedDict):
    id: str
    name: Names
    polygon: list[Pair]


class TileFact(TypedDict):
    region: DeckName
    copper: int
    tin: int
    water: int
    money: int
    work: int
    kickstarter: bool


class MapFact(TypedDict):
    deck: DeckName
    regions: list[DeckName]
    value: int
    copper: int
    tin: int
    water: int  # negative: removed
    miner: int
    port: int
    pump: int
    count: int
    kickstarter: bool


class Dice(TypedDict):
    colours: list[str]
    faces: list[int]


class Prices(TypedDict):
    ranges: list[Pair]  # from, to
    tin: list[int]
    copper: list[int]


class Work(TypedDict):
    columns: int
    costs: dict[str, int]  # by action


class Investment(TypedDict):
    tens: list[list[int]]  # per row, per round
    fives: list[list[int]]


class Michigan(TypedDict):
    rounds: list[dict[str, int]]  # improvement and how many


class ByRound(TypedDict):
    rounds: list[int]


class Adelaide(TypedDict):
    rounds: list[Pair]  # higher, lower


class Destinations(TypedDict):
    michigan: Michigan
    sierra_madre: ByRound  # points
    kimberley: ByRound  # pounds
    adelaide: Adelaide


class WallaceCard(TypedDict):
    rounds: list[list[str]]  # a cell per zone


BidRow = TypedDict(
    "BidRow", {"from": int, "to": int, "dice": list[str], "pick": Pick}
)  # `from` is no name in Python


class ImprovementFact(TypedDict):
    work: int
    water: int
    neighbours: int


class Rules(TypedDict):
    start_money: int
    mines: int
    own_miners: int
    base_capacity: int
    numbers: int


class Facts(TypedDict):
    areas: dict[str, AreaFact]
    borders: dict[str, BorderFact]
    land: list[LandFact]
    tiles: dict[str, TileFact]
    maps: dict[str, MapFact]
    map_cards: dict[str, list[str]]  # by number of players: areas with a tile
    dice: Dice
    prices: Prices
    work: Work
    investment: Investment
    shelves: dict[str, Shelf]  # by number of players
    market: list[list[int]]  # prices per section
    destinations: Destinations
    cards: dict[str, WallaceCard]
    zones: list[Pair]
    bid_rows: list[BidRow]
    improvements: dict[Improvement, ImprovementFact]
    rules: Rules
    reconstructed: list[str]  # tables of the box that are not the printed ones
