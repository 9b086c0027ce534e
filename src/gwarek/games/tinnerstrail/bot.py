"""What a mine captain thinks of a position, and how to plan a turn.

Everything is counted in points at the end of the game. What a mine will still bring is looked up in a book: for so
much copper, tin, water and capacity the best extractions of all later rounds, over every price that can be rolled,
each extraction paying for its work point. This round is followed extraction by extraction at its known prices, with
the work points and the cash at hand. An auction not yet decided is settled as if everybody bid up to what the area is
worth to him.
"""

from __future__ import annotations

import math
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.games.tinnerstrail.actions import (
    FIVES,
    TENS,
    Bid,
    Build,
    Drain,
    Extract,
    Improve,
    Invest,
    Keep,
    Pasties,
    Place,
    Process,
    Pumps,
    Survey,
    Withdraw,
)
from gwarek.games.tinnerstrail.components import (
    ADELAIDE,
    ADIT,
    COPPER,
    DESTINATIONS,
    DICE,
    HIGHEST,
    KIMBERLEY,
    MICHIGAN,
    PICKS,
    ROUNDS,
    SIERRA_MADRE,
    TIN,
    TRAIN,
    WITHDRAW,
    Map,
    Parts,
)
from gwarek.games.tinnerstrail.course import area_value
from gwarek.games.tinnerstrail.effects import apply_map, raise_mine
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC,
    ARSENIC_HELD,
    BACK,
    BIDDING,
    CALCINERS,
    COLUMN,
    DOWN,
    DRAIN,
    DRAINAGE,
    EXTRA,
    FOR_GREENFIELD,
    FOR_MINE,
    FOR_SURVEY,
    HAND,
    HELD,
    INCOME,
    INVEST,
    KEEP,
    LOOK,
    MAP,
    MAP_AFTER,
    MARKET,
    MINES,
    MONEY,
    OPENING,
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
    TOP,
    TURN,
    UP,
    WALLACE,
    WATER,
    WIDTH,
    WITHDRAWN,
    State,
    capacity,
    is_up,
    is_wallace,
    last_column,
    may_take_part,
    minimum_for,
    points,
    price_of,
    scoring_row,
    seers_of,
    tile_kind,
    tile_state,
    tile_word,
    trouble_with_map,
    work_left,
)
from gwarek.games.tinnerstrail.wallace import bid_row, why_no_bid

# the book: cubes, water and capacity it knows; more counts as the most
CUBES: Final = 12
WATERS: Final = 12
LEAST_CAPACITY: Final = 2
CAPACITIES: Final = 6
UNKNOWN: Final = -1.0
NEVER: Final = -1e9
NOBODY_KNOWS: Final = -2


@final
class Taste:
    """The weights. Found by play against itself; in pounds unless said otherwise."""

    def __init__(self, quick: bool = False) -> None:
        self.quick = quick  # look at the best areas and a middling map only
        self.work_low = 1.5  # a work point of later rounds to a player with little ore
        self.work_high = 3.0  # and to one with more than he can extract
        self.load = 3.0  # cubes a work point of later rounds can be asked to extract, at most
        self.idle = 1.4  # a work point of this round with nothing to extract
        self.hope = 3.2  # more of that while areas can be bought
        self.scarce = 2.0  # share: areas left, by player, that one can hope for
        self.keep = [0.0, 1.2, 1.0, 0.7]  # by round: gain on the first pound kept for it, as a share
        self.kept = 14.0  # how fast that gain falls
        self.first = 0.3  # points: each place further up on the investment track, for the next round
        self.hand = 0.5  # share of a map's worth felt while it is held
        self.shade = 0.85  # share of an area's worth that is bid for it
        self.others = 1.0  # share: how much what the others have counts
        self.arsenic = 0.7  # share: arsenic in own mines, and held
        self.miner = 0.5  # share: what an own miner could still gain abroad
        self.wallace = 0.85  # share: what Lord Wallace makes of his mines


TASTE: Final = Taste()
QUICK: Final = Taste(True)  # for playing on
QUICK_AREAS: Final = 3


