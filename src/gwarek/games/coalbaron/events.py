"""What happens in Coal Baron, as typed facts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gwarek.core.event import Event
from gwarek.core.seat import all_but, only


@final
class StartPlayer(Event):
    kind: ClassVar[str] = "start-player"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class TilesShown(Event):
    kind: ClassVar[str] = "tiles-shown"
    names: ClassVar[tuple[str, ...]] = ("tiles",)

    def __init__(self, tiles: list[str]) -> None:
        super().__init__()
        self.tiles: Final = tiles


@final
class OrdersRevealed(Event):
    kind: ClassVar[str] = "orders-revealed"
    names: ClassVar[tuple[str, ...]] = ("orders",)

    def __init__(self, orders: list[str]) -> None:
        super().__init__()
        self.orders: Final = orders


@final
class Drafted(Event):
    kind: ClassVar[str] = "drafted"
    names: ClassVar[tuple[str, ...]] = ("seat", "order")

    def __init__(self, seat: int, order: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.order: Final = order


@final
class OrdersShown(Event):
    kind: ClassVar[str] = "orders-shown"
    names: ClassVar[tuple[str, ...]] = ("orders",)

    def __init__(self, orders: list[str]) -> None:
        super().__init__()
        self.orders: Final = orders


@final
class ShiftBegins(Event):
    kind: ClassVar[str] = "shift-begins"
    names: ClassVar[tuple[str, ...]] = ("shift", "seat")

    def __init__(self, shift: int, seat: int) -> None:
        super().__init__()
        self.shift: Final = shift
        self.seat: Final = seat


@final
class Sent(Event):
    kind: ClassVar[str] = "sent"
    names: ClassVar[tuple[str, ...]] = ("seat", "space", "miners")

    def __init__(self, seat: int, space: str, miners: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.space: Final = space
        self.miners: Final = miners


@final
class Displaced(Event):
    kind: ClassVar[str] = "displaced"
    names: ClassVar[tuple[str, ...]] = ("owner", "space", "miners", "by")

    def __init__(self, owner: int, space: str, miners: int, by: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.space: Final = space
        self.miners: Final = miners
        self.by: Final = by


@final
class Paid(Event):
    kind: ClassVar[str] = "paid"
    names: ClassVar[tuple[str, ...]] = ("seat", "marks")

    def __init__(self, seat: int, marks: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.marks: Final = marks


@final
class Earned(Event):
    kind: ClassVar[str] = "earned"
    names: ClassVar[tuple[str, ...]] = ("seat", "marks")

    def __init__(self, seat: int, marks: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.marks: Final = marks


@final
class TileLaid(Event):
    kind: ClassVar[str] = "tile-laid"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "cubes")

    def __init__(self, seat: int, tile: str, cubes: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.cubes: Final = cubes


@final
class CartsFilled(Event):
    kind: ClassVar[str] = "carts-filled"
    names: ClassVar[tuple[str, ...]] = ("seat", "cubes")

    def __init__(self, seat: int, cubes: list[str]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cubes: Final = cubes


@final
class Refilled(Event):
    kind: ClassVar[str] = "refilled"
    names: ClassVar[tuple[str, ...]] = ("space", "piece")

    def __init__(self, space: str, piece: str) -> None:
        super().__init__()
        self.space: Final = space
        self.piece: Final = piece


@final
class Looked(Event):
    """The one who looks is told the pieces, the others how many."""

    kind: ClassVar[str] = "looked"
    names: ClassVar[tuple[str, ...]] = ("seat", "deck", "count", "pieces")

    def __init__(self, seat: int, deck: str, count: int, pieces: list[str] | None) -> None:
        super().__init__()
        self.seat: Final = seat
        self.deck: Final = deck
        self.count: Final = count
        self.pieces: Final = pieces
        self.to = all_but(seat) if pieces is None else only(seat)


@final
class BoughtNone(Event):
    kind: ClassVar[str] = "bought-none"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class Kept(Event):
    kind: ClassVar[str] = "kept"
    names: ClassVar[tuple[str, ...]] = ("seat", "order")

    def __init__(self, seat: int, order: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.order: Final = order


@final
class KeptNone(Event):
    kind: ClassVar[str] = "kept-none"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class Returned(Event):
    """The one who returns is told the order, the others where and how many."""

    kind: ClassVar[str] = "returned"
    names: ClassVar[tuple[str, ...]] = ("seat", "deck", "place", "count", "pieces")

    def __init__(self, seat: int, deck: str, place: str, count: int, pieces: list[str] | None) -> None:
        super().__init__()
        self.seat: Final = seat
        self.deck: Final = deck
        self.place: Final = place
        self.count: Final = count
        self.pieces: Final = pieces
        self.to = all_but(seat) if pieces is None else only(seat)


@final
class Mining(Event):
    kind: ClassVar[str] = "mining"
    names: ClassVar[tuple[str, ...]] = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.steps: Final = steps


@final
class CageMoved(Event):
    kind: ClassVar[str] = "cage-moved"
    names: ClassVar[tuple[str, ...]] = ("seat", "from_level", "to_level")

    def __init__(self, seat: int, from_level: int, to_level: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.from_level: Final = from_level
        self.to_level: Final = to_level


@final
class Loaded(Event):
    kind: ClassVar[str] = "loaded"
    names: ClassVar[tuple[str, ...]] = ("seat", "colour")

    def __init__(self, seat: int, colour: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.colour: Final = colour


@final
class Placed(Event):
    kind: ClassVar[str] = "placed"
    names: ClassVar[tuple[str, ...]] = ("seat", "order", "colour", "source")

    def __init__(self, seat: int, order: str, colour: str, source: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.order: Final = order
        self.colour: Final = colour
        self.source: Final = source


@final
class Paired(Event):
    kind: ClassVar[str] = "paired"
    names: ClassVar[tuple[str, ...]] = ("seat", "order", "colour", "first", "second")

    def __init__(self, seat: int, order: str, colour: str, first: str, second: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.order: Final = order
        self.colour: Final = colour
        self.first: Final = first
        self.second: Final = second


@final
class Stored(Event):
    kind: ClassVar[str] = "stored"
    names: ClassVar[tuple[str, ...]] = ("seat", "colour")

    def __init__(self, seat: int, colour: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.colour: Final = colour


@final
class Stopped(Event):
    kind: ClassVar[str] = "stopped"
    names: ClassVar[tuple[str, ...]] = ("seat", "unused")

    def __init__(self, seat: int, unused: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.unused: Final = unused


@final
class Delivered(Event):
    kind: ClassVar[str] = "delivered"
    names: ClassVar[tuple[str, ...]] = ("seat", "order", "points")

    def __init__(self, seat: int, order: str, points: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.order: Final = order
        self.points: Final = points


@final
class OrderTaken(Event):
    kind: ClassVar[str] = "order-taken"
    names: ClassVar[tuple[str, ...]] = ("seat", "order")

    def __init__(self, seat: int, order: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.order: Final = order


@final
class CategoryScored(Event):
    kind: ClassVar[str] = "category-scored"
    names: ClassVar[tuple[str, ...]] = (
        "shift",
        "number",
        "category",
        "key",
        "points",
        "counts",
        "before_points",
    )

    def __init__(
        self,
        shift: int,
        number: int,
        category: str,
        key: str,
        points: list[int],
        counts: list[int],
        before_points: list[int],
    ) -> None:
        super().__init__()
        self.shift: Final = shift
        self.number: Final = number
        self.category: Final = category
        self.key: Final = key
        self.points: Final = points
        self.counts: Final = counts
        self.before_points: Final = before_points


@final
class StartToken(Event):
    kind: ClassVar[str] = "start-token"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class MinersReturn(Event):
    kind: ClassVar[str] = "miners-return"


@final
class FinalExchange(Event):
    kind: ClassVar[str] = "final"
    names: ClassVar[tuple[str, ...]] = ("seat", "marks", "coal", "waiting", "balance")

    def __init__(self, seat: int, marks: int, coal: int, waiting: int, balance: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.marks: Final = marks
        self.coal: Final = coal
        self.waiting: Final = waiting
        self.balance: Final = balance


@final
class GameOver(Event):
    kind: ClassVar[str] = "game-over"
    names: ClassVar[tuple[str, ...]] = ("winner_seats",)

    def __init__(self, winner_seats: list[int]) -> None:
        super().__init__()
        self.winner_seats: Final = winner_seats


EVENTS: Final[list[type[Event]]] = [
    StartPlayer,
    TilesShown,
    OrdersRevealed,
    Drafted,
    OrdersShown,
    ShiftBegins,
    Sent,
    Displaced,
    Paid,
    Earned,
    TileLaid,
    CartsFilled,
    Refilled,
    Looked,
    BoughtNone,
    Kept,
    KeptNone,
    Returned,
    Mining,
    CageMoved,
    Loaded,
    Placed,
    Paired,
    Stored,
    Stopped,
    Delivered,
    OrderTaken,
    CategoryScored,
    StartToken,
    MinersReturn,
    FinalExchange,
    GameOver,
]
