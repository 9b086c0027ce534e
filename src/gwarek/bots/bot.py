"""A bot: anything that chooses one of the legal actions on its desk."""

from __future__ import annotations

from typing import Final

from gwarek.bots.desk import Desk
from gwarek.core.action import Action
from gwarek.core.chance import QuickRng


class Bot:
    """Chooses; may remember its plans between decisions of one game, but must do without them."""

    def __init__(self, seed: int | str = 0) -> None:
        self.rng: Final = QuickRng(seed)
        self.faults = 0  # answers that were none; see bots.outside

    def choose(self, desk: Desk) -> Action:
        """One of `desk.legal()`."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over, or nobody will ask again."""
