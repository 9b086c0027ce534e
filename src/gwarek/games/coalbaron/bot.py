"""What a foreman thinks of a position, and how to plan a whole turn.

Everything is counted in miners still to be sent. Each waiting order has a price in miners (steps, tiles to buy, the
loading); orders that fit into the miners left are taken at their points, and what is left over is worth what a fresh
start brings. The clock is a race: for every circle still to be scored each seat has an expected count.
"""

from __future__ import annotations

import math
from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.games.coalbaron.actions import Cage, Fetch, Load, Pair, Place, Send, Stop, Store, With
from gwarek.games.coalbaron.components import MINING, ORDER_PICK5, SHIFTS, WORKSHOP_PICK5
from gwarek.games.coalbaron.state import (
    BY_COLOUR,
    BY_TRANSPORT,
    CAGE,
    CARTS,
    CLOCK_POINTS,
    COAL,
    COVER_BITS,
    COVER_MASK,
    LEVEL,
    LIGHT,
    MARKS,
    MINE,
    MINERS,
    NEXT,
    ORDER_POINTS,
    OVER,
    RETURN,
    SEAT_SHIFT,
    STORE,
    TURN,
    WIDTH,
    State,
)

CATEGORIES: Final = 12
LOOKS: Final = 4  # how often a pick-5 is imagined


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


def fresh(x: float, t: Taste) -> float:
    """Points that x free miners bring when they have to begin with nothing."""
    return t.fresh * x * x / (x + t.slow) if x > 0.0 else 0.0


