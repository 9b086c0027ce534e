"""The sequence of play: who acts, what each phase offers, and what chance has to decide."""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.rule import Rule, Violation, all_hold, broken, numbers
from gwarek.core.seat import CHANCE
from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.actions import (
    FIVES,
    NO_MAP,
    TENS,
    TOP_OF_DECK,
    BackSeen,
    Bid,
    Build,
    BuildCalciner,
    CardRevealed,
    Dealt,
    DiceRolled,
    Done,
    Drain,
    Emigrate,
    Extract,
    Improve,
    Invest,
    Keep,
    Opened,
    OrderDrawn,
    Pass,
    Pasties,
    Place,
    PlayMap,
    Process,
    Pumps,
    Raise,
    Rolled,
    SellArsenic,
    Survey,
    TileSeen,
    TopTurned,
    Withdraw,
    Words,
)
from gwarek.games.tinnerstrail.auction import (
    begin_auction,
    bid,
    map_before,
    ready_to_open,
    turn_top,
    withdraw,
)
from gwarek.games.tinnerstrail.components import (
    COPPER,
    IMPROVEMENTS,
    MINER,
    MOST_NUMBER,
    PASTIES_MONEY,
    TIN,
)
from gwarek.games.tinnerstrail.effects import (
    extract,
    move,
    pass_,
    process,
    pump,
    put,
    put_own_miner,
    sell_arsenic,
    take_pumps,
    take_token,
    use_token,
)
from gwarek.games.tinnerstrail.emigration import emigrate
from gwarek.games.tinnerstrail.events import PastiesSold
from gwarek.games.tinnerstrail.rounds import (
    end_survey,
    end_turn,
    next_investor,
    next_turn,
    sell_all,
    set_price,
    stop_pumps,
    survey,
    use_pumps,
)
from gwarek.games.tinnerstrail.rules import (
    AFTER_RULES,
    BIDDING_RULES,
    BUILD_RULES,
    DRAIN_RULES,
    EMIGRANT,
    EMIGRATE_RULES,
    EMIGRATION,
    EXTRACT_RULES,
    FREE_SPACE,
    HAS_TILE,
    IMPROVE_RULES,
    INVEST_RULES,
    KEEP_RULES,
    MAP_CAN_BE_PLAYED,
    MAP_RULES,
    MINE_IS_OWN,
    NONE_YET,
    NOT_NOW,
    NOT_YOUR_TURN,
    ON_THE_BOARD,
    ON_THE_COAST,
    OPENING_RULES,
    OWN_MINER_LEFT,
    OWN_MINER_MINE,
    OWN_MINER_RULES,
    PAID_FOR,
    PASTIES_RULES,
    PLACE_RULES,
    PROCESS_RULES,
    PUMPS_RULES,
    SELL_ARSENIC_RULES,
    START_RULES,
    SURVEY_RULES,
    TOKEN_HELD,
    TOKEN_NONE_YET,
    WITHDRAW_OPENING_RULES,
    WORK,
    Ask,
    Line,
)
from gwarek.games.tinnerstrail.sale import after_turned, decide_calciner, map_after
from gwarek.games.tinnerstrail.selling import invest, stop_investing
from gwarek.games.tinnerstrail.setup import deal, draw_order, keep_map, open_tiles
from gwarek.games.tinnerstrail.state import (
    AREA,
    BIDDING,
    CALCINER,
    CHANCE_PHASES,
    CHOICE,
    DRAIN,
    FOR_BID,
    FOR_MINE,
    FOR_SURVEY,
    HAND,
    INVEST,
    KEEP,
    MAP,
    MAP_AFTER,
    MONEY,
    OPENING,
    ORE,
    OVER,
    RAISE,
    ROLL_COPPER,
    SURVEY,
    TOKENS,
    TOP,
    TURN,
    WIDTH,
    State,
    capacity,
    choosing,
)
from gwarek.games.tinnerstrail.tiles import see_tile, show_tile
from gwarek.games.tinnerstrail.wallace_bids import turn_his_map, wallace_dice
from gwarek.games.tinnerstrail.wallace_steps import greenfield_mine
from gwarek.games.tinnerstrail.wallace_turn import reveal_card, see_back

