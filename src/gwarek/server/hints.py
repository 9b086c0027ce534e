"""The same question twice has the same answer: a hint is a function of what the seat sees."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from typing import Any, Final

from gwarek.core.game import AnyGame, Json

KEPT: Final = 32  # answers of one table: somebody goes back, looks at another line, and comes again


def seed_of(game: AnyGame, state: Any, seat: int, level: str) -> str:  # Any: the game's own state
    """The adviser's luck: of what the seat sees and nothing else, so that it tells nothing hidden."""
    seen = json.dumps([game.info.slug, game.view(state, seat), seat, level], sort_keys=True)
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


class Answers:
    """What was advised, by the seed of the question: a slow machine may cut the thinking short, but only once."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, list[Json]]] = OrderedDict()

    def get(self, seed: str) -> list[Json] | None:
        if seed in self._kept:
            self._kept.move_to_end(seed)
        return self._kept.get(seed)

    def keep(self, seed: str, advice: list[Json]) -> None:
        self._kept[seed] = advice
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
