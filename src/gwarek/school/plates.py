"""*The game in ten minutes*: eight pictures on the real board, with a few lines played while one looks."""

from __future__ import annotations

from typing import Final

from gwarek.core.catalogue import load_game
from gwarek.core.game import Json
from gwarek.core.match import Match
from gwarek.core.problem import Problem
from gwarek.core.seat import CHANCE
from gwarek.school import texts
from gwarek.school.course import Course, Plate
from gwarek.school.stage import next_line, open_match
from gwarek.table.telling import Telling

STILL: Final = "1970-01-01T00:00:00.000000+00:00"  # a plate has no time


def plates_told(course: Course) -> list[Json]:
    """Every plate as its page gets it: `say`, `rules`, `show`, and the position with what each line makes of it."""
    out: list[Json] = []
    match: Match | None = None
    for plate in course.plates:
        if plate.position is not None:
            match = open_match(load_game(course.game), plate.position)
        assert match is not None  # the first plate has a position
        out.append(_told(course, plate, match))
    return out


def _told(course: Course, plate: Plate, match: Match) -> Json:
    """One plate; the match is carried on. Luck that no line gives is drawn."""
    if plate.seat >= match.seats:
        raise Problem("course-unfit", file="", where=f"plate {plate.number}, seat", why="does not play")
    updates: list[Json] = []
    for scripted in (None, *plate.lines):
        if scripted is not None:
            match.act(scripted.seat, scripted.line)
        at = len(updates)
        if at == len(plate.lines) or plate.lines[at].seat != CHANCE:
            _draw(match, plate.seed)
        updates.append(_update(match, plate.seat))
    return {
        "number": plate.number,
        "say": {"id": texts.plate(course, plate), "args": {lamp.letter: lamp.letter for lamp in plate.show}},
        "rules": list(plate.rules),
        "show": [{"letter": lamp.letter, "target": lamp.target} for lamp in plate.show],
        "seats": match.seats,
        "updates": updates,
    }


def _draw(match: Match, seed: str) -> None:
    """What luck decides by itself."""
    while CHANCE in match.to_act():
        line = next_line(match, (), 0, [], seed)
        assert line is not None
        match.act(line.seat, line.line)


def _update(match: Match, seat: int) -> Json:
    telling = Telling(match, [STILL] * len(match.entries))
    return telling.update_at([seat], len(match.entries))
