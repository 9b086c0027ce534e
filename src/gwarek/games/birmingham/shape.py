"""Brass: Birmingham: what its view and its facts hold (`gwarek.core.shape`); its events are in `events.py`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gwarek.core.shape import BAG, BY_SEAT, Seat, by
from gwarek.games.shared.shape import (
    BrassPlayer,
    BrassView,
    CardId,
    Cards,
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

Industry = Literal["cotton_mill", "manufacturer", "pottery", "coal_mine", "iron_works", "brewery"]
Banner = Literal["teal", "blue", "red", "brown", "purple"]
Phase = Literal["setup", "action", "second", "selling", "remove", "card", "selloff", "over"]
Act = Literal["link", "links", "develop", "sell", "loan", "pass", "scout"]
Wild = Literal["wild_location", "wild_industry"]
MerchantSpaceId = Annotated[str, "merchant_spaces"]
MerchantKind = Literal["any", "cotton_mill", "manufacturer", "pottery", "blank"]


class Doing(TypedDict):
    action: Act | None
    first: LineId | None  # phase second: the line laid first
    cards: int  # still to discard
    sold: SpaceId | None  # phase remove: the space of the tile being sold
    debt: int  # pounds, phase selloff


class Market(TypedDict):
    cubes: int
    price: int  # of the next cube bought
    pays: int | None  # for the next cube sold; null: full


class Tile(TypedDict):
    space: SpaceId
    owner: Seat
    tile: TileId
    industry: Industry
    level: int
    goods: int  # cubes or barrels left
    flipped: bool


class Bonus(TypedDict):
    kind: Literal["vp", "develop", "income_spaces", "money"]
    amount: int


class Merchant(TypedDict):
    space: MerchantSpaceId
    place: PlaceId
    kind: MerchantKind
    buys: list[Industry]
    barrel: bool
    bonus: Bonus


class Player(BrassPlayer):
    wilds: Annotated[list[Wild], BAG]  # wild cards held, public
    discard: Cards  # face-up cards, oldest first
    facedown: int
    facedown_card: CardId | None  # yours, by option
    mat: dict[Industry, Stack]


class View(BrassView):
    phase: Phase
    doing: Doing
    markets: dict[MarketGood, Market]
    tiles: Annotated[list[Tile], by("space")]  # occupied spaces only
    merchants: Annotated[list[Merchant], by("space")]  # spaces in use
    wilds: dict[Wild, int]  # left in the piles
    costs: dict[TileId, int]  # money costs that an option changed
    players: Annotated[list[Player], BY_SEAT]


class PlaceFact(TypedDict):
    kind: Literal["town", "farm", "merchant"]
    name: Names
    colour: Banner | None
    x: int
    y: int
    link_symbols: int
    bonus: Bonus | None
    min_players: int


class SpaceFact(TypedDict):
    place: str
    industries: list[Industry]
    x: int
    y: int


class MerchantSpaceFact(TypedDict):
    place: str
    min_players: int


class LineFact(TypedDict):
    places: list[str]  # two or three
    canal: bool
    rail: bool
    x: int
    y: int


class IndustryFact(TypedDict):
    id: Industry
    makes: Literal["", "coal", "iron", "beer"]
    flips: Literal["sell", "empty"]


class TileFact(TypedDict):
    industry: Industry
    level: int
    count: int
    money: int
    coal: int
    iron: int
    beer: int
    vp: int
    income: int
    links: int
    cubes: int
    eras: list[Era]
    develop: bool


class CardFact(TypedDict):
    kind: Literal["location", "industry", "wild"]
    place: str | None
    industries: list[Industry]
    colour: Banner | None
    counts: dict[str, int]  # by number of players


class MerchantKindFact(TypedDict):
    buys: list[Industry]
    counts: dict[str, int]  # by number of players


class Rules(TypedDict):
    hand: int
    loan: int
    loan_levels: int
    canal: int
    rail: int
    two_rails: int
    links: int
    brewery_canal: int
    brewery_rail: int


class Facts(TypedDict):
    places: dict[str, PlaceFact]
    spaces: dict[str, SpaceFact]
    merchant_spaces: dict[str, MerchantSpaceFact]
    lines: dict[str, LineFact]
    industries: list[IndustryFact]
    tiles: dict[str, TileFact]
    cards: dict[str, CardFact]
    merchant_kinds: dict[MerchantKind, MerchantKindFact]
    markets: dict[MarketGood, MarketFact]
    income: list[int]  # level of space 0..99
    rounds: dict[str, dict[Era, int]]  # by number of players
    rules: Rules
