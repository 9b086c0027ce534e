"""What a step of a lesson asks for, and whether it has come about: what happened counts, not which button was pressed.

>>> Lines(("link dudley-*",)).met(Evidence(seat=0, lines=("link dudley-birmingham",)))
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from gwarek.core.event import Event
from gwarek.core.game import Json

ME: Final = "me"  # in facts and paths: the seat of the learner


@dataclass(frozen=True)
class Question:
    """A why-not that was asked: its words, and the rules that answered."""

    words: frozenset[str]
    rules: frozenset[str]


@dataclass(frozen=True)
class Evidence:
    """What has happened since the step began, as the learner may know it."""

    seat: int
    lines: Sequence[str] = ()  # own decisions that count
    events: Sequence[Event] = ()
    view: Json = field(default_factory=dict)
    asked: Sequence[Question] = ()
    answer: int | None = None


@dataclass(frozen=True)
class Value:
    """What a fact or a part of the view must be: equal to something, or a number that is large enough."""

    equal: object = None
    at_least: int | None = None

    def fits(self, value: object, seat: int) -> bool:
        if self.at_least is not None:
            return isinstance(value, int) and not isinstance(value, bool) and value >= self.at_least
        wanted = seat if self.equal == ME else self.equal
        return type(value) is type(wanted) and value == wanted


@dataclass(frozen=True)
class Happening:
    """An event of a kind with these facts."""

    kind: str
    facts: Mapping[str, Value]

    def fits(self, event: Event, seat: int) -> bool:
        args = event.args()
        return event.kind == self.kind and all(
            name in args and value.fits(args[name], seat) for name, value in self.facts.items()
        )


def line_fits(pattern: str, line: str) -> bool:
    """Is this the line, or one with the beginning that a trailing `*` ends?

    >>> line_fits("build cotton_mill *", "build cotton_mill birmingham/1 card:birmingham")
    True
    """
    return line.startswith(pattern[:-1]) if pattern.endswith("*") else line == pattern


def word_fits(pattern: str, word: str) -> bool:
    return line_fits(pattern, word)


def at_path(view: object, path: str, seat: int) -> tuple[bool, object]:
    """What stands at a path of a view (`players.me.money`), and whether there is such a place."""
    for name in path.split("."):
        if isinstance(view, Mapping):
            if name not in view:
                return False, None
            view = view[name]
        elif isinstance(view, list | tuple):
            at = seat if name == ME else int(name) if name.isdigit() else -1
            if not 0 <= at < len(view):
                return False, None
            view = view[at]
        else:
            return False, None
    return True, view


class Goal:
    """What a step asks for."""

    def met(self, evidence: Evidence) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class Lines(Goal):
    """Any of these lines was played."""

    lines: tuple[str, ...]

    def met(self, evidence: Evidence) -> bool:
        return any(line_fits(pattern, line) for pattern in self.lines for line in evidence.lines)


@dataclass(frozen=True)
class Events(Goal):
    """All of these happened, in any order, each by an event of its own."""

    events: tuple[Happening, ...]

    def met(self, evidence: Evidence) -> bool:
        return _each_has_one(self.events, list(evidence.events), evidence.seat)


def _each_has_one(wanted: Sequence[Happening], events: list[Event], seat: int) -> bool:
    if not wanted:
        return True
    for at, event in enumerate(events):
        if wanted[0].fits(event, seat) and _each_has_one(wanted[1:], events[:at] + events[at + 1 :], seat):
            return True
    return False


@dataclass(frozen=True)
class Asked(Goal):
    """A why-not with these words was asked, and this rule was among the answers."""

    words: tuple[str, ...]
    rule: str

    def met(self, evidence: Evidence) -> bool:
        return any(set(self.words) <= one.words and self.rule in one.rules for one in evidence.asked)


@dataclass(frozen=True)
class Seen(Goal):
    """The learner's view shows this."""

    path: str
    value: Value

    def met(self, evidence: Evidence) -> bool:
        there, value = at_path(evidence.view, self.path, evidence.seat)
        return there and self.value.fits(value, evidence.seat)


@dataclass(frozen=True)
class Choice(Goal):
    """A question in words was answered rightly."""

    answers: int
    right: int

    def met(self, evidence: Evidence) -> bool:
        return evidence.answer == self.right
