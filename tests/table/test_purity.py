"""The room of a table runs where there is no server: in a worker of a browser there are no threads and no sockets."""

from __future__ import annotations

import subprocess
import sys

ABSENT = ("asyncio", "concurrent.futures", "fastapi", "gwarek.server", "pydantic", "sqlalchemy", "starlette")

SCRIPT = """
import pkgutil, sys
import gwarek.table
for found in pkgutil.iter_modules(gwarek.table.__path__, "gwarek.table."):
    __import__(found.name)
print(" ".join(name for name in sys.argv[1:] if name in sys.modules))
"""


def test_nothing_of_a_server_is_loaded_with_a_table() -> None:
    command = [sys.executable, "-c", SCRIPT, *ABSENT]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() == []
