"""What the views and facts of both games of Brass hold."""

from __future__ import annotations

from typing import Literal, TypedDict

Era = Literal["canal", "rail"]
MarketGood = Literal["coal", "iron"]


class Actions(TypedDict):
    left: int
    of: int


class Link(TypedDict):
    line: str
    owner: int  # a seat


class Stack(TypedDict):
    left: int
    next: int | None  # level
    stack: list[int]  # levels left, lowest first


class BrassPlayer(TypedDict):
    money: int  # may be negative by option
    spent: int
    income: int  # space 0..99
    level: int  # pounds
    vp: int
    links: int  # tiles left
    cards: int  # in hand
    hand: list[str] | None  # null: not yours
    out: list[str]  # tiles out of the game: coal_mine/1
    network: list[str]  # places with an own tile or touched by an own link


class BrassView(TypedDict):
    era: Era
    round: int
    rounds: int
    turn: int | None  # a seat
    order: list[int]  # seats
    actions: Actions
    links: list[Link]
    worth: dict[str, int]  # line: what a link there would score if the era ended now
    deck: int  # cards left to draw


class Names(TypedDict):
    en: str
    pl: str


class MarketFact(TypedDict):
    prices: list[int]  # cheapest first
    start: int
    overflow: int
