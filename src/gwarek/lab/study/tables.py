"""Games as tidy tables: a row for each game, each seat, each source of points and each decision.

`Tables.games.columns` is a dict of lists, which pandas, polars and pyarrow take as it is.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gwarek.core.game import GameInfo
from gwarek.core.problem import Problem

Kinds = Mapping[str, type]

OPTION: Final = "option_"  # before the name of an option: a column of `games`

GAMES: Final[Kinds] = {
    "game": int,  # number of the record, in the order of the files
    "file": str,
    "seats": int,
    "option_set": str,  # what differs from the defaults, as in a record's header
    "reason": str,  # why the winners won, or the team lost
    "won": bool,  # by somebody at the table; a team or a lone player can lose
    "best": int,  # points of the best player
    "margin": int,  # from the second best; empty for a team
    "decisions": int,
    "turns": int,  # a turn: decisions of one seat in a row
    "rounds": int,  # numbered marks: rounds, shifts, turns of a timetable
    "draws": int,
    "choices": float,  # legal lines at a decision, on the average
}
SEATS: Final[Kinds] = {
    "game": int,
    "seat": int,
    "colour": str,
    "player": str,  # as in the record's header
    "own": bool,  # the game's own player, such as Lord Wallace; makes no decisions
    "score": int,
    "rank": int,  # 1 for every winner; empty in a team
    "winner": bool,
    "share": float,  # of the victory; a team's counts whole for everybody
    "decisions": int,
}
SOURCES: Final[Kinds] = {"game": int, "seat": int, "source": str, "rule": str, "points": int}
DECISIONS: Final[Kinds] = {
    "game": int,
    "number": int,  # of the entry; what was taken back is not here
    "seat": int,
    "turn": int,
    "round": int,
    "line": str,
    "word": str,  # the first one
    "choices": int,  # legal lines
}


class Table:
    """Columns of one length, each of one kind; None where there is nothing to say."""

    def __init__(self, name: str, kinds: Kinds) -> None:
        self.name: Final = name
        self.kinds: Final = dict(kinds)
        # Any: a column holds what its kind says.
        self.columns: Final[dict[str, list[Any]]] = {column: [] for column in kinds}

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())))

    def __getitem__(self, column: str) -> list[Any]:
        return self.columns[column]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and (self.name, self.kinds, self.columns) == (
            other.name,
            other.kinds,
            other.columns,
        )

    __hash__ = None  # type: ignore[assignment]  # a table grows

    def add(self, *values: object) -> None:
        """A row, in the order of the columns."""
        for column, value in zip(self.columns.values(), values, strict=True):
            # Lines and words come again and again; one object each keeps large tables small.
            column.append(sys.intern(value) if type(value) is str else value)

    def extend(self, other: Table) -> None:
        for name, column in self.columns.items():
            more = other.columns[name]
            column.extend(map(_intern, more) if self.kinds[name] is str else more)

    def rows(self) -> Iterator[dict[str, Any]]:
        for values in zip(*self.columns.values(), strict=True):
            yield dict(zip(self.columns, values, strict=True))

    def write_csv(self, path: Path) -> None:
        """Comma-separated, UTF-8; truth as true and false, nothing as nothing."""
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(self.columns)
            truths = [kind is bool for kind in self.kinds.values()]
            for values in zip(*self.columns.values(), strict=True):
                writer.writerow(
                    str(value).lower() if truth and value is not None else value
                    for value, truth in zip(values, truths, strict=True)
                )

    def write_parquet(self, path: Path) -> None:
        arrow, parquet = parquet_library()
        types = {int: arrow.int64(), float: arrow.float64(), str: arrow.string(), bool: arrow.bool_()}
        schema = arrow.schema([(name, types[kind]) for name, kind in self.kinds.items()])
        parquet.write_table(arrow.table(self.columns, schema=schema), path)


def _intern(value: str | None) -> str | None:
    return None if value is None else sys.intern(value)


def parquet_library() -> tuple[Any, Any]:
    """pyarrow and its Parquet; a `Problem` says what to install. Any: it publishes no types."""
    try:
        import pyarrow  # type: ignore[import-untyped]
        import pyarrow.parquet  # type: ignore[import-untyped]
    except ImportError as error:
        raise Problem("needs-extra", what="--parquet", extra="study") from error
    return pyarrow, pyarrow.parquet


class Tables:
    """The four tables of a study. Joined by `game`, and by `seat` within a game."""

    def __init__(self, info: GameInfo) -> None:
        options = {OPTION + option.id: str for option in info.options}
        self.games: Final = Table("games", {**GAMES, **options})
        self.seats: Final = Table("seats", SEATS)
        self.sources: Final = Table("sources", SOURCES)
        self.decisions: Final = Table("decisions", DECISIONS)

    def __iter__(self) -> Iterator[Table]:
        yield from (self.games, self.seats, self.sources, self.decisions)

    def extend(self, other: Tables) -> None:
        for mine, more in zip(self, other, strict=True):
            mine.extend(more)

    def write(self, folder: Path, form: str) -> list[Path]:
        """All tables into a folder, as `csv` or `parquet`; the files written."""
        written: list[Path] = []
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for table in self:
                path = folder / f"{table.name}.{form}"
                if form == "parquet":
                    table.write_parquet(path)
                else:
                    table.write_csv(path)
                written.append(path)
        except OSError as error:
            raise Problem("file-unwritable", file=str(folder), why=error.strerror or str(error)) from error
        return written
