"""A server that makes room for a better one: the same command from another environment, on the same open socket.

`make play` starts on plain engines while the compiled ones are built behind. When they are ready the server ends in
good order and becomes its successor. The listening socket stays open meanwhile, so nobody who knocks is turned away;
pages that are open come back by themselves. The socket is passed as systemd passes one (`LISTEN_FDS`), so a unit with
a socket of its own works too.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

import uvicorn

FIRST_PASSED: Final = 3  # by the protocol: the first descriptor after the standard three
LOOKS_PER_SECOND: Final = 4
LOOK: Final = 0.01
PATIENCE: Final = 2.0  # seconds for people who have come in and not yet said what they want


class Server(uvicorn.Server):
    """A server that hears out those it has let in before it makes room for its successor.

    A browser may hold a connection open that it never uses: the wait has an end.
    """

    def __init__(self, config: uvicorn.Config, patience: float = PATIENCE) -> None:
        super().__init__(config)
        self.makes_room = False
        self._patience: Final = patience

    def make_room(self) -> None:
        self.makes_room = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.makes_room:
            for server in self.servers:
                server.close()  # who comes now is let in by the successor
            for _ in range(round(self._patience / LOOK)):
                if all(getattr(one, "cycle", one) is not None for one in self.server_state.connections):
                    break
                await asyncio.sleep(LOOK)
        await super().shutdown(sockets)


def is_passed() -> bool:
    """Was this process started with an open socket?"""
    return os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS") == "1"


def passed_socket() -> socket.socket | None:
    """The socket this process was started with; it is taken once."""
    if not is_passed():
        return None
    del os.environ["LISTEN_PID"], os.environ["LISTEN_FDS"]
    os.set_inheritable(FIRST_PASSED, False)
    return socket.socket(fileno=FIRST_PASSED)


def successor() -> Path | None:
    """The program that may follow this one: it need not be there yet."""
    named = os.environ.get("GWAREK_SUCCESSOR")
    return Path(named) if named else None


def when_there(program: Path, then: Callable[[], None]) -> None:
    """Call `then` from a thread of its own as soon as the program is there."""

    def look() -> None:
        while not program.exists():
            waiting.wait(1 / LOOKS_PER_SECOND)
        then()

    waiting = threading.Event()
    threading.Thread(target=look, name="waits for the successor", daemon=True).start()


def become(program: Path, listening: socket.socket) -> NoReturn:
    """Go on as the successor, with the same words on the command line."""
    os.dup2(listening.fileno(), FIRST_PASSED, inheritable=True)
    os.environ["LISTEN_PID"], os.environ["LISTEN_FDS"] = str(os.getpid()), "1"
    del os.environ["GWAREK_SUCCESSOR"]
    os.execv(program, [str(program), *sys.argv[1:]])
