"""A bot: anything that chooses one of the legal actions on its desk, and can say what it thinks of the best few."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from gwarek.bots.desk import Desk
from gwarek.core.action import Action
from gwarek.core.chance import QuickRng
from gwarek.core.game import Json

UNKNOWN: Final = math.nan  # the value of advice from somebody who gives none


class Advice(NamedTuple):
    """A way to go on and what it is worth to the seat.

    `way` begins with one of `desk.legal()`; what follows is the plan as far as it can be seen. `value` is in points, as
    the game's evaluation counts them, and says something beside the values of the other advice only; NaN: unknown.
    """

    way: list[Action]
    value: float

    def json(self) -> Json:
        """Lines as text; an unknown value is null."""
        value = None if math.isnan(self.value) else round(self.value, 3)
        return {"lines": [action.text() for action in self.way], "value": value}


class Bot:
    """Chooses; may remember its plans between decisions of one game, but must do without them."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng: Final = QuickRng(seed)
        self.faults = 0  # answers that were none; see bots.outside

    def choose(self, desk: Desk) -> Action:
        """One of `desk.legal()`."""
        raise NotImplementedError

    def advise(self, desk: Desk, most: int) -> list[Advice]:
        """At most so many ways to go on, at least one, the best first; no two begin with the same action."""
        return [Advice([self.choose(desk)], UNKNOWN)]

    def close(self) -> None:
        """The game is over, or nobody will ask again."""
