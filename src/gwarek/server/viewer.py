"""Who looks at a table, which seats are theirs, and what `TableInfo` tells them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gwarek.core import catalogue
from gwarek.core.chance import seed_hash
from gwarek.core.game import Json
from gwarek.server.ownfacts import mark_of
from gwarek.server.store import Guest, Header, Seat

ROMAN: Final = ["I", "II", "III", "IV", "V"]


@dataclass(frozen=True)
class Viewer:
    """Who looks: a guest by cookie, a seat by its key, or nobody in particular."""

    guest: Guest | None = None
    key: str | None = None


def table_info(header: Header, seats: Sequence[Seat], viewer: Viewer, online: set[int]) -> Json:
    """`TableInfo` of the protocol, for one viewer."""
    mine = seats_of(seats, viewer)
    host = is_host(header, seats, viewer)
    names = shown_names(seats)
    return {
        "id": header.id,
        "game": header.game,
        "state": header.state,
        "title": catalogue.load_game(header.game).info.titles["en"],
        "options": header.options,
        "preset": header.preset,
        "host": host,
        "watch": header.watch,
        "free_undo": header.free_undo,
        "hints": header.hints,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": names[seat.seat],
                "bot": seat.bot,
                "taken": seat.taken,
                "online": seat.bot is not None or seat.seat in online,
                "mine": seat.seat in mine,
                "key": seat.key if seat.seat in mine or (host and not seat.taken) else None,
                "to_act": seat.seat in header.to_act,
            }
            for seat in seats
        ],
        "seed_hash": seed_hash(header.seed),
        "seed": header.seed if header.state == "over" else None,
        "length": header.length,
        "created": header.created,
        "updated": header.updated,
        "outcome": header.outcome,
        "what_if": header.what_if,
        "components": None if header.components is None else mark_of(header.components),
    }


def shown_names(seats: Sequence[Seat]) -> list[str | None]:
    """Names by seat. Levels are proper names, the same in every language; two alike are numbered."""
    levels = [seat.bot for seat in seats]
    out: list[str | None] = []
    for i, seat in enumerate(seats):
        name = seat.name
        if name is None and seat.bot is not None:
            name = seat.bot.capitalize()
            if levels.count(seat.bot) > 1:
                name = f"{name} {ROMAN[levels[:i].count(seat.bot)]}"
        out.append(name)
    return out


def is_host(header: Header, seats: Sequence[Seat], viewer: Viewer) -> bool:
    """The host on any device: by cookie, or by the key of a seat the host holds."""
    if viewer.guest is not None and viewer.guest.id == header.host:
        return True
    return any(seat.key == viewer.key and header.host in seat.holders for seat in seats)


def seats_of(seats: Sequence[Seat], viewer: Viewer) -> list[int]:
    """The seats a viewer plays. The key of a seat round the host's screen opens all seats of that screen."""
    if viewer.key is not None:
        for seat in seats:
            if secrets.compare_digest(seat.key.encode(), viewer.key.encode()):
                return [other.seat for other in same_screen(seats, seat)] if seat.taken else []
    if viewer.guest is None:
        return []
    return [seat.seat for seat in seats if viewer.guest.id in seat.holders]


def same_screen(seats: Sequence[Seat], seat: Seat) -> list[Seat]:
    if seat.kind not in ("me", "here"):
        return [seat]
    return [other for other in seats if other.kind in ("me", "here")]
