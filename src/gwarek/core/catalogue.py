"""Which games there are. A new game is one folder and one line here."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.problem import Problem

GAMES: Final = {
    "coalbaron": "gwarek.games.coalbaron",
}

_loaded: Final[dict[str, AnyGame]] = {}


def slugs() -> list[str]:
    """`["coalbaron", …]`"""
    return list(GAMES)


def load_game(slug: str, components: Path | None = None) -> AnyGame:
    """The game object; with a components file, the game as played with an owner's facts."""
    if slug not in GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(GAMES))
    if components is None and slug in _loaded:
        return _loaded[slug]
    game: AnyGame = importlib.import_module(GAMES[slug]).load(components)
    if components is None:
        _loaded[slug] = game
    return game


def game_folder(slug: str) -> Path:
    """Where the game's own files lie (components, rule texts)."""
    if slug not in GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(GAMES))
    file = importlib.import_module(GAMES[slug]).__file__
    assert file is not None
    return Path(file).parent
