"""What happens in Coal Baron, as typed facts."""

from __future__ import annotations

from gwarek.core.event import Event


class StartPlayer(Event):
    seat: int


class TilesShown(Event):
    tiles: list[str]


class OrdersRevealed(Event):
    orders: list[str]


class Drafted(Event):
    seat: int
    order: str


class OrdersShown(Event):
    orders: list[str]


class ShiftBegins(Event):
    shift: int
    seat: int


class Sent(Event):
    seat: int
    space: str
    miners: int


class Displaced(Event):
    owner: int
    space: str
    miners: int
    by: int


class Paid(Event):
    seat: int
    marks: int


class Earned(Event):
    seat: int
    marks: int


class TileLaid(Event):
    seat: int
    tile: str
    cubes: int


class CartsFilled(Event):
    seat: int
    cubes: list[str]


class Refilled(Event):
    space: str
    piece: str


class Looked(Event, to="seat"):
    """The one who looks is told the pieces, the others how many."""

    seat: int
    deck: str
    count: int
    pieces: list[str]

    def twin(self) -> Event:
        return OtherLooked(self.seat, self.deck, self.count)


class OtherLooked(Event, kind="looked", to="others"):
    seat: int
    deck: str
    count: int
    pieces: None = None


class BoughtNone(Event):
    seat: int


class Kept(Event):
    seat: int
    order: str


class KeptNone(Event):
    seat: int


class Returned(Event, to="seat"):
    """The one who returns is told the order, the others where and how many."""

    seat: int
    deck: str
    place: str
    count: int
    pieces: list[str]

    def twin(self) -> Event:
        return OtherReturned(self.seat, self.deck, self.place, self.count)


class OtherReturned(Event, kind="returned", to="others"):
    seat: int
    deck: str
    place: str
    count: int
    pieces: None = None


class Mining(Event):
    seat: int
    steps: int


class CageMoved(Event):
    seat: int
    from_level: int
    to_level: int


class Loaded(Event):
    seat: int
    colour: str


class Placed(Event):
    seat: int
    order: str
    colour: str
    source: str


class Paired(Event):
    seat: int
    order: str
    colour: str
    first: str
    second: str


class Stored(Event):
    seat: int
    colour: str


class Stopped(Event):
    seat: int
    unused: int


class Delivered(Event):
    seat: int
    order: str
    points: int


class OrderTaken(Event):
    seat: int
    order: str


class CategoryScored(Event):
    shift: int
    number: int
    category: str
    key: str
    points: list[int]
    counts: list[int]
    before_points: list[int]


class StartToken(Event):
    seat: int


class MinersReturn(Event):
    pass


class FinalExchange(Event, kind="final"):
    seat: int
    marks: int
    coal: int
    waiting: int
    balance: int


class GameOver(Event):
    winner_seats: list[int]