Rules = list[Rule[Ask, Line]]


def to_act(s: State) -> list[int]:
    """Everybody at once while maps are chosen (TIN-2.9)."""
    if s.phase == OVER:
        return []
    if s.phase <= CHANCE_PHASES:
        return [CHANCE]
    if s.phase == KEEP:
        return [seat for seat in range(s.table.people) if choosing(s, seat) >= 0]
    return [s.turn]


# -- what is legal, word by word


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule, spelt so that each rule is asked as early as it can be."""
    out: list[Action] = []
    phase = s.phase
    if phase <= CHANCE_PHASES or phase == OVER:
        return out
    if phase == KEEP:
        region = choosing(s, seat)
        if region >= 0:
            at = seat * WIDTH + CHOICE + 2 * region
            for map in sorted({s.n[at] - 1, s.n[at + 1] - 1}):
                out.append(words.keeps[map])
        return out
    if s.turn != seat:
        return out
    ask = Ask(s, seat)
    if phase == TURN:
        _legal_actions(words, ask, out)
    elif phase in (OPENING, BIDDING):
        _legal_bids(words, ask, out)
    elif phase in (MAP, MAP_AFTER):
        _legal_maps(words, ask, out)
    elif phase == DRAIN:
        a = Line()
        for drain in words.drains:
            a.area = drain.area
            if all_hold(DRAIN_RULES, ask, a):
                out.append(drain)
        out.append(words.done)
    elif phase == TOKENS:
        _legal_tokens(words, ask, out)
        out.append(words.done)
    elif phase == INVEST:
        a = Line()
        for unit in (TENS, FIVES):
            a.unit = unit
            for money in numbers(INVEST_RULES, ask, a, 1, MOST_NUMBER):
                out.append(Invest(unit, money))
        out.append(words.withdraw)
    elif phase == SURVEY:
        a = Line()
        for look in words.surveys:
            a.area = look.area
            if all_hold(SURVEY_RULES, ask, a):
                out.append(look)
        out.append(words.no_survey)
    elif phase == CALCINER:
        out.append(words.calciner)
        out.append(words.no_calciner)
    else:
        out.extend(words.raises)
    return out


def _legal_actions(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    a = Line()
    if all_hold(START_RULES, ask, a):
        for build in words.builds:
            a.area = build.area
            if HAS_TILE.holds(ask, a) and MAP_CAN_BE_PLAYED.holds(ask, a):
                out.append(build)
    a.work = s.parts.cost_extract
    if WORK.holds(ask, a):
        for area in range(len(s.parts.areas)):
            a.area = area
            if MINE_IS_OWN.holds(ask, a):
                _legal_extracts(words, ask, a, out)
    for improvement in range(len(IMPROVEMENTS)):
        a.improvement = improvement
        a.work = s.parts.costs[improvement]
        if not ON_THE_BOARD.holds(ask, a) or not WORK.holds(ask, a):
            continue
        for improve in words.improves[improvement]:
            a.place = improve.place
            if NONE_YET.holds(ask, a) and ON_THE_COAST.holds(ask, a):
                out.append(improve)
        if improvement == MINER and EMIGRATION.holds(ask, a) and OWN_MINER_LEFT.holds(ask, a):
            for own in words.own_miners:
                a.place = own.place
                a.area = own.place
                if OWN_MINER_MINE.holds(ask, a) and NONE_YET.holds(ask, a):
                    out.append(own)
    a.work = s.parts.cost_pumps
    if all_hold(PUMPS_RULES, ask, a):
        out.append(words.pumps)
    a.work = s.parts.cost_pasties
    if all_hold(PASTIES_RULES, ask, a):
        out.append(words.pasties)
    if s.table.arsenic:
        a.work = 0
        for step in words.processes:
            a.area = step.area
            if all_hold(PROCESS_RULES, ask, a):
                out.append(step)
        a.work = s.parts.cost_sell_arsenic
        if all_hold(SELL_ARSENIC_RULES, ask, a):
            out.append(words.sell_arsenic)
    if s.table.emigration:
        a.work = s.parts.cost_emigrate
        if WORK.holds(ask, a):
            for area in range(len(s.parts.areas)):
                a.area = area
                if EMIGRANT.holds(ask, a):
                    for journey in words.emigrates[area]:
                        a.destination = journey.destination
                        if FREE_SPACE.holds(ask, a):
                            out.append(journey)
        _legal_tokens(words, ask, out)
    out.append(words.pass_)


def _legal_extracts(words: Words, ask: Ask, a: Line, out: list[Action]) -> None:
    s = ask.s
    at = a.area * AREA + ORE
    room = capacity(s, a.area)
    for copper in range(min(room, s.a[at + COPPER]) + 1):
        for tin in range(min(room - copper, s.a[at + TIN]) + 1):
            if copper + tin == 0:
                continue
            a.copper = copper
            a.tin = tin
            if not PAID_FOR.holds(ask, a):
                break
            out.append(words.extract(a.area, copper, tin))


def _legal_tokens(words: Words, ask: Ask, out: list[Action]) -> None:
    a = Line()
    for improvement in range(len(IMPROVEMENTS)):
        a.improvement = improvement
        if TOKEN_HELD.holds(ask, a):
            for place in words.places[improvement]:
                a.place = place.place
                if TOKEN_NONE_YET.holds(ask, a) and ON_THE_COAST.holds(ask, a):
                    out.append(place)


def _legal_bids(words: Words, ask: Ask, out: list[Action]) -> None:
    """From the least bid that is allowed up to the money at hand."""
    s = ask.s
    least = s.bid + 1 if s.leader >= 0 else s.minimum
    for price in range(least, min(ask.money, MOST_NUMBER) + 1):
        out.append(words.bids[price])
    if s.phase == BIDDING:
        out.append(words.withdraw)


def _legal_maps(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    rules = MAP_RULES if s.phase == MAP else AFTER_RULES
    a = Line()
    for deck in s.table.decks:
        a.map = s.n[ask.base + HAND + deck] - 1
        if a.map >= 0 and all_hold(rules, ask, a):
            out.append(words.maps[a.map])
    a.map = TOP_OF_DECK
    if all_hold(rules, ask, a):
        out.append(words.top)
    a.map = NO_MAP
    if all_hold(rules, ask, a):
        out.append(words.no_map)


# -- what could be said


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with the pieces there are, legal or not.

    Extractions go one cube beyond what a mine could give; bids and investments £2 beyond the money.
    """
    out: list[Action] = []
    if seat not in to_act(s):
        return out
    money = s.n[seat * WIDTH + MONEY]
    more = min(money + 2, MOST_NUMBER)
    if s.phase == KEEP:
        out.extend(words.keeps)
    elif s.phase == TURN:
        _action_candidates(words, s, out)
    elif s.phase in (OPENING, BIDDING):
        out.extend(words.bids[: more + 1])
        out.append(words.withdraw)
    elif s.phase in (MAP, MAP_AFTER):
        out.extend([*words.maps, words.top, words.no_map])
    elif s.phase == DRAIN:
        out.extend([*words.drains, words.done])
    elif s.phase == TOKENS:
        for places in words.places:
            out.extend(places)
        out.append(words.done)
    elif s.phase == INVEST:
        for sum in range(1, min(money + 10, MOST_NUMBER) + 1):
            out.append(Invest(TENS, sum))
            out.append(Invest(FIVES, sum))
        out.append(words.withdraw)
    elif s.phase == SURVEY:
        out.extend([*words.surveys, words.no_survey])
    elif s.phase == CALCINER:
        out.extend([words.calciner, words.no_calciner])
    else:
        out.extend(words.raises)
    return out


