"""The house of one page: asked as a server would be, over no wire at all."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from gwarek.core import catalogue
from gwarek.core.match import new_seed
from gwarek.core.problem import Problem
from gwarek.house import ownfacts, school
from gwarek.house.failure import Failure, from_barred, from_problem
from gwarek.house.means import Means
from gwarek.house.names import clean_name
from gwarek.house.tables import Tables
from gwarek.house.talking import TableTalk
from gwarek.pages.calls import Asked, PlainText, call_for
from gwarek.pages.errands import Errands
from gwarek.pages.keeping import Shelf
from gwarek.pages.mail import Connection, MailedThinkers, NoPrograms, Outbox
from gwarek.pages.shapes import Misshapen, shaped
from gwarek.school.classroom import Classroom
from gwarek.table.refusal import Barred, Refusal
from gwarek.table.rows import Guest
from gwarek.table.viewer import Viewer
from gwarek.table.world import World

Json = dict[str, Any]  # Any: JSON as it comes and goes

MESSAGE_LETTERS: Final = 32 * 1024


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


WORLD: Final = World(now, secrets.token_urlsafe, new_seed)


@dataclass(frozen=True)
class PageCustoms:
    """`gwarek.house.customs.Customs` of a page."""

    data: Path
    components: dict[str, Path] = field(default_factory=dict)
    pace: float = 0.45
    adviser: str = "sztygar"  # one core thinks, and it is a phone's
    hint_seconds: float = 5.0
    undo_seconds: float = 300.0
    idle: float = 900.0
    bot_limit: float = 60.0  # seconds a bot may think about one decision


class LocalReader:
    """Owners' files are read here: whoever brings one waits for nobody but themselves."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder

    async def checked(self, slug: str, text: str) -> tuple[Json, list[Problem]]:
        catalogue.game_folder(slug)
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / "checked.toml"
        path.write_bytes(text.encode("utf-8", "replace"))
        try:
            return ownfacts.check(slug, path)
        except (MemoryError, RecursionError):
            return {}, [Problem("components-costly")]
        finally:
            path.unlink()


