"""Hints: who may ask, who advises, and what was advised. The thinking itself is done elsewhere.

The same question twice has the same answer: a hint is a function of what the seat sees.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Collection
from typing import Any, Final, cast

from gwarek.core.game import AnyGame, Json
from gwarek.table.present import Present
from gwarek.table.refusal import Refusal
from gwarek.table.viewer import Viewer

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

    def first(self, seed: str) -> str | None:
        """The line that was advised before all others, if any was."""
        advice = self.get(seed)
        return cast(list[str], advice[0]["lines"])[0] if advice else None

    def keep(self, seed: str, advice: list[Json]) -> None:
        self._kept[seed] = advice
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class Hints:
    """The advice given at a table. `levels` are the bots that can advise, `adviser` the one where none of them sits."""

    def __init__(self, table: Present, levels: Collection[str], adviser: str) -> None:
        self.answers: Final = Answers()
        self._table: Final = table
        self._levels: Final = levels
        self._default: Final = adviser
        self._last: tuple[int, int, Json] | None = None  # length, seat and what was advised there

    def refused(self, viewer: Viewer, seat: int, after: int) -> Refusal | None:
        """A hint is for the seat to act; where all play together, anybody at the table may ask for it."""
        table = self._table
        mine = table.seats_of(viewer)
        asking = mine[0] if mine and table.game.info.cooperative else seat
        refusal = table.not_ready(viewer, asking, after)
        if refusal is not None:
            return refusal
        if not table.header.hints:
            return Refusal("hints-off")
        if seat not in table.header.to_act or table.seats[seat].bot is not None:
            return Refusal("not-yours")
        return None

    def given(self, seat: int, after: int) -> Json | None:
        """What was advised in this very position already."""
        return self._last[2] if self._last is not None and self._last[:2] == (after, seat) else None

    def adviser(self) -> tuple[int | None, str]:
        """A partner where all play together and a bot sits at the table; else the one the house has for it."""
        if self._table.game.info.cooperative:
            for other in self._table.seats:
                if other.bot is not None and other.bot in self._levels:
                    return other.seat, other.bot
        return None, self._default

    def keep(self, seat: int, after: int, seed: str, advice: list[Json]) -> Json:
        """What is told of the advice to the one who asked."""
        by, level = self.adviser()
        told: Json = {"seat": seat, "after": after, "by": by, "bot": level, "advice": advice}
        self._last = (after, seat, told)
        self.answers.keep(seed, advice)
        return told
