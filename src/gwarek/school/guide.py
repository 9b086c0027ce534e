"""The teacher at a table: explains each idea the first time it appears, one at a time, and falls silent as one learns.

Asked what a line would lose, the teacher answers from the same advice as hints, and only where the loss is clear. The
thinking itself is done elsewhere; here is what is said of it.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from gwarek.core.game import Json
from gwarek.core.match import Match
from gwarek.school import texts
from gwarek.school.course import Concept, Course, Lamp
from gwarek.school.stage import events_since
from gwarek.school.triggers import appears, pointed

FIRST: Final = "first"  # speaks by himself, the first time
ASKED: Final = "asked"  # only when asked
SILENT: Final = "silent"
SETTINGS: Final = (FIRST, ASKED, SILENT)

LOSS: Final = 3.0  # points: less than that is nobody's business
FEWEST: Final = 4  # deals on which two lines are compared, before anything is said of them


@dataclass(frozen=True)
class Note:
    """What was explained, after which entry, and what the lamps showed: a line in the log."""

    concept: str
    entry: int
    show: tuple[Lamp, ...]

    def json(self) -> Json:
        lamps = [{"letter": lamp.letter, "target": lamp.target} for lamp in self.show]
        return {"concept": self.concept, "entry": self.entry, "show": lamps}


def read_note(data: Mapping[str, object]) -> Note:
    """A note as it was kept."""
    show, entry = data["show"], data["entry"]
    assert isinstance(show, list)
    assert isinstance(entry, int)
    return Note(str(data["concept"]), entry, tuple(Lamp(one["letter"], one["target"]) for one in show))


class Guide:
    """The teacher of one seat at one table."""

    def __init__(
        self,
        course: Course,
        seat: int,
        setting: str = FIRST,
        met: Collection[str] = (),
        notes: Sequence[Note] = (),
    ) -> None:
        """`met`: concepts that need no more words. `notes`: what was explained at this table before."""
        self.course: Final = course
        self.seat: Final = seat
        self.setting = setting
        self.met: Final = set(met)
        self.notes: Final = list(notes)
        self.warning: Json | None = None
        self._open: Note | None = None  # what is being explained, until it is understood or the next move
        self._heard = -1  # entries whose events were listened to; -1: none yet
        self._moves = -1  # own decisions when the last concept was spoken of
        self._waiting: Final[dict[str, dict[str, str]]] = {}  # events that appeared, and what they told

    # -- listening

    def look(self, match: Match) -> Note | None:
        """The table has gone on: what is explained now for the first time, if anything."""
        self._listen(match)
        self.warning = None
        moves = self._own_moves(match)
        if self._open is not None and moves != self._moves:
            self._open = None
        return self._speak(match, moves) if self.setting == FIRST else None

    def ask(self, match: Match) -> Note | None:
        """Somebody wants to hear what there is to say: once more than by himself."""
        self._listen(match)
        return None if self.setting == SILENT else self._explain(match)

    def _speak(self, match: Match, moves: int) -> Note | None:
        """At most one concept for each decision of the seat."""
        if moves == self._moves or match.is_over():
            return None
        note = self._explain(match)
        if note is not None:
            self._moves = moves
        return note

    def _own_moves(self, match: Match) -> int:
        """How often the seat has decided, what it took back counted too."""
        return sum(entry.seat == self.seat for entry in match.entries)

    def _listen(self, match: Match) -> None:
        length = len(match.entries)
        if self._heard < 0:
            self._heard = length  # what happened before is for nobody to explain
        events = events_since(match, self.seat, self._heard)
        self._heard = length
        for concept in self.course.concepts:
            if concept.when.event is not None and concept.id not in (*self.met, *self._waiting):
                told = appears(concept, match, self.seat, events)
                if told is not None:
                    self._waiting[concept.id] = told

    def _explain(self, match: Match) -> Note | None:
        """The most important concept that has appeared and was not explained yet."""
        for concept in sorted(self.course.concepts, key=lambda one: one.priority):
            if concept.id in self.met:
                continue
            told = self._appeared(concept, match)
            if told is not None:
                self.met.add(concept.id)
                self._waiting.pop(concept.id, None)
                note = Note(concept.id, len(match.entries), tuple(pointed(concept.show, told)))
                self.notes.append(note)
                self._open = note
                self._moves = self._own_moves(match)
                return note
        return None

    def _appeared(self, concept: Concept, match: Match) -> dict[str, str] | None:
        if concept.when.event is not None:
            return self._waiting.get(concept.id)
        return appears(concept, match, self.seat, ())

    def understood(self) -> None:
        self._open = None
        self.warning = None

    # -- telling

    def json(self) -> Json:
        """The message `teacher` of the protocol."""
        concepts = self.course.concepts
        return {
            "type": "teacher",
            "setting": self.setting,
            "met": sum(concept.id in self.met for concept in concepts),
            "of": len(concepts),
            "list": [
                {
                    "id": concept.id,
                    "title": {"id": texts.concept(self.course, concept)},
                    "rules": list(concept.rules),
                    "met": concept.id in self.met,
                }
                for concept in concepts
            ],
            "concept": None if self._open is None else self._told(self._open),
            "warning": self.warning,
            "notes": [self._told(note) for note in self.notes if self._concept(note.concept) is not None],
        }

    def _concept(self, id: str) -> Concept | None:
        return next((concept for concept in self.course.concepts if concept.id == id), None)

    def _told(self, note: Note) -> Json:
        concept = self._concept(note.concept)
        assert concept is not None
        letters = {lamp.letter: lamp.letter for lamp in concept.show}
        return {
            "id": concept.id,
            "title": {"id": texts.concept(self.course, concept)},
            "say": {"id": texts.concept_text(self.course, concept), "args": letters},
            "rules": list(concept.rules),
            "show": note.json()["show"],
            "entry": note.entry,
        }


def clear_loss(better: Sequence[float], line: Sequence[float]) -> float | None:
    """What a line loses beside a better one, tried on the same deals; None unless it is much and beyond doubt.

    >>> clear_loss([9, 10, 11, 10], [1, 2, 4, 1])
    8.0
    """
    lost = [most - least for most, least in zip(better, line, strict=False)]
    if len(lost) < FEWEST:
        return None
    mean = fmean(lost)
    doubt = math.sqrt(sum((one - mean) ** 2 for one in lost) / (len(lost) - 1) / len(lost))
    return round(mean, 1) if mean >= LOSS and mean > 2.0 * doubt else None
