"""What happens in Brass: Birmingham only, as typed facts (docs/protocol-birmingham.md has the whole list)."""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.games.brass import events as both  # noqa: F401  # told in this game too (scripts/shapes.py)


class MerchantsShown(Event, kind="merchants-laid"):
    merchants: list[str]


class OrderSet(Event, kind="order-drawn"):
    seats: list[int]


class FaceDown(Event, kind="facedown", to="others"):
    seat: int


class FaceDownUnseen(Event, kind="facedown"):
    """Its owner knows no more than the others."""

    seat: int


class FaceDownSeen(Event, kind="facedown-you", to="seat"):
    seat: int
    card: str


class WildReturned(Event):
    seat: int
    card: str


class Linked(Event):
    """`way`: canal, rail, first (of two rails, for the price of both) or second."""

    seat: int
    line: str
    price: int
    way: str


class BeerUsed(Event):
    seat: int
    owner: int
    space: str


class MerchantBeer(Event):
    seat: int
    merchant: str


class Sold(Event):
    seat: int
    tile: str
    space: str
    merchant: str


class Bonus(Event):
    seat: int
    merchant: str
    bonus: str
    amount: int


class Removed(Event):
    seat: int
    tile: str


class RemovalDeclined(Event):
    seat: int


class Scouted(Event):
    seat: int


class BarrelsRefilled(Event):
    count: int
