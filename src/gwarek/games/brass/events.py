"""What happens in both games of Brass, as typed facts."""

from __future__ import annotations

from gwarek.core.event import Event

Events = list[Event] | None


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


class Drew(Event, to="others"):
    seat: int
    count: int


class DrawnSeen(Event, kind="drew-you", to="seat"):
    seat: int
    cards: list[str]


class Discarded(Event):
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


class CoalUsed(Event):
    seat: int
    owner: int
    space: str


class IronUsed(Event):
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


class LoanTaken(Event, kind="loan"):
    seat: int
    money: int
    income: int
    level: int


class Passed(Event):
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


class DebtForgiven(Event):
    seat: int
    debt: int


class DebtKept(Event):
    seat: int
    debt: int
    money: int


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


class ExtraScored(Event):
    what: str
    points: list[int]


class GameOver(Event):
    winners: list[int]
    reason: str
