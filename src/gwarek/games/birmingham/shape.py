"""Brass: Birmingham: what its view and its facts hold (`gwarek.core.shape`); its events are in `events.py`."""

from __future__ import annotations

from typing import Literal, TypedDict

from gwarek.games.shared.shape import BrassPlayer, BrassView, Era, MarketFact, MarketGood, Names, Stack

Industry = Literal["cotton_mill", "manufacturer", "pottery", "coal_mine", "iron_works", "brewery"]
Banner = Literal["teal", "blue", "red", "brown", "purple"]
Phase = Literal["setup", "action", "second", "selling", "remove", "card", "selloff", "over"]
Act = Literal["link", "links", "develop", "sell", "loan", "pass", "scout"]
Wild = Literal["wild_location", "wild_industry"]
MerchantKind = Literal["any", "cotton_mill", "manufacturer", "pottery", "blank"]


class Doing(TypedDict):
    action: Act | None
    first: str | None  # phase second: the line laid first
    cards: int  # still to discard
    sold: str | None  # phase remove: the space of the tile being sold
    debt: int  # pounds, phase selloff


class Market(TypedDict):
    cubes: int
    price: int  # of the next cube bought
    pays: int | None  # for the next cube sold; null: full


class Tile(TypedDict):
    space: str
    owner: int  # a seat
    tile: str  # coal_mine/2
    industry: Industry
    level: int
    goods: int  # cubes or barrels left
    flipped: bool


class Bonus(TypedDict):
    kind: Literal["vp", "develop", "income_spaces", "money"]
    amount: int


class Merchant(TypedDict):
    space: str
    place: str
    kind: MerchantKind
    buys: list[Industry]
    barrel: bool
    bonus: Bonus


class Player(BrassPlayer):
    wilds: list[str]  # wild cards held, public
    discard: list[str]  # face-up cards, oldest first
    facedown: int
    facedown_card: str | None  # yours, by option
    mat: dict[Industry, Stack]


class View(BrassView):
    phase: Phase
    doing: Doing
    markets: dict[MarketGood, Market]
    tiles: list[Tile]  # occupied spaces only
    merchants: list[Merchant]  # spaces in use
    wilds: dict[Wild, int]  # left in the piles
    costs: dict[str, int]  # money costs of tiles that an option changed
    players: list[Player]


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
