"""Which games there are. A new game is one folder and one line here."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.problem import Problem

GAMES: Final = {
    "birmingham": "gwarek.games.birmingham",
    "coalbaron": "gwarek.games.coalbaron",
    "lancashire": "gwarek.games.lancashire",
    "switchsignal": "gwarek.games.switchsignal",
    "tinnerstrail": "gwarek.games.tinnerstrail",
}

_loaded: Final[dict[tuple[str, Path | None], AnyGame]] = {}


def slugs() -> list[str]:
    """`["coalbaron", …]`"""
    return list(GAMES)


def load_game(slug: str, components: Path | None = None) -> AnyGame:
    """The game object; with a components file, the game as played with an owner's facts. Loaded once."""
    if slug not in GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(GAMES))
    if (slug, components) not in _loaded:
        _loaded[slug, components] = importlib.import_module(GAMES[slug]).load(components)
    return _loaded[slug, components]


def game_folder(slug: str) -> Path:
    """Where the game's own files lie (components, rule texts)."""
    if slug not in GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(GAMES))
    file = importlib.import_module(GAMES[slug]).__file__
    assert file is not None
    return Path(file).parent
