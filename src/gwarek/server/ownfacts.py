"""Facts an owner brings to one table: checked, kept by what they say, and never in anybody else's way."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import os
import subprocess
import sys
import tempfile
from collections import OrderedDict
from pathlib import Path
from typing import Final

from gwarek.core import catalogue
from gwarek.core.game import AnyGame, Json
from gwarek.core.problem import Problem
from gwarek.server.errors import busy

log: Final = logging.getLogger("gwarek.server.facts")

GAMES_KEPT: Final = 16
AT_ONCE: Final = 2  # files read at the same time
WAITING: Final = 16  # files that are read or wait for it; the next one is told to come again
READ_SECONDS: Final = 30.0  # of a machine that has other things to do; the process counts its own time


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


class Reader:
    """Owners' files are read by processes of their own, a few at a time."""

    def __init__(self) -> None:
        self._reading: Final = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def checked(self, slug: str, text: str) -> tuple[Json, list[Problem]]:
        """The facts as they would be played, for an editor, and every fault. Nothing of the text is kept."""
        if slug not in catalogue.GAMES:
            raise Problem("game-unknown", game=slug, known=", ".join(catalogue.GAMES))
        if self._waiting >= WAITING:
            raise busy()
        self._waiting += 1
        try:
            async with self._reading:
                with tempfile.TemporaryDirectory() as folder:
                    path = Path(folder) / "components.toml"
                    path.write_bytes(text.encode("utf-8", "replace"))
                    return await _read(slug, path)
        finally:
            self._waiting -= 1

    async def must_fit(self, slug: str, text: str) -> None:
        """Refuse a text the game cannot be played with."""
        _, faults = await self.checked(slug, text)
        if faults:
            raise faults[0]


async def _read(slug: str, path: Path) -> tuple[Json, list[Problem]]:
    command = (sys.executable, "-m", "gwarek.server.readfacts", slug, catalogue.GAMES[slug], str(path))
    process = await asyncio.create_subprocess_exec(
        *command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        out, _ = await asyncio.wait_for(process.communicate(), READ_SECONDS)
        found = json.loads(out)
    except (TimeoutError, ValueError):
        log.warning("%s: an owner's file took too much time or memory", slug)
        return {}, [Problem("components-costly")]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return found["facts"], [Problem(id, **facts) for id, facts in found["faults"]]


def fault(problem: Problem) -> Json:
    """What is wrong with a file, as an editor is told."""
    facts = {key: value for key, value in problem.facts.items() if key != "file"}
    field = str(facts.get("field", ""))
    return {"field": "" if field == "none" else field, "id": f"problem-{problem.id}", "args": facts}
