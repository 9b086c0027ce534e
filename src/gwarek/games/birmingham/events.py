"""What happens in Brass: Birmingham, as typed facts (docs/protocol-birmingham.md has the list)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gwarek.core.event import Event
from gwarek.core.seat import all_but, only


@final
class MerchantsShown(Event):
    kind: ClassVar[str] = "merchants-laid"
    names: ClassVar[tuple[str, ...]] = ("merchants",)

    def __init__(self, merchants: list[str]) -> None:
        super().__init__()
        self.merchants: Final = merchants


@final
class OrderSet(Event):
    kind: ClassVar[str] = "order-drawn"
    names: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        super().__init__()
        self.seats: Final = seats


@final
class FaceDown(Event):
    kind: ClassVar[str] = "facedown"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.to = all_but(seat)


@final
class FaceDownSeen(Event):
    kind: ClassVar[str] = "facedown-you"
    names: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card
        self.to = only(seat)


@final
class WildReturned(Event):
    kind: ClassVar[str] = "wild-returned"
    names: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card


@final
class Linked(Event):
    kind: ClassVar[str] = "linked"
    names: ClassVar[tuple[str, ...]] = ("seat", "line", "price", "way")

    def __init__(self, seat: int, line: str, price: int, way: str) -> None:
        """`way`: canal, rail, first (of two rails, for the price of both) or second."""
        super().__init__()
        self.seat: Final = seat
        self.line: Final = line
        self.price: Final = price
        self.way: Final = way


@final
class BeerUsed(Event):
    kind: ClassVar[str] = "beer-used"
    names: ClassVar[tuple[str, ...]] = ("seat", "owner", "space")

    def __init__(self, seat: int, owner: int, space: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.owner: Final = owner
        self.space: Final = space


@final
class MerchantBeer(Event):
    kind: ClassVar[str] = "merchant-beer"
    names: ClassVar[tuple[str, ...]] = ("seat", "merchant")

    def __init__(self, seat: int, merchant: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.merchant: Final = merchant


@final
class Sold(Event):
    kind: ClassVar[str] = "sold"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "space", "merchant")

    def __init__(self, seat: int, tile: str, space: str, merchant: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space
        self.merchant: Final = merchant


@final
class Bonus(Event):
    kind: ClassVar[str] = "bonus"
    names: ClassVar[tuple[str, ...]] = ("seat", "merchant", "bonus", "amount")

    def __init__(self, seat: int, merchant: str, bonus: str, amount: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.merchant: Final = merchant
        self.bonus: Final = bonus
        self.amount: Final = amount


@final
class Removed(Event):
    kind: ClassVar[str] = "removed"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile


@final
class RemovalDeclined(Event):
    kind: ClassVar[str] = "removal-declined"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class Scouted(Event):
    kind: ClassVar[str] = "scouted"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class BarrelsRefilled(Event):
    kind: ClassVar[str] = "barrels-refilled"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count
