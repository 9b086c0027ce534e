"""What happens in both games of Brass, as typed facts."""

from __future__ import annotations

from typing import ClassVar, Final, final

from gwarek.core.event import Event
from gwarek.core.seat import all_but, only

Events = list[Event] | None


@final
class EraBegins(Event):
    kind: ClassVar[str] = "era-begins"
    names: ClassVar[tuple[str, ...]] = ("era",)

    def __init__(self, era: str) -> None:
        super().__init__()
        self.era: Final = era


@final
class RoundBegins(Event):
    kind: ClassVar[str] = "round-begins"
    names: ClassVar[tuple[str, ...]] = ("era", "round", "of")

    def __init__(self, era: str, round: int, of: int) -> None:
        super().__init__()
        self.era: Final = era
        self.round: Final = round
        self.of: Final = of


@final
class HandDealt(Event):
    kind: ClassVar[str] = "dealt"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count
        self.to = all_but(seat)


@final
class HandSeen(Event):
    kind: ClassVar[str] = "dealt-you"
    names: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cards: Final = cards
        self.to = only(seat)


@final
class Drew(Event):
    kind: ClassVar[str] = "drew"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count
        self.to = all_but(seat)


@final
class DrawnSeen(Event):
    kind: ClassVar[str] = "drew-you"
    names: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: list[str]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cards: Final = cards
        self.to = only(seat)


@final
class Discarded(Event):
    kind: ClassVar[str] = "discarded"
    names: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card


