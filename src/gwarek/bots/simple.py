"""Bots that think no further than the end of their own turn, knowing nothing but the contract."""

from __future__ import annotations

from typing import Any, Final, final

from gwarek.bots.bot import Bot
from gwarek.bots.desk import Desk
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
        if len(lines) == 1:
            return lines[0]
        return greedy_line(desk.game, desk.sample(self.rng), desk.seat, self.rng, 0.0)


# Any: states belong to the game.
def greedy_line(game: AnyGame, s: Any, seat: int, rng: Rng, noise: float) -> Action:
    """A narrow beam through the seat's own decisions, chance drawn once; `noise`: points of error per first line."""
    lines = game.legal(s, seat)
    errors = [noise * (rng.below(2001) - 1000) / 1000 for _ in lines]
    # A way: its value, its first line (a place in `lines`; -1: none yet), and where it leads.
    ways: list[tuple[float, int, Any]] = [(0.0, -1, s)]
    best_value, best = float("-inf"), 0
    for _ in range(DEPTH):
        further: list[tuple[float, int, Any]] = []
        for _, begun, at in ways:
            for i, action in enumerate(lines if begun < 0 else game.legal(at, seat)):
                first = i if begun < 0 else begun
                t = at.copy()
                game.apply(t, seat, action)
                draw_all(game, t, rng)
                value = game.evaluate(t, seat) + errors[first]
                if value > best_value:
                    best_value, best = value, first
                if game.to_act(t) == [seat] and len(game.legal(t, seat)) > 1:
                    further.append((value, first, t))
        further.sort(key=lambda way: -way[0])
        ways = further[:BEAM]
    return lines[best]