def outlook(s: State, seat: int, t: Taste, reach: list[float]) -> float:
    """Points without the clock to be expected; `reach` gets expected counts by shift (0 to 2) and category."""
    n = s.n
    parts = s.parts
    base = seat * WIDTH
    pool = n[base + MINERS]
    each = parts.setups[s.seats].miners
    over = s.phase == OVER
    left = 0.0 if over else float(pool + each * (SHIFTS - s.shift))
    level = n[base + LEVEL]
    cage = [n[base + CAGE], n[base + CAGE + 1], n[base + CAGE + 2], n[base + CAGE + 3]]
    store = [n[base + STORE], n[base + STORE + 1], n[base + STORE + 2], n[base + STORE + 3]]
    carts = [0, 0, 0, 0]
    cubes = 0
    first_shift = s.shift - 1
    full = 0
    for k in range(4):
        at = base + COAL + 4 * k
        here = n[at] + n[at + 1] + n[at + 2] + n[at + 3]
        for c in range(4):
            carts[c] += n[at + c]
        full += here
        cubes += here + cage[k] + store[k]
    will_empty = t.carts_per_miner * left / full if full else 0.0
    if will_empty > 0.95:
        will_empty = 0.95
    for k in range(4):
        at = base + COAL + 4 * k
        here = n[at] + n[at + 1] + n[at + 2] + n[at + 3]
        by_colour = float(n[base + BY_COLOUR + k])
        by_transport = float(n[base + BY_TRANSPORT + k])
        for shift in range(first_shift, SHIFTS):
            reach[shift * CATEGORIES + k] = by_colour
            reach[shift * CATEGORIES + 4 + k] = by_transport
        reach[2 * CATEGORIES + 8 + k] = n[base + CARTS + k] - here + here * will_empty
    value = float(n[base + ORDER_POINTS] + n[base + CLOCK_POINTS])
    balance = n[base + LIGHT] - n[base + LIGHT + 1]
    if balance < 0:
        balance = -balance
    penalty = 2.0 * balance
    if left > 0.0:
        share = left / (2.0 * each)
        penalty *= 1.0 - t.balance * (share if share < 1.0 else 1.0)
    value -= penalty
    marks = n[base + MARKS]
    if over:
        mine = 0
        for w in s.waiting:
            if w >> SEAT_SHIFT == seat:
                mine += 1
                cubes += _cubes_on(w)
        return value + marks // parts.marks_per_vp + cubes // parts.coal_per_vp - mine

    # waiting orders, nearest to completion first
    rank: list[int] = []
    keys: list[int] = []
    for w in s.waiting:
        if w >> SEAT_SHIFT != seat:
            continue
        order = parts.orders[w & 255]
        open_spaces = 0
        for i in range(len(order.spaces)):
            if (w >> 8 + COVER_BITS * i) & COVER_MASK == 0:
                open_spaces += 1
        key = open_spaces * 64 - order.points
        at = len(rank)
        rank.append(w)
        keys.append(key)
        while at > 0 and keys[at - 1] > key:
            keys[at] = keys[at - 1]
            rank[at] = rank[at - 1]
            at -= 1
        keys[at] = key
        rank[at] = w
    usable = float(marks)
    if usable > t.marks_used * left:
        usable = t.marks_used * left
    free = left + t.mark * usable
    value += 0.2 * (marks - usable)
    spent = 0.0
    loading = 0
    lifted = level == 0
    for w in rank:
        order = parts.orders[w & 255]
        spaces = order.spaces
        price = t.load_more if loading >> order.transport & 1 else t.load
        steps = 0.0
        lifting = False
        for i in range(len(spaces)):
            if (w >> 8 + COVER_BITS * i) & COVER_MASK:
                continue
            c = spaces[i]
            if cage[c] > 0:
                cage[c] -= 1
                steps += 1.0
                lifting = True
            elif store[c] > 0:
                store[c] -= 1
                steps += 1.0
            elif carts[c] > 0:
                carts[c] -= 1
                steps += 2.0 + t.trip
            else:
                steps += 2.0 + t.trip
                price += t.tile + t.mark * parts.prices[c]
        if lifting and not lifted:
            steps += t.lift
        price += steps * t.step
        after = spent + price
        sure = 1.0 if after <= left else 1.0 - (after - left) / (t.late * left + 1.0)
        if sure < 0.0:
            sure = 0.0
        sure *= 1.0 - (1.0 - t.sure) * price
        x = free - spent
        gain = sure * (order.points + t.order * len(spaces) + 1.0)
        cost = fresh(x, t) - fresh(x - price, t)
        if gain <= cost or sure <= 0.0:
            value -= 1.0  # will not be worth the work
            continue
        value += sure * (order.points + 1.0) - 1.0
        spent = after
        loading |= 1 << order.transport
        if lifting:
            lifted = True
        size = len(spaces)
        for shift in range(first_shift, SHIFTS):
            until = float(pool + each * (shift - first_shift))
            chance = sure
            if shift < 2 and after > until:
                chance = 1.0 - (after - until) / (t.late * until + 0.5)
                if chance <= 0.0:
                    continue
                chance *= sure
            row = shift * CATEGORIES
            for i in range(size):
                reach[row + spaces[i]] += chance
            reach[row + 4 + order.transport] += chance * size
    x = free - spent
    saved = 0.0
    in_hand = 0
    for c in range(4):
        in_hand += n[base + CAGE + c] + n[base + STORE + c]
        value += t.tiles * n[base + CARTS + c]
    value += t.held * in_hand
    for c in range(4):
        ready = cage[c] + store[c]
        if ready:
            saved += ready * (t.tile + t.mark * parts.prices[c] + (1.0 + t.trip) * t.step)
        if carts[c]:
            saved += carts[c] * (t.tile + t.mark * parts.prices[c])
    saved *= t.spare
    if saved > 0.4 * left:
        saved = 0.4 * left
    return value + fresh(x + saved, t) + cubes / 3.0 * (1.0 if left < 6.0 else t.cube)


def _cubes_on(w: int) -> int:
    """Cubes that lie on a waiting order."""
    out = 0
    for i in range(4):
        cover = (w >> 8 + COVER_BITS * i) & COVER_MASK
        if cover:
            out += 1 if cover < 8 else 2
    return out


