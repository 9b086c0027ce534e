"""The store: one transaction per change, entries unique by (table, number).

SQLite runs in WAL mode with `synchronous=FULL`: a commit returns after its log is on the disk, so an acknowledged move
survives the death of the process and also of the machine. `NORMAL` would survive the process only; one fsync per move
is a fair price at a game's pace.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, event, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from gwarek.house.storing import Busy, Conflict
from gwarek.school.progress import Progress
from gwarek.server import migrations
from gwarek.server.models import (
    ChatRow,
    ConceptRow,
    EntryRow,
    GuestRow,
    HolderRow,
    LessonRow,
    LinkRow,
    SeatRow,
    TableRow,
    TeacherRow,
)
from gwarek.table.rows import Guest, Header, Line, Link, Said, Seat

BUSY_MILLISECONDS: Final = 8000
BEGIN: Final = "gwarek_begin"  # execution option: how SQLite begins a transaction


def now() -> str:
    """This moment as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


# The columns that change when entries are added.
PROGRESS: Final = ("state", "length", "position", "to_act", "outcome", "updated")


def _sqlite_connect(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver would leave changes of the schema outside the transaction
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def _sqlite_begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))


class Store:
    """All that touches the database. No rule of a game and no socket is known here."""

    def __init__(self, url: str) -> None:
        self.engine: Final[AsyncEngine] = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _sqlite_connect)
            event.listen(self.engine.sync_engine, "begin", _sqlite_begin)

    async def open(self) -> None:
        """Bring the store to the newest form, whole or not at all; a second process waits for the first."""
        async with self.engine.connect() as connection:
            await connection.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
            async with connection.begin():
                await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; a broken key means that somebody else was faster."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except (OperationalError, PoolTimeout) as error:
            raise Busy(str(error)) from error

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncSession]:
        try:
            async with AsyncSession(self.engine) as session:
                yield session
        except (OperationalError, PoolTimeout) as error:
            raise Busy(str(error)) from error

    # -- guests

    async def add_guest(self, guest: Guest, cookie_hash: str) -> None:
        row = {
            "id": guest.id,
            "cookie_hash": cookie_hash,
            "name": guest.name,
            "seat": guest.seat,
            "created": now(),
        }
        async with self._writing() as connection:
            await connection.execute(insert(GuestRow).values(row))

    async def rename_guest(self, guest: Guest) -> None:
        async with self._writing() as connection:
            await connection.execute(
                update(GuestRow).where(GuestRow.id == guest.id).values(name=guest.name, seat=guest.seat)
            )

    async def guest_by_cookie(self, cookie_hash: str) -> Guest | None:
        async with self._reading() as session:
            row = await session.scalar(select(GuestRow).where(GuestRow.cookie_hash == cookie_hash))
        return None if row is None else Guest(row.id, row.name, row.seat)

    # -- tables

    async def add_table(self, header: Header, seats: Sequence[Seat], lines: Sequence[Line]) -> None:
        """A new table with its first entries, if it starts at once."""
        async with self._writing() as connection:
            await connection.execute(insert(TableRow).values(vars(header)))
            await self._put_seats(connection, header.id, seats)
            await self._put_lines(connection, header.id, lines)

    async def append(self, header: Header, before: int, lines: Sequence[Line]) -> None:
        """Entries after `before`, and where the table is now; `Conflict` if the table is not at `before` any more."""
        changes = {name: getattr(header, name) for name in PROGRESS}
        async with self._writing() as connection:
            await self._put_lines(connection, header.id, lines)
            done = await connection.execute(
                update(TableRow).where(TableRow.id == header.id, TableRow.length == before).values(changes)
            )
            _one_row(done)

    async def seat_people(
        self,
        header: Header,
        expected: Iterable[tuple[int, bool]],
        seats: Sequence[Seat],
        lines: Sequence[Line],
    ) -> None:
        """Change who sits where, and start the game if that was the last seat.

        `expected` is (seat, taken) as the caller knew them; `Conflict` if somebody sat down meanwhile.
        """
        changes = {name: getattr(header, name) for name in PROGRESS}
        async with self._writing() as connection:
            await connection.execute(update(TableRow).where(TableRow.id == header.id).values(changes))
            for seat, taken in expected:
                done = await connection.execute(
                    delete(SeatRow).where(
                        SeatRow.table_id == header.id, SeatRow.seat == seat, SeatRow.taken == taken
                    )
                )
                _one_row(done)
            await connection.execute(delete(HolderRow).where(HolderRow.table_id == header.id))
            await self._put_seats(connection, header.id, seats)
            await self._put_lines(connection, header.id, lines)

    # -- other devices

    async def links(self, table_id: str) -> list[Link]:
        async with self._reading() as session:
            rows = await session.scalars(
                select(LinkRow).where(LinkRow.table_id == table_id).order_by(LinkRow.made)
            )
            return [Link(row.id, row.hash, row.seats, row.made, row.used, row.guest_id) for row in rows]

    async def add_link(self, table_id: str, link: Link) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(LinkRow).values(table_id=table_id, **vars(link)))

    async def use_link(self, table_id: str, link: Link, seats: Iterable[int], guest_id: str) -> None:
        """A device comes by a link and holds these seats; `Conflict` if another came first."""
        rows = [{"table_id": table_id, "seat": seat, "guest_id": guest_id} for seat in seats]
        async with self._writing() as connection:
            done = await connection.execute(
                update(LinkRow)
                .where(LinkRow.id == link.id, LinkRow.used.is_(None))
                .values(used=now(), guest_id=guest_id)
            )
            _one_row(done)
            if rows:
                await connection.execute(insert(HolderRow), rows)

    async def end_link(self, table_id: str, link: Link, seats: Iterable[int]) -> None:
        """The link opens nothing any more, and the device that came by it holds nothing any more."""
        async with self._writing() as connection:
            await connection.execute(delete(LinkRow).where(LinkRow.id == link.id))
            for seat in seats:
                await connection.execute(
                    delete(HolderRow).where(
                        HolderRow.table_id == table_id,
                        HolderRow.seat == seat,
                        HolderRow.guest_id == link.guest_id,
                    )
                )

    async def set_next(self, table_id: str, next_id: str) -> None:
        async with self._writing() as connection:
            await connection.execute(update(TableRow).where(TableRow.id == table_id).values(next=next_id))

    async def set_school(self, table_id: str) -> None:
        async with self._writing() as connection:
            await connection.execute(update(TableRow).where(TableRow.id == table_id).values(school=True))

    async def carry_over(self, header: Header, archive: Header) -> None:
        """The rules changed: keep the old entries under the archive's id, go on from a position without entries."""
        async with self._writing() as connection:
            await connection.execute(insert(TableRow).values(vars(archive)))
            await connection.execute(
                update(EntryRow).where(EntryRow.table_id == header.id).values(table_id=archive.id)
            )
            changes = {name: getattr(header, name) for name in (*PROGRESS, "rules", "start", "seed")}
            done = await connection.execute(
                update(TableRow)
                .where(TableRow.id == header.id, TableRow.length == archive.length)
                .values(changes)
            )
            _one_row(done)

    @staticmethod
    async def _put_seats(connection: AsyncConnection, table_id: str, seats: Sequence[Seat]) -> None:
        rows = [
            {
                "table_id": table_id,
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "taken": seat.taken,
                "key": seat.key,
                "since": seat.since,
            }
            for seat in seats
        ]
        await connection.execute(insert(SeatRow), rows)
        holders = [
            {"table_id": table_id, "seat": seat.seat, "guest_id": guest}
            for seat in seats
            for guest in seat.holders
        ]
        if holders:
            await connection.execute(insert(HolderRow), holders)

    @staticmethod
    async def _put_lines(connection: AsyncConnection, table_id: str, lines: Sequence[Line]) -> None:
        if lines:
            rows = [{"table_id": table_id, **vars(line)} for line in lines]
            await connection.execute(insert(EntryRow), rows)

    async def load(self, table_id: str) -> tuple[Header, list[Seat]] | None:
        found = await self._headers([table_id])
        return found[0] if found else None

    async def lines(self, table_id: str) -> list[Line]:
        async with self._reading() as session:
            rows = await session.scalars(
                select(EntryRow).where(EntryRow.table_id == table_id).order_by(EntryRow.number)
            )
            return [Line(row.number, row.seat, row.line, row.time) for row in rows]

    async def _headers(self, ids: Sequence[str]) -> list[tuple[Header, list[Seat]]]:
        """Rows with their seats, in the given order."""
        async with self._reading() as session:
            tables = {
                row.id: row for row in await session.scalars(select(TableRow).where(TableRow.id.in_(ids)))
            }
            seat_rows = list(
                await session.scalars(
                    select(SeatRow).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.table_id, SeatRow.seat)
                )
            )
            holder_rows = list(await session.scalars(select(HolderRow).where(HolderRow.table_id.in_(ids))))
        seats: dict[str, list[Seat]] = {id: [] for id in ids}
        for row in seat_rows:
            seats[row.table_id].append(
                Seat(row.seat, row.kind, row.name, row.bot, row.taken, row.key, since=row.since)
            )
        for holder in holder_rows:
            seats[holder.table_id][holder.seat].holders.add(holder.guest_id)
        return [(_header(tables[id]), seats[id]) for id in ids if id in tables]

    # -- the lobby

    async def tables_of(self, guest_id: str, limit: int) -> list[tuple[Header, list[Seat]]]:
        """Tables where the guest sits or is host, the latest first."""
        held = select(HolderRow.table_id).where(HolderRow.guest_id == guest_id)
        query = (
            select(TableRow.id)
            .where(TableRow.state != "archived", TableRow.id.in_(held) | (TableRow.host == guest_id))
            .order_by(TableRow.updated.desc())
            .limit(limit)
        )
        return await self._listed(query)

    async def open_tables(self, limit: int) -> list[tuple[Header, list[Seat]]]:
        """Tables with a seat for anybody."""
        free = select(SeatRow.table_id).where(SeatRow.kind == "open", SeatRow.taken.is_(False))
        query = (
            select(TableRow.id)
            .where(TableRow.state == "waiting", TableRow.id.in_(free))
            .order_by(TableRow.updated.desc())
            .limit(limit)
        )
        return await self._listed(query)

    async def watched_tables(self, limit: int) -> list[tuple[Header, list[Seat]]]:
        """Games in progress that anybody may look at."""
        query = (
            select(TableRow.id)
            .where(TableRow.state == "playing", TableRow.watch.is_(True))
            .order_by(TableRow.updated.desc())
            .limit(limit)
        )
        return await self._listed(query)

    async def _listed(self, query: Any) -> list[tuple[Header, list[Seat]]]:  # Any: a Select of one column
        async with self._reading() as session:
            ids = list(await session.scalars(query))
        return await self._headers(ids) if ids else []

    # -- chat

    async def say(self, table_id: str, said: Said) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(ChatRow).values(table_id=table_id, **vars(said)))

    async def chat(self, table_id: str, limit: int) -> list[Said]:
        """The last words said at a table, in order."""
        async with self._reading() as session:
            rows = await session.scalars(
                select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(limit)
            )
            said = [Said(row.by, row.seat, row.text, row.time, row.note) for row in rows]
        return said[::-1]

    # -- the school

    async def forget_teacher(self, table_id: str, guest_id: str) -> None:
        of = (TeacherRow.table_id == table_id, TeacherRow.guest_id == guest_id)
        async with self._writing() as connection:
            await connection.execute(delete(TeacherRow).where(*of))

    async def progress(self, guest_id: str) -> Progress:
        async with self._reading() as session:
            lessons = await session.scalars(select(LessonRow).where(LessonRow.guest_id == guest_id))
            concepts = await session.scalars(
                select(ConceptRow.concept).where(ConceptRow.guest_id == guest_id)
            )
            return Progress({row.lesson: row.done for row in lessons}, frozenset(concepts))

    async def learn(self, guest_id: str, learnt: Progress) -> None:
        """Whatever of this is more than was known of the guest."""
        moment = now()
        known = await self.progress(guest_id)
        async with self._writing() as connection:
            for lesson, done in learnt.lessons.items():
                if lesson not in known.lessons:
                    row = {"guest_id": guest_id, "lesson": lesson, "done": done, "updated": moment}
                    await connection.execute(insert(LessonRow).values(row))
                elif done > known.lessons[lesson]:
                    of = (LessonRow.guest_id == guest_id, LessonRow.lesson == lesson, LessonRow.done < done)
                    await connection.execute(update(LessonRow).where(*of).values(done=done, updated=moment))
            met = [
                {"guest_id": guest_id, "concept": concept, "met": moment}
                for concept in sorted(learnt.concepts - known.concepts)
            ]
            if met:
                await connection.execute(insert(ConceptRow), met)

    async def teacher(self, table_id: str, guest_id: str) -> tuple[str, list[Any]] | None:
        """How the teacher of a guest at a table is set, and its notes."""
        async with self._reading() as session:
            row = await session.get(TeacherRow, (table_id, guest_id))
        return None if row is None else (row.setting, row.notes)

    async def set_teacher(self, table_id: str, guest_id: str, setting: str, notes: list[Any]) -> None:
        of = (TeacherRow.table_id == table_id, TeacherRow.guest_id == guest_id)
        async with self._writing() as connection:
            done = await connection.execute(
                update(TeacherRow).where(*of).values(setting=setting, notes=notes)
            )
            if done.rowcount == 0:
                row = {"table_id": table_id, "guest_id": guest_id, "setting": setting, "notes": notes}
                await connection.execute(insert(TeacherRow).values(row))


def _one_row(done: CursorResult[Any]) -> None:
    if done.rowcount != 1:
        raise Conflict("the row changed meanwhile")


def _header(row: TableRow) -> Header:
    return Header(**{name: getattr(row, name) for name in Header.__dataclass_fields__})
