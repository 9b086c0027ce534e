"""Rounds and the turns in them: prices, the work track, pumps, selling and investing, surveys.

Every function ends with somebody to decide or chance to draw (`s.phase`), or with the game over.
"""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.components import COPPER, IMPROVEMENTS, ORES, ROUNDS
from gwarek.games.tinnerstrail.effects import Events, pass_, remove_water
from gwarek.games.tinnerstrail.events import (
    GameOver,
    KimberleyPays,
    OrderNext,
    PriceSet,
    PumpsUnused,
    PumpWorks,
    RoundBegins,
    SectionClosed,
    ShelfCleared,
    SurveyDeclined,
)
from gwarek.games.tinnerstrail.rules import may_place_token
from gwarek.games.tinnerstrail.scoring import outcome
from gwarek.games.tinnerstrail.selling import invest_all, sell, stop_investing, tell_invested
from gwarek.games.tinnerstrail.state import (
    AREA,
    CARD,
    COLUMN,
    DRAIN,
    FOR_NOTHING,
    FOR_SURVEY,
    GROUPS,
    HELD,
    INCOME,
    INVEST,
    MONEY,
    OVER,
    PUMP,
    RAISE,
    RISE,
    ROLL_TIN,
    ROW,
    SHELF,
    SURVEY,
    TOKENS,
    TURN,
    WALLACE,
    WATER,
    WIDTH,
    WITHDRAWN,
    State,
    front_of_track,
    is_down,
    is_wallace,
    work_left,
)
from gwarek.games.tinnerstrail.tiles import look, turn_up
from gwarek.games.tinnerstrail.wallace_steps import buys_greenfield, subsidise, wallace_passes

# -- the start of a round (TIN-3)


def begin_round(s: State, events: Events) -> None:
    """TIN-3.2; then the prices are rolled."""
    s.pause(events)
    tell(events, RoundBegins, s.round, ROUNDS)
    if s.round > 1:
        for area in range(len(s.parts.areas)):
            for _ in range(s.a[area * AREA + PUMP]):
                tell(events, PumpWorks, s.parts.area_ids[area])
                remove_water(s, area, 1, events)
        for seat in range(s.table.people):
            money = s.n[seat * WIDTH + INCOME]
            if money:
                s.n[seat * WIDTH + MONEY] += money
                tell(events, KimberleyPays, seat, money)
        if s.table.subsidy:
            subsidise(s, events)
        if s.table.greenfield and s.round in s.parts.greenfield_rounds and buys_greenfield(s, events):
            return
    s.phase = ROLL_TIN


def set_price(s: State, ore: int, dice: list[int], events: Events) -> None:
    """TIN-3.4, 3.5."""
    before = s.copper if ore == COPPER else s.tin
    change = price_change(s, before)
    total = max(s.parts.least_total, sum(dice) + change)
    column = 0
    while column < len(s.parts.ranges) - 1 and total > s.parts.ranges[column][1]:
        column += 1
    if ore == COPPER:
        s.copper = column
    else:
        s.tin = column
    tell(events, PriceSet, ORES[ore], sum(dice), change, s.parts.prices[ore][column])


def price_change(s: State, column: int) -> int:
    """What the next roll is corrected by after a price in this column (TIN-3.5)."""
    if column == 0:
        return s.parts.low_change
    return s.parts.high_change if column == len(s.parts.ranges) - 1 else 0


# -- turns (TIN-3.6 to 3.11)


def next_turn(s: State, events: Events) -> None:
    """Who is active now; passes that nobody decides happen by themselves."""
    while True:
        seat = front_of_track(s)
        if seat < 0:
            sell_and_invest(s, events)
            return
        s.active = seat
        s.turn = seat
        if is_wallace(s, seat):
            if not wallace_passes(s, events):
                s.phase = CARD
                return
        elif work_left(s, seat) > 0 or may_place_token(s, seat):
            s.phase = TURN
            return
        else:
            pass_(s, seat, True, events)


def end_turn(s: State, events: Events) -> None:
    """After the action: tokens from Michigan may still be placed (TIN-11.7)."""
    seat = s.active
    if not is_wallace(s, seat) and may_place_token(s, seat):
        s.turn = seat
        s.phase = TOKENS
    else:
        next_turn(s, events)


# -- pumps (TIN-8.9, 8.10)


