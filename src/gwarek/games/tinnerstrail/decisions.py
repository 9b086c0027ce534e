"""The decisions of Tinners' Trail, as the rulebook's contents: words, when they are asked, rules, what they do."""

from __future__ import annotations

from typing import Final

from gwarek.core.decision import Decision, Decisions, Drawing
from gwarek.core.rule import Rule
from gwarek.games.tinnerstrail.actions import (
    Bid,
    Build,
    BuildCalciner,
    Done,
    Drain,
    Drawn,
    Emigrate,
    Extract,
    Improve,
    Invest,
    Keep,
    OwnMiner,
    Pass,
    Pasties,
    Place,
    PlayMap,
    Process,
    Pumps,
    Raise,
    SellArsenic,
    Survey,
    Withdraw,
    Words,
)
from gwarek.games.tinnerstrail.components import COPPER, TIN
from gwarek.games.tinnerstrail.deeds import (
    build,
    calcine,
    drain,
    drawn,
    extract_ore,
    improve,
    invest_money,
    keep,
    leave,
    leave_unused,
    make_bid,
    pass_turn,
    place_own_miner,
    place_token,
    play_map,
    process_arsenic,
    raise_price,
    sell_all_arsenic,
    sell_pasties,
    send_abroad,
    take_group,
    take_survey,
)
from gwarek.games.tinnerstrail.rules import (
    NOT_NOW,
    AMapCanBePlayed,
    AMineIsUnbuilt,
    APumpGroupIsLeft,
    AreaHasTile,
    ArsenicIsInPlay,
    ArsenicIsThere,
    ArsenicMineIsOwn,
    Ask,
    BidIsCovered,
    BidIsHigher,
    BidRule,
    CalcinerStands,
    CapacitySuffices,
    CubesArePaidFor,
    CubesAreThere,
    DeckHasMap,
    DeckIsBesideTheBoard,
    DestinationIsFree,
    DrainedAreaHasMine,
    DrainedMineHasWater,
    EmigrationIsInPlay,
    FirstBidReachesMapValue,
    InvestmentIsCovered,
    InvestmentIsMultiple,
    InvestRule,
    LimiterMayMove,
    MapAppliesFully,
    MapIsHeld,
    MapIsOneOfTwo,
    MapIsPaidFor,
    MapSuitsRegion,
    MineHasOre,
    MineIsOwn,
    MinimumIsInReach,
    MinimumOfMapIsCovered,
    OpenerMustBid,
    OpeningReachesMapValue,
    OpeningReachesMinimum,
    OwnMinerGoesToOwnMine,
    OwnMinerIsLeft,
    OwnMinerIsThere,
    PortIsOnTheCoast,
    SellerHasArsenic,
    SellerHasCalciner,
    SomeCubeIsTaken,
    SomeMapIsPlayed,
    ThereIsNoneYet,
    TileIsFaceDown,
    TokenIsHeld,
    TokenIsOnTheBoard,
    TokenThereIsNoneYet,
    TwoWorkPointsAreLeft,
    WorkPointsSuffice,
)
from gwarek.games.tinnerstrail.state import (
    AREA,
    BIDDING,
    CALCINER,
    DRAIN,
    INVEST,
    KEEP,
    MAP,
    MAP_AFTER,
    OPENING,
    ORE,
    RAISE,
    SURVEY,
    TOKENS,
    TURN,
    State,
    capacity,
)

WORK: Final = WorkPointsSuffice("TIN-3.8")

ONE_OF_TWO: Final = MapIsOneOfTwo("TIN-2.7")
KEEP_RULES: Final = [ONE_OF_TWO]

HAS_TILE: Final = AreaHasTile("TIN-5.1")
START_RULES: Final[list[Rule[Ask, Build]]] = [  # who may start any auction
    TwoWorkPointsAreLeft("TIN-5.2"),
    AMineIsUnbuilt("TIN-5.2"),
    MinimumIsInReach("TIN-5.5"),
]
MAP_CAN_BE_PLAYED: Final = AMapCanBePlayed("TIN-6.8", after=["TIN-5.1"])
BUILD_RULES: Final[list[Rule[Ask, Build]]] = [HAS_TILE, *START_RULES, MAP_CAN_BE_PLAYED]

