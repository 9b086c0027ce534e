"""Games kept as records: one file each in a folder, nothing there is ever overwritten."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

from gwarek.core.problem import Problem
from gwarek.lab.simulate import GameResult


def keeper(folder: Path, slug: str, seed: str) -> Callable[[GameResult], None]:
    """Writes each result's record, as `coalbaron-<seed>-00007.gwarek`; where that stands already, `-2` and so on."""
    stem = f"{slug}-{re.sub(r'[^A-Za-z0-9_-]+', '-', seed) or 'seed'}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-unwritable", file=str(folder), why=error.strerror or str(error)) from error

    def keep(result: GameResult) -> None:
        for n in count(1):
            again = "" if n == 1 else f"-{n}"
            file = folder / f"{stem}-{result.number:05}{again}.gwarek"
            try:
                with file.open("x", encoding="utf-8") as out:
                    out.write(result.record)
                return
            except FileExistsError:
                continue
            except OSError as error:
                raise Problem("file-unwritable", file=str(file), why=error.strerror or str(error)) from error

    return keep