def clock_lead(s: State, seat: int, t: Taste, reach: list[list[float]]) -> float:
    """Points the clock still to be scored is expected to give this seat, less the mean of the others."""
    if s.phase == OVER:
        return 0.0
    parts = s.parts
    seats = s.seats
    each = parts.setups[seats].miners
    pools = 0
    for other in range(seats):
        pools += s.n[other * WIDTH + MINERS]
    second_place = parts.setups[seats].second_place
    mine = reach[seat]
    total = 0.0
    for shift in range(s.shift - 1, SHIFTS):
        to_come = pools / seats + each * (shift - s.shift + 1)
        spread = t.doubt + t.doubt_grows * math.sqrt(to_come)
        row = shift * CATEGORIES
        for k in range(parts.scored[shift]):
            category = parts.categories[k]
            at = row + k
            weight = t.by_coal if k < 4 else t.by_transport if k < 8 else t.by_carts
            if not second_place:
                other_count = reach[1 - seat][at]
                gap = (mine[at] - other_count) / spread
                if mine[at] > 0.0 or other_count > 0.0:
                    total += weight * category.first * gap / (1.0 + (gap if gap > 0.0 else -gap))
                continue
            for who in range(seats):
                count = reach[who][at]
                if count <= 0.0:
                    continue
                best = -1.0
                next_best = -1.0
                for other in range(seats):
                    if other == who:
                        continue
                    c = reach[other][at]
                    if c > best:
                        next_best = best
                        best = c
                    elif c > next_best:
                        next_best = c
                gap = (count - best) / spread
                leads = 0.5 + 0.5 * gap / (1.0 + (gap if gap > 0.0 else -gap))
                gap = (count - next_best) / spread
                follows = 0.5 + 0.5 * gap / (1.0 + (gap if gap > 0.0 else -gap)) - leads
                points = weight * (category.first * leads + category.second * follows)
                total += points if who == seat else -points / (seats - 1)
    return total


def judge(s: State, seat: int, t: Taste) -> float:
    """Points ahead of the mean of the others, as this taste expects them."""
    reach: list[list[float]] = []
    value = 0.0
    for who in range(s.seats):
        mine = [0.0] * (SHIFTS * CATEGORIES)
        worth = outlook(s, who, t, mine)
        value += worth if who == seat else -worth / (s.seats - 1)
        reach.append(mine)
    return value + clock_lead(s, seat, t, reach)


def evaluate(s: State, seat: int) -> float:
    """How good the position is for the seat, in points ahead of the others."""
    return judge(s, seat, TASTE)


# -- mining: one action of at most ten steps, planned as one sequence


