"""The three levels a table offers: how long and how sharply to think. How to think a game tells with its `brain`."""

from __future__ import annotations

import math
from statistics import fmean
from typing import Any, ClassVar, Final, final

from gwarek.bots.bot import UNKNOWN, Advice, Bot
from gwarek.bots.desk import Desk
from gwarek.bots.sense import sensible_lines, sensible_way
from gwarek.bots.simple import greedy_ways
from gwarek.core.action import Action
from gwarek.core.brain import Brain
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all

# Where many deals are needed to tell plans apart:
RACERS: Final = 10  # plans at the start
LONGEST_RACE: Final = 60  # deals
TRIFLE: Final = 0.3  # points that are not worth more deals


# Any: the state belongs to the game.
def _plan(game: AnyGame, s: Any, seat: int, rng: Rng, noise: float) -> list[Action]:
    return greedy_ways(game, s, seat, rng, noise)[0].way[:1]


def _candidates(game: AnyGame, s: Any, seat: int, rng: Rng, most: int) -> list[list[Action]]:
    return [advice.way for advice in greedy_ways(game, s, seat, rng)[:most]]


def _play_on(game: AnyGame, s: Any, seat: int, way: list[Action], rng: Rng, turns: int) -> float:
    for line in way:
        if game.to_act(s) == [seat] and line in game.legal(s, seat):  # another deal may not offer it
            game.apply(s, seat, line)
            draw_all(game, s, rng)
    return game.evaluate(s, seat)


PLAIN: Final = Brain(_plan, _candidates, _play_on)  # greedy turns by the game's evaluation


def brain_of(game: AnyGame) -> Brain:
    """The game's own thoughts, or plain ones."""
    return game.brain() or PLAIN


