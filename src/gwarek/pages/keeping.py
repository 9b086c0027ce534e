"""Rows as a page keeps them: one text for each table, one for the person. Whoever runs the page writes them down.

A text is read back as it was written, or refused with what is wrong in it: nothing of a broken save is guessed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, asdict, dataclass, field, fields, replace
from typing import Any, Final, TypeVar, get_args, get_origin, get_type_hints

from gwarek.core import catalogue
from gwarek.core.problem import Problem
from gwarek.house.storing import Conflict, Found
from gwarek.school.progress import Progress, read_progress
from gwarek.table.rows import Guest, Header, Line, Link, Said, Seat

FORMAT: Final = 1  # of the texts
ME: Final = "me"  # the key of the person's text; a table's is its id
STATES: Final = ("waiting", "playing", "over", "archived")

Json = dict[str, Any]  # Any: JSON as it is written
Row = TypeVar("Row")


@dataclass
class Kept:
    """All of one table."""

    header: Header
    seats: list[Seat]
    lines: list[Line] = field(default_factory=list)
    chat: list[Said] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    teachers: dict[str, tuple[str, list[Any]]] = field(default_factory=dict)  # by guest; Any: notes are JSON


@dataclass
class Person:
    """Whose page this is: nobody has a name at first."""

    guest: Guest | None = None
    progress: Progress = field(default_factory=Progress)


class Shelf:
    """`gwarek.house.storing.Keeper` in memory. `changed` has the keys whose text is new since it was last asked for."""

    def __init__(self) -> None:
        self.person: Final = Person()
        self._tables: Final[dict[str, Kept]] = {}
        self._changed: Final[dict[str, None]] = {}

    # -- as texts

    def changed(self) -> dict[str, str]:
        """The texts that are new, by key; each is told once."""
        told = {key: self.text(key) for key in self._changed}
        self._changed.clear()
        return told

    def all_keys(self) -> list[str]:
        return [ME, *self._tables]

    def text(self, key: str) -> str:
        if key == ME:
            guest = self.person.guest
            told: Json = {
                "format": FORMAT,
                "guest": None if guest is None else asdict(guest),
                "progress": self.person.progress.json(),
            }
        else:
            kept = self._tables[key]
            told = {
                "format": FORMAT,
                "header": asdict(kept.header),
                "seats": [{**asdict(seat), "holders": sorted(seat.holders)} for seat in kept.seats],
                "lines": [list(vars(line).values()) for line in kept.lines],
                "chat": [asdict(said) for said in kept.chat],
                "links": [asdict(link) for link in kept.links],
                "teachers": {guest: list(teacher) for guest, teacher in kept.teachers.items()},
            }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))

    def restore(self, key: str, text: str) -> None:
        """Put a text back; a `Problem` names what is wrong with it, and then nothing has changed."""
        if key == ME:
            person = _read_person(text)
            self.person.guest = person.guest
            self.person.progress = person.progress.merged(self.person.progress)
        else:
            self._tables[key] = _read_table(key, text)

    # -- as one file

    def file(self) -> str:
        """Everything that is kept, as the text of one file."""
        return json.dumps(
            {"gwarek": FORMAT, "kept": {key: json.loads(self.text(key)) for key in self.all_keys()}}
        )

    def take_in(self, text: str) -> tuple[list[str], dict[str, Problem]]:
        """Tables of such a file: the keys of those taken in, and what could not be read, by key.

        A table that is here already gives way to one with more entries. What was its owner's there is this person's
        here; where nobody has a name yet, the owner's name is taken too.
        """
        try:
            found = json.loads(text)
        except ValueError as error:
            raise _bad("text", str(error)) from error
        if (
            not isinstance(found, dict)
            or found.get("gwarek") != FORMAT
            or not isinstance(found.get("kept"), dict)
        ):
            raise _bad("gwarek", "not a file of kept games")
        texts: Json = dict(found["kept"])
        broken: dict[str, Problem] = {}
        owner: Guest | None = None
        try:
            person = _read_person(json.dumps(texts.pop(ME, None)))
            owner = person.guest
            self.person.guest = self.person.guest or owner
            self.person.progress = self.person.progress.merged(person.progress)
            self._write(ME)
        except Problem as problem:
            broken[ME] = problem
        taken: list[str] = []
        for key, told in texts.items():
            try:
                kept = _read_table(key, json.dumps(told))
            except Problem as problem:
                broken[key] = problem
                continue
            mine = self._tables.get(key)
            if mine is None or mine.header.length < kept.header.length:
                _hand_over(kept, owner, self.person.guest)
                self._tables[key] = kept
                self._write(key)
                taken.append(key)
        return taken, broken

    # -- the person

    def name(self, guest: Guest) -> None:
        self.person.guest = guest
        self._write(ME)

    # -- tables

    def _write(self, key: str) -> None:
        self._changed[key] = None

    async def add_table(self, header: Header, seats: Sequence[Seat], lines: Sequence[Line]) -> None:
        self._tables[header.id] = Kept(replace(header), _copied(seats), list(lines))
        self._write(header.id)

    async def append(self, header: Header, before: int, lines: Sequence[Line]) -> None:
        kept = self._tables[header.id]
        if kept.header.length != before:
            raise Conflict("the row changed meanwhile")
        kept.header = replace(header, next=kept.header.next)
        kept.lines = [*kept.lines, *lines]
        self._write(header.id)

    async def seat_people(
        self,
        header: Header,
        expected: Iterable[tuple[int, bool]],
        seats: Sequence[Seat],
        lines: Sequence[Line],
    ) -> None:
        kept = self._tables[header.id]
        if [(seat.seat, seat.taken) for seat in kept.seats] != list(expected):
            raise Conflict("somebody sat down meanwhile")
        kept.header, kept.seats, kept.lines = replace(header), _copied(seats), list(lines)
        self._write(header.id)

    async def carry_over(self, header: Header, archive: Header) -> None:
        kept = self._tables[header.id]
        self._tables[archive.id] = replace(kept, header=replace(archive))
        self._tables[header.id] = replace(kept, header=replace(header), lines=[])
        self._write(archive.id)
        self._write(header.id)

    async def set_next(self, table_id: str, next_id: str) -> None:
        kept = self._tables[table_id]
        kept.header = replace(kept.header, next=next_id)
        self._write(table_id)

    async def set_school(self, table_id: str) -> None:
        kept = self._tables[table_id]
        kept.header = replace(kept.header, school=True)
        self._write(table_id)

    async def load(self, table_id: str) -> Found | None:
        kept = self._tables.get(table_id)
        return None if kept is None else _found(kept)

    async def lines(self, table_id: str) -> list[Line]:
        return list(self._tables[table_id].lines)

    async def tables_of(self, guest_id: str, limit: int) -> list[Found]:
        mine = [
            kept
            for kept in self._tables.values()
            if kept.header.state != "archived"
            and (kept.header.host == guest_id or any(guest_id in seat.holders for seat in kept.seats))
        ]
        mine.sort(key=lambda kept: kept.header.updated, reverse=True)
        return [_found(kept) for kept in mine[:limit]]

    async def open_tables(self, limit: int) -> list[Found]:
        return []  # nobody else comes here

    async def watched_tables(self, limit: int) -> list[Found]:
        return []

    # -- links

    async def links(self, table_id: str) -> list[Link]:
        return [replace(link) for link in self._tables[table_id].links]

    async def add_link(self, table_id: str, link: Link) -> None:
        self._tables[table_id].links.append(replace(link))
        self._write(table_id)

    async def use_link(self, table_id: str, link: Link, seats: Iterable[int], guest_id: str) -> None:
        raise Conflict("no other device comes here")

    async def end_link(self, table_id: str, link: Link, seats: Iterable[int]) -> None:
        kept = self._tables[table_id]
        kept.links = [other for other in kept.links if other.id != link.id]
        self._write(table_id)

    # -- talk

    async def say(self, table_id: str, said: Said) -> None:
        self._tables[table_id].chat.append(said)
        self._write(table_id)

    async def chat(self, table_id: str, limit: int) -> list[Said]:
        return self._tables[table_id].chat[-limit:]

    # -- the school

    async def progress(self, guest_id: str) -> Progress:
        return self.person.progress

    async def learn(self, guest_id: str, learnt: Progress) -> None:
        merged = self.person.progress.merged(learnt)
        if merged != self.person.progress:
            self.person.progress = merged
            self._write(ME)

    async def teacher(self, table_id: str, guest_id: str) -> tuple[str, list[Any]] | None:
        return self._tables[table_id].teachers.get(guest_id)

    async def set_teacher(self, table_id: str, guest_id: str, setting: str, notes: list[Any]) -> None:
        self._tables[table_id].teachers[guest_id] = (setting, notes)
        self._write(table_id)

    async def forget_teacher(self, table_id: str, guest_id: str) -> None:
        self._tables[table_id].teachers.pop(guest_id, None)
        self._write(table_id)


def _copied(seats: Sequence[Seat]) -> list[Seat]:
    return [replace(seat, holders=set(seat.holders)) for seat in seats]


def _hand_over(kept: Kept, owner: Guest | None, to: Guest | None) -> None:
    if owner is None or to is None or owner.id == to.id:
        return
    if kept.header.host == owner.id:
        kept.header.host = to.id
    for seat in kept.seats:
        if owner.id in seat.holders:
            seat.holders = seat.holders - {owner.id} | {to.id}
    if owner.id in kept.teachers:
        kept.teachers[to.id] = kept.teachers.pop(owner.id)


def _found(kept: Kept) -> Found:
    return replace(kept.header), _copied(kept.seats)


# -- reading


def _bad(where: str, why: str) -> Problem:
    return Problem("save-broken", where=where, why=why)


def _json(text: str) -> Json:
    try:
        found = json.loads(text)
    except ValueError as error:
        raise _bad("text", str(error)) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise _bad("format", f"not {FORMAT}")
    return found


def _read_person(text: str) -> Person:
    found = _json(text)
    guest = found.get("guest")
    return Person(
        None if guest is None else _row(Guest, guest, "guest"), read_progress(found.get("progress"))
    )


def _read_table(key: str, text: str) -> Kept:
    found = _json(text)
    header = _row(Header, found.get("header"), "header")
    if header.id != key:
        raise _bad("header.id", f"is not {key}")
    if header.state not in STATES:
        raise _bad("header.state", header.state)
    if header.game not in catalogue.GAMES:
        raise _bad("header.game", header.game)
    seats = [_row(Seat, seat, f"seats.{n}") for n, seat in enumerate(_list(found, "seats"))]
    if [seat.seat for seat in seats] != list(range(len(seats))) or not seats:
        raise _bad("seats", "not one after another")
    lines: list[Line] = []
    names = [one.name for one in fields(Line)]
    for n, line in enumerate(_list(found, "lines"), 1):
        if not isinstance(line, list) or len(line) != len(names):
            raise _bad(f"lines.{n}", "not a line")
        lines.append(_row(Line, dict(zip(names, line, strict=True)), f"lines.{n}"))
        if lines[-1].number != n:
            raise _bad(f"lines.{n}", "not one after another")
    if len(lines) != header.length:
        raise _bad("lines", f"{len(lines)}, not {header.length}")
    chat = [_row(Said, said, f"chat.{n}") for n, said in enumerate(_list(found, "chat"))]
    links = [_row(Link, link, f"links.{n}") for n, link in enumerate(_list(found, "links"))]
    return Kept(header, seats, lines, chat, links, _teachers(found.get("teachers")))


def _teachers(found: object) -> dict[str, tuple[str, list[Any]]]:
    if not isinstance(found, dict):
        raise _bad("teachers", "not a table")
    out: dict[str, tuple[str, list[Any]]] = {}
    for guest, teacher in found.items():
        if not (isinstance(teacher, list) and len(teacher) == 2):
            raise _bad(f"teachers.{guest}", "not a teacher")
        setting, notes = teacher
        if not isinstance(setting, str) or not isinstance(notes, list):
            raise _bad(f"teachers.{guest}", "not a teacher")
        out[guest] = (setting, notes)
    return out


def _list(found: Json, name: str) -> list[Any]:
    value = found.get(name)
    if not isinstance(value, list):
        raise _bad(name, "not a list")
    return value


def _row(kind: type[Row], found: object, where: str) -> Row:
    """A row of plain data; a field that is missing, unknown or of another type is named."""
    if not isinstance(found, dict):
        raise _bad(where, "not a table")
    types = get_type_hints(kind)
    wanted = {one.name: one for one in fields(kind)}  # type: ignore[arg-type]
    for name in found:
        if name not in wanted:
            raise _bad(f"{where}.{name}", "unknown")
    values: Json = {}
    for name, one in wanted.items():
        if name not in found:
            if one.default is MISSING and one.default_factory is MISSING:
                raise _bad(f"{where}.{name}", "missing")
            continue
        values[name] = _value(types[name], found[name], f"{where}.{name}")
    return kind(**values)


def _value(kind: Any, found: Any, where: str) -> Any:  # Any: types as they are written, JSON as it comes
    origin, parts = get_origin(kind), get_args(kind)
    if origin is None:
        if kind is object or type(found) is kind:
            return found
    elif origin in (list, set) and isinstance(found, list):
        return origin(_value(parts[0], one, f"{where}.{n}") for n, one in enumerate(found))
    elif origin is dict and isinstance(found, dict):
        return {key: _value(parts[1], one, f"{where}.{key}") for key, one in found.items()}
    elif type(None) in parts:
        return (
            None
            if found is None
            else _value(next(one for one in parts if one is not type(None)), found, where)
        )
    raise _bad(where, f"{found!r:.40}")
