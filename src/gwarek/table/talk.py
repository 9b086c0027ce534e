"""What is said at a table, and who hears it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gwarek.core.game import Json
from gwarek.core.seat import seat_word
from gwarek.table.audience import Audience
from gwarek.table.present import Present
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Said
from gwarek.table.viewer import Viewer, shown_names

KEPT: Final = 200
LENGTH: Final = 500


class Talk:
    """The last words said. Those who watch talk among themselves while the game is on; then everybody reads it."""

    def __init__(self, table: Present, audience: Audience) -> None:
        self.all: list[Said] = []
        self._table: Final = table
        self._audience: Final = audience

    def load(self, said: Sequence[Said]) -> None:
        self.all = list(said)

    def words(self, viewer: Viewer, text: str) -> Said | Refusal:
        """What a viewer says, to be stored before it is heard."""
        mine = self._table.seats_of(viewer)
        name = self._table.seats[mine[0]].name if mine else None
        by = name or (viewer.guest.name if viewer.guest is not None else None)
        if by is None:
            return Refusal("nameless")
        return Said(by, mine[0] if mine else None, text[:LENGTH], self._table.world.now())

    def note(self, what: str, seat: int) -> Said:
        """A note of the house about a seat, for everybody to read; it is no entry of the game."""
        name = shown_names(self._table.seats)[seat] or seat_word(seat)
        note: Json = {"id": f"shell-note-{what}", "args": {"seat": seat}}
        return Said(name, seat, "", self._table.world.now(), note)

    def keep(self, said: Said) -> None:
        """The words are stored: whoever may hear them does."""
        self.all = [*self.all, said][-KEPT:]
        for listener in self._audience.listeners:
            if self._hears(listener.viewer, said):
                listener.send({"type": "chat", **vars(said)})

    def heard_by(self, viewer: Viewer) -> list[Json]:
        return [vars(said) for said in self.all if self._hears(viewer, said)]

    def _hears(self, viewer: Viewer, said: Said) -> bool:
        of_watchers = said.seat is None and said.note is None
        return not of_watchers or self._table.header.state != "playing" or not self._table.seats_of(viewer)

    def tell_what_watchers_said(self) -> None:
        if any(said.seat is None for said in self.all):
            self._audience.tell({"type": "talk", "chat": [vars(said) for said in self.all]})
