"""The bots of one table at play: thought elsewhere, carried out here, while somebody watches at a pace."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gwarek.core import catalogue
from gwarek.house.running import Task
from gwarek.house.thinking import BotFailed, Question, Thinkers
from gwarek.table.levels import LEVELS
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Seat

if TYPE_CHECKING:
    from gwarek.house.table import HouseTable

log: Final = logging.getLogger("gwarek.house")

BOT_SECONDS: Final = 0.6  # a bot of our own thinks about so long
REST: Final = 3.0  # seconds after a fault of the store or the engine


class BotPlay:
    """One task while it is a bot's turn, none otherwise."""

    def __init__(self, table: HouseTable, thinkers: Thinkers, facts: Path | None) -> None:
        self._served: Final = table
        self._room: Final = table.room
        self._thinkers: Final = thinkers
        self._facts: Final = facts
        self._task: Task | None = None
        self._given_up: Final[set[int]] = set()  # seats whose program is not started again

    def are_playing(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        if self._task is None and self._room.bot_to_act() is not None:
            self._task = self._served.runner.spawn(self._play(), f"bots of {self._room.id}", self._done)

    def _done(self, fault: BaseException | None) -> None:
        self._task = None
        if fault is not None:
            log.error("table %s: its bots stopped", self._room.id, exc_info=fault)
            self._served.runner.later(REST, self.wake)
        else:
            self.wake()  # somebody may have moved between the last look and now

    async def close(self) -> None:
        if self._task is not None:
            await self._served.runner.stop(self._task)

    async def _play(self) -> None:
        while True:
            async with self._served.held() as room:
                seat = room.bot_to_act()
                if seat is None:
                    return
                length = room.header.length
                think = self._thought(seat)
                room.think(seat.seat)
            line, fault = await think
            await self._keep_pace()
            async with self._served.held() as room:
                room.think(None)
                if room.header.length != length:
                    continue  # something else happened meanwhile: an undo
                refusal = Refusal("unclear") if line is None else await self._served.play(seat.seat, line)
                if refusal is not None and refusal.reason != "stale":
                    await self._random_move(seat, str(line), refusal)
                    fault = fault or "illegal"
                await self._tell_fault(seat.seat, fault)

    async def _tell_fault(self, seat: int, fault: str | None) -> None:
        """Say that a random move was made for a bot; of one that has given up for good, once."""
        if fault is not None and seat not in self._given_up:
            await self._served.say_aloud(self._room.talk.note(f"bot-{fault}", seat))
            if fault == "gone":
                self._given_up.add(seat)

    def _thought(self, seat: Seat) -> Coroutine[Any, Any, tuple[str | None, str | None]]:
        """The bot's line and what was wrong with it; asked while the table is held, awaited when it is not."""
        bot = seat.bot or ""
        if bot in self._served.programs.bots:
            state = self._room.must_tell().match.state.copy()
            return self._program_line(bot, seat.seat, state)
        return self._bot_line(self.question(seat.seat, bot))

    # Any: the state belongs to the game
    async def _program_line(self, bot: str, seat: int, state: Any) -> tuple[str | None, str | None]:
        answer = await self._served.programs.choose(bot, self._room.id, seat, self._room.game, state)
        if answer.fault is not None:
            log.warning("table %s: outside bot %s failed: %s", self._room.id, bot, answer.fault)
        return answer

    def question(
        self,
        seat: int,
        level: str,
        seconds: float = BOT_SECONDS,
        most: int = 1,
        seed: str | None = None,
        line: str = "",
        deals: int = 0,
    ) -> Question:
        """The position as a bot elsewhere is asked about it."""
        game = self._room.game
        return Question(
            game=self._room.header.game,
            module=catalogue.GAMES[self._room.header.game],
            components=None if self._facts is None else str(self._facts),
            position=game.position_text(self._room.must_tell().match.state),
            seat=seat,
            level=level,
            seed=seed or self._room.world.token(8),
            seconds=seconds,
            most=most,
            line=line,
            deals=deals,
        )

    async def _bot_line(self, question: Question) -> tuple[str | None, str | None]:
        for last in (False, True):
            try:
                return await self._thinkers.choose(question), None
            except BotFailed as failed:
                log.warning("table %s: %s failed: %s", self._room.id, question.level, failed)
                if last or not failed.for_want_of_room:
                    break
        return None, "ended" if question.level in LEVELS else "gone"

    async def _keep_pace(self) -> None:
        """Moves that somebody watches do not fall over each other."""
        if self._room.audience.listeners:
            wait = self._served.last_told + self._served.customs.pace - self._served.runner.time()
            if wait > 0:
                await self._served.runner.sleep(wait)

    async def _random_move(self, seat: Seat, line: str, refusal: Refusal) -> None:
        log.warning(
            "table %s: %s answered %r (%s); a random move instead",
            self._room.id,
            seat.bot,
            line,
            refusal.reason,
        )
        await self._served.make_sure()
        lucky = self._room.lucky_line(seat.seat)
        again = await self._served.play(seat.seat, lucky)
        if again is not None and again.reason != "stale":
            raise RuntimeError(f"the random move {lucky!r} was refused: {again.reason}")
