"""The server: tables, sockets, bots and the built pages. `gwarek.server.run` is what `gwarek serve` calls.

Imports of the web framework wait until they are needed: the bots' worker processes come through this file too.
"""

from __future__ import annotations

import importlib.util
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from gwarek.server.settings import HOST, PORT, Settings, default_bots, default_data, named_bots

for _needed in ("fastapi", "uvicorn", "sqlalchemy", "alembic", "aiosqlite"):
    if importlib.util.find_spec(_needed) is None:
        raise ModuleNotFoundError(f"the server needs {_needed}: pip install 'gwarek[server]'", name=_needed)

if TYPE_CHECKING:
    from fastapi import FastAPI

__all__ = [
    "HOST",
    "PORT",
    "Settings",
    "check_store",
    "claimed",
    "create_app",
    "default_bots",
    "default_data",
    "named_bots",
    "run",
]


def claimed(data: Path, address: str) -> AbstractContextManager[None]:
    """Hold the data directory; `Problem` when another server does."""
    from gwarek.server.claim import claimed

    return claimed(data, address)


def check_store(settings: Settings) -> None:
    """`Problem` when the database is damaged, newer or locked."""
    from gwarek.server.claim import check_store

    check_store(settings)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server as an ASGI application."""
    from gwarek.server.app import create_app

    return create_app(settings)


def run(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    open_browser: bool = False,
    components: dict[str, Path] | None = None,
    log_level: str = "warning",
    bots: dict[str, str] | None = None,
) -> None:
    """Serve until stopped, or until a successor takes over (`gwarek.server.handover`).

    `bots`: outside bots, `cmd:PROGRAM` by name; none: those of the environment.
    """
    import uvicorn

    from gwarek.server import handover

    settings = Settings(
        data=data or default_data(),
        host=host,
        port=port,
        components=components or {},
        bots=default_bots() if bots is None else bots,
    )
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level=log_level,
        access_log=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=3,
    )
    server = handover.Server(config)
    listening = handover.passed_socket() or config.bind_socket()
    kept = listening.dup()  # the server closes its own
    successor = handover.successor()
    if successor is not None:
        handover.when_there(successor, server.make_room)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    if not server.started:
        sys.exit(1)
    if successor is not None and successor.exists():
        handover.become(successor, kept)


def _open_when_ready(host: str, port: int) -> None:
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}api/health", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
