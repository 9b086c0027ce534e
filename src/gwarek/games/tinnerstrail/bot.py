"""An evaluation in points: what has been scored, what money and ore at hand would score, what mines will still give."""

from __future__ import annotations

from gwarek.games.tinnerstrail.components import COPPER, ROUNDS, TIN
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC_HELD,
    HELD,
    MONEY,
    ORE,
    OVER,
    OWNER,
    ROW,
    WATER,
    WIDTH,
    State,
    capacity,
    is_wallace,
    market_price,
    ore_in,
    points,
    price_of,
    scoring_row,
    work_left,
)


def evaluate(s: State, seat: int) -> float:
    """Ahead of the best other player."""
    mine = worth(s, seat)
    best = max([worth(s, other) for other in range(s.players) if other != seat])
    return mine - best


def worth(s: State, seat: int) -> float:
    base = seat * WIDTH
    score = float(points(s, seat))
    if s.phase == OVER:
        return score
    row = scoring_row(s, seat) if s.n[base + ROW] else min(len(s.rows), s.players - 1)
    rate = s.parts.tens[row][s.round - 1] / 10
    money = float(-s.n[base + MONEY] if is_wallace(s, seat) else s.n[base + MONEY])
    money += s.n[base + HELD + COPPER] * price_of(s, COPPER) + s.n[base + HELD + TIN] * price_of(s, TIN)
    money += 0.8 * s.n[base + ARSENIC_HELD] * market_price(s)
    return score + rate * (money + 0.8 * mines_worth(s, seat))


def mines_worth(s: State, seat: int) -> float:
    """What the ore of a player's mines may bring: this round at its prices, later at middling ones."""
    tin = sum(s.parts.prices[TIN]) / len(s.parts.prices[TIN])
    copper = sum(s.parts.prices[COPPER]) / len(s.parts.prices[COPPER])
    later = ROUNDS - s.round
    value = 0.0
    actions = (0 if s.n[seat * WIDTH + ROW] else work_left(s, seat)) + 5 * later
    for area in range(len(s.parts.areas)):
        at = area * AREA
        if s.a[at + OWNER] != seat or ore_in(s, area) == 0:
            continue
        per_cube = (s.a[at + ORE + COPPER] * copper + s.a[at + ORE + TIN] * tin) / ore_in(s, area)
        cubes = min(ore_in(s, area), capacity(s, area) * min(actions, 2 + later))
        value += cubes * max(0.3, per_cube - s.a[at + WATER])
    return value