HELD: Final = MapIsHeld("TIN-5.3")
FITTING: Final[list[Rule[Ask, PlayMap]]] = [  # of maps held
    MapSuitsRegion("TIN-5.3"),
    MapAppliesFully("TIN-5.14", after=["TIN-5.3"]),
    SomeMapIsPlayed("TIN-6.1"),
    DeckIsBesideTheBoard("TIN-6.2"),
    MinimumOfMapIsCovered("TIN-6.4", after=["TIN-5.3"]),
    DeckHasMap("TIN-6.8", after=["TIN-6.2"]),
]
MAP_RULES: Final[list[Rule[Ask, PlayMap]]] = [HELD, *FITTING]
HELD_AFTER: Final = MapIsHeld("TIN-5.9")
FITTING_AFTER: Final[list[Rule[Ask, PlayMap]]] = [
    MapSuitsRegion("TIN-5.9"),
    MapIsPaidFor("TIN-5.9"),
    MapAppliesFully("TIN-5.14", after=["TIN-5.9"]),
    DeckIsBesideTheBoard("TIN-6.2"),
]
AFTER_RULES: Final[list[Rule[Ask, PlayMap]]] = [HELD_AFTER, *FITTING_AFTER]

COVERED: Final = BidIsCovered("TIN-5.2")
MINIMUM: Final = OpeningReachesMinimum("TIN-5.5")
MAP_VALUE: Final = OpeningReachesMapValue("TIN-6.3")
HIGHER: Final = BidIsHigher("TIN-5.6")
FIRST_BID: Final = FirstBidReachesMapValue("TIN-6.3")
OPENING_RULES: Final[list[BidRule]] = [COVERED, MINIMUM, MAP_VALUE]
BIDDING_RULES: Final[list[BidRule]] = [COVERED, HIGHER, FIRST_BID]
OPENER_MUST_BID: Final = OpenerMustBid("TIN-5.17")

MINE_IS_OWN: Final = MineIsOwn("TIN-7.1")
SOME_CUBE: Final = SomeCubeIsTaken("TIN-7.2")
COPPER_THERE: Final = CubesAreThere(COPPER, "TIN-7.2", after=["TIN-7.1"])
TIN_THERE: Final = CubesAreThere(TIN, "TIN-7.2", after=["TIN-7.1"])
CAPACITY: Final = CapacitySuffices("TIN-7.2", after=["TIN-7.1"])
PAID_FOR: Final = CubesArePaidFor("TIN-7.3", after=["TIN-7.1"])
EXTRACT_RULES: Final[list[Rule[Ask, Extract]]] = [
    WORK,
    MINE_IS_OWN,
    MineHasOre("TIN-7.1"),
    SOME_CUBE,
    COPPER_THERE,
    TIN_THERE,
    CAPACITY,
    PAID_FOR,
]

NONE_YET: Final = ThereIsNoneYet("TIN-1.5")
ON_THE_BOARD: Final = TokenIsOnTheBoard("TIN-8.1")
ON_THE_COAST: Final = PortIsOnTheCoast("TIN-8.6")
IMPROVE_RULES: Final[list[Rule[Ask, Improve]]] = [NONE_YET, WORK, ON_THE_BOARD, ON_THE_COAST]
PUMPS_RULES: Final[list[Rule[Ask, Pumps]]] = [WORK, APumpGroupIsLeft("TIN-8.9")]
DRAIN_RULES: Final[list[Rule[Ask, Drain]]] = [
    DrainedAreaHasMine("TIN-8.10"),
    DrainedMineHasWater("TIN-8.10"),
]
PASTIES_RULES: Final[list[Rule[Ask, Pasties]]] = [WORK]

MULTIPLE: Final = InvestmentIsMultiple("TIN-9.2")
MONEY_IS_THERE: Final = InvestmentIsCovered("TIN-9.2")
INVEST_RULES: Final[list[InvestRule]] = [MULTIPLE, MONEY_IS_THERE]
SURVEY_RULES: Final[list[Rule[Ask, Survey]]] = [TileIsFaceDown("TIN-9.6")]

ARSENIC_IN_PLAY: Final = ArsenicIsInPlay("TIN-10.1")
PROCESS_RULES: Final[list[Rule[Ask, Process]]] = [
    ARSENIC_IN_PLAY,
    CalcinerStands("TIN-10.3", after=["TIN-10.1"]),
    ArsenicMineIsOwn("TIN-10.3", after=["TIN-10.1"]),
    ArsenicIsThere("TIN-10.3", after=["TIN-10.1"]),
    LimiterMayMove("TIN-10.4", after=["TIN-10.1"]),
]
SELL_ARSENIC_RULES: Final[list[Rule[Ask, SellArsenic]]] = [
    WORK,
    ARSENIC_IN_PLAY,
    SellerHasCalciner("TIN-10.7", after=["TIN-10.1"]),
    SellerHasArsenic("TIN-10.7", after=["TIN-10.1"]),
]

