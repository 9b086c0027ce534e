"""What happens in Brass: Birmingham, as typed facts (docs/protocol-birmingham.md has the list)."""

from __future__ import annotations

from gwarek.core.event import Event


class MerchantsShown(Event, kind="merchants-laid"):
    merchants: list[str]


class OrderSet(Event, kind="order-drawn"):
    seats: list[int]


class EraBegins(Event):
    era: str


class RoundBegins(Event):
    era: str
    round: int
    of: int


class HandDealt(Event, kind="dealt", to="others"):
    seat: int
    count: int


class HandSeen(Event, kind="dealt-you", to="seat"):
    seat: int
    cards: list[str]


class FaceDown(Event, kind="facedown", to="others"):
    seat: int


class FaceDownUnseen(Event, kind="facedown"):
    """Its owner knows no more than the others."""

    seat: int


class FaceDownSeen(Event, kind="facedown-you", to="seat"):
    seat: int
    card: str


class Drew(Event, to="others"):
    seat: int
    count: int


class DrawnSeen(Event, kind="drew-you", to="seat"):
    seat: int
    cards: list[str]


class Discarded(Event):
    seat: int
    card: str


class WildReturned(Event):
    seat: int
    card: str


class Built(Event):
    seat: int
    tile: str
    space: str
    price: int


class Replaced(Event):
    seat: int
    owner: int
    tile: str
    space: str


class Linked(Event):
    """`way`: canal, rail, first (of two rails, for the price of both) or second."""

    seat: int
    line: str
    price: int
    way: str


class CoalUsed(Event):
    seat: int
    owner: int
    space: str


class IronUsed(Event):
    seat: int
    owner: int
    space: str


class BeerUsed(Event):
    seat: int
    owner: int
    space: str


class CoalBought(Event):
    seat: int
    cubes: int
    price: int


class IronBought(Event):
    seat: int
    cubes: int
    price: int


class MerchantBeer(Event):
    seat: int
    merchant: str


class GoodsPlaced(Event):
    seat: int
    tile: str
    space: str
    count: int


class MarketSold(Event):
    seat: int
    good: str
    cubes: int
    money: int


class Flipped(Event):
    owner: int
    tile: str
    space: str
    steps: int
    income: int
    level: int


class Developed(Event):
    seat: int
    tile: str


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


class LoanTaken(Event, kind="loan"):
    seat: int
    money: int
    income: int
    level: int


class Passed(Event):
    seat: int


class Scouted(Event):
    seat: int


class OrderChanged(Event):
    seats: list[int]
    counts: list[int]


class Income(Event):
    seat: int
    money: int


class Debt(Event):
    seat: int
    debt: int
    paid: int


class SoldOff(Event):
    seat: int
    tile: str
    space: str
    money: int


class PointsLost(Event):
    seat: int
    points: int
    debt: int


class LinksScored(Event):
    """Points by seat, those from before, and link by link what each gave whom."""

    era: str
    points: list[int]
    before_points: list[int]
    lines: list[str]
    owners: list[int]
    worth: list[int]


class IndustriesScored(Event):
    """Points by seat, and tile by tile what each gave whom."""

    era: str
    points: list[int]
    spaces: list[str]
    tiles: list[str]
    owners: list[int]
    worth: list[int]


class TilesRemoved(Event):
    """How many tiles leave the board, how many of each seat, and from where."""

    count: int
    counts: list[int]
    spaces: list[str]


class BarrelsRefilled(Event):
    count: int


class ExtraScored(Event):
    what: str
    points: list[int]


class GameOver(Event):
    winners: list[int]
    reason: str
