"""Position text: clauses `key word word; key …`, sparse to write and complete in round trip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, final

from gwarek.core.game import GameInfo
from gwarek.core.problem import Problem
from gwarek.core.seat import SEAT_WORDS, seat_of

W = TypeVar("W", bound=str)  # a word of a vocabulary


@final
class Clause:
    """One clause of a position: its key and the words after it."""

    def __init__(self, key: str, words: list[str]) -> None:
        self.key: Final = key
        self.words: Final = words

    def text(self) -> str:
        return " ".join([self.key, *self.words])

    def number(self, at: int) -> int:
        """The word at this place as a whole number."""
        word = self.word(at)
        if not word.lstrip("-").isdigit():
            raise Problem("position-number", clause=self.text(), word=word)
        return int(word)

    def between(self, at: int, least: int, most: int) -> int:
        """The word at this place as a whole number within bounds."""
        number = self.number(at)
        if not least <= number <= most:
            raise Problem("position-range", clause=self.text(), word=self.word(at), least=least, most=most)
        return number

    def numbers(self, how_many: int) -> list[int]:
        """All words as whole numbers; there must be exactly so many."""
        if len(self.words) != how_many:
            raise Problem("position-count", clause=self.text(), needed=how_many, given=len(self.words))
        return [self.number(i) for i in range(how_many)]

    def word(self, at: int) -> str:
        if at >= len(self.words):
            raise Problem("position-short", clause=self.text())
        return self.words[at]

    def seat(self, at: int, seats: int) -> int:
        """The word at this place as a seat of this table."""
        word = self.word(at)
        seat = seat_of(word)
        if seat is None or not 0 <= seat < seats:
            raise Problem("position-seat", clause=self.text(), word=word, known=" ".join(SEAT_WORDS[:seats]))
        return seat

    def index(self, at: int, known: Sequence[str]) -> int:
        """Where the word at this place stands among the known ones."""
        return known.index(self.one_of(at, known))

    def indices(self, start: int, known: Sequence[str]) -> list[int]:
        """The same for all words from a place on."""
        return [self.index(at, known) for at in range(start, len(self.words))]

    def one_of(self, at: int, known: Sequence[W]) -> W:
        """The word at this place, if it is one of the known ones."""
        word = self.word(at)
        for one in known:
            if one == word:
                return one
        raise Problem("position-word", clause=self.text(), word=word)


def read_clauses(text: str, known: Sequence[str]) -> list[Clause]:
    """Split position text; a key that is not known, or said twice without a table to tell apart, is a `Problem`."""
    out: list[Clause] = []
    for part in text.replace("\n", ";").split(";"):
        words = part.split()
        if not words:
            continue
        if words[0] not in known:
            raise Problem("position-key", word=words[0], known=" ".join(known))
        out.append(Clause(words[0], words[1:]))
    return out


def read_table(clauses: list[Clause], info: GameInfo) -> tuple[int, dict[str, str]]:
    """Seats and options of a position: clauses `seats 3` and `option storage_rule free`."""
    seats = info.usual
    chosen: dict[str, str] = {}
    for clause in clauses:
        if clause.key == "seats":
            seats = clause.number(0)
            info.check_seats(seats)
        elif clause.key == "option":
            chosen[clause.word(0)] = clause.word(1)
    return seats, info.full_options(chosen)


def table_of(text: str, info: GameInfo) -> tuple[int, dict[str, str]]:
    """Seats and options that a position says, whatever else it holds."""
    parts = [part.split() for part in text.replace("\n", ";").split(";")]
    return read_table([Clause(words[0], words[1:]) for words in parts if words], info)


def table_clauses(seats: int, options: dict[str, str], info: GameInfo) -> list[str]:
    """The clauses `read_table` reads; options at their default are not said."""
    out = [f"seats {seats}"]
    for option in info.options:
        if options[option.id] != option.default:
            out.append(f"option {option.id} {options[option.id]}")
    return out