@final
class Built(Event):
    kind: ClassVar[str] = "built"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "space", "price")

    def __init__(self, seat: int, tile: str, space: str, price: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space
        self.price: Final = price


@final
class Replaced(Event):
    kind: ClassVar[str] = "replaced"
    names: ClassVar[tuple[str, ...]] = ("seat", "owner", "tile", "space")

    def __init__(self, seat: int, owner: int, tile: str, space: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.owner: Final = owner
        self.tile: Final = tile
        self.space: Final = space


@final
class CoalUsed(Event):
    kind: ClassVar[str] = "coal-used"
    names: ClassVar[tuple[str, ...]] = ("seat", "owner", "space")

    def __init__(self, seat: int, owner: int, space: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.owner: Final = owner
        self.space: Final = space


@final
class IronUsed(Event):
    kind: ClassVar[str] = "iron-used"
    names: ClassVar[tuple[str, ...]] = ("seat", "owner", "space")

    def __init__(self, seat: int, owner: int, space: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.owner: Final = owner
        self.space: Final = space


@final
class CoalBought(Event):
    kind: ClassVar[str] = "coal-bought"
    names: ClassVar[tuple[str, ...]] = ("seat", "cubes", "price")

    def __init__(self, seat: int, cubes: int, price: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cubes: Final = cubes
        self.price: Final = price


@final
class IronBought(Event):
    kind: ClassVar[str] = "iron-bought"
    names: ClassVar[tuple[str, ...]] = ("seat", "cubes", "price")

    def __init__(self, seat: int, cubes: int, price: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cubes: Final = cubes
        self.price: Final = price


@final
class GoodsPlaced(Event):
    kind: ClassVar[str] = "goods-placed"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "space", "count")

    def __init__(self, seat: int, tile: str, space: str, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space
        self.count: Final = count


@final
class MarketSold(Event):
    kind: ClassVar[str] = "market-sold"
    names: ClassVar[tuple[str, ...]] = ("seat", "good", "cubes", "money")

    def __init__(self, seat: int, good: str, cubes: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.good: Final = good
        self.cubes: Final = cubes
        self.money: Final = money


@final
class Flipped(Event):
    kind: ClassVar[str] = "flipped"
    names: ClassVar[tuple[str, ...]] = ("owner", "tile", "space", "steps", "income", "level")

    def __init__(self, owner: int, tile: str, space: str, steps: int, income: int, level: int) -> None:
        super().__init__()
        self.owner: Final = owner
        self.tile: Final = tile
        self.space: Final = space
        self.steps: Final = steps
        self.income: Final = income
        self.level: Final = level


@final
class Developed(Event):
    kind: ClassVar[str] = "developed"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile


@final
class LoanTaken(Event):
    kind: ClassVar[str] = "loan"
    names: ClassVar[tuple[str, ...]] = ("seat", "money", "income", "level")

    def __init__(self, seat: int, money: int, income: int, level: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money
        self.income: Final = income
        self.level: Final = level


@final
class Passed(Event):
    kind: ClassVar[str] = "passed"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class OrderChanged(Event):
    kind: ClassVar[str] = "order-changed"
    names: ClassVar[tuple[str, ...]] = ("seats", "counts")

    def __init__(self, seats: list[int], counts: list[int]) -> None:
        super().__init__()
        self.seats: Final = seats
        self.counts: Final = counts


@final
class Income(Event):
    kind: ClassVar[str] = "income"
    names: ClassVar[tuple[str, ...]] = ("seat", "money")

    def __init__(self, seat: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money


@final
class Debt(Event):
    kind: ClassVar[str] = "debt"
    names: ClassVar[tuple[str, ...]] = ("seat", "debt", "paid")

    def __init__(self, seat: int, debt: int, paid: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.debt: Final = debt
        self.paid: Final = paid


@final
class SoldOff(Event):
    kind: ClassVar[str] = "sold-off"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile", "space", "money")

    def __init__(self, seat: int, tile: str, space: str, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile
        self.space: Final = space
        self.money: Final = money


@final
class PointsLost(Event):
    kind: ClassVar[str] = "points-lost"
    names: ClassVar[tuple[str, ...]] = ("seat", "points", "debt")

    def __init__(self, seat: int, points: int, debt: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.points: Final = points
        self.debt: Final = debt


@final
class DebtForgiven(Event):
    kind: ClassVar[str] = "debt-forgiven"
    names: ClassVar[tuple[str, ...]] = ("seat", "debt")

    def __init__(self, seat: int, debt: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.debt: Final = debt


@final
class DebtKept(Event):
    kind: ClassVar[str] = "debt-kept"
    names: ClassVar[tuple[str, ...]] = ("seat", "debt", "money")

    def __init__(self, seat: int, debt: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.debt: Final = debt
        self.money: Final = money


@final
class LinksScored(Event):
    """Points by seat, those from before, and link by link what each gave whom."""

    kind: ClassVar[str] = "links-scored"
    names: ClassVar[tuple[str, ...]] = ("era", "points", "before_points", "lines", "owners", "worth")

    def __init__(
        self,
        era: str,
        points: list[int],
        before_points: list[int],
        lines: list[str],
        owners: list[int],
        worth: list[int],
    ) -> None:
        super().__init__()
        self.era: Final = era
        self.points: Final = points
        self.before_points: Final = before_points
        self.lines: Final = lines
        self.owners: Final = owners
        self.worth: Final = worth


@final
class IndustriesScored(Event):
    """Points by seat, and tile by tile what each gave whom."""

    kind: ClassVar[str] = "industries-scored"
    names: ClassVar[tuple[str, ...]] = ("era", "points", "spaces", "tiles", "owners", "worth")

    def __init__(
        self,
        era: str,
        points: list[int],
        spaces: list[str],
        tiles: list[str],
        owners: list[int],
        worth: list[int],
    ) -> None:
        super().__init__()
        self.era: Final = era
        self.points: Final = points
        self.spaces: Final = spaces
        self.tiles: Final = tiles
        self.owners: Final = owners
        self.worth: Final = worth


@final
class TilesRemoved(Event):
    """How many tiles leave the board, how many of each seat, and from where."""

    kind: ClassVar[str] = "tiles-removed"
    names: ClassVar[tuple[str, ...]] = ("count", "counts", "spaces")

    def __init__(self, counts: list[int], spaces: list[str]) -> None:
        super().__init__()
        self.count: Final = len(spaces)
        self.counts: Final = counts
        self.spaces: Final = spaces


@final
class ExtraScored(Event):
    kind: ClassVar[str] = "extra-scored"
    names: ClassVar[tuple[str, ...]] = ("what", "points")

    def __init__(self, what: str, points: list[int]) -> None:
        super().__init__()
        self.what: Final = what
        self.points: Final = points


@final
class GameOver(Event):
    kind: ClassVar[str] = "game-over"
    names: ClassVar[tuple[str, ...]] = ("winners", "reason")

    def __init__(self, winners: list[int], reason: str) -> None:
        super().__init__()
        self.winners: Final = winners
        self.reason: Final = reason
