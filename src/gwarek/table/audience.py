"""Everybody who looks at a table now."""

from __future__ import annotations

from typing import Final, Protocol

from gwarek.core.game import Json
from gwarek.table.present import Present
from gwarek.table.viewer import Viewer


class Listener(Protocol):
    """Somebody connected to the table."""

    viewer: Viewer
    sent: int  # length of the record this listener has

    def send(self, message: Json) -> None: ...


class Audience:
    def __init__(self, table: Present) -> None:
        self.listeners: Final[list[Listener]] = []
        self.online: set[int] = set()  # seats whose person looks
        self._table: Final = table

    def tell(self, message: Json) -> None:
        for listener in self.listeners:
            listener.send(message)

    def tell_seats(self, message: Json, seats: set[int]) -> None:
        """To the screens where one of these seats is played."""
        for listener in self.listeners:
            if seats & set(self._table.seats_of(listener.viewer)):
                listener.send(message)

    def counted(self) -> bool:
        """Look who is here; has it changed?"""
        online = {seat for one in self.listeners for seat in self._table.seats_of(one.viewer)}
        before, self.online = self.online, online
        return online != before
