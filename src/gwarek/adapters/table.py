"""What both libraries are given: a game played word by word by one seat at a time, and a view as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from gwarek.core.action import Action
from gwarek.core.catalogue import game_part, load_game
from gwarek.core.choices import Choice, Vocabulary, fold
from gwarek.core.game import AnyGame, State
from gwarek.core.layout import MOST, Cell, Row
from gwarek.core.seat import CHANCE

OVER: Final = -2  # who is to act when nobody is
LONGEST_LINE: Final = 12  # words; room for a line in an observation


class Table:
    """One game with so many seats and these options: all that stays the same from episode to episode.

    >>> table = make_table("coalbaron", 2)
    >>> table.vocabulary.words[:3]
    """

    def __init__(self, slug: str, seats: int, options: Mapping[str, str]) -> None:
        self.game: Final[AnyGame] = load_game(slug)
        self.game.info.check_seats(seats)
        self.slug: Final = slug
        self.seats: Final = seats
        self.options: Final = self.game.info.full_options(options)
        self.vocabulary: Final = Vocabulary(self.game.vocabulary())
        own = game_part(slug, "layout")
        assert own is not None
        # Any: facts are JSON of the game's own shape
        facts: Any = self.game.facts()
        self.layout: Final[Row] = own.layout(facts, seats, self.options)
        self.size: Final = 1 + self.layout.size + LONGEST_LINE

    def cells(self) -> list[Cell]:
        """Name, lowest and highest number of every cell of an observation."""
        words = [(f"word.{i}", 0, len(self.vocabulary) - 1) for i in range(LONGEST_LINE)]
        cells = [("seat", 1, self.seats), *self.layout.cells("view"), *words]
        return [(name, least, min(most, MOST)) for name, least, most in cells]

    def observation(self, state: State, seat: int) -> array[int]:
        """What the seat sees, with room for the words of its line at the end; from nothing but its view."""
        out = array("h", bytes(2 * self.size))
        out[0] = seat + 1
        self.layout.write(self.game.view(state, seat), out, 1)
        return out

    def results(self, state: State) -> list[float]:
        """What the end is worth to each seat, from -1 to 1.

        By place: the first has 1, the last -1, the others stand evenly between; equal places share, so the sum is 0.
        Alone or together: 1 for everybody when the game is won, -1 when it is lost.
        """
        outcome = self.game.outcome(state)
        if outcome is None:
            return [0.0] * self.seats
        if self.seats == 1 or self.game.info.cooperative:
            return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)]
        # Winners first: a tie-break decides between equal totals.
        return by_place([(seat in outcome.winners, outcome.totals[seat]) for seat in range(self.seats)])


def by_place(merits: Sequence[tuple[bool, int]]) -> list[float]:
    """1 for the best, -1 for the worst, evenly between; equals share: `by_place([(True, 9), (False, 4)])` is 1, -1."""
    others = len(merits) - 1
    return [(sum(it < mine for it in merits) - sum(it > mine for it in merits)) / others for mine in merits]


@cache
def _table(slug: str, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    return Table(slug, seats, dict(options))


def make_table(slug: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Table:
    """The table, made once; without a number of seats, with the usual one."""
    number = load_game(slug).info.chosen_seats(seats)
    return _table(slug, number, tuple(sorted((options or {}).items())))


class Play:
    """A game being played: whose word it is, and which words may come next.

    Where several seats decide at once, they are asked one after the other, in seat order. Words without an alternative
    are said without asking, but every decision has at least one word that is asked for.
    """

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.state: State = table.game.setup(table.options, table.seats)
        self.seat = OVER
        self.words: list[str] = []
        self._node: Choice | None = None
        self._lines: dict[str, Action] = {}
        self.settle()

    def settle(self) -> None:
        """Look who is to act now; nothing of a line has been said."""
        waiting = self.table.game.to_act(self.state)
        self.seat = waiting[0] if waiting else OVER
        self.words = []
        self._node = None

    def node(self) -> Choice:
        """The words that may come next, for the seat to act."""
        if self._node is None:
            self._lines = {action.text(): action for action in self.table.game.legal(self.state, self.seat)}
            self._node = self._forced(fold(self._lines), last=False)
        return self._node

    def _forced(self, node: Choice, last: bool) -> Choice:
        """Say words while there is no choice; `last`: also the word that ends the line."""
        while len(node.next) == 1 and not node.ends:
            (word, below), *_ = node.next.items()
            if not last and not below.next:
                break
            self.words.append(word)
            node = below
        return node

    def numbers(self) -> list[int]:
        """The words that may come next as numbers of the vocabulary, in rising order; 0 ends the line."""
        node = self.node()
        number = self.table.vocabulary.number
        found = sorted(number[word] for word in node.next)
        return [0, *found] if node.ends else found

    def say(self, number: int) -> None:
        """Say a word that may come next; a finished line is carried out."""
        node = self.node()
        if number != 0:
            word = self.table.vocabulary.words[number]
            self.words.append(word)
            node = self._forced(node.next[word], last=True)
        if number == 0 or not node.next:
            action = self._lines[" ".join(self.words)]
            self.apply(self.seat, action)
            self.settle()
        else:
            self._node = node

    def resume(self, words: list[str]) -> None:
        """Say these words, of which the first may be among those said without asking."""
        while self.words != words:
            self.node()
            if self.words != words:
                self.say(self.table.vocabulary.number[words[len(self.words)]])

    def apply(self, seat: int, action: Action) -> None:
        """Carry a decision out; of a seat or of chance."""
        self.table.game.apply(self.state, seat, action)

    def write_words(self, cells: Any) -> None:  # Any: a row of a list, an array or NumPy
        """Write the words said so far into the last cells of an observation of the seat to act."""
        if self.seat not in (CHANCE, OVER):
            self.node()
            number = self.table.vocabulary.number
            start = self.table.size - LONGEST_LINE
            for i, word in enumerate(self.words):
                cells[start + i] = number[word]
