"""What is told: typed facts for the log and the animation, in the order of the book; Lord Wallace's last.

A private event has a public twin that tells less.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from gwarek.core.event import Event
from gwarek.core.seat import all_but, only


@final
class OrderSet(Event):
    kind: ClassVar[str] = "order-drawn"
    names: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        super().__init__()
        self.seats: Final = seats


@final
class TileOpened(Event):
    kind: ClassVar[str] = "tile-opened"
    names: ClassVar[tuple[str, ...]] = ("area", "tile")

    def __init__(self, area: str, tile: str) -> None:
        super().__init__()
        self.area: Final = area
        self.tile: Final = tile


@final
class HandDealt(Event):
    kind: ClassVar[str] = "dealt"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.to = all_but(seat)
        self.seat: Final = seat
        self.count: Final = count


@final
class HandSeen(Event):
    kind: ClassVar[str] = "dealt-you"
    names: ClassVar[tuple[str, ...]] = ("seat", "maps")

    def __init__(self, seat: int, maps: list[str]) -> None:
        super().__init__()
        self.to = only(seat)
        self.seat: Final = seat
        self.maps: Final = maps


@final
class MapKept(Event):
    kind: ClassVar[str] = "kept"
    names: ClassVar[tuple[str, ...]] = ("seat", "region")

    def __init__(self, seat: int, region: str) -> None:
        super().__init__()
        self.to = all_but(seat)
        self.seat: Final = seat
        self.region: Final = region


@final
class MapKeptSeen(Event):
    kind: ClassVar[str] = "kept-you"
    names: ClassVar[tuple[str, ...]] = ("seat", "region", "map", "thrown_map")

    def __init__(self, seat: int, region: str, map: str, thrown_map: str) -> None:
        super().__init__()
        self.to = only(seat)
        self.seat: Final = seat
        self.region: Final = region
        self.map: Final = map
        self.thrown_map: Final = thrown_map


@final
class MapsReturned(Event):
    kind: ClassVar[str] = "maps-returned"
    names: ClassVar[tuple[str, ...]] = ("regions",)

    def __init__(self, regions: list[str]) -> None:
        super().__init__()
        self.regions: Final = regions


@final
class WallaceBack(Event):
    kind: ClassVar[str] = "wallace-back"
    names: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: str) -> None:
        super().__init__()
        self.region: Final = region


@final
class RoundBegins(Event):
    kind: ClassVar[str] = "round-begins"
    names: ClassVar[tuple[str, ...]] = ("round", "of")

    def __init__(self, round: int, of: int) -> None:
        super().__init__()
        self.round: Final = round
        self.of: Final = of


@final
class PumpWorks(Event):
    kind: ClassVar[str] = "pump-works"
    names: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, area: str) -> None:
        super().__init__()
        self.area: Final = area


@final
class KimberleyPays(Event):
    kind: ClassVar[str] = "kimberley-pays"
    names: ClassVar[tuple[str, ...]] = ("seat", "money")

    def __init__(self, seat: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money


@final
class PriceSet(Event):
    kind: ClassVar[str] = "price"
    names: ClassVar[tuple[str, ...]] = ("ore", "total", "change", "price")

    def __init__(self, ore: str, total: int, change: int, price: int) -> None:
        super().__init__()
        self.ore: Final = ore
        self.total: Final = total
        self.change: Final = change
        self.price: Final = price


@final
class AuctionOpened(Event):
    kind: ClassVar[str] = "auction-opened"
    names: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area


@final
class MapPlayed(Event):
    kind: ClassVar[str] = "map-played"
    names: ClassVar[tuple[str, ...]] = ("seat", "map", "area", "source")

    def __init__(self, seat: int, map: str, area: str, source: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.map: Final = map
        self.area: Final = area
        self.source: Final = source


@final
class Looked(Event):
    kind: ClassVar[str] = "looked"
    names: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: str) -> None:
        super().__init__()
        self.to = all_but(seat)
        self.seat: Final = seat
        self.area: Final = area


@final
class LookedSeen(Event):
    kind: ClassVar[str] = "looked-you"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "tile")

    def __init__(self, seat: int, area: str, tile: str) -> None:
        super().__init__()
        self.to = only(seat)
        self.seat: Final = seat
        self.area: Final = area
        self.tile: Final = tile


@final
class TileTurned(Event):
    kind: ClassVar[str] = "tile-turned"
    names: ClassVar[tuple[str, ...]] = ("area", "tile")

    def __init__(self, area: str, tile: str) -> None:
        super().__init__()
        self.area: Final = area
        self.tile: Final = tile


@final
class CannotOpen(Event):
    kind: ClassVar[str] = "cannot-open"
    names: ClassVar[tuple[str, ...]] = ("seat", "price", "money")

    def __init__(self, seat: int, price: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.price: Final = price
        self.money: Final = money


@final
class BidMade(Event):
    kind: ClassVar[str] = "bid"
    names: ClassVar[tuple[str, ...]] = ("seat", "price", "area")

    def __init__(self, seat: int, price: int, area: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.price: Final = price
        self.area: Final = area


@final
class Withdrew(Event):
    kind: ClassVar[str] = "withdrew"
    names: ClassVar[tuple[str, ...]] = ("seat", "forced")

    def __init__(self, seat: int, forced: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.forced: Final = forced


@final
class Won(Event):
    kind: ClassVar[str] = "won"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "price")

    def __init__(self, seat: int, area: str, price: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.price: Final = price


@final
class HalfBid(Event):
    kind: ClassVar[str] = "half-bid"
    names: ClassVar[tuple[str, ...]] = ("seat", "money")

    def __init__(self, seat: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money


@final
class TileStays(Event):
    kind: ClassVar[str] = "tile-stays"
    names: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, area: str) -> None:
        super().__init__()
        self.area: Final = area


@final
class TileRemoved(Event):
    kind: ClassVar[str] = "tile-removed"
    names: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, area: str) -> None:
        super().__init__()
        self.area: Final = area


@final
class TileMoney(Event):
    kind: ClassVar[str] = "tile-money"
    names: ClassVar[tuple[str, ...]] = ("seat", "money", "tile")

    def __init__(self, seat: int, money: int, tile: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money
        self.tile: Final = tile


@final
class TileWork(Event):
    kind: ClassVar[str] = "tile-work"
    names: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.tile: Final = tile


@final
class MapPaid(Event):
    kind: ClassVar[str] = "map-paid"
    names: ClassVar[tuple[str, ...]] = ("seat", "map", "price")

    def __init__(self, seat: int, map: str, price: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.map: Final = map
        self.price: Final = price


@final
class NoMap(Event):
    kind: ClassVar[str] = "no-map"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class MineBuilt(Event):
    kind: ClassVar[str] = "mine-built"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "copper", "tin", "water")

    def __init__(self, seat: int, area: str, copper: int, tin: int, water: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.copper: Final = copper
        self.tin: Final = tin
        self.water: Final = water


@final
class DrainageUsed(Event):
    kind: ClassVar[str] = "drainage-used"
    names: ClassVar[tuple[str, ...]] = ("area", "count")

    def __init__(self, area: str, count: int) -> None:
        super().__init__()
        self.area: Final = area
        self.count: Final = count


@final
class MapApplied(Event):
    kind: ClassVar[str] = "map-applied"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "map")

    def __init__(self, seat: int, area: str, map: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.map: Final = map


@final
class MapLost(Event):
    kind: ClassVar[str] = "map-lost"
    names: ClassVar[tuple[str, ...]] = ("area", "map")

    def __init__(self, area: str, map: str) -> None:
        super().__init__()
        self.area: Final = area
        self.map: Final = map


@final
class CalcinerBuilt(Event):
    kind: ClassVar[str] = "calciner-built"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "areas")

    def __init__(self, seat: int, area: str, areas: list[str]) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.areas: Final = areas


@final
class CalcinerKept(Event):
    kind: ClassVar[str] = "calciner-kept"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class Moved(Event):
    kind: ClassVar[str] = "moved"
    names: ClassVar[tuple[str, ...]] = ("seat", "cost", "column")

    def __init__(self, seat: int, cost: int, column: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.cost: Final = cost
        self.column: Final = column


@final
class Extracted(Event):
    kind: ClassVar[str] = "extracted"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "copper", "tin", "price", "water")

    def __init__(self, seat: int, area: str, copper: int, tin: int, price: int, water: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.copper: Final = copper
        self.tin: Final = tin
        self.price: Final = price
        self.water: Final = water


@final
class Placed(Event):
    kind: ClassVar[str] = "placed"
    names: ClassVar[tuple[str, ...]] = ("seat", "improvement", "area", "token")

    def __init__(self, seat: int, improvement: str, area: str, token: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.improvement: Final = improvement
        self.area: Final = area
        self.token: Final = token


@final
class OwnMinerPlaced(Event):
    kind: ClassVar[str] = "own-miner"
    names: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area


@final
class Dug(Event):
    kind: ClassVar[str] = "dug"
    names: ClassVar[tuple[str, ...]] = ("seat", "border", "areas", "token")

    def __init__(self, seat: int, border: str, areas: list[str], token: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.border: Final = border
        self.areas: Final = areas
        self.token: Final = token


@final
class Drained(Event):
    kind: ClassVar[str] = "drained"
    names: ClassVar[tuple[str, ...]] = ("area", "count")

    def __init__(self, area: str, count: int) -> None:
        super().__init__()
        self.area: Final = area
        self.count: Final = count


@final
class DrainageLaid(Event):
    kind: ClassVar[str] = "drainage-laid"
    names: ClassVar[tuple[str, ...]] = ("area", "count")

    def __init__(self, area: str, count: int) -> None:
        super().__init__()
        self.area: Final = area
        self.count: Final = count


@final
class PumpsTaken(Event):
    kind: ClassVar[str] = "pumps-taken"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count


@final
class Pumped(Event):
    kind: ClassVar[str] = "pumped"
    names: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area


@final
class PumpsUnused(Event):
    kind: ClassVar[str] = "pumps-unused"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count


@final
class PastiesSold(Event):
    kind: ClassVar[str] = "pasties"
    names: ClassVar[tuple[str, ...]] = ("seat", "money")

    def __init__(self, seat: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money


@final
class Passed(Event):
    kind: ClassVar[str] = "passed"
    names: ClassVar[tuple[str, ...]] = ("seat", "row", "forced")

    def __init__(self, seat: int, row: int, forced: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.row: Final = row
        self.forced: Final = forced


@final
class Processed(Event):
    kind: ClassVar[str] = "processed"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "column")

    def __init__(self, seat: int, area: str, column: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.column: Final = column


@final
class ArsenicSold(Event):
    kind: ClassVar[str] = "arsenic-sold"
    names: ClassVar[tuple[str, ...]] = ("seat", "count", "money")

    def __init__(self, seat: int, count: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count
        self.money: Final = money


@final
class Emigrated(Event):
    kind: ClassVar[str] = "emigrated"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "destination")

    def __init__(self, seat: int, area: str, destination: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.destination: Final = destination


@final
class TokensTaken(Event):
    kind: ClassVar[str] = "tokens-taken"
    names: ClassVar[tuple[str, ...]] = ("seat", "improvement", "count")

    def __init__(self, seat: int, improvement: str, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.improvement: Final = improvement
        self.count: Final = count


@final
class SierraMadre(Event):
    kind: ClassVar[str] = "sierra-madre"
    names: ClassVar[tuple[str, ...]] = ("seat", "score")

    def __init__(self, seat: int, score: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.score: Final = score


@final
class KimberleyBegins(Event):
    kind: ClassVar[str] = "kimberley"
    names: ClassVar[tuple[str, ...]] = ("seat", "money")

    def __init__(self, seat: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money


@final
class AdelaideTaken(Event):
    kind: ClassVar[str] = "adelaide"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class Rise(Event):
    kind: ClassVar[str] = "rise"
    names: ClassVar[tuple[str, ...]] = ("seat", "copper", "tin")

    def __init__(self, seat: int, copper: int, tin: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.copper: Final = copper
        self.tin: Final = tin


@final
class Sold(Event):
    kind: ClassVar[str] = "sold"
    names: ClassVar[tuple[str, ...]] = ("seat", "copper", "tin", "money")

    def __init__(self, seat: int, copper: int, tin: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.copper: Final = copper
        self.tin: Final = tin
        self.money: Final = money


@final
class RoundSold(Event):
    """All sales of a round, by seat: cubes, prices, and the money afterwards (None: Lord Wallace keeps none)."""

    kind: ClassVar[str] = "round-sold"
    names: ClassVar[tuple[str, ...]] = ("round", "copper", "tin", "copper_prices", "tin_prices", "cash")

    def __init__(
        self,
        round: int,
        copper: list[int],
        tin: list[int],
        copper_prices: list[int],
        tin_prices: list[int],
        cash: list[int | None],
    ) -> None:
        super().__init__()
        self.round: Final = round
        self.copper: Final = copper
        self.tin: Final = tin
        self.copper_prices: Final = copper_prices
        self.tin_prices: Final = tin_prices
        self.cash: Final = cash


@final
class RoundInvested(Event):
    """What the investments of a round brought, by seat, and the points from before."""

    kind: ClassVar[str] = "round-invested"
    names: ClassVar[tuple[str, ...]] = ("round", "points", "before_points")

    def __init__(self, round: int, points: list[int], before_points: list[int]) -> None:
        super().__init__()
        self.round: Final = round
        self.points: Final = points
        self.before_points: Final = before_points


@final
class Invested(Event):
    kind: ClassVar[str] = "invested"
    names: ClassVar[tuple[str, ...]] = ("seat", "money", "score", "row")

    def __init__(self, seat: int, money: int, score: int, row: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money
        self.score: Final = score
        self.row: Final = row


@final
class WithdrewInvesting(Event):
    kind: ClassVar[str] = "withdrew-investing"
    names: ClassVar[tuple[str, ...]] = ("seat", "money")

    def __init__(self, seat: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money


@final
class ShelfCleared(Event):
    kind: ClassVar[str] = "shelf-cleared"
    names: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: Final = count


@final
class SectionClosed(Event):
    kind: ClassVar[str] = "section-closed"
    names: ClassVar[tuple[str, ...]] = ("section",)

    def __init__(self, section: int) -> None:
        super().__init__()
        self.section: Final = section


@final
class OrderNext(Event):
    kind: ClassVar[str] = "order-next"
    names: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: list[int]) -> None:
        super().__init__()
        self.seats: Final = seats


@final
class SurveyDeclined(Event):
    kind: ClassVar[str] = "survey-declined"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class GameOver(Event):
    kind: ClassVar[str] = "game-over"
    names: ClassVar[tuple[str, ...]] = ("winners", "reason")

    def __init__(self, winners: list[int], reason: str) -> None:
        super().__init__()
        self.winners: Final = winners
        self.reason: Final = reason


@final
class WallaceCard(Event):
    kind: ClassVar[str] = "wallace-card"
    names: ClassVar[tuple[str, ...]] = ("seat", "card", "cell", "action", "copper", "why")

    def __init__(self, seat: int, card: str, cell: str, action: str, copper: int, why: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card
        self.cell: Final = cell
        self.action: Final = action
        self.copper: Final = copper
        self.why: Final = why


@final
class WallaceShuffles(Event):
    kind: ClassVar[str] = "wallace-shuffles"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count


@final
class WallaceCannot(Event):
    kind: ClassVar[str] = "wallace-cannot"
    names: ClassVar[tuple[str, ...]] = ("seat", "action", "why")

    def __init__(self, seat: int, action: str, why: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.action: Final = action
        self.why: Final = why


@final
class WallaceInstead(Event):
    kind: ClassVar[str] = "wallace-instead"
    names: ClassVar[tuple[str, ...]] = ("seat", "action", "instead", "why")

    def __init__(self, seat: int, action: str, instead: str, why: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.action: Final = action
        self.instead: Final = instead
        self.why: Final = why


@final
class WallaceChose(Event):
    kind: ClassVar[str] = "wallace-chose"
    names: ClassVar[tuple[str, ...]] = ("seat", "choice", "area", "steps", "left")

    def __init__(self, seat: int, choice: str, area: str, steps: list[str], left: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.choice: Final = choice
        self.area: Final = area
        self.steps: Final = steps
        self.left: Final = left


@final
class WallaceChoseBorder(Event):
    kind: ClassVar[str] = "wallace-chose-border"
    names: ClassVar[tuple[str, ...]] = ("seat", "border", "steps", "left")

    def __init__(self, seat: int, border: str, steps: list[str], left: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.border: Final = border
        self.steps: Final = steps
        self.left: Final = left


@final
class WallaceRegion(Event):
    kind: ClassVar[str] = "wallace-region"
    names: ClassVar[tuple[str, ...]] = ("seat", "region")

    def __init__(self, seat: int, region: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.region: Final = region


@final
class WallaceAside(Event):
    kind: ClassVar[str] = "wallace-aside"
    names: ClassVar[tuple[str, ...]] = ("seat", "region")

    def __init__(self, seat: int, region: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.region: Final = region


@final
class WallaceChoosesFreely(Event):
    kind: ClassVar[str] = "wallace-chooses-freely"
    names: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat


@final
class WallaceValue(Event):
    kind: ClassVar[str] = "wallace-value"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "tile_value", "map_value", "arsenic_value", "value")

    def __init__(
        self, seat: int, area: str, tile_value: int, map_value: int, arsenic_value: int, value: int
    ) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.tile_value: Final = tile_value
        self.map_value: Final = map_value
        self.arsenic_value: Final = arsenic_value
        self.value: Final = value


@final
class WallaceRolls(Event):
    kind: ClassVar[str] = "wallace-rolls"
    names: ClassVar[tuple[str, ...]] = ("seat", "dice", "pick", "map_value", "more", "bid")

    def __init__(self, seat: int, dice: list[int], pick: str, map_value: int, more: int, bid: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.dice: Final = dice
        self.pick: Final = pick
        self.map_value: Final = map_value
        self.more: Final = more
        self.bid: Final = bid


@final
class WallaceOut(Event):
    kind: ClassVar[str] = "wallace-out"
    names: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: int, why: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.why: Final = why


@final
class WallaceWins(Event):
    kind: ClassVar[str] = "wallace-wins"
    names: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: int, why: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.why: Final = why


@final
class WallacePasses(Event):
    kind: ClassVar[str] = "wallace-passes"
    names: ClassVar[tuple[str, ...]] = ("seat", "why")

    def __init__(self, seat: int, why: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.why: Final = why


@final
class WallacePays(Event):
    kind: ClassVar[str] = "wallace-pays"
    names: ClassVar[tuple[str, ...]] = ("seat", "price", "spent")

    def __init__(self, seat: int, price: int, spent: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.price: Final = price
        self.spent: Final = spent


@final
class WallaceProfit(Event):
    kind: ClassVar[str] = "wallace-profit"
    names: ClassVar[tuple[str, ...]] = ("seat", "area", "profit", "arsenic")

    def __init__(self, seat: int, area: str, profit: int, arsenic: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area
        self.profit: Final = profit
        self.arsenic: Final = arsenic


@final
class WallaceArsenic(Event):
    kind: ClassVar[str] = "wallace-arsenic"
    names: ClassVar[tuple[str, ...]] = ("seat", "money", "column")

    def __init__(self, seat: int, money: int, column: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money
        self.column: Final = column


@final
class WallaceCosts(Event):
    kind: ClassVar[str] = "wallace-costs"
    names: ClassVar[tuple[str, ...]] = ("seat", "spent", "half")

    def __init__(self, seat: int, spent: int, half: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.spent: Final = spent
        self.half: Final = half


@final
class WallaceIncome(Event):
    kind: ClassVar[str] = "wallace-income"
    names: ClassVar[tuple[str, ...]] = ("seat", "sales", "spent", "extra", "money")

    def __init__(self, seat: int, sales: int, spent: int, extra: int, money: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.sales: Final = sales
        self.spent: Final = spent
        self.extra: Final = extra
        self.money: Final = money


@final
class WallaceInvests(Event):
    kind: ClassVar[str] = "wallace-invests"
    names: ClassVar[tuple[str, ...]] = ("seat", "money", "score", "row", "lost")

    def __init__(self, seat: int, money: int, score: int, row: int, lost: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.money: Final = money
        self.score: Final = score
        self.row: Final = row
        self.lost: Final = lost


@final
class WallaceSubsidy(Event):
    kind: ClassVar[str] = "wallace-subsidy"
    names: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.count: Final = count


@final
class WallaceGreenfield(Event):
    kind: ClassVar[str] = "wallace-greenfield"
    names: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: str) -> None:
        super().__init__()
        self.seat: Final = seat
        self.area: Final = area


EVENTS: Final[list[type[Event]]] = [
    OrderSet,
    TileOpened,
    HandDealt,
    HandSeen,
    MapKept,
    MapKeptSeen,
    MapsReturned,
    WallaceBack,
    RoundBegins,
    PumpWorks,
    KimberleyPays,
    PriceSet,
    AuctionOpened,
    MapPlayed,
    Looked,
    LookedSeen,
    TileTurned,
    CannotOpen,
    BidMade,
    Withdrew,
    Won,
    HalfBid,
    TileStays,
    TileRemoved,
    TileMoney,
    TileWork,
    MapPaid,
    NoMap,
    MineBuilt,
    DrainageUsed,
    MapApplied,
    MapLost,
    CalcinerBuilt,
    CalcinerKept,
    Moved,
    Extracted,
    Placed,
    OwnMinerPlaced,
    Dug,
    Drained,
    DrainageLaid,
    PumpsTaken,
    Pumped,
    PumpsUnused,
    PastiesSold,
    Passed,
    Processed,
    ArsenicSold,
    Emigrated,
    TokensTaken,
    SierraMadre,
    KimberleyBegins,
    AdelaideTaken,
    Rise,
    Sold,
    RoundSold,
    RoundInvested,
    Invested,
    WithdrewInvesting,
    ShelfCleared,
    SectionClosed,
    OrderNext,
    SurveyDeclined,
    GameOver,
    WallaceCard,
    WallaceShuffles,
    WallaceCannot,
    WallaceInstead,
    WallaceChose,
    WallaceChoseBorder,
    WallaceRegion,
    WallaceAside,
    WallaceChoosesFreely,
    WallaceValue,
    WallaceRolls,
    WallaceOut,
    WallaceWins,
    WallacePasses,
    WallacePays,
    WallaceProfit,
    WallaceArsenic,
    WallaceCosts,
    WallaceIncome,
    WallaceInvests,
    WallaceSubsidy,
    WallaceGreenfield,
]
