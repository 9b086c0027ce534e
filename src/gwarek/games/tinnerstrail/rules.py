"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book.

`legal` asks each rule as soon as the words it reads are known, number rules and choice rules once for all their lines;
`violated` asks every rule about the whole line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from gwarek.core.action import Line
from gwarek.core.rule import NO_LIMIT, ChoiceRule, Facts, NumberRule, Rule
from gwarek.games.tinnerstrail.actions import (
    NO_MAP,
    TOP_OF_DECK,
    Bid,
    Build,
    Deed,
    Drain,
    Emigrate,
    Extract,
    Invest,
    Keep,
    OwnMiner,
    PlayMap,
    Process,
    Pumps,
    Put,
    SellArsenic,
    Survey,
    Withdraw,
)
from gwarek.games.tinnerstrail.components import (
    ADIT,
    COPPER,
    DECKS,
    DESTINATIONS,
    IMPROVEMENTS,
    MINER,
    PORT,
    ROUNDS,
    TIN,
)
from gwarek.games.tinnerstrail.effects import next_limiter
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC,
    ARSENIC_HELD,
    CALCINERS,
    CHOICE,
    COLUMN,
    HAND,
    MAP_AFTER,
    MINES,
    MONEY,
    ORE,
    OWN_MINER,
    OWN_MINERS,
    OWNER,
    SENT,
    TOKENS_HELD,
    WATER,
    WIDTH,
    State,
    capacity,
    choosing,
    deck_size,
    has_tile,
    is_down,
    limit_reached,
    minimum_for,
    next_group,
    ore_in,
    tokens_left,
    trouble_with_map,
    work_left,
)

NOT_NOW: Final = "TIN-NOW"
NOT_YOUR_TURN: Final = "TIN-TURN"


