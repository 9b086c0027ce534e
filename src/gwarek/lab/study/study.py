"""A study: records read into tables, and the answers made from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from gwarek.core.catalogue import load_game
from gwarek.core.game import AnyGame
from gwarek.core.problem import Problem
from gwarek.lab.study.reading import LeftOut, Told, Wanted, find_records, read_all
from gwarek.lab.study.summary import Block, blocks
from gwarek.lab.study.tables import Tables

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Study:
    """What was read, and what it says."""

    game: AnyGame
    tables: Tables
    left_out: tuple[LeftOut, ...] = ()  # records that do not hold, each with its reason
    passed_over: int = 0  # records of other games or tables
    depth: int = 1  # lines of an opening
    words: int | None = None  # words of a line that tell openings apart; None: all

    @property
    def games(self) -> int:
        return len(self.tables.games)

    @property
    def sizes(self) -> list[int]:
        """Numbers of seats that occur."""
        return sorted(set(self.tables.games["seats"]))

    @cached_property
    def blocks(self) -> list[Block]:
        """Every answer: see `gwarek.lab.study.summary`."""
        return blocks(self.game.info, self.tables, self.depth, self.words)

    def block(self, id: str, seats: int | None = None) -> Block:
        """One answer, by its id; `seats` where tables of several sizes were studied."""
        found = [block for block in self.blocks if block.id == id and seats in (None, block.seats)]
        if not found:
            raise KeyError(id)
        return found[0]

    def chart(self, id: str, seats: int | None = None, lang: str = "en") -> Figure:
        """One answer as a matplotlib figure."""
        from gwarek.lab.study.charts import LIGHT, draw
        from gwarek.lab.study.words import Words

        figure = draw(self, self.block(id, seats), Words(lang, self.game), LIGHT)
        if figure is None:
            raise KeyError(id)
        return figure

    def html(self, lang: str = "en") -> str:
        """The whole report, one page that needs nothing else."""
        from gwarek.lab.study.report import page

        return page(self, lang)

    def json(self) -> dict[str, object]:
        return {
            "game": self.game.info.slug,
            "games": self.games,
            "seats": self.sizes,
            "depth": self.depth,
            "words": self.words,
            "passed_over": self.passed_over,
            "left_out": [
                {"file": one.file, "problem": one.id, "entry": one.entry, **dict(one.facts)}
                for one in self.left_out
            ],
            "answers": [block.json() for block in self.blocks],
        }


def study(
    slug: str,
    records: Iterable[str | Path | Told],
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    depth: int = 1,
    words: int | None = None,
    workers: int = 1,
    components: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Study:
    """Replay records and study them.

    `records`: files, folders of `.gwarek` files, or pairs of a name and a record's text. `seats`, `options`: only such
    tables. A record that does not hold is left out and told of in `Study.left_out`.
    """
    game = load_game(slug, components)
    if seats is not None:
        game.info.check_seats(seats)
    game.info.full_options(options or {})
    for name, number in (("depth", depth), ("words", words)):
        if number is not None and number < 1:
            raise Problem("number-small", name=name, number=number)
    wanted = Wanted(slug, components, seats, tuple((options or {}).items()))
    read = read_all(wanted, find_records(records), workers, progress)
    return Study(game, read.tables, tuple(read.left_out), read.passed_over, depth, words)
