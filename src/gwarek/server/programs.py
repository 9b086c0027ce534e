"""Outside bots at the tables: programs an administrator has named, one for each seat that one of them plays.

They are asked in threads, because all the work is theirs: the thread only waits for a line, and never longer than the
program was given.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from typing import Any, Final

from gwarek.bots import Desk
from gwarek.bots.outside import OutsideBot, command_of
from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.house.thinking import Answer

KEPT: Final = 16  # programs that stay running between their decisions; others are started anew

Place = tuple[str, int]  # table and seat


class Programs:
    """The outside bots of this server by name, and those that play now."""

    def __init__(self, bots: Mapping[str, str], seconds: float, at_once: int) -> None:
        self.bots: Final = dict(bots)
        self._seconds: Final = seconds
        self._at_once: Final = asyncio.Semaphore(at_once)
        self._playing: Final[OrderedDict[Place, OutsideBot]] = OrderedDict()  # the one asked last is last
        self._asked: Final[set[Place]] = set()
        self._ending: Final[set[asyncio.Task[None]]] = set()

    # Any: the state belongs to the game
    async def choose(self, name: str, table: str, seat: int, game: AnyGame, state: Any) -> Answer:
        """What the program plays in this position; the caller keeps the state still."""
        place = (table, seat)
        async with self._at_once:
            bot = self._playing.pop(place, None)
            if bot is None:
                bot = OutsideBot(command_of(self.bots[name]), secrets.token_hex(8))
            self._playing[place] = bot
            self._asked.add(place)
            self._make_room()
            desk = Desk(game, state, seat, QuickRng(secrets.token_hex(8)), self._seconds)
            before = bot.faults
            try:
                action = await asyncio.to_thread(bot.choose, desk)
            finally:
                self._asked.discard(place)
            fault = bot.last_fault if bot.faults > before else None
            return Answer(action.text(), None if fault is None else fault.kind)

    def _make_room(self) -> None:
        idle = [place for place in self._playing if place not in self._asked]
        for place in idle[: max(0, len(self._playing) - KEPT)]:
            self._end(self._playing.pop(place))

    def leave(self, table: str) -> None:
        """The game is over, or nobody looks at it any more."""
        for place in [place for place in self._playing if place[0] == table]:
            self._end(self._playing.pop(place))

    def _end(self, bot: OutsideBot) -> None:
        """A program has a moment to end by itself, and nobody waits for it."""
        ending: Coroutine[Any, Any, None] = asyncio.to_thread(bot.close)
        task = asyncio.create_task(ending)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for table, _ in list(self._playing):
            self.leave(table)
        await asyncio.gather(*self._ending, return_exceptions=True)