@final
class Book:
    """What a mine is worth at the beginning of a round, in points, for one number of players."""

    def __init__(self, parts: Parts, people: int, t: Taste) -> None:
        self.parts: Final = parts
        self.people: Final = people
        self.t: Final = t
        players = 2 if people == 1 else people
        self.players: Final = players
        rates: list[float] = []  # points per pound, by round; the mean of all rows
        for at in range(ROUNDS):
            sum = 0.0
            for row in range(players):
                sum += parts.tens[row][at] / 10.0
            rates.append(sum / players)
        self.rates: Final = rates
        self.columns: Final = len(parts.ranges)
        self.odds: Final = column_odds(parts)
        size = CUBES * CUBES * WATERS * CAPACITIES
        self.low: Final = [[UNKNOWN] * size for _ in range(ROUNDS)]
        self.high: Final = [[UNKNOWN] * size for _ in range(ROUNDS)]
        self.rolled: Final[dict[int, list[float]]] = {}  # odds of Lord Wallace's bids, by dice and pick
        self.map_worth: Final = [UNKNOWN] * (ROUNDS * len(parts.maps))

    def mine(self, high: bool, round: int, copper: int, tin: int, water: int, room: int) -> float:
        """Points from this round on (1 to 4; after the last: nothing), before its prices are rolled."""
        if round > ROUNDS or copper + tin == 0:
            return 0.0
        if copper >= CUBES:
            copper = CUBES - 1
        if tin >= CUBES:
            tin = CUBES - 1
        if water >= WATERS:
            water = WATERS - 1
        k = room - LEAST_CAPACITY
        if k < 0:
            k = 0
        elif k >= CAPACITIES:
            k = CAPACITIES - 1
        at = ((copper * CUBES + tin) * WATERS + water) * CAPACITIES + k
        pages = self.high if high else self.low
        page = pages[round - 1]
        value = page[at]
        if value != UNKNOWN:
            return value
        value = 0.0
        prices = self.parts.prices
        for i in range(self.columns):
            for j in range(self.columns):
                odds = self.odds[i] * self.odds[j]
                if odds > 0.0:
                    best = self.rest_of_round(
                        high, round, copper, tin, water, k + LEAST_CAPACITY, prices[COPPER][i], prices[TIN][j]
                    )
                    value += odds * best
        page[at] = value
        return value

    def rest_of_round(
        self, high: bool, round: int, copper: int, tin: int, water: int, room: int, dear: int, cheap: int
    ) -> float:
        """The best of stopping here and extracting once more at these prices of copper and tin."""
        best = self.mine(high, round + 1, copper, tin, water, room)
        rate = self.rates[round - 1]
        work = rate * (self.t.work_high if high else self.t.work_low)
        for mixed in range(2):
            took_copper, took_tin = load(copper, tin, water, room, dear, cheap, mixed == 1)
            if took_copper + took_tin == 0:
                continue
            gain = rate * (took_copper * (dear - water) + took_tin * (cheap - water)) - work
            if gain <= 0.0:
                continue
            gain += self.rest_of_round(
                high, round, copper - took_copper, tin - took_tin, water + 1, room, dear, cheap
            )
            if gain > best:
                best = gain
        return best

    def rate(self, round: int, row: float) -> float:
        """Points per pound on a row, from 0, that may lie between two."""
        tens = self.parts.tens
        most = float(len(tens) - 1)
        if row > most:
            row = most
        low = int(row)
        part = row - low
        first = tens[low][round - 1] / 10.0
        if part == 0.0:
            return first
        return first + part * (tens[low + 1][round - 1] / 10.0 - first)

    def kept(self, round: int, money: float) -> float:
        """Points that money kept for a round brings: at least what it can be invested at, the first pounds more."""
        t = self.t
        gain = t.keep[round - 1]
        return self.rates[round - 1] * (money + gain * t.kept * (1.0 - math.exp(-money / t.kept)))

    def purse(self, round: int, money: float, rate: float) -> float:
        """Points that money at the end of a round brings, the best part of it kept for the next."""
        if round >= ROUNDS:
            return rate * money
        if money <= 0.0:
            return self.kept(round + 1, money) if money < 0.0 else 0.0
        keep = self.best_kept(round, rate)
        if keep > money:
            keep = money
        return rate * (money - keep) + self.kept(round + 1, keep)

    def best_kept(self, round: int, rate: float) -> float:
        """The sum beyond which a pound is better invested now."""
        t = self.t
        later = self.rates[round]
        if rate <= later:
            return 1e6
        more = t.keep[round] * later / (rate - later)
        return t.kept * math.log(more) if more > 1.0 else 0.0

    def rolls(self, dice: int, pick: int) -> list[float]:
        key = dice * len(PICKS) + pick
        if key not in self.rolled:
            self.rolled[key] = picked_odds(self.parts, dice, pick)
        return self.rolled[key]

    def benefit(self, round: int, map: int) -> float:
        """Points a map adds to a middling mine of its regions, from this round on."""
        at = (round - 1) * len(self.parts.maps) + map
        value = self.map_worth[at]
        if value != UNKNOWN:
            return value
        face = self.parts.maps[map]
        value = 0.0
        count = 0
        for tile in self.parts.tiles:
            if face.regions >> tile.region & 1 and not tile.kickstarter:
                count += 1
                base = self.mine(False, round, tile.copper, tile.tin, tile.water, LEAST_CAPACITY)
                value += self.with_map(round, tile.copper, tile.tin, tile.water, face) - base
        value = value / count if count else 0.0
        self.map_worth[at] = value
        return value

    def with_map(self, round: int, copper: int, tin: int, water: int, face: Map) -> float:
        dry = water - face.water - face.port - 2 * face.pump  # a pump works again and again
        if dry < 0:
            dry = 0
        room = LEAST_CAPACITY + face.port + face.miner
        return self.mine(False, round, copper + face.copper, tin + face.tin, dry, room)