def _action_candidates(words: Words, s: State, out: list[Action]) -> None:
    out.extend(words.builds)
    for area in range(len(s.parts.areas)):
        at = area * AREA + ORE
        room = capacity(s, area) + 1
        for copper in range(min(room, s.a[at + COPPER] + 1) + 1):
            for tin in range(min(room - copper, s.a[at + TIN] + 1) + 1):
                out.append(words.extract(area, copper, tin))
    for improves in words.improves:
        out.extend(improves)
    out.extend(words.own_miners)
    out.extend([words.pumps, words.pasties, words.pass_, words.sell_arsenic])
    out.extend(words.processes)
    for journeys in words.emigrates:
        out.extend(journeys)
    for places in words.places:
        out.extend(places)


# -- what is refused


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        told = s.phase > CHANCE_PHASES and s.phase not in (KEEP, OVER)
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if told else {})]
    ask = Ask(s, seat)
    w = Line()
    phase = s.phase
    if phase == TURN:
        return _violated_action(ask, w, a)
    if phase == KEEP and isinstance(a, Keep):
        w.map = a.map
        return broken(KEEP_RULES, ask, w)
    if phase in (MAP, MAP_AFTER) and isinstance(a, PlayMap):
        w.map = a.map
        return broken(MAP_RULES if phase == MAP else AFTER_RULES, ask, w)
    if phase in (OPENING, BIDDING) and isinstance(a, Bid):
        w.price = a.price
        return broken(OPENING_RULES if phase == OPENING else BIDDING_RULES, ask, w)
    if isinstance(a, Withdraw):
        if phase == OPENING:
            return broken(WITHDRAW_OPENING_RULES, ask, w)
        if phase in (BIDDING, INVEST):
            return []
    if phase == DRAIN and isinstance(a, Drain):
        w.area = a.area
        return broken(DRAIN_RULES, ask, w)
    if phase in (DRAIN, TOKENS) and isinstance(a, Done):
        return []
    if phase == TOKENS and isinstance(a, Place):
        return _violated_action(ask, w, a)
    if phase == INVEST and isinstance(a, Invest):
        w.unit = a.unit
        w.money = a.money
        return broken(INVEST_RULES, ask, w)
    if phase == SURVEY and isinstance(a, Survey):
        w.area = a.area
        return broken(SURVEY_RULES, ask, w)
    if phase == CALCINER and isinstance(a, BuildCalciner):
        return []
    if phase == RAISE and isinstance(a, Raise):
        return []
    return [Violation(NOT_NOW, {})]


