"""Component facts as tables to read: any `components.toml`, flattened, with where each fact comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from gwarek.core.components import read_components
from gwarek.core.game import Json

_PROVENANCE: Final = "provenance"
_LIKE_PROVENANCE: Final = "_provenance"
_COLUMNS: Final = "columns"

FACT: Final = "fact"
VALUE: Final = "value"


@final
class FactTable:
    """Rows under named columns. `provenance` says where the rows come from, unless a column of that name does."""

    def __init__(self, name: str, columns: list[str], rows: list[list[object]], provenance: str) -> None:
        self.name: Final = name
        self.columns: Final = columns
        self.rows: Final = rows
        self.provenance: Final = provenance

    def json(self) -> Json:
        return {
            "name": self.name,
            "columns": self.columns,
            "rows": self.rows,
            "provenance": self.provenance,
        }


def fact_tables(folder: Path, owner: Path | None = None) -> list[FactTable]:
    """The tables of a game's folder, with an owner's corrections."""
    out: list[FactTable] = []
    _section("", read_components(folder / "components.toml", owner), "", out)
    return out


def _section(name: str, table: Json, inherited: str, out: list[FactTable]) -> None:
    said = table.get(_PROVENANCE)
    provenance = said if isinstance(said, str) else inherited
    facts: list[list[object]] = []
    deeper: list[tuple[str, object]] = []
    for key, value in table.items():
        if key == _PROVENANCE or (key.endswith(_LIKE_PROVENANCE) and key[: -len(_LIKE_PROVENANCE)] in table):
            continue
        if isinstance(value, dict) or (isinstance(value, list) and value and isinstance(value[0], dict)):
            deeper.append((key, value))
            continue
        own = table.get(key + _LIKE_PROVENANCE, "")
        facts.append([key, _plain(value), own if isinstance(own, str) else ""])
    if facts and name:
        if any(row[2] for row in facts):
            out.append(FactTable(name, [FACT, VALUE, _PROVENANCE], facts, provenance))
        else:
            out.append(FactTable(name, [FACT, VALUE], [row[:2] for row in facts], provenance))
    for key, value in deeper:
        inner = f"{name}.{key}" if name else key
        own = table.get(key + _LIKE_PROVENANCE, provenance)
        origin = own if isinstance(own, str) else provenance
        if isinstance(value, dict) and isinstance(value.get(_COLUMNS), list):
            out.append(_groups(inner, value, origin))
        elif isinstance(value, dict):
            _section(inner, value, origin, out)
        elif isinstance(value, list):
            out.append(_rows(inner, value, origin))


def _groups(name: str, table: Json, provenance: str) -> FactTable:
    """Rows written as lists under names of groups, with their `columns` said once."""
    said = table.get(_PROVENANCE)
    named = table[_COLUMNS]
    columns = ["group", *(str(key) for key in (named if isinstance(named, list) else []))]
    rows: list[list[object]] = []
    for group, lines in table.items():
        if isinstance(lines, list) and group != _COLUMNS:
            rows.extend([group, *line] for line in lines if isinstance(line, list))
    return FactTable(name, columns, rows, said if isinstance(said, str) else provenance)


def _rows(name: str, rows: list[object], provenance: str) -> FactTable:
    columns: list[str] = []
    tables: list[Json] = [row for row in rows if isinstance(row, dict)]
    for row in tables:
        columns.extend(key for key in row if key not in columns)
    return FactTable(name, columns, [[_plain(row.get(key)) for key in columns] for row in tables], provenance)


def _plain(value: object) -> object:
    """A cell: a number, a word, or words joined."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        between = "; " if value and isinstance(value[0], list) else ", "
        return between.join(str(_plain(item)) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(item)}" for key, item in value.items())
    return str(value)
