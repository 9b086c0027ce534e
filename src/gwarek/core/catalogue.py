"""Which games there are: every installed package that names one in the entry-point group `gwarek.games`.

    [project.entry-points."gwarek.games"]
    coalbaron = "gwarek.games.coalbaron"

The name is the game's slug, the value its package: `load(components)` in it gives the game, and its folder holds what
else the game brings (docs/add-a-game.md). A package that cannot be read is a `Problem` for who asks for that game, and
for nobody else.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from gwarek.core.components import shown
from gwarek.core.game import AnyGame
from gwarek.core.problem import Problem

GROUP: Final = "gwarek.games"
HOME: Final = "gwarek.games."  # our own games keep their slugs, whatever else is installed

_SLUG: Final = re.compile(r"[a-z][a-z0-9]*")  # also part of message ids, addresses and file names


def declared_games() -> dict[str, str]:
    """The package of every game by slug, in alphabetical order."""
    found: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if _SLUG.fullmatch(entry.name) and (entry.name not in found or entry.value.startswith(HOME)):
            found[entry.name] = entry.value
    return found


GAMES: Final = declared_games()

_loaded: Final[dict[tuple[str, Path | None], AnyGame]] = {}


def slugs() -> list[str]:
    """`["coalbaron", …]`; one of them may turn out to be broken when it is asked for."""
    return list(GAMES)


def all_games() -> list[AnyGame]:
    """Every game that can be played, by slug; a broken package is left out."""
    found: list[AnyGame] = []
    for slug in GAMES:
        try:
            found.append(load_game(slug))
        except Problem:
            continue
    return found


def load_game(slug: str, components: Path | None = None) -> AnyGame:
    """The game object; with a components file, the game as played with an owner's facts. Loaded once."""
    if (slug, components) not in _loaded:
        _loaded[slug, components] = make_game(slug, components)
    return _loaded[slug, components]


def make_game(slug: str, components: Path | None) -> AnyGame:
    """The game object, made anew. Whatever an owner's file does to a game's readers is a `Problem` with that file."""
    package = _import(slug, _package(slug))
    try:
        made: AnyGame = package.load(components)
    except Problem:
        raise
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        if components is None:
            raise _broken(slug, error) from error
        raise Problem("components-unfit", file=str(components), why=shown(error)) from error
    except Exception as error:  # anybody's code
        raise _broken(slug, error) from error
    return made


def game_folder(slug: str) -> Path:
    """Where the game's own files lie (components, rule texts, messages); the game need not be loaded."""
    package = _package(slug)
    origin = _origin(slug, package)
    if origin is None:
        raise Problem("game-broken", game=slug, why=f"no package {package}")
    return Path(origin).parent


def game_part(slug: str, name: str) -> ModuleType | None:
    """A module of the game that not every game brings; None where it does not. See `gwarek.core.layout.layout_of`."""
    part = f"{_package(slug)}.{name}"
    return None if _origin(slug, part) is None else _import(slug, part)


def _package(slug: str) -> str:
    if slug not in GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(GAMES))
    return GAMES[slug]


def _origin(slug: str, module: str) -> str | None:
    """The file of a module, or None where there is none."""
    try:
        spec = importlib.util.find_spec(module)
    except Exception as error:  # looking for a part imports what is around it, and that is anybody's code
        raise _broken(slug, error) from error
    return None if spec is None else spec.origin


def _import(slug: str, module: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except Exception as error:  # anybody's code
        raise _broken(slug, error) from error


def _broken(slug: str, error: Exception) -> Problem:
    if isinstance(error, Problem):
        return error
    return Problem("game-broken", game=slug, why=f"{type(error).__name__}: {shown(error)}")
