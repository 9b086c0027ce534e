"""A game in the terminal: against bots, round one screen, or beside a real table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule as Line

from gwarek.bots import Bot, Desk, make_bot
from gwarek.cli.boards import Scene, draw
from gwarek.cli.common import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    LangOption,
    OptionOption,
    PresetOption,
    Screen,
    SeatsOption,
    SeedOption,
    UnsoundOption,
    is_record,
    open_record,
    table_options,
)
from gwarek.cli.hint import ADVISER, MOST, SECONDS, ask, say_advice
from gwarek.cli.progress import counting
from gwarek.cli.records import print_entries
from gwarek.cli.tables import outcome_lines, score_table, seat_mark
from gwarek.cli.texts import effect_text, refused_text, rule_text
from gwarek.core.action import Action
from gwarek.core.chance import FairRng, QuickRng
from gwarek.core.files import read_text
from gwarek.core.match import Match, Refused, new_seed
from gwarek.core.problem import Problem
from gwarek.core.record import read_record
from gwarek.core.seat import CHANCE, SEAT_WORDS, seat_of, seat_word
from gwarek.i18n import Teller

ALL: Final = "all"
BOT: Final = "bot:"
LONG_LIST: Final = 30
LONG_GROUP: Final = 8
INDENT: Final = 8  # of a listed line, behind its number


def play(
    game: GameArgument,
    seats: SeatsOption = None,
    you: Annotated[
        str,
        typer.Option(
            "--you", metavar="SEATS", help="Your seat or seats (red or red,blue), or `all`: hotseat."
        ),
    ] = "red",
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B,…",
            help="Bots of the other seats, or one name for all: apprentice, foreman, master, …",
        ),
    ] = "sztygar",
    seed: SeedOption = None,
    real_dice: Annotated[
        bool, typer.Option("--real-dice", help="Beside a real table: you tell what was drawn.")
    ] = False,
    load: Annotated[
        Path | None,
        typer.Option("--load", metavar="FILE", help="Go on with a saved record.", show_default=False),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Where the record goes; otherwise a dated file here."),
    ] = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    unsound: UnsoundOption = False,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play in the terminal.

    Type a line, the beginning of one, or its number. `?` lists the other commands: why not, undo, log, rules, save.
    With --json one object is printed at every decision and one line is read from standard input: for programs.
    """
    from gwarek.core.catalogue import load_game

    screen = Screen(lang)
    engine = load_game(game, components)
    if load is not None:
        text = read_text(load)
        if not is_record(text):
            raise Problem("record-game")
        record = read_record(text)
        match = open_record(record, engine, None, unsound)
        match.seed = record.header.get("seed", None if real_dice else new_seed())
        match.draw_chance()
        mine = [seat for seat, name in enumerate(match.names) if not name.startswith(BOT)]
    else:
        number = engine.info.chosen_seats(seats)
        mine = your_seats(you, number)
        names = seat_names(number, mine, bots)
        chance = None if real_dice else (new_seed() if seed is None else seed)
        match = Match(engine, number, table_options(engine.info, preset, option), chance, names)
    Table(screen, match, mine, save, json).run()


def your_seats(you: str, seats: int) -> list[int]:
    if you == ALL:
        return list(range(seats))
    out: list[int] = []
    for word in you.split(","):
        seat = seat_of(word.strip())
        if seat is None or not 0 <= seat < seats:
            raise Problem("seat-unknown", word=word, known=" ".join(SEAT_WORDS[:seats]))
        out.append(seat)
    return sorted(set(out))


def seat_names(seats: int, mine: list[int], bots: str) -> list[str]:
    """Names for the record: people by their colour, bots as `bot:sztygar`."""
    others = [seat for seat in range(seats) if seat not in mine]
    named = [name.strip() for name in bots.split(",") if name.strip()]
    if len(named) == 1:
        named = named * len(others)
    if len(named) != len(others) and others:
        raise Problem("bots-number", bots=len(named), seats=len(others))
    for name in named:
        make_bot(name)
    return [seat_word(seat) if seat in mine else f"{BOT}{named[others.index(seat)]}" for seat in range(seats)]


