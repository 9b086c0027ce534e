"""Switch & Signal (Zwrotnice i semafory), co-operative, 2 to 4 players; one hand alone is unofficial."""

from __future__ import annotations

from pathlib import Path

from gwarek.core.components import owner_mark
from gwarek.games.switchsignal.components import load_parts
from gwarek.games.switchsignal.game import SwitchSignal


def load(components: Path | None = None) -> SwitchSignal:
    """The game, with the box as built in or with an owner's corrections."""
    return SwitchSignal(load_parts(components), owner_mark(components))
