"""Coal Baron (Szczęść Boże, Glück Auf), 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from gwarek.core.components import owner_mark
from gwarek.games.coalbaron.components import load_parts
from gwarek.games.coalbaron.game import CoalBaron


def load(components: Path | None = None) -> CoalBaron:
    """The game, with the box as built in or with an owner's corrections."""
    return CoalBaron(load_parts(components), owner_mark(components))