def load(copper: int, tin: int, water: int, room: int, dear: int, cheap: int, mixed: bool) -> tuple[int, int]:
    """One extraction at these prices of copper and tin: the better ore, and if `mixed` the other beside it."""
    first = dear >= cheap
    most = copper if first else tin
    if (dear if first else cheap) <= water or most == 0:
        most = 0
        if not mixed:
            return 0, 0
    if most > room:
        most = room
    other = 0
    if mixed and (cheap if first else dear) > water:
        other = tin if first else copper
        if other > room - most:
            other = room - most
        if other == 0 and most > 0:
            return 0, 0  # the same as unmixed
    return (most, other) if first else (other, most)


def column_odds(parts: Parts) -> list[float]:
    """How often each column of the price scale is rolled, without the correction for the price before."""
    sums = [1.0]
    for _ in range(DICE):
        longer = [0.0] * (len(sums) + parts.most_face)
        for total in range(len(sums)):
            for face in parts.faces:
                longer[total + face] += sums[total] / len(parts.faces)
        sums = longer
    odds = [0.0] * len(parts.ranges)
    for total in range(len(sums)):
        column = 0
        while column < len(odds) - 1 and total > parts.ranges[column][1]:
            column += 1
        odds[column] += sums[total]
    return odds


BOOKS: Final[list[Book]] = []
MOST_BOOKS: Final = 24


def book_of(s: State, t: Taste) -> Book:
    """Written on as it is read; one for each box, number of players and taste."""
    people = s.table.people
    for book in BOOKS:
        if book.parts is s.parts and book.people == people and book.t is t:
            return book
    if len(BOOKS) >= MOST_BOOKS:
        BOOKS.clear()
    book = Book(s.parts, people, t)
    BOOKS.append(book)
    return book


# -- what a player has to expect


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
    abroad = 0
    tiles = 0
    for area in range(len(s.parts.areas)):
        at = area * AREA
        if a[at + OWNER] != seat:
            if a[at + TILE] & STATE_MASK in (DOWN, UP):
                tiles += 1
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
            value += book.rates[at - 1] * (t.work_low * days + n[base + INCOME])
        value += _hand(s, seat, book, round)
    if s.table.arsenic:
        value += _arsenic(s, seat, book, round, work, arsenic, rate)
    if abroad and not his:
        value += _emigrants(s, seat, book, round, work, abroad)
    if s.table.emigration and not his:
        for what in range(4):
            value += n[base + TOKENS_HELD + what] * 2.0 * rate
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


def _arsenic(s: State, seat: int, book: Book, round: int, work: int, cubes: int, rate: float) -> float:
    """Cubes processed sell while a work point is left for it; those in mines cost days first."""
    base = seat * WIDTH
    t = book.t
    held = s.n[base + ARSENIC_HELD]
    value = 0.0
    last = len(s.parts.market) - 1
    at = round if work > 0 else round + 1
    if at > ROUNDS:
        return 0.0
    price_rate = rate if at == round else book.rates[at - 1]
    space = 0
    for _ in range(held):
        while space < last and (
            s.parts.market_closes[s.parts.market_section[space]] <= at or s.b[MARKET + space] > 0
        ):
            space += 1
        value += price_rate * s.parts.market[space] * (0.97 if at == round else 0.8)
        if space < last:
            space += 1
    if held:
        value -= t.idle * price_rate
    if s.n[base + CALCINERS] == 0 and cubes:
        for at in range(cubes):
            if at >= 4:
                break
            value += t.arsenic * book.rates[ROUNDS - 1] * max(1.0, 7.0 - at - t.work_low)
    elif s.n[base + CALCINERS] and s.n[base + MINES]:
        value += t.arsenic * book.rates[ROUNDS - 1] * 4.0 * (ROUNDS - round) / ROUNDS
    return value


def _emigrants(s: State, seat: int, book: Book, round: int, work: int, count: int) -> float:
    """Own miners on the map: the best free journeys, now or next round."""
    at = round if work > 0 else round + 1
    value = 0.0
    share = book.t.miner
    while at <= ROUNDS and count > 0:
        best = 0.0
        for destination in range(len(DESTINATIONS)):
            if s.b[SENT + destination * ROUNDS + at - 1] == 0:
                gain = journey(s, book, destination, at)
                if gain > best:
                    best = gain
        value += share * best
        share *= 0.6
        count -= 1
        at += 1
    return value


