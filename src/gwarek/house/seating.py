"""Sitting down, getting up and links to other devices, each stored before it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gwarek.core.game import Json
from gwarek.house.storing import Conflict
from gwarek.table.refusal import NOT_NOW, Barred
from gwarek.table.rows import Guest, Link
from gwarek.table.seating import told_link
from gwarek.table.steps import NewSeats
from gwarek.table.viewer import Viewer

if TYPE_CHECKING:
    from gwarek.house.table import HouseTable


class SeatDesk:
    """The seats of one table, for whoever asks."""

    def __init__(self, table: HouseTable) -> None:
        self._served: Final = table
        self._room: Final = table.room
        self._seating: Final = table.room.seating

    async def sit(self, guest: Guest, key: str | None, number: int | None) -> Viewer:
        """A free seat by its link or, at an open table, its number; a seat one has already, from another device."""
        viewer = Viewer(guest, key)
        async with self._served.held():
            link = None if key is None else self._seating.link_by(key)
            if link is not None:
                await self._come_by(link, viewer, guest)
            else:
                await self._reseat(self._seating.sit(guest, key, number))
        self._served.wake_bots()
        return viewer

    async def set_seat(self, viewer: Viewer, number: int, kind: str, bot: str | None) -> None:
        """The host gives a seat to a bot, or to a friend by a new link; whoever sat there gets up."""
        async with self._served.held():
            await self._reseat(self._seating.set_seat(viewer, number, kind, bot))
        self._served.wake_bots()

    async def _reseat(self, change: NewSeats | None) -> None:
        """Store the new seats; when the last one is taken, the game begins in the same commit."""
        if change is None:
            return
        try:
            async with self._served.storing():
                await self._served.store.seat_people(
                    change.header, change.expected, change.seats, change.lines
                )
        except Conflict as conflict:
            raise Barred(NOT_NOW, "seat-taken") from conflict
        self._room.keep_seats(change)
        self._served.told()

    async def make_link(self, viewer: Viewer) -> Json:
        """A way to go on at another device. Its key is told now and never again."""
        async with self._served.held():
            link, key = self._seating.new_link(viewer)
            await self._served.store.add_link(self._room.id, link)
            self._seating.add(link)
            return told_link(link, key)

    async def my_links(self, viewer: Viewer) -> list[Json]:
        async with self._served.held():
            return [told_link(link) for link in self._seating.my_links(viewer)]

    async def end_link(self, viewer: Viewer, link_id: str) -> None:
        """The link, and the device that came by it, open this seat no more."""
        async with self._served.held():
            link, seats = self._seating.ending(viewer, link_id)
            await self._served.store.end_link(self._room.id, link, seats)
            self._room.end_link(link)
            self._served.told()

    async def _come_by(self, link: Link, viewer: Viewer, guest: Guest) -> None:
        seats = self._seating.coming_by(link, viewer)
        if not seats:
            return  # a browser that has these seats already: the link waits for another one
        try:
            await self._served.store.use_link(self._room.id, link, seats, guest.id)
        except Conflict as conflict:
            raise Barred(NOT_NOW, "link-used") from conflict
        self._seating.come_by(link, guest, seats)
        self._room.show_anew()
        self._served.told()
