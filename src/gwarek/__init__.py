"""Gwarek: five industrial-age board games, whole and exact, as a library.

>>> from gwarek import new_match
>>> match = new_match("coalbaron", seats=2, seed="7")
>>> match.legal()[:3]
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gwarek.core.catalogue import load_game, slugs
from gwarek.core.game import AnyGame
from gwarek.core.match import Match, Refused, new_seed, replay
from gwarek.core.position import table_of
from gwarek.core.problem import Problem
from gwarek.core.record import Record, read_record

__version__ = "0.1.0"

__all__ = [
    "AnyGame",
    "Match",
    "Problem",
    "Record",
    "Refused",
    "is_compiled",
    "load_game",
    "new_match",
    "read_record",
    "replay",
    "slugs",
]


def new_match(
    game: str,
    seats: int | list[str] | None = None,
    seed: str | int | None = None,
    options: Mapping[str, str] | None = None,
    names: list[str] | None = None,
    components: Path | None = None,
    start: str | None = None,
    unsound: bool = False,
) -> Match:
    """A new match with everything dealt; without a seed, from a fresh one.

    `start` is position text to begin from; it says seats and options itself, and one that contradicts itself or the
    box is a `Problem` unless `unsound`. Without `seats` two play, in Brass: Lancashire three (`info.usual`): its game
    for two is a variant of players.
    """
    engine = load_game(game, components)
    number = engine.info.chosen_seats(len(seats) if isinstance(seats, list) else seats)
    if start is not None:
        if seats is not None or options is not None:
            raise Problem("position-start-only")
        number, options = table_of(start, engine.info)
    drawn = new_seed() if seed is None else str(seed)
    return Match(engine, number, options, drawn, names, start, unsound)


def is_compiled() -> bool:
    """Are the engines running as compiled modules?"""
    import gwarek.core.match as module

    return not (module.__file__ or "").endswith((".py", ".pyc"))