def journey(s: State, book: Book, destination: int, round: int) -> float:
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
        gain += 5.0 * parts.adelaide[round - 1][0] * rate
    elif destination == MICHIGAN:
        gain += 3.0 * parts.michigan_counts[round - 1] * rate
    return gain


def evaluate(s: State, seat: int) -> float:
    """Ahead of the others, in points."""
    return judge(s, seat, TASTE)


def judge(s: State, seat: int, t: Taste) -> float:
    book = book_of(s, t)
    if MAP <= s.phase <= BIDDING or s.phase == TOP or (s.phase == LOOK and not between_rounds(s)):
        return auction(s, seat, book)
    if s.phase == MAP_AFTER or (s.phase == REVEAL and s.purpose == FOR_MINE):
        return ahead(about_to_build(s, seat, book), seat, book)
    return ahead(s, seat, book)


def ahead(s: State, seat: int, book: Book) -> float:
    """Own expectation less the mean of the others'."""
    return outlook(s, seat, book) - others(s, seat, book)


def others(s: State, seat: int, book: Book) -> float:
    sum = 0.0
    for other in range(s.players):
        if other != seat:
            sum += outlook(s, other, book)
    return book.t.others * sum / (s.players - 1)


# -- auctions


def known_to(s: State, area: int, seat: int) -> int:
    """The tile as far as a player knows it, or -1."""
    word = s.a[area * AREA + TILE]
    if is_up(s, area) or seers_of(word) >> seat & 1:
        return tile_kind(word)
    return -1


def middling(s: State, area: int, seat: int, book: Book) -> int:
    """A tile that could lie here for all the player knows, about as good as they are in the mean."""
    region = s.parts.region_of[area]
    hidden = s.tiles
    for other in range(len(s.parts.areas)):
        word = s.a[other * AREA + TILE]
        down = s.parts.region_of[other] == region and tile_state(word) == DOWN
        if down and tile_kind(word) >= 0 and seers_of(word) >> seat & 1 == 0:
            hidden |= 1 << tile_kind(word)
    kinds: list[int] = []
    worths: list[float] = []
    sum = 0.0
    for kind in range(len(s.parts.tiles)):
        tile = s.parts.tiles[kind]
        if tile.region == region and hidden >> kind & 1:
            worth = book.mine(False, s.round, tile.copper, tile.tin, tile.water, LEAST_CAPACITY)
            kinds.append(kind)
            worths.append(worth)
            sum += worth
    best = 0
    mean = sum / len(kinds)
    for i in range(len(kinds)):
        if abs(worths[i] - mean) < abs(worths[best] - mean):
            best = i
    return kinds[best]


def tile_for(s: State, area: int, seat: int, book: Book) -> int:
    kind = known_to(s, area, seat)
    return kind if kind >= 0 else middling(s, area, seat, book)


def won(s: State, seat: int, price: int, kind: int) -> State:
    """The position after a player has won the area under auction."""
    c = s.copy()
    area = s.area
    base = seat * WIDTH
    tile = s.parts.tiles[kind]
    c.a[area * AREA + TILE] = tile_word(DOWN, 0, kind)
    c.tiles &= ~(1 << kind)
    his = is_wallace(s, seat)
    if not his:
        c.n[base + MONEY] += tile.money - price
    opener = s.active
    if seat != opener and s.source == opener and not is_wallace(s, opener):
        c.n[opener * WIDTH + MONEY] += (price + 1) // 2
    cost = s.parts.cost_build - tile.work
    left = work_left(s, seat)
    c.n[base + COLUMN] += cost if cost < left else left
    raise_mine(c, seat, area, None)
    if s.map >= 0:
        apply_map(c, seat, s.map, area, None)
    c.area = -1
    c.phase = TURN
    return c


def about_to_build(s: State, seat: int, book: Book) -> State:
    """The position after the winner, who has paid, has built his mine."""
    c = s.copy()
    kind = tile_for(s, s.area, seat, book)
    c.a[s.area * AREA + TILE] = tile_word(DOWN, 0, kind)
    c.tiles &= ~(1 << kind)
    if s.phase == REVEAL:
        c.n[s.leader * WIDTH + COLUMN] += min(s.parts.cost_build, work_left(s, s.leader))
    raise_mine(c, s.leader, s.area, None)
    if s.map >= 0:
        apply_map(c, s.leader, s.map, s.area, None)
    c.phase = TURN
    return c


def unsold(s: State) -> State:
    c = s.copy()
    c.area = -1
    c.phase = TURN
    return c


