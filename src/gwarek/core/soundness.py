"""Is a position somebody typed one that the box and the rules allow? Every door where text comes in asks here.

>>> sound_position(load_game("switchsignal"), "seats 2; clock 99")   # Problem: unsound-many
"""

from __future__ import annotations

from typing import Any

from gwarek.core.game import AnyGame
from gwarek.core.problem import Problem
from gwarek.core.seat import CHANCE, seat_word


def sound_position(game: AnyGame, text: str, unsound: bool = False) -> Any:  # Any: the game's own state
    """The position of a text; a `Problem` names what contradicts it. `unsound` lets a tester through."""
    s = game.position(text)
    if not unsound:
        for fault in game.faults(s):
            raise fault
        for seat in game.to_act(s):
            if seat != CHANCE and not game.legal(s, seat):
                raise Problem("unsound-stuck", seat=seat_word(seat))
    return s


# -- what can be wrong; `clause` and `other` are written as position text


def too_many(clause: str, given: int, most: int) -> Problem:
    """More than there can be: `too_many("clock 99", 99, 7)`."""
    return Problem("unsound-many", clause=clause, given=given, most=most)


def miscounted(clause: str, given: int, needed: int) -> Problem:
    """The box has another number: `miscounted("miners red", 20, 18)`."""
    return Problem("unsound-count", clause=clause, given=given, needed=needed)


def lacking(clause: str, needed: str) -> Problem:
    """Something goes with it that is not there: `lacking("phase keep", "moving …")`."""
    return Problem("unsound-lacking", clause=clause, needed=needed)


def clashing(clause: str, other: str) -> Problem:
    """Two clauses that cannot hold together: `clashing("at bury/1 red port/1", "era canal")`."""
    return Problem("unsound-clash", clause=clause, other=other)


def stale(what: str) -> Problem:
    """A number kept beside what it counts differs from it: a fault of the engine, not of the text."""
    return Problem("unsound-stale", what=what)
