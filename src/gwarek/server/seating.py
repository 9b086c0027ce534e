"""Who sits where: seat links that are used once, seats the host frees before the start, other devices of one person.

A seat belongs to the browsers that hold it (`Seat.holders`, by cookie). A link only ever leads to a seat; once somebody
has sat down by it, it opens nothing more, to nobody.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from gwarek.core.game import Json
from gwarek.server.errors import Failure
from gwarek.server.store import Conflict, Guest, Link, Seat, now
from gwarek.server.viewer import Viewer, is_host, seats_of

if TYPE_CHECKING:
    from gwarek.server.table import Table

LINK_DAYS: Final = 7
LINKS: Final = 8  # ways to other devices that one table keeps for a person

FRESH: Final = "fresh"
USED: Final = "used"
EXPIRED: Final = "expired"
WRONG: Final = "wrong"


def new_key() -> str:
    """What nobody can guess: 144 bits."""
    return secrets.token_urlsafe(18)


def is_old(moment: str | None) -> bool:
    """More than the days a link lives have gone by."""
    if moment is None:
        return False
    return datetime.now(UTC) - datetime.fromisoformat(moment) > timedelta(days=LINK_DAYS)


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _copy(seat: Seat) -> Seat:
    return Seat(
        seat.seat, seat.kind, seat.name, seat.bot, seat.taken, seat.key, set(seat.holders), seat.since
    )


class Seating:
    """The seats of one table; called while the table is held, or holds it itself."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.links: list[Link] = []

    async def load(self) -> None:
        self.links = await self.table.store.links(self.table.id)

    # -- how a link stands

    def standing(self, viewer: Viewer) -> str | None:
        """What the link a viewer came by is worth; None without one, and for whoever holds what it leads to."""
        key = viewer.key
        if key is None:
            return None
        seat = self._seat_by(key)
        if seat is not None:
            if viewer.guest is not None and viewer.guest.id in seat.holders:
                return None
            if seat.taken:
                return USED
            return EXPIRED if is_old(seat.since or self.table.header.created) else FRESH
        link = self._link_by(key)
        if link is None:
            return WRONG
        if link.used is not None:
            return None if viewer.guest is not None and viewer.guest.id == link.guest_id else USED
        return EXPIRED if is_old(link.made) else FRESH

    def _seat_by(self, key: str) -> Seat | None:
        for seat in self.table.seats:
            if secrets.compare_digest(seat.key.encode(), key.encode()):
                return seat
        return None

    def _link_by(self, key: str) -> Link | None:
        wanted = _hash(key)
        return next((link for link in self.links if secrets.compare_digest(link.hash, wanted)), None)

    # -- sitting down

    async def sit(self, guest: Guest, key: str | None, number: int | None) -> Viewer:
        """A free seat by its link or, at an open table, its number; a seat one has already, from another device."""
        table = self.table
        async with table.held():
            viewer = Viewer(guest, key)
            link = None if key is None else self._link_by(key)
            if link is not None:
                await self._come_by(link, viewer)
            else:
                seat = self._wanted(viewer, number)
                if guest.id not in seat.holders:
                    await self._take(seat, guest)
        table.wake_bots()
        return viewer

    def _wanted(self, viewer: Viewer, number: int | None) -> Seat:
        """The seat somebody may sit down at, or has already."""
        if viewer.key is None:
            for seat in self.table.seats:
                if seat.seat == number and seat.kind == "open":
                    if seat.taken and (viewer.guest is None or viewer.guest.id not in seat.holders):
                        raise Failure(409, "seat-taken", seat=seat.seat)
                    return seat
            raise Failure(403, "not-your-seat")
        standing = self.standing(viewer)
        found = self._seat_by(viewer.key)
        if found is None or standing not in (FRESH, None):
            raise Failure(403 if standing == WRONG else 409, f"link-{standing or WRONG}")
        return found

    async def _take(self, seat: Seat, guest: Guest) -> None:
        seats = [_copy(other) for other in self.table.seats]
        taken = self._preferred(seats, seats[seat.seat], guest)
        taken.name, taken.taken, taken.holders, taken.since = guest.name, True, {guest.id}, now()
        await self.table.reseat(seats)

    def _preferred(self, seats: list[Seat], seat: Seat, guest: Guest) -> Seat:
        """With a random order, the seat of the colour this person likes: two free seats change places."""
        wish = guest.seat
        if not self.table.header.random_order or wish is None or wish >= len(seats) or seats[wish].taken:
            return seat
        other = seats[wish]
        seat.kind, other.kind = other.kind, seat.kind
        seat.key, other.key = other.key, seat.key
        seat.since, other.since = other.since, seat.since
        return other

    # -- what the host may do before the start

    async def set_seat(self, viewer: Viewer, number: int, kind: str, bot: str | None) -> None:
        """The host gives a seat to a bot, or to a friend by a new link; whoever sat there gets up.

        Only before the start, when there is no hand to see; and never the seats at the host's own screen.
        """
        table = self.table
        async with table.held():
            if not is_host(table.header, table.seats, viewer):
                raise Failure(403, "not-host")
            if not 0 <= number < len(table.seats):
                raise Failure(404, "seats-bad")
            if table.header.state != "waiting" or table.seats[number].kind in ("me", "here"):
                raise Failure(409, "seat-taken", seat=number)
            seats = [_copy(other) for other in table.seats]
            seat = seats[number]
            if seat.taken and kind == "bot" and seat.bot is None:
                raise Failure(409, "seat-taken", seat=number)  # free it first: nobody is replaced in passing
            seat.kind, seat.bot, seat.taken, seat.since = kind, bot, kind == "bot", now()
            seat.name, seat.holders, seat.key = None, set(), new_key()
            await table.reseat(seats)
        table.wake_bots()

    # -- other devices of a seated person

    def _mine(self, viewer: Viewer) -> list[int]:
        mine = seats_of(self.table.seats, viewer)
        if not mine:
            raise Failure(403, "not-your-seat")
        return mine

    async def make_link(self, viewer: Viewer) -> Json:
        """A way to go on at another device. Its key is told now and never again."""
        async with self.table.held():
            mine = self._mine(viewer)
            old = [link for link in self.links if set(link.seats) & set(mine)]
            if len(old) >= LINKS:
                raise Failure(409, "links-many", most=LINKS)
            key = new_key()
            link = Link(secrets.token_hex(6), _hash(key), mine, now())
            await self.table.store.add_link(self.table.id, link)
            self.links = [*self.links, link]
            return {**_told(link), "key": key}

    async def my_links(self, viewer: Viewer) -> list[Json]:
        async with self.table.held():
            mine = set(self._mine(viewer))
            return [_told(link) for link in self.links if set(link.seats) & mine]

    async def end_link(self, viewer: Viewer, link_id: str) -> None:
        """The link, and the device that came by it, open this seat no more."""
        table = self.table
        async with table.held():
            mine = set(self._mine(viewer))
            link = next((link for link in self.links if link.id == link_id and set(link.seats) & mine), None)
            if link is None:
                raise Failure(404, "not-found")
            ended = [seat for seat in table.seats if seat.seat in link.seats]
            await table.store.end_link(table.id, link, [seat.seat for seat in ended] if link.guest_id else [])
            self.links = [other for other in self.links if other is not link]
            if link.guest_id is not None:
                for seat in ended:
                    seat.holders.discard(link.guest_id)
                table.show_anew()

    async def _come_by(self, link: Link, viewer: Viewer) -> None:
        standing = self.standing(viewer)
        if standing is None:
            return  # this very device, again
        if standing != FRESH or viewer.guest is None:
            raise Failure(409, f"link-{standing}")
        guest = viewer.guest.id
        seats = [self.table.seats[number] for number in link.seats]
        fresh = [seat for seat in seats if guest not in seat.holders]
        if not fresh:
            return  # a browser that has these seats already: the link waits for another one
        try:
            await self.table.store.use_link(self.table.id, link, [seat.seat for seat in fresh], guest)
        except Conflict as conflict:
            raise Failure(409, "link-used") from conflict
        link.used, link.guest_id = now(), guest
        for seat in fresh:
            seat.holders.add(guest)
        self.table.show_anew()


def _told(link: Link) -> Json:
    ends = datetime.fromisoformat(link.made) + timedelta(days=LINK_DAYS)
    return {
        "id": link.id,
        "made": link.made,
        "ends": ends.isoformat(timespec="microseconds"),
        "used": link.used,
        "key": None,
    }
