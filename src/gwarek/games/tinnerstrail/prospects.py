"""What a player has to expect, in points at the end of the game.

What a mine will still bring in later rounds is looked up in a book. This round is followed extraction by extraction at
its known prices, with the work points and the cash at hand.
"""

from __future__ import annotations

import math

from gwarek.games.tinnerstrail.book import NEVER, Book, load
from gwarek.games.tinnerstrail.components import (
    ADELAIDE,
    COPPER,
    DESTINATIONS,
    KIMBERLEY,
    MICHIGAN,
    ROUNDS,
    SIERRA_MADRE,
    TIN,
)
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC,
    ARSENIC_HELD,
    BACK,
    CALCINERS,
    DOWN,
    EXTRA,
    FOR_GREENFIELD,
    FOR_SURVEY,
    HAND,
    HELD,
    INCOME,
    KEEP,
    LIMITER,
    LOOK,
    MARKET,
    MINES,
    MONEY,
    ORE,
    OVER,
    OWN_MINER,
    OWNER,
    PUMP,
    REVEAL,
    RISE,
    ROLL_COPPER,
    ROW,
    SENT,
    STATE_MASK,
    SURVEY,
    TILE,
    TOKENS_HELD,
    TURN,
    UP,
    WALLACE,
    WATER,
    WIDTH,
    WITHDRAWN,
    State,
    capacity,
    is_wallace,
    last_column,
    points,
    price_of,
    scoring_row,
    work_left,
)


def between_rounds(s: State) -> bool:
    """Have the prices of the round to be played next not been rolled yet?"""
    phase = s.phase
    if phase <= ROLL_COPPER or phase in (KEEP, SURVEY):
        return not (phase == BACK and s.tin >= 0)
    return phase in (LOOK, REVEAL) and s.purpose in (FOR_SURVEY, FOR_GREENFIELD)


def next_round(s: State) -> int:
    """The round that `between_rounds` is before."""
    over = s.phase == SURVEY or (s.phase in (LOOK, REVEAL) and s.purpose == FOR_SURVEY)
    return s.round + 1 if over else s.round


def expected_row(s: State, seat: int) -> float:
    """The row of the investment track a player can expect, from 0."""
    if s.n[seat * WIDTH + ROW]:
        return float(scoring_row(s, seat))
    row = float(len(s.rows))
    left = work_left(s, seat)
    for other in range(s.players):
        if other != seat and s.n[other * WIDTH + ROW] == 0:
            share = 0.5 + 0.08 * (left - work_left(s, other))
            row += 0.1 if share < 0.1 else 0.9 if share > 0.9 else share
    if s.table.solo:
        if seat == WALLACE:
            return 0.0 if s.table.friends else row
        if s.table.row_below:
            return row + 1.0
        if s.table.second_row:
            return 1.0
    return row


