"""What a house wants kept, and of whoever keeps it. A row is stored before anybody is shown what it says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from gwarek.school.progress import Progress
from gwarek.table.rows import Header, Line, Link, Said, Seat

Found = tuple[Header, list[Seat]]


class Conflict(Exception):
    """Somebody else wrote first; the caller's picture is old and must be loaded again."""


class Busy(Exception):
    """The store has no time now. Nothing was changed; the same may be asked again."""


class Keeper(Protocol):
    """Each call is whole or not at all."""

    # -- tables

    async def add_table(self, header: Header, seats: Sequence[Seat], lines: Sequence[Line]) -> None:
        """A new table with its first entries, if it starts at once."""
        ...

    async def append(self, header: Header, before: int, lines: Sequence[Line]) -> None:
        """Entries after `before`, and where the table is now; `Conflict` if the table is not at `before` any more."""
        ...

    async def seat_people(
        self,
        header: Header,
        expected: Iterable[tuple[int, bool]],
        seats: Sequence[Seat],
        lines: Sequence[Line],
    ) -> None:
        """Change who sits where; `Conflict` if `expected`, (seat, taken) as the caller knew them, is so no more."""
        ...

    async def carry_over(self, header: Header, archive: Header) -> None:
        """Keep the old entries under the archive's id; the table goes on from a position without entries."""
        ...

    async def set_next(self, table_id: str, next_id: str) -> None: ...

    async def set_school(self, table_id: str) -> None: ...

    async def load(self, table_id: str) -> Found | None: ...

    async def lines(self, table_id: str) -> list[Line]: ...

    # -- the lobby, the latest first

    async def tables_of(self, guest_id: str, limit: int) -> list[Found]: ...

    async def open_tables(self, limit: int) -> list[Found]: ...

    async def watched_tables(self, limit: int) -> list[Found]: ...

    # -- links to other devices

    async def links(self, table_id: str) -> list[Link]: ...

    async def add_link(self, table_id: str, link: Link) -> None: ...

    async def use_link(self, table_id: str, link: Link, seats: Iterable[int], guest_id: str) -> None: ...

    async def end_link(self, table_id: str, link: Link, seats: Iterable[int]) -> None: ...

    # -- talk

    async def say(self, table_id: str, said: Said) -> None: ...

    async def chat(self, table_id: str, limit: int) -> list[Said]: ...

    # -- the school. Any: notes are JSON, see gwarek.school.guide.Note

    async def progress(self, guest_id: str) -> Progress: ...

    async def learn(self, guest_id: str, learnt: Progress) -> None:
        """Whatever of this is more than was known of the guest."""
        ...

    async def teacher(self, table_id: str, guest_id: str) -> tuple[str, list[Any]] | None: ...

    async def set_teacher(self, table_id: str, guest_id: str, setting: str, notes: list[Any]) -> None: ...

    async def forget_teacher(self, table_id: str, guest_id: str) -> None: ...
