"""One server for one data directory, and a look at its database before anybody is invited."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from alembic.util.exc import CommandError
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError, OperationalError

from gwarek.core.problem import Problem
from gwarek.server.settings import Settings
from gwarek.server.store import Store

LOCK: Final = "gwarek.lock"


@contextlib.contextmanager
def claimed(data: Path, address: str) -> Iterator[None]:
    """Hold the data directory for this process; `Problem` says who holds it already.

    The lock belongs to the process, not to the file: it ends when the process ends, however it ended.
    """
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the keys of seats
        file = (data / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise Problem("data-unwritable", folder=str(data), why=error.strerror or str(error)) from error
    with file:
        if not _locked(file):
            file.seek(0)
            raise Problem("server-running", folder=str(data), **_holder(file.read()))
        file.truncate(0)
        file.write(json.dumps({"pid": os.getpid(), "address": address}))
        file.flush()
        yield


def _locked(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows: the port is the only sign of another server there
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _holder(said: str) -> dict[str, str | int]:
    """What the other server wrote; it may be about to."""
    try:
        told = json.loads(said)
        return {"pid": str(told["pid"]), "address": str(told["address"])}
    except (ValueError, KeyError, TypeError):
        return {"pid": "?", "address": "?"}


def check_store(settings: Settings) -> None:
    """Open the store once, bring it to the newest form and close it; `Problem` where that cannot be done."""
    asyncio.run(_open_once(settings))


async def _open_once(settings: Settings) -> None:
    store = Store(settings.url())
    where = str(settings.data) if settings.database is None else settings.database.rpartition("@")[2]
    try:
        if store.engine.dialect.name == "sqlite":
            async with store.engine.connect() as connection:
                found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
            if found != "ok":
                raise Problem("store-damaged", file=where, why=str(found).splitlines()[0])
        await store.open()
    except CommandError as error:
        raise Problem("store-newer", file=where) from error
    except OperationalError as error:
        id = "store-locked" if "locked" in str(error.orig) else "store-closed"
        raise Problem(id, file=where, why=str(error.orig)) from error
    except DatabaseError as error:
        raise Problem("store-damaged", file=where, why=str(error.orig)) from error
    except OSError as error:  # a database elsewhere that does not answer
        raise Problem("store-closed", file=where, why=error.strerror or str(error)) from error
    finally:
        await store.close()
