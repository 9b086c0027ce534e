"""Steps: what a table would be with some entries more. Stored first, then taken by the table, then shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gwarek.core.game import AnyGame
from gwarek.core.match import Match, Refused
from gwarek.core.problem import Problem
from gwarek.core.record import Entry
from gwarek.core.seat import seat_word
from gwarek.table.present import Present
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Header, Line, Seat
from gwarek.table.telling import Telling


@dataclass(frozen=True)
class Step:
    """Entries after entry `before`, and the table with them."""

    header: Header
    before: int
    lines: list[Line]
    telling: Telling


@dataclass(frozen=True)
class NewSeats:
    """Other people at the table; `expected` is (seat, taken) as it was. With the last seat taken the game begins."""

    header: Header
    expected: list[tuple[int, bool]]
    seats: list[Seat]
    lines: list[Line]
    telling: Telling | None


def record_names(seats: Sequence[Seat]) -> list[str]:
    """Names as the record writes them."""
    return [seat.name or (f"bot:{seat.bot}" if seat.bot else seat_word(seat.seat)) for seat in seats]


def new_match(
    game: AnyGame, header: Header, seats: Sequence[Seat], seed: str | None, stored: bool = False
) -> Match:
    """The match of a table; a position it starts from is asked for its soundness, unless it has been played on."""
    return Match(game, len(seats), header.options, seed, record_names(seats), header.start, stored)


def summed_up(header: Header, match: Match, moment: str) -> Header:
    """The row as it says where the match is."""
    outcome = match.outcome()
    return replace(
        header,
        state="over" if match.is_over() else "playing",
        length=len(match.entries),
        position=match.game.position_text(match.state),
        to_act=list(match.to_act()),
        outcome=None if outcome is None else outcome.json(),
        updated=moment,
    )


def lines_of(entries: Sequence[Entry], moment: str) -> list[Line]:
    return [Line(entry.number, entry.seat, entry.line, moment) for entry in entries]


def first_step(
    game: AnyGame, header: Header, seats: Sequence[Seat], moment: str, stored: bool = False
) -> Step:
    """The game begins, or goes on from the position its row starts from (`stored`)."""
    match = new_match(game, header, seats, header.seed, stored)
    lines = lines_of(match.entries, moment)
    return Step(summed_up(header, match, moment), 0, lines, Telling(match, [moment] * len(lines)))


def _next_step(table: Present, match: Match) -> Step:
    times = table.must_tell().times
    moment = table.world.now()
    lines = lines_of(match.entries[len(times) :], moment)
    telling = Telling(match, [*times, *(moment for _ in lines)])
    return Step(summed_up(table.header, match, moment), len(times), lines, telling)


def move(table: Present, seat: int, lines: Sequence[str]) -> Step | Refusal:
    """One line or several, all or none, and what chance decides after them."""
    match = table.must_tell().match.copy()
    try:
        match.act(seat, lines)
    except Problem as problem:
        return Refusal("unclear", args={"problem": problem.id, **problem.facts})
    except Refused as refused:
        return Refusal("illegal", refused.violated)
    return _next_step(table, match)


def move_back(table: Present, seat: int, to: int) -> Step:
    """To the position after entry `to`; whoever has to consent has done so."""
    match = table.must_tell().match.copy()
    match.undo(seat, to)
    return _next_step(table, match)


def new_seats(table: Present, seats: list[Seat]) -> NewSeats:
    """These people at the table."""
    moment = table.world.now()
    expected = [(seat.seat, seat.taken) for seat in table.seats]
    if not all(seat.taken for seat in seats):
        return NewSeats(replace(table.header, updated=moment), expected, seats, [], None)
    first = first_step(table.game, table.header, seats, moment)
    return NewSeats(first.header, expected, seats, first.lines, first.telling)
