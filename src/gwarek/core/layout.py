"""A view as a fixed row of numbers: a schema says what stands in which cell.

Most of it follows from the declared shape of the view (`lay_out`); a game's module `layout` says the rest, and which
parts are left out. The view of a game that brings none stands there as text (`Letters`).

Fields nest like the view's JSON. What is absent (None, an id that is not there, a shorter list) leaves zeros, so words
and seats count from 1. A part of the view is either laid out or named as left out; `strays` finds what is neither.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Protocol, Union, cast, get_args, get_origin, is_typeddict

from gwarek.core import shape as shapes
from gwarek.core.catalogue import game_part
from gwarek.core.problem import Problem

# Any throughout: a view is JSON, and each game has one of its own shape.

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1

Cell = tuple[str, int, int]  # name, lowest and highest number
Cells = MutableSequence[int]
Facts = dict[str, Any]

ROOM: Final = 4096  # bytes for a view without a layout


class Layout(Protocol):
    """What a game's module `layout` holds."""

    VERSION: int  # raised when words, cells, rewards or rules change: a trained agent is good for one version

    def layout(self, facts: Facts, seats: int, options: Mapping[str, str]) -> Field:
        """Where each part of a view stands; it depends on nothing else."""
        ...


def layout_of(slug: str) -> Layout | None:
    """The game's own layout, if it brings one."""
    part = game_part(slug, "layout")
    return None if part is None else cast(Layout, part)


class Field:
    """Some cells in a row: how many, and how a value is written into them."""

    size: int

    def write(self, value: Any, out: Cells, at: int) -> None:
        """Write a value that is not None; the cells hold zeros before."""
        raise NotImplementedError

    def cells(self, name: str) -> list[Cell]:
        raise NotImplementedError

    def strays(self, value: Any, name: str) -> list[str]:
        """Parts of the value that the schema does not speak of."""
        return []


class Number(Field):
    """A whole number, or yes and no as 1 and 0."""

    size = 1

    def __init__(self, least: int = LEAST, most: int = MOST) -> None:
        self.least: Final = least
        self.most: Final = most

    def write(self, value: Any, out: Cells, at: int) -> None:
        out[at] = int(value)

    def cells(self, name: str) -> list[Cell]:
        return [(name, self.least, self.most)]


NUMBER: Final = Number()
COUNT: Final = Number(0)
FLAG: Final = Number(0, 1)


class Seat(Field):
    """A seat, counted from 1."""

    size = 1

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def write(self, value: Any, out: Cells, at: int) -> None:
        out[at] = value + 1

    def cells(self, name: str) -> list[Cell]:
        return [(name, 0, self.seats)]


class Word(Field):
    """Which of some words, counted from 1."""

    size = 1

    def __init__(self, words: Iterable[str]) -> None:
        self.number: Final = {word: i + 1 for i, word in enumerate(words)}

    def write(self, value: Any, out: Cells, at: int) -> None:
        out[at] = self.number[value]

    def cells(self, name: str) -> list[Cell]:
        return [(name, 0, len(self.number))]

    def strays(self, value: Any, name: str) -> list[str]:
        return [] if value is None or value in self.number else [f"{name}={value}"]


class Counts(Field):
    """How many of each: a list in which things may repeat and order says nothing."""

    def __init__(self, things: Iterable[Any]) -> None:
        self.place: Final = {thing: i for i, thing in enumerate(things)}
        self.size = len(self.place)

    def write(self, value: Any, out: Cells, at: int) -> None:
        for thing in value:
            out[at + self.place[thing]] += 1

    def cells(self, name: str) -> list[Cell]:
        return [(f"{name}.{thing}", 0, MOST) for thing in self.place]

    def strays(self, value: Any, name: str) -> list[str]:
        return [f"{name}={thing}" for thing in value or [] if thing not in self.place]


class Each(Field):
    """The same field for every id of a mapping."""

    def __init__(self, ids: Iterable[str], field: Field) -> None:
        self.place: Final = {id: i * field.size for i, id in enumerate(ids)}
        self.field: Final = field
        self.size = len(self.place) * field.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        write = self.field.write
        place = self.place
        for id, part in value.items():
            if part is not None:
                write(part, out, at + place[id])

    def cells(self, name: str) -> list[Cell]:
        return [cell for id in self.place for cell in self.field.cells(f"{name}.{id}")]

    def strays(self, value: Any, name: str) -> list[str]:
        out = [f"{name}.{id}" for id in value or {} if id not in self.place]
        for id, part in (value or {}).items():
            out.extend(self.field.strays(part, f"{name}.{id}"))
        return out


