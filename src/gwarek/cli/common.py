"""What the commands share: their options, how a position is found, how an answer is printed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from gwarek.core.catalogue import load_game
from gwarek.core.files import read_text
from gwarek.core.game import AnyGame, GameInfo
from gwarek.core.match import Match, Refused
from gwarek.core.position import table_of
from gwarek.core.problem import Problem
from gwarek.core.record import Entry, Record, read_record
from gwarek.core.seat import CHANCE, SEAT_WORDS, seat_of, seat_word
from gwarek.i18n import Speech, Teller, language

START: Final = "start"
SETUP: Final = "setup"
DEFAULT_SEED: Final = "0"

GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game: see `gwarek games`.", show_default=False)
]
PositionArgument = Annotated[
    str,
    typer.Argument(
        metavar="POSITION",
        help="Position text, a file with it, a .gwarek record (its last position), `-` for standard input, "
        "`start` (a new game, dealt from --seed until a player decides) or `setup` (nothing drawn yet).",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
LangOption = Annotated[
    str | None, typer.Option("--lang", metavar="pl|en", help="Language; otherwise that of the environment.")
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Your own corrected component facts (TOML)."),
]
SeatsOption = Annotated[
    int | None,
    typer.Option(
        "--seats", metavar="N", help="Number of players; otherwise 2, or what the rulebook begins with."
    ),
]
SeedOption = Annotated[
    str | None, typer.Option("--seed", metavar="S", help="Seed that chance is drawn from.")
]
OptionOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="A table option; may be repeated.")
]
UnsoundOption = Annotated[
    bool,
    typer.Option("--unsound", help="Take a position that contradicts itself or the box too: for testers."),
]
PresetOption = Annotated[
    str | None,
    typer.Option("--preset", metavar="NAME", help="A named set of table options; --option changes it."),
]


class Screen:
    """Where an answer goes: words of one language on standard output, or JSON."""

    def __init__(self, lang: str | None) -> None:
        self.speech: Final = Speech(language(lang))
        self.console: Final = Console(highlight=False)
        self.aside: Final = Console(stderr=True, highlight=False)  # progress, remarks

    def say(self, id: str, /, **args: object) -> None:
        """One message as a line of its own."""
        self.line(self.speech.say(id, **args))

    def line(self, text: str = "") -> None:
        """A line as it is: never wrapped, never coloured, fit for pipes."""
        print(text)

    def json(self, value: object) -> None:
        print(json.dumps(value, ensure_ascii=False))


# -- a table


def table_options(info: GameInfo, preset: str | None, chosen: list[str] | None) -> dict[str, str]:
    """The options of a preset, with single ones changed by `k=v`."""
    changes = {} if preset is None else info.preset_options(preset)
    for word in chosen or []:
        key, sign, value = word.partition("=")
        if not sign:
            raise Problem("option-form", word=word)
        changes[key.strip()] = value.strip()
    return info.full_options(changes)


# -- positions


class Where:
    """What a POSITION argument and its options say."""

    def __init__(
        self,
        game: AnyGame,
        position: str,
        seats: int | None = None,
        seed: str | None = None,
        options: list[str] | None = None,
        preset: str | None = None,
        unsound: bool = False,
    ) -> None:
        self.game: Final = game
        self.position: Final = position
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = options
        self.preset: Final = preset
        self.unsound: Final = unsound

    def match(self, goes_on: bool = False) -> Match:
        """A match that begins here. `goes_on`: chance is drawn on from the seed, if one was given."""
        info = self.game.info
        if self.position in (START, SETUP):
            seed = None if self.position == SETUP else self.seed or DEFAULT_SEED
            options = table_options(info, self.preset, self.options)
            match = Match(self.game, info.chosen_seats(self.seats), options, seed)
        else:
            match = self._told()
        match.seed = self.seed if goes_on else None
        if goes_on:
            match.draw_chance()
        return match

    def _told(self) -> Match:
        if self.seats is not None or self.options or self.preset is not None:
            raise Problem("position-start-only")
        text = position_source(self.position)
        if is_record(text):
            return open_record(read_record(text), self.game, None, self.unsound)
        seats, options = table_of(text, self.game.info)
        return Match(self.game, seats, options, None, None, text, self.unsound)


def position_source(position: str) -> str:
    """Position text as given, or from the file it names."""
    if position == "-":
        return sys.stdin.read()
    if any(sign in position for sign in ";\n"):
        return position
    path = Path(position)
    try:
        if path.is_file():
            return read_text(path)
    except OSError:  # too long for a file name
        return position
    if " " not in position and ("/" in position or path.suffix):
        raise Problem("file-missing", file=position)
    return position


def is_record(text: str) -> bool:
    return text.lstrip().startswith("game:")


# -- records


class Failure(Exception):
    """A refusal already put into words: one line on standard error, exit code 2."""


class BadEntry(Exception):
    """An entry of a record that cannot be read or that the rules forbid; the match stands just before it."""

    def __init__(self, match: Match, entry: Entry, cause: Problem | Refused) -> None:
        super().__init__(f"entry {entry.number}: {cause}")
        self.match: Final = match
        self.entry: Final = entry
        self.cause: Final = cause


def read_record_file(path: Path) -> Record:
    return read_record(sys.stdin.read() if str(path) == "-" else read_text(path))


def open_record(
    record: Record, game: AnyGame | None = None, components: Path | None = None, unsound: bool = False
) -> Match:
    """The match a record tells, checked line by line; a line that does not hold is named by its number."""
    slug = record.header["game"]
    if game is None:
        game = load_game(slug, components)
    elif game.info.slug != slug:
        raise Problem("record-other-game", game=slug, needed=game.info.slug)
    names = record.names()
    match = Match(game, len(names), record.options(), None, names, record.header.get("start"), unsound)
    for entry in record.entries:
        try:
            match.follow(entry)
        except (Problem, Refused) as error:
            raise BadEntry(match, entry, error) from error
    return match


# -- lines


def split_seat(line: str) -> tuple[int | None, str]:
    """A line may begin with the seat it is for: `red send money_4`, `chance refill O-carriage-KK`."""
    words = line.split()
    if not words:
        raise Problem("line-empty")
    seat = seat_of(words[0])
    if seat is None or len(words) == 1:
        return None, " ".join(words)
    return seat, " ".join(words[1:])


def seat_for(match: Match, said: int | None) -> int:
    """Whose line it is: the seat said, else the one to act; on a finished game the first, who hears that it is over."""
    if said is not None:
        if said >= match.seats:
            raise Problem("seat-unknown", word=SEAT_WORDS[said], known=" ".join(SEAT_WORDS[: match.seats]))
        return said
    waiting = match.to_act()
    return match.seat(None) if waiting else 0


def words_of(seats: list[int]) -> list[str]:
    return [seat_word(seat) for seat in seats]


def is_chance_turn(match: Match) -> bool:
    return CHANCE in match.to_act()


def teller(screen: Screen, match: Match) -> Teller:
    return Teller(screen.speech, match.game, match.names)
