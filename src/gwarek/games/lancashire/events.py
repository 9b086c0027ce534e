"""What happens in Brass: Lancashire only, as typed facts (docs/protocol-lancashire.md has the whole list)."""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.games.brass import events as both  # noqa: F401  # told in this game too (scripts/shapes.py)


class StartSet(Event, kind="start-drawn"):
    seat: int
    seats: list[int]


class SetAside(Event):
    count: int


class Combined(Event):
    seat: int


class Linked(Event):
    seat: int
    line: str
    price: int


class Sold(Event):
    seat: int
    tile: str
    space: str
    owner: int
    port: str


class Offered(Event):
    seat: int
    tile: str
    space: str


class DemandFell(Event):
    steps: int
    marker: int
    left: int


class SoldFar(Event):
    seat: int
    tile: str
    space: str


class Bonus(Event):
    seat: int
    bonus: str
    amount: int
    income: int
    level: int


class MarketClosed(Event):
    seat: int


class CashScored(Event):
    points: list[int]


class CanalsRemoved(Event):
    count: int


class MarketReopened(Event):
    pass
