"""Brass: Lancashire: what its view and its facts hold (`gwarek.core.shape`); its events are in `events.py`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gwarek.core.shape import BAG, BY_SEAT, Seat, by
from gwarek.games.shared.shape import (
    BrassPlayer,
    BrassView,
    CardId,
    Era,
    LineId,
    MarketFact,
    MarketGood,
    Names,
    PlaceId,
    SpaceId,
    Stack,
    TileId,
)

Industry = Literal["cotton_mill", "port", "coal_mine", "iron_works", "shipyard"]
Phase = Literal["setup", "action", "second", "developing", "selling", "card", "selloff", "over"]
Act = Literal["combine", "link", "develop", "sell", "loan", "pass"]
Payment = Literal["money", "income"]
Check = Literal["card", "space", "period", "coal", "iron", "money"]
DistantTile = Annotated[str, "distant_tiles"]  # a value
TileEra = Literal["canal", "rail", "any", "never"]
Hint = Literal[
    "left", "right", "top", "bottom", "only", "top_left", "top_right", "bottom_left", "bottom_right"
]


class Doing(TypedDict):
    action: Act | None
    first: LineId | None  # phase second: the railway laid first
    cards: int  # still to discard
    sold: SpaceId | None  # of a mill whose cotton goes to the distant market, tile not yet turned up
    debt: int  # pounds, phase selloff


class Market(TypedDict):
    prices: list[int]  # cheapest first
    cubes: int
    price: int  # of the next cube bought
    pays: int | None  # for the next cube put on the track; null: full


class Distant(TypedDict):
    marker: int  # place on the cotton demand track, 0..8
    open: bool
    bonus: int | None  # at the marker; null: closed
    kind: Payment
    used: list[int]  # values turned up this period, oldest first
    left: int  # tiles not turned up
    unseen: dict[DistantTile, int]  # by value; open to all


class Tile(TypedDict):
    space: SpaceId
    owner: Seat
    tile: TileId
    industry: Industry
    level: int
    goods: int  # cubes left
    flipped: bool


class Discarded(TypedDict):
    seat: Seat
    card: CardId


class Player(BrassPlayer):
    stacks: dict[Industry, Stack]
    reach: Annotated[list[PlaceId], BAG]  # towns where an industry card may be used now
    anywhere: bool  # free first build: every town


class Broken(TypedDict):
    id: str
    args: dict[str, object]


class Site(TypedDict):
    """What is said of one industry in one town: the best space, the cards that allow it, and every rule broken."""

    place: PlaceId
    industry: Industry
    tile: TileId | None  # null: none left
    space: SpaceId  # the one the answer is about
    cards: list[CardId]  # in hand that allow it
    combine: bool  # two cards and both actions would do
    violated: list[Broken]


class View(BrassView):
    phase: Phase
    doing: Doing
    closed: Annotated[list[PlaceId], BAG]  # off the map (two players, LAN-V2)
    markets: dict[MarketGood, Market]
    distant: Distant
    tiles: Annotated[list[Tile], by("space")]  # occupied spaces only
    aside: int  # cards set aside unseen
    discard: list[Discarded]  # oldest first: one open pile
    players: Annotated[list[Player], BY_SEAT]
    sites: list[Site] | None  # for the viewer who is to act in phase action


class PlaceFact(TypedDict):
    kind: Literal["town", "waypoint", "external"]
    name: Names
    x: int  # 0..1000
    y: int
    coins: int


class SpaceFact(TypedDict):
    place: str
    industries: list[Industry]
    hint: Hint  # where in the town it lies


class LineFact(TypedDict):
    places: list[str]
    canal: bool
    rail: bool


class IndustryFact(TypedDict):
    id: Industry
    makes: Literal["", "coal", "iron"]
    flips: Literal["sell", "empty", "built"]


class TileFact(TypedDict):
    industry: Industry
    level: int
    count: int
    money: int
    coal: int
    iron: int
    vp: int
    income: int
    cubes: int
    era: TileEra


class CardFact(TypedDict):
    kind: Literal["region", "industry"]
    place: str | None
    industry: Industry | None
    count: int


class DistantFact(TypedDict):
    track: list[int | None]  # null: closed
    tiles: dict[str, int]  # by value


class Rules(TypedDict):
    hand: int
    money: int
    canal: int
    rail: int
    two_rails: int
    links: int
    loans: list[int]
    cash_per_vp: int


class Facts(TypedDict):
    places: dict[str, PlaceFact]
    spaces: dict[str, SpaceFact]
    lines: dict[str, LineFact]
    virtual_link: list[str]  # two places
    industries: list[IndustryFact]
    tiles: dict[str, TileFact]
    cards: dict[str, CardFact]
    markets: dict[MarketGood, MarketFact]
    distant: DistantFact
    checks: dict[str, Check]  # rule id: what it is about, of the six things asked of a building
    income: list[int]  # level of space 0..99
    rounds: dict[str, int]  # by number of players
    aside: dict[str, dict[Era, int]]  # by number of players
    rules: Rules
