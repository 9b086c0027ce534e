"""Brass: Lancashire, first edition: 3 or 4 players, and the players' variant for two."""

from __future__ import annotations

from pathlib import Path

from gwarek.games.lancashire.components import load_box
from gwarek.games.lancashire.game import Lancashire


def load(components: Path | None = None) -> Lancashire:
    """The game, with the box as built in or with an owner's corrections."""
    return Lancashire(load_box(components))
