"""What a foreman thinks of a position, in points ahead of the others.

Everything is counted in miners still to be sent. Each waiting order has a price in miners (steps, tiles to buy, the
loading); orders that fit into the miners left are taken at their points, and what is left over is worth what a fresh
start brings. The clock is a race: for every circle still to be scored each seat has an expected count.
"""

from __future__ import annotations

import math
from typing import Final, final

from gwarek.games.coalbaron.components import SHIFTS
from gwarek.games.coalbaron.state import (
    BY_COLOUR,
    CAGE,
    CARTS,
    CLOCK_POINTS,
    COAL,
    COVER_BITS,
    COVER_MASK,
    LEVEL,
    LIGHT,
    MARKS,
    MINERS,
    ORDER_POINTS,
    OVER,
    SEAT_SHIFT,
    STORE,
    WIDTH,
    State,
)

CATEGORIES: Final = 12


@final
class Taste:
    """The weights. Found by play against itself; `miners` are miners' worth, `points` are points."""

    def __init__(self) -> None:
        self.step = 0.30  # miners: one mining step
        self.trip = 0.7  # steps: share of the lift's way per cube still in the mine
        self.lift = 1.0  # steps: bringing up a loaded cage
        self.tile = 1.0  # miners: buying a tile, per cube it brings
        self.mark = 0.24  # miners: one mark
        self.load = 1.2  # miners: a loading action
        self.load_more = 0.2  # miners: a further order on the same transport
        self.order = 1.3  # points: hope for the clock, per order space
        self.fresh = 1.9  # points: a miner with nothing begun yet
        self.slow = 4.0  # miners: how many it takes before a fresh start bears fruit
        self.spare = 0.45  # share: usefulness of coal no order asks for
        self.marks_used = 1.3  # marks per miner that can be spent
        self.carts_per_miner = 0.35  # full carts emptied per miner
        self.doubt = 0.35  # clock: spread at the end, and
        self.doubt_grows = 0.55  # by the square root of miners to come
        self.balance = 0.5  # share of the balance penalty felt while it can be mended
        self.late = 0.6  # how softly an order that does not quite fit is cut off
        self.nodes = 1500.0  # how much of the mine is searched
        self.sure = 0.97  # chance kept per miner of work
        self.cube = 0.3  # share of the final worth of a cube felt before the end
        self.held = 0.0  # points: each cube in the cage or storage
        self.tiles = 0.0  # points: each cart owned
        self.by_coal = 1.0  # how much the clock's circles count, by kind
        self.by_transport = 1.0
        self.by_carts = 1.0


TASTE: Final = Taste()


def evaluate(s: State, seat: int) -> float:
    """How good the position is for the seat, in points ahead of the others."""
    return Judge(s, seat, TASTE).value(s)


