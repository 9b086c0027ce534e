"""The facts of a box as a player reads them: tables with titles, headings and words in one language.

What only the program needs (places on the drawing, ids, self-checks) stays in the file: a table is told if it has a
title. Titles are `facts-table-<game>-<table>`, fields `facts-field-<game>-<key>` or `facts-field-<key>`, other words
`facts-word-<word>`; pieces have the names they have at the table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gwarek.core.catalogue import game_folder
from gwarek.core.factsheet import FACT, FactTable, fact_tables
from gwarek.core.game import AnyGame, Json
from gwarek.i18n import Speech, Teller

SOURCES: Final = ("seed", "cross-checked", "single-source", "recalled", "reconstructed")  # the surest first

# fmt: off
UNTOLD_FIELDS: Final = frozenset(
    {
        "x", "y", "slot_xy", "polygon", "name", "name_en", "name_pl", "provenance", "provenance_deploy",
        "provenance_move", "display_colour", "rule", "note", "seed_count", "seed_cubes", "seed_vp", "branches",
        "natural", "clock_order", "position_from_left", "space_hints", "printed_bonus", "exits",
        "initial_covered",
    }
)
# fmt: on

KINDS: Final = (
    "industry",
    "place",
    "colour",
    "transport",
    "train",
    "good",
    "improvement",
    "destination",
    "line",
    "space",
)

_PLAYERS: Final = re.compile(r"(.+?)(?:\.players)?[._](\d)")
_BOARD: Final = re.compile(r"board\.(\w+)\.(\w+)")
_AMOUNT: Final = re.compile(r"\bkind (\w+), amount (\d+)")
_NUMBER: Final = re.compile(r"-?\d+(\.\d+)?")


@dataclass(frozen=True)
class ToldTable:
    """One table as it is shown."""

    id: str
    title: str
    headings: list[str]  # none above plain pairs of a thing and its value
    rows: list[list[str]]
    sources: list[list[str]]  # by row, of SOURCES: where it comes from, the surest first

    def json(self) -> Json:
        return {
            "id": self.id,
            "title": self.title,
            "headings": self.headings,
            "rows": self.rows,
            "sources": self.sources,
        }


def told_facts(game: AnyGame, speech: Speech, owner: Path | None = None) -> list[ToldTable]:
    """Every table a player may want to see, in this language."""
    told = _Telling(game, speech)
    tables = fact_tables(game_folder(game.info.slug), owner)
    return [told.table(table) for table in tables if told.title(table.name) is not None]


def say_sources(speech: Speech, sources: list[str]) -> str:
    """`rulebook`, or `rulebook; partly reconstructed`"""
    words = [speech.say(f"pages-source-{source}") for source in sources]
    if len(words) < 2:
        return "".join(words)
    return speech.say("pages-source-mixed", first=words[0], rest=words[-1])


class _Telling:
    def __init__(self, game: AnyGame, speech: Speech) -> None:
        self.slug: Final = game.info.slug
        self.speech: Final = speech
        self.tell: Final = Teller(speech, game, [])

    def table(self, table: FactTable) -> ToldTable:
        pairs = table.columns[0] == FACT
        own = table.columns.index("provenance") if "provenance" in table.columns else None
        notes = [_note(table, row, own) for row in table.rows]
        shown = [at for at, key in enumerate(table.columns) if key not in UNTOLD_FIELDS and key != "id"]
        rows: list[list[str]] = []
        sources: list[list[str]] = []
        named = not pairs and any(self._name(table, row) for row in table.rows)
        for row, note in zip(table.rows, notes, strict=True):
            if pairs and str(row[0]) in UNTOLD_FIELDS:
                continue
            first = (
                [self.field(str(row[0]), table.name)] if pairs else [self._name(table, row)] if named else []
            )
            at = [k for k in shown if not (pairs and k == 0)]
            rows.append(first + [self.cell(table.columns[k], row[k]) for k in at])
            sources.append(_sources(note))
        headings = [] if pairs else [self.field(table.columns[k], table.name) for k in shown]
        if named:
            headings = [self.speech.say("facts-field-name"), *headings]
        return ToldTable(table.name.replace(".", "-"), self.title(table.name) or "", headings, rows, sources)

    def title(self, name: str) -> str | None:
        """What a table is called; one that nobody gave a title is the program's own."""
        board = _BOARD.fullmatch(name)
        if board is not None:
            where = self.speech.say(f"{self.slug}-board-{board[1]}")
            return self.speech.form(f"facts-table-{self.slug}-board-{board[2]}", {"board": where})
        players = _PLAYERS.fullmatch(name)
        if players is not None:
            base = players[1].replace(".", "-")
            return self.speech.form(f"facts-table-{self.slug}-{base}-players", {"players": int(players[2])})
        return self.speech.form(f"facts-table-{self.slug}-{name.replace('.', '-')}", {})

    def field(self, key: str, table: str) -> str:
        """What a field is called; in one table it may be called otherwise than in the others of its game."""
        own = f"{self.slug}-{table.replace('.', '-')}"
        for id in (f"facts-field-{own}-{key}", f"facts-field-{self.slug}-{key}", f"facts-field-{key}"):
            if self.speech.has(id):
                return self.speech.say(id)
        said = self.word(key)
        return said[:1].upper() + said[1:]

    def _name(self, table: FactTable, row: list[object]) -> str:
        """What a row is about, in this language; empty where the other columns say it."""
        facts = dict(zip(table.columns, row, strict=True))
        for key in (f"name_{self.speech.lang}", "name"):
            if isinstance(facts.get(key), str):
                return str(facts[key])
        id = facts.get("id")
        if not isinstance(id, str) or {
            "industry",
            "buys",
            "carts",
            "points",
            "deck",
            "town",
            "industries",
            "regions",
        } & set(facts):
            return ""
        said = self.word(id)
        return said if said != id or re.fullmatch(r"[A-Z]+\d+", id) else ""

    def cell(self, key: str, value: object) -> str:
        if value is None or value == "":
            return "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if key == "level" and isinstance(value, int) and self.speech.has(f"{self.slug}-roman"):
            return self.speech.say(f"{self.slug}-roman", level=value)
        groups = _AMOUNT.sub(r"\1 \2", str(value)).split("; ")
        return "; ".join(", ".join(self.word(part) for part in group.split(", ")) for group in groups)

    def word(self, word: str) -> str:
        if _NUMBER.fullmatch(word):
            return word.replace("-", "−")
        first, space, rest = word.partition(" ")
        if space and _NUMBER.fullmatch(rest):
            return f"{self.word(first)} {self.word(rest)}"
        id = re.sub(r"[^\w-]+", "_", word)
        for message in (f"facts-word-{self.slug}-{id}", f"facts-word-{id}"):
            if self.speech.has(message):
                return self.speech.say(message)
        said = (self.tell.piece(kind, word) for kind in KINDS)
        return next((name for name in said if name != word), word)


def _note(table: FactTable, row: list[object], at: int | None) -> str:
    own = [str(row[at])] if at is not None and row[at] else []
    own += [
        str(cell)
        for key, cell in zip(table.columns, row, strict=True)
        if key.startswith("provenance_") and cell
    ]
    return " ".join(own) or table.provenance


def _sources(note: str) -> list[str]:
    return [source for source in SOURCES if source in note]
