"""The sequence of play: who acts, and what each phase offers."""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.rule import Violation, all_hold
from gwarek.core.seat import CHANCE
from gwarek.games.tinnerstrail.actions import Extract, Words
from gwarek.games.tinnerstrail.components import DESTINATIONS, IMPROVEMENTS, MINER, MOST_NUMBER
from gwarek.games.tinnerstrail.decisions import (
    CAPACITY,
    COPPER_THERE,
    COVERED,
    EMIGRANT,
    EMIGRATION,
    FIRST_BID,
    FITTING,
    FITTING_AFTER,
    FREE_SPACE,
    HAS_TILE,
    HELD,
    HELD_AFTER,
    HIGHER,
    MAP_CAN_BE_PLAYED,
    MAP_VALUE,
    MINE_IS_OWN,
    MINIMUM,
    MONEY_IS_THERE,
    MULTIPLE,
    NONE_YET,
    ON_THE_BOARD,
    ON_THE_COAST,
    ONE_OF_TWO,
    OPENER_MUST_BID,
    OWN_MINER_LEFT,
    OWN_MINER_MINE,
    PAID_FOR,
    PASTIES_RULES,
    PROCESS_RULES,
    PUMPS_RULES,
    SELL_ARSENIC_RULES,
    SOME_CUBE,
    START_RULES,
    TABLE,
    TIN_THERE,
    TOKEN_HELD,
    TOKEN_NONE_YET,
    WORK,
)
from gwarek.games.tinnerstrail.rules import NOT_YOUR_TURN, Ask
from gwarek.games.tinnerstrail.state import (
    BIDDING,
    CHANCE_PHASES,
    INVEST,
    KEEP,
    MAP,
    MAP_AFTER,
    OPENING,
    OVER,
    TOKENS,
    TURN,
    State,
    choosing,
)


def to_act(s: State) -> list[int]:
    """Everybody at once while maps are chosen (TIN-2.9)."""
    if s.phase == OVER:
        return []
    if s.phase <= CHANCE_PHASES:
        return [CHANCE]
    if s.phase == KEEP:
        return [seat for seat in range(s.table.people) if choosing(s, seat) >= 0]
    return [s.turn]


def candidates(words: Words, s: State, seat: int) -> list[Action]:
    """Every line this phase can spell with the pieces there are, legal or not."""
    return TABLE.candidates(s.phase, words, Ask(s, seat)) if seat in to_act(s) else []


def violated(s: State, seat: int, a: Action) -> list[Violation]:
    """Turn and phase first, with ids of their own; then the rules of the action, in rulebook order."""
    if seat not in to_act(s):
        told = s.phase > CHANCE_PHASES and s.phase not in (KEEP, OVER)
        return [Violation(NOT_YOUR_TURN, {"turn": s.turn} if told else {})]
    return TABLE.violated(s.phase, Ask(s, seat), a)


def apply(s: State, seat: int, a: Action, events: list[Event] | None) -> None:
    TABLE.apply(s, seat, a, events)


# -- what is legal: the phases that are asked most are spelt here, so that each rule is asked as early as it can be


def legal(words: Words, s: State, seat: int) -> list[Action]:
    """The candidates that break no rule."""
    out: list[Action] = []
    phase = s.phase
    if phase <= CHANCE_PHASES or phase == OVER or (s.turn != seat and phase != KEEP):
        return out
    ask = Ask(s, seat)
    if phase == TURN:
        _legal_actions(words, ask, out)
    elif phase in (OPENING, BIDDING):
        _legal_bids(words, ask, out)
    elif phase == INVEST:
        _legal_investments(words, ask, out)
    elif phase in (MAP, MAP_AFTER):
        _legal_maps(words, ask, out)
    elif phase == KEEP:
        for map in ONE_OF_TWO.options(ask, words.keeps[0]):
            out.append(words.keeps[map])
    elif phase == TOKENS:
        _legal_tokens(words, ask, out)
        out.append(words.done)
    else:
        return TABLE.legal(phase, words, ask)
    return out