def limit(s: State, seat: int, book: Book) -> int:
    """The most the area under auction is worth to a player, in pounds; -1: not even nothing."""
    kind = tile_for(s, s.area, seat, book)
    c = unsold(s)
    c.a[s.area * AREA + TILE] = 0  # another will have it
    without = outlook(c, seat, book)
    c = won(s, seat, 0, kind)
    cash = s.n[seat * WIDTH + MONEY]
    at = seat * WIDTH + MONEY
    rich = c.n[at]
    low = -1
    high = cash + 1
    if outlook(c, seat, book) <= without:
        return -1
    low = 0
    while high - low > 1:
        price = (low + high) // 2
        c.n[at] = rich - price
        if outlook(c, seat, book) > without:
            low = price
        else:
            high = price
    return int(low * book.t.shade)


def auction(s: State, seat: int, book: Book) -> float:
    """What the auction will come to when everybody bids up to what the area is worth to him."""
    if s.table.solo:
        if s.phase != BIDDING and is_wallace(s, s.active):
            return ahead(unsold(s), seat, book)  # he has not bid yet
        return solo_auction(s, seat, book)
    if s.phase in (MAP, TOP) and s.table.few and s.map < 0:
        return map_to_come(s, seat, book)
    return settled(s, seat, book)


def settled(s: State, seat: int, book: Book) -> float:
    winner, price = predicted(s, book)
    if winner < 0:
        return ahead(unsold(s), seat, book)
    return ahead(won(s, winner, price, tile_for(s, s.area, seat, book)), seat, book)


def predicted(s: State, book: Book) -> tuple[int, int]:
    """Who will win the auction, -1 for nobody, and at what price: a pound above what the second would pay."""
    opening = s.leader < 0 and s.phase != BIDDING
    least = s.minimum if s.leader < 0 else s.bid
    best = s.leader
    top = limit(s, s.leader, book) if s.leader >= 0 else -1
    if s.leader >= 0 and top < s.bid:
        top = s.bid
    second = -1
    for other in range(s.players):
        if other == s.leader or is_wallace(s, other):
            continue
        if s.n[other * WIDTH + MONEY] < least + (1 if s.leader >= 0 else 0):
            continue
        if opening:
            if other != s.active and not may_take_part(s, other):
                continue
        elif s.bidders >> other & 1 == 0:
            continue
        most = limit(s, other, book)
        if opening and other == s.active and most < least:
            most = least  # he has to
        if most < least:
            continue
        if most > top:
            second = top
            top = most
            best = other
        elif most > second:
            second = most
    if best < 0:
        return -1, 0
    price = least
    if best != s.leader and s.leader >= 0:
        price = least + 1
    if second >= price:
        price = second + 1 if second < top else top
    return best, price


def map_to_come(s: State, seat: int, book: Book) -> float:
    """Two players, before the map is chosen: the best of the opener's own and the deck's, in the mean."""
    opener = s.active
    region = s.parts.region_of[s.area]
    best = NEVER if opener == seat else -NEVER
    if s.phase == MAP:
        map = s.n[opener * WIDTH + HAND + region] - 1
        if opener == seat and may_play(s, opener, map):
            best = settled(with_map(s, map, opener, True), seat, book)
    sum = 0.0
    count = 0
    for map in deck_maps(s, region, book):
        sum += s.pool[map] * settled(with_map(s, map, opener, False), seat, book)
        count += s.pool[map]
    if count and (best <= NEVER or best >= -NEVER or sum / count > best):
        best = sum / count
    return best


def deck_maps(s: State, region: int, book: Book) -> list[int]:
    """Maps the deck of a region may hold; in a hurry the one of middling price."""
    found: list[int] = []
    sum = 0
    count = 0
    for map in range(len(s.pool)):
        if s.pool[map] > 0 and s.parts.maps[map].deck == region:
            found.append(map)
            sum += s.pool[map] * s.parts.maps[map].value
            count += s.pool[map]
    if not book.t.quick or len(found) < 2:
        return found
    best = found[0]
    for map in found:
        if abs(s.parts.maps[map].value * count - sum) < abs(s.parts.maps[best].value * count - sum):
            best = map
    return [best]


def may_play(s: State, seat: int, map: int) -> bool:
    """One or two players: can a map from hand open the auction (TIN-6.4, R7)?"""
    if map < 0 or s.n[seat * WIDTH + MONEY] < minimum_for(s, map):
        return False
    return not trouble_with_map(s, map, s.area)


def with_map(s: State, map: int, seat: int, hand: bool) -> State:
    """The auction once a map lies on it."""
    c = s.copy()
    c.map = map
    c.minimum = minimum_for(s, map)
    if hand:
        c.source = seat
        c.n[seat * WIDTH + HAND + s.parts.maps[map].deck] = 0
    if c.n[seat * WIDTH + MONEY] >= c.minimum:
        c.phase = OPENING
    else:
        c.phase = BIDDING
        other = 1 - seat
        c.bidders = 1 << other if may_take_part(s, other) else 0
    return c


