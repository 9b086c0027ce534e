"""The levels of bots a table offers, by name. Who they are is `gwarek.bots`."""

from __future__ import annotations

from typing import Final

# Easy, steady, strong: the lad who pushes the carts, the foreman, and the ghost that guards the mine.
LEVELS: Final = ["ciskacz", "sztygar", "skarbnik"]
ALIASES: Final = {"apprentice": "ciskacz", "foreman": "sztygar", "master": "skarbnik"}


def level_of(name: str | None) -> str | None:
    """The level a name means: `level_of("master") == "skarbnik"`; None when it is none."""
    level = ALIASES.get(name or "", name)
    return level if level in LEVELS else None
