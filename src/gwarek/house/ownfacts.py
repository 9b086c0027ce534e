"""Facts an owner brings to one table: checked, kept by what they say, and never in anybody else's way."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import Any, Final, Protocol

from gwarek.core import catalogue
from gwarek.core.game import AnyGame, Json
from gwarek.core.problem import Problem

GAMES_KEPT: Final = 16


class FactsReader(Protocol):
    async def checked(self, slug: str, text: str) -> tuple[Json, list[Problem]]:
        """The facts as they would be played, for an editor, and every fault. Nothing of the text is kept."""
        ...


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
        """The game with these facts laid over the built-in ones. A bad text leaves nothing."""
        known = (slug, self.folder / f"{hashlib.sha256(text.encode()).hexdigest()}.toml")
        if known in self._games:
            self._games.move_to_end(known)
            return self._games[known]
        fresh = not known[1].is_file()
        path = self.file(text)
        try:
            game = catalogue.make_game(slug, path)
        except BaseException:
            if fresh:
                path.unlink(missing_ok=True)
            raise
        self._games[known] = game
        while len(self._games) > GAMES_KEPT:
            self._games.popitem(last=False)
        return game


# Any: tables as a TOML file has them
def check(slug: str, path: Path) -> tuple[dict[str, Any], list[Problem]]:
    """A game with an editor has a room `check`; of the others, loading tells the first fault."""
    package = catalogue.GAMES[slug]
    try:
        facts: dict[str, Any] = {}
        if importlib.util.find_spec(f"{package}.check") is not None:
            facts, faults = importlib.import_module(f"{package}.check").checked(path)
            if faults:
                return facts, faults
        catalogue.make_game(slug, path)
    except Problem as problem:
        return {}, [problem]
    return facts, []


def fault(problem: Problem) -> Json:
    """What is wrong with a file, as an editor is told."""
    facts = {key: value for key, value in problem.facts.items() if key != "file"}
    field = str(facts.get("field", ""))
    return {"field": "" if field == "none" else field, "id": f"problem-{problem.id}", "args": facts}
