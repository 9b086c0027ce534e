"""Facts an owner brings to one table: checked, kept by what they say, and never in anybody else's way."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final

from gwarek.core import catalogue
from gwarek.core.game import AnyGame, Json
from gwarek.core.problem import Problem

GAMES_KEPT: Final = 16


def mark_of(text: str) -> str:
    """The same mark as a record of the game has."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class OwnFacts:
    """Files named by the hash of what they hold: the text of a table always finds its own file again."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._games: Final[OrderedDict[tuple[str, Path], AnyGame]] = OrderedDict()

    def file(self, text: str) -> Path:
        """The file that holds this text, written if there is none; one that is there is never written again."""
        path = self.folder / f"{hashlib.sha256(text.encode()).hexdigest()}.toml"
        if not path.is_file():
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, half = tempfile.mkstemp(dir=self.folder, suffix=".part")
            with os.fdopen(handle, "wb") as out:
                out.write(text.encode())
            Path(half).replace(path)
        return path

    def game(self, slug: str, text: str) -> AnyGame:
        """The game with these facts laid over the built-in ones. A bad text raises `Problem` and leaves nothing."""
        known = (slug, self.folder / f"{hashlib.sha256(text.encode()).hexdigest()}.toml")
        if known in self._games:
            self._games.move_to_end(known)
            return self._games[known]
        fresh = not known[1].is_file()
        path = self.file(text)
        try:
            game: AnyGame = importlib.import_module(catalogue.GAMES[slug]).load(path)
        except Problem:
            if fresh:
                path.unlink(missing_ok=True)
            raise
        self._games[known] = game
        while len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return game


def checked(slug: str, text: str) -> Json:
    """What an editor shows: the facts as they would be played, and every fault with the field it concerns."""
    if slug not in catalogue.GAMES:
        raise Problem("game-unknown", game=slug, known=", ".join(catalogue.GAMES))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "components.toml"
        path.write_text(text, encoding="utf-8")
        facts, faults = _check(slug, path)
    return {"facts": facts, "faults": [_fault(problem) for problem in faults]}


def _check(
    slug: str, path: Path
) -> tuple[dict[str, Any], list[Problem]]:  # Any: tables as a TOML file has them
    """A game with an editor has a room `check`; of the others, loading tells the first fault."""
    package = catalogue.GAMES[slug]
    try:
        if importlib.util.find_spec(f"{package}.check") is not None:
            found: tuple[dict[str, Any], list[Problem]] = importlib.import_module(f"{package}.check").checked(
                path
            )
            return found
        importlib.import_module(package).load(path)
    except Problem as problem:
        return {}, [problem]
    return {}, []


def _fault(problem: Problem) -> Json:
    facts = {key: value for key, value in problem.facts.items() if key != "file"}
    return {"field": str(facts.get("field", "")), "id": f"problem-{problem.id}", "args": facts}