@final
class Miner:
    """Searches the ways to use mining steps, on a position of its own that it changes and restores.

    Loads come in trips: within a trip levels are visited from below upwards (any order costs the same), and cubes are
    placed by colour, so that hardly a way is seen twice.
    """

    def __init__(self, s: State, seat: int, t: Taste, budgets: list[int]) -> None:
        self.s: Final = s.copy()
        self.seat: Final = seat
        self.base: Final = seat * WIDTH
        self.t: Final = t
        self.budgets: Final = budgets
        self.most: Final = max(budgets)
        self.best: Final[list[float]] = [-1e9] * len(budgets)
        self.ways: Final[list[list[Action]]] = [[] for _ in budgets]
        self.path: Final[list[Action]] = []
        self.nodes = 0
        self.looks = 0
        self.placeable = False  # did the last call of `_surface` find something to place?
        self.reach: Final[list[list[float]]] = []
        self.others = 0.0
        for who in range(s.seats):
            mine = [0.0] * (SHIFTS * CATEGORIES)
            worth = outlook(s, who, t, mine)
            if who != seat:
                self.others += worth / (s.seats - 1)
            self.reach.append(mine)

    def value(self) -> float:
        """What the position would be worth if the action ended here."""
        worth = outlook(self.s, self.seat, self.t, self.reach[self.seat])
        return worth - self.others + clock_lead(self.s, self.seat, self.t, self.reach)

    def search(self) -> None:
        """Fill `best` and `ways` for every budget."""
        self._go(0, 5, 0, False)

    def _look(self, used: int, done: bool) -> None:
        """Judge the position for every budget that could end here; more steps never hurt, so early ends are skipped."""
        wanted = done
        for b in self.budgets:
            if used == b or used == b - 1:
                wanted = True
        if not wanted:
            return
        self.looks += 1
        value = self.value()
        for i in range(len(self.budgets)):
            if used <= self.budgets[i] and value > self.best[i] + 1e-9:
                self.best[i] = value
                self.ways[i] = self.path[:]

    def _go(self, used: int, above: int, colour_from: int, moved: bool) -> None:
        """`above`: only higher levels are still visited in this trip; `colour_from`: colours still to be placed."""
        self.nodes += 1
        left = self.most - used
        went = False
        if left > 0 and self.nodes < self.t.nodes:
            n = self.s.n
            base = self.base
            level = n[base + LEVEL]
            if level > 0:
                went = self._below(used, level)
                went = self._moves(used, above, level, moved) or went
            elif self._surface(used, left, colour_from):
                went = True
                if not self.placeable:
                    self._moves(used, above, level, moved)
            else:
                went = self._moves(used, above, level, moved)
        self._look(used, not went)

    def _moves(self, used: int, above: int, level: int, moved: bool) -> bool:
        n = self.s.n
        base = self.base
        load = n[base + CAGE] + n[base + CAGE + 1] + n[base + CAGE + 2] + n[base + CAGE + 3]
        went = False
        if moved:
            return False
        if load < self.s.parts.cage_capacity and self.most - used >= 2:
            for to in range(1, 5):
                if to == level or (level > 0 and to >= above):
                    continue
                at = base + COAL + 4 * (to - 1)
                if n[at] + n[at + 1] + n[at + 2] + n[at + 3] == 0:
                    continue
                went = True
                n[base + LEVEL] = to
                self.path.append(Cage(to))
                self._go(used + 1, to, 0, True)
                self.path.pop()
                n[base + LEVEL] = level
        if level > 0 and load > 0:
            went = True
            n[base + LEVEL] = 0
            self.path.append(Cage(0))
            self._go(used + 1, 5, 0, False)
            self.path.pop()
            n[base + LEVEL] = level
        return went

    def _below(self, used: int, level: int) -> bool:
        """Load 1, 2, … cubes here, then go on."""
        n = self.s.n
        base = self.base
        at = base + COAL + 4 * (level - 1)
        room = self.s.parts.cage_capacity
        for c in range(4):
            room -= n[base + CAGE + c]
        if room == 0:
            return False
        went = False
        for c in range(4):
            most = n[at + c]
            if most > room:
                most = room
            if most > self.most - used:
                most = self.most - used
            if most == 0:
                continue
            went = True
            loaded = 0
            for k in range(1, most + 1):
                n[at + c] -= 1
                n[base + CAGE + c] += 1
                self.path.append(Load(c))
                loaded = k
                self._after_load(used + k, level)
            for _ in range(loaded):
                n[at + c] += 1
                n[base + CAGE + c] -= 1
                self.path.pop()
        return went

    def _after_load(self, used: int, level: int) -> None:
        self.nodes += 1
        went = False
        if used < self.most and self.nodes < self.t.nodes:
            went = self._moves(used, level, level, False)
        self._look(used, not went)

    def _surface(self, used: int, left: int, colour_from: int) -> bool:
        """Place (or fetch) what fits; colours are only weighed against each other when not all can be placed."""
        s = self.s
        n = s.n
        base = self.base
        fitting = 0
        for c in range(4):
            have = n[base + CAGE + c] + n[base + STORE + c]
            if have:
                asked = self._asked(c)
                fitting += have if have < asked else asked
        went = False
        for c in range(colour_from, 4):
            source = CAGE if n[base + CAGE + c] > 0 else STORE
            if n[base + source + c] == 0:
                continue
            found = 0
            all_fit = n[base + CAGE + c] + n[base + STORE + c] >= self._asked(c) and fitting <= left
            for at in self._targets(c):
                w = s.waiting[at]
                card = w & 255
                went = True
                found += 1
                n[base + source + c] -= 1
                s.waiting[at] = self._covered(w, c, c + 1)
                id = s.parts.orders[card].id
                self.path.append(Place(id, card, c) if source == CAGE else Fetch(id, card, c))
                self._go(used + 1, 5, c, False)
                self.path.pop()
                s.waiting[at] = w
                n[base + source + c] += 1
                if found == 2 or all_fit:
                    break
            if found and fitting <= left:
                break
            if found == 0 and source == CAGE and self._full():
                went = True
                n[base + CAGE + c] -= 1
                n[base + STORE + c] += 1
                self.path.append(Store(c))
                self._go(used + 1, 5, c, False)
                self.path.pop()
                n[base + CAGE + c] += 1
                n[base + STORE + c] -= 1
        if fitting == 0 and left >= 2 and self._pair(used):
            went = True
        self.placeable = fitting > 0 and went
        return went

    def _asked(self, colour: int) -> int:
        """How many empty spaces of this colour own orders have."""
        s = self.s
        out = 0
        for w in s.waiting:
            if w >> SEAT_SHIFT == self.seat:
                spaces = s.parts.orders[w & 255].spaces
                for i in range(len(spaces)):
                    if spaces[i] == colour and (w >> 8 + COVER_BITS * i) & COVER_MASK == 0:
                        out += 1
        return out

    def _full(self) -> bool:
        n = self.s.n
        at = self.base + CAGE
        return n[at] + n[at + 1] + n[at + 2] + n[at + 3] >= self.s.parts.cage_capacity - 1

    def _targets(self, colour: int) -> list[int]:
        """Places in `waiting` of own orders with an empty space of this colour, fewest empty spaces first."""
        s = self.s
        out: list[int] = []
        keys: list[int] = []
        for at in range(len(s.waiting)):
            w = s.waiting[at]
            if w >> SEAT_SHIFT != self.seat:
                continue
            order = s.parts.orders[w & 255]
            fits = False
            empty = 0
            for i in range(len(order.spaces)):
                if (w >> 8 + COVER_BITS * i) & COVER_MASK == 0:
                    empty += 1
                    if order.spaces[i] == colour:
                        fits = True
            if not fits:
                continue
            key = empty * 64 - order.points
            place = len(out)
            while place > 0 and keys[place - 1] > key:
                place -= 1
            out.insert(place, at)
            keys.insert(place, key)
        return out

    def _covered(self, w: int, colour: int, cover: int) -> int:
        spaces = self.s.parts.orders[w & 255].spaces
        for i in range(len(spaces)):
            if spaces[i] == colour and (w >> 8 + COVER_BITS * i) & COVER_MASK == 0:
                return w | cover << 8 + COVER_BITS * i
        return w

    def _pair(self, used: int) -> bool:
        """Two cubes nobody asks for on the last empty space of an order (COA-6.8)."""
        s = self.s
        n = s.n
        base = self.base
        spare: list[int] = []
        for source in range(2):
            for c in range(4):
                have = n[base + (CAGE if source == 0 else STORE) + c]
                if have > 0 and len(self._targets(c)) == 0:
                    spare.extend([source * 4 + c] * have)
        if len(spare) < 2:
            return False
        went = False
        for at in range(len(s.waiting)):
            w = s.waiting[at]
            if w >> SEAT_SHIFT != self.seat:
                continue
            order = s.parts.orders[w & 255]
            asked = -1
            empty = 0
            for i in range(len(order.spaces)):
                if (w >> 8 + COVER_BITS * i) & COVER_MASK == 0:
                    empty += 1
                    asked = order.spaces[i]
            if empty != 1:
                continue
            cubes = [cube for cube in spare if cube % 4 != asked][:2]
            if len(cubes) < 2:
                continue
            went = True
            for cube in cubes:
                n[base + (CAGE if cube < 4 else STORE) + cube % 4] -= 1
            s.waiting[at] = self._covered(w, asked, cubes[0] % 4 + 1 + 8 * (cubes[1] % 4 + 1))
            self.path.append(Pair(order.id, w & 255, asked))
            self.path.append(With(cubes[0], cubes[1]))
            self._go(used + 2, 5, 0, False)
            self.path.pop()
            self.path.pop()
            s.waiting[at] = w
            for cube in cubes:
                n[base + (CAGE if cube < 4 else STORE) + cube % 4] += 1
        return went