def solo_auction(s: State, seat: int, book: Book) -> float:
    """Against Lord Wallace's dice: the best bid's mean result."""
    if s.phase in (MAP, TOP) and s.map < 0:
        region = s.parts.region_of[s.area]
        best = NEVER
        map = s.n[HAND + region] - 1
        if s.phase == MAP and may_play(s, 0, map):
            best = solo_auction(with_map(s, map, 0, True), seat, book)
        sum = 0.0
        count = 0
        for map in deck_maps(s, region, book):
            sum += s.pool[map] * solo_auction(with_map(s, map, 0, False), seat, book)
            count += s.pool[map]
        return sum / count if count and sum / count > best else best
    if s.phase == BIDDING and is_wallace(s, s.active):
        kind = tile_for(s, s.area, seat, book)
        if raised(s, seat, book):
            return ahead(won(s, seat, s.bid + 1 if s.leader >= 0 else s.minimum, kind), seat, book)
        return ahead(let_go(s, kind), seat, book)
    if s.n[MONEY] < s.minimum:
        return ahead(unsold(s), seat, book)
    return best_opening(s, seat, book)[1]


def best_opening(s: State, seat: int, book: Book) -> tuple[int, float]:
    """Solo: the opening bid with the best mean result, and that result."""
    kind = tile_for(s, s.area, seat, book)
    least = s.minimum
    cash = s.n[MONEY]
    row = bid_row(s, area_value(s, None))
    if why_no_bid(s) or row.pick == WITHDRAW:
        return least, ahead(won(s, 0, least, kind), seat, book)
    odds = book.rolls(len(row.dice), row.pick)
    value = s.parts.maps[s.map].value + s.table.deeper
    most = value + len(odds) - 1
    if most > cash:
        most = cash
    best = least
    best_value = NEVER
    price = least
    while price <= most or price == least:
        chance = 0.0
        for roll in range(len(odds)):
            if value + roll <= price:
                chance += odds[roll]
        worth = 0.0
        if chance > 0.0:
            worth += chance * ahead(won(s, 0, price, kind), seat, book)
        if chance < 1.0:
            worth += (1.0 - chance) * ahead(won(s, WALLACE, price + 1, kind), seat, book)
        if worth > best_value:
            best = price
            best_value = worth
        price += 2 if book.t.quick else 1
    return best, best_value


def picked_odds(parts: Parts, dice: int, pick: int) -> list[float]:
    """How often each number is the highest, or the lowest, of so many dice."""
    faces = len(parts.faces)
    out: list[float] = []
    for number in range(parts.most_face + 1):
        up_to = sum([1 for face in parts.faces if face <= number]) / faces
        below = sum([1 for face in parts.faces if face < number]) / faces
        if pick == HIGHEST:
            out.append(up_to**dice - below**dice)
        else:
            out.append((1.0 - below) ** dice - (1.0 - up_to) ** dice)
    return out


def raised(s: State, seat: int, book: Book) -> bool:
    """Is winning a pound higher better than letting the leader have it?"""
    kind = tile_for(s, s.area, seat, book)
    price = s.bid + 1 if s.leader >= 0 else s.minimum
    if price > s.n[seat * WIDTH + MONEY]:
        return False
    if book.players > 2 and price > limit(s, seat, book):
        return False
    return ahead(won(s, seat, price, kind), seat, book) > ahead(let_go(s, kind), seat, book)


def let_go(s: State, kind: int) -> State:
    """The position after everybody else has withdrawn."""
    return unsold(s) if s.leader < 0 else won(s, s.leader, s.bid, kind)


# -- a turn


def error(noise: float, rng: Rng) -> float:
    return noise * (rng.below(2001) - 1000) / 1000.0 if noise > 0.0 else 0.0


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat as far as it can see. `noise`: points of error."""
    return plan_by(game, s, seat, rng, noise, TASTE)


def plan_by(game: AnyGame, s: State, seat: int, rng: Rng, noise: float, t: Taste) -> list[Action]:
    book = book_of(s, t)
    phase = s.phase
    if phase == TURN:
        values, ways = turn_values(game, s, seat, rng, noise, t)
        best = 0
        for i in range(len(values)):
            if values[i] > values[best]:
                best = i
        return ways[best]
    lines = game.legal(s, seat)
    if phase == BIDDING:
        return [bid_line(s, seat, lines, book, rng, noise)]
    if phase == OPENING:
        return [opening_line(s, seat, lines, book)]
    if phase == INVEST:
        return [invest_line(s, seat, lines, book)]
    if phase == KEEP:
        return [keep_line(s, seat, lines, book)]
    if phase == SURVEY:
        return [survey_line(s, seat, lines, rng)]
    if phase == DRAIN:
        return drain_lines(game, s, seat, book)
    return [best_line(game, s, seat, lines, rng, 0.25 * noise, t)]


def best_line(
    game: AnyGame, s: State, seat: int, lines: list[Action], rng: Rng, noise: float, t: Taste
) -> Action:
    """By the position that follows at once."""
    best = 0
    best_value = NEVER
    for i in range(len(lines)):
        c = s.copy()
        game.apply(c, seat, lines[i])
        value = judge(c, seat, t) + error(noise, rng)
        if value > best_value:
            best = i
            best_value = value
    return lines[best]


def bid_line(s: State, seat: int, lines: list[Action], book: Book, rng: Rng, noise: float) -> Action:
    """Raise by a pound while that is better than to let the leader have it; `noise` misjudges the area's worth."""
    last = lines[len(lines) - 1]
    if noise > 0.0:
        misjudged = limit(s, seat, book) + int(error(noise / book.rates[s.round - 1] / 2.0, rng))
        first = lines[0]
        return first if isinstance(first, Bid) and first.price <= misjudged else last
    return lines[0] if raised(s, seat, book) else last


