"""What the views and facts of both games of Brass hold."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from gwarek.core.shape import BAG, BY_SEAT, Seat, Signed, by

Era = Literal["canal", "rail"]
MarketGood = Literal["coal", "iron"]
PlaceId = Annotated[str, "places"]
SpaceId = Annotated[str, "spaces"]
LineId = Annotated[str, "lines"]
TileId = Annotated[str, "tiles"]  # coal_mine/2
CardId = Annotated[str, "cards"]
Cards = Annotated[list[CardId], BAG]


class Actions(TypedDict):
    left: int
    of: int


class Link(TypedDict):
    line: LineId
    owner: Seat


class Stack(TypedDict):
    left: int
    next: int | None  # level
    stack: list[int]  # levels left, lowest first


class BrassPlayer(TypedDict):
    money: Signed  # below zero by option only
    spent: int
    income: int  # space 0..99
    level: Signed  # pounds
    vp: Signed
    links: int  # tiles left
    cards: int  # in hand
    hand: Cards | None  # null: not yours
    out: Annotated[list[TileId], BAG]  # out of the game
    network: Annotated[list[PlaceId], BAG]  # places with an own tile or touched by an own link


class BrassView(TypedDict):
    era: Era
    round: int
    rounds: int
    turn: Seat | None
    order: Annotated[list[Seat], BY_SEAT]
    actions: Actions
    links: Annotated[list[Link], by("line")]
    worth: dict[LineId, int]  # what a link there would score if the era ended now
    deck: int  # cards left to draw


class Names(TypedDict):
    en: str
    pl: str


class MarketFact(TypedDict):
    prices: list[int]  # cheapest first
    start: int
    overflow: int
