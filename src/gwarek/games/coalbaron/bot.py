"""How to plan a whole turn: every space a miner can be sent to, with the best that can be done there (`judging`)."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all
from gwarek.core.words import pair_at
from gwarek.games.coalbaron.actions import Buy, Cage, Keep, Pair, Send, With, words_of
from gwarek.games.coalbaron.components import LEVELS, MINING, ORDER_PICK5, WORKSHOP_PICK5
from gwarek.games.coalbaron.judging import TASTE, Judge, Taste
from gwarek.games.coalbaron.judging import evaluate as evaluate
from gwarek.games.coalbaron.state import (
    CAGE,
    COAL,
    COVER_BITS,
    COVER_MASK,
    LEVEL,
    MINE,
    MINERS,
    NEXT,
    OVER,
    RETURN,
    SEAT_SHIFT,
    STORE,
    TURN,
    WIDTH,
    State,
)

LOOKS: Final = 4  # how often a pick-5 is imagined

# Where all cubes of a seat lie, as one number: what one cube counts in it, by its place among the numbers of the seat.
CUBE: Final = [1 << 8 * max(0, place - CAGE) for place in range(COAL + 4 * LEVELS)]
COVERS: Final = 8 * (COAL + 4 * LEVELS - CAGE)  # bits above are for the covers of waiting orders,
COVERS_BITS: Final = 4 * COVER_BITS  # so many for each


# -- mining: one action of at most ten steps, planned as one sequence


@final
class Miner:
    """Searches the ways to use mining steps, on a position of its own that it changes and restores.

    Loads come in trips: within a trip levels are visited from below upwards (any order costs the same), and cubes are
    placed by colour, so that hardly a way is seen twice.
    """

    def __init__(self, s: State, judge: Judge, budgets: list[int]) -> None:
        self.s: Final = s.copy()
        self.words: Final = words_of(s.parts)
        self.judge: Final = judge
        self.seat: Final = judge.seat
        self.base: Final = judge.seat * WIDTH
        self.budgets: Final = budgets
        self.most: Final = max(budgets)
        self.best: Final[list[float]] = [-1e9] * len(budgets)
        self.ways: Final[list[list[Action]]] = [[] for _ in budgets]
        self.path: Final[list[Action]] = []
        self.nodes = 0
        self.placeable = False  # did the last call of `_surface` find something to place?
        # Different ways lead to the same position: what has been judged, by where the cubes lie.
        self.cubes = 0
        self.judged_above: Final[dict[int, float]] = {}  # the cage is at the surface
        self.judged_below: Final[dict[int, float]] = {}

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
        value = self._value()
        for i in range(len(self.budgets)):
            if used <= self.budgets[i] and value > self.best[i] + 1e-9:
                self.best[i] = value
                self.ways[i] = self.path[:]

    def _value(self) -> float:
        """What the position would be worth if the action ended here."""
        judged = self.judged_above if self.s.n[self.base + LEVEL] == 0 else self.judged_below
        known = judged.get(self.cubes)
        if known is not None:
            return known
        value = self.judge.value(self.s)
        judged[self.cubes] = value
        return value

    def _carry(self, source: int, target: int) -> None:
        """One cube from a place of the seat to another."""
        n = self.s.n
        base = self.base
        n[base + source] = n[base + source] - 1
        n[base + target] = n[base + target] + 1
        self.cubes += CUBE[target] - CUBE[source]

    def _lay(self, source: int) -> None:
        """One cube from a place of the seat on an order."""
        n = self.s.n
        n[self.base + source] = n[self.base + source] - 1
        self.cubes -= CUBE[source]

    def _cover(self, at: int, colour: int, cover: int) -> None:
        """Cover the first empty space of this colour on a waiting order."""
        w = self.s.waiting[at]
        covers = w >> 8
        bits = 8
        for c in self.s.parts.orders[w & 255].spaces:
            if c == colour and covers & COVER_MASK == 0:
                self.s.waiting[at] = w | cover << bits
                self.cubes += cover << COVERS + COVERS_BITS * at + bits
                return
            covers >>= COVER_BITS
            bits += COVER_BITS

    def _go(self, used: int, above: int, colour_from: int, moved: bool) -> None:
        """`above`: only higher levels are still visited in this trip; `colour_from`: colours still to be placed."""
        self.nodes += 1
        left = self.most - used
        went = False
        if left > 0 and self.nodes < self.judge.t.nodes:
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
                self.path.append(self.words.cage[to])
                self._go(used + 1, to, 0, True)
                self.path.pop()
                n[base + LEVEL] = level
        if level > 0 and load > 0:
            went = True
            n[base + LEVEL] = 0
            self.path.append(self.words.cage[0])
            self._go(used + 1, 5, 0, False)
            self.path.pop()
            n[base + LEVEL] = level
        return went

    def _below(self, used: int, level: int) -> bool:
        """Load 1, 2, … cubes here, then go on."""
        n = self.s.n
        base = self.base
        at = COAL + 4 * (level - 1)
        room = self.s.parts.cage_capacity
        for c in range(4):
            room -= n[base + CAGE + c]
        if room == 0:
            return False
        went = False
        for c in range(4):
            most = n[base + at + c]
            if most > room:
                most = room
            if most > self.most - used:
                most = self.most - used
            if most == 0:
                continue
            went = True
            cubes = self.cubes
            for k in range(1, most + 1):
                self._carry(at + c, CAGE + c)
                self.path.append(self.words.load[c])
                self._after_load(used + k, level)
            n[base + at + c] = n[base + at + c] + most
            n[base + CAGE + c] = n[base + CAGE + c] - most
            del self.path[len(self.path) - most :]
            self.cubes = cubes
        return went

    def _after_load(self, used: int, level: int) -> None:
        self.nodes += 1
        went = False
        if used < self.most and self.nodes < self.judge.t.nodes:
            went = self._moves(used, level, level, False)
        self._look(used, not went)

    def _surface(self, used: int, left: int, colour_from: int) -> bool:
        """Place (or fetch) what fits; colours are only weighed against each other when not all can be placed."""
        s = self.s
        n = s.n
        base = self.base
        asked = self._asked()
        fitting = 0
        for c in range(4):
            have = n[base + CAGE + c] + n[base + STORE + c]
            fitting += have if have < asked[c] else asked[c]
        went = False
        for c in range(colour_from, 4):
            source = CAGE if n[base + CAGE + c] > 0 else STORE
            if n[base + source + c] == 0:
                continue
            found = 0
            all_fit = n[base + CAGE + c] + n[base + STORE + c] >= asked[c] and fitting <= left
            for at in self._targets(c):
                w = s.waiting[at]
                card = w & 255
                went = True
                found += 1
                cubes = self.cubes
                self._lay(source + c)
                self._cover(at, c, c + 1)
                line = 4 * card + c
                self.path.append(self.words.place[line] if source == CAGE else self.words.fetch[line])
                self._go(used + 1, 5, c, False)
                self.path.pop()
                s.waiting[at] = w
                n[base + source + c] = n[base + source + c] + 1
                self.cubes = cubes
                if found == 2 or all_fit:
                    break
            if found and fitting <= left:
                break
            if found == 0 and source == CAGE and self._full():
                went = True
                self._carry(CAGE + c, STORE + c)
                self.path.append(self.words.store[c])
                self._go(used + 1, 5, c, False)
                self.path.pop()
                self._carry(STORE + c, CAGE + c)
        if fitting == 0 and left >= 2 and self._pair(used):
            went = True
        self.placeable = fitting > 0 and went
        return went

    def _asked(self) -> list[int]:
        """How many empty spaces own orders have, by colour."""
        s = self.s
        out = [0] * LEVELS
        for w in s.waiting:
            if w >> SEAT_SHIFT == self.seat:
                covers = w >> 8
                for c in s.parts.orders[w & 255].spaces:
                    if covers & COVER_MASK == 0:
                        out[c] = out[c] + 1
                    covers >>= COVER_BITS
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
            covers = w >> 8
            for c in order.spaces:
                if covers & COVER_MASK == 0:
                    empty += 1
                    if c == colour:
                        fits = True
                covers >>= COVER_BITS
            if not fits:
                continue
            key = empty * 64 - order.points
            place = len(out)
            while place > 0 and keys[place - 1] > key:
                place -= 1
            out.insert(place, at)
            keys.insert(place, key)
        return out

    def _pair(self, used: int) -> bool:
        """Two cubes nobody asks for on the last empty space of an order (COA-6.8)."""
        s = self.s
        n = s.n
        base = self.base
        spare: list[int] = []  # 0 to 3 in the cage, 4 to 7 in the storage
        for cube in range(8):
            for _ in range(n[base + CAGE + cube]):
                spare.append(cube)
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
            covers = w >> 8
            for c in order.spaces:
                if covers & COVER_MASK == 0:
                    empty += 1
                    asked = c
                covers >>= COVER_BITS
            if empty != 1:
                continue
            pair = [cube for cube in spare if cube % 4 != asked][:2]
            if len(pair) < 2:
                continue
            went = True
            cubes = self.cubes
            for cube in pair:
                self._lay(CAGE + cube)
            self._cover(at, asked, pair[0] % 4 + 1 + 8 * (pair[1] % 4 + 1))
            self.path.append(self.words.pair[4 * (w & 255) + asked])
            self.path.append(self.words.cubes[pair_at(pair[0], pair[1], 8)])
            self._go(used + 2, 5, 0, False)
            self.path.pop()
            self.path.pop()
            s.waiting[at] = w
            for cube in pair:
                n[base + CAGE + cube] = n[base + CAGE + cube] + 1
            self.cubes = cubes
        return went


# -- a whole turn


def pointless(game: AnyGame, s: State, seat: int, lines: list[Action]) -> list[Action]:
    """The cage has nothing to do at a level without coal."""
    coal = s.n[seat * WIDTH + COAL : seat * WIDTH + COAL + 4 * LEVELS]
    return [
        line
        for line in lines
        if isinstance(line, Cage) and line.level > 0 and not any(coal[4 * (line.level - 1) : 4 * line.level])
    ]


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat to the end of its turn, or as far as chance lets it see. `noise`: points of error."""
    if s.phase == MINE:
        return mining_plan(s, seat, s.steps, TASTE)
    if s.phase == TURN:
        return turn_plan(game, s, seat, rng, noise, TASTE)
    return [best_line(game, s, seat, rng, noise, Judge(s, seat, TASTE))]


