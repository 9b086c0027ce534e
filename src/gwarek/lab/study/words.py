"""The answers of a study in words and numbers of one language."""

from __future__ import annotations

from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.seat import seat_of, seat_word
from gwarek.i18n import Speech, Teller
from gwarek.lab.study.summary import ALL, OWN, WON, Block, Cell, Column, Rate, Spread

NOTHING: Final = "–"
NAMES: Final = {  # kinds of cells that are names, and stand on the left
    "seat",
    "group",
    "source",
    "reason",
    "option",
    "value",
    "player",
    "opening",
    "measure",
    "set",
}


class Words:
    """Titles, headings and cells."""

    def __init__(self, lang: str, game: AnyGame) -> None:
        self.speech: Final = Speech(lang)
        self.game: Final = game
        self.slug: Final = game.info.slug
        self._tell: Final = Teller(self.speech, game, [])

    def say(self, id: str, /, **args: object) -> str:
        return self.speech.say(id, **args)

    @property
    def game_title(self) -> str:
        return self.game.info.titles[self.speech.lang]

    def title(self, block: Block) -> str:
        return self.say(f"study-title-{block.id}")

    def note(self, block: Block, depth: int) -> str:
        """What the numbers mean, in a sentence or two; `depth`: lines of an opening."""
        team = self.game.info.cooperative and self.speech.has(f"study-note-{block.id}-team")
        return self.say(f"study-note-{block.id}-team" if team else f"study-note-{block.id}", depth=depth)

    def table_of(self, seats: int) -> str:
        return self.say("study-table-of", seats=seats)

    # -- names

    def seat(self, seat: int, own: bool = False) -> str:
        """A colour, or the name of the game's own player."""
        if own:
            return self._tell.name(len(self._tell.names))
        return self.speech.say(f"cli-seat-{seat_word(seat)}")

    def group(self, group: str, seats: int) -> str:
        """Winners and others round a table; games won and lost by a team or by a player alone."""
        if group == OWN:
            return self.seat(0, own=True)
        together = self.game.info.cooperative or seats == 1
        return self.say(f"study-group-team-{group}" if together else f"study-group-{group}")

    def player(self, name: str) -> str:
        """A bot by its name, a colour in the reader's language, a person as written."""
        parts = []
        for one in name.split(" + "):
            one = one.removeprefix("bot:")
            parts.append(self.speech.say(f"cli-seat-{one}") if seat_of(one) is not None else one)
        return " + ".join(parts)

    def source(self, source: str) -> str:
        if source == ALL:
            return self.speech.say("cli-score-total")
        return self._tell.say(f"{self.slug}-score-{source}", {})

    def reason(self, reason: str) -> str:
        if reason == WON:
            return self.say("study-won-in-all")
        return self._tell.say(f"{self.slug}-outcome-{reason}", {})

    def option(self, option: str) -> str:
        return self._tell.say(f"{self.slug}-option-{option}", {})

    def value(self, option: str, value: str) -> str:
        return self._tell.say(f"{self.slug}-option-{option}-value-{value}", {})

    # -- a block

    def headings(self, block: Block) -> list[str]:
        return [self._heading(block, column) for column in block.columns]

    def _heading(self, block: Block, column: Column) -> str:
        if column.seat is not None:
            return self.seat(column.seat)
        if column.id.startswith("mean-"):
            return self.group(column.id.removeprefix("mean-"), block.seats)
        return self.say(f"study-column-{column.id}")

    def cells(self, block: Block) -> list[list[str]]:
        return [
            [self._cell(block, cell, row, column) for column, cell in zip(block.columns, row, strict=True)]
            for row in block.rows
        ]

    def _cell(self, block: Block, cell: Cell, row: tuple[Cell, ...], column: Column) -> str:
        if cell is None:
            return NOTHING
        if isinstance(cell, Rate):
            return self.rate(cell)
        if isinstance(cell, Spread):
            return self.spread(cell)
        if isinstance(cell, str):
            return self._name(block, cell, row, column.kind)
        if column.kind == "seat":
            return self.seat(int(cell), own=cell >= block.seats)
        if column.kind == "percent":
            return self.percent(cell)
        return self.number(cell, column.kind)

    def _name(self, block: Block, name: str, row: tuple[Cell, ...], kind: str) -> str:
        match kind:
            case "group":
                return self.group(name, block.seats)
            case "source":
                return self.source(name)
            case "reason":
                return self.reason(name)
            case "option":
                return self.option(name)
            case "value":
                return self.value(str(row[0]), name)
            case "player":
                return self.player(name)
            case "measure":
                return self.say(f"study-measure-{name}")
            case "set":
                return name or self.say("study-default-options")
            case _:
                return name or self.say("study-others", count=block.rest)

    # -- numbers

    def number(self, value: float, kind: str = "number") -> str:
        """Counts whole, others to a tenth."""
        digits = 0 if kind == "count" or isinstance(value, int) else 1
        return self.speech.number(value, digits, signed=kind == "signed")

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.speech.number(100 * value, digits)}%"

    def rate(self, rate: Rate) -> str:
        if not rate.games:
            return NOTHING
        low, high = rate.interval()
        interval = f"{self.speech.number(100 * low)}–{self.speech.number(100 * high)}"
        return f"{self.percent(rate.value)} ({interval})"

    def spread(self, spread: Spread) -> str:
        middle = self.speech.number(spread.mean, 1)
        return middle if spread.sd is None else f"{middle} ± {self.speech.number(spread.sd, 1)}"
