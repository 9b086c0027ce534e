"""The rules that forbid, by action, in rulebook order. Rules that share an id are parts of one sentence of the book.

A rule reads a `Line`: the words of a decision as numbers. `legal` fills in words one by one and asks each rule as soon
as its words are known; `violated` fills in all of them and asks every rule.

Long, because a rule is looked for by its number: all of them stand in one room.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.rule import Facts, NumberRule, Rule
from gwarek.games.tinnerstrail.actions import NO_MAP, TOP_OF_DECK
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


@final
class Line:
    """The words of a decision; -1 stands for words it does not have."""

    def __init__(self) -> None:
        self.work = 0  # work points it costs
        self.area = -1
        self.improvement = -1
        self.place = -1  # area, of an adit the border
        self.copper = 0
        self.tin = 0
        self.map = NO_MAP
        self.price = 0  # of a bid
        self.unit = 0
        self.money = 0  # to be invested
        self.destination = -1


class LineRule(Rule[Ask, Line]):
    """A condition on the words of a decision."""


class InvestRule(NumberRule[Ask, Line]):
    """A condition on an investment."""

    def said(self, a: Line) -> int:
        return a.money


def area_id(ask: Ask, a: Line) -> str:
    return ask.s.parts.area_ids[a.area]


def map_id(ask: Ask, a: Line) -> str:
    return ask.s.parts.map_ids[a.map]


# -- setup (TIN-2.7)


@final
class MapIsOneOfTwo(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        s = ask.s
        region = choosing(s, ask.seat)
        at = ask.base + CHOICE + 2 * region
        return a.map + 1 in (s.n[at], s.n[at + 1])

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"region": DECKS[choosing(ask.s, ask.seat)], "map": map_id(ask, a)}


# -- work points (TIN-3.8)


@final
class WorkPointsSuffice(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return a.work <= ask.left

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"need": a.work, "left": ask.left}


# -- auctions (TIN-5, 6)


@final
class AreaHasTile(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return has_tile(ask.s, a.area)

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a)}


@final
class TwoWorkPointsAreLeft(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.left >= ask.s.parts.cost_build

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "work", "left": ask.left}


@final
class AMineIsUnbuilt(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.n[ask.base + MINES] > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "mine"}


@final
class BidIsCovered(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return a.price <= ask.money

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "money", "price": a.price, "have": ask.money}


@final
class MinimumIsInReach(LineRule):
    """TIN-5.5: whoever cannot pay the least opening bid may not start; with 1 or 2 players the map decides."""

    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.table.few or minimum_for(ask.s, NO_MAP) <= ask.money

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"minimum": minimum_for(ask.s, NO_MAP), "have": ask.money}


def has_playable_map(ask: Ask, area: int) -> bool:
    """A map in hand that could be played before the bidding with 1 or 2 players."""
    s = ask.s
    map = s.n[ask.base + HAND + s.parts.region_of[area]] - 1
    return map >= 0 and minimum_for(s, map) <= ask.money and not trouble_with_map(s, map, area)


@final
class AMapCanBePlayed(LineRule):
    """TIN-6.8, for 1 and 2 players."""

    def holds(self, ask: Ask, a: Line) -> bool:
        s = ask.s
        if not s.table.few:
            return True
        return deck_size(s, s.parts.region_of[a.area]) > 0 or has_playable_map(ask, a.area)

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"region": DECKS[ask.s.parts.region_of[a.area]]}


@final
class OpeningReachesMinimum(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.table.few or a.price >= ask.s.minimum

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"minimum": ask.s.minimum, "have": ask.money}


@final
class OpeningReachesMapValue(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return not ask.s.table.few or a.price >= ask.s.minimum

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"minimum": ask.s.minimum}


@final
class BidIsHigher(LineRule):
    """TIN-5.6; where nobody has bid yet the minimum decides."""

    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.leader < 0 or a.price > ask.s.bid

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"bid": ask.s.bid}


@final
class FirstBidReachesMapValue(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.leader >= 0 or a.price >= ask.s.minimum

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"minimum": ask.s.minimum}


# Judged where a map from hand is meant; `none` and `deck` have rules of their own.


@final
class MapIsHeld(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        if a.map < 0:
            return True
        return ask.s.n[ask.base + HAND + ask.s.parts.maps[a.map].deck] == a.map + 1

    def facts(self, ask: Ask, a: Line) -> Facts:
        return _map_facts(ask, a, "hand")


@final
class MapSuitsRegion(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        s = ask.s
        return a.map < 0 or s.parts.maps[a.map].regions >> s.parts.region_of[s.area] & 1 == 1

    def facts(self, ask: Ask, a: Line) -> Facts:
        return _map_facts(ask, a, "region")


def _map_facts(ask: Ask, a: Line, reason: str) -> Facts:
    s = ask.s
    region = DECKS[s.parts.region_of[s.area]]
    return {"reason": reason, "map": map_id(ask, a), "area": s.parts.area_ids[s.area], "region": region}


@final
class MapIsPaidFor(LineRule):
    """TIN-5.9: after the bidding a map costs its value."""

    def holds(self, ask: Ask, a: Line) -> bool:
        return a.map < 0 or ask.s.parts.maps[a.map].value <= ask.money

    def facts(self, ask: Ask, a: Line) -> Facts:
        price = ask.s.parts.maps[a.map].value
        return {"reason": "money", "map": map_id(ask, a), "price": price, "have": ask.money}


@final
class SomeMapIsPlayed(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return not ask.s.table.few or a.map != NO_MAP


@final
class DeckIsBesideTheBoard(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return a.map != TOP_OF_DECK or (ask.s.table.few and ask.s.phase != MAP_AFTER)


@final
class MinimumOfMapIsCovered(LineRule):
    """TIN-6.4: a map from hand sets the minimum its player must be able to pay."""

    def holds(self, ask: Ask, a: Line) -> bool:
        s = ask.s
        return a.map < 0 or not s.table.few or minimum_for(s, a.map) <= ask.money

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"map": map_id(ask, a), "price": minimum_for(ask.s, a.map), "have": ask.money}


@final
class DeckHasMap(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        s = ask.s
        return a.map != TOP_OF_DECK or deck_size(s, s.parts.region_of[s.area]) > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"region": DECKS[ask.s.parts.region_of[ask.s.area]]}


@final
class MapAppliesFully(LineRule):
    """TIN-5.14, R7: a port needs a coast without one, a miner an area without one."""

    def holds(self, ask: Ask, a: Line) -> bool:
        return a.map < 0 or trouble_with_map(ask.s, a.map, ask.s.area) == ""

    def facts(self, ask: Ask, a: Line) -> Facts:
        s = ask.s
        reason = trouble_with_map(s, a.map, s.area)
        return {"map": map_id(ask, a), "area": s.parts.area_ids[s.area], "reason": reason}


@final
class OpenerMustBid(LineRule):
    """TIN-5.17: asked about withdrawing where the bidding is to be opened."""

    def holds(self, ask: Ask, a: Line) -> bool:
        return False


# -- extract (TIN-7)


@final
class MineIsOwn(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.a[a.area * AREA + OWNER] == ask.seat

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a), "reason": "mine"}


@final
class MineHasOre(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ore_in(ask.s, a.area) > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a), "reason": "ore"}


@final
class SomeCubeIsTaken(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return a.copper + a.tin > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "none"}


@final
class CubesAreThere(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        at = a.area * AREA + ORE
        return a.copper <= ask.s.a[at + COPPER] and a.tin <= ask.s.a[at + TIN]

    def facts(self, ask: Ask, a: Line) -> Facts:
        at = a.area * AREA + ORE
        copper, tin = ask.s.a[at + COPPER], ask.s.a[at + TIN]
        return {"reason": "cubes", "copper": copper, "tin": tin, "area": area_id(ask, a)}


@final
class CapacitySuffices(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return a.copper + a.tin <= capacity(ask.s, a.area)

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "capacity", "capacity": capacity(ask.s, a.area), "area": area_id(ask, a)}


@final
class CubesArePaidFor(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return (a.copper + a.tin) * ask.s.a[a.area * AREA + WATER] <= ask.money

    def facts(self, ask: Ask, a: Line) -> Facts:
        water = ask.s.a[a.area * AREA + WATER]
        return {"price": (a.copper + a.tin) * water, "have": ask.money, "water": water}


# -- improvements (TIN-1.5, 8)


def _already_there(ask: Ask, a: Line) -> Facts:
    if a.improvement == ADIT:
        return {"reason": "adit", "border": ask.s.parts.border_ids[a.place]}
    return {"reason": IMPROVEMENTS[a.improvement], "area": ask.s.parts.area_ids[a.place]}


@final
class ThereIsNoneYet(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return not limit_reached(ask.s, a.improvement, a.place)

    def facts(self, ask: Ask, a: Line) -> Facts:
        return _already_there(ask, a)


def token_has_room(s: State, improvement: int, place: int) -> bool:
    """TIN-1.5; the miners of Michigan go anywhere (TIN-11.9)."""
    return improvement == MINER or not limit_reached(s, improvement, place)


@final
class TokenThereIsNoneYet(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return token_has_room(ask.s, a.improvement, a.place)

    def facts(self, ask: Ask, a: Line) -> Facts:
        return _already_there(ask, a)


@final
class TokenIsOnTheBoard(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return tokens_left(ask.s, a.improvement) > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"improvement": IMPROVEMENTS[a.improvement], "round": ask.s.round}


def port_has_coast(s: State, improvement: int, place: int) -> bool:
    return improvement != PORT or s.parts.coastal[place]


@final
class PortIsOnTheCoast(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return port_has_coast(ask.s, a.improvement, a.place)

    def facts(self, ask: Ask, a: Line) -> Facts:
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
class APumpGroupIsLeft(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return next_group(ask.s) >= 0


@final
class DrainedAreaHasMine(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.a[a.area * AREA + OWNER] >= 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a), "reason": "mine"}


@final
class DrainedMineHasWater(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.a[a.area * AREA + WATER] > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a), "reason": "water"}


# -- investing and surveys (TIN-9)


@final
class InvestmentIsMultiple(InvestRule):
    def step(self, ask: Ask, a: Line) -> int:
        return a.unit

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "multiple", "of": a.unit}


@final
class InvestmentIsCovered(InvestRule):
    def most(self, ask: Ask, a: Line) -> int:
        return ask.money

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "money", "have": ask.money}


@final
class TileIsFaceDown(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return a.area < 0 or is_down(ask.s, a.area)

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a)}


# -- arsenic (TIN-10)


@final
class ArsenicIsInPlay(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.table.arsenic


@final
class CalcinerStands(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.n[ask.base + CALCINERS] == 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "calciner", "area": area_id(ask, a)}


@final
class ArsenicMineIsOwn(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.a[a.area * AREA + OWNER] == ask.seat

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "mine", "area": area_id(ask, a)}


@final
class ArsenicIsThere(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.a[a.area * AREA + ARSENIC] > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "arsenic", "area": area_id(ask, a)}


@final
class LimiterMayMove(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return next_limiter(ask.s, ask.seat) > ask.s.n[ask.base + COLUMN]

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"column": ask.s.n[ask.base + COLUMN]}


@final
class SellerHasCalciner(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.n[ask.base + CALCINERS] == 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "calciner"}


@final
class SellerHasArsenic(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.n[ask.base + ARSENIC_HELD] > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"reason": "arsenic"}


# -- emigration (TIN-11)


@final
class EmigrationIsInPlay(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.table.emigration


@final
class OwnMinerIsLeft(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.n[ask.base + OWN_MINERS] > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a), "reason": "left"}


@final
class OwnMinerGoesToOwnMine(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.a[a.area * AREA + OWNER] == ask.seat

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"area": area_id(ask, a), "reason": "mine"}


@final
class OwnMinerIsThere(LineRule):
    """An own miner always stands in an area with its owner's mine (TIN-11.2)."""

    def holds(self, ask: Ask, a: Line) -> bool:
        at = a.area * AREA
        return ask.s.a[at + OWNER] == ask.seat and ask.s.a[at + OWN_MINER] > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {
            "area": area_id(ask, a),
            "destination": DESTINATIONS[a.destination],
            "reason": "miner",
        }


