"""What is kept of a table: plain rows that a store writes down."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Guest:
    id: str
    name: str
    seat: int | None


@dataclass
class Seat:
    seat: int
    kind: str
    name: str | None
    bot: str | None
    taken: bool
    key: str
    holders: set[str] = field(default_factory=set)
    since: str | None = None  # when the free seat got its link, or its person came


@dataclass
class Link:
    """A way to another device of a seated person."""

    id: str
    hash: str
    seats: list[int]
    made: str
    used: str | None = None
    guest_id: str | None = None


@dataclass
class Header:
    """A table's row, without its seats and entries."""

    id: str
    game: str
    rules: int
    preset: str | None
    options: dict[str, str]
    host: str
    random_order: bool
    watch: bool
    free_undo: bool
    what_if: bool
    seed: str
    start: str | None
    created: str
    updated: str
    hints: bool = False
    components: str | None = None  # an owner's facts this table is played with, the text of the file
    school: bool = False  # somebody learns here
    state: str = "waiting"
    length: int = 0
    position: str | None = None
    to_act: list[int] = field(default_factory=list)
    outcome: dict[str, object] | None = None
    next: str | None = None


@dataclass
class Line:
    """A stored entry."""

    number: int
    seat: int
    line: str
    time: str


@dataclass
class Said:
    by: str
    seat: int | None
    text: str
    time: str
    note: dict[str, object] | None = None  # a message of the house in place of words