def _violated_action(ask: Ask, w: Line, a: Action) -> list[Violation]:
    parts = ask.s.parts
    if isinstance(a, Build):
        w.area = a.area
        return broken(BUILD_RULES, ask, w)
    if isinstance(a, Extract):
        w.area = a.area
        w.copper = a.copper
        w.tin = a.tin
        w.work = parts.cost_extract
        return broken(EXTRACT_RULES, ask, w)
    if isinstance(a, Improve):
        w.improvement = a.improvement
        w.place = a.place
        w.work = parts.costs[a.improvement]
        if not a.own:
            return broken(IMPROVE_RULES, ask, w)
        w.area = a.place
        return broken(OWN_MINER_RULES, ask, w)
    if isinstance(a, Place):
        w.improvement = a.improvement
        w.place = a.place
        return broken(PLACE_RULES, ask, w)
    if isinstance(a, Pumps):
        w.work = parts.cost_pumps
        return broken(PUMPS_RULES, ask, w)
    if isinstance(a, Pasties):
        w.work = parts.cost_pasties
        return broken(PASTIES_RULES, ask, w)
    if isinstance(a, Process):
        w.area = a.area
        return broken(PROCESS_RULES, ask, w)
    if isinstance(a, SellArsenic):
        w.work = parts.cost_sell_arsenic
        return broken(SELL_ARSENIC_RULES, ask, w)
    if isinstance(a, Emigrate):
        w.area = a.area
        w.destination = a.destination
        w.work = parts.cost_emigrate
        return broken(EMIGRATE_RULES, ask, w)
    if isinstance(a, Pass):
        return []
    return [Violation(NOT_NOW, {})]


# -- what happens


