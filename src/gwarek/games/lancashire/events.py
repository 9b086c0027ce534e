"""What happens in Brass: Lancashire, as typed facts (docs/protocol-lancashire.md has the list)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gwarek.core.event import Event


@final
class StartSet(Event):
    kind: ClassVar[str] = "start-drawn"
    names: ClassVar[tuple[str, ...]] = ("seat", "seats")

    def __init__(self, seat: int, seats: list[int]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.seats: Final = seats


@final
class SetAside(Event):
    kind: ClassVar[str] = "set-aside"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count


@final
class Combined(Event):
    kind: ClassVar[str] = "combined"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class Linked(Event):
    kind: ClassVar[str] = "linked"
    names: ClassVar[tuple[str, ...]] = ("seat", "line", "price")

    def __init__(self, seat: int, line: str, price: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.line: Final = line
        self.price: Final = price


@final
class Sold(Event):
    kind: ClassVar[str] = "sold"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "space", "owner", "port")

    def __init__(self, seat: int, tile: str, space: str, owner: int, port: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space
        self.owner: Final = owner
        self.port: Final = port


@final
class Offered(Event):
    kind: ClassVar[str] = "offered"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "space")

    def __init__(self, seat: int, tile: str, space: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space


@final
class DemandFell(Event):
    kind: ClassVar[str] = "demand-fell"
    names: ClassVar[tuple[str, ...]] = ("steps", "marker", "left")

    def __init__(self, steps: int, marker: int, left: int) -> None:
        super().__init__()
        self.steps: Final = steps
        self.marker: Final = marker
        self.left: Final = left


@final
class SoldFar(Event):
    kind: ClassVar[str] = "sold-far"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "space")

    def __init__(self, seat: int, tile: str, space: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space


@final
class Bonus(Event):
    kind: ClassVar[str] = "bonus"
    names: ClassVar[tuple[str, ...]] = ("seat", "bonus", "amount", "income", "level")

    def __init__(self, seat: int, bonus: str, amount: int, income: int, level: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.bonus: Final = bonus
        self.amount: Final = amount
        self.income: Final = income
        self.level: Final = level


@final
class MarketClosed(Event):
    kind: ClassVar[str] = "market-closed"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class CashScored(Event):
    kind: ClassVar[str] = "cash-scored"
    names: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, points: list[int]) -> None:
        super().__init__()
        self.points: Final = points


@final
class CanalsRemoved(Event):
    kind: ClassVar[str] = "canals-removed"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count


@final
class MarketReopened(Event):
    kind: ClassVar[str] = "market-reopened"