class PageHouse:
    """`ask` what a page would call over HTTP, `connect`, `hear` and `leave` for its sockets, `answered` for the bots.

    After each of these `post` has what goes out of the house. `shapes` are those of `gwarek.server.wire.shapes`.
    """

    def __init__(
        self,
        shapes: Json,
        customs: PageCustoms,
        world: World = WORLD,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.shelf: Final = Shelf()
        self.outbox: Final = Outbox()
        self.errands: Final = Errands(clock)
        self.thinkers: Final = MailedThinkers(self.outbox, self.errands, customs.bot_limit)
        means = Means(self.errands, self.shelf, self.thinkers, NoPrograms(), customs, world)
        self.tables: Final = Tables(means, LocalReader(customs.data))
        self._shapes: Final = shapes
        self._world: Final = world
        self._talks: Final[dict[int, TableTalk | school.LessonTalk]] = {}

    # -- asked as over HTTP

    def ask(self, method: str, address: str, body: str | None = None) -> tuple[int, str]:
        """A status and a text: JSON, or the text of a file."""
        try:
            found = self.errands.done(self._answered(method, address, body))
        except (Failure, Barred, Problem, Misshapen) as error:
            failure = _failure(error)
            return failure.status, json.dumps(failure.json())
        if isinstance(found, PlainText):
            return 200, found
        return 200, json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    async def _answered(self, method: str, address: str, body: str | None) -> object:
        url = urlsplit(address)
        query = {key: values[0] for key, values in parse_qs(url.query).items()}
        call, parts = call_for(method, url.path)
        return await call(Asked(self, parts, query, body))

    @property
    def guest(self) -> Guest | None:
        return self.shelf.person.guest

    def named(self) -> Guest:
        if self.guest is None:
            raise Failure(401, "name-bad")
        return self.guest

    def name(self, name: str, seat: int | None) -> Guest:
        guest = Guest(self._world.token(8) if self.guest is None else self.guest.id, clean_name(name), seat)
        self.shelf.name(guest)
        return guest

    def shaped(self, shape: str, value: object) -> Any:  # Any: JSON of that shape
        return shaped(self._shapes[shape], value)

    # -- sockets

    def connect(self, socket: int, address: str) -> None:
        """A page opens a socket; what it hears, or why it is closed, is in the post."""
        url = urlsplit(address)
        query = {key: values[0] for key, values in parse_qs(url.query).items()}
        parts = [unquote(part) for part in url.path.split("/") if part]
        try:
            match parts:
                case ["tables", table_id, "socket"]:
                    self.errands.done(self._sit(socket, table_id, query.get("key")))
                case ["learn", slug, lesson, "socket"]:
                    self.errands.done(self._learn(socket, slug, lesson, query))
                case _:
                    raise Failure(404, "not-found")
        except (Failure, Barred, Problem) as error:
            failure = _failure(error)
            self.outbox.closed.append((socket, 4000 + failure.status, failure.id))

    async def _sit(self, socket: int, table_id: str, key: str | None) -> None:
        table = await self.tables.get(table_id)
        connection = Connection(self.outbox, socket, Viewer(self.guest, key))
        self._talks[socket] = TableTalk(table, connection, allowed)
        try:
            await table.join(connection)
        except Barred:
            del self._talks[socket]
            raise

    async def _learn(self, socket: int, slug: str, lesson: str, query: dict[str, str]) -> None:
        opened = await school.open_lesson(
            self.shelf, self._world, self.guest, slug, lesson, query.get("step"), query.get("done")
        )
        connection = Connection(self.outbox, socket, opened.viewer)
        self._talks[socket] = school.LessonTalk(self.shelf, opened, connection)
        opened.join(connection)

    def lesson(self, id: str) -> Classroom:
        """A lesson under way, by the id of its table."""
        for talk in self._talks.values():
            if isinstance(talk, school.LessonTalk) and talk.lesson.id == id:
                return talk.lesson
        raise Failure(404, "closed-lesson")

    def hear(self, socket: int, text: str) -> None:
        """A message up a socket."""
        talk = self._talks.get(socket)
        if talk is None:
            return
        try:
            if len(text) > MESSAGE_LETTERS:
                raise Misshapen("")
            shape = "Up" if isinstance(talk, TableTalk) else "LessonUp"
            message = self.shaped(shape, json.loads(text))
        except (ValueError, Misshapen):
            refusal = Refusal("unclear", args={"problem": "request-bad"}).json()
            self.outbox.down.append((socket, json.dumps(refusal)))
            return
        self.errands.spawn(talk.hear(message), f"heard at {socket}")
        self.errands.turn()

    def leave(self, socket: int) -> None:
        talk = self._talks.pop(socket, None)
        if isinstance(talk, TableTalk):
            talk.table.leave(talk.listener)
        self.errands.turn()

    # -- bots

    def answered(self, number: int, text: str) -> None:
        """A bot's answer to the question of this number."""
        self.thinkers.answered(number, text)
        self.errands.turn()

    def failed(self, number: int, why: str, for_want_of_room: bool = False) -> None:
        """No answer will come."""
        self.thinkers.failed(number, why, for_want_of_room)
        self.errands.turn()

    # -- what goes out, and what comes back

    def post(self) -> Json:
        """Everything that leaves the house now; `changed` is to be written down before `down` is shown."""
        self.errands.turn()
        box = self.outbox
        told: Json = {
            "changed": self.shelf.changed(),
            "down": box.down,
            "closed": box.closed,
            "questions": box.questions,
            "stopped": box.stopped,
            "warm": box.warm,
            "due": self.errands.due(),
        }
        box.down, box.closed, box.questions, box.stopped, box.warm = [], [], [], [], False
        return told

    def restore(self, texts: dict[str, str]) -> list[Json]:
        """Put back what was written down, before anybody asks. What is broken is left out, and named with its key."""
        broken: list[Json] = []
        for key, text in texts.items():
            try:
                self.shelf.restore(key, text)
            except Problem as problem:
                broken.append(told_broken(key, problem))
        return broken

    def taken(self, text: str) -> str:
        """What `take_in` says, as text: for whoever hands texts to and fro."""
        return json.dumps(self.take_in(text))

    def take_in(self, text: str) -> Json:
        """The tables of a file that was saved somewhere else."""
        try:
            taken, broken = self.shelf.take_in(text)
        except Problem as problem:
            return {"taken": 0, "broken": [told_broken("", problem)]}
        for key in taken:
            self.errands.done(self.tables.forget(key))
        return {"taken": len(taken), "broken": [told_broken(key, problem) for key, problem in broken.items()]}


def told_broken(key: str, problem: Problem) -> Json:
    """What could not be read, as a page is told."""
    return {"key": key, "id": f"problem-{problem.id}", "args": problem.facts}


def _failure(error: Failure | Barred | Problem | Misshapen) -> Failure:
    if isinstance(error, Failure):
        return error
    if isinstance(error, Barred):
        return from_barred(error)
    if isinstance(error, Problem):
        return from_problem(error)
    return Failure(422, "request-bad", fields=error.where)


def allowed(what: str, who: str) -> bool:
    """Nobody asks too much of their own page."""
    return True