# -- a whole turn


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat to the end of its turn, or as far as chance lets it see. `noise`: points of error."""
    if s.phase == MINE:
        return mining_plan(s, seat, s.steps, TASTE)
    if s.phase == TURN:
        return turn_plan(game, s, seat, rng, noise, TASTE)
    return [best_line(game, s, seat, rng, noise, TASTE)]


def mining_plan(s: State, seat: int, steps: int, t: Taste) -> list[Action]:
    miner = Miner(s, seat, t, [steps])
    miner.search()
    way = miner.ways[0]
    used = 0
    for a in way:
        if not isinstance(a, Pair):
            used += 2 if isinstance(a, With) else 1
    if used < steps:
        way.append(Stop())
    return way


def best_line(game: AnyGame, s: State, seat: int, rng: Rng, noise: float, t: Taste) -> Action:
    """The best line by what follows at once; returned pieces go to the bottom, as they come."""
    lines = game.legal(s, seat)
    if s.phase == RETURN or s.phase == NEXT:
        return lines[len(lines) - 1 if s.phase == RETURN else 0]
    best = 0
    best_value = -1e9
    for i in range(len(lines)):
        c = s.copy()
        game.apply(c, seat, lines[i])
        value = judge(c, seat, t) + noise * (rng.below(2001) - 1000) / 1000.0
        if value > best_value:
            best = i
            best_value = value
    return lines[best]


def turn_plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float, t: Taste) -> list[Action]:
    """The best space with what is done there."""
    values, ways = turn_values(game, s, seat, rng, noise, t)
    best = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return ways[best]


def turn_values(
    game: AnyGame, s: State, seat: int, rng: Rng, noise: float, t: Taste
) -> tuple[list[float], list[list[Action]]]:
    """For every space: the value after the whole turn, and the lines that reach it."""
    lines = game.legal(s, seat)
    values: list[float] = []
    ways: list[list[Action]] = []
    parts = s.parts
    budgets: list[int] = []
    for a in lines:
        if isinstance(a, Send) and parts.spaces[a.space].kind == MINING:
            budgets.append(parts.spaces[a.space].amount)
    miner: Miner | None = None
    if budgets:
        miner = Miner(s, seat, t, budgets)
        miner.search()
    mine = 0
    for a in lines:
        assert isinstance(a, Send)
        c = s.copy()
        game.apply(c, seat, a)
        way: list[Action] = [a]
        if miner is not None and parts.spaces[a.space].kind == MINING:
            steps = miner.ways[mine]
            used = 0
            for step in steps:
                game.apply(c, seat, step)
                if not isinstance(step, Pair):
                    used += 2 if isinstance(step, With) else 1
            way.extend(steps)
            if used < budgets[mine]:
                stop = Stop()
                game.apply(c, seat, stop)
                way.append(stop)
            mine += 1
            value = judge(c, seat, t)
        else:
            value = 0.0
            looks = LOOKS if parts.spaces[a.space].kind in (WORKSHOP_PICK5, ORDER_PICK5) else 1
            for _ in range(looks):  # what is seen by looking is not planned ahead, only hoped for
                d = c.copy() if looks > 1 else c
                draw_all(game, d, rng)
                while d.turn == seat and d.phase > TURN and d.phase != OVER:
                    game.apply(d, seat, best_line(game, d, seat, rng, 0.0, t))
                    draw_all(game, d, rng)
                value += judge(d, seat, t)
            value /= looks
        values.append(value + noise * (rng.below(2001) - 1000) / 1000.0)
        ways.append(way)
    return values, ways


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
    """What a plan is worth when everybody plays on for some turns; changes the position."""
    for line in way:
        game.apply(s, seat, line)
    draw_all(game, s, rng)
    played = 0
    while played < turns and s.phase != OVER:
        who = s.turn
        if s.phase == TURN:
            played += 1
        for line in plan(game, s, who, rng, 0.0):
            game.apply(s, who, line)
        draw_all(game, s, rng)
    return judge(s, seat, TASTE)
