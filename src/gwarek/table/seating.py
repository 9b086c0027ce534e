"""Who sits where: seat links that are used once, seats the host frees before the start, other devices of one person.

A seat belongs to the browsers that hold it (`Seat.holders`, by cookie). A link only ever leads to a seat; once somebody
has sat down by it, it opens nothing more, to nobody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from hmac import compare_digest
from typing import Final

from gwarek.core.game import Json
from gwarek.table.present import Present
from gwarek.table.refusal import FORBIDDEN, NOT_NOW, UNKNOWN, Barred
from gwarek.table.rows import Guest, Link, Seat
from gwarek.table.steps import NewSeats, new_seats
from gwarek.table.viewer import Viewer
from gwarek.table.world import new_key

LINK_DAYS: Final = 7
LINKS: Final = 8  # ways to other devices that one table keeps for a person

FRESH: Final = "fresh"
USED: Final = "used"
EXPIRED: Final = "expired"
WRONG: Final = "wrong"


def is_old(moment: str | None, now: str) -> bool:
    """More than the days a link lives have gone by."""
    if moment is None:
        return False
    return datetime.fromisoformat(now) - datetime.fromisoformat(moment) > timedelta(days=LINK_DAYS)


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class Seating:
    """The seats of one table and the links to them."""

    def __init__(self, table: Present) -> None:
        self.links: list[Link] = []
        self._table: Final = table

    def load(self, links: Sequence[Link]) -> None:
        self.links = list(links)

    # -- how a link stands

    def standing(self, viewer: Viewer) -> str | None:
        """What the link a viewer came by is worth; None without one, and for whoever holds what it leads to."""
        key = viewer.key
        if key is None:
            return None
        now = self._table.world.now()
        seat = self._seat_by(key)
        if seat is not None:
            if viewer.guest is not None and viewer.guest.id in seat.holders:
                return None
            if seat.taken:
                return USED
            return EXPIRED if is_old(seat.since or self._table.header.created, now) else FRESH
        link = self.link_by(key)
        if link is None:
            return WRONG
        if link.used is not None:
            return None if viewer.guest is not None and viewer.guest.id == link.guest_id else USED
        return EXPIRED if is_old(link.made, now) else FRESH

    def _seat_by(self, key: str) -> Seat | None:
        for seat in self._table.seats:
            if compare_digest(seat.key.encode(), key.encode()):
                return seat
        return None

    def link_by(self, key: str) -> Link | None:
        wanted = _hash(key)
        return next((link for link in self.links if compare_digest(link.hash, wanted)), None)

    def check_may_look(self, viewer: Viewer) -> None:
        """Players, the host, who is invited by a link, and everybody where watching is allowed."""
        table = self._table
        if table.seats_of(viewer) or table.is_host(viewer) or table.header.watch:
            return
        link = self.standing(viewer)
        if link != FRESH and not any(seat.kind == "open" and not seat.taken for seat in table.seats):
            raise Barred(FORBIDDEN, "not-your-seat" if link is None else f"link-{link}")

    # -- sitting down

    def sit(self, guest: Guest, key: str | None, number: int | None) -> NewSeats | None:
        """At a free seat by its link or, at an open table, its number; None: this guest sits there already."""
        seat = self._wanted(Viewer(guest, key), number)
        if guest.id in seat.holders:
            return None
        seats = self._copied()
        taken = self._preferred(seats, seats[seat.seat], guest)
        taken.name, taken.taken, taken.holders = guest.name, True, {guest.id}
        taken.since = self._table.world.now()
        return new_seats(self._table, seats)

    def _wanted(self, viewer: Viewer, number: int | None) -> Seat:
        """The seat somebody may sit down at, or has already."""
        if viewer.key is None:
            for seat in self._table.seats:
                if seat.seat == number and seat.kind == "open":
                    if seat.taken and (viewer.guest is None or viewer.guest.id not in seat.holders):
                        raise Barred(NOT_NOW, "seat-taken", seat=seat.seat)
                    return seat
            raise Barred(FORBIDDEN, "not-your-seat")
        standing = self.standing(viewer)
        found = self._seat_by(viewer.key)
        if found is None or standing not in (FRESH, None):
            raise Barred(FORBIDDEN if standing == WRONG else NOT_NOW, f"link-{standing or WRONG}")
        return found

    def _preferred(self, seats: list[Seat], seat: Seat, guest: Guest) -> Seat:
        """With a random order, the seat of the colour this person likes: two free seats change places."""
        wish = guest.seat
        if not self._table.header.random_order or wish is None or wish >= len(seats) or seats[wish].taken:
            return seat
        other = seats[wish]
        seat.kind, other.kind = other.kind, seat.kind
        seat.key, other.key = other.key, seat.key
        seat.since, other.since = other.since, seat.since
        return other

    def _copied(self) -> list[Seat]:
        return [replace(seat, holders=set(seat.holders)) for seat in self._table.seats]

    # -- what the host may do before the start

    def set_seat(self, viewer: Viewer, number: int, kind: str, bot: str | None) -> NewSeats:
        """The host gives a seat to a bot, or to a friend by a new link; whoever sat there gets up.

        Only before the start, when there is no hand to see; and never the seats at the host's own screen.
        """
        table = self._table
        if not table.is_host(viewer):
            raise Barred(FORBIDDEN, "not-host")
        if not 0 <= number < len(table.seats):
            raise Barred(UNKNOWN, "seats-bad")
        if table.header.state != "waiting" or table.seats[number].kind in ("me", "here"):
            raise Barred(NOT_NOW, "seat-taken", seat=number)
        seats = self._copied()
        seat = seats[number]
        if seat.taken and kind == "bot" and seat.bot is None:
            raise Barred(NOT_NOW, "seat-taken", seat=number)  # free it first: nobody is replaced in passing
        seat.kind, seat.bot, seat.taken, seat.since = kind, bot, kind == "bot", table.world.now()
        seat.name, seat.holders, seat.key = None, set(), new_key(table.world)
        return new_seats(table, seats)

    # -- other devices of a seated person

    def _mine(self, viewer: Viewer) -> list[int]:
        mine = self._table.seats_of(viewer)
        if not mine:
            raise Barred(FORBIDDEN, "not-your-seat")
        return mine

    def my_links(self, viewer: Viewer) -> list[Link]:
        mine = set(self._mine(viewer))
        return [link for link in self.links if set(link.seats) & mine]

    def new_link(self, viewer: Viewer) -> tuple[Link, str]:
        """A way to go on at another device, to be stored, and its key: it is told now and never again."""
        if len(self.my_links(viewer)) >= LINKS:
            raise Barred(NOT_NOW, "links-many", most=LINKS)
        world, key = self._table.world, new_key(self._table.world)
        return Link(world.token(6), _hash(key), self._mine(viewer), world.now()), key

    def add(self, link: Link) -> None:
        self.links = [*self.links, link]

    def ending(self, viewer: Viewer, link_id: str) -> tuple[Link, list[int]]:
        """The link a person ends, and the seats that the device which came by it will hold no more."""
        link = next((link for link in self.my_links(viewer) if link.id == link_id), None)
        if link is None:
            raise Barred(UNKNOWN, "not-found")
        return link, list(link.seats) if link.guest_id else []

    def end(self, link: Link) -> None:
        """The end of a link is stored: it opens nothing any more, nor does the device that came by it."""
        self.links = [other for other in self.links if other is not link]
        for number in link.seats if link.guest_id is not None else []:
            self._table.seats[number].holders.discard(link.guest_id or "")

    def coming_by(self, link: Link, viewer: Viewer) -> list[int]:
        """The seats a device would hold that comes by a link; none: it has them already."""
        standing = self.standing(viewer)
        if standing is None:
            return []  # this very device, again
        if standing != FRESH or viewer.guest is None:
            raise Barred(NOT_NOW, f"link-{standing}")
        return [number for number in link.seats if viewer.guest.id not in self._table.seats[number].holders]

    def come_by(self, link: Link, guest: Guest, seats: Sequence[int]) -> None:
        """The device is stored as one that holds these seats."""
        link.used, link.guest_id = self._table.world.now(), guest.id
        for number in seats:
            self._table.seats[number].holders.add(guest.id)


def told_link(link: Link, key: str | None = None) -> Json:
    """`Link` of the protocol."""
    ends = datetime.fromisoformat(link.made) + timedelta(days=LINK_DAYS)
    return {
        "id": link.id,
        "made": link.made,
        "ends": ends.isoformat(timespec="microseconds"),
        "used": link.used,
        "key": key,
    }
