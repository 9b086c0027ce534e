"""A house in a page, and a screen at it: bots are answered at once, in the same process."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gwarek.pages.house import PageCustoms, PageHouse
from gwarek.pages.mail import answer
from gwarek.server.wire import shapes
from gwarek.table.world import World
from tests.table.rooms import new_world

Json = dict[str, Any]  # Any: messages are read as they come

SHAPES = shapes()
ME = {"kind": "me"}
HERE = {"kind": "here", "name": "Jan"}


def bot(level: str = "ciskacz") -> Json:
    return {"kind": "bot", "bot": level}


class Clock:
    """Time goes by when somebody says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Home:
    """A house, what it wrote down, and the bots' desk."""

    def __init__(self, folder: Path, world: World | None = None) -> None:
        self.folder = folder
        self.clock = Clock()
        self.house = PageHouse(SHAPES, PageCustoms(folder / "house"), world or new_world(), self.clock)
        self.written: dict[str, str] = {}
        self.heard: dict[int, list[Json]] = {}
        self.closed: dict[int, tuple[int, str]] = {}
        self.asked: list[Json] = []
        self.stopped: list[int] = []
        self.thinks: Callable[[Json], str] | None = lambda asked: answer(asked, folder / "bots")

    def carry(self) -> None:
        """Take the post away, until nothing is left to do now."""
        while True:
            post = json.loads(json.dumps(self.house.post()))  # as a worker hands it over
            self.written |= post["changed"]
            for socket, text in post["down"]:
                self.heard.setdefault(socket, []).append(json.loads(text))
            for socket, code, reason in post["closed"]:
                self.closed[socket] = (code, reason)
            self.asked += post["questions"]
            self.stopped += post["stopped"]
            if self.thinks is not None and post["questions"]:
                for asked in post["questions"]:
                    self.house.answered(asked["number"], self.thinks(asked))
            elif post["due"] is not None and post["due"] < 1.0:
                self.clock.now += post["due"]  # the pace of bots that somebody watches
            else:
                return

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        told, text = self.house.ask(method, path, None if body is None else json.dumps(body))
        assert told == status, text
        self.carry()
        return text if path.split("?")[0].endswith(("/record", "/components", "/kept")) else json.loads(text)

    def name(self, name: str = "Ala") -> Home:
        self.ask("PUT", "/me", {"name": name})
        return self

    def new_table(self, game: str, *seats: Json, status: int = 200, **changes: object) -> Any:
        return self.ask("POST", "/tables", {"game": game, "seats": list(seats), **changes}, status)

    def screen(self, address: str) -> Screen:
        return Screen(self, len(self.heard) + len(self.closed), address)

    def at(self, table: Json) -> Screen:
        return self.screen(f"/tables/{table['id']}/socket")


class Screen:
    """One open page."""

    def __init__(self, home: Home, socket: int, address: str) -> None:
        self.home = home
        self.socket = socket
        home.house.connect(socket, address)
        home.carry()

    @property
    def heard(self) -> list[Json]:
        return self.home.heard.get(self.socket, [])

    def told(self, type: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == type]

    @property
    def now(self) -> Json:
        latest = next(m for m in reversed(self.heard) if m["type"] in ("update", "table"))
        return latest["update"] if latest["type"] == "table" else latest

    def lines(self) -> list[str]:
        return [legal["line"] for legal in self.now["legal"]]

    def send(self, message: object) -> Json:
        """The last thing heard after it."""
        self.home.house.hear(self.socket, message if isinstance(message, str) else json.dumps(message))
        self.home.carry()
        return self.heard[-1]

    def act(self, *lines: str) -> Json:
        now = self.now
        return self.send({"act": list(lines), "after": now["length"], "seat": now["as"]})

    def play(self, choose: Callable[[list[str]], str], moves: int = 100_000) -> None:
        """So many moves, or to the end of the game."""
        while self.now["outcome"] is None and moves > 0:
            before = self.now["length"]
            self.act(choose(self.lines()))
            assert self.now["length"] > before, self.heard[-1]
            moves -= 1