class Row(Field):
    """A mapping with named parts; `without` are the parts left out, because others or the options say the same.

    In a sparse one parts may be missing.
    """

    def __init__(self, parts: Mapping[str, Field], without: Sequence[str] = (), sparse: bool = False) -> None:
        self.parts: Final = dict(parts)
        self.without: Final = frozenset(without)
        self.sparse: Final = sparse
        # Numbers are many and cost a call each: they are written here.
        self._numbers: Final[list[tuple[str, int]]] = []
        self._others: Final[list[tuple[str, int, Callable[[Any, Cells, int], None]]]] = []
        self.size = 0
        for key, field in self.parts.items():
            if isinstance(field, Number):
                self._numbers.append((key, self.size))
            else:
                self._others.append((key, self.size, field.write))
            self.size += field.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        for key, place in self._numbers:
            part = value.get(key)
            if part:
                out[at + place] = part
        for key, place, write in self._others:
            part = value.get(key)
            if part is not None:
                write(part, out, at + place)

    def cells(self, name: str) -> list[Cell]:
        dot = f"{name}." if name else ""
        return [cell for key, field in self.parts.items() for cell in field.cells(dot + key)]

    def strays(self, value: Any, name: str) -> list[str]:
        if value is None:
            return []
        out = [f"{name}.{key}" for key in value if key not in self.parts and key not in self.without]
        if not self.sparse:
            out.extend(f"no {name}.{key}" for key in [*self.parts, *self.without] if key not in value)
        for key, field in self.parts.items():
            out.extend(field.strays(value.get(key), f"{name}.{key}"))
        return out


class Maybe(Field):
    """A part that may be absent: a cell that says whether it is there, then the part."""

    def __init__(self, field: Field) -> None:
        self.field: Final = field
        self.size = 1 + field.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        out[at] = 1
        self.field.write(value, out, at + 1)

    def cells(self, name: str) -> list[Cell]:
        return [(name, 0, 1), *self.field.cells(name)]

    def strays(self, value: Any, name: str) -> list[str]:
        return self.field.strays(value, name)


class Series(Field):
    """A list in order, with room for the longest there can be."""

    def __init__(self, field: Field, room: int) -> None:
        self.field: Final = field
        self.room: Final = room
        self.size = room * field.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        assert len(value) <= self.room, f"{len(value)} in a row for {self.room}"
        write, size = self.field.write, self.field.size
        for part in value:
            if part is not None:
                write(part, out, at)
            at += size

    def cells(self, name: str) -> list[Cell]:
        return [cell for i in range(self.room) for cell in self.field.cells(f"{name}.{i}")]

    def strays(self, value: Any, name: str) -> list[str]:
        out = [f"{name}#{len(value)}"] if value is not None and len(value) > self.room else []
        for i, part in enumerate(value or []):
            out.extend(self.field.strays(part, f"{name}.{i}"))
        return out


class ById(Field):
    """A list of mappings that name themselves: for every id whether it is there, and the rest of its mapping."""

    def __init__(self, key: str, ids: Iterable[str], row: Row) -> None:
        self.key: Final = key
        self.row: Final = row
        self.each: Final = Each(ids, Maybe(Row(row.parts, [*row.without, key])))
        self.size = self.each.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        key = self.key
        place = self.each.place
        for part in value:
            start = at + place[part[key]]
            out[start] = 1
            self.row.write(part, out, start + 1)

    def cells(self, name: str) -> list[Cell]:
        return self.each.cells(name)

    def strays(self, value: Any, name: str) -> list[str]:
        return self.each.strays({part[self.key]: part for part in value or []}, name)


class Letters(Field):
    """The whole value as JSON text, a byte in a cell, zeros after its end: for a view nobody has laid out.

    Nothing is lost and nothing is guessed, but it is a poor thing to learn from. Keys stand in alphabetical order.
    """

    def __init__(self, room: int = ROOM) -> None:
        self.size = room

    def write(self, value: Any, out: Cells, at: int) -> None:
        text = json.dumps(value, separators=(",", ":"), sort_keys=True).encode()
        if len(text) > self.size:
            raise Problem("view-long", size=len(text), most=self.size)
        for i, byte in enumerate(text, at):
            out[i] = byte

    def cells(self, name: str) -> list[Cell]:
        return [(f"{name}.{i}", 0, 127) for i in range(self.size)]  # `dumps` writes ASCII