def opening_line(s: State, seat: int, lines: list[Action], book: Book) -> Action:
    """The least bid; against Lord Wallace, who answers once, the one with the best mean result."""
    if s.table.solo:
        price = best_opening(s, seat, book)[0]
        for line in lines:
            if isinstance(line, Bid) and line.price == price:
                return line
    return lines[0]


def invest_line(s: State, seat: int, lines: list[Action], book: Book) -> Action:
    """As many tens as are better invested now than kept, then a five; then no more."""
    row = scoring_row(s, seat)
    money = s.n[seat * WIDTH + MONEY]
    best: Action = lines[len(lines) - 1]
    best_value = book.kept(s.round + 1, float(money))
    for line in lines:
        if isinstance(line, Invest) and (line.unit == TENS or line.money == FIVES):
            if line.unit == TENS:
                gained = line.money // TENS * s.parts.tens[row][s.round - 1]
            else:
                gained = s.parts.fives[row][s.round - 1]
            value = gained + book.kept(s.round + 1, float(money - line.money))
            if value > best_value:
                best = line
                best_value = value
    return best


def keep_line(s: State, seat: int, lines: list[Action], book: Book) -> Action:
    best = lines[0]
    best_value = NEVER
    for line in lines:
        if isinstance(line, Keep):
            value = book.benefit(1, line.map)
            if not s.table.few:
                value -= book.rates[0] * s.parts.maps[line.map].value
            if value > best_value:
                best = line
                best_value = value
    return best


def survey_line(s: State, seat: int, lines: list[Action], rng: Rng) -> Action:
    """Where most has been prepared: drained areas, ore from adits, own mines near by; not what is known already."""
    best = lines[len(lines) - 1]
    best_value = 0.0
    for line in lines:
        if isinstance(line, Survey) and line.area >= 0:
            at = line.area * AREA
            if known_to(s, line.area, seat) >= 0:
                continue
            value = 1.0 + rng.below(100) / 1000.0
            value += s.a[at + DRAINAGE] + s.a[at + ORE] + s.a[at + ORE + 1]
            for near in s.parts.neighbours[line.area]:
                if s.a[near * AREA + OWNER] == seat:
                    value += 0.3
            if value > best_value:
                best = line
                best_value = value
    return best


def drain_lines(game: AnyGame, s: State, seat: int, book: Book) -> list[Action]:
    """Pump after pump where it helps most; changes nothing."""
    c = s.copy()
    out: list[Action] = []
    while c.phase == DRAIN and c.turn == seat:
        lines = game.legal(c, seat)
        best = lines[len(lines) - 1]
        here = outlook(c, seat, book)
        most = 0.01
        for line in lines:
            if isinstance(line, Drain) and c.a[line.area * AREA + OWNER] == seat:
                at = line.area * AREA + WATER
                c.a[at] -= 1
                gain = outlook(c, seat, book) - here
                c.a[at] += 1
                if gain > most:
                    best = line
                    most = gain
        out.append(best)
        game.apply(c, seat, best)
    return out


def turn_values(
    game: AnyGame, s: State, seat: int, rng: Rng, noise: float, t: Taste
) -> tuple[list[float], list[list[Action]]]:
    """For every line worth a thought: the value after it, and the lines that follow of themselves."""
    book = book_of(s, t)
    values: list[float] = []
    ways: list[list[Action]] = []
    before = others(s, seat, book)
    lines = sensible(s, seat, game.legal(s, seat))
    for line in best_areas(s, seat, lines, book) if t.quick else lines:
        c = s.copy()
        game.apply(c, seat, line)
        way: list[Action] = [line]
        if isinstance(line, Pumps) and c.phase == DRAIN:
            more = drain_lines(game, c, seat, book)
            for step in more:
                game.apply(c, seat, step)
            way.extend(more)
        value = outlook(c, seat, book) - before if private(s, seat, line) else judge(c, seat, t)
        values.append(value + error(noise, rng))
        ways.append(way)
    return values, ways