@final
class DestinationIsFree(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        s = ask.s
        return s.b[SENT + a.destination * ROUNDS + s.round - 1] == 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {
            "area": area_id(ask, a),
            "destination": DESTINATIONS[a.destination],
            "reason": "taken",
        }


@final
class TokenIsHeld(LineRule):
    def holds(self, ask: Ask, a: Line) -> bool:
        return ask.s.n[ask.base + TOKENS_HELD + a.improvement] > 0

    def facts(self, ask: Ask, a: Line) -> Facts:
        return {"improvement": IMPROVEMENTS[a.improvement]}


WORK: Final = WorkPointsSuffice("TIN-3.8")
HAS_TILE: Final = AreaHasTile("TIN-5.1")
MAP_CAN_BE_PLAYED: Final = AMapCanBePlayed("TIN-6.8", after=["TIN-5.1"])
START_RULES: Final[list[LineRule]] = [  # who may start any auction
    TwoWorkPointsAreLeft("TIN-5.2"),
    AMineIsUnbuilt("TIN-5.2"),
    MinimumIsInReach("TIN-5.5"),
]
NONE_YET: Final = ThereIsNoneYet("TIN-1.5")
ON_THE_BOARD: Final = TokenIsOnTheBoard("TIN-8.1")
ON_THE_COAST: Final = PortIsOnTheCoast("TIN-8.6")
MINE_IS_OWN: Final = MineIsOwn("TIN-7.1")
MINE_HAS_ORE: Final = MineHasOre("TIN-7.1")
PAID_FOR: Final = CubesArePaidFor("TIN-7.3", after=["TIN-7.1"])
EMIGRATION: Final = EmigrationIsInPlay("TIN-11.1")
OWN_MINER_LEFT: Final = OwnMinerIsLeft("TIN-11.2", after=["TIN-11.1"])
OWN_MINER_MINE: Final = OwnMinerGoesToOwnMine("TIN-11.2", after=["TIN-11.1"])
EMIGRANT: Final = OwnMinerIsThere("TIN-11.3", after=["TIN-11.1"])
FREE_SPACE: Final = DestinationIsFree("TIN-11.3", after=["TIN-11.1"])
TOKEN_HELD: Final = TokenIsHeld("TIN-11.7", after=["TIN-11.1"])
TOKEN_NONE_YET: Final = TokenThereIsNoneYet("TIN-1.5")

KEEP_RULES: Final[list[LineRule]] = [MapIsOneOfTwo("TIN-2.7")]
BUILD_RULES: Final[list[LineRule]] = [HAS_TILE, *START_RULES, MAP_CAN_BE_PLAYED]
MAP_RULES: Final[list[LineRule]] = [
    MapIsHeld("TIN-5.3"),
    MapSuitsRegion("TIN-5.3"),
    MapAppliesFully("TIN-5.14", after=["TIN-5.3"]),
    SomeMapIsPlayed("TIN-6.1"),
    DeckIsBesideTheBoard("TIN-6.2"),
    MinimumOfMapIsCovered("TIN-6.4", after=["TIN-5.3"]),
    DeckHasMap("TIN-6.8", after=["TIN-6.2"]),
]
AFTER_RULES: Final[list[LineRule]] = [
    MapIsHeld("TIN-5.9"),
    MapSuitsRegion("TIN-5.9"),
    MapIsPaidFor("TIN-5.9"),
    MapAppliesFully("TIN-5.14", after=["TIN-5.9"]),
    DeckIsBesideTheBoard("TIN-6.2"),
]
OPENING_RULES: Final[list[LineRule]] = [
    BidIsCovered("TIN-5.2"),
    OpeningReachesMinimum("TIN-5.5"),
    OpeningReachesMapValue("TIN-6.3"),
]
BIDDING_RULES: Final[list[LineRule]] = [
    BidIsCovered("TIN-5.2"),
    BidIsHigher("TIN-5.6"),
    FirstBidReachesMapValue("TIN-6.3"),
]
WITHDRAW_OPENING_RULES: Final[list[LineRule]] = [OpenerMustBid("TIN-5.17")]
EXTRACT_RULES: Final[list[LineRule]] = [
    WORK,
    MINE_IS_OWN,
    MINE_HAS_ORE,
    SomeCubeIsTaken("TIN-7.2"),
    CubesAreThere("TIN-7.2", after=["TIN-7.1"]),
    CapacitySuffices("TIN-7.2", after=["TIN-7.1"]),
    PAID_FOR,
]
IMPROVE_RULES: Final[list[LineRule]] = [NONE_YET, WORK, ON_THE_BOARD, ON_THE_COAST]
OWN_MINER_RULES: Final[list[LineRule]] = [
    NONE_YET,
    WORK,
    ON_THE_BOARD,
    EMIGRATION,
    OWN_MINER_LEFT,
    OWN_MINER_MINE,
]
PUMPS_RULES: Final[list[LineRule]] = [WORK, APumpGroupIsLeft("TIN-8.9")]
DRAIN_RULES: Final[list[LineRule]] = [
    DrainedAreaHasMine("TIN-8.10"),
    DrainedMineHasWater("TIN-8.10"),
]
PASTIES_RULES: Final[list[LineRule]] = [WORK]
INVEST_RULES: Final[list[InvestRule]] = [InvestmentIsMultiple("TIN-9.2"), InvestmentIsCovered("TIN-9.2")]
SURVEY_RULES: Final[list[LineRule]] = [TileIsFaceDown("TIN-9.6")]
PROCESS_RULES: Final[list[LineRule]] = [
    ArsenicIsInPlay("TIN-10.1"),
    CalcinerStands("TIN-10.3", after=["TIN-10.1"]),
    ArsenicMineIsOwn("TIN-10.3", after=["TIN-10.1"]),
    ArsenicIsThere("TIN-10.3", after=["TIN-10.1"]),
    LimiterMayMove("TIN-10.4", after=["TIN-10.1"]),
]
SELL_ARSENIC_RULES: Final[list[LineRule]] = [
    WORK,
    ArsenicIsInPlay("TIN-10.1"),
    SellerHasCalciner("TIN-10.7", after=["TIN-10.1"]),
    SellerHasArsenic("TIN-10.7", after=["TIN-10.1"]),
]
EMIGRATE_RULES: Final[list[LineRule]] = [WORK, EMIGRATION, EMIGRANT, FREE_SPACE]
PLACE_RULES: Final[list[LineRule]] = [TOKEN_NONE_YET, ON_THE_COAST, EMIGRATION, TOKEN_HELD]
