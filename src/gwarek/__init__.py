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
) -> Match:
    """A new match with everything dealt; without a seed, from a fresh one.

    Without `seats` two play, in Brass: Lancashire three (`info.usual`): its game for two is a variant of players.
    """
    engine = load_game(game, components)
    number = engine.info.chosen_seats(len(seats) if isinstance(seats, list) else seats)
    return Match(engine, number, options, new_seed() if seed is None else str(seed), names)


def is_compiled() -> bool:
    """Are the engines running as compiled modules?"""
    import gwarek.core.match as module

    return not (module.__file__ or "").endswith(".py")
