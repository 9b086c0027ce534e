"""Tables with a fixed seed, played by bots up to a wanted moment and put into a server's store.

The store may belong to a running server: it reads a table when somebody first looks at it.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from gwarek.bots import Desk, make_bot
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import Json
from gwarek.core.match import Match
from gwarek.server.settings import Settings
from gwarek.server.store import Header, Said, Seat, Store
from gwarek.server.table import lines_of, new_match, summarise

Until = Callable[[Match], bool]


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
    """A table to be set. `player` is the bot that plays every seat up to the moment `until` first holds."""

    chairs: Sequence[Chair]
    until: Until
    seed: str = "1"
    game: str = "coalbaron"
    player: str = "sztygar"
    options: dict[str, str] = field(default_factory=dict)
    free_undo: bool = True
    id: str | None = None
    said: Sequence[Said] = ()


def played(scene: Scene) -> tuple[Header, list[Seat], Match | None]:
    game = load_game(scene.game)
    host = next(chair.guest for chair in scene.chairs if chair.guest)
    header = Header(
        id=scene.id or secrets.token_urlsafe(9),
        game=scene.game,
        rules=game.info.revision,
        preset="by_the_rulebook",
        options=game.info.full_options(scene.options),
        host=host,
        random_order=False,
        watch=True,
        free_undo=scene.free_undo,
        what_if=False,
        seed=f"{int(scene.seed):064x}",
        start=None,
    )
    seats = []
    for number, chair in enumerate(scene.chairs):
        first = not any(seat.kind == "me" for seat in seats)
        kind = "bot" if chair.bot else "link" if chair.guest is None else "me" if first else "here"
        holders = {chair.guest} if chair.guest else set()
        taken = bool(chair.bot or chair.guest)
        seats.append(Seat(number, kind, chair.name, chair.bot, taken, secrets.token_urlsafe(18), holders))
    if not all(seat.taken for seat in seats):
        return header, seats, None
    match = new_match(game, header, seats, header.seed)
    play(match, scene)
    summarise(header, match)
    return header, seats, match


def play(match: Match, scene: Scene) -> None:
    """Bots choose for every seat; the same seed gives the same game."""
    bots = [make_bot(scene.player, f"{scene.seed}-{seat}") for seat in range(match.seats)]
    rngs = [QuickRng(f"{scene.seed}-{seat}") for seat in range(match.seats)]
    while not match.is_over() and not scene.until(match):
        seat = match.to_act()[0]
        desk = Desk(match.game, match.state, seat, rngs[seat], math.inf)
        match.act(seat, bots[seat].choose(desk).text())


async def _store(settings: Settings, scene: Scene) -> Staged:
    header, seats, match = played(scene)
    store = Store(settings.url())
    await store.open()
    try:
        lines = [] if match is None else lines_of(match.entries, header.updated)
        await store.add_table(header, seats, lines)
        for said in scene.said:
            await store.say(header.id, said)
    finally:
        await store.close()
    return Staged(header.id, [seat.key for seat in seats])


def stage(settings: Settings, scene: Scene) -> Staged:
    """Put the table into the store. In a thread of its own: Playwright keeps an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _store(settings, scene)).result()


# -- moments


def view_of(match: Match, seat: int) -> Json:
    return match.view(seat)


def turn_of(seat: int, phase: str | None = None, shift: int = 1, after: int = 0) -> Until:
    """The seat is asked, in this phase, in this shift or later, after so many entries."""

    def holds(match: Match) -> bool:
        if match.to_act() != [seat] or len(match.entries) < after:
            return False
        view = match.view(seat)
        return phase in (None, view["phase"]) and view["shift"] >= shift

    return holds


def never(_: Match) -> bool:
    return False
