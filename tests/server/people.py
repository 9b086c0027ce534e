"""A real server on a free port, and people who use it as a browser would."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from gwarek.server import Settings, create_app

Json = dict[str, Any]  # Any: answers are read as they come

ME = {"kind": "me"}
HERE = {"kind": "here"}
LINK = {"kind": "link"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "ciskacz"}


def quick_settings(data: Path, **changes: Any) -> Settings:
    chosen: Json = {
        "data": data,
        "pace": 0.0,
        "bot_workers": 1,
        "bot_limit": 20.0,
        "hint_seconds": 0.5,
        **changes,
    }
    return Settings(**chosen)


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=0, log_level="warning", timeout_graceful_shutdown=1
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def port(self) -> int:
        port: int = self.server.servers[0].sockets[0].getsockname()[1]
        return port

    def __enter__(self) -> Running:
        self.thread.start()
        soon(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def person(self, name: str, seat: int | None = None) -> Person:
        return Person(self.port, name, seat)


def soon(true: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


class Person:
    def __init__(self, port: int, name: str | None = None, seat: int | None = None) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        if name is not None:
            self.put("/api/me", {"name": name, "seat": seat})

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.get(path), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:
        return self._read(self.http.put(path, json=body), status)

    def post(self, path: str, body: object, status: int = 200) -> Any:
        return self._read(self.http.post(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.delete(path), status)

    @staticmethod
    def _read(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()

    def new_table(self, *seats: Json, status: int = 200, **changes: object) -> Any:
        body = {
            "game": "coalbaron",
            "preset": None,
            "options": {},
            "seats": list(seats),
            "random_order": False,
            "watch": False,
            "free_undo": False,
            **changes,
        }
        return self.post("/api/tables", body, status)

    def look(self, table_id: str, key: str | None = None, origin: str | None = None) -> Page:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        query = f"?key={key}" if key else ""
        return Page(f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket{query}", cookies, origin)


class Page:
    """An open page at a table: keeps the newest update, and every word it was sent."""

    def __init__(self, address: str, cookies: str, origin: str | None) -> None:
        headers = {"Cookie": cookies} if cookies else {}
        if origin is not None:
            headers["Origin"] = origin
        self._opening = connect(address, additional_headers=headers, max_size=None, open_timeout=60)
        self.socket: ClientConnection = self._opening.__enter__()
        self.heard: list[str] = []
        self.table: Json = {}
        self.now: Json = {}
        self.wait("table")

    def __enter__(self) -> Page:
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _e: BaseException | None, _t: TracebackType | None
    ) -> None:
        self.socket.close()

    def hear(self, seconds: float = 60.0) -> Json:
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.table, self.now = message["table"], message["update"]
        elif message["type"] == "update":
            self.now = message
        elif message["type"] == "seats":
            self.table = message["table"]
        return message

    def wait(self, *types: str, seconds: float = 60.0) -> Json:
        """The next message of one of these types."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = self.hear(seconds)
            if message["type"] in types:
                return message
        raise TimeoutError(f"no {types}")

    def is_quiet(self, seconds: float = 0.3) -> bool:
        try:
            while True:
                if self.hear(seconds)["type"] in ("update", "table"):
                    return False
        except TimeoutError:
            return True

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def act(self, line: str | list[str], after: int | None = None, seat: int | None = None) -> Json:
        """Send a move and read the answer: an update or a refusal."""
        self.send(
            {
                "act": line,
                "after": self.now["length"] if after is None else after,
                "seat": self.now["as"] if seat is None else seat,
            }
        )
        return self.wait("update", "refused")

    def my_turn(self) -> bool:
        return self.now["as"] is not None and self.now["as"] in self.now["to_act"]

    def lines(self) -> list[str]:
        return [legal["line"] for legal in self.now["legal"]]

    def play_on(self, chance: random.Random, until: Callable[[Json], bool]) -> None:
        """Make random moves until something holds of the newest update, or the game is over."""
        while self.now["outcome"] is None and not until(self.now):
            if self.my_turn():
                before = self.now["length"]
                self.act(chance.choice(self.lines()))
                assert self.now["length"] > before
            else:
                self.wait("update")


@contextmanager
def serving(data: Path, **changes: Any) -> Iterator[Running]:
    with Running(quick_settings(data, **changes)) as running:
        yield running
