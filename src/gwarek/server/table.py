"""One table: a match, its seats, and everybody who looks at it. One lock, and nothing is shown before it is stored."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from gwarek.bots import LEVELS
from gwarek.core import catalogue
from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame, Json
from gwarek.core.match import Match, Refused, new_seed
from gwarek.core.problem import Problem
from gwarek.core.record import Entry
from gwarek.core.rule import Violation
from gwarek.core.seat import seat_word
from gwarek.server import undo
from gwarek.server.botdesk import BotDesk, BotFailed, Question
from gwarek.server.errors import Failure
from gwarek.server.hints import Answers, seed_of
from gwarek.server.programs import Programs
from gwarek.server.seating import FRESH, Seating
from gwarek.server.settings import Settings
from gwarek.server.store import Busy, Conflict, Header, Line, Said, Seat, Store, now
from gwarek.server.telling import Telling
from gwarek.server.viewer import Viewer, is_host, seats_of, shown_names, table_info
from gwarek.server.whynot import broken

log: Final = logging.getLogger("gwarek.server.tables")

CHAT_KEPT: Final = 200
CHAT_LENGTH: Final = 500
BOT_SECONDS: Final = 0.6  # a bot of our own thinks about so long
HINTS: Final = 3  # ways to go on that a hint shows
BOTS_REST: Final = 3.0  # seconds after a fault of the store or the engine


class Listener(Protocol):
    """Somebody connected to the table."""

    viewer: Viewer
    sent: int  # length of the record this listener has

    def send(self, message: Json) -> None: ...


@dataclass
class Refusal:
    """A move that is not carried out; the table stays as it was."""

    reason: str
    violated: list[Violation] = field(default_factory=list)
    args: dict[str, object] = field(default_factory=dict)

    def json(self) -> Json:
        return {
            "type": "refused",
            "reason": self.reason,
            "violated": [broken(one) for one in self.violated],
            "message": {"id": f"shell-refused-{self.reason}", "args": self.args},
        }


@dataclass
class Proposal:
    """A line that a fellow player suggests to the one who is to act."""

    by: int
    line: str
    time: str


def record_names(seats: Sequence[Seat]) -> list[str]:
    """Names as the record writes them."""
    return [seat.name or (f"bot:{seat.bot}" if seat.bot else seat_word(seat.seat)) for seat in seats]


def new_match(
    game: AnyGame, header: Header, seats: Sequence[Seat], seed: str | None, stored: bool = False
) -> Match:
    """The match of a table; a position it starts from is asked for its soundness, unless it has been played on."""
    return Match(game, len(seats), header.options, seed, record_names(seats), header.start, stored)


def summarise(header: Header, match: Match) -> None:
    """Write into the row where the match is."""
    outcome = match.outcome()
    header.state = "over" if match.is_over() else "playing"
    header.length = len(match.entries)
    header.position = match.game.position_text(match.state)
    header.to_act = list(match.to_act())
    header.outcome = None if outcome is None else outcome.json()
    header.updated = now()


def lines_of(entries: Sequence[Entry], moment: str) -> list[Line]:
    return [Line(entry.number, entry.seat, entry.line, moment) for entry in entries]


class Table:
    def __init__(
        self,
        game: AnyGame,
        store: Store,
        desk: BotDesk,
        programs: Programs,
        settings: Settings,
        header: Header,
        seats: list[Seat],
        facts: Path | None = None,
    ) -> None:
        self.game: Final = game
        self.store: Final = store
        self.desk: Final = desk
        self.programs: Final = programs
        self.settings: Final = settings
        self.header = header
        self.seats = seats
        self.facts: Final = facts  # the owner's file the game was made with, for the bots
        self.telling: Telling | None = None  # None while the table waits for its players
        self.chat: list[Said] = []
        self.seating: Final = Seating(self)
        self.listeners: Final[list[Listener]] = []
        self.touched = time.monotonic()
        self._lock: Final = asyncio.Lock()
        self._unsure = False  # a commit did not finish: what is stored has to be read again
        self._consent: Final = undo.Consent(settings.undo_seconds, self._tell_seats_of)
        self._proposals: list[Proposal] = []  # for the position as it is; they end with it
        self._bots: asyncio.Task[None] | None = None
        self._thinking: int | None = None  # the seat of the bot at work
        self._advising: Final = asyncio.Lock()
        self._advice: tuple[int, int, Json] | None = None  # length, seat and what was advised there
        self._answers: Final = Answers()
        self._given_up: Final[set[int]] = set()  # seats whose program is not started again
        self._online: set[int] = set()
        self._last_told = 0.0

    @property
    def id(self) -> str:
        return self.header.id

    # -- loading

    async def load(self) -> None:
        """Read entries and chat from the store; a table of older rules goes on from its last position."""
        self.chat = await self.store.chat(self.id, CHAT_KEPT)
        await self.seating.load()
        await self._read_entries()

    async def _read_entries(self) -> None:
        self._unsure = False
        if self.header.state == "waiting":
            self.telling = None
            return
        lines = await self.store.lines(self.id)
        match = self._replayed(lines)
        if match is None:
            await self._carry_over()
            return
        self.telling = Telling(match, [line.time for line in lines])

    def _replayed(self, lines: Sequence[Line]) -> Match | None:
        """The match as its entries tell it; None when today's rules cannot tell it."""
        if self.header.state == "playing" and self.header.rules != self.game.info.revision:
            return None
        try:
            match = new_match(self.game, self.header, self.seats, None, stored=True)
            for line in lines:
                match.follow(Entry(line.number, line.seat, line.line), check=False)
            if self.game.position_text(match.state) != self.header.position:
                raise ValueError("the entries lead to another position")
        except Exception:  # rules of another day may fail in any way
            log.exception("table %s cannot be replayed; it goes on from its last position", self.id)
            return None
        match.seed = self.header.seed
        return match

    async def _carry_over(self) -> None:
        """Keep the old entries in the archive and go on from the last position, with a seed of its own."""
        header = self.header
        suffix = f"-r{header.rules}-{secrets.token_hex(2)}"
        archive = Header(**{**vars(header), "id": header.id + suffix, "state": "archived"})
        header.start, header.seed, header.rules = header.position, new_seed(), self.game.info.revision
        match = new_match(self.game, header, self.seats, header.seed, stored=True)
        entries = list(match.entries)
        summarise(header, match)
        moment = header.updated
        header.length = 0
        await self.store.carry_over(header, archive)
        header.length = len(entries)
        await self.store.append(header, 0, lines_of(entries, moment))
        self.telling = Telling(match, [moment] * len(entries))

    async def _read_again(self) -> None:
        found = await self.store.load(self.id)
        assert found is not None
        self.header, self.seats = found
        await self._read_entries()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table still; whoever reads sees only what is stored."""
        async with self._lock:
            self.touched = time.monotonic()
            if self._unsure:
                await self._read_again()
                self._tell_all()
            yield

    def is_idle(self, seconds: float) -> bool:
        busy = self.listeners or self._lock.locked() or self._bots is not None
        return not busy and time.monotonic() - self.touched > seconds

    # -- who looks

    def seats_of(self, viewer: Viewer) -> list[int]:
        return seats_of(self.seats, viewer)

    def info(self, viewer: Viewer) -> Json:
        return table_info(self.header, self.seats, viewer, self._online, self.seating.standing(viewer))

    def online(self) -> set[int]:
        return self._online

    def check_may_look(self, viewer: Viewer) -> None:
        """Players, the host, who is invited by a link, and everybody where watching is allowed."""
        if self.seats_of(viewer) or is_host(self.header, self.seats, viewer) or self.header.watch:
            return
        link = self.seating.standing(viewer)
        if link != FRESH and not any(seat.kind == "open" and not seat.taken for seat in self.seats):
            raise Failure(403, "not-your-seat" if link is None else f"link-{link}")

    def must_tell(self) -> Telling:
        if self.telling is None:
            raise Failure(409, "table-waiting")
        return self.telling

    async def join(self, listener: Listener) -> None:
        async with self.held():
            self.check_may_look(listener.viewer)
            self.listeners.append(listener)
            self._send_table(listener)
            request = self._consent.request
            if request is not None and {request.by, *request.missing} & set(self.seats_of(listener.viewer)):
                listener.send(request.json())
            if self._proposals:
                listener.send(self._proposed())
            if self._thinking is not None:
                listener.send({"type": "thinking", "seat": self._thinking})
            self._presence()
        self.wake_bots()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._presence()

    def _presence(self) -> None:
        online = {seat for listener in self.listeners for seat in self.seats_of(listener.viewer)}
        if online != self._online:
            self._online = online
            self.tell_seats()

    def show_anew(self) -> None:
        """Seats have changed hands: everybody gets the table as it is for them now."""
        for listener in self.listeners:
            self._send_table(listener)
        self._last_told = time.monotonic()
        self._presence()

    # -- telling

    def tell_seats(self) -> None:
        for listener in self.listeners:
            listener.send({"type": "seats", "table": self.info(listener.viewer)})

    def _send_table(self, listener: Listener) -> None:
        mine = self.seats_of(listener.viewer)
        telling = self.telling
        listener.sent = 0 if telling is None else telling.length()
        listener.send(
            {
                "type": "table",
                "table": self.info(listener.viewer),
                "you": mine,
                "facts": self.game.facts(),
                "log": [] if telling is None else telling.entries(mine, 0),
                "chat": [vars(said) for said in self.chat if self._hears(listener, said)],
                "update": self.update(mine, listener.sent),
            }
        )

    def update(self, mine: Sequence[int], since: int) -> Json:
        """`Update` of the protocol with the entries after `since`."""
        if self.telling is None:
            return WAITING
        told = self.telling.update(mine, since, self._fellow(mine))
        told["undo"] = undo.offer(self.telling, self.header, self.seats, mine)
        told["redo"] = undo.redo_offer(self.telling, self.header, mine)
        told["curtain"] = None if self.header.what_if else self.telling.curtain(mine)
        return told

    def _tell_all(self) -> None:
        """After a commit: everybody gets what is new, each through their own eyes."""
        self._proposals = []
        made: dict[tuple[int, tuple[int, ...]], Json] = {}
        for listener in self.listeners:
            mine = tuple(self.seats_of(listener.viewer))
            known = (listener.sent, mine)
            if known not in made:
                made[known] = {"type": "update", **self.update(mine, listener.sent)}
            listener.send(made[known])
            listener.sent = self.header.length
        self._last_told = time.monotonic()

    def refresh(self, listener: Listener, since: int) -> None:
        """Send one listener everything after what it says it has."""
        listener.sent = self.header.length
        start = since if 0 <= since <= listener.sent else 0
        listener.send({"type": "update", **self.update(self.seats_of(listener.viewer), start)})

    # -- storing

    async def _commit(self) -> None:
        """Store what the match did; only then is it shown. A faster writer elsewhere wins."""
        telling = self.must_tell()
        before = len(telling.times)
        was_over = self.header.state == "over"
        summarise(self.header, telling.match)
        lines = lines_of(telling.match.entries[before:], self.header.updated)
        self._unsure = True
        await self.store.append(self.header, before, lines)
        self._unsure = False
        telling.times.extend([self.header.updated] * len(lines))
        self._consent.lapse()
        self._tell_all()
        if self.header.state == "over" or was_over:
            self.tell_seats()  # the seed is revealed
            self._tell_what_watchers_said()
            self.programs.leave(self.id)

    async def _lost_the_race(self) -> Refusal:
        """Somebody else wrote first, in another process: read what they wrote and show it."""
        log.warning("table %s: somebody else wrote first", self.id)
        await self._read_again()
        self._tell_all()
        return Refusal("stale")

    # -- moves

    async def act(self, viewer: Viewer, seat: int, lines: Sequence[str], after: int) -> Refusal | None:
        """One line or several, all or none."""
        async with self.held():
            if self.telling is not None and self.telling.is_still_asked(seat, after):
                after = (
                    self.header.length
                )  # others decided at the same time, and nothing of it concerns this seat
            refusal = self._not_ready(viewer, seat, after) or await self._carry_out(seat, lines)
        if refusal is None:
            self.wake_bots()
        return refusal

    def _not_ready(self, viewer: Viewer, seat: int, after: int) -> Refusal | None:
        if self.telling is None:
            return Refusal("waiting")
        if seat not in self.seats_of(viewer):
            return Refusal("not-yours")
        if after != self.header.length:
            return Refusal("stale")
        if self.header.state == "over":
            return Refusal("over")
        return None

    async def _carry_out(self, seat: int, lines: Sequence[str]) -> Refusal | None:
        match = self.must_tell().match
        try:
            match.act(seat, lines)
        except Problem as problem:
            return Refusal("unclear", args={"problem": problem.id, **problem.facts})
        except Refused as refused:
            return Refusal("illegal", refused.violated)
        except Exception:
            self._unsure = True  # a fault of the engine may have left half a move
            log.exception("table %s: the engine failed on %r", self.id, lines)
            return Refusal("unclear", args={"problem": "internal"})
        try:
            await self._commit()
        except Conflict:
            return await self._lost_the_race()
        except Busy:
            log.warning("table %s: the database is busy, nothing was stored", self.id)
            return Refusal("busy")
        return None

    def why(self, viewer: Viewer, seat: int, words: Sequence[str], beside: Sequence[str]) -> Json | Refusal:
        """Why these words cannot be part of an action now."""
        if self.telling is None:
            return Refusal("waiting")
        mine = self.seats_of(viewer)
        if seat not in mine and seat != self._fellow(mine):
            return Refusal("not-yours")
        uses = [use.json() for use in self.telling.why(seat, words, beside)]
        return {"line": uses[0]["line"], "violated": uses[0]["violated"], "uses": uses}

    # -- hints

    async def hint(self, viewer: Viewer, seat: int, after: int) -> Json | Refusal:
        """What a bot would do in this seat's place. The same position is thought about, and told of, once."""
        async with self._advising:
            async with self.held():
                refusal = self._no_hint(viewer, seat, after)
                if refusal is not None:
                    return refusal
                if self._advice is not None and self._advice[:2] == (after, seat):
                    return self._advice[2]
                by, level = self._adviser(seat)
                seed = seed_of(self.game, self.must_tell().match.state, seat, level)
                question = self._question(seat, level, self.settings.hint_seconds, HINTS, seed)
            try:
                advice = self._answers.get(seed) or await self.desk.advise(question)
            except BotFailed as failed:
                log.warning("table %s: no hint of %s: %s", self.id, level, failed)
                return Refusal("busy" if failed.for_want_of_room else "no-hint")
            told: Json = {"seat": seat, "after": after, "by": by, "bot": level, "advice": advice}
            async with self.held():
                self._advice = (after, seat, told)
                self._answers.keep(seed, advice)
                if not self.game.info.cooperative:
                    await self._note("hint", seat)
            return told

    def _no_hint(self, viewer: Viewer, seat: int, after: int) -> Refusal | None:
        """A hint is for the seat to act; where all play together, anybody at the table may ask for it."""
        mine = self.seats_of(viewer)
        asking = mine[0] if mine and self.game.info.cooperative else seat
        refusal = self._not_ready(viewer, asking, after)
        if refusal is not None:
            return refusal
        if not self.header.hints:
            return Refusal("hints-off")
        if seat not in self.header.to_act or self.seats[seat].bot is not None:
            return Refusal("not-yours")
        return None

    def _adviser(self, seat: int) -> tuple[int | None, str]:
        """A partner where all play together and a bot sits at the table; else the one this server has for it."""
        if self.game.info.cooperative:
            for other in self.seats:
                if other.bot in LEVELS:
                    return other.seat, other.bot
        return None, self.settings.adviser

    # -- undo

    async def undo(self, viewer: Viewer, seat: int, to: int, after: int) -> Refusal | None:
        """To the position after entry `to`: freely to the barrier, or a redo; beyond, by consent."""
        async with self.held():
            refusal = self._not_ready(viewer, seat, after)
            if refusal is not None:
                return refusal
            match = self.must_tell().match
            redo = undo.is_redo(match, seat, to)
            if not redo and not undo.is_decision(match, to):
                return Refusal("undo")
            free = match.free_undo(seat)
            beyond = not redo and (free is None or to < free)
            asked = undo.asked_for(match, self.header, self.seats, seat, to) if beyond else []
            if asked is None:
                return Refusal("practice")
            if asked:
                self._consent.ask(undo.Request(seat, to, after, set(asked), match.takes(to)))
            else:
                refusal = await self._carry_undo(seat, to)
        self.wake_bots()
        return refusal

    async def _carry_undo(self, seat: int, to: int) -> Refusal | None:
        match = self.must_tell().match
        match.undo(seat, to)
        try:
            await self._commit()
        except Conflict:
            return await self._lost_the_race()
        return None

    async def answer(self, viewer: Viewer, request_id: str, seat: int, grant: bool) -> None:
        """What the person at this seat says to a request to go back."""
        async with self.held():
            if seat not in self.seats_of(viewer):
                return
            request = self._consent.answer(request_id, seat, grant)
            if request is not None and request.length == self.header.length:
                await self._carry_undo(request.by, request.to)
        self.wake_bots()

    def _tell_seats_of(self, message: Json, seats: set[int] | None) -> None:
        """To the screens where one of these seats is played; None: to everybody."""
        for listener in self.listeners:
            if seats is None or seats & set(self.seats_of(listener.viewer)):
                listener.send(message)

    # -- bots

    def wake_bots(self) -> None:
        """Let bots play while it is their turn."""
        if self._bots is None and self._bot_to_act() is not None:
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.id}")
            self._bots.add_done_callback(self._bots_done)

    def _bots_done(self, task: asyncio.Task[None]) -> None:
        self._bots = None
        if task.cancelled():
            return
        fault = task.exception()
        if fault is not None:
            log.error("table %s: its bots stopped", self.id, exc_info=fault)
            asyncio.get_running_loop().call_later(BOTS_REST, self.wake_bots)
        else:
            self.wake_bots()  # somebody may have moved between the last look and now

    def _bot_to_act(self) -> Seat | None:
        if self.telling is None or self.header.state != "playing":
            return None
        if not self.listeners and all(seat.bot for seat in self.seats):
            return None  # bots alone play for somebody who watches
        return next((self.seats[s] for s in self.header.to_act if s >= 0 and self.seats[s].bot), None)

    async def _play_bots(self) -> None:
        while True:
            async with self.held():
                seat = self._bot_to_act()
                if seat is None:
                    return
                length = self.header.length
                think = self._thought(seat)
                self._thinking = seat.seat
                for listener in self.listeners:
                    listener.send({"type": "thinking", "seat": seat.seat})
            line, fault = await think
            await self._keep_pace()
            async with self.held():
                self._thinking = None
                if self.header.length != length:
                    continue  # something else happened meanwhile: an undo
                refusal = await self._carry_out(seat.seat, [line]) if line is not None else Refusal("unclear")
                if refusal is not None and refusal.reason != "stale":
                    await self._random_move(seat, str(line), refusal)
                    fault = fault or "illegal"
                await self._tell_fault(seat.seat, fault)

    async def _tell_fault(self, seat: int, fault: str | None) -> None:
        """Say that a random move was made for a bot; of one that has given up for good, once."""
        if fault is not None and seat not in self._given_up:
            await self._note(f"bot-{fault}", seat)
            if fault == "gone":
                self._given_up.add(seat)

    def _thought(self, seat: Seat) -> Coroutine[Any, Any, tuple[str | None, str | None]]:
        """The bot's line and what was wrong with it; asked while the table is held, awaited when it is not."""
        bot = seat.bot or ""
        if bot in self.programs.bots:
            state = self.must_tell().match.state.copy()
            return self._program_line(bot, seat.seat, state)
        return self._bot_line(self._question(seat.seat, bot))

    async def _program_line(self, bot: str, seat: int, state: Any) -> tuple[str | None, str | None]:
        answer = await self.programs.choose(bot, self.id, seat, self.game, state)
        if answer.fault is not None:
            log.warning("table %s: outside bot %s failed: %s", self.id, bot, answer.fault)
        return answer

    def _question(
        self, seat: int, level: str, seconds: float = BOT_SECONDS, most: int = 1, seed: str | None = None
    ) -> Question:
        return Question(
            game=self.header.game,
            module=catalogue.GAMES[self.header.game],
            components=None if self.facts is None else str(self.facts),
            position=self.game.position_text(self.must_tell().match.state),
            seat=seat,
            level=level,
            seed=seed or secrets.token_hex(8),
            seconds=seconds,
            most=most,
        )

    async def _bot_line(self, question: Question) -> tuple[str | None, str | None]:
        for last in (False, True):
            try:
                return await self.desk.choose(question), None
            except BotFailed as failed:
                log.warning("table %s: %s failed: %s", self.id, question.level, failed)
                if last or not failed.for_want_of_room:
                    break
        return None, "ended" if question.level in LEVELS else "gone"

    async def _keep_pace(self) -> None:
        """Moves that somebody watches do not fall over each other."""
        if self.listeners:
            wait = self._last_told + self.settings.pace - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)

    async def _random_move(self, seat: Seat, line: str, refusal: Refusal) -> None:
        log.warning(
            "table %s: %s answered %r (%s); a random move instead", self.id, seat.bot, line, refusal.reason
        )
        if self._unsure:
            await self._read_again()
        legal = self.must_tell().match.legal(seat.seat)
        if not legal:
            raise RuntimeError("a seat to act without a legal action")
        lucky = legal[QuickRng(secrets.token_hex(8)).below(len(legal))].text()
        again = await self._carry_out(seat.seat, [lucky])
        if again is not None and again.reason != "stale":
            raise RuntimeError(f"the random move {lucky!r} was refused: {again.reason}")

    async def close(self) -> None:
        self._consent.lapse()
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    # -- talk

    async def say(self, viewer: Viewer, text: str) -> Refusal | None:
        async with self.held():
            mine = self.seats_of(viewer)
            name = self.seats[mine[0]].name if mine else None
            by = name or (viewer.guest.name if viewer.guest is not None else None)
            if by is None:
                return Refusal("nameless")
            await self._keep(Said(by, mine[0] if mine else None, text[:CHAT_LENGTH], now()))
        return None

    async def _note(self, what: str, seat: int) -> None:
        """A note of the house about a seat, for everybody to read; it is no entry of the game."""
        name = shown_names(self.seats)[seat] or seat_word(seat)
        await self._keep(Said(name, seat, "", now(), {"id": f"shell-note-{what}", "args": {"seat": seat}}))

    async def _keep(self, said: Said) -> None:
        await self.store.say(self.id, said)
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        for listener in self.listeners:
            if self._hears(listener, said):
                listener.send({"type": "chat", **vars(said)})

    def _hears(self, listener: Listener, said: Said) -> bool:
        """Those who watch talk among themselves while the game is on; afterwards everybody reads it."""
        of_watchers = said.seat is None and said.note is None
        return not of_watchers or self.header.state != "playing" or not self.seats_of(listener.viewer)

    def _tell_what_watchers_said(self) -> None:
        if any(said.seat is None for said in self.chat):
            for listener in self.listeners:
                listener.send({"type": "talk", "chat": [vars(said) for said in self.chat]})

    # -- playing together: nothing of this is stored

    def _fellow(self, mine: Sequence[int]) -> int | None:
        """The person to act whom this screen may make proposals: one of its team who sees no more than it does."""
        telling = self.telling
        if telling is None or not mine or not self.game.info.cooperative:
            return None
        seat = next((seat for seat in telling.match.to_act() if seat >= 0), None)
        if seat is None or seat in mine or self.seats[seat].bot is not None:
            return None
        return seat if telling.sees_as(mine, seat) else None

    def _not_together(self, viewer: Viewer) -> Refusal | None:
        """Pointing and proposing are for those who play in one team."""
        if self.telling is None:
            return Refusal("waiting")
        if not self.seats_of(viewer):
            return Refusal("not-yours")
        return None if self.game.info.cooperative else Refusal("alone")

    async def point(self, viewer: Viewer, words: Sequence[str]) -> Refusal | None:
        """Show everybody at the table the piece that stands for these words."""
        async with self.held():
            refusal = self._not_together(viewer)
            if refusal is None:
                seat = self.seats_of(viewer)[0]
                for listener in self.listeners:
                    listener.send({"type": "point", "seat": seat, "words": list(words), "time": now()})
            return refusal

    async def propose(self, viewer: Viewer, line: str, after: int) -> Refusal | None:
        """Suggest a line to the fellow player who is to act; a later proposal takes the place of an earlier one."""
        async with self.held():
            refusal = self._not_together(viewer)
            if refusal is not None:
                return refusal
            if after != self.header.length:
                return Refusal("stale")
            mine = self.seats_of(viewer)
            fellow = self._fellow(mine)
            if fellow is None:
                return Refusal("over" if self.header.state == "over" else "alone")
            match = self.must_tell().match
            try:
                action = match.game.parse(line)
            except Problem as problem:
                return Refusal("unclear", args={"problem": problem.id, **problem.facts})
            violated = match.game.violated(match.state, fellow, action)
            if violated:
                return Refusal("illegal", violated)
            others = [proposal for proposal in self._proposals if proposal.by != mine[0]]
            self._show_proposals([*others, Proposal(mine[0], action.text(), now())])
        return None

    async def dismiss(self, viewer: Viewer, by: int) -> Refusal | None:
        """Take a proposal off the table: the one who made it, or the one it was made to."""
        async with self.held():
            if not {by, *self.header.to_act} & set(self.seats_of(viewer)):
                return Refusal("not-yours")
            self._show_proposals([proposal for proposal in self._proposals if proposal.by != by])
        return None

    def _show_proposals(self, proposals: list[Proposal]) -> None:
        if proposals != self._proposals:
            self._proposals = proposals
            for listener in self.listeners:
                listener.send(self._proposed())

    def _proposed(self) -> Json:
        proposals = [vars(proposal) for proposal in self._proposals]
        return {"type": "proposals", "after": self.header.length, "proposals": proposals}

    # -- seats

    async def reseat(self, seats: list[Seat]) -> None:
        """Store the new seats; when the last one is taken, the game begins in the same commit. See `seating`."""
        header = Header(**vars(self.header))
        header.updated = now()
        telling: Telling | None = None
        lines: list[Line] = []
        if all(seat.taken for seat in seats):
            match = new_match(self.game, header, seats, header.seed)
            summarise(header, match)
            lines = lines_of(match.entries, header.updated)
            telling = Telling(match, [header.updated] * len(lines))
        expected = [(seat.seat, seat.taken) for seat in self.seats]
        self._unsure = True
        try:
            await self.store.seat_people(header, expected, seats, lines)
        except Conflict as conflict:
            raise Failure(409, "seat-taken") from conflict
        self._unsure = False
        self.header, self.seats, self.telling = header, seats, telling
        self.show_anew()


WAITING: Final[Json] = {
    "length": 0,
    "as": None,
    "entries": [],
    "view": {},
    "to_act": [],
    "asks": None,
    "legal": [],
    "fellow": None,
    "undo": None,
    "redo": None,
    "curtain": None,
    "scores": [],
    "outcome": None,
}
