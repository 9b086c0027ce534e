"""A view as a fixed row of numbers: a schema says what stands in which cell.

Fields nest like the view's JSON. What is absent (None, an id that is not there, a shorter list) leaves zeros, so words
and seats count from 1. A part of the view is either laid out or named as left out; `strays` finds what is neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from typing import Any, Final

# Any throughout: a view is JSON, and each game has one of its own shape.

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1

Cell = tuple[str, int, int]  # name, lowest and highest number
Cells = MutableSequence[int]
Facts = dict[str, Any]


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
