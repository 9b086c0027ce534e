"""Who looks at a table, which seats are theirs, and what `TableInfo` tells them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gwarek.core.chance import seed_hash
from gwarek.core.game import Json
from gwarek.table.rows import Guest, Header, Seat

ROMAN: Final = ["I", "II", "III", "IV", "V"]


@dataclass(frozen=True)
class Viewer:
    """Who looks: a guest by cookie, or nobody in particular. `key` is the link they came by; it opens no hand."""

    guest: Guest | None = None
    key: str | None = None


def table_info(
    header: Header,
    seats: Sequence[Seat],
    viewer: Viewer,
    title: str,
    online: set[int],
    link: str | None = None,
) -> Json:
    """`TableInfo` of the protocol, for one viewer; `link` is how the link they came by stands."""
    mine = seats_of(seats, viewer)
    host = is_host(header, seats, viewer)
    names = shown_names(seats)
    return {
        "id": header.id,
        "game": header.game,
        "state": header.state,
        "title": title,
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
                "key": seat.key if host and not seat.taken else None,
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
        "school": header.school,
        "link": link,
        "components": None if header.components is None else mark_of(header.components),
    }


def mark_of(text: str) -> str:
    """The mark of an owner's facts; a record of the game has the same."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


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
    """The host on any device: the guest who opened the table, or one who holds a seat together with that guest."""
    if viewer.guest is None:
        return False
    if viewer.guest.id == header.host:
        return True
    return any({viewer.guest.id, header.host} <= seat.holders for seat in seats)


def seats_of(seats: Sequence[Seat], viewer: Viewer) -> list[int]:
    """The seats a viewer plays: by the cookie of this browser and nothing else."""
    if viewer.guest is None:
        return []
    return [seat.seat for seat in seats if viewer.guest.id in seat.holders]
