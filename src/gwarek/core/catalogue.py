"""Which games there are. A new game is one folder and one line here."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Final

from gwarek.core.components import shown
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
        _loaded[slug, components] = make_game(slug, components)
    return _loaded[slug, components]


def make_game(slug: str, components: Path | None) -> AnyGame:
    """The game object, made anew. Whatever an owner's file does to a game's readers is a `Problem` with that file."""
    load = importlib.import_module(GAMES[slug]).load
    try:
        made: AnyGame = load(components)
    except Problem:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        if components is None:
            raise
        raise Problem("components-unfit", file=str(components), why=shown(error)) from error
    return made


def game_folder(slug: str) -> Path:
    """Where the game's own files lie (components, rule texts, messages); the game need not be loaded."""
    if slug not in GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(GAMES))
    spec = importlib.util.find_spec(GAMES[slug])
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def game_part(slug: str, name: str) -> ModuleType | None:
    """A module of the game that not every game brings (`terminal`, `layout`)."""
    if slug not in GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(GAMES))
    full = f"{GAMES[slug]}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) is not None else None