class PlanBot(Bot):
    """Plans its whole turn on a sampled position, then plays it line by line as long as it goes as imagined."""

    noise: ClassVar[float] = 0.0
    # How plans are tried out, when asked for advice:
    plans: ClassVar[int] = 0  # so many at least,
    turns: ClassVar[int] = 1  # played on for so many turns,
    rounds: ClassVar[int] = 4  # so often

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._ahead: list[Action] = []
        self._imagined: Any = None  # the sampled position after the lines played so far

    def choose(self, desk: Desk) -> Action:
        lines = desk.legal()
        if len(lines) == 1:
            self._ahead = []
            return lines[0]
        action = self._go_on(desk, lines)
        if action is None:
            self._imagined = desk.sample(self.rng)
            self._ahead = self.think(desk, self._imagined)
            action = self._ahead.pop(0)
            if action not in lines:  # a sampled position may not know better than the true one
                action = lines[0]
        if self._ahead:
            desk.game.apply(self._imagined, desk.seat, action)
        return action

    def _go_on(self, desk: Desk, lines: list[Action]) -> Action | None:
        """The next line of the plan, if the position offers just what was imagined."""
        if not self._ahead or desk.game.to_act(self._imagined) != [desk.seat]:
            return None
        if desk.game.legal(self._imagined, desk.seat) != lines or self._ahead[0] not in lines:
            return None
        return self._ahead.pop(0)

    def think(self, desk: Desk, s: Any) -> list[Action]:
        """A plan for the sampled position."""
        return brain_of(desk.game).plan(desk.game, s, desk.seat, self.rng, self.noise)

    def advise(self, desk: Desk, most: int) -> list[Advice]:
        """Its best plans, each tried out at least once, whatever the clock says."""
        s = desk.sample(self.rng)
        ways = self._worth_a_look(desk, s, most)
        return self._tried(desk, ways, most, at_least=1, race=self.races(desk, s))[:most]

    def races(self, desk: Desk, s: Any) -> bool:
        """Does it try plans until the best one is clear?"""
        return False

    def _worth_a_look(self, desk: Desk, s: Any, most: int) -> list[list[Action]]:
        """Plans that begin differently: the game's own, and greedy ones where it has but few."""
        game, seat = desk.game, desk.seat
        firsts = set(sensible_lines(game, s, seat))  # those still without a plan
        found: list[list[Action]] = []
        # More than wanted: plans of whole turns often begin alike.
        for way in brain_of(game).candidates(game, s, seat, self.rng, 3 * max(most, self.plans)):
            if way[0] in firsts:
                firsts.remove(way[0])
                found.append(way)
        wanted = max(most, self.plans)
        if firsts and len(found) < most:
            found += [way for way, _ in greedy_ways(game, s, seat, self.rng) if way[0] in firsts]
        return [sensible_way(game, s, seat, way) for way in found[:wanted]] or [desk.legal()[:1]]

    def _tried(
        self, desk: Desk, ways: list[list[Action]], keep: int, at_least: int = 0, race: bool = False
    ) -> list[Advice]:
        """Plans tried on sampled positions with everybody playing on; those tried most come first, the best before all.

        Every few tries the weaker half is dropped, but for so many as to `keep`. In a `race` there are more tries, and
        plans are dropped as soon as they are clearly behind. Not stopped by the clock before all have been tried
        `at_least` so often.
        """
        brain = brain_of(desk.game)
        found: Final[list[list[float]]] = [[] for _ in ways]  # by plan, deal by deal
        alive: Final = list(range(len(ways)))
        dropped: list[int] = []
        for played in range(LONGEST_RACE if race else self.rounds):
            if played >= at_least and desk.left() <= 0.0:
                break
            dealt = desk.sample(self.rng)
            values: list[float] = []
            for i in alive:
                values.append(
                    brain.play_on(desk.game, dealt.copy(), desk.seat, ways[i], self.rng, self.turns)
                )
                if desk.left() <= 0.0 and played >= at_least:
                    break
            if len(values) < len(alive):  # a round cut short would favour those tried first
                break
            for i, value in zip(alive, values, strict=True):
                found[i].append(value)
            lost: list[int] = []
            if race:
                lost = outrun(alive, found)
                del lost[: max(0, len(lost) + keep - len(alive))]
            elif played % 3 == 2 and len(alive) > max(2, keep):  # the weaker half is not tried again
                alive.sort(key=lambda i: -sum(found[i]))
                lost = alive[max(keep, (len(alive) + 1) // 2) :]
            dropped[:0] = lost
            for i in lost:
                alive.remove(i)
            if race and len(alive) == 1:
                break
        alive.sort(key=lambda i: -sum(found[i]))
        return [Advice(ways[i], fmean(found[i]) if found[i] else UNKNOWN) for i in alive + dropped]


def outrun(alive: list[int], found: list[list[float]]) -> list[int]:
    """Plans that the best one is clearly ahead of on the same deals, or as good as; the better ones first."""
    best = max(alive, key=lambda i: sum(found[i]))
    n = len(found[best])
    if n < 4 or n % 2:  # seldom worth looking
        return []
    lost: list[int] = []
    for i in alive:
        leads = [most - less for most, less in zip(found[best], found[i], strict=True)]
        lead = sum(leads) / n
        doubt = math.sqrt((sum((one - lead) ** 2 for one in leads) / (n - 1) + 1.0) / n)
        if i != best and (lead > 2.0 * doubt or lead + doubt < TRIFLE):
            lost.append(i)
    return sorted(lost, key=lambda i: -sum(found[i]))


@final
class Ciskacz(PlanBot):
    """Easy: knows what is good, but judges roughly and is easily tempted."""

    noise: ClassVar[float] = 12.0


@final
class Sztygar(PlanBot):
    """Steady: plans its own turn well."""


@final
class Skarbnik(PlanBot):
    """Strong: tries its best plans out, with everybody playing on, on many sampled positions.

    With all the time in the world it always does the same amount of work, so equal seeds make equal games.
    """

    plans: ClassVar[int] = 6
    turns: ClassVar[int] = 10
    rounds: ClassVar[int] = 12

    def races(self, desk: Desk, s: Any) -> bool:
        return brain_of(desk.game).needs_many_deals(s)

    def think(self, desk: Desk, s: Any) -> list[Action]:
        race = self.races(desk, s)
        most = RACERS if race else self.plans
        ways = brain_of(desk.game).candidates(desk.game, s, desk.seat, self.rng, most)
        return ways[0] if len(ways) == 1 else self._tried(desk, ways, 1, race=race)[0].way
