"""The rooms of a table and of a lesson run where there is no server: a browser has no threads and no sockets."""

from __future__ import annotations

import subprocess
import sys

import pytest

ABSENT = ("asyncio", "concurrent.futures", "fastapi", "gwarek.server", "pydantic", "sqlalchemy", "starlette")
SCHOOL = (*ABSENT, "fluent", "gwarek.bots", "gwarek.i18n", "rich", "typer")  # a lesson says no sentence

SCRIPT = """
import importlib, pkgutil, sys
room = importlib.import_module(sys.argv[1])
for found in pkgutil.iter_modules(room.__path__, room.__name__ + "."):
    __import__(found.name)
print(" ".join(name for name in sys.argv[2:] if name in sys.modules))
"""


HOUSE = (*ABSENT, "fluent", "gwarek.bots", "multiprocessing", "rich", "subprocess", "typer")

ROOMS = [
    ("gwarek.table", ABSENT),
    ("gwarek.school", SCHOOL),
    ("gwarek.beside", SCHOOL),
    ("gwarek.house", HOUSE),
    ("gwarek.pages", HOUSE),
]


@pytest.mark.parametrize(("room", "absent"), ROOMS)
def test_nothing_of_a_server_is_loaded_with_a_table(room: str, absent: tuple[str, ...]) -> None:
    command = [sys.executable, "-c", SCRIPT, room, *absent]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() == []
