"""How to plan whole actions and turns: what can be done now, each with the worth of what follows (`judging`).

Two railways, two developments and a row of sales are one action each. Where the distant market is asked the plan ends,
valued at the mean of all its answers; the rest is planned when the answer is known.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame
from gwarek.core.seat import CHANCE
from gwarek.games.brass.actions import Build, Done, Link, Pass
from gwarek.games.brass.bot import Hand, Planner, Way, best_first, shake
from gwarek.games.brass.components import CANAL
from gwarek.games.brass.state import (
    ACTION,
    DEVELOPING,
    DISCARD,
    DISTANT,
    SECOND,
    SELLING,
    SELLOFF,
    State,
    level_of,
)
from gwarek.games.lancashire.actions import Combine, Develop, Loan, Second, Sell, distant_drawn, words_of
from gwarek.games.lancashire.components import INDUSTRIES
from gwarek.games.lancashire.judging import Glance, judge, judge_alike
from gwarek.games.lancashire.judging import evaluate as evaluate
from gwarek.games.lancashire.state import table_of, unseen_steps
from gwarek.games.lancashire.taste import HASTY, TASTE, Taste

DONE: Final = Done("done")

# -- whole actions


@final
class Sequel:
    """What a sale leads to; `s` is the answer of the distant market nearest to the mean, if it was asked."""

    def __init__(self, s: State, value: float, mean: float, asked: bool) -> None:
        self.s: Final = s
        self.value: Final = value
        self.mean: Final = mean  # of all answers
        self.asked: Final = asked


@final
class Thought:
    """One decision about one action: the cards that can be spared, and the ways found, or the best of them."""

    def __init__(self, game: AnyGame, s: State, seat: int, t: Taste, best_only: bool) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.t: Final = t
        self.hand: Final = Hand(game, seat, words_of(table_of(s).box).discards)
        self.glance: Final = Glance(s, seat, t, False)
        self.glance.look()
        self.glance.hopes(self.hand.worth)
        self.looks: Final[list[Glance]] = []  # at boards that many ways have in common
        self.best_only: Final = best_only
        self.ways: Final[list[Way]] = []

    # -- ways

    def judge(self, s: State) -> float:
        return judge(s, self.seat, self.t, self.glance)

    def keep(self, way: Way) -> None:
        """Of equals the one found first is the best: that is how sorting would leave them."""
        if not self.best_only or not self.ways:
            self.ways.append(way)
        elif way.value > self.ways[0].value:
            self.ways[0] = way

    def add(self, s: State, lines: list[Action]) -> float:
        value = self.judge(s)
        self.keep(Way(lines, s, value))
        return value

    def add_alike(self, s: State, lines: list[Action]) -> float:
        """The same for actions that change little on the board, or nothing."""
        value = judge_alike(s, self.seat, self.t, self.glance, self.looks)
        self.keep(Way(lines, s, value))
        return value

    def finish(self, s: State, lines: list[Action]) -> None:
        """From the middle of an action to its end, as well as can be; the position is this function's own."""
        if s.phase == SECOND:
            self.second(s, lines, 0)
        elif s.phase == DEVELOPING:
            for a in self.game.legal(s, self.seat):
                self.develop_then(s, a, lines)
        else:
            self.sell_on(s, lines)

    def second(self, s: State, lines: list[Action], known: int) -> None:
        """Every second railway but those of a set of lines; with an empty set also none."""
        for a in self.game.legal(s, self.seat):
            if known and (not isinstance(a, Second) or known >> a.line & 1):
                continue
            c = s.copy()
            self.game.apply(c, self.seat, a)
            so_far = [*lines, a]
            self.hand.pay(c, so_far)
            self.add(c, so_far)

    def answers(self, s: State) -> Sequel:
        """Every answer of the distant market."""
        left = unseen_steps(s)
        states: list[State] = []
        values: list[float] = []
        mean = 0.0
        whole = 0
        for kind in range(len(left)):
            if left[kind]:
                c = s.copy()
                self.game.apply(c, CHANCE, distant_drawn(table_of(s).distant.step_ids, kind))
                value = self.judge(c)
                states.append(c)
                values.append(value)
                mean += left[kind] * value
                whole += left[kind]
        mean /= whole
        nearest = 0
        for i in range(len(values)):
            if abs(values[i] - mean) < abs(values[nearest] - mean):
                nearest = i
        return Sequel(states[nearest], values[nearest], mean, True)

    def sale(self, s: State) -> Sequel:
        """What the position just after a sale leads to."""
        if s.phase == DISTANT:
            return self.answers(s)
        value = self.judge(s)
        return Sequel(s, value, value, False)

    def sell_on(self, s: State, lines: list[Action]) -> None:
        """Sale after sale, the best one first, as long as that helps."""
        luck = 0.0
        cut = False
        written = lines
        found: Sequel | None = None
        last: Action | None = None
        while s.turn == self.seat and not isinstance(last, Done):
            if s.phase == DISCARD:
                self.hand.pay(s, written)
                found = None
                continue
            if s.phase == DISTANT:
                found = self.answers(s)
            elif s.phase == SELLING:
                found = None
                for a in self.game.legal(s, self.seat):
                    c = s.copy()
                    self.game.apply(c, self.seat, a)
                    sequel = self.sale(c)
                    if found is None or sequel.mean > found.mean:
                        found = sequel
                        last = a
                assert found is not None
                assert last is not None
                written.append(last)
            else:
                break
            s = found.s
            if found.asked:
                luck += found.mean - found.value
                if not cut:
                    cut = True
                    written = []  # what follows depends on the answer
        value = (self.judge(s) if found is None else found.value) + luck
        self.keep(Way(lines, s, value, luck, cut))

    def develop_then(self, s: State, a: Action, lines: list[Action]) -> float:
        """A development, or none more; then the card. What that is worth."""
        c = s.copy()
        self.game.apply(c, self.seat, a)
        so_far = [*lines, a]
        if c.phase == DEVELOPING:
            self.game.apply(c, self.seat, DONE)
            so_far.append(DONE)
        self.hand.pay(c, so_far)
        return self.add_alike(c, so_far)

    def build_key(self, s: State, industry: int, space: int, coal: int, iron: int) -> int:
        """Equal for builds that differ only by card, or by which of two like empty spaces of a town they take."""
        if s.b[space] == 0:
            for other in s.board.spaces_in[s.board.place_of[space]]:
                if s.b[other] == 0 and s.board.shows[other] == s.board.shows[space]:
                    space = other
                    break
        return ((industry * 64 + space) << 8 | coal) << 8 | iron

    def act(self, s: State) -> None:
        """Every action worth a thought, from here."""
        seat = self.seat
        game = self.game
        built: dict[int, int] = {}  # a build but for its card: where it stands in `chosen`
        chosen: list[Action] = []
        develops: list[Develop] = []
        links: list[Link] = []
        combines: list[Combine] = []
        for a in game.legal(s, seat):
            if isinstance(a, Build):
                key = self.build_key(s, a.industry, a.space, a.coal, a.iron)
                if key in built:
                    other = chosen[built[key]]
                    assert isinstance(other, Build)
                    if self.hand.price(s, a.card) < self.hand.price(s, other.card):
                        chosen[built[key]] = a
                    continue
                built[key] = len(chosen)
                chosen.append(a)
            elif isinstance(a, Combine):
                key = self.build_key(s, a.industry, a.space, a.coal, a.iron)
                if key not in built:
                    built[key] = -1
                    combines.append(a)
            elif isinstance(a, Develop):
                develops.append(a)
            elif isinstance(a, Link):
                links.append(a)
            else:
                chosen.append(a)
        for a in chosen:
            c = s.copy()
            game.apply(c, seat, a)
            if isinstance(a, Sell):
                self.sell_on(c, [a])
            else:
                lines: list[Action] = [a]
                self.hand.pay(c, lines)
                if isinstance(a, Build):
                    self.add(c, lines)
                else:
                    self.add_alike(c, lines)
        self.develop(s, develops)
        self.lay(s, links)
        self.combine(s, combines)

    def lay(self, s: State, links: list[Link]) -> None:
        """Every link, and pairs of railways that begin with the best ones."""
        if s.era == CANAL:
            for a in links:
                c = s.copy()
                self.game.apply(c, self.seat, a)
                lines: list[Action] = [a]
                self.hand.pay(c, lines)
                self.add(c, lines)
            return
        worths: list[float] = []
        begun: list[State] = []
        for a in links:
            c = s.copy()
            self.game.apply(c, self.seat, a)
            begun.append(c)
            single = c.copy()
            lines = [a]
            if single.phase == SECOND:
                self.game.apply(single, self.seat, DONE)
                lines.append(DONE)
            self.hand.pay(single, lines)
            worths.append(self.add(single, lines))
        known = 0
        for _ in range(min(int(self.t.firsts), len(links))):
            best = -1
            for i in range(len(links)):
                fresh = begun[i].phase == SECOND and known >> links[i].line & 1 == 0
                if fresh and (best < 0 or worths[i] > worths[best]):
                    best = i
            if best < 0:
                break
            known |= 1 << links[best].line
            self.second(begun[best], [links[best]], known)

    def develop(self, s: State, develops: list[Develop]) -> None:
        """One tile of every industry, and two of those that promise most."""
        worths = [-1e9] * len(INDUSTRIES)
        for a in develops:
            value = self.develop_then(s, a, [])
            if value > worths[a.industry]:
                worths[a.industry] = value
        least = sorted(worths, reverse=True)[int(self.t.pairs) - 1]
        for a in develops:
            if worths[a.industry] < least or worths[a.industry] < -1e8:
                continue
            c = s.copy()
            self.game.apply(c, self.seat, a)
            if c.phase != DEVELOPING:
                continue
            for further in self.game.legal(c, self.seat):
                if (
                    isinstance(further, Develop)
                    and further.industry >= a.industry
                    and worths[further.industry] >= least
                ):
                    self.develop_then(c, further, [a])

    def combine(self, s: State, combines: list[Combine]) -> None:
        """The builds anywhere that promise most at a first look."""
        if self.t.combined < 1.0 or not combines:
            return
        worths: list[float] = []
        states: list[State] = []
        for a in combines:
            c = s.copy()
            self.game.apply(c, self.seat, a)
            states.append(c)
            worths.append(self.judge(c))
        for _ in range(min(int(self.t.combined), len(combines))):
            best = 0
            for i in range(len(combines)):
                if worths[i] > worths[best]:
                    best = i
            worths[best] = -1e9
            lines: list[Action] = [combines[best]]
            self.hand.pay(states[best], lines)
            self.add(states[best], lines)


