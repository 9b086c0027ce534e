"""Bots that think no further than the end of their own turn, knowing nothing but the contract."""

from __future__ import annotations

from typing import Any, Final, final

from gwarek.bots.bot import Advice, Bot
from gwarek.bots.desk import Desk
from gwarek.bots.sense import sensible_advice
from gwarek.core.action import Action
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame
from gwarek.core.playout import draw_all

BEAM: Final = 5
DEPTH: Final = 12


@final
class RandomBot(Bot):
    """Every legal line alike."""

    def choose(self, desk: Desk) -> Action:
        lines = desk.legal()
        return lines[self.rng.below(len(lines))]


@final
class KindBot(Bot):
    """Every kind of line (its first word) alike, then every line of that kind: random play that gets about more."""

    def choose(self, desk: Desk) -> Action:
        kinds: dict[str, list[Action]] = {}
        for action in desk.legal():
            kinds.setdefault(action.words()[0], []).append(action)
        lines = list(kinds.values())[self.rng.below(len(kinds))]
        return lines[self.rng.below(len(lines))]


@final
class GreedyBot(Bot):
    """The first line of the best turn by the game's own evaluation; all it needs is the contract."""

    def choose(self, desk: Desk) -> Action:
        lines = desk.legal()
        return lines[0] if len(lines) == 1 else self.advise(desk, 1)[0].way[0]

    def advise(self, desk: Desk, most: int) -> list[Advice]:
        s = desk.sample(self.rng)
        ways = greedy_ways(desk.game, s, desk.seat, self.rng)
        return sensible_advice(desk.game, s, desk.seat, ways, most)


# Any: states belong to the game.
def greedy_ways(game: AnyGame, s: Any, seat: int, rng: Rng, noise: float = 0.0) -> list[Advice]:
    """For every legal line the best turn that begins with it, the best first.

    A narrow beam through the seat's own decisions, chance drawn once; `noise`: points of error per first line. A way
    ends where chance was asked: what follows there hangs on what was drawn.
    """
    lines = game.legal(s, seat)
    errors = [noise * (rng.below(2001) - 1000) / 1000 for _ in lines]
    best: dict[int, Advice] = {}  # by first line (a place in `lines`), in the order found
    # What is looked at further: its value, its first line (-1: none yet), where it leads, and the lines that lead there
    # with `True` while chance had no part in them.
    ways: list[tuple[float, int, Any, list[Action], bool]] = [(0.0, -1, s, [], True)]
    for _ in range(DEPTH):
        further: list[tuple[float, int, Any, list[Action], bool]] = []
        for _, begun, at, so_far, sure in ways:
            for i, action in enumerate(lines if begun < 0 else game.legal(at, seat)):
                first = i if begun < 0 else begun
                t = at.copy()
                game.apply(t, seat, action)
                drawn = draw_all(game, t, rng)
                value = game.evaluate(t, seat) + errors[first]
                way = [*so_far, action] if sure else so_far
                if first not in best or value > best[first].value:
                    best.pop(first, None)  # of equals the one found first stays ahead
                    best[first] = Advice(way, value)
                if game.to_act(t) == [seat] and len(game.legal(t, seat)) > 1:
                    further.append((value, first, t, way, sure and not drawn))
        further.sort(key=lambda way: -way[0])
        ways = further[:BEAM]
    return sorted(best.values(), key=lambda advice: -advice.value)
