"""A process of its own that reads an owner's file: `python -m gwarek.server.readfacts MODULE FILE`, JSON comes out.

Whatever a file does to a parser or to a game's readers, it does here, within limits of memory and time.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Final

from gwarek.core import catalogue
from gwarek.core.problem import Problem
from gwarek.house.ownfacts import check

MEMORY_BYTES: Final = 512 * 1024 * 1024
CPU_SECONDS: Final = 6


def limit() -> None:
    """Memory and time of this process, where the system can limit them."""
    try:
        import resource
    except ImportError:  # Windows: the parent's clock is the only limit there
        return
    for what, most in ((resource.RLIMIT_AS, MEMORY_BYTES), (resource.RLIMIT_CPU, CPU_SECONDS)):
        _, hard = resource.getrlimit(what)
        resource.setrlimit(what, (most, hard) if hard < 0 or most <= hard else (hard, hard))


def main() -> None:
    slug, module, file = sys.argv[1:]
    catalogue.GAMES.setdefault(slug, module)
    importlib.import_module(module)
    limit()
    try:
        facts, faults = check(slug, Path(file))
    except (MemoryError, RecursionError):
        facts, faults = {}, [Problem("components-costly")]
    json.dump({"facts": facts, "faults": [[fault.id, fault.facts] for fault in faults]}, sys.stdout)


if __name__ == "__main__":
    main()