class Told(Field):
    """A field for what a function makes of the value."""

    def __init__(self, tell: Callable[[Any], Any], field: Field) -> None:
        self.tell: Final = tell
        self.field: Final = field
        self.size = field.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        self.field.write(self.tell(value), out, at)

    def cells(self, name: str) -> list[Cell]:
        return self.field.cells(name)

    def strays(self, value: Any, name: str) -> list[str]:
        return [] if value is None else self.field.strays(self.tell(value), name)


Chosen = Mapping[str, Field | int | None]


def lay_out(view: Any, facts: Facts, seats: int, ids: Mapping[str, Iterable[str]], chosen: Chosen) -> Row:
    """The cells of a view of this shape, in the order of its declaration.

    `ids` are tables of which not all ids can stand in this view, or which the facts do not have. `chosen` says of
    parts, by their dotted names, what the shape leaves open: a field, the room of a list, None for a part left out.
    """
    plan = _Plan(facts, seats, ids, chosen)
    row = plan.row(view, "")
    unused = [name for name in chosen if name not in plan.asked]
    assert not unused, f"the view has no {', '.join(unused)}"
    return row


class _Plan:
    def __init__(self, facts: Facts, seats: int, ids: Mapping[str, Iterable[str]], chosen: Chosen) -> None:
        self.facts: Final = facts
        self.seats: Final = seats
        self.tables: Final = ids
        self.chosen: Final = chosen
        self.asked: Final[set[str]] = set()

    def row(self, shape: Any, dot: str, without: Sequence[str] = ()) -> Row:
        parts: dict[str, Field] = {}
        left_out = list(without)
        lacks = False
        for key, (part, required) in shapes.parts(shape).items():
            lacks = lacks or not required
            field = None if key in without else self.field(part, dot + key)
            if field is not None:
                parts[key] = field
            elif key not in without:
                left_out.append(key)
        return Row(parts, left_out, sparse=lacks)

    def field(self, shape: Any, name: str) -> Field | None:
        """The field of a part; None if it is left out."""
        self.asked.add(name)
        found = self.chosen.get(name, 0)
        if found is None or isinstance(found, Field):
            return found
        return self.derived(shape, name, found)

    def derived(self, shape: Any, name: str, room: int) -> Field:
        origin, args = get_origin(shape), get_args(shape)
        if origin in (Union, UnionType):
            kinds = [one for one in args if one is not NoneType]
            assert len(kinds) == 1, f"{name} may be of several kinds"
            field = self.derived(kinds[0], name, room)
            return Maybe(field) if isinstance(field, Row) else field
        if shape is bool:
            return FLAG
        if shape is int:
            return COUNT
        if is_typeddict(shape):
            return self.row(shape, f"{name}.")
        if origin is Literal:
            return Word(args)
        if origin is Annotated:
            return self.marked(args[0], args[1], name)
        if origin is dict:
            return Each(self.keys(args[0], name), self.inner(args[1], name))
        told = origin is list and room > 0
        assert told, f"{name}: its shape does not say how it is laid out"
        return Series(self.inner(args[0], name), room)

    def marked(self, shape: Any, mark: str | int, name: str) -> Field:
        """What `Annotated` says of a number, a string or a list."""
        if shape is int:
            return Seat(self.seats) if mark == "seat" else NUMBER
        if shape is str:
            return Word(self.ids(str(mark)))
        item = get_args(shape)[0]
        if isinstance(mark, int):
            return Series(self.inner(item, name), mark)
        if mark == shapes.BY_SEAT:
            return Series(self.inner(item, name), self.seats)
        if mark == shapes.BAG:
            return Counts(range(self.seats) if item == shapes.Seat else self.keys(item, name))
        key = mark.removeprefix(shapes.BY)
        return ById(key, self.keys(shapes.parts(item)[key][0], name), self.row(item, f"{name}.", [key]))

    def inner(self, shape: Any, name: str) -> Field:
        return self.derived(shape, name, 0)

    def keys(self, shape: Any, name: str) -> Iterable[Any]:
        """The words that can stand in a part."""
        if get_origin(shape) is Literal:
            return get_args(shape)
        assert get_origin(shape) is Annotated, f"{name}: the shape does not say which words"
        return self.ids(get_args(shape)[1])

    def ids(self, table: str) -> Iterable[str]:
        if table in self.tables:
            return self.tables[table]
        found = self.facts[table]
        return found if isinstance(found, Mapping) else [item["id"] for item in found]
