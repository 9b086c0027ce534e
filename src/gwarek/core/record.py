"""The `.gwarek` record: header, then numbered lines. One file is a bug report, a fixture, a lesson."""

from __future__ import annotations

from typing import Final, final

from gwarek.core.problem import Problem
from gwarek.core.seat import seat_of, seat_word

UNDO: Final = "undo"


@final
class Entry:
    """One numbered line: who, what, and a comment if somebody made one."""

    def __init__(self, number: int, seat: int, line: str, comment: str = "") -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.line: Final = line
        self.comment: Final = comment

    def undo_to(self) -> int | None:
        """The entry an undo goes back to; None for every other line."""
        words = self.line.split(" ")
        return int(words[1]) if words[0] == UNDO else None

    def text(self) -> str:
        out = f"{self.number} {seat_word(self.seat)} {self.line}"
        return f"{out} ; {self.comment}" if self.comment else out


@final
class Record:
    """Header and entries. Known headers: game, rules, seats, options, components, start, seed-hash, seed, result."""

    def __init__(self, header: dict[str, str], entries: list[Entry]) -> None:
        self.header: Final = header
        self.entries: Final = entries

    def names(self) -> list[str]:
        """Player names in seat order, from `seats: red=Ala blue=bot:greedy`."""
        words = self.header.get("seats", "").split()
        out: list[str] = []
        for i in range(len(words)):
            word, sign, name = words[i].partition("=")
            if not sign or seat_of(word) != i:
                raise Problem("record-seats", line=self.header.get("seats", ""))
            out.append(name.replace("_", " "))
        return out

    def options(self) -> dict[str, str]:
        """Options said in the header, `options: storage_rule=free`."""
        out: dict[str, str] = {}
        for word in self.header.get("options", "").split():
            id, sign, value = word.partition("=")
            if not sign:
                raise Problem("record-option", word=word)
            out[id] = value
        return out

    def text(self) -> str:
        head = [f"{key}: {value}" for key, value in self.header.items()]
        return "\n".join([*head, "", *(entry.text() for entry in self.entries)]) + "\n"


def names_header(names: list[str]) -> str:
    """The value of the `seats` header."""
    return " ".join(f"{seat_word(seat)}={'_'.join(names[seat].split())}" for seat in range(len(names)))


def read_record(text: str) -> Record:
    """A record from its text; `Problem` names the line that is wrong."""
    header: dict[str, str] = {}
    entries: list[Entry] = []
    rows = text.split("\n")
    for i in range(len(rows)):
        line, _, comment = rows[i].partition(";")
        words = line.split()
        if not words:
            continue
        if not entries and words[0].endswith(":") and not words[0][:-1].isdigit():
            header[words[0][:-1]] = (
                rows[i].partition(":")[2].strip()
            )  # a position in a header holds semicolons
            continue
        entries.append(_read_entry(words, comment.strip(), len(entries) + 1, i + 1))
    if "game" not in header:
        raise Problem("record-game")
    return Record(header, entries)


def _read_entry(words: list[str], comment: str, number: int, row: int) -> Entry:
    if len(words) < 3 or not words[0].isdigit():
        raise Problem("record-line", row=row, line=" ".join(words))
    if int(words[0]) != number:
        raise Problem("record-number", row=row, given=words[0], needed=number)
    seat = seat_of(words[1])
    if seat is None:
        raise Problem("record-seat", row=row, word=words[1])
    if words[2] == UNDO and (len(words) != 4 or not words[3].isdigit() or int(words[3]) >= number):
        raise Problem("record-undo", row=row, line=" ".join(words))
    return Entry(number, seat, " ".join(words[2:]), comment)