def ways_of(game: AnyGame, s: State, seat: int, t: Taste, best_only: bool = False) -> list[Way]:
    """Whole actions from here, best first, or the best one; in the middle of an action its possible ends."""
    thought = Thought(game, s, seat, t, best_only)
    if s.phase == ACTION:
        thought.act(s)
    elif s.phase == SELLOFF:
        for a in game.legal(s, seat):
            c = s.copy()
            game.apply(c, seat, a)
            thought.add(c, [a])
    else:
        thought.finish(s.copy(), [])
    return best_first(thought.ways)


def shaken(s: State, seat: int, ways: list[Way], rng: Rng, noise: float) -> None:
    """Errors of judgement. None about loans and passing: whoever errs there is ruined, not weak."""
    if noise > 0.0:
        most = TASTE.error * noise
        calm = TASTE.calm
        if level_of(s, seat) < 0:  # whoever owes money thinks harder
            most *= TASTE.sober
            calm = TASTE.poor
        shake(ways, [isinstance(way.lines[0], Loan | Pass) for way in ways], most, calm, rng)


def turns_of(game: AnyGame, s: State, seat: int, t: Taste, beam: int) -> list[Way]:
    """Whole turns from here, best first: the best first actions, each with every second one."""
    ways = ways_of(game, s, seat, t)
    if s.phase != ACTION or s.actions < 2:
        return ways
    out: list[Way] = []
    begun = 0
    for way in ways:
        if way.s.turn != seat or way.s.phase != ACTION or isinstance(way.lines[0], Combine):
            out.append(way)
            continue
        if begun == beam:
            continue
        begun += 1
        for further in ways_of(game, way.s, seat, t):
            lines = way.lines if way.cut else [*way.lines, *further.lines]
            out.append(
                Way(
                    lines,
                    further.s,
                    further.value + way.luck,
                    way.luck + further.luck,
                    way.cut or further.cut,
                )
            )
    return best_first(out)