def use_pumps(s: State, events: Events) -> None:
    """Ask for the next pump while there is water to remove."""
    if s.pumps > 0:
        for area in range(len(s.parts.areas)):
            if s.a[area * AREA + WATER] > 0:
                s.turn = s.active
                s.phase = DRAIN
                return
    stop_pumps(s, events)


def stop_pumps(s: State, events: Events) -> None:
    """Pumps may go unused but not be kept."""
    if s.pumps and events is not None:
        events.append(PumpsUnused(s.active, s.pumps))
    s.pumps = 0
    s.group = 0
    end_turn(s, events)


# -- selling and investing (TIN-9)


def sell_and_invest(s: State, events: Events) -> None:
    """Phase 3; an Adelaide token asks its owner first, where the choice matters."""
    s.pause(events)
    higher, lower = s.parts.adelaide[s.round - 1]
    for seat in range(s.table.people):
        base = seat * WIDTH
        if s.n[base + RISE] and higher != lower and s.n[base + HELD] != s.n[base + HELD + 1]:
            s.turn = seat
            s.phase = RAISE
            return
    sell_all(s, COPPER, events)


def sell_all(s: State, raised: int, events: Events) -> None:
    """What is sold is invested; in the last round without being asked (TIN-9.3)."""
    sell(s, raised, events)
    if s.round == ROUNDS:
        for seat in s.rows:
            if not is_wallace(s, seat):
                invest_all(s, seat, events)
        tell_invested(s, events)
        end_game(s, events)
    else:
        next_investor(s, -1, events)


def next_investor(s: State, after: int, events: Events) -> None:
    """In the order of the track, again and again, until all have withdrawn (TIN-9.2)."""
    start = s.rows.index(after) + 1 if after >= 0 else 0
    for step in range(len(s.rows)):
        seat = s.rows[(start + step) % len(s.rows)]
        base = seat * WIDTH
        if s.n[base + WITHDRAWN]:
            continue
        if s.n[base + MONEY] >= 5:
            s.turn = seat
            s.phase = INVEST
            return
        stop_investing(s, seat, events)
    end_round(s, events)


# -- the end of a round (TIN-9.4 to 9.6)


def end_round(s: State, events: Events) -> None:
    """TIN-9.4, 9.5, 10.8; then the surveys."""
    tell_invested(s, events)
    left = 0
    for improvement in range(len(IMPROVEMENTS)):
        at = SHELF + improvement * ROUNDS + s.round - 1
        left += s.b[at]
        s.b[at] = 0
    s.b[GROUPS] = 0
    s.track = s.rows
    s.rows = []
    for seat in range(s.players):
        base = seat * WIDTH
        s.n[base + COLUMN] = 0
        s.n[base + ROW] = 0
        s.n[base + WITHDRAWN] = 0
    if events is not None:
        events.append(ShelfCleared(left))
        if s.table.arsenic:
            events.append(SectionClosed(s.round))
        events.append(OrderNext(s.track[:]))
    s.surveys = 1 if s.table.few else 2
    if s.table.solo and s.track[0] == WALLACE:
        s.surveys = 0  # TIN-13.33
    next_survey(s, events)


def next_survey(s: State, events: Events) -> None:
    """TIN-9.6: the first two in order (with two players the first), while a tile lies face down."""
    if s.surveys > 0:
        for area in range(len(s.parts.areas)):
            if is_down(s, area):
                s.turn = s.track[(1 if s.table.few else 2) - s.surveys]
                s.phase = SURVEY
                return
    s.surveys = 0
    s.round += 1
    begin_round(s, events)


def survey(s: State, seat: int, area: int, events: Events) -> None:
    if area < 0:
        tell(events, SurveyDeclined, seat)
        end_survey(s, events)
        return
    s.purpose = FOR_SURVEY
    seen = turn_up(s, area, events) if s.table.solo else look(s, seat, area, events)
    if seen:
        end_survey(s, events)


def end_survey(s: State, events: Events) -> None:
    s.purpose = FOR_NOTHING
    s.area = -1
    s.surveys -= 1
    next_survey(s, events)


def end_game(s: State, events: Events) -> None:
    s.phase = OVER
    result = outcome(s)
    if events is not None and result is not None:
        events.append(GameOver(result.winners, result.reason))