def _legal_actions(words: Words, ask: Ask, out: list[Action]) -> None:
    s = ask.s
    if all_hold(START_RULES, ask, words.builds[0]):
        for build in words.builds:
            if HAS_TILE.holds(ask, build) and MAP_CAN_BE_PLAYED.holds(ask, build):
                out.append(build)
    if WORK.holds(ask, words.mines[0]):
        for mine in words.mines:
            if MINE_IS_OWN.holds(ask, mine):
                _legal_extracts(words, ask, mine, out)
    for improvement in range(len(IMPROVEMENTS)):
        improves = words.improves[improvement]
        if not ON_THE_BOARD.holds(ask, improves[0]) or not WORK.holds(ask, improves[0]):
            continue
        for improve in improves:
            if NONE_YET.holds(ask, improve) and ON_THE_COAST.holds(ask, improve):
                out.append(improve)
        own = words.own_miners[0]
        if improvement == MINER and EMIGRATION.holds(ask, own) and OWN_MINER_LEFT.holds(ask, own):
            for own in words.own_miners:
                if OWN_MINER_MINE.holds(ask, own) and NONE_YET.holds(ask, own):
                    out.append(own)
    if all_hold(PUMPS_RULES, ask, words.pumps):
        out.append(words.pumps)
    if all_hold(PASTIES_RULES, ask, words.pasties):
        out.append(words.pasties)
    if s.table.arsenic:
        for process in words.processes:
            if all_hold(PROCESS_RULES, ask, process):
                out.append(process)
        if all_hold(SELL_ARSENIC_RULES, ask, words.sell_arsenic):
            out.append(words.sell_arsenic)
    if s.table.emigration:
        if WORK.holds(ask, words.emigrates[0]):
            for at in range(0, len(words.emigrates), len(DESTINATIONS)):
                if EMIGRANT.holds(ask, words.emigrates[at]):
                    for to in range(len(DESTINATIONS)):
                        if FREE_SPACE.holds(ask, words.emigrates[at + to]):
                            out.append(words.emigrates[at + to])
        _legal_tokens(words, ask, out)
    out.append(words.pass_)


def _legal_extracts(words: Words, ask: Ask, mine: Extract, out: list[Action]) -> None:
    most = min(CAPACITY.most(ask, mine), PAID_FOR.most(ask, mine))
    most_tin = TIN_THERE.most(ask, mine)
    least = SOME_CUBE.least(ask, mine)
    for copper in range(min(most, COPPER_THERE.most(ask, mine)) + 1):
        for tin in range(max(0, least - copper), min(most - copper, most_tin) + 1):
            out.append(words.extract(mine.area, copper, tin))


def _legal_tokens(words: Words, ask: Ask, out: list[Action]) -> None:
    for places in words.places:
        if TOKEN_HELD.holds(ask, places[0]):
            for place in places:
                if TOKEN_NONE_YET.holds(ask, place) and ON_THE_COAST.holds(ask, place):
                    out.append(place)


def _legal_bids(words: Words, ask: Ask, out: list[Action]) -> None:
    """From the least bid that is allowed up to the money at hand."""
    bid = words.bids[0]
    if ask.s.phase == OPENING:
        least = max(MINIMUM.least(ask, bid), MAP_VALUE.least(ask, bid))
    else:
        least = max(HIGHER.least(ask, bid), FIRST_BID.least(ask, bid))
    for price in range(least, min(COVERED.most(ask, bid), MOST_NUMBER) + 1):
        out.append(words.bids[price])
    if ask.s.phase != OPENING or OPENER_MUST_BID.holds(ask, words.withdraw):
        out.append(words.withdraw)


def _legal_investments(words: Words, ask: Ask, out: list[Action]) -> None:
    for sums in (words.tens, words.fives):
        step = MULTIPLE.step(ask, sums[0])
        for money in range(step, min(MONEY_IS_THERE.most(ask, sums[0]), MOST_NUMBER) + 1, step):
            out.append(sums[money - 1])
    out.append(words.withdraw)


def _legal_maps(words: Words, ask: Ask, out: list[Action]) -> None:
    before = ask.s.phase == MAP
    for map in (HELD if before else HELD_AFTER).options(ask, words.maps[0]):
        if all_hold(FITTING if before else FITTING_AFTER, ask, words.maps[map]):
            out.append(words.maps[map])