@final
class Ask:
    """A question: the position and who asks, with what is read most."""

    def __init__(self, s: State, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.base: Final = seat * WIDTH
        self.money: Final = s.n[self.base + MONEY]
        self.left: Final = work_left(s, seat)


class BidRule(NumberRule[Ask, Bid]):
    """A condition on a bid."""

    def said(self, a: Bid) -> int:
        return a.price


class CubesRule(NumberRule[Ask, Extract]):
    """A condition on how many cubes are taken."""

    def said(self, a: Extract) -> int:
        return a.copper + a.tin


class InvestRule(NumberRule[Ask, Invest]):
    """A condition on an investment."""

    def said(self, a: Invest) -> int:
        return a.money


def area_id(ask: Ask, area: int) -> str:
    return ask.s.parts.area_ids[area]


def map_id(ask: Ask, map: int) -> str:
    return ask.s.parts.map_ids[map]


# -- setup (TIN-2.7)


@final
class MapIsOneOfTwo(ChoiceRule[Ask, Keep, int]):
    def options(self, ask: Ask, a: Keep) -> list[int]:
        region = choosing(ask.s, ask.seat)
        at = ask.base + CHOICE + 2 * region
        return sorted({ask.s.n[at] - 1, ask.s.n[at + 1] - 1}) if region >= 0 else []

    def chosen(self, a: Keep) -> int:
        return a.map

    def facts(self, ask: Ask, a: Keep) -> Facts:
        return {"region": DECKS[choosing(ask.s, ask.seat)], "map": map_id(ask, a.map)}


# -- work points (TIN-3.8)


@final
class WorkPointsSuffice(Rule[Ask, Deed]):
    def holds(self, ask: Ask, a: Deed) -> bool:
        return a.work <= ask.left

    def facts(self, ask: Ask, a: Deed) -> Facts:
        return {"need": a.work, "left": ask.left}


# -- auctions (TIN-5, 6)


@final
class AreaHasTile(Rule[Ask, Build]):
    def holds(self, ask: Ask, a: Build) -> bool:
        return has_tile(ask.s, a.area)

    def facts(self, ask: Ask, a: Build) -> Facts:
        return {"area": area_id(ask, a.area)}


@final
class TwoWorkPointsAreLeft(Rule[Ask, Build]):
    def holds(self, ask: Ask, a: Build) -> bool:
        return ask.left >= ask.s.parts.cost_build

    def facts(self, ask: Ask, a: Build) -> Facts:
        return {"reason": "work", "left": ask.left}


@final
class AMineIsUnbuilt(Rule[Ask, Build]):
    def holds(self, ask: Ask, a: Build) -> bool:
        return ask.s.n[ask.base + MINES] > 0

    def facts(self, ask: Ask, a: Build) -> Facts:
        return {"reason": "mine"}


@final
class BidIsCovered(BidRule):
    def most(self, ask: Ask, a: Bid) -> int:
        return ask.money

    def facts(self, ask: Ask, a: Bid) -> Facts:
        return {"reason": "money", "price": a.price, "have": ask.money}


@final
class MinimumIsInReach(Rule[Ask, Build]):
    """TIN-5.5: whoever cannot pay the least opening bid may not start; with 1 or 2 players the map decides."""

    def holds(self, ask: Ask, a: Build) -> bool:
        return ask.s.table.few or minimum_for(ask.s, NO_MAP) <= ask.money

    def facts(self, ask: Ask, a: Build) -> Facts:
        return {"minimum": minimum_for(ask.s, NO_MAP), "have": ask.money}


def has_playable_map(ask: Ask, area: int) -> bool:
    """A map in hand that could be played before the bidding with 1 or 2 players."""
    s = ask.s
    map = s.n[ask.base + HAND + s.parts.region_of[area]] - 1
    return map >= 0 and minimum_for(s, map) <= ask.money and not trouble_with_map(s, map, area)


@final
class AMapCanBePlayed(Rule[Ask, Build]):
    """TIN-6.8, for 1 and 2 players."""

    def holds(self, ask: Ask, a: Build) -> bool:
        s = ask.s
        if not s.table.few:
            return True
        return deck_size(s, s.parts.region_of[a.area]) > 0 or has_playable_map(ask, a.area)

    def facts(self, ask: Ask, a: Build) -> Facts:
        return {"region": DECKS[ask.s.parts.region_of[a.area]]}


@final
class OpeningReachesMinimum(BidRule):
    def least(self, ask: Ask, a: Bid) -> int:
        return 0 if ask.s.table.few else ask.s.minimum

    def facts(self, ask: Ask, a: Bid) -> Facts:
        return {"minimum": ask.s.minimum, "have": ask.money}


@final
class OpeningReachesMapValue(BidRule):
    def least(self, ask: Ask, a: Bid) -> int:
        return ask.s.minimum if ask.s.table.few else 0

    def facts(self, ask: Ask, a: Bid) -> Facts:
        return {"minimum": ask.s.minimum}


@final
class BidIsHigher(BidRule):
    """TIN-5.6; where nobody has bid yet the minimum decides."""

    def least(self, ask: Ask, a: Bid) -> int:
        return ask.s.bid + 1 if ask.s.leader >= 0 else 0

    def facts(self, ask: Ask, a: Bid) -> Facts:
        return {"bid": ask.s.bid}


@final
class FirstBidReachesMapValue(BidRule):
    def least(self, ask: Ask, a: Bid) -> int:
        return ask.s.minimum if ask.s.leader < 0 else 0

    def facts(self, ask: Ask, a: Bid) -> Facts:
        return {"minimum": ask.s.minimum}


# Judged where a map from hand is meant; `none` and `deck` have rules of their own.


@final
class MapIsHeld(ChoiceRule[Ask, PlayMap, int]):
    def options(self, ask: Ask, a: PlayMap) -> list[int]:
        hand = [ask.s.n[ask.base + HAND + deck] - 1 for deck in ask.s.table.decks]
        return [*[map for map in hand if map >= 0], TOP_OF_DECK, NO_MAP]

    def chosen(self, a: PlayMap) -> int:
        return a.map

    def facts(self, ask: Ask, a: PlayMap) -> Facts:
        return _map_facts(ask, a, "hand")


@final
class MapSuitsRegion(Rule[Ask, PlayMap]):
    def holds(self, ask: Ask, a: PlayMap) -> bool:
        s = ask.s
        return a.map < 0 or s.parts.maps[a.map].regions >> s.parts.region_of[s.area] & 1 == 1

    def facts(self, ask: Ask, a: PlayMap) -> Facts:
        return _map_facts(ask, a, "region")


def _map_facts(ask: Ask, a: PlayMap, reason: str) -> Facts:
    s = ask.s
    region = DECKS[s.parts.region_of[s.area]]
    return {"reason": reason, "map": map_id(ask, a.map), "area": s.parts.area_ids[s.area], "region": region}


@final
class MapIsPaidFor(Rule[Ask, PlayMap]):
    """TIN-5.9: after the bidding a map costs its value."""

    def holds(self, ask: Ask, a: PlayMap) -> bool:
        return a.map < 0 or ask.s.parts.maps[a.map].value <= ask.money

    def facts(self, ask: Ask, a: PlayMap) -> Facts:
        price = ask.s.parts.maps[a.map].value
        return {"reason": "money", "map": map_id(ask, a.map), "price": price, "have": ask.money}


@final
class SomeMapIsPlayed(Rule[Ask, PlayMap]):
    def holds(self, ask: Ask, a: PlayMap) -> bool:
        return not ask.s.table.few or a.map != NO_MAP


@final
class DeckIsBesideTheBoard(Rule[Ask, PlayMap]):
    def holds(self, ask: Ask, a: PlayMap) -> bool:
        return a.map != TOP_OF_DECK or (ask.s.table.few and ask.s.phase != MAP_AFTER)


@final
class MinimumOfMapIsCovered(Rule[Ask, PlayMap]):
    """TIN-6.4: a map from hand sets the minimum its player must be able to pay."""

    def holds(self, ask: Ask, a: PlayMap) -> bool:
        s = ask.s
        return a.map < 0 or not s.table.few or minimum_for(s, a.map) <= ask.money

    def facts(self, ask: Ask, a: PlayMap) -> Facts:
        return {"map": map_id(ask, a.map), "price": minimum_for(ask.s, a.map), "have": ask.money}


@final
class DeckHasMap(Rule[Ask, PlayMap]):
    def holds(self, ask: Ask, a: PlayMap) -> bool:
        s = ask.s
        return a.map != TOP_OF_DECK or deck_size(s, s.parts.region_of[s.area]) > 0

    def facts(self, ask: Ask, a: PlayMap) -> Facts:
        return {"region": DECKS[ask.s.parts.region_of[ask.s.area]]}


@final
class MapAppliesFully(Rule[Ask, PlayMap]):
    """TIN-5.14, R7: a port needs a coast without one, a miner an area without one."""

    def holds(self, ask: Ask, a: PlayMap) -> bool:
        return a.map < 0 or trouble_with_map(ask.s, a.map, ask.s.area) == ""

    def facts(self, ask: Ask, a: PlayMap) -> Facts:
        s = ask.s
        reason = trouble_with_map(s, a.map, s.area)
        return {"map": map_id(ask, a.map), "area": s.parts.area_ids[s.area], "reason": reason}


@final
class OpenerMustBid(Rule[Ask, Withdraw]):
    """TIN-5.17: asked about withdrawing where the bidding is to be opened."""

    def holds(self, ask: Ask, a: Withdraw) -> bool:
        return False


# -- extract (TIN-7)


@final
class MineIsOwn(Rule[Ask, Extract]):
    def holds(self, ask: Ask, a: Extract) -> bool:
        return ask.s.a[a.area * AREA + OWNER] == ask.seat

    def facts(self, ask: Ask, a: Extract) -> Facts:
        return {"area": area_id(ask, a.area), "reason": "mine"}


@final
class MineHasOre(Rule[Ask, Extract]):
    def holds(self, ask: Ask, a: Extract) -> bool:
        return ore_in(ask.s, a.area) > 0

    def facts(self, ask: Ask, a: Extract) -> Facts:
        return {"area": area_id(ask, a.area), "reason": "ore"}


@final
class SomeCubeIsTaken(CubesRule):
    def least(self, ask: Ask, a: Extract) -> int:
        return 1

    def facts(self, ask: Ask, a: Extract) -> Facts:
        return {"reason": "none"}


@final
class CubesAreThere(NumberRule[Ask, Extract]):
    """Asked about each ore."""

    def __init__(self, ore: int, id: str, after: Sequence[str]) -> None:
        super().__init__(id, after)
        self.ore: Final = ore

    def said(self, a: Extract) -> int:
        return a.copper if self.ore == COPPER else a.tin

    def most(self, ask: Ask, a: Extract) -> int:
        return ask.s.a[a.area * AREA + ORE + self.ore]

    def facts(self, ask: Ask, a: Extract) -> Facts:
        at = a.area * AREA + ORE
        copper, tin = ask.s.a[at + COPPER], ask.s.a[at + TIN]
        return {"reason": "cubes", "copper": copper, "tin": tin, "area": area_id(ask, a.area)}


@final
class CapacitySuffices(CubesRule):
    def most(self, ask: Ask, a: Extract) -> int:
        return capacity(ask.s, a.area)

    def facts(self, ask: Ask, a: Extract) -> Facts:
        return {"reason": "capacity", "capacity": capacity(ask.s, a.area), "area": area_id(ask, a.area)}


@final
class CubesArePaidFor(CubesRule):
    def most(self, ask: Ask, a: Extract) -> int:
        water = ask.s.a[a.area * AREA + WATER]
        return ask.money // water if water else NO_LIMIT

    def facts(self, ask: Ask, a: Extract) -> Facts:
        water = ask.s.a[a.area * AREA + WATER]
        return {"price": (a.copper + a.tin) * water, "have": ask.money, "water": water}


# -- improvements (TIN-1.5, 8)


def _already_there(ask: Ask, a: Put) -> Facts:
    if a.improvement == ADIT:
        return {"reason": "adit", "border": ask.s.parts.border_ids[a.place]}
    return {"reason": IMPROVEMENTS[a.improvement], "area": ask.s.parts.area_ids[a.place]}


@final
class ThereIsNoneYet(Rule[Ask, Put]):
    def holds(self, ask: Ask, a: Put) -> bool:
        return not limit_reached(ask.s, a.improvement, a.place)

    def facts(self, ask: Ask, a: Put) -> Facts:
        return _already_there(ask, a)


def token_has_room(s: State, improvement: int, place: int) -> bool:
    """TIN-1.5; the miners of Michigan go anywhere (TIN-11.9)."""
    return improvement == MINER or not limit_reached(s, improvement, place)


@final
class TokenThereIsNoneYet(Rule[Ask, Put]):
    def holds(self, ask: Ask, a: Put) -> bool:
        return token_has_room(ask.s, a.improvement, a.place)

    def facts(self, ask: Ask, a: Put) -> Facts:
        return _already_there(ask, a)


@final
class TokenIsOnTheBoard(Rule[Ask, Put]):
    def holds(self, ask: Ask, a: Put) -> bool:
        return tokens_left(ask.s, a.improvement) > 0

    def facts(self, ask: Ask, a: Put) -> Facts:
        return {"improvement": IMPROVEMENTS[a.improvement], "round": ask.s.round}


def port_has_coast(s: State, improvement: int, place: int) -> bool:
    return improvement != PORT or s.parts.coastal[place]


@final
class PortIsOnTheCoast(Rule[Ask, Put]):
    def holds(self, ask: Ask, a: Put) -> bool:
        return port_has_coast(ask.s, a.improvement, a.place)

    def facts(self, ask: Ask, a: Put) -> Facts:
        return {"area": ask.s.parts.area_ids[a.place]}


def may_place_token(s: State, seat: int) -> bool:
    """Has the player a token from Michigan, and somewhere to put it?"""
    if not s.table.emigration:
        return False
    for improvement in range(len(IMPROVEMENTS)):
        if s.n[seat * WIDTH + TOKENS_HELD + improvement] > 0:
            places = len(s.parts.ends) if improvement == ADIT else len(s.parts.areas)
            for place in range(places):
                if token_has_room(s, improvement, place) and port_has_coast(s, improvement, place):
                    return True
    return False


@final
class APumpGroupIsLeft(Rule[Ask, Pumps]):
    def holds(self, ask: Ask, a: Pumps) -> bool:
        return next_group(ask.s) >= 0


@final
class DrainedAreaHasMine(Rule[Ask, Drain]):
    def holds(self, ask: Ask, a: Drain) -> bool:
        return ask.s.a[a.area * AREA + OWNER] >= 0

    def facts(self, ask: Ask, a: Drain) -> Facts:
        return {"area": area_id(ask, a.area), "reason": "mine"}


@final
class DrainedMineHasWater(Rule[Ask, Drain]):
    def holds(self, ask: Ask, a: Drain) -> bool:
        return ask.s.a[a.area * AREA + WATER] > 0

    def facts(self, ask: Ask, a: Drain) -> Facts:
        return {"area": area_id(ask, a.area), "reason": "water"}


# -- investing and surveys (TIN-9)


@final
class InvestmentIsMultiple(InvestRule):
    def step(self, ask: Ask, a: Invest) -> int:
        return a.unit

    def facts(self, ask: Ask, a: Invest) -> Facts:
        return {"reason": "multiple", "of": a.unit}


@final
class InvestmentIsCovered(InvestRule):
    def most(self, ask: Ask, a: Invest) -> int:
        return ask.money

    def facts(self, ask: Ask, a: Invest) -> Facts:
        return {"reason": "money", "have": ask.money}


@final
class TileIsFaceDown(Rule[Ask, Survey]):
    def holds(self, ask: Ask, a: Survey) -> bool:
        return a.area < 0 or is_down(ask.s, a.area)

    def facts(self, ask: Ask, a: Survey) -> Facts:
        return {"area": area_id(ask, a.area)}


# -- arsenic (TIN-10)


@final
class ArsenicIsInPlay(Rule[Ask, Line]):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.table.arsenic


@final
class CalcinerStands(Rule[Ask, Process]):
    def holds(self, ask: Ask, a: Process) -> bool:
        return ask.s.n[ask.base + CALCINERS] == 0

    def facts(self, ask: Ask, a: Process) -> Facts:
        return {"reason": "calciner", "area": area_id(ask, a.area)}


@final
class ArsenicMineIsOwn(Rule[Ask, Process]):
    def holds(self, ask: Ask, a: Process) -> bool:
        return ask.s.a[a.area * AREA + OWNER] == ask.seat

    def facts(self, ask: Ask, a: Process) -> Facts:
        return {"reason": "mine", "area": area_id(ask, a.area)}


@final
class ArsenicIsThere(Rule[Ask, Process]):
    def holds(self, ask: Ask, a: Process) -> bool:
        return ask.s.a[a.area * AREA + ARSENIC] > 0

    def facts(self, ask: Ask, a: Process) -> Facts:
        return {"reason": "arsenic", "area": area_id(ask, a.area)}


@final
class LimiterMayMove(Rule[Ask, Process]):
    def holds(self, ask: Ask, a: Process) -> bool:
        return next_limiter(ask.s, ask.seat) > ask.s.n[ask.base + COLUMN]

    def facts(self, ask: Ask, a: Process) -> Facts:
        return {"column": ask.s.n[ask.base + COLUMN]}


@final
class SellerHasCalciner(Rule[Ask, SellArsenic]):
    def holds(self, ask: Ask, a: SellArsenic) -> bool:
        return ask.s.n[ask.base + CALCINERS] == 0

    def facts(self, ask: Ask, a: SellArsenic) -> Facts:
        return {"reason": "calciner"}


@final
class SellerHasArsenic(Rule[Ask, SellArsenic]):
    def holds(self, ask: Ask, a: SellArsenic) -> bool:
        return ask.s.n[ask.base + ARSENIC_HELD] > 0

    def facts(self, ask: Ask, a: SellArsenic) -> Facts:
        return {"reason": "arsenic"}


# -- emigration (TIN-11)


@final
class EmigrationIsInPlay(Rule[Ask, Line]):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.table.emigration


@final
class OwnMinerIsLeft(Rule[Ask, OwnMiner]):
    def holds(self, ask: Ask, a: OwnMiner) -> bool:
        return ask.s.n[ask.base + OWN_MINERS] > 0

    def facts(self, ask: Ask, a: OwnMiner) -> Facts:
        return {"area": area_id(ask, a.place), "reason": "left"}


@final
class OwnMinerGoesToOwnMine(Rule[Ask, OwnMiner]):
    def holds(self, ask: Ask, a: OwnMiner) -> bool:
        return ask.s.a[a.place * AREA + OWNER] == ask.seat

    def facts(self, ask: Ask, a: OwnMiner) -> Facts:
        return {"area": area_id(ask, a.place), "reason": "mine"}


@final
class OwnMinerIsThere(Rule[Ask, Emigrate]):
    """An own miner always stands in an area with its owner's mine (TIN-11.2)."""

    def holds(self, ask: Ask, a: Emigrate) -> bool:
        at = a.area * AREA
        return ask.s.a[at + OWNER] == ask.seat and ask.s.a[at + OWN_MINER] > 0

    def facts(self, ask: Ask, a: Emigrate) -> Facts:
        return {
            "area": area_id(ask, a.area),
            "destination": DESTINATIONS[a.destination],
            "reason": "miner",
        }


@final
class DestinationIsFree(Rule[Ask, Emigrate]):
    def holds(self, ask: Ask, a: Emigrate) -> bool:
        s = ask.s
        return s.b[SENT + a.destination * ROUNDS + s.round - 1] == 0

    def facts(self, ask: Ask, a: Emigrate) -> Facts:
        return {
            "area": area_id(ask, a.area),
            "destination": DESTINATIONS[a.destination],
            "reason": "taken",
        }


@final
class TokenIsHeld(Rule[Ask, Put]):
    def holds(self, ask: Ask, a: Put) -> bool:
        return ask.s.n[ask.base + TOKENS_HELD + a.improvement] > 0

    def facts(self, ask: Ask, a: Put) -> Facts:
        return {"improvement": IMPROVEMENTS[a.improvement]}
