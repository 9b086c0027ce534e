"""What lies on a bot's desk: its view, its legal lines, a clock and a sampler. Never the true state."""

from __future__ import annotations

import time
from typing import Any, Final, final

from gwarek.core.action import Action
from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame, Json, State


@final
class Desk:
    """One decision of one seat, as the seat may know it.

    >>> desk = Desk(match.game, match.state, seat=0, rng=QuickRng(1))
    >>> bot.choose(desk) in desk.legal()
    True
    """

    def __init__(self, game: AnyGame, state: State, seat: int, rng: Rng, seconds: float = 1.0) -> None:
        """`seconds`: how long the bot may think. Only with `math.inf` does it always do the same amount of work."""
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.deadline: Final = time.monotonic() + seconds
        self.__state: Final[Any] = state  # Any: the state belongs to the game; two underscores: not for bots
        self.__legal: list[Action] | None = None

    def view(self) -> Json:
        """What this seat sees, as its page would show it."""
        return self.game.view(self.__state, self.seat)

    def legal(self) -> list[Action]:
        """The legal actions, at least one."""
        if self.__legal is None:
            self.__legal = self.game.legal(self.__state, self.seat)
        return self.__legal

    def sample(self, rng: Rng | None = None) -> Any:
        """A position this seat could not tell from the true one: everything unseen is dealt anew."""
        return self.game.redeal(self.__state, self.seat, self.rng if rng is None else rng)

    def seats(self) -> int:
        """How many play."""
        return len(self.game.score(self.__state).totals())

    def left(self) -> float:
        """Seconds left to think."""
        return self.deadline - time.monotonic()
