"""Hypothesis strategies: seeds, tables, positions reached by play. Needs the `hypothesis` package."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.core.problem import Problem
from gwarek.testing.contract import any_kind


def seeds() -> st.SearchStrategy[str]:
    """Seeds of matches."""
    return st.integers(0, 2**32 - 1).map(str)


def seat_counts(game: AnyGame) -> st.SearchStrategy[int]:
    """How many play."""
    return st.sampled_from(game.info.seats)


@st.composite
def options(draw: st.DrawFn, game: AnyGame, seats: int) -> dict[str, str]:
    """Any mix of table options that this number of players can choose (not seat 4 of three, say)."""
    chosen: dict[str, str] = {}
    for option in game.info.options:
        chosen[option.id] = draw(
            st.sampled_from([v for v in option.values if _can_be(game, {option.id: v}, seats)])
        )
    return chosen


def _can_be(game: AnyGame, options: dict[str, str], seats: int) -> bool:
    try:
        game.setup(options, seats)
    except Problem:
        return False
    return True


@st.composite
def matches(draw: st.DrawFn, game: AnyGame, most: int = 400) -> Match:
    """A match some random decisions on, half of them of a random kind; it shrinks towards the beginning of the game."""
    seats = draw(seat_counts(game))
    match = Match(game, seats, draw(options(game, seats)), draw(seeds()))
    rng = QuickRng(draw(st.integers(0, 2**32 - 1)))
    for _ in range(draw(st.integers(0, most))):
        waiting = match.to_act()
        if not waiting:
            break
        legal = match.legal(waiting[0])
        if rng.below(2) == 0:
            legal = any_kind(legal, rng)
        match.act(waiting[0], legal[rng.below(len(legal))].text())
    return match


# Any: a state belongs to its game.
def positions(game: AnyGame, most: int = 400) -> st.SearchStrategy[Any]:
    """A position reached by play, with somebody or nobody to act, never chance."""
    return matches(game, most).map(lambda match: match.state)