def best_areas(s: State, seat: int, lines: list[Action], book: Book) -> list[Action]:
    """In a hurry: put only the areas up for auction that promise most."""
    out: list[Action] = []
    builds: list[Action] = []
    worths: list[float] = []
    for line in lines:
        if isinstance(line, Build):
            tile = s.parts.tiles[tile_for(s, line.area, seat, book)]
            at = line.area * AREA
            dry = tile.water - s.a[at + DRAINAGE]
            copper = tile.copper + s.a[at + ORE + COPPER]
            tin = tile.tin + s.a[at + ORE + TIN]
            builds.append(line)
            worths.append(book.mine(False, s.round, copper, tin, dry if dry > 0 else 0, LEAST_CAPACITY))
        else:
            out.append(line)
    for _ in range(QUICK_AREAS):
        best = -1
        for i in range(len(builds)):
            if worths[i] > NEVER and (best < 0 or worths[i] > worths[best]):
                best = i
        if best >= 0:
            out.append(builds[best])
            worths[best] = NEVER
    return out


def private(s: State, seat: int, line: Action) -> bool:
    """Does a line leave the others as they are?"""
    if isinstance(line, Improve):
        return line.improvement < TRAIN and s.a[line.place * AREA + OWNER] == seat
    return isinstance(line, Extract | Pasties | Process)


def sensible(s: State, seat: int, lines: list[Action]) -> list[Action]:
    """Leave out what never helps: loads that are not full, improvements far from own mines."""
    out: list[Action] = []
    most = [0] * len(s.parts.areas)
    for line in lines:
        if isinstance(line, Extract) and line.copper + line.tin > most[line.area]:
            most[line.area] = line.copper + line.tin
    for line in lines:
        if isinstance(line, Extract):
            at = line.area * AREA + ORE
            full = line.copper + line.tin == most[line.area]
            copper = line.tin == 0 and line.copper == min(s.a[at + COPPER], most[line.area])
            tin = line.copper == 0 and line.tin == min(s.a[at + TIN], most[line.area])
            if full or copper or tin:
                out.append(line)
        elif isinstance(line, Improve | Place):
            if helps(s, seat, line.improvement, line.place):
                out.append(line)
        else:
            out.append(line)
    return out


def helps(s: State, seat: int, improvement: int, place: int) -> bool:
    """Does an improvement here touch an own mine; a train beside its area, at least two?"""
    if improvement == ADIT:
        one, other = s.parts.ends[place]
        return s.a[one * AREA + OWNER] == seat or s.a[other * AREA + OWNER] == seat
    if s.a[place * AREA + OWNER] == seat:
        return True
    if improvement == TRAIN:
        near_own = 0
        for near in s.parts.neighbours[place]:
            near_own += int(s.a[near * AREA + OWNER] == seat)
        return near_own >= 2
    return False


# -- trying plans out


def candidates(game: AnyGame, s: State, seat: int, rng: Rng, most: int) -> list[list[Action]]:
    """The most promising plans for this turn, best first."""
    if s.phase != TURN:
        return [plan(game, s, seat, rng, 0.0)]
    values, ways = turn_values(game, s, seat, rng, 0.0, TASTE)
    out: list[list[Action]] = []
    taken: list[int] = []
    while len(out) < most and len(out) < len(ways):
        best = -1
        for i in range(len(values)):
            if i not in taken and (best < 0 or values[i] > values[best]):
                best = i
        taken.append(best)
        out.append(ways[best])
    return out


def play_on(game: AnyGame, s: State, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
    """What a plan is worth when everybody plays on for some turns, at most to the end of the round."""
    for line in way:
        game.apply(s, seat, line)
    draw_all(game, s, rng)
    book = book_of(s, QUICK)
    played = 0
    round = s.round
    winner = NOBODY_KNOWS
    price = 0
    while played < turns and s.phase != OVER and s.round == round and s.phase != INVEST:
        who = s.turn
        if s.phase == TURN:
            played += 1
            winner = NOBODY_KNOWS
        if s.phase in (OPENING, BIDDING) and not s.table.solo:
            if winner == NOBODY_KNOWS:
                winner, price = predicted(s, book)
            game.apply(s, who, hurried_bid(game.legal(s, who), who == winner, price))
        else:
            for line in plan_by(game, s, who, rng, 0.0, QUICK):
                game.apply(s, who, line)
        draw_all(game, s, rng)
    return judge(s, seat, TASTE)


def hurried_bid(lines: list[Action], wins: bool, price: int) -> Action:
    """An auction whose end is foreseen in one round of bids: the winner names the price, the others withdraw."""
    if wins:
        for line in lines:
            if isinstance(line, Bid) and line.price >= price:
                return line
        return lines[0]
    last = lines[len(lines) - 1]
    return last if isinstance(last, Withdraw) else lines[0]