# -- plans


@final
class LancashirePlanner(Planner):
    def turns(self, game: AnyGame, s: State, seat: int) -> list[Way]:
        return turns_of(game, s, seat, TASTE, int(TASTE.beam))

    def quick(self, game: AnyGame, s: State, seat: int) -> list[Action]:
        return ways_of(game, s, seat, HASTY, True)[0].lines

    def judge(self, s: State, seat: int) -> float:
        return judge(s, seat, TASTE)


PLANNER: Final = LancashirePlanner(TASTE.wide, TASTE.glimpse, TASTE.tried, True)


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat to the end of its turn, or to the distant market's answer. `noise`: points of error."""
    if noise > 0.0:
        ways = ways_of(game, s, seat, TASTE)
        shaken(s, seat, ways, rng, noise)
        return ways[0].lines
    return PLANNER.turns(game, s, seat)[0].lines


def candidates(game: AnyGame, s: State, seat: int, rng: Rng, most: int) -> list[list[Action]]:
    """The most promising turns, the planned one first."""
    return PLANNER.candidates(game, s, seat, most)


def play_on(game: AnyGame, s: State, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
    """What a plan is worth when everybody plays on for some turns each; changes the position."""
    return PLANNER.follow(game, s, seat, way, min(turns, int(TASTE.since)), min(turns, int(TASTE.ahead)))


BRAIN: Final = Brain(plan, candidates, play_on)