def apply(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    if seat == CHANCE:
        _apply_chance(s, a, events)
    elif isinstance(a, Bid):
        bid(s, seat, a.price, events)
    elif isinstance(a, Withdraw):
        if s.phase == INVEST:
            stop_investing(s, seat, events)
            next_investor(s, seat, events)
        else:
            withdraw(s, seat, events)
    elif isinstance(a, PlayMap):
        if s.phase == MAP_AFTER:
            map_after(s, seat, a.map, events)
        elif a.map >= 0:
            map_before(s, seat, a.map, events)
        else:
            s.phase = TOP if a.map == TOP_OF_DECK else OPENING
    elif isinstance(a, Invest):
        tens = a.money // TENS if a.unit == TENS else 0
        fives = a.money // FIVES if a.unit == FIVES else 0
        invest(s, seat, tens, fives, events)
        next_investor(s, seat, events)
    elif isinstance(a, Keep):
        keep_map(s, seat, a.map, events)
    elif isinstance(a, Survey):
        survey(s, seat, a.area, events)
    elif isinstance(a, BuildCalciner):
        decide_calciner(s, seat, a.here, events)
    elif isinstance(a, Raise):
        sell_all(s, a.ore, events)
    elif isinstance(a, Drain):
        pump(s, seat, a.area, events)
        s.pumps -= 1
        use_pumps(s, events)
    elif isinstance(a, Done):
        if s.phase == DRAIN:
            stop_pumps(s, events)
        else:
            next_turn(s, events)
    else:
        _apply_action(s, seat, a, events)


def _apply_action(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    parts = s.parts
    if isinstance(a, Build):
        begin_auction(s, seat, a.area, events)
    elif isinstance(a, Extract):
        extract(s, seat, a.area, a.copper, a.tin, events)
        move(s, seat, parts.cost_extract, events)
        end_turn(s, events)
    elif isinstance(a, Improve):
        take_token(s, a.improvement)
        if a.own:
            put_own_miner(s, seat, a.place, events)
        else:
            put(s, seat, a.improvement, a.place, "board", events)
        move(s, seat, parts.costs[a.improvement], events)
        end_turn(s, events)
    elif isinstance(a, Place):
        use_token(s, seat, a.improvement)
        put(s, seat, a.improvement, a.place, "michigan", events)
        if s.phase == TOKENS:
            end_turn(s, events)
        else:
            next_turn(s, events)  # still his turn, unless he must pass
    elif isinstance(a, Pumps):
        take_pumps(s, seat, events)
        move(s, seat, parts.cost_pumps, events)
        use_pumps(s, events)
    elif isinstance(a, Pasties):
        s.n[seat * WIDTH + MONEY] += PASTIES_MONEY
        tell(events, PastiesSold, seat, PASTIES_MONEY)
        move(s, seat, parts.cost_pasties, events)
        end_turn(s, events)
    elif isinstance(a, Process):
        process(s, seat, a.area, events)
        end_turn(s, events)
    elif isinstance(a, SellArsenic):
        sell_arsenic(s, seat, events)
        move(s, seat, parts.cost_sell_arsenic, events)
        end_turn(s, events)
    elif isinstance(a, Emigrate):
        emigrate(s, seat, a.area, a.destination, events)
        move(s, seat, parts.cost_emigrate, events)
        end_turn(s, events)
    else:
        assert isinstance(a, Pass)
        pass_(s, seat, False, events)
        next_turn(s, events)


def _apply_chance(s: State, a: Action, events: list[Event] | None) -> None:
    if isinstance(a, OrderDrawn):
        draw_order(s, a.order, events)
    elif isinstance(a, Opened):
        open_tiles(s, a, events)
    elif isinstance(a, Dealt):
        deal(s, a, events)
    elif isinstance(a, BackSeen):
        see_back(s, a.region, events)
    elif isinstance(a, Rolled):
        set_price(s, a.ore, a.dice, events)
        if a.ore == TIN:
            s.phase = ROLL_COPPER
        else:
            next_turn(s, events)
    elif isinstance(a, TileSeen):
        if a.open:
            show_tile(s, a.tile, events)
        else:
            see_tile(s, a.tile, events)
        _after_seen(s, events)
    elif isinstance(a, TopTurned):
        if s.phase == TOP:
            turn_top(s, a.map, events)
        else:
            turn_his_map(s, a.map, events)
    elif isinstance(a, CardRevealed):
        reveal_card(s, a.card, events)
    else:
        assert isinstance(a, DiceRolled)
        wallace_dice(s, a.dice, events)


def _after_seen(s: State, events: list[Event] | None) -> None:
    """Go on with what the tile was looked at for."""
    if s.purpose == FOR_BID:
        ready_to_open(s, events)
    elif s.purpose == FOR_MINE:
        after_turned(s, events)
    elif s.purpose == FOR_SURVEY:
        end_survey(s, events)
    else:
        greenfield_mine(s, events)