def error(rng: Rng, noise: float) -> float:
    """How far a judgement is off. Drawn without noise too: every level imagines the same draws."""
    return noise * (rng.below(2001) - 1000) / 1000.0


def steps_of(way: list[Action]) -> int:
    """How many mining steps these lines take."""
    used = 0
    for a in way:
        if not isinstance(a, Pair):
            used += 2 if isinstance(a, With) else 1
    return used


def mining_plan(s: State, seat: int, steps: int, t: Taste) -> list[Action]:
    miner = Miner(s, Judge(s, seat, t), [steps])
    miner.search()
    way = miner.ways[0]
    if steps_of(way) < steps:
        way.append(words_of(s.parts).stop)
    return way


def best_line(game: AnyGame, s: State, seat: int, rng: Rng, noise: float, judge: Judge) -> Action:
    """The best line by what follows at once; returned pieces go to the bottom, as they come."""
    lines = game.legal(s, seat)
    if s.phase == RETURN or s.phase == NEXT:
        return lines[len(lines) - 1 if s.phase == RETURN else 0]
    best = 0
    best_value = -1e9
    for i in range(len(lines)):
        c = s.copy()
        game.apply(c, seat, lines[i])
        value = judge.value(c) + error(rng, noise)
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
    judge = Judge(s, seat, t)
    spaces = s.parts.spaces
    budgets: list[int] = []
    for a in lines:
        if isinstance(a, Send) and spaces[a.space].kind == MINING:
            budgets.append(spaces[a.space].amount)
    mined: list[list[Action]] = []
    if budgets:
        miner = Miner(s, judge, budgets)
        miner.search()
        mined = miner.ways
    mine = 0
    for a in lines:
        assert isinstance(a, Send)
        c = s.copy()
        game.apply(c, seat, a)
        way: list[Action] = [a]
        kind = spaces[a.space].kind
        if kind == MINING:
            way.extend(mined[mine])
            if steps_of(mined[mine]) < budgets[mine]:
                way.append(words_of(s.parts).stop)
            for i in range(1, len(way)):
                game.apply(c, seat, way[i])
            mine += 1
            value = judge.value(c)
        elif kind in (WORKSHOP_PICK5, ORDER_PICK5):
            value = pick_value(game, c, seat, rng, judge)
        else:
            draw_all(game, c, rng)
            value = rest_value(game, c, seat, rng, judge)
        values.append(value + error(rng, noise))
        ways.append(way)
    return values, ways


