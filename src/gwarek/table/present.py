"""A table as it is. Every duty at a table reads this and nothing else of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gwarek.core.game import AnyGame, Json
from gwarek.table.refusal import NOT_NOW, Barred, Refusal
from gwarek.table.rows import Header, Seat
from gwarek.table.telling import Telling
from gwarek.table.viewer import Viewer, is_host, seats_of
from gwarek.table.world import World


class Present:
    """The row of a table, its seats and, once it has begun, its match as it is told."""

    def __init__(self, game: AnyGame, header: Header, seats: list[Seat], world: World) -> None:
        self.game: Final = game
        self.world: Final = world
        self.header = header
        self.seats = seats
        self.telling: Telling | None = None  # None while the table waits for its players

    @property
    def id(self) -> str:
        return self.header.id

    def seats_of(self, viewer: Viewer) -> list[int]:
        return seats_of(self.seats, viewer)

    def is_host(self, viewer: Viewer) -> bool:
        return is_host(self.header, self.seats, viewer)

    def must_tell(self) -> Telling:
        if self.telling is None:
            raise Barred(NOT_NOW, "table-waiting")
        return self.telling

    def curtain(self, mine: Sequence[int]) -> Json | None:
        """What is drawn until the next person at this screen has taken it; None where nobody hides anything."""
        return None if self.header.what_if else self.must_tell().curtain(mine)

    def not_ready(self, viewer: Viewer, seat: int, after: int) -> Refusal | None:
        """Why nothing can be done for this seat now by somebody who saw the table at length `after`."""
        if self.telling is None:
            return Refusal("waiting")
        if seat not in self.seats_of(viewer):
            return Refusal("not-yours")
        if after != self.header.length:
            return Refusal("stale")
        if self.header.state == "over":
            return Refusal("over")
        return None
