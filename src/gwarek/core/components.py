"""Component facts: the built-in file, an owner's corrections laid over it, and readers that name a bad field."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, overload

from gwarek.core.bounds import TEXT_BYTES, check_facts, check_text
from gwarek.core.problem import Problem

# Any: what a TOML file holds is known only after it has been read; the readers below check every field.
Table = dict[str, Any]
W = TypeVar("W", bound=str)  # a word of a vocabulary

REPLACE: Final = "replace"
MOST: Final = 2000  # what a number of any box may be, unless its reader says less
COPIES: Final = 100  # pieces of one kind
SHOWN: Final = 60  # characters of a bad value that a message shows


def read_components(builtin: Path, owner: Path | None) -> Table:
    """The facts of the box. An owner's file need only say what differs; rows are matched by `id` or `number`.

    A table of the owner's file that says `replace = true` brings all rows of its arrays itself: a printed board in
    place of a reconstructed one.
    """
    facts = _box(builtin)
    if owner is not None:
        facts = _merged(facts, _read_owners(owner), "")
    return facts


def _box(builtin: Path) -> Table:
    """The game's own file; a game of few pieces may have none."""
    return _read(builtin) if builtin.exists() else {}


def owner_mark(owner: Path | None) -> str:
    """What a record says of an owner's file: the beginning of its hash; nothing for the box as built in."""
    return "" if owner is None else hashlib.sha256(owner.read_bytes()).hexdigest()[:16]


def checklist(builtin: Path, owner: Path | None) -> list[Table]:
    """What an owner can read off the box: rows of `owner_checklist.items`, `done` where the owner's file says it."""
    items = _box(builtin).get("owner_checklist", {}).get("items", [])
    said = {} if owner is None else _read_owners(owner)
    return [{**item, "done": any(_says(said, name) for name in item["tables"])} for item in items]


def _says(facts: Table, name: str) -> bool:
    """Does a file say anything of a table, named with dots?"""
    at: object = facts
    for key in name.split("."):
        if not isinstance(at, dict) or key not in at:
            return False
        at = at[key]
    return True


def _read(path: Path) -> Table:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem("components-file", file=str(path), why=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Problem("components-toml", file=str(path), why=str(error)) from error


def _read_owners(path: Path) -> Table:
    """A file from outside: bounded as text before it is parsed, and as facts before anything is built of them."""
    try:
        with path.open("rb") as file:
            text = file.read(TEXT_BYTES + 1).decode()
        check_text(text)
        facts = tomllib.loads(text)
    except OSError as error:
        raise Problem("components-file", file=str(path), why=error.strerror or str(error)) from error
    except Problem:
        raise
    except (ValueError, RecursionError) as error:  # also dates that are none
        raise Problem("components-toml", file=str(path), why=shown(error)) from error
    check_facts(facts)
    return facts


def shown(value: object) -> str:
    """A value from outside as a message shows it."""
    text = str(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def _merged(base: Table, changes: Table, where: str) -> Table:
    out = dict(base)
    whole_rows = changes.get(REPLACE) is True
    for key, value in changes.items():
        at = f"{where}{key}"
        if key == REPLACE and key not in base:
            if not isinstance(value, bool):
                raise Problem("components-kind", field=at, needed="bool", given=type(value).__name__)
            continue
        if key not in base:
            raise Problem("components-unknown", field=at)
        old = base[key]
        if isinstance(old, dict) and isinstance(value, dict):
            out[key] = _merged(old, value, f"{at}.") if old else value
        elif isinstance(old, list) and old and isinstance(old[0], dict):
            named = "id" in old[0] or "number" in old[0]  # others have nothing to be matched by
            out[key] = _merged_rows(old, value, at) if named and not whole_rows else _given_rows(value, at)
        elif type(old) is not type(value):
            raise Problem("components-kind", field=at, needed=type(old).__name__, given=type(value).__name__)
        else:
            out[key] = value
    return out


def _given_rows(given: Any, where: str) -> list[Table]:
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        raise Problem("components-kind", field=where, needed="[[table]]", given=type(given).__name__)
    return [dict(row) for row in given]


def _merged_rows(base: list[Table], changes: Any, where: str) -> list[Table]:
    out = [dict(row) for row in base]
    name = "id" if "id" in base[0] else "number"
    for row in _given_rows(changes, where):
        if name not in row:
            raise Problem("components-row", field=where, name=name)
        known = [i for i in range(len(out)) if out[i].get(name) == row[name]]
        if known:
            out[known[0]] = {**out[known[0]], **row}
        else:
            out.append(row)
    return out


def whole(table: Mapping[str, Any], key: str, where: str, least: int = 0, most: int = MOST) -> int:
    """A whole number not below `least` nor above `most`."""
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise Problem("components-number", field=f"{where}.{key}", value=shown(value), least=least)
    if value > most:
        raise Problem("components-most", field=f"{where}.{key}", value=value, most=most)
    return value


def copies(table: Mapping[str, Any], key: str, where: str, least: int = 1) -> int:
    """How many pieces of a kind there are: each of them is built."""
    return whole(table, key, where, least, COPIES)


def signed(table: Mapping[str, Any], key: str, where: str) -> int:
    """A whole number of either sign."""
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < -MOST:
        raise Problem("components-number", field=f"{where}.{key}", value=shown(value), least=-MOST)
    if value > MOST:
        raise Problem("components-most", field=f"{where}.{key}", value=value, most=MOST)
    return value


@overload
def word(table: Mapping[str, Any], key: str, where: str) -> str: ...
@overload
def word(table: Mapping[str, Any], key: str, where: str, known: Sequence[W]) -> W: ...
def word(table: Mapping[str, Any], key: str, where: str, known: Sequence[str] | None = None) -> str:
    """A word; with `known`, one of these."""
    value = table.get(key)
    if not isinstance(value, str) or (known is not None and value not in known):
        allowed = "text" if known is None else ", ".join(known)
        raise Problem("components-word", field=f"{where}.{key}", value=shown(value), known=allowed)
    return value


@overload
def words(table: Mapping[str, Any], key: str, where: str) -> list[str]: ...
@overload
def words(table: Mapping[str, Any], key: str, where: str, known: Sequence[W]) -> list[W]: ...
def words(
    table: Mapping[str, Any], key: str, where: str, known: Sequence[str] | None = None
) -> Sequence[str]:
    """A list of words."""
    value = table.get(key)
    if not isinstance(value, list):
        raise Problem("components-kind", field=f"{where}.{key}", needed="list", given=type(value).__name__)
    if known is None:
        return [word({key: item}, key, where) for item in value]
    return [word({key: item}, key, where, known) for item in value]


def rows(table: Mapping[str, Any], key: str) -> list[Table]:
    """An array of tables."""
    value = table.get(key)
    if not isinstance(value, list) or not value or not all(isinstance(row, dict) for row in value):
        raise Problem("components-kind", field=key, needed="[[table]]", given=type(value).__name__)
    return value


def section(table: Mapping[str, Any], key: str) -> Table:
    """A table."""
    value = table.get(key)
    if not isinstance(value, dict):
        raise Problem("components-kind", field=key, needed="[table]", given=type(value).__name__)
    return value


def must_equal(field: str, given: int, needed: int) -> None:
    """A self-check of totals: 48 tiles are 48 tiles."""
    if given != needed:
        raise Problem("components-total", field=field, given=given, needed=needed)
