"""What is told: typed facts for the log and the animation, in the order of the book; Lord Wallace's last.

A private event has a public twin that tells less.
"""

from __future__ import annotations

from gwarek.core.event import Event


class OrderSet(Event, kind="order-drawn"):
    seats: list[int]


class TileOpened(Event):
    area: str
    tile: str


class HandDealt(Event, kind="dealt", to="others"):
    seat: int
    count: int


class HandSeen(Event, kind="dealt-you", to="seat"):
    seat: int
    maps: list[str]

    def twin(self) -> Event:
        return HandDealt(self.seat, len(self.maps))


class MapKept(Event, kind="kept", to="others"):
    seat: int
    region: str


class MapKeptSeen(Event, kind="kept-you", to="seat"):
    seat: int
    region: str
    map: str
    thrown_map: str

    def twin(self) -> Event:
        return MapKept(self.seat, self.region)


class MapsReturned(Event):
    regions: list[str]


class WallaceBack(Event):
    region: str


class RoundBegins(Event):
    round: int
    of: int


class PumpWorks(Event):
    area: str


class KimberleyPays(Event):
    seat: int
    money: int


class PriceSet(Event, kind="price"):
    ore: str
    total: int
    change: int
    price: int


class AuctionOpened(Event):
    seat: int
    area: str


class MapPlayed(Event):
    seat: int
    map: str
    area: str
    source: str


class Looked(Event, to="others"):
    seat: int
    area: str


class LookedSeen(Event, kind="looked-you", to="seat"):
    seat: int
    area: str
    tile: str

    def twin(self) -> Event:
        return Looked(self.seat, self.area)


class TileTurned(Event):
    area: str
    tile: str


class CannotOpen(Event):
    seat: int
    price: int
    money: int


class BidMade(Event, kind="bid"):
    seat: int
    price: int
    area: str


class Withdrew(Event):
    seat: int
    forced: str


class Won(Event):
    seat: int
    area: str
    price: int


class HalfBid(Event):
    seat: int
    money: int


class TileStays(Event):
    area: str


class TileRemoved(Event):
    area: str


class TileMoney(Event):
    seat: int
    money: int
    tile: str


class TileWork(Event):
    seat: int
    tile: str


class MapPaid(Event):
    seat: int
    map: str
    price: int


class NoMap(Event):
    seat: int


class MineBuilt(Event):
    seat: int
    area: str
    copper: int
    tin: int
    water: int


class DrainageUsed(Event):
    area: str
    count: int


class MapApplied(Event):
    seat: int
    area: str
    map: str


class MapLost(Event):
    area: str
    map: str


class CalcinerBuilt(Event):
    seat: int
    area: str
    areas: list[str]


class CalcinerKept(Event):
    seat: int


class Moved(Event):
    seat: int
    cost: int
    column: int


class Extracted(Event):
    seat: int
    area: str
    copper: int
    tin: int
    price: int
    water: int


class Placed(Event):
    seat: int
    improvement: str
    area: str
    token: str


class OwnMinerPlaced(Event, kind="own-miner"):
    seat: int
    area: str


class Dug(Event):
    seat: int
    border: str
    areas: list[str]
    token: str


class Drained(Event):
    area: str
    count: int


class DrainageLaid(Event):
    area: str
    count: int


class PumpsTaken(Event):
    seat: int
    count: int


class Pumped(Event):
    seat: int
    area: str


class PumpsUnused(Event):
    seat: int
    count: int


class PastiesSold(Event, kind="pasties"):
    seat: int
    money: int


class Passed(Event):
    seat: int
    row: int
    forced: str


class Processed(Event):
    seat: int
    area: str
    column: int


class ArsenicSold(Event):
    seat: int
    count: int
    money: int


class Emigrated(Event):
    seat: int
    area: str
    destination: str


class TokensTaken(Event):
    seat: int
    improvement: str
    count: int


class SierraMadre(Event):
    seat: int
    score: int


class KimberleyBegins(Event, kind="kimberley"):
    seat: int
    money: int


class AdelaideTaken(Event, kind="adelaide"):
    seat: int


class Rise(Event):
    seat: int
    copper: int
    tin: int


class Sold(Event):
    seat: int
    copper: int
    tin: int
    money: int


class RoundSold(Event):
    """All sales of a round, by seat: cubes, prices, and the money afterwards (None: Lord Wallace keeps none)."""

    round: int
    copper: list[int]
    tin: list[int]
    copper_prices: list[int]
    tin_prices: list[int]
    cash: list[int | None]


class RoundInvested(Event):
    """What the investments of a round brought, by seat, and the points from before."""

    round: int
    points: list[int]
    before_points: list[int]


class Invested(Event):
    seat: int
    money: int
    score: int
    row: int


class WithdrewInvesting(Event):
    seat: int
    money: int


class ShelfCleared(Event):
    count: int


class SectionClosed(Event):
    section: int


class OrderNext(Event):
    seats: list[int]


class SurveyDeclined(Event):
    seat: int


class GameOver(Event):
    winners: list[int]
    reason: str


class WallaceCard(Event):
    seat: int
    card: str
    cell: str
    action: str
    copper: int
    why: str


class WallaceShuffles(Event):
    seat: int
    count: int


class WallaceCannot(Event):
    seat: int
    action: str
    why: str


class WallaceInstead(Event):
    seat: int
    action: str
    instead: str
    why: str


class WallaceChose(Event):
    seat: int
    choice: str
    area: str
    steps: list[str]
    left: int


class WallaceChoseBorder(Event):
    seat: int
    border: str
    steps: list[str]
    left: int


class WallaceRegion(Event):
    seat: int
    region: str


class WallaceAside(Event):
    seat: int
    region: str


class WallaceChoosesFreely(Event):
    seat: int


class WallaceValue(Event):
    seat: int
    area: str
    tile_value: int
    map_value: int
    arsenic_value: int
    value: int


class WallaceRolls(Event):
    seat: int
    dice: list[int]
    pick: str
    map_value: int
    more: int
    bid: int


class WallaceOut(Event):
    seat: int
    why: str


class WallaceWins(Event):
    seat: int
    why: str


class WallacePasses(Event):
    seat: int
    why: str


class WallacePays(Event):
    seat: int
    price: int
    spent: int


class WallaceProfit(Event):
    seat: int
    area: str
    profit: int
    arsenic: int


class WallaceArsenic(Event):
    seat: int
    money: int
    column: int


class WallaceCosts(Event):
    seat: int
    spent: int
    half: int


class WallaceIncome(Event):
    seat: int
    sales: int
    spent: int
    extra: int
    money: int


class WallaceInvests(Event):
    seat: int
    money: int
    score: int
    row: int
    lost: int


class WallaceSubsidy(Event):
    seat: int
    count: int


class WallaceGreenfield(Event):
    seat: int
    area: str
