"""Brass: Birmingham, 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from gwarek.games.birmingham.components import load_box
from gwarek.games.birmingham.game import Birmingham


def load(components: Path | None = None) -> Birmingham:
    """The game, with the box as built in or with an owner's corrections."""
    return Birmingham(load_box(components))
