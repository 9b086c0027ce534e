"""How to plan whole actions and turns: what can be done now, each with the worth of what follows (`judging`)."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame
from gwarek.games.birmingham.actions import Develop, Links, Loan, Scout, words_of
from gwarek.games.birmingham.components import CARDS, INDUSTRIES
from gwarek.games.birmingham.judging import Judge, judge
from gwarek.games.birmingham.judging import evaluate as evaluate
from gwarek.games.birmingham.state import table_of
from gwarek.games.birmingham.taste import HASTY, TASTE, Taste
from gwarek.games.brass.actions import Build, Pass
from gwarek.games.brass.bot import Hand, Planner, Way, best_first, shake
from gwarek.games.brass.components import RAIL
from gwarek.games.brass.state import (
    ACTION,
    HAND,
    REMOVE,
    SECOND,
    SELLING,
    SELLOFF,
    WIDTH,
    State,
    level_of,
)


@final
class Thought:
    """One decision about one action: the cards that can be spared, and the ways found, or the best of them only."""

    def __init__(self, game: AnyGame, s: State, seat: int, t: Taste, best_only: bool) -> None:
        self.game: Final = game
        self.best_only: Final = best_only
        self.seat: Final = seat
        self.t: Final = t
        self.judge: Final = Judge(seat, t)
        look = self.judge.look(s, s.era == RAIL)
        self.symbols: Final = look.symbols  # everywhere, to tell which pairs of rails to try
        outlook = self.judge.outlook(s, look)
        self.hand: Final = Hand(game, seat, words_of(table_of(s).box).discards)
        for card in range(CARDS):
            if s.n[seat * WIDTH + HAND + card]:
                self.hand.worth[card] = outlook.card_worth(card)
        self.ways: Final[list[Way]] = []

    def add(self, s: State, lines: list[Action]) -> float:
        value = self.judge.value(s)
        if not self.best_only or not self.ways:
            self.ways.append(Way(lines, s, value))
        elif value > self.ways[0].value:
            self.ways[0] = Way(lines, s, value)
        return value

    def finish(self, s: State, lines: list[Action]) -> None:
        """From the middle of an action to its end, as well as can be; the position is this function's own."""
        if s.phase == SECOND:
            self.second(s, lines)
        elif s.phase == SELLING or s.phase == REMOVE:
            self.sell_on(s, lines)
        else:
            self.hand.pay(s, lines)
            self.add(s, lines)

    def second(self, s: State, lines: list[Action]) -> None:
        for a in self.game.legal(s, self.seat):
            c = s.copy()
            self.game.apply(c, self.seat, a)
            so_far = [*lines, a]
            self.hand.pay(c, so_far)
            self.add(c, so_far)

    def sell_on(self, s: State, lines: list[Action]) -> None:
        """Sale after sale, the best one first, as long as that helps."""
        while s.turn == self.seat and (s.phase == SELLING or s.phase == REMOVE):
            best: State | None = None
            best_line: Action | None = None
            best_value = 0.0
            for a in self.game.legal(s, self.seat):
                c = s.copy()
                self.game.apply(c, self.seat, a)
                value = self.judge.value(c)
                if best is None or value > best_value:
                    best = c
                    best_line = a
                    best_value = value
            assert best is not None
            assert best_line is not None
            s = best
            lines.append(best_line)
        self.hand.pay(s, lines)
        self.add(s, lines)

    def act(self, s: State) -> None:
        """Every action worth a thought, from here."""
        seat = self.seat
        game = self.game
        built: dict[int, int] = {}  # a build but for its card: where it stands in `chosen`
        chosen: list[Action] = []
        develops: list[Develop] = []
        firsts: list[Action] = []
        worths: list[float] = []
        for a in game.legal(s, seat):
            if isinstance(a, Build):
                key = ((a.industry * 64 + a.space) << 12 | a.coal) << 12 | a.iron
                if key in built:
                    other = chosen[built[key]]
                    assert isinstance(other, Build)
                    if self.hand.price(s, a.card) < self.hand.price(s, other.card):
                        chosen[built[key]] = a
                    continue
                built[key] = len(chosen)
            elif isinstance(a, Develop):
                develops.append(a)
                continue
            elif isinstance(a, Links):
                firsts.append(a)
                worth = 0.0
                for end in s.board.ends[a.line]:
                    worth += self.symbols[end]
                worths.append(worth)
                continue
            chosen.append(a)
        for a in chosen:
            c = s.copy()
            game.apply(c, seat, a)
            self.finish(c, [a])
        self.develop(s, develops)
        for _ in range(min(int(self.t.firsts), len(firsts))):
            best = 0
            for i in range(len(firsts)):
                if worths[i] > worths[best]:
                    best = i
            if worths[best] < 0.0:
                break
            worths[best] = -1.0
            c = s.copy()
            game.apply(c, seat, firsts[best])
            self.finish(c, [firsts[best]])

    def develop(self, s: State, develops: list[Develop]) -> None:
        """One tile of every industry, and two of those that promise most."""
        worths = [-1e9] * len(INDUSTRIES)
        for two in range(2):
            if two:
                least = sorted(worths, reverse=True)[int(self.t.pairs) - 1]
                for industry in range(len(INDUSTRIES)):
                    if worths[industry] < least:
                        worths[industry] = -1e9
            for a in develops:
                if two and (a.other < 0 or worths[a.industry] < -1e8 or worths[a.other] < -1e8):
                    continue
                if two == 0 and a.other >= 0:
                    continue
                c = s.copy()
                self.game.apply(c, self.seat, a)
                lines: list[Action] = [a]
                self.hand.pay(c, lines)
                value = self.add(c, lines)
                if two == 0 and value > worths[a.industry]:
                    worths[a.industry] = value


