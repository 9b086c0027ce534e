"""Brass: which parts of the view of either game have no cells of their own."""

from __future__ import annotations

from typing import Final

from gwarek.core.layout import Chosen

LEFT_OUT: Final[Chosen] = {
    "rounds": None,
    "worth": None,
    "tiles.industry": None,
    "tiles.level": None,
}


def without_stacks(name: str) -> Chosen:
    """Of a stack on a mat the number of tiles left says all."""
    return {f"players.{name}.next": None, f"players.{name}.stack": None}
