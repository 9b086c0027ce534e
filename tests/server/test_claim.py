"""`gwarek serve` begins on data that is its own and whole, or says in one sentence why not and changes nothing."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from gwarek import Problem
from gwarek.server import Settings, check_store, claimed
from gwarek.server.claim import LOCK


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def serve(data: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gwarek", "serve", "--data", str(data), "--port", str(free_port())]
    return subprocess.run(
        [*command, "--lang", "en"], capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL
    )


def one_sentence(told: subprocess.CompletedProcess[str]) -> str:
    """What was said, in one piece; nothing of it a traceback."""
    assert told.returncode == 2, (told.stdout, told.stderr)
    assert "Traceback" not in told.stderr
    return " ".join((told.stdout + told.stderr).split())


def made(data: Path) -> Path:
    """A database as a server leaves it."""
    data.mkdir(exist_ok=True)
    check_store(Settings(data=data))
    return data / "gwarek.sqlite3"


def test_a_second_server_on_the_same_data_names_the_first(tmp_path: Path) -> None:
    with claimed(tmp_path, "http://127.0.0.1:4321/"):
        said = one_sentence(serve(tmp_path))
        assert "http://127.0.0.1:4321/" in said
        assert str(os.getpid()) in said
        assert not (tmp_path / "gwarek.sqlite3").exists()
    with claimed(tmp_path, "http://127.0.0.1:1/"):  # the first has ended, and its file holds nobody
        assert (tmp_path / LOCK).is_file()


def test_a_damaged_database_is_said_to_be_one_and_left_alone(tmp_path: Path) -> None:
    file = made(tmp_path)
    damaged = b"not a database at all " * 400
    file.write_bytes(damaged)
    assert "damaged" in one_sentence(serve(tmp_path))
    assert file.read_bytes() == damaged


def test_pages_damaged_inside_are_found_too(tmp_path: Path) -> None:
    file = made(tmp_path)
    whole = bytearray(file.read_bytes())
    for page in range(1, len(whole) // 4096):
        whole[page * 4096 : page * 4096 + 64] = b"\x5a" * 64
    file.write_bytes(bytes(whole))
    with pytest.raises(Problem) as problem:
        check_store(Settings(data=tmp_path))
    assert problem.value.id == "store-damaged"
    assert file.read_bytes() == bytes(whole)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = made(tmp_path)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = file.read_bytes()
    assert "newer" in one_sentence(serve(tmp_path))
    assert file.read_bytes() == before


def test_a_locked_database_is_said_to_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = made(tmp_path)
    monkeypatch.setattr("gwarek.server.store.BUSY_MILLISECONDS", 50)
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(Problem) as problem:
            check_store(Settings(data=tmp_path))
        assert problem.value.id == "store-locked"
    finally:
        other.execute("ROLLBACK")
        other.close()
    check_store(Settings(data=tmp_path))


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in one_sentence(serve(tmp_path / "file" / "data"))