def ways_of(game: AnyGame, s: State, seat: int, t: Taste, best_only: bool = False) -> list[Way]:
    """Whole actions from here, best first; in the middle of an action its possible ends."""
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
    """Errors of judgement: none about loans, scouting and passing, nor by those who owe money.

    Whoever errs there is ruined, not weak.
    """
    if noise > 0.0 and level_of(s, seat) >= 0:
        calm = [isinstance(way.lines[0], Loan | Scout | Pass) for way in ways]
        shake(ways, calm, TASTE.error * noise, TASTE.calm, rng)


def turns_of(game: AnyGame, s: State, seat: int, t: Taste, beam: int) -> list[Way]:
    """Whole turns from here, best first: the best first actions, each with every second one."""
    ways = ways_of(game, s, seat, t)
    if s.phase != ACTION or s.actions < 2:
        return ways
    out: list[Way] = []
    for way in ways[:beam]:
        if way.s.turn != seat or way.s.phase != ACTION:
            out.append(way)
            continue
        for further in ways_of(game, way.s, seat, t):
            out.append(Way([*way.lines, *further.lines], further.s, further.value))
    return best_first(out)


# -- plans


@final
class BirminghamPlanner(Planner):
    def turns(self, game: AnyGame, s: State, seat: int) -> list[Way]:
        return turns_of(game, s, seat, TASTE, int(TASTE.beam))

    def quick(self, game: AnyGame, s: State, seat: int) -> list[Action]:
        return ways_of(game, s, seat, HASTY, best_only=True)[0].lines

    def judge(self, s: State, seat: int) -> float:
        return judge(s, seat, TASTE)


PLANNER: Final = BirminghamPlanner(TASTE.wide, TASTE.glimpse, TASTE.tried, False)


def plan(game: AnyGame, s: State, seat: int, rng: Rng, noise: float) -> list[Action]:
    """The lines of this seat to the end of its turn. `noise`: points of error."""
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
    ahead = int(TASTE.ahead + (TASTE.duel if s.seats == 2 else 0.0))
    return PLANNER.follow(game, s, seat, way, min(turns, int(TASTE.since)), min(turns, ahead))


BRAIN: Final = Brain(plan, candidates, play_on)
