"""Tables with a fixed seed, played by bots up to a wanted moment and put into a server's store.

The store may belong to a running server: it reads a table when somebody first looks at it.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

from gwarek.bots import Desk, make_bot
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.match import Match
from gwarek.server.settings import Settings
from gwarek.server.store import Store, now
from gwarek.table.rows import Header, Line, Seat
from gwarek.table.steps import lines_of, new_match, summed_up

Until = Callable[[Match], bool]
Row = tuple[Header, list[Seat], list[Line]]


@dataclass(frozen=True)
class Chair:
    """Who sits there: a guest's id, or a level of bot, or nobody yet."""

    name: str | None = None
    guest: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Staged:
    id: str
    keys: list[str]


@dataclass(frozen=True)
class Scene:
    """A table to be set. `player` is the bot that plays every seat up to the moment `until` first holds; `start` is a
    position to begin at."""

    chairs: Sequence[Chair]
    until: Until
    seed: str = "1"
    game: str = "coalbaron"
    player: str = "sztygar"
    options: dict[str, str] = field(default_factory=dict)
    free_undo: bool = True
    hints: bool = False
    id: str | None = None
    start: str | None = None


def set_up(scene: Scene, id: str | None) -> tuple[Header, list[Seat]]:
    """The table's row and its seats, before the first card."""
    game = load_game(scene.game)
    host = next(chair.guest for chair in scene.chairs if chair.guest)
    moment = now()
    header = Header(
        id=id or secrets.token_urlsafe(9),
        game=scene.game,
        rules=game.info.revision,
        preset="by_the_rulebook",
        options=game.info.full_options(scene.options),
        host=host,
        random_order=False,
        watch=True,
        free_undo=scene.free_undo,
        hints=scene.hints,
        what_if=False,
        seed=hashlib.sha256(scene.seed.encode()).hexdigest()[:32],
        start=scene.start,
        created=moment,
        updated=moment,
    )
    seats: list[Seat] = []
    for number, chair in enumerate(scene.chairs):
        first = not any(seat.kind == "me" for seat in seats)
        kind = "bot" if chair.bot else "link" if chair.guest != host else "me" if first else "here"
        holders = {chair.guest} if chair.guest else set()
        taken = bool(chair.bot or chair.guest)
        key = hashlib.sha256(f"{header.id} {number}".encode()).hexdigest()[:24]
        seats.append(Seat(number, kind, chair.name, chair.bot, taken, key, holders))
    return header, seats


def played(scene: Scene, header: Header, seats: list[Seat]) -> Row:
    """With the entries up to the wanted moment; none while somebody is waited for."""
    if not all(seat.taken for seat in seats):
        return header, seats, []
    match = new_match(load_game(scene.game), header, seats, header.seed)
    play(match, scene)
    return as_it_is(header, seats, match)


def as_it_is(header: Header, seats: list[Seat], match: Match) -> Row:
    moment = now()
    return summed_up(header, match, moment), seats, lines_of(match.entries, moment)


def play(match: Match, scene: Scene) -> None:
    """Bots choose for every seat; the same seed gives the same game."""
    bots = [make_bot(scene.player, f"{scene.seed}-{seat}") for seat in range(match.seats)]
    rngs = [QuickRng(f"{scene.seed}-{seat}") for seat in range(match.seats)]
    while not match.is_over() and not scene.until(match):
        seat = match.to_act()[0]
        desk = Desk(match.game, match.state, seat, rngs[seat], math.inf)
        match.act(seat, bots[seat].choose(desk).text())


async def _store(settings: Settings, rows: Sequence[Row]) -> None:
    store = Store(settings.url())
    await store.open()
    try:
        for header, seats, lines in rows:
            await store.add_table(header, seats, lines)
    finally:
        await store.close()


def _put(settings: Settings, rows: Sequence[Row]) -> list[Staged]:
    """In a thread of its own: Playwright keeps an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _store(settings, rows)).result()
    return [Staged(header.id, [seat.key for seat in seats]) for header, seats, _ in rows]


def stage(settings: Settings, scene: Scene) -> Staged:
    """Put the table into the store."""
    header, seats = set_up(scene, scene.id)
    return _put(settings, [played(scene, header, seats)])[0]


def stage_all(settings: Settings, scene: Scene, moments: Mapping[str, Until]) -> dict[str, Staged]:
    """One game, played once, and a table of its own for each moment of it."""
    rows: dict[str, Row] = {}

    def keep(name: str, match: Match) -> None:
        header, seats = set_up(scene, None)
        rows[name] = as_it_is(header, seats, match)

    def watch(match: Match) -> bool:
        for name in [name for name, until in moments.items() if name not in rows and until(match)]:
            keep(name, match)
        return False

    header, seats = set_up(scene, None)
    match = new_match(load_game(scene.game), header, seats, header.seed)
    play(match, replace(scene, until=watch))
    for name in moments.keys() - rows.keys():
        keep(name, match)
    return dict(zip(rows, _put(settings, list(rows.values())), strict=True))


# -- moments


def turn_of(seat: int, phase: str | None = None, after: int = 0, part: int = 0) -> Until:
    """The seat is asked, in this phase, after so many entries, in this shift or round or later."""

    def holds(match: Match) -> bool:
        if match.to_act() != [seat] or len(match.entries) < after:
            return False
        view: Any = match.view(seat)  # Any: as the page would get it
        return phase in (None, view["phase"]) and view.get("shift", view.get("round", 0)) >= part

    return holds


def never(_: Match) -> bool:
    """To the end of the game."""
    return False