EMIGRATION: Final = EmigrationIsInPlay("TIN-11.1")
OWN_MINER_LEFT: Final = OwnMinerIsLeft("TIN-11.2", after=["TIN-11.1"])
OWN_MINER_MINE: Final = OwnMinerGoesToOwnMine("TIN-11.2", after=["TIN-11.1"])
OWN_MINER_RULES: Final[list[Rule[Ask, OwnMiner]]] = [
    NONE_YET,
    WORK,
    ON_THE_BOARD,
    EMIGRATION,
    OWN_MINER_LEFT,
    OWN_MINER_MINE,
]
EMIGRANT: Final = OwnMinerIsThere("TIN-11.3", after=["TIN-11.1"])
FREE_SPACE: Final = DestinationIsFree("TIN-11.3", after=["TIN-11.1"])
EMIGRATE_RULES: Final[list[Rule[Ask, Emigrate]]] = [WORK, EMIGRATION, EMIGRANT, FREE_SPACE]
TOKEN_NONE_YET: Final = TokenThereIsNoneYet("TIN-1.5")
TOKEN_HELD: Final = TokenIsHeld("TIN-11.7", after=["TIN-11.1"])
PLACE_RULES: Final[list[Rule[Ask, Place]]] = [TOKEN_NONE_YET, ON_THE_COAST, EMIGRATION, TOKEN_HELD]


# What pieces could spell: extractions go one cube beyond what a mine could give, bids and investments beyond the money.


def loads(w: Words, ask: Ask) -> list[Extract]:
    out: list[Extract] = []
    for area in range(len(w.mines)):
        at = area * AREA + ORE
        room = capacity(ask.s, area) + 1
        for copper in range(min(room, ask.s.a[at + COPPER] + 1) + 1):
            for tin in range(min(room - copper, ask.s.a[at + TIN] + 1) + 1):
                out.append(w.extract(area, copper, tin))
    return out


def bids(w: Words, ask: Ask) -> list[Bid]:
    return w.bids[: ask.money + 3]


def investments(w: Words, ask: Ask) -> list[Invest]:
    return w.tens[: ask.money + 10] + w.fives[: ask.money + 10]


def improvements(w: Words, ask: Ask) -> list[Improve]:
    return [line for lines in w.improves for line in lines]


def tokens(w: Words, ask: Ask) -> list[Place]:
    return [line for lines in w.places for line in lines]


TABLE: Final = Decisions[State, Ask, Words](
    NOT_NOW,
    [
        # 2 setting up
        Decision(Keep, KEEP, lambda w, ask: w.keeps, KEEP_RULES, keep),
        # 5, 6 auctions
        Decision(Build, TURN, lambda w, ask: w.builds, BUILD_RULES, build),
        Decision(PlayMap, MAP, lambda w, ask: w.maps, MAP_RULES, play_map),
        Decision(Bid, OPENING, bids, OPENING_RULES, make_bid),
        Decision(Withdraw, OPENING, lambda w, ask: [w.withdraw], [OPENER_MUST_BID], leave),
        Decision(Bid, BIDDING, bids, BIDDING_RULES, make_bid),
        Decision(Withdraw, BIDDING, lambda w, ask: [w.withdraw], [], leave),
        Decision(PlayMap, MAP_AFTER, lambda w, ask: w.maps, AFTER_RULES, play_map),
        # 7 extracting
        Decision(Extract, TURN, loads, EXTRACT_RULES, extract_ore),
        # 8 improvements, pumps, pasties, passing
        Decision(Improve, TURN, improvements, IMPROVE_RULES, improve),
        Decision(OwnMiner, TURN, lambda w, ask: w.own_miners, OWN_MINER_RULES, place_own_miner),
        Decision(Pumps, TURN, lambda w, ask: [w.pumps], PUMPS_RULES, take_group),
        Decision(Drain, DRAIN, lambda w, ask: w.drains, DRAIN_RULES, drain),
        Decision(Pasties, TURN, lambda w, ask: [w.pasties], PASTIES_RULES, sell_pasties),
        Decision(Pass, TURN, lambda w, ask: [w.pass_], [], pass_turn),
        # 9 investing, surveys
        Decision(Invest, INVEST, investments, INVEST_RULES, invest_money),
        Decision(Withdraw, INVEST, lambda w, ask: [w.withdraw], [], leave),
        Decision(Survey, SURVEY, lambda w, ask: w.surveys, SURVEY_RULES, take_survey),
        # 10 arsenic
        Decision(BuildCalciner, CALCINER, lambda w, ask: w.calciners, [], calcine),
        Decision(SellArsenic, TURN, lambda w, ask: [w.sell_arsenic], SELL_ARSENIC_RULES, sell_all_arsenic),
        Decision(Process, TURN, lambda w, ask: w.processes, PROCESS_RULES, process_arsenic),
        # 11 emigration
        Decision(Emigrate, TURN, lambda w, ask: w.emigrates, EMIGRATE_RULES, send_abroad),
        Decision(Place, [TURN, TOKENS], tokens, PLACE_RULES, place_token),
        Decision(Done, [DRAIN, TOKENS], lambda w, ask: [w.done], [], leave_unused),
        Decision(Raise, RAISE, lambda w, ask: w.raises, [], raise_price),
    ],
    [Drawing(Drawn, drawn)],
)
