"""What is stored. A game is its entries; everything else in a row can be made again from them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, Integer, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Moments are ISO 8601 text in UTC with microseconds: they sort as they are written, in every database.
MOMENT = String(32)


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class GuestRow(Base):
    """Somebody with a name. Only the hash of the cookie is kept."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    cookie_hash: Mapped[str] = mapped_column(String(64), unique=True)
    name: Mapped[str] = mapped_column(String(24))
    seat: Mapped[int | None] = mapped_column(Integer)
    created: Mapped[str] = mapped_column(MOMENT)


class TableRow(Base):
    """A table: how it was set, and a summary of where it is."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_lobby", "state", "updated"),)

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int] = mapped_column(Integer)  # revision the entries were played by
    preset: Mapped[str | None] = mapped_column(String(64))
    # Any: JSON of strings; the game's own option check has read it
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    random_order: Mapped[bool]
    watch: Mapped[bool]
    free_undo: Mapped[bool]
    hints: Mapped[bool]
    what_if: Mapped[bool]
    school: Mapped[bool]  # somebody learns here
    seed: Mapped[str] = mapped_column(String(64))
    start: Mapped[str | None] = mapped_column(Text)  # position text to begin from, unless a new game
    components: Mapped[str | None] = mapped_column(
        Text
    )  # an owner's facts, as given; none: those of the server
    state: Mapped[str] = mapped_column(String(8))  # waiting, playing, over, archived
    length: Mapped[int] = mapped_column(Integer)
    position: Mapped[str | None] = mapped_column(Text)  # after the last commit
    to_act: Mapped[list[Any]] = mapped_column(JSON)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    next: Mapped[str | None] = mapped_column(String(40))  # the table that "again" made
    created: Mapped[str] = mapped_column(MOMENT)
    updated: Mapped[str] = mapped_column(MOMENT)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str | None] = mapped_column(String(24))
    bot: Mapped[str | None] = mapped_column(String(32))
    taken: Mapped[bool]
    key: Mapped[str] = mapped_column(String(64))
    since: Mapped[str | None] = mapped_column(MOMENT)  # when the free seat got its link, or its person came


class HolderRow(Base):
    """A guest who may act for a seat; one person on two devices is two guests."""

    __tablename__ = "holders"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True, index=True)


class LinkRow(Base):
    """A way for a seated person to go on at another device, used once. Only the hash of its key is kept."""

    __tablename__ = "links"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    seats: Mapped[list[Any]] = mapped_column(JSON)  # Any: JSON of numbers
    made: Mapped[str] = mapped_column(MOMENT)
    used: Mapped[str | None] = mapped_column(MOMENT)
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))  # the device that came by it


class EntryRow(Base):
    """One line of a game. The key is what makes a second writer lose."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(Integer)
    line: Mapped[str] = mapped_column(Text)
    time: Mapped[str] = mapped_column(MOMENT)


class LessonRow(Base):
    """How many steps of a lesson somebody has done."""

    __tablename__ = "lessons"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(80), primary_key=True)  # game/lesson
    done: Mapped[int] = mapped_column(Integer)
    updated: Mapped[str] = mapped_column(MOMENT)


class ConceptRow(Base):
    """A concept that a teacher has explained to somebody."""

    __tablename__ = "concepts"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    concept: Mapped[str] = mapped_column(String(80), primary_key=True)  # game/concept
    met: Mapped[str] = mapped_column(MOMENT)


class TeacherRow(Base):
    """How the teacher of a person at a table is set, and what was explained there."""

    __tablename__ = "teachers"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    setting: Mapped[str] = mapped_column(String(8))
    notes: Mapped[list[Any]] = mapped_column(JSON)  # Any: JSON, see gwarek.school.guide.Note


class ChatRow(Base):
    __tablename__ = "chats"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    by: Mapped[str] = mapped_column(String(24))
    seat: Mapped[int | None] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    # Any: a message of the house in place of words: its id and arguments
    note: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    time: Mapped[str] = mapped_column(MOMENT)
