"""Tinners' Trail, 1 to 5 players, with Arsenic, Emigration, the Kickstarter pack and Lord Wallace."""

from __future__ import annotations

from pathlib import Path

from gwarek.core.components import owner_mark
from gwarek.games.tinnerstrail.components import load_parts
from gwarek.games.tinnerstrail.game import TinnersTrail


def load(components: Path | None = None) -> TinnersTrail:
    """The game, with the box as built in or with an owner's corrections."""
    return TinnersTrail(load_parts(components), owner_mark(components))
