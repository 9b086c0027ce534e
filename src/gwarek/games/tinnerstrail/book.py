"""What a mine will still bring: a book, and the taste with which it is written.

For so much copper, tin, water and capacity it says the best extractions of all later rounds, over every price that can
be rolled, each extraction paying for its work point.
"""

from __future__ import annotations

import math
from typing import Final, final

from gwarek.games.tinnerstrail.components import COPPER, DICE, HIGHEST, PICKS, ROUNDS, TIN, Map, Parts
from gwarek.games.tinnerstrail.state import State

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
        self.idle = 2.7  # a work point of this round with nothing to extract
        self.hope = 3.2  # more of that while areas can be bought
        self.scarce = 2.0  # share: areas left, by player, that one can hope for
        self.keep = [0.0, 1.2, 1.0, 0.7]  # by round: gain on the first pound kept for it, as a share
        self.kept = 14.0  # how fast that gain falls
        self.first = 0.3  # points: each place further up on the investment track, for the next round
        self.hand = 0.5  # share of a map's worth felt while it is held
        self.shade = 0.85  # share of an area's worth that is bid for it
        self.others = 1.0  # share: how much what the others have counts
        self.day = 1.0  # a column of later rounds given up for arsenic, besides its work point
        self.his_day = 0.3  # share: what it costs Lord Wallace
        self.market = 0.5  # share: the market's prices of the next round
        self.near = 0.1  # share: arsenic where a mine can still be built
        self.miner = 0.9  # share: what own miners can still gain abroad
        self.sold = 3.0  # cubes of each ore sold in a round, for Adelaide
        self.tokens = [2.0, 5.0, 7.0, 10.0]  # from Michigan: miner, port, train, adit
        self.wallace = 0.85  # share: what Lord Wallace makes of his mines


TASTE: Final = Taste()
QUICK: Final = Taste(True)  # for playing on


def seasoned() -> Taste:
    """Two players, some turns later: fitted to how 2,100 games ended, as seen from the ends of their rounds."""
    t = Taste()
    t.work_low = 4.5
    t.work_high = 1.0
    t.keep = [0.0, 0.35, 0.8, 2.0]
    t.kept = 4.0
    t.first = 1.5
    t.hand = 0.1
    return t


LATER: Final = seasoned()


def investor() -> Taste:
    """Two players investing: keep less than one would wish for during the round."""
    t = Taste()
    t.keep = [0.0, 0.65, 0.75, 1.0]
    t.kept = 10.0
    return t


INVESTOR: Final = investor()
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
