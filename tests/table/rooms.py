"""A table in a room without a server: what it would store is a list, time goes by in seconds, chance is counted."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from gwarek.core.catalogue import load_game
from gwarek.core.game import AnyGame
from gwarek.core.game import Json as Message
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Guest, Header, Line, Seat
from gwarek.table.steps import NewSeats, Step, first_step
from gwarek.table.table import Table
from gwarek.table.viewer import Viewer
from gwarek.table.world import World

Json = dict[str, Any]  # Any: messages are read as they come

ALA = Guest("ala", "Ala", None)
OLA = Guest("ola", "Ola", None)


def new_world() -> World:
    """Two worlds alike tell the same."""
    seconds, tokens, seeds = count(), count(), count()
    start = datetime(1842, 3, 1, tzinfo=UTC)
    return World(
        now=lambda: (start + timedelta(seconds=next(seconds))).isoformat(timespec="microseconds"),
        token=lambda _: f"token-{next(tokens)}",
        seed=lambda: f"seed-{next(seeds)}",
    )


class Page:
    """Somebody who looks at the table, and all they were told."""

    def __init__(self, guest: Guest | None = None, key: str | None = None) -> None:
        self.viewer = Viewer(guest, key)
        self.sent = 0
        self.heard: list[Json] = []

    def send(self, message: Message) -> None:
        self.heard.append(message)

    def told(self, type: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == type]

    @property
    def now(self) -> Json:
        """The newest update."""
        latest = next(m for m in reversed(self.heard) if m["type"] in ("update", "table"))
        return latest["update"] if latest["type"] == "table" else latest

    def lines(self) -> list[str]:
        return [legal["line"] for legal in self.now["legal"]]


def person(seat: int, guest: Guest, kind: str = "link") -> Seat:
    return Seat(seat, kind, guest.name, None, True, f"key-{seat}", {guest.id})


def header(game: AnyGame, world: World, **changes: Any) -> Header:
    moment = world.now()
    plain = Header(
        id="t",
        game=game.info.slug,
        rules=game.info.revision,
        preset=None,
        options=game.info.full_options({}),
        host="ala",
        random_order=False,
        watch=True,
        free_undo=False,
        what_if=False,
        seed="seven",
        start=None,
        created=moment,
        updated=moment,
    )
    return replace(plain, **changes)


class Room:
    """A table that plays, with a store that is a list."""

    def __init__(self, *seats: Seat, slug: str = "coalbaron", **changes: Any) -> None:
        game, world = load_game(slug), new_world()
        first = first_step(game, header(game, world, **changes), seats, world.now())
        self.table = Table(game, first.header, list(seats), world)
        self.stored: list[Line] = list(first.lines)
        assert self.table.load(first.header, list(seats), self.stored) is None

    def page(self, guest: Guest | None = None, key: str | None = None) -> Page:
        page = Page(guest, key)
        self.table.join(page)
        return page

    def keep(self, step: object) -> None:
        """Store what the room would do, and let it be so."""
        assert isinstance(step, Step), step
        assert step.before == len(self.stored)
        self.stored += step.lines
        self.table.keep(step)

    def act(self, page: Page, *lines: str) -> None:
        now = page.now
        self.keep(self.table.act(page.viewer, now["as"], lines or [page.lines()[0]], now["length"]))

    def refused(self, answer: object) -> Json:
        assert isinstance(answer, Refusal), answer
        return dict(answer.json())


def seated(room: Table, change: NewSeats | None) -> None:
    assert change is not None
    room.keep_seats(change)
