"""What money and income are worth until the end, and what else a player of either game thinks alike."""

from __future__ import annotations

from math import inf
from typing import Final, final

from gwarek.games.brass.components import RAIL
from gwarek.games.brass.income import down
from gwarek.games.brass.state import INCOME, MONEY, SPENT, WIDTH, State, level_of, points

NEVER: Final = inf  # pounds for a point, where money left over is worth nothing


@final
class Thrift:
    """Weights: what money is worth. Found by play of each game against itself."""

    def __init__(
        self,
        rates: tuple[float, float],
        caps: tuple[float, float],
        bend: float,
        growth: float,
        debt: float,
        low: float,
        loan: float,
        soon: float,
        spent: float,
    ) -> None:
        self.rate_canal: Final = rates[0]  # points: a pound spent in the canal era, and
        self.rate_rail: Final = rates[1]  # in the rail era
        self.cap_canal: Final = caps[0]  # pounds a round can use
        self.cap_rail: Final = caps[1]
        self.bend: Final = bend  # how much less the last of them buy than the first
        self.growth: Final = growth  # spaces of income a round of building brings
        self.debt: Final = debt  # points: a pound that cannot be paid
        self.low: Final = low  # points: by the square of the pounds below -2, the danger of ruin
        self.loan: Final = loan  # points: the action a loan takes
        self.soon: Final = soon  # share of the income of tiles not flipped yet that comes each round
        self.spent: Final = spent  # points: a pound spent, for the turn order


class Prospect:
    """What a seat may count on: rounds and actions to come, and the income of tiles that are not flipped yet."""

    def __init__(self, now: int, acts: int, after: int, rail_rounds: int, last: bool) -> None:
        self.now: Final = now  # actions left in this round
        self.acts: Final = acts  # and in this era
        self.after: Final = after  # whole rounds of this era after this one
        self.rail_rounds: Final = rail_rounds  # of the era to come
        self.last: Final = last  # is this the last era?
        self.income = 0.0  # spaces
        self.later = 0.0  # the same in the era to come
        self.crowd = 1.0  # share of what a round can use, where lines are taken already
        self.per_vp = NEVER  # pounds for a point at the end
        self.most_vp = NEVER


def purse(s: State, seat: int, t: Thrift, p: Prospect, loan: int, fall: int, may_borrow: bool) -> float:
    """What money and income will buy until the end, with a loan or two if they help.

    A loan brings so many pounds and takes so many levels of income.
    """
    levels = s.parts.levels
    cash = float(s.n[seat * WIDTH + MONEY])
    space = s.n[seat * WIDTH + INCOME]
    best = _spend(s, t, p, cash, space)
    price = 0.0
    if p.now == 0 and cash + levels[space] < 0.0:  # a loan comes too late for this debt
        price = -t.debt * (cash + levels[space])
    if may_borrow and p.acts + p.rail_rounds >= 2:
        for _ in range(2):
            if levels[space] - fall < levels[0]:
                break
            cash += loan
            space = down(levels, space, fall)
            price += t.loan
            value = _spend(s, t, p, cash, space) - price
            if value <= best:
                break
            best = value
    return best - t.spent * s.n[seat * WIDTH + SPENT]


def _spend(s: State, t: Thrift, p: Prospect, cash: float, begin: int) -> float:
    """Round by round: spend what can be used, keep what a negative income will ask for."""
    levels = s.parts.levels
    pounds = s.parts.pounds
    top = len(levels) - 2
    space = float(begin)
    hoped = p.income
    value = 0.0
    if levels[begin] < -2 and not p.last:
        value -= t.low * (levels[begin] + 2) * (levels[begin] + 2)
    rail = s.era == RAIL
    rounds = p.after + p.rail_rounds
    each = float(s.parts.actions)
    acts = float(p.now)
    most = t.cap_rail * p.crowd
    for r in range(rounds + 1):
        if r == p.after + 1 and not rail:
            rail = True
            hoped += p.later
        at = int(space)
        if at < 0:
            at = 0
        elif at > top:
            at = top
        level = pounds[at]
        cap = (most if rail else t.cap_canal) * acts / each
        acts = each
        u = 0.0
        if cap > 0.0:
            use = cash
            if level < 0.0 and r < rounds:
                use += level
                if use < 0.0:
                    use = 0.0
            if use > cap:
                use = cap
            u = use / cap
            value += (t.rate_rail if rail else t.rate_canal) * use * (1.0 + t.bend - t.bend * u)
            cash -= use
        if r == rounds:
            break
        cash += level
        if cash < 0.0:
            value += t.debt * cash
            cash = 0.0
        space += t.growth * u + t.soon * hoped
        hoped -= t.soon * hoped
    if s.table.introductory:
        value += levels[min(int(space), top)]
    return value + min(p.most_vp, cash / p.per_vp)


def result(s: State, seat: int, others: float) -> float:
    """Points ahead of a share of the mean of the others when the game is over; income breaks a tie."""
    mine = points(s, seat) + 0.001 * level_of(s, seat)
    rest = 0.0
    for other in range(s.seats):
        if other != seat:
            rest += points(s, other) / (s.seats - 1)
    return mine - others * rest


def market_sale(s: State, coal: bool, cubes: int) -> tuple[int, float]:
    """What a new mine or works would sell to the market at once: cubes left, and money (half for a mine, maybe far)."""
    held = s.coal if coal else s.iron
    prices = s.parts.coal.prices if coal else s.parts.iron.prices
    room = len(prices) - held
    money = 0.0
    while room > 0 and cubes > 0:
        room -= 1
        cubes -= 1
        money += prices[room] * (0.5 if coal else 1.0)
    return cubes, money