@final
class Judge:
    """Judges positions that differ in what one seat does in its turn; what the others can expect is found once.

    A seat changes nothing that counts for the others until its turn ends the shift; then all are looked at anew.
    """

    def __init__(self, s: State, seat: int, t: Taste) -> None:
        setup = s.parts.setups[s.seats]
        self.seat: Final = seat
        self.t: Final = t
        self.over: Final = s.phase == OVER
        self.shift: Final = s.shift
        self.miners_each: Final = setup.miners
        self.second_place: Final = setup.second_place
        self.first_points: Final[list[float]] = []  # by circle, as this taste counts them
        self.second_points: Final[list[float]] = []
        for k in range(len(s.parts.categories)):
            weight = t.by_coal if k < 4 else t.by_transport if k < 8 else t.by_carts
            self.first_points.append(weight * s.parts.categories[k].first)
            self.second_points.append(weight * s.parts.categories[k].second)
        self.pools = -1  # miners at hand at the whole table, for which `spreads` are
        self.spreads: Final = [0.0] * SHIFTS
        self.delivered: Final = s.delivered  # the same list as long as nobody delivers
        self.own_delivered: Final = delivered_counts(s, seat)
        self.reach: Final[list[list[float]]] = []  # by seat: expected counts by shift and category
        self.worth: Final[list[float]] = []  # by seat, without the clock
        for who in range(s.seats):
            reach = delivered_counts(s, who)
            self.worth.append(0.0 if who == seat else self._outlook(s, who, reach))
            self.reach.append(reach)

    def value(self, s: State) -> float:
        """Points ahead of the mean of the others, as this taste expects them."""
        if s.shift != self.shift or (s.phase == OVER) != self.over:
            return Judge(s, self.seat, self.t).value(s)
        seat = self.seat
        seats = s.seats
        reach = self.own_delivered[:] if s.delivered is self.delivered else delivered_counts(s, seat)
        self.reach[seat] = reach
        own = self._outlook(s, seat, reach)
        value = 0.0
        for who in range(seats):
            value += own if who == seat else -self.worth[who] / (seats - 1)
        if self.over:
            return value
        return value + (self._clock_of_many(s) if self.second_place else self._clock_of_two(s))

    # -- points without the clock

    def _outlook(self, s: State, seat: int, reach: list[float]) -> float:
        """Points without the clock to be expected; orders that will be delivered are added to `reach`."""
        t = self.t
        n = s.n
        parts = s.parts
        base = seat * WIDTH
        value = float(n[base + ORDER_POINTS] + n[base + CLOCK_POINTS])
        balance = n[base + LIGHT] - n[base + LIGHT + 1]
        penalty = 2.0 * (balance if balance > 0 else -balance)
        marks = n[base + MARKS]
        at = base + COAL
        carts = [  # full ones, by colour of the cube
            n[at] + n[at + 4] + n[at + 8] + n[at + 12],
            n[at + 1] + n[at + 5] + n[at + 9] + n[at + 13],
            n[at + 2] + n[at + 6] + n[at + 10] + n[at + 14],
            n[at + 3] + n[at + 7] + n[at + 11] + n[at + 15],
        ]
        full = carts[0] + carts[1] + carts[2] + carts[3]
        ready = n[base + CAGE : base + STORE + 4]  # cubes in the cage by colour, then those in the storage
        in_hand = ready[0] + ready[1] + ready[2] + ready[3] + ready[4] + ready[5] + ready[6] + ready[7]
        cubes = full + in_hand
        if self.over:
            for w in s.waiting:
                if w >> SEAT_SHIFT == seat:
                    value -= 1.0
                    cubes += _cubes_on(w)
            return value - penalty + marks // parts.marks_per_vp + cubes // parts.coal_per_vp

        each = self.miners_each
        pool = n[base + MINERS]
        left = float(pool + each * (SHIFTS - s.shift))
        will_empty = t.carts_per_miner * left / full if full else 0.0
        if will_empty > 0.95:
            will_empty = 0.95
        for k in range(4):
            here = n[at] + n[at + 1] + n[at + 2] + n[at + 3]
            reach[2 * CATEGORIES + 8 + k] = n[base + CARTS + k] - here + here * will_empty
            at += 4
        if left > 0.0:
            share = left / (2.0 * each)
            penalty *= 1.0 - t.balance * (share if share < 1.0 else 1.0)
        value -= penalty
        usable = float(marks)
        if usable > t.marks_used * left:
            usable = t.marks_used * left
        free = left + t.mark * usable
        value += 0.2 * (marks - usable)
        spent = 0.0
        loading = 0  # bits of transports that will be loaded
        lifted = n[base + LEVEL] == 0
        for w in nearest_first(s, seat):
            order = parts.orders[w & 255]
            spaces = order.spaces
            price = t.load_more if loading >> order.transport & 1 else t.load
            steps = 0.0
            lifting = False
            covers = w >> 8
            for c in spaces:
                if covers & COVER_MASK == 0:
                    if ready[c] > 0:
                        ready[c] = ready[c] - 1
                        steps += 1.0
                        lifting = True
                    elif ready[4 + c] > 0:
                        ready[4 + c] = ready[4 + c] - 1
                        steps += 1.0
                    elif carts[c] > 0:
                        carts[c] = carts[c] - 1
                        steps += 2.0 + t.trip
                    else:
                        steps += 2.0 + t.trip
                        price += t.tile + t.mark * parts.prices[c]
                covers >>= COVER_BITS
            if lifting and not lifted:
                steps += t.lift
            price += steps * t.step
            after = spent + price
            sure = 1.0 if after <= left else 1.0 - (after - left) / (t.late * left + 1.0)
            if sure < 0.0:
                sure = 0.0
            sure *= 1.0 - (1.0 - t.sure) * price
            x = free - spent
            size = len(spaces)
            gain = sure * (order.points + t.order * size + 1.0)
            if sure <= 0.0 or gain <= fresh(x, t) - fresh(x - price, t):
                value -= 1.0  # will not be worth the work
                continue
            value += sure * (order.points + 1.0) - 1.0
            spent = after
            loading |= 1 << order.transport
            if lifting:
                lifted = True
            for shift in range(s.shift - 1, SHIFTS):
                until = float(pool + each * (shift - s.shift + 1))
                chance = sure
                if shift < 2 and after > until:
                    chance = 1.0 - (after - until) / (t.late * until + 0.5)
                    if chance <= 0.0:
                        continue
                    chance *= sure
                row = shift * CATEGORIES
                for c in spaces:
                    reach[row + c] = reach[row + c] + chance
                row += 4 + order.transport
                reach[row] = reach[row] + chance * size
        for k in range(4):
            value += t.tiles * n[base + CARTS + k]
        value += t.held * in_hand
        saved = 0.0
        for c in range(4):
            unasked = ready[c] + ready[4 + c]
            if unasked:
                saved += unasked * (t.tile + t.mark * parts.prices[c] + (1.0 + t.trip) * t.step)
            if carts[c]:
                saved += carts[c] * (t.tile + t.mark * parts.prices[c])
        saved *= t.spare
        if saved > 0.4 * left:
            saved = 0.4 * left
        return value + fresh(free - spent + saved, t) + cubes / 3.0 * (1.0 if left < 6.0 else t.cube)

    # -- the clock: points still to be scored, less the mean of the others

    def _clock_of_two(self, s: State) -> float:
        """Only the first place counts (COA-11.7)."""
        self._find_spreads(s)
        own = self.reach[self.seat]
        other = self.reach[1 - self.seat]
        first_points = self.first_points
        total = 0.0
        for shift in range(self.shift - 1, SHIFTS):
            spread = self.spreads[shift]
            row = shift * CATEGORIES
            for k in range(s.parts.scored[shift]):
                gap = (own[row + k] - other[row + k]) / spread
                total += first_points[k] * gap / (1.0 + (gap if gap > 0.0 else -gap))
        return total

    def _clock_of_many(self, s: State) -> float:
        """First and second place count."""
        self._find_spreads(s)
        seats = s.seats
        total = 0.0
        for shift in range(self.shift - 1, SHIFTS):
            spread = self.spreads[shift]
            row = shift * CATEGORIES
            for k in range(s.parts.scored[shift]):
                at = row + k
                most = second = third = -1.0
                for reach in self.reach:
                    count = reach[at]
                    if count > most:
                        third = second
                        second = most
                        most = count
                    elif count > second:
                        third = second
                        second = count
                    elif count > third:
                        third = count
                if most <= 0.0:
                    continue
                most_to_second = edge((most - second) / spread)
                most_to_third = edge((most - third) / spread)
                second_to_third = edge((second - third) / spread)
                first_points = self.first_points[k]
                second_points = self.second_points[k]
                for who in range(seats):
                    count = self.reach[who][at]
                    if count <= 0.0:
                        continue
                    if count == most:
                        leads = 0.5 + most_to_second
                        among_two = 0.5 + most_to_third
                    elif count == second:
                        leads = 0.5 - most_to_second
                        among_two = 0.5 + second_to_third
                    elif count == third:
                        leads = 0.5 - most_to_third
                        among_two = 0.5 - second_to_third
                    else:
                        leads = 0.5 + edge((count - most) / spread)
                        among_two = 0.5 + edge((count - second) / spread)
                    points = first_points * leads + second_points * (among_two - leads)
                    total += points if who == self.seat else -points / (seats - 1)
        return total

    def _find_spreads(self, s: State) -> None:
        """By shift: how far counts can still drift apart until it is scored."""
        pools = 0
        for who in range(s.seats):
            pools += s.n[who * WIDTH + MINERS]
        if pools == self.pools:
            return
        self.pools = pools
        for shift in range(self.shift - 1, SHIFTS):
            to_come = pools / s.seats + self.miners_each * (shift - self.shift + 1)
            self.spreads[shift] = self.t.doubt + self.t.doubt_grows * math.sqrt(to_come)