def outlook(s: State, seat: int, book: Book) -> float:
    """Points a player will have in the end, as far as can be seen."""
    score = float(points(s, seat))
    if s.phase == OVER:
        return score
    t = book.t
    n = s.n
    a = s.a
    base = seat * WIDTH
    his = is_wallace(s, seat)
    waiting = between_rounds(s)
    round = next_round(s) if waiting else s.round
    after = round if waiting else round + 1  # the first round the book is asked about
    work = 0 if waiting or n[base + ROW] else work_left(s, seat)
    row = (book.players - 1) / 2.0 if waiting else expected_row(s, seat)
    rate = book.rate(round, row)
    # mines
    areas: list[int] = []
    copper: list[int] = []
    tin: list[int] = []
    water: list[int] = []
    room: list[int] = []
    pumps: list[int] = []
    ore = 0
    arsenic = 0
    near = 0
    abroad = 0
    tiles = 0
    for area in range(len(s.parts.areas)):
        at = area * AREA
        if a[at + OWNER] != seat:
            if a[at + TILE] & STATE_MASK in (DOWN, UP):
                tiles += 1
                near += a[at + ARSENIC]
            continue
        arsenic += a[at + ARSENIC]
        abroad += a[at + OWN_MINER]
        cubes = a[at + ORE] + a[at + ORE + 1]
        if cubes == 0:
            continue
        ore += cubes
        areas.append(area)
        copper.append(a[at + ORE + COPPER])
        tin.append(a[at + ORE + TIN])
        water.append(a[at + WATER])
        room.append(capacity(s, area))
        pumps.append(a[at + PUMP])
    days = last_column(s, seat)
    supply = t.load * (work + days * (ROUNDS - after + 1))
    busy = ore / supply if supply > 0.0 else 1.0
    if busy > 1.0:
        busy = 1.0
    cash = 0.0 if his else float(n[base + MONEY])
    earned = float(n[base + HELD + COPPER] * price_of(s, COPPER) + n[base + HELD + TIN] * price_of(s, TIN))
    mined = 0.0
    spent = 0
    if his:
        earned += n[base + EXTRA] - n[base + MONEY]
    if n[base + RISE]:
        rises = s.parts.adelaide[s.round - 1]
        more = max(n[base + HELD], n[base + HELD + 1])
        earned += rises[0] * more + rises[1] * (n[base + HELD] + n[base + HELD + 1] - more)
    later: list[float] = []
    for i in range(len(areas)):
        later.append(_later(book, busy, after, copper[i], tin[i], water[i] - pumps[i], room[i]))
    idle = rate * t.idle
    if work > 0 and len(areas):
        spent, earned, cash, mined = _extract_on(
            s, book, busy, after, rate, idle, work, his, cash, earned, copper, tin, water, room, pumps, later
        )
    value = mined
    for i in range(len(later)):
        value += later[i]
    if his:
        value *= t.wallace
    left = work - spent
    if left > 0 and not his:
        value += left * idle
        if n[base + MINES] > 0 and cash > 0.0:
            chances = float(min(left // s.parts.cost_build, n[base + MINES]))
            share = t.scarce * tiles / book.players
            if chances > share:
                chances = share
            value += chances * 2.0 * t.hope * rate * (1.0 - math.exp(-cash / 8.0))
    if not his:
        for at in range(after, ROUNDS + 1):
            value += book.rates[at - 1] * ((t.work_low + t.day) * days + n[base + INCOME])
        value += _hand(s, seat, book, round)
    if s.table.arsenic:
        value += _arsenic(s, seat, book, round, work, arsenic, near, rate)
    if abroad and not his:
        value += _emigrants(s, seat, book, round, work, abroad)
    if s.table.emigration and not his:
        for what in range(4):
            value += n[base + TOKENS_HELD + what] * t.idle * rate
    if waiting:
        return score + value + (0.0 if his else book.kept(round, cash))
    money = earned if his else cash + earned
    if his:
        return score + value + (rate * money if money > 0.0 else 0.0)
    if round < ROUNDS:
        value += t.first * (book.players - 1 - row)
        if n[base + WITHDRAWN]:
            return score + value + book.kept(round + 1, money)
    elif work == 0:  # what cannot be invested is lost
        whole = int(money)
        at = int(row)
        return (
            score
            + value
            + (whole // 10 * s.parts.tens[at][round - 1] + whole % 10 // 5 * s.parts.fives[at][round - 1])
        )
    return score + value + book.purse(round, money, rate)


def _later(book: Book, busy: float, round: int, copper: int, tin: int, water: int, room: int) -> float:
    if water < 0:
        water = 0
    low = book.mine(False, round, copper, tin, water, room)
    if busy <= 0.05:
        return low
    return low + busy * (book.mine(True, round, copper, tin, water, room) - low)


def _extract_on(
    s: State,
    book: Book,
    busy: float,
    after: int,
    rate: float,
    idle: float,
    work: int,
    his: bool,
    cash: float,
    earned: float,
    copper: list[int],
    tin: list[int],
    water: list[int],
    room: list[int],
    pumps: list[int],
    later: list[float],
) -> tuple[int, float, float, float]:
    """The rest of this round, best extraction first; changes the lists. Work spent, money earned, cash, points of his.

    Lord Wallace's earnings are given as points, since what he makes of his mines is taken with a grain of salt.
    """
    dear = price_of(s, COPPER)
    cheap = price_of(s, TIN)
    count = len(copper)
    gains = [NEVER] * count
    took = [0] * (2 * count)
    stale = list(range(count))
    spent = 0
    mined = 0.0
    while work - spent > 0:
        for i in stale:
            gains[i] = NEVER
            for mixed in range(2):
                c, z = load(copper[i], tin[i], water[i], room[i], dear, cheap, mixed == 1)
                if not his and water[i] > 0 and (c + z) * water[i] > cash:
                    most = int(cash) // water[i]
                    if dear >= cheap:
                        if c > most:
                            c = most
                        z = most - c if z > most - c else z
                    else:
                        if z > most:
                            z = most
                        c = most - z if c > most - z else c
                if c + z == 0:
                    continue
                gain = rate * (c * (dear - water[i]) + z * (cheap - water[i]))
                gain += _later(book, busy, after, copper[i] - c, tin[i] - z, water[i] + 1 - pumps[i], room[i])
                gain -= later[i]
                if gain > gains[i]:
                    gains[i] = gain
                    took[2 * i] = c
                    took[2 * i + 1] = z
        best = -1
        for i in range(count):
            if gains[i] > idle and (best < 0 or gains[i] > gains[best]):
                best = i
        if best < 0:
            break
        c = took[2 * best]
        z = took[2 * best + 1]
        cost = (c + z) * water[best]
        copper[best] -= c
        tin[best] -= z
        water[best] += 1
        later[best] = _later(
            book, busy, after, copper[best], tin[best], water[best] - pumps[best], room[best]
        )
        if his:
            mined += rate * (c * dear + z * cheap - cost)
        else:
            earned += c * dear + z * cheap
            cash -= cost
        spent += 1
        stale = list(range(count)) if cost and not his else [best]
    return spent, earned, cash, mined


def _hand(s: State, seat: int, book: Book, round: int) -> float:
    """Maps held: what they add to a mine less what they cost, while there is time to build one."""
    base = seat * WIDTH
    if s.n[base + MINES] == 0 or round > ROUNDS:
        return 0.0
    value = 0.0
    for deck in s.table.decks:
        map = s.n[base + HAND + deck] - 1
        if map >= 0:
            gain = book.benefit(round, map)
            if not s.table.few:
                gain -= book.rates[round - 1] * s.parts.maps[map].value
            if gain > 0.0:
                value += gain
    left = ROUNDS - round + (0.5 if s.phase >= TURN and not s.n[base + ROW] else 0.0)
    return value * book.t.hand * (left / ROUNDS)


def _arsenic(
    s: State, seat: int, book: Book, round: int, work: int, cubes: int, near: int, rate: float
) -> float:
    """Cubes held, and those in own mines as far as they pay for the days given up: sold this round and the next."""
    t = book.t
    base = seat * WIDTH
    his = is_wallace(s, seat)
    held = s.n[base + ARSENIC_HELD]
    if s.n[base + CALCINERS]:
        if his or s.n[base + MINES] == 0:
            return 0.0
        cubes += 1 + s.parts.arsenic_here  # the calciner to come: its own and a neighbour's
    value = 0.0
    for at in range(round, min(round + 1, ROUNDS) + 1):
        if at == round and work == 0 and not between_rounds(s):
            continue
        pound = rate if at == round else book.rates[at - 1]
        day = pound * t.idle  # what a column given up costs
        for later in range(at + 1, ROUNDS + 1):
            day += book.rates[later - 1] * (t.work_low + t.day)
        if his:
            day *= t.his_day
            room = s.n[base + LIMITER] - s.parts.arsenic_limit[at - 1]
        else:
            room = work - 1 if at == round and work > 0 else last_column(s, seat) - 1
        sure = 1.0 if at == round else t.market
        space = -1
        if held and not his:
            value -= pound * t.idle
        while held + cubes > 0 and (held > 0 or room > 0):
            space = _free_space(s, at, space)
            gain = sure * pound * s.parts.market[space]
            if held > 0:
                held -= 1
                value += gain
                continue
            if gain <= day:
                break
            room -= 1
            cubes -= 1
            value += gain - day
    if near and s.n[base + MINES] and s.n[base + CALCINERS] == 0 and not his and round < ROUNDS:
        value += t.near * near * book.rates[round] * s.parts.market[_free_space(s, round + 1, -1)]
    return value


def _free_space(s: State, round: int, after: int) -> int:
    """The next space of the market open and empty in a round; the last takes any number (TIN-10.7)."""
    last = len(s.parts.market) - 1
    space = after + 1
    while space < last and (
        s.parts.market_closes[s.parts.market_section[space]] <= round or s.b[MARKET + space] > 0
    ):
        space += 1
    return space if space < last else last


def _emigrants(s: State, seat: int, book: Book, round: int, work: int, count: int) -> float:
    """Own miners on the map: the best free journeys, now and later."""
    gains: list[float] = []
    first = round if work > 0 or between_rounds(s) else round + 1
    for at in range(first, ROUNDS + 1):
        for destination in range(len(DESTINATIONS)):
            if s.b[SENT + destination * ROUNDS + at - 1] == 0:
                gain = journey(s, seat, book, destination, at)
                if gain > 0.0:
                    gains.append(gain)
    gains.sort(reverse=True)
    return book.t.miner * sum(gains[:count])


def journey(s: State, seat: int, book: Book, destination: int, round: int) -> float:
    """Points of an emigration, less its work point."""
    parts = s.parts
    rate = book.rates[round - 1]
    gain = -book.t.idle * rate
    if destination == SIERRA_MADRE:
        gain += parts.sierra_madre[round - 1]
    elif destination == KIMBERLEY:
        for at in range(round, ROUNDS + 1):
            gain += parts.kimberley[round - 1] * book.rates[at - 1]
    elif destination == ADELAIDE:
        rises = parts.adelaide[round - 1]
        if round == s.round:
            held = s.n[seat * WIDTH + HELD]
            other = s.n[seat * WIDTH + HELD + 1]
            gain += rate * (rises[0] * max(held, other) + rises[1] * min(held, other))
        else:
            gain += rate * book.t.sold * (rises[0] + rises[1])
    elif destination == MICHIGAN:
        gain += rate * book.t.tokens[parts.michigan[round - 1]] * parts.michigan_counts[round - 1]
    return gain


def ahead(s: State, seat: int, book: Book) -> float:
    """Own expectation less the mean of the others'."""
    return outlook(s, seat, book) - others(s, seat, book)


def others(s: State, seat: int, book: Book) -> float:
    sum = 0.0
    for other in range(s.players):
        if other != seat:
            sum += outlook(s, other, book)
    return book.t.others * sum / (s.players - 1)
