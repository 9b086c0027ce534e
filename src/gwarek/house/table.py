"""A table in a house: one at a time holds it, it is stored before it is shown. What it does is `gwarek.table`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from gwarek.core.game import AnyGame, Json
from gwarek.house.botplay import BotPlay
from gwarek.house.failure import Failure
from gwarek.house.means import Means
from gwarek.house.running import Timer
from gwarek.house.seating import SeatDesk
from gwarek.house.storing import Busy, Conflict
from gwarek.house.teaching import Teaching
from gwarek.house.thinking import BotFailed
from gwarek.table import steps
from gwarek.table.audience import Listener
from gwarek.table.consent import Request
from gwarek.table.hints import seed_of
from gwarek.table.levels import LEVELS
from gwarek.table.loading import CarryOver
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Header, Said, Seat
from gwarek.table.steps import Step
from gwarek.table.table import Table
from gwarek.table.talk import KEPT
from gwarek.table.viewer import Viewer

log: Final = logging.getLogger("gwarek.house")

HINTS: Final = 3  # ways to go on that a hint shows


class HouseTable:
    def __init__(
        self,
        means: Means,
        game: AnyGame,
        header: Header,
        seats: list[Seat],
        facts: Path | None = None,
    ) -> None:
        """`facts`: the owner's file the game was made with, for the bots."""
        self.room: Final = Table(game, header, seats, means.world, LEVELS, means.customs.adviser)
        self.runner: Final = means.runner
        self.store: Final = means.store
        self.programs: Final = means.programs
        self.customs: Final = means.customs
        self.seating: Final = SeatDesk(self)
        self.last_told = 0.0
        self._thinkers: Final = means.thinkers
        self._touched = self.runner.time()
        self._lock: Final = self.runner.lock()
        self._unsure = False  # a commit did not finish: what is stored has to be read again
        self._late: Timer | None = None  # when a request to go back has waited long enough
        self._advising: Final = self.runner.lock()
        self._bots: Final = BotPlay(self, means.thinkers, facts)
        self.teaching: Final = Teaching(self)

    @property
    def id(self) -> str:
        return self.room.id

    # -- loading

    async def load(self) -> None:
        """Read entries and chat from the store; a table of older rules goes on from its last position."""
        self.room.talk.load(await self.store.chat(self.id, KEPT))
        self.room.seating.load(await self.store.links(self.id))
        await self._read(self.room.header, self.room.seats)

    async def _read(self, header: Header, seats: list[Seat]) -> None:
        self._unsure = False
        lines = [] if header.state == "waiting" else await self.store.lines(self.id)
        over = self.room.load(header, seats, lines)
        if over is not None:
            await self._carry_over(over)

    async def _carry_over(self, over: CarryOver) -> None:
        """Keep the old entries in the archive, and store the beginning of the new ones."""
        step = over.step
        await self.store.carry_over(replace(step.header, length=0), over.archive)
        await self.store.append(step.header, 0, step.lines)
        self.room.carry_over(step)

    async def make_sure(self) -> None:
        """Read again what is stored, if a commit did not finish."""
        if self._unsure:
            await self._read_again()

    async def _read_again(self) -> None:
        found = await self.store.load(self.id)
        assert found is not None
        await self._read(*found)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Table]:
        """Hold the table still; whoever reads sees only what is stored."""
        async with self._lock:
            self._touched = self.runner.time()
            if self._unsure:
                await self._read_again()
                self.room.tell_all()
                self.told()
            yield self.room

    def is_idle(self, seconds: float) -> bool:
        busy = self.room.audience.listeners or self._lock.locked() or self._bots.are_playing()
        return not busy and self.runner.time() - self._touched > seconds

    def told(self) -> None:
        """Everybody has been shown something new just now; bots keep a pace."""
        self.last_told = self.runner.time()

    # -- who looks

    async def join(self, listener: Listener) -> None:
        async with self.held() as room:
            room.join(listener)
            await self.teaching.come(listener)
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        self.room.leave(listener)

    # -- what is told of it; whoever may not look is barred

    async def look(self, viewer: Viewer) -> Json:
        """`TableInfo` of the protocol."""
        async with self.held() as room:
            room.seating.check_may_look(viewer)
            return room.info(viewer)

    async def at(self, viewer: Viewer, number: int) -> Json:
        """As this viewer saw it after an entry."""
        async with self.held() as room:
            room.seating.check_may_look(viewer)
            telling = room.must_tell()
            if number > telling.length():
                raise Failure(404, "entry-unknown", entry=number, length=telling.length())
            return telling.update_at(room.seats_of(viewer), number)

    async def log(self, viewer: Viewer) -> list[Json]:
        async with self.held() as room:
            room.seating.check_may_look(viewer)
            return [] if room.telling is None else room.telling.entries(room.seats_of(viewer), 0)

    async def history(self, viewer: Viewer) -> list[Json]:
        async with self.held() as room:
            room.seating.check_may_look(viewer)
            return [] if room.telling is None else room.telling.history()

    async def record(self, viewer: Viewer) -> tuple[str, str]:
        """A name for the file, and the record, once the game is over."""
        async with self.held() as room:
            room.seating.check_may_look(viewer)
            if room.telling is None or room.header.state != "over":
                raise Failure(409, "record-not-yet")
            return f"{room.header.game}-{self.id}.gwarek", room.telling.match.record().text()

    async def components(self, viewer: Viewer) -> tuple[str, str]:
        """A name for the file, and the owner's facts; a record of the game is read with them."""
        async with self.held() as room:
            room.seating.check_may_look(viewer)
            text = room.header.components
        if text is None:
            raise Failure(404, "not-found")
        return f"{room.header.game}-{self.id}.toml", text

    # -- storing

    @asynccontextmanager
    async def storing(self) -> AsyncIterator[None]:
        """Around a commit: if it does not come to its end, nobody knows what is stored until it is read again."""
        self._unsure = True
        yield
        self._unsure = False

    async def _keep(self, step: Step) -> Refusal | None:
        """Store the step; only then is it shown. A faster writer elsewhere wins."""
        try:
            async with self.storing():
                await self.store.append(step.header, step.before, step.lines)
        except Conflict:
            log.warning("table %s: somebody else wrote first", self.id)
            await self._read_again()
            self.room.tell_all()
            self.told()
            return Refusal("stale")
        self.room.keep(step)
        self.told()
        await self.teaching.look()
        if step.header.state == "over":
            self.programs.leave(self.id)
        return None

    # -- moves

    async def act(self, viewer: Viewer, seat: int, lines: Sequence[str], after: int) -> Refusal | None:
        """One line or several, all or none."""
        async with self.held() as room:
            refusal = await self._carry_out(lambda: room.act(viewer, seat, lines, after), lines)
        if refusal is None:
            self.wake_bots()
        return refusal

    async def play(self, seat: int, line: str) -> Refusal | None:
        """A bot's line; the table is held."""
        return await self._carry_out(lambda: steps.move(self.room, seat, [line]), [line])

    async def _carry_out(self, move: Callable[[], Step | Refusal], lines: Sequence[str]) -> Refusal | None:
        try:
            step = move()
        except Exception:
            log.exception("table %s: the engine failed on %r", self.id, lines)
            return Refusal("unclear", args={"problem": "internal"})
        if isinstance(step, Refusal):
            return step
        try:
            return await self._keep(step)
        except Busy:
            log.warning("table %s: the database is busy, nothing was stored", self.id)
            return Refusal("busy")

    async def undo(self, viewer: Viewer, seat: int, to: int, after: int) -> Refusal | None:
        """To the position after entry `to`; whoever has to consent is asked first."""
        refusal: Refusal | None = None
        async with self.held() as room:
            found = room.undo(viewer, seat, to, after)
            if isinstance(found, Refusal):
                return found
            if isinstance(found, Request):
                self._wait_for(found)
            else:
                refusal = await self._keep(found)
        self.wake_bots()
        return refusal

    def _wait_for(self, request: Request) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = self.runner.later(self.customs.undo_seconds, lambda: self.room.consent.late(request.id))

    async def answer(self, viewer: Viewer, request_id: str, seat: int, grant: bool) -> None:
        """What the person at this seat says to a request to go back."""
        async with self.held() as room:
            step = room.answer(viewer, request_id, seat, grant)
            if step is not None:
                await self._keep(step)
        self.wake_bots()

    # -- hints

    async def hint(self, viewer: Viewer, seat: int, after: int) -> Json | Refusal:
        """What a bot would do in this seat's place. The same position is thought about, and told of, once."""
        hints = self.room.hints
        async with self._advising:
            async with self.held() as room:
                known = hints.refused(viewer, seat, after) or hints.given(seat, after)
                if known is not None:
                    return known
                level = hints.adviser()[1]
                seed = seed_of(room.game, room.must_tell().match.state, seat, level)
                question = self._bots.question(seat, level, self.customs.hint_seconds, HINTS, seed)
            try:
                advice = hints.answers.get(seed) or await self._thinkers.advise(question)
            except BotFailed as failed:
                log.warning("table %s: no hint of %s: %s", self.id, level, failed)
                return Refusal("busy" if failed.for_want_of_room else "no-hint")
            async with self.held() as room:
                told = hints.keep(seat, after, seed, advice)
                if not room.game.info.cooperative:
                    await self.say_aloud(room.talk.note("hint", seat))
            return told

    def question_for(
        self, seat: int, level: str, seed: str, line: str, deals: int
    ) -> Callable[[], Awaitable[Json]]:
        """What a line is worth here, to be asked when the table is not held."""
        question = self._bots.question(seat, level, self.customs.hint_seconds, HINTS, seed, line, deals)
        return lambda: self._thinkers.weigh(question)

    # -- bots

    def wake_bots(self) -> None:
        """Let bots play while it is their turn."""
        self._bots.wake()

    async def close(self) -> None:
        self.room.consent.lapse()
        if self._late is not None:
            self._late.cancel()
        await self._bots.close()

    # -- talk

    async def say(self, viewer: Viewer, text: str) -> Refusal | None:
        async with self.held() as room:
            said = room.talk.words(viewer, text)
            if isinstance(said, Refusal):
                return said
            await self.say_aloud(said)
        return None

    async def say_aloud(self, said: Said) -> None:
        await self.store.say(self.id, said)
        self.room.talk.keep(said)

    # -- playing together

    async def point(self, viewer: Viewer, words: Sequence[str]) -> Refusal | None:
        async with self.held() as room:
            return room.together.point(viewer, words)

    async def propose(self, viewer: Viewer, line: str, after: int) -> Refusal | None:
        async with self.held() as room:
            return room.together.propose(viewer, line, after)

    async def dismiss(self, viewer: Viewer, by: int) -> Refusal | None:
        async with self.held() as room:
            return room.together.dismiss(viewer, by)