def edge(gap: float) -> float:
    """How much more probable than a half it is to be ahead in the end, by the expected lead measured in spreads."""
    return 0.5 * gap / (1.0 + (gap if gap > 0.0 else -gap))


def fresh(x: float, t: Taste) -> float:
    """Points that x free miners bring when they have to begin with nothing."""
    return t.fresh * x * x / (x + t.slow) if x > 0.0 else 0.0


def delivered_counts(s: State, seat: int) -> list[float]:
    """What the seat has delivered, as counts by shift and category; empty carts are not counted yet."""
    at = seat * WIDTH + BY_COLOUR
    row = [float(s.n[at + k]) for k in range(8)]
    return (row + [0.0] * (CATEGORIES - 8)) * SHIFTS


def nearest_first(s: State, seat: int) -> list[int]:
    """The seat's waiting orders, those with the fewest empty spaces first, then by points."""
    out: list[int] = []
    keys: list[int] = []
    for w in s.waiting:
        if w >> SEAT_SHIFT != seat:
            continue
        order = s.parts.orders[w & 255]
        key = -order.points
        covers = w >> 8
        for _ in order.spaces:
            if covers & COVER_MASK == 0:
                key += 64
            covers >>= COVER_BITS
        at = len(out)
        while at > 0 and keys[at - 1] > key:
            at -= 1
        out.insert(at, w)
        keys.insert(at, key)
    return out


def _cubes_on(w: int) -> int:
    """Cubes that lie on a waiting order."""
    out = 0
    for i in range(4):
        cover = (w >> 8 + COVER_BITS * i) & COVER_MASK
        if cover:
            out += 1 if cover < 8 else 2
    return out
