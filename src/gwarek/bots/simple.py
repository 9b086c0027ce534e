"""Bots that think no further than the end of their own turn, knowing nothing but the contract."""

from __future__ import annotations

from typing import Any, Final, final

from gwarek.bots.bot import Bot
from gwarek.bots.desk import Desk
from gwarek.core.action import Action
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
    """The first line of the best turn by the game's own evaluation.

    A narrow beam through its own decisions, with chance drawn once: all it needs is the contract.
    """

    def choose(self, desk: Desk) -> Action:
        lines = desk.legal()
        if len(lines) == 1:
            return lines[0]
        game, seat = desk.game, desk.seat
        # Any: states belong to the game. A way is its value, its first line (a place in `lines`), and where it leads.
        ways: list[tuple[float, int, Any]] = [(0.0, -1, desk.sample(self.rng))]
        best_value, best = float("-inf"), 0
        for _ in range(DEPTH):
            further: list[tuple[float, int, Any]] = []
            for _, first, s in ways:
                for i, action in enumerate(lines if first < 0 else game.legal(s, seat)):
                    t = s.copy()
                    game.apply(t, seat, action)
                    draw_all(game, t, self.rng)
                    way = (game.evaluate(t, seat), i if first < 0 else first, t)
                    if game.to_act(t) == [seat] and len(game.legal(t, seat)) > 1:
                        further.append(way)
                    if way[0] > best_value:
                        best_value, best = way[0], way[1]
            further.sort(key=lambda way: -way[0])
            ways = further[:BEAM]
        return lines[best]
