"""Owners' files are read by processes of their own, a few at a time."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from gwarek.core import catalogue
from gwarek.core.game import Json
from gwarek.core.problem import Problem
from gwarek.server.errors import busy

log: Final = logging.getLogger("gwarek.server.facts")

AT_ONCE: Final = 2  # files read at the same time
WAITING: Final = 16  # files that are read or wait for it; the next one is told to come again
READ_SECONDS: Final = 30.0  # of a machine that has other things to do; the process counts its own time


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
