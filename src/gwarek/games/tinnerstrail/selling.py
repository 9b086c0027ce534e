"""Selling and investing (TIN-9, 13.31): what ore brings, and what money brings."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.components import COPPER, TIN
from gwarek.games.tinnerstrail.effects import Events
from gwarek.games.tinnerstrail.events import (
    Invested,
    Rise,
    RoundInvested,
    RoundSold,
    Sold,
    WallaceCosts,
    WallaceIncome,
    WallaceInvests,
    WithdrewInvesting,
)
from gwarek.games.tinnerstrail.state import (
    EXTRA,
    HELD,
    MONEY,
    POINTS,
    RISE,
    WALLACE,
    WIDTH,
    WITHDRAWN,
    State,
    is_wallace,
    points,
    price_of,
    scoring_row,
)


def sell(s: State, raised: int, events: Events) -> None:
    """TIN-9.1; `raised` is the ore with the higher rise of an Adelaide token (TIN-11.10)."""
    cubes = [[0] * s.players, [0] * s.players]
    prices = [[price_of(s, COPPER)] * s.players, [price_of(s, TIN)] * s.players]
    for seat in s.rows:
        base = seat * WIDTH
        copper = s.n[base + HELD + COPPER]
        tin = s.n[base + HELD + TIN]
        rises = [0, 0]
        if s.n[base + RISE]:
            higher, lower = s.parts.adelaide[s.round - 1]
            if is_wallace(s, seat):
                rises = [higher, higher]  # TIN-13.64, R22
            else:
                rises[raised] = higher
                rises[1 - raised] = lower
            tell(events, Rise, seat, rises[COPPER], rises[TIN])
            s.n[base + RISE] = 0
        money = copper * (price_of(s, COPPER) + rises[COPPER]) + tin * (price_of(s, TIN) + rises[TIN])
        cubes[COPPER][seat] = copper
        cubes[TIN][seat] = tin
        prices[COPPER][seat] += rises[COPPER]
        prices[TIN][seat] += rises[TIN]
        s.n[base + HELD + COPPER] = 0
        s.n[base + HELD + TIN] = 0
        if events is not None and copper + tin > 0:
            events.append(Sold(seat, copper, tin, money))
        if is_wallace(s, seat):
            wallace_invests(s, money, events)
        else:
            s.n[base + MONEY] += money
    if events is not None:
        cash = [None if is_wallace(s, seat) else s.n[seat * WIDTH + MONEY] for seat in range(s.players)]
        events.append(RoundSold(s.round, cubes[COPPER], cubes[TIN], prices[COPPER], prices[TIN], cash))


def invested(s: State, seat: int, tens: int, fives: int) -> int:
    """Points for so many times £10 and £5 (TIN-9.2)."""
    row = scoring_row(s, seat)
    return tens * s.parts.tens[row][s.round - 1] + fives * s.parts.fives[row][s.round - 1]


def invest(s: State, seat: int, tens: int, fives: int, events: Events) -> None:
    money = 10 * tens + 5 * fives
    score = invested(s, seat, tens, fives)
    s.n[seat * WIDTH + MONEY] -= money
    s.n[seat * WIDTH + POINTS + s.round - 1] += score
    tell(events, Invested, seat, money, score, scoring_row(s, seat) + 1)


def invest_all(s: State, seat: int, events: Events) -> None:
    """TIN-9.3."""
    money = s.n[seat * WIDTH + MONEY]
    if money >= 5:
        invest(s, seat, money // 10, money % 10 // 5, events)


def stop_investing(s: State, seat: int, events: Events) -> None:
    s.n[seat * WIDTH + WITHDRAWN] = 1
    tell(events, WithdrewInvesting, seat, s.n[seat * WIDTH + MONEY])


def wallace_invests(s: State, sales: int, events: Events) -> None:
    """TIN-13.31, 13.41, 13.53, 13.63: he invests all he can, the rest is lost."""
    base = WALLACE * WIDTH
    spent = s.n[base + MONEY]
    if s.table.cheap_labour and spent:
        half = (spent + 1) // 2
        tell(events, WallaceCosts, WALLACE, spent, half)
        spent = half
    money = max(0, sales + s.n[base + EXTRA] - spent)
    score = invested(s, WALLACE, money // 10, money % 10 // 5)
    s.n[base + POINTS + s.round - 1] += score
    if events is not None:
        events.append(WallaceIncome(WALLACE, sales, spent, s.n[base + EXTRA], money))
        row = scoring_row(s, WALLACE) + 1
        events.append(WallaceInvests(WALLACE, money - money % 5, score, row, money % 5))
    s.n[base + MONEY] = 0
    s.n[base + EXTRA] = 0
    s.n[base + WITHDRAWN] = 1


def tell_invested(s: State, events: Events) -> None:
    """What the round of investing brought everybody."""
    if events is None:
        return
    gained = [s.n[seat * WIDTH + POINTS + s.round - 1] for seat in range(s.players)]
    before = [points(s, seat) - gained[seat] for seat in range(s.players)]
    events.append(RoundInvested(s.round, gained, before))