class Table:
    """One game on this screen."""

    def __init__(
        self, screen: Screen, match: Match, mine: list[int], save: Path | None, as_json: bool
    ) -> None:
        self.screen: Final = screen
        self.speech: Final = screen.speech
        self.match: Final = match
        self.mine: Final = mine
        self.save_to: Final = save
        self.as_json: Final = as_json
        self.tell: Final = Teller(screen.speech, match.game, match.names)
        self.bots: Final = self._make_bots()
        self.saved_at: int | None = None
        self.told = 0  # entries already told on this screen
        self.drawn_for: tuple[int, int] | None = None  # seat and length the board was last drawn for
        self.warned_at: int | None = None  # length at which `undo` has listed what would go
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "board": self.board,
            "lines": self.lines,
            "hint": self.hint,
            "rules": self.rules,
            "scores": self.scores,
            "position": self.position,
            "save": self.save,
        }

    def _make_bots(self) -> dict[int, Bot]:
        seed = self.match.seed or new_seed()
        return {
            seat: make_bot(name.removeprefix(BOT), f"{seed}/{seat}")
            for seat, name in enumerate(self.match.names)
            if seat not in self.mine
        }

    # -- the course of the game

    def run(self) -> None:
        try:
            while not self.match.is_over():
                self._one_decision()
        except (KeyboardInterrupt, EOFError):
            self._print("")
            self.save("")
            raise typer.Exit(130) from None
        except Leave:
            self.save("")
            return
        self._tell_new()
        self._end()

    def _one_decision(self) -> None:
        self._tell_new()
        waiting = self.match.to_act()
        if CHANCE in waiting:
            self._ask_chance()
            return
        mine = [seat for seat in waiting if seat in self.mine]
        if mine:
            self._ask(mine[0])
        else:
            self._let_bot(waiting[0])

    def _let_bot(self, seat: int) -> None:
        message = "cli-play-thinking"
        with counting(self.screen, message):
            desk = Desk(
                self.match.game, self.match.state, seat, QuickRng(f"{seat}/{len(self.match.entries)}")
            )
            action = self.bots[seat].choose(desk)
        self.match.act(seat, action.text())

    def _viewer(self) -> int | None:
        """Who reads the log: the one person here, or nobody in particular when several share the screen."""
        return self.mine[0] if len(self.mine) == 1 else None

    def _tell_new(self) -> None:
        if not self.as_json:
            self._print_log(self.told + 1)
        self.told = len(self.match.entries)

    def _print_log(self, first: int) -> None:
        numbers = range(first, len(self.match.entries) + 1)
        print_entries(self.screen, self.match, self.tell, numbers, self._viewer())

    # -- asking

    def _ask(self, seat: int) -> None:
        """One decision of a person: show, read, act."""
        legal = self.match.legal(seat)
        if self.as_json:
            self._show_json(seat, legal)
        elif self.drawn_for != (seat, len(self.match.entries)):
            self._show(seat, legal)
        text = self._read(seat)
        if text:
            self._answer(seat, legal, text)

    def _show_json(self, seat: int, legal: list[Action]) -> None:
        self.screen.json(
            {
                "length": len(self.match.entries),
                "seat": seat_word(seat),
                "asks": self.match.game.asks(self.match.state, seat).json(),
                "view": self.match.view(seat),
                "legal": [action.text() for action in legal],
            }
        )

    def _show(self, seat: int, legal: list[Action]) -> None:
        """The board when the turn comes to this seat; then what is asked, and the lines."""
        if self.drawn_for is None or self.drawn_for[0] != seat or self._something_else_happened():
            self._draw(seat)
        self.drawn_for = (seat, len(self.match.entries))
        asked = self.tell.asks(self.match.game.asks(self.match.state, seat))
        self.screen.console.print(f"\n{seat_mark(seat)} [bold]{escape(asked)}[/]")
        self.list_lines(seat, legal)

    def _something_else_happened(self) -> bool:
        """Since the board was drawn somebody else, or chance, has acted."""
        assert self.drawn_for is not None
        seat, length = self.drawn_for
        return any(entry.seat != seat or entry.undo_to() is not None for entry in self.match.entries[length:])

    def _draw(self, seat: int | None) -> None:
        console = self.screen.console
        view = self.match.view(seat)
        console.print()
        console.print(Line(f"[bold]{escape(self.match.game.info.titles[self.speech.lang])}[/]", style="dim"))
        console.print(draw(Scene(view, self.match.game.facts(), self.tell, seat, console.width)))

    def list_lines(self, seat: int, legal: list[Action]) -> None:
        """Numbered lines, grouped by first word, with cost and effect; of a long list large groups in short."""
        groups: dict[str, list[int]] = {}
        for number, action in enumerate(legal, start=1):
            groups.setdefault(action.words()[0], []).append(number)
        for word, numbers in groups.items():
            if len(legal) > LONG_LIST and len(numbers) > LONG_GROUP:
                span = f"{numbers[0]}–{numbers[-1]}"
                told = self.speech.say("cli-play-more", count=len(numbers), word=word)
                self.screen.console.print(f"[bold cyan]{span:>7}[/] {escape(word)} …  [dim]{escape(told)}[/]")
            else:
                self.list_rows(seat, legal, numbers)

    def list_rows(self, seat: int, legal: list[Action], numbers: list[int]) -> None:
        """A line and, where the width does not hold both, its effect below it."""
        lines = [legal[number - 1] for number in numbers]
        width = max(len(action.text()) for action in lines)
        for number, action in zip(numbers, lines, strict=True):
            told = effect_text(self.tell, self.match.game, self.match.state, seat, action)
            row = f"[bold cyan]{number:>7}[/] {escape(action.text()):<{width}}"
            if told and width + len(told) + INDENT + 2 > self.screen.console.width:
                self.screen.console.print(row)
                self.screen.console.print(Padding(f"[dim]{escape(told)}[/]", (0, 0, 0, INDENT + 2)))
            else:
                self.screen.console.print(f"{row}  [dim]{escape(told)}[/]")

    def _read(self, seat: int) -> str:
        if self.as_json:
            return input().strip()
        who = self.tell.name(seat)
        return self.screen.console.input(
            f"{'' if seat == CHANCE else seat_mark(seat) + ' '}{escape(who)} › "
        ).strip()

    def _answer(self, seat: int, legal: list[Action], text: str) -> None:
        word, _, rest = text.partition(" ")
        if begins_line(legal, text):
            self._act(seat, legal, text)
        elif word in ("quit", "exit", "q"):
            raise Leave
        elif text in ("?", "help"):
            self._say("cli-play-help")
        elif text.startswith("?"):
            self._why(seat, text[1:].strip())
        elif word in self.commands:
            self.commands[word](rest.strip())
        else:
            self._act(seat, legal, text)

    def _act(self, seat: int, legal: list[Action], text: str) -> None:
        try:
            line = chosen_line(legal, text)
            self.match.act(seat, line)
        except Ambiguous as error:
            self.list_rows(
                seat, legal, [i for i, action in enumerate(legal, start=1) if action in error.lines]
            )
        except Problem as problem:
            self._print(f"[red]{escape(self.speech.problem(problem))}[/]")
        except Refused as refused:
            self._print(f"[red]{escape(refused_text(self.speech, self.match, refused))}[/]")

    def _why(self, seat: int, line: str) -> None:
        try:
            violated = self.match.explain(line, seat)
        except Problem as problem:
            self._print(f"[red]{escape(self.speech.problem(problem))}[/]")
            return
        if not violated:
            self._say("cli-explain-legal", line=line)
        for v in violated:
            text = self.tell.why(v, rule_text(self.match.game, v.id, self.speech.lang))
            self._print(f"[bold]{v.id}[/] {escape(text)}")

    def _ask_chance(self) -> None:
        """At a real table: what was drawn? An empty answer lets the computer draw."""
        sample = self.match.game.chance(self.match.state).sample(QuickRng(0)).words()
        if self.as_json:
            self.screen.json({"length": len(self.match.entries), "seat": "chance", "form": sample[0]})
        else:
            self._say("cli-play-chance", word=sample[0], example=" ".join(sample[:3]), pieces=len(sample) - 1)
        text = self._read(CHANCE)
        if text in ("", "draw"):
            rng = FairRng(new_seed(), len(self.match.entries) + 1)
            text = self.match.game.chance(self.match.state).sample(rng).text()
        self._answer(CHANCE, [], text)

    # -- commands

    def undo(self, rest: str) -> None:
        """Back before your last decision. Beyond a barrier it lists what would go, and is typed again."""
        match = self.match
        acting = self._acting()
        to = match.last_decision(acting)
        if to is None:
            self._say("cli-play-nothing-to-undo")
            return
        free = match.free_undo(acting)
        if (free is None or to < free) and self.warned_at != len(match.entries):
            self.warned_at = len(match.entries)
            goes = match.takes(to)
            self._say("cli-play-undo-goes", count=len(goes))
            print_entries(self.screen, match, self.tell, goes, self._viewer())
            self._say("cli-play-undo-again")
            return
        match.undo(acting, to)
        self.drawn_for = None

    def redo(self, rest: str) -> None:
        """Put back what the last undo took, as long as nothing else was done."""
        to = self.match.redo_to()
        if to is None:
            self._say("cli-play-nothing-to-redo")
            return
        self.match.undo(self._acting(), to)
        self.drawn_for = None

    def _acting(self) -> int:
        """Whose command it is: the person asked, or the first one here."""
        seat = self.match.to_act()[0]
        return seat if seat in self.mine else self.mine[0]

    def log(self, rest: str) -> None:
        first = 1 if rest == ALL else max(1, len(self.match.entries) - 19)
        self._print_log(first)

    def board(self, rest: str) -> None:
        self.drawn_for = None

    def lines(self, rest: str) -> None:
        waiting = [seat for seat in self.match.to_act() if seat in self.mine]
        for seat in waiting[:1]:
            self.list_lines(seat, self.match.legal(seat))

    def hint(self, rest: str) -> None:
        """The best few lines as a bot sees them; `hint sztygar` asks another one."""
        bot = rest or ADVISER
        for seat in [seat for seat in self.match.to_act() if seat in self.mine][:1]:
            try:
                with counting(self.screen, "cli-play-thinking"):
                    advice = ask(self.match, seat, bot, MOST, SECONDS, str(len(self.match.entries)))
            except Problem as problem:
                self._print(f"[red]{escape(self.speech.problem(problem))}[/]")
                return
            if self.as_json:
                self.screen.json({"hint": [one.json() for one in advice]})
            else:
                say_advice(self.screen, self.tell, self.match, seat, bot, advice)

    def rules(self, rest: str) -> None:
        prefix = self.match.game.info.prefix
        wanted = rest.upper() if rest.upper().startswith(prefix) else f"{prefix}-{rest.upper()}"
        text = rule_text(self.match.game, wanted, self.speech.lang)
        self._print(
            f"[bold]{escape(wanted)}[/] {escape(text)}"
            if text
            else escape(self.speech.problem(Problem("rule-unknown", rule=rest)))
        )

    def scores(self, rest: str) -> None:
        self.screen.console.print(score_table(self.speech, self.tell, self.match.score()))

    def position(self, rest: str) -> None:
        self.screen.line(self.match.game.position_text(self.match.state))

    def save(self, rest: str) -> None:
        path = Path(rest) if rest else self.save_to or self._file()
        try:
            path.write_text(self.match.record().text(), encoding="utf-8")
        except OSError as error:
            problem = Problem("file-unwritable", file=str(path), why=error.strerror or str(error))
            self.screen.aside.print(escape(self.speech.problem(problem)))
            return
        if not self.as_json:
            self._say("cli-play-saved", file=str(path))

    def _file(self) -> Path:
        return Path(f"{self.match.game.info.slug}-{datetime.now():%Y%m%d-%H%M%S}.gwarek")

    # -- the end

    def _end(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None
        if self.as_json:
            self.screen.json(
                {
                    "length": len(self.match.entries),
                    "outcome": outcome.json(),
                    "scores": self.match.score().json(),
                }
            )
        else:
            self._draw(None)
            self.screen.console.print(score_table(self.speech, self.tell, self.match.score()))
            for line in outcome_lines(self.tell, outcome):
                self.screen.console.print(line)
        self.save("")

    def _say(self, id: str, /, **args: object) -> None:
        self._print(escape(self.speech.say(id, **args)))

    def _print(self, markup: str) -> None:
        if self.as_json:
            self.screen.aside.print(markup)
        else:
            self.screen.console.print(markup)


class Leave(Exception):
    """The player leaves the table."""


class Ambiguous(Exception):
    """Words that begin several lines."""

    def __init__(self, lines: list[Action]) -> None:
        super().__init__()
        self.lines: Final = lines


def begins_line(legal: Sequence[Action], text: str) -> bool:
    """Does a line begin so, though its first word is a command too? `exit CE05` leaves a city, `exit` the table."""
    word, _, rest = text.partition(" ")
    return bool(rest.strip()) and any(action.words()[0] == word for action in legal)


def chosen_line(legal: list[Action], text: str) -> str:
    """The line meant by a number, a whole line or the beginning of just one; else the text itself, to be judged."""
    if text.isdigit() and legal:
        number = int(text)
        if not 1 <= number <= len(legal):
            raise Problem("line-number", number=number, most=len(legal))
        return legal[number - 1].text()
    words = text.split()
    if any(action.words() == words for action in legal):
        return " ".join(words)
    begun = [action for action in legal if _begins(action.words(), words)]
    if len(begun) > 1:
        raise Ambiguous(begun)
    return begun[0].text() if begun else " ".join(words)


def _begins(line: list[str], typed: list[str]) -> bool:
    """Every typed word begins the word at its place: `s w` begins `send workshop_3`."""
    return len(typed) <= len(line) and all(line[i].startswith(typed[i]) for i in range(len(typed)))
