"""The lessons that are open: how many, by whom, each by its id, and how much is said in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from gwarek.house.failure import Failure
from gwarek.house.storing import Busy
from gwarek.school.classroom import Classroom
from gwarek.server.limits import Limit
from gwarek.server.settings import Settings

EVERYBODY: Final = ""


@dataclass(frozen=True)
class Learner:
    """Somebody with a name; or an address from which people come who have none, perhaps a whole class."""

    key: str
    people: int = 1


class Lessons:
    def __init__(self, settings: Settings) -> None:
        self._most: Final = settings.lessons
        self._most_each: Final = settings.lessons_each
        self._open: Final[Counter[str]] = Counter()
        self._opened: Final = Limit(settings.lessons_per_minute)
        self._said: Final = Limit(settings.lesson_messages_per_minute)
        self._said_in_all: Final = Limit(settings.school_messages_per_minute)
        self._under_way: Final[dict[str, Classroom]] = {}

    @contextmanager
    def place(self, who: Learner) -> Iterator[None]:
        """A place for one more; 503 where the school is full, 429 where this one has enough."""
        if self._open[who.key] >= self._most_each * who.people:
            raise Failure(429, "too-many")
        if self._open.total() >= self._most:
            raise Failure(503, "busy")
        if not self._opened.allows(who.key, who.people):
            raise Failure(429, "too-many")
        self._open[who.key] += 1
        try:
            yield
        finally:
            self._open[who.key] -= 1
            if not self._open[who.key]:
                del self._open[who.key]

    @contextmanager
    def under_way(self, lesson: Classroom) -> Iterator[None]:
        """As long as its page is there, a lesson can be played on by whoever knows its id."""
        self._under_way[lesson.id] = lesson
        try:
            yield
        finally:
            del self._under_way[lesson.id]

    def find(self, id: str) -> Classroom:
        try:
            return self._under_way[id]
        except KeyError:
            raise Failure(404, "closed-lesson") from None

    def hears(self, who: Learner) -> bool:
        """One more message, which may cost a look at every legal line. False: too many of theirs; `Busy`: of all."""
        if not self._said.allows(who.key, who.people):
            return False
        if not self._said_in_all.allows(EVERYBODY):
            raise Busy("so many learn at a time")
        return True
