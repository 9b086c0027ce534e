"""A course as its game brings it: `school.toml` in the game's folder, read and checked.

>>> course = course_of("coalbaron")      # None where a game brings none
>>> course.lesson("first").steps[0].way

What can be seen without playing is checked here: words, numbers and shapes. `gwarek.testing.school` plays a course.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from gwarek.core.catalogue import game_folder
from gwarek.core.problem import Problem
from gwarek.core.seat import CHANCE, seat_of
from gwarek.school.goals import Asked, Choice, Events, Goal, Happening, Lines, Seen, Value

FILE: Final = "school.toml"
LETTERS: Final = ("a", "b", "c")
PARTS: Final = ("basics", "special")
PLATE_LINES: Final = 3
MOST_STEPS: Final = 12

T = TypeVar("T")


@dataclass(frozen=True)
class Lamp:
    """What a letter of the speech points at: `space:dudley/1`."""

    letter: str
    target: str


@dataclass(frozen=True)
class Scripted:
    """A line of another seat, or an outcome of chance, that is part of the lesson."""

    seat: int
    line: str


@dataclass(frozen=True)
class Plate:
    """One picture of *the game in ten minutes*."""

    number: int
    position: str | None  # None: goes on from the last
    seat: int
    show: tuple[Lamp, ...]
    lines: tuple[Scripted, ...]
    rules: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Mistake:
    """A likely one: refused with `rule`, or (without one) legal and answered."""

    line: str
    rule: str | None
    say: str


@dataclass(frozen=True)
class Step:
    number: int
    goal: Goal
    position: str | None  # None: goes on from the last
    show: tuple[Lamp, ...]
    way: tuple[str, ...]
    within: int  # own decisions before `other` is said
    rules: tuple[str, ...]
    mistakes: tuple[Mistake, ...]
    opponents: tuple[Scripted, ...]


@dataclass(frozen=True)
class Lesson:
    id: str
    number: int
    part: str
    minutes: int
    seat: int
    names: tuple[str, ...]
    rules: tuple[str, ...]
    uses: tuple[str, ...]
    position: str
    seed: str
    know: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Trigger:
    """When a concept is spoken of: a word of a legal line, an event, or something in the view. One of the three."""

    word: str | None = None
    event: Happening | None = None
    state: Seen | None = None


@dataclass(frozen=True)
class Concept:
    """An idea the teacher explains the first time it appears."""

    id: str
    priority: int
    rules: tuple[str, ...]
    when: Trigger
    show: tuple[Lamp, ...]
    lessons: tuple[str, ...]
    position: str | None  # where it appears, if games seldom come there
    lines: tuple[Scripted, ...]  # and the lines that lead to it from there
    seat: int


@dataclass(frozen=True)
class Term:
    """A symbol or word explained where it stands."""

    id: str
    rule: str


@dataclass(frozen=True)
class Course:
    game: str
    plates: tuple[Plate, ...]
    lessons: tuple[Lesson, ...]
    concepts: tuple[Concept, ...]
    terms: tuple[Term, ...]

    def lesson(self, id: str) -> Lesson:
        """The lesson of this id, or of this number; a `Problem` for one the course does not have."""
        for lesson in self.lessons:
            if id in (lesson.id, str(lesson.number)):
                return lesson
        known = " ".join(lesson.id for lesson in self.lessons)
        raise Problem("course-lesson", game=self.game, lesson=id[:40], known=known)

    def after(self, lesson: Lesson) -> Lesson | None:
        at = self.lessons.index(lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None


@cache
def course_of(slug: str) -> Course | None:
    """The course a game brings; None where it brings none."""
    file = game_folder(slug) / FILE
    return read_course(slug, file.read_text("utf-8"), file) if file.is_file() else None


def must_have_course(slug: str) -> Course:
    course = course_of(slug)
    if course is None:
        raise Problem("course-none", game=slug)
    return course


def read_course(slug: str, text: str, file: Path | str = FILE) -> Course:
    """The course of a text; a `Problem` names the file, the place in it and what is wrong there."""
    name = file.name if isinstance(file, Path) else file
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Problem("course-unfit", file=name, where="TOML", why=str(error)) from error
    return _Reader(slug, name).course(_Table(name, "", data))


class _Table:
    """A table of the file, read field by field; a field nobody asked for is a fault."""

    def __init__(self, file: str, where: str, data: Mapping[str, object]) -> None:
        self.file: Final = file
        self.where: Final = where
        self._data: Final = data
        self._read: Final[set[str]] = set()

    def fault(self, field: str, why: str) -> Problem:
        where = f"{self.where}, {field}" if self.where else field
        return Problem("course-unfit", file=self.file, where=where, why=why)

    def has(self, field: str) -> bool:
        return field in self._data

    def take(self, field: str, kind: type[T], default: T | None = None) -> T:
        self._read.add(field)
        value = self._data.get(field, default)
        if value is None:
            raise self.fault(field, "is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(field, f"{value!r} is not {KINDS[kind]}")
        return value

    def words(self, field: str) -> tuple[str, ...]:
        values = self.take(field, list, [])
        if not all(isinstance(value, str) and value for value in values):
            raise self.fault(field, f"{values!r} is not a list of texts")
        return tuple(values)

    def tables(self, field: str) -> list[Mapping[str, object]]:
        values = self.take(field, list, [])
        if not all(isinstance(value, dict) for value in values):
            raise self.fault(field, f"{values!r} is not a list of tables")
        return values

    def inner(self, field: str) -> _Table:
        return self.of(field, self.take(field, dict))

    def of(self, field: str, data: Mapping[str, object]) -> _Table:
        return _Table(self.file, f"{self.where}, {field}" if self.where else field, data)

    def rest(self) -> Mapping[str, object]:
        """What was not asked for yet."""
        left = {name: value for name, value in self._data.items() if name not in self._read}
        self._read.update(left)
        return left

    def done(self) -> None:
        for name in self._data:
            if name not in self._read:
                raise self.fault(name, "is no field here")


KINDS: Final[dict[type, str]] = {
    str: "a text",
    int: "a whole number",
    list: "a list",
    dict: "a table",
}


class _Reader:
    def __init__(self, slug: str, file: str) -> None:
        self._slug: Final = slug
        self._file: Final = file

    def course(self, top: _Table) -> Course:
        plates = self._each(top, "plate", self._plate)
        lessons = self._each(top, "lesson", self._lesson)
        concepts = self._each(top, "concept", self._concept)
        terms = self._each(top, "term", self._term)
        top.done()
        self._unique("lesson", [lesson.id for lesson in lessons])
        self._unique("concept", [concept.id for concept in concepts])
        self._unique("term", [term.id for term in terms])
        for at, lesson in enumerate(lessons):
            if lesson.number != at + 1:
                raise self._fault(f"lesson {lesson.id}, number", f"should be {at + 1}: lessons count on")
        parts = [lesson.part for lesson in lessons]
        if parts != sorted(parts, key=PARTS.index):
            raise self._fault("lesson", "basics come before special lessons")
        if plates and plates[0].position is None:
            raise self._fault("plate 1, position", "is missing: there is nothing to go on from")
        ids = {lesson.id for lesson in lessons}
        for concept in concepts:
            for id in concept.lessons:
                if id not in ids:
                    raise self._fault(f"concept {concept.id}, lessons", f"there is no lesson {id!r}")
        return Course(self._slug, plates, lessons, concepts, terms)

    def _fault(self, where: str, why: str) -> Problem:
        return Problem("course-unfit", file=self._file, where=where, why=why)

    def _unique(self, kind: str, ids: Sequence[str]) -> None:
        for id in ids:
            if ids.count(id) > 1:
                raise self._fault(f"{kind} {id}", "stands twice")

    def _each(self, top: _Table, kind: str, read: Callable[[_Table, int], T]) -> tuple[T, ...]:
        out: list[T] = []
        for number, data in enumerate(top.tables(kind), 1):
            name = data.get("id", number)
            table = top.of(f"{kind} {name}", data)
            out.append(read(table, number))
            table.done()
        return tuple(out)

    # -- plates

    def _plate(self, table: _Table, number: int) -> Plate:
        lines = self._script(table, "lines")
        if len(lines) > PLATE_LINES:
            raise table.fault("lines", f"are more than {PLATE_LINES}")
        return Plate(
            number,
            self._position(table),
            self._seat(table),
            self._show(table),
            lines,
            table.words("rules"),
            str(table.take("seed", int, 1)),
        )

    # -- lessons

    def _lesson(self, table: _Table, number: int) -> Lesson:
        id = self._id(table)
        part = table.take("part", str, "basics")
        if part not in PARTS:
            raise table.fault("part", f"{part!r} is not one of {' '.join(PARTS)}")
        steps: list[Step] = []
        for n, data in enumerate(table.tables("step"), 1):
            inner = table.of(f"step {n}", data)
            steps.append(self._step(inner, n))
            inner.done()
        if not 0 < len(steps) <= MOST_STEPS:
            raise table.fault("step", f"a lesson has 1 to {MOST_STEPS} steps, not {len(steps)}")
        names = table.take("names", list, [])
        if not all(isinstance(name, str) for name in names):
            raise table.fault("names", "are texts, by seat; the learner's is empty")
        seat = self._seat(table)
        if names and (len(names) <= seat or names[seat] != ""):
            raise table.fault("names", "the learner's is empty")
        return Lesson(
            id,
            table.take("number", int),
            part,
            self._positive(table, "minutes"),
            seat,
            tuple(names),
            self._some(table, "rules"),
            table.words("uses"),
            self._text(table, "position"),
            str(table.take("seed", int, 1)),
            self._some(table, "know"),
            tuple(steps),
        )

    def _step(self, table: _Table, number: int) -> Step:
        goal = self._goal(table.inner("goal"))
        way = table.words("way")
        if not way and not isinstance(goal, Asked | Choice):
            raise table.fault("way", "is missing: the lines that reach the goal")
        return Step(
            number,
            goal,
            self._position(table),
            self._show(table),
            way,
            table.take("within", int, max(1, len(way))),
            table.words("rules"),
            tuple(
                self._mistake(table.of(f"mistake {n}", data))
                for n, data in enumerate(table.tables("mistakes"), 1)
            ),
            self._script(table, "opponents"),
        )

    def _mistake(self, table: _Table) -> Mistake:
        rule = table.take("rule", str) if table.has("rule") else None
        mistake = Mistake(self._text(table, "line"), rule, self._text(table, "say"))
        table.done()
        return mistake

    def _goal(self, table: _Table) -> Goal:
        named = [name for name in ("asked", "lines", "events", "state", "choice") if table.has(name)]
        if len(named) != 1:
            raise table.fault("", "is one of asked, lines, events, state, choice")
        goal = self._goal_of(table, named[0])
        table.done()
        return goal

    def _goal_of(self, table: _Table, kind: str) -> Goal:
        if kind == "lines":
            return Lines(self._some(table, kind))
        if kind == "events":
            events = [
                self._happening(table.of(f"event {n}", one)) for n, one in enumerate(table.tables(kind), 1)
            ]
            if not events:
                raise table.fault(kind, "are none")
            return Events(tuple(events))
        inner = table.inner(kind)
        goal: Goal
        if kind == "asked":
            goal = Asked(self._some(inner, "words"), inner.take("rule", str))
        elif kind == "state":
            goal = self._seen(inner)
        else:
            goal = Choice(inner.take("answers", int), inner.take("right", int))
            if not 2 <= goal.answers <= 5 or not 1 <= goal.right <= goal.answers:
                raise inner.fault("right", "is the number of one of 2 to 5 answers")
        inner.done()
        return goal

    def _happening(self, table: _Table) -> Happening:
        kind = self._text(table, "kind")
        return Happening(kind, {name: self._value(table, name, one) for name, one in table.rest().items()})

    def _value(self, table: _Table, name: str, value: object) -> Value:
        if isinstance(value, dict):
            least = value.get("at_least")
            if set(value) != {"at_least"} or not isinstance(least, int):
                raise table.fault(name, f"{value!r} is neither a value nor {{ at_least = number }}")
            return Value(at_least=least)
        return Value(value)

    def _seen(self, table: _Table) -> Seen:
        path = self._text(table, "path")
        if table.has("is") == table.has("at_least"):
            raise table.fault("is", "either `is` or `at_least`")
        value = Value(at_least=table.take("at_least", int)) if table.has("at_least") else None
        return Seen(path, value or Value(table.take("is", object)))

    # -- concepts and terms

    def _concept(self, table: _Table, number: int) -> Concept:
        when = table.inner("when")
        named = [name for name in ("word", "event", "state") if when.has(name)]
        if len(named) != 1:
            raise when.fault("", "is one of word, event, state")
        trigger = self._trigger(when, named[0])
        when.done()
        position, lines = self._position(table), self._script(table, "lines")
        if lines and position is None:
            raise table.fault("position", "is missing: there is nothing for the lines to lead on from")
        return Concept(
            self._id(table),
            table.take("priority", int),
            self._some(table, "rules"),
            trigger,
            self._show(table),
            table.words("lessons"),
            position,
            lines,
            self._seat(table),
        )

    def _trigger(self, when: _Table, kind: str) -> Trigger:
        if kind == "word":
            return Trigger(word=self._text(when, kind))
        inner = when.inner(kind)
        if kind == "event":
            return Trigger(event=self._happening(inner))
        seen = self._seen(inner)
        inner.done()
        return Trigger(state=seen)

    def _term(self, table: _Table, number: int) -> Term:
        return Term(self._id(table), self._text(table, "rule"))

    # -- parts

    def _id(self, table: _Table) -> str:
        id = self._text(table, "id")
        if not all(
            part.isalnum() and part.isascii() and part.islower() for part in id.replace("-", " ").split(" ")
        ):
            raise table.fault("id", f"{id!r} is not small letters, digits and single hyphens")
        return id

    def _text(self, table: _Table, field: str) -> str:
        text = table.take(field, str).strip()
        if not text:
            raise table.fault(field, "is empty")
        return text

    def _position(self, table: _Table) -> str | None:
        return self._text(table, "position") if table.has("position") else None

    def _positive(self, table: _Table, field: str) -> int:
        number = table.take(field, int)
        if number < 1:
            raise table.fault(field, f"{number} is too small")
        return number

    def _some(self, table: _Table, field: str) -> tuple[str, ...]:
        words = table.words(field)
        if not words:
            raise table.fault(field, "is missing")
        return words

    def _seat(self, table: _Table) -> int:
        word = table.take("seat", str, "red")
        seat = seat_of(word)
        if seat is None or seat == CHANCE:
            raise table.fault("seat", f"{word!r} is no seat")
        return seat

    def _show(self, table: _Table) -> tuple[Lamp, ...]:
        shown = table.take("show", dict, {})
        if tuple(shown) != LETTERS[: len(shown)]:
            raise table.fault("show", f"letters are a, b, c in this order, not {' '.join(shown)}")
        for letter, target in shown.items():
            if not isinstance(target, str) or not target:
                raise table.fault("show", f"{letter} points at nothing")
        return tuple(Lamp(letter, target) for letter, target in shown.items())

    def _script(self, table: _Table, field: str) -> tuple[Scripted, ...]:
        out: list[Scripted] = []
        for text in table.words(field):
            word, _, line = text.partition(" ")
            seat = seat_of(word)
            if seat is None or not line.strip():
                raise table.fault(field, f"{text!r} does not begin with a seat, as in `blue pass`")
            out.append(Scripted(seat, line.strip()))
        return tuple(out)