def pick_value(game: AnyGame, s: State, seat: int, rng: Rng, judge: Judge) -> float:
    """What looking at a stack can be hoped to bring: the mean of a few looks. What is seen is not planned ahead."""
    worth: dict[int, float] = {}  # by piece (-1: none), the same in every look
    total = 0.0
    for _ in range(LOOKS):
        d = s.copy()
        draw_all(game, d, rng)
        lines = game.legal(d, seat)
        best = lines[0]
        best_value = -1e9
        for a in lines:
            piece = a.tile if isinstance(a, Buy) else a.card if isinstance(a, Keep) else -1
            if piece not in worth:
                c = d.copy()
                game.apply(c, seat, a)
                worth[piece] = judge.value(c)
            value = worth[piece] + error(rng, 0.0)
            if value > best_value:
                best = a
                best_value = value
        game.apply(d, seat, best)
        if d.phase == RETURN and not is_last_of_shift(d):
            total += best_value  # the return changes nothing that counts
        else:
            draw_all(game, d, rng)
            total += rest_value(game, d, seat, rng, judge)
    return total / LOOKS


def is_last_of_shift(s: State) -> bool:
    """Will the shift end with this turn (COA-11.1)?"""
    for seat in range(s.seats):
        if s.n[seat * WIDTH + MINERS] > 0:
            return False
    return True


def rest_value(game: AnyGame, s: State, seat: int, rng: Rng, judge: Judge) -> float:
    """What the position is worth after the rest of the seat's turn; changes it."""
    while s.turn == seat and s.phase > TURN and s.phase != OVER:
        game.apply(s, seat, best_line(game, s, seat, rng, 0.0, judge))
        draw_all(game, s, rng)
    return judge.value(s)


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
    return evaluate(s, seat)


def needs_many_deals(s: State) -> bool:
    return False
