"""One lesson on this screen: the coach speaks, the learner types lines as in `gwarek play`."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule as Line

from gwarek.cli.boards import Scene, draw
from gwarek.cli.common import Screen
from gwarek.cli.play import Ambiguous, Leave, begins_line, chosen_line
from gwarek.cli.play import Table as PlayTable
from gwarek.cli.records import print_entries
from gwarek.cli.tables import seat_mark
from gwarek.cli.texts import rule_text
from gwarek.core.catalogue import load_game
from gwarek.core.match import new_seed
from gwarek.core.problem import Problem
from gwarek.core.seat import seat_of, seat_word
from gwarek.i18n import Speech, Teller
from gwarek.school import texts
from gwarek.school.classroom import Classroom
from gwarek.school.course import Course, Lamp, Lesson
from gwarek.school.goals import Asked
from gwarek.school.plates import plates_told
from gwarek.school.stage import asked_now
from gwarek.table.refusal import Refusal
from gwarek.table.whynot import why_not
from gwarek.table.world import World

__all__ = ["Leave", "LessonDesk", "roman", "show_plates"]

WORLD: Final = World(
    lambda: datetime.now(UTC).isoformat(timespec="microseconds"), secrets.token_urlsafe, new_seed
)
ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """`roman(14) == "XIV"`"""
    out = ""
    for value, sign in ROMAN:
        out += sign * (number // value)
        number %= value
    return out


def ring(letter: str) -> str:
    """How a lamp's letter is written here: `(a)`."""
    return f"({letter})"


class LessonDesk:
    """A classroom and one person at a terminal."""

    def __init__(
        self,
        screen: Screen,
        course: Course,
        lesson: Lesson,
        step: int,
        done: int,
        keep: Callable[[Course, Lesson, int], None],
    ) -> None:
        self.screen: Final = screen
        self.speech: Final = screen.speech
        self.room: Final = Classroom(course, lesson, None, WORLD, step, done)
        self._keep: Final = keep
        self._kept = done
        self._told = len(self.room.match.entries)  # entries told on this screen
        self._start = self.room.match.start
        self._said: tuple[object, ...] = ()  # what the coach said last
        self._listed = ""  # the position whose lines were listed
        self._drawn = ""
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "hint": lambda _: self._coach("hint"),
            "show": lambda _: self._coach("show"),
            "again": lambda _: self._coach("again"),
            "next": lambda _: self._coach("next"),
            "undo": self._undo,
            "why": self._why,
            "board": self._board,
            "lines": self._lines,
            "rules": self._rules,
            "step": self._step,
        }

    @property
    def tell(self) -> Teller:
        return Teller(self.speech, self.room.match.game, self.room.match.names)

    # -- the course of the lesson

    def run(self) -> None:
        """Until the lesson is learnt."""
        course, lesson = self.room.course, self.room.lesson
        title = f"{roman(lesson.number)} · {self.speech.say(texts.title(course, lesson))}"
        self.screen.console.print(Line(f"[bold]{escape(title)}[/]", style="dim"))
        while True:
            self._tell_new()
            coach = self.room.coach()
            if coach["state"] == "learnt":
                self._learnt(coach)
                return
            self._say_coach(coach)
            text = self._read(coach)
            self._answer(coach, text)
            if self.room.done > self._kept:
                self._kept = self.room.done
                self._keep(course, lesson, self._kept)

    def ask_on(self, following: Lesson) -> None:
        """Enter goes on with the next lesson."""
        title = self.speech.say(texts.title(self.room.course, following))
        asked = self.speech.say("cli-learn-on", number=roman(following.number), title=title)
        if self.screen.console.input(f"{escape(asked)} › ").strip() in ("q", "quit", "exit"):
            raise Leave

    def _learnt(self, coach: dict[str, Any]) -> None:  # Any: a message as the protocol has it
        console, speech = self.screen.console, self.speech
        console.print(f"\n[bold green]✔ {escape(speech.say('cli-learn-learnt'))}[/]")
        for fact in coach["know"]:
            console.print(Padding(f"• {escape(speech.say(fact['id']))} [dim]{fact['rule']}[/]", (0, 0, 0, 2)))

    # -- what is shown

    def _tell_new(self) -> None:
        """What has happened since; a step with a position of its own begins a new story."""
        match = self.room.match
        if match.start != self._start or len(match.entries) < self._told:
            self._start, self._told, self._drawn = match.start, 0, ""
        print_entries(
            self.screen,
            match,
            self.tell,
            range(self._told + 1, len(match.entries) + 1),
            self.room.lesson.seat,
        )
        self._told = len(match.entries)

    def _say_coach(self, coach: dict[str, Any]) -> None:
        """The board where it is another, the speech with its lamps, the goal, and what can be typed."""
        console, speech = self.screen.console, self.speech
        position = self.room.match.game.position_text(self.room.match.state)
        said = (coach["step"], coach["state"], coach["say"]["id"], coach["hint"], tuple(coach["lay"]))
        anew = (coach["step"], said, position) != self._said
        if position != self._drawn and coach["state"] in ("do", "other", "mistake"):
            self._draw()
            self._drawn = position
        if anew:
            self._said = (coach["step"], said, position)
            head = speech.say("cli-learn-step", step=coach["step"], of=coach["steps"])
            console.print(f"\n[bold yellow]Gwarek[/] [dim]{escape(head)}[/]")
            console.print(Padding(escape(self._speech(coach["say"])), (0, 0, 0, 2)))
            self._lamps(coach)
            if coach["state"] in ("do", "other", "mistake"):
                console.print(f"  [bold]⚑ {escape(speech.say(coach['goal']['id']))}[/]")
            for number, answer in enumerate(coach["answers"] or [], 1):
                console.print(f"[bold cyan]{number:>7}[/] {escape(speech.say(answer['id']))}")
            if coach["lay"]:
                lines = "\n".join(coach["lay"])
                console.print(Padding(f"[bold cyan]{escape(lines)}[/]", (0, 0, 0, 4)))
                console.print(f"  [dim]{escape(speech.say('cli-learn-lay'))}[/]")
            elif coach["hint"] >= 2 and coach["point"]:
                sign = "?" if isinstance(self.room.step.goal, Asked) else ""
                console.print(f"  [dim]→[/] [bold cyan]{sign}{escape(' '.join(coach['point']))}[/]")
            elif isinstance(self.room.step.goal, Asked) and coach["state"] != "reached":
                console.print(f"  [dim]{escape(speech.say('cli-learn-ask'))}[/]")
        if coach["state"] in ("do", "other", "mistake") and not coach["answers"]:
            self._list(position)

    def _speech(self, say: dict[str, Any]) -> str:
        args = {letter: ring(letter) for letter in say["args"]}
        return self.speech.form(say["id"], args) or self.speech.say(say["else"] or say["id"])

    def _lamps(self, coach: dict[str, Any]) -> None:
        if coach["state"] in ("reached", "learnt"):
            return
        lamps = [Lamp(one["letter"], one["target"]) for one in coach["show"]]
        named = [
            f"[yellow]{ring(lamp.letter)}[/] {escape(target_name(self.tell, lamp.target))}" for lamp in lamps
        ]
        if named:
            self.screen.console.print(Padding("[dim]" + "  ".join(named) + "[/]", (0, 0, 0, 2)))

    def _draw(self) -> None:
        match, seat, console = self.room.match, self.room.lesson.seat, self.screen.console
        console.print()
        console.print(draw(Scene(match.view(seat), match.game.facts(), self.tell, seat, console.width)))

    def _table(self) -> PlayTable:
        """The play table's way of listing lines, over the lesson's match."""
        match = self.room.match
        return PlayTable(self.screen, match, list(range(match.seats)), None, False)

    def _list(self, position: str, again: bool = False) -> None:
        match, seat = self.room.match, self.room.lesson.seat
        if asked_now(match, seat) is None:
            self.screen.say("cli-learn-waits")
            return
        if position == self._listed and not again:
            return
        self._listed = position
        asked = self.tell.asks(match.game.asks(match.state, seat))
        self.screen.console.print(f"\n{seat_mark(seat)} [bold]{escape(asked)}[/]")
        self._table().list_lines(seat, match.legal(seat))

    # -- what is typed

    def _read(self, coach: dict[str, Any]) -> str:
        if coach["state"] == "reached":
            return self.screen.console.input(
                f"[dim]{escape(self.speech.say('cli-learn-enter'))}[/] › "
            ).strip()
        seat = self.room.lesson.seat
        return self.screen.console.input(f"{seat_mark(seat)} {escape(self.tell.name(seat))} › ").strip()

    def _answer(self, coach: dict[str, Any], text: str) -> None:
        word, _, rest = text.partition(" ")
        match, seat = self.room.match, self.room.lesson.seat
        playing = seat in match.to_act() and coach["state"] != "reached" and not coach["answers"]
        if playing and begins_line(match.legal(seat), text):
            self._type(text)
        elif word in ("quit", "exit", "q"):
            raise Leave
        elif not text:
            if coach["state"] == "reached":
                self.room.ask("next")
            elif coach["lay"]:
                self._act(list(coach["lay"]))
        elif text in ("?", "help"):
            self.screen.console.print(escape(self.speech.say("cli-learn-help")))
        elif text.startswith("?"):
            self._why(text[1:].strip())
        elif word in self._commands:
            self._commands[word](rest.strip())
        elif coach["answers"] and coach["state"] != "reached":
            if not text.isdecimal() or not self.room.ask("answer", int(text[:3])):
                self.screen.say("cli-learn-answer", most=len(coach["answers"]))
        elif coach["state"] == "reached":
            self.room.ask("next")
            self._tell_new()
            self._type(text)
        else:
            self._type(text)

    def _type(self, text: str) -> None:
        """A line, the beginning of one, or its number."""
        legal = self.room.match.legal(self.room.lesson.seat)
        try:
            self._act([chosen_line(legal, text)])
        except Ambiguous as error:
            numbers = [number for number, action in enumerate(legal, 1) if action in error.lines]
            self._table().list_rows(self.room.lesson.seat, legal, numbers)
        except Problem as problem:
            self.screen.console.print(f"[red]{escape(self.speech.problem(problem))}[/]")

    def _act(self, lines: list[str]) -> None:
        room = self.room
        refusal = room.act(room.lesson.seat, lines, len(room.match.entries))
        if refusal is not None:
            self._refused(refusal)

    def _refused(self, refusal: Refusal) -> None:
        console, game = self.screen.console, self.room.match.game
        for broken in refusal.violated:
            text = self.tell.why(broken, rule_text(game, broken.id, self.speech.lang))
            console.print(f"[red][bold]{broken.id}[/] {escape(text)}[/]")
        if not refusal.violated:
            problem = refusal.args.get("problem")
            facts = {key: value for key, value in refusal.args.items() if key != "problem"}
            said = self.speech.form(f"problem-{problem}", facts) if problem else None
            console.print(f"[red]{escape(said or self.speech.say(f'shell-refused-{refusal.reason}'))}[/]")

    # -- commands

    def _coach(self, what: str) -> None:
        if not self.room.ask(what):
            self.screen.say("cli-learn-not-yet")

    def _step(self, rest: str) -> None:
        if not rest.isdecimal() or not self.room.ask("step", int(rest[:3])):
            self.screen.say("cli-learn-steps", most=len(self.room.lesson.steps))

    def _undo(self, rest: str) -> None:
        room = self.room
        told = room.table.update([room.lesson.seat], len(room.match.entries))["undo"]
        if not isinstance(told, dict):
            self.screen.say("cli-play-nothing-to-undo")
            return
        refusal = room.undo(room.lesson.seat, told["to"], len(room.match.entries))
        if refusal is not None:
            self._refused(refusal)

    def _why(self, rest: str) -> None:
        """Why not? Any words of a line will do: `why cotton_mill birmingham/1`."""
        words = rest.split()
        if not words:
            self.screen.say("cli-learn-why")
            return
        room, seat, console = self.room, self.room.lesson.seat, self.screen.console
        answer = room.why(seat, words, [])
        if isinstance(answer, Refusal):
            self._refused(answer)
            return
        first = why_not(room.match.game, room.match.state, seat, words)[0]
        if not first.violated:
            self.screen.say("cli-explain-legal", line=first.line or " ".join(words))
        for broken in first.violated:
            text = self.tell.why(broken, rule_text(room.match.game, broken.id, self.speech.lang))
            console.print(f"[bold]{broken.id}[/] {escape(text)}")

    def _board(self, rest: str) -> None:
        self._drawn = ""

    def _lines(self, rest: str) -> None:
        match = self.room.match
        self._list(match.game.position_text(match.state), again=True)

    def _rules(self, rest: str) -> None:
        self._table().rules(rest)


def target_name(tell: Teller, target: str) -> str:
    """What a lamp points at, in words, as far as the game names it."""
    kind, _, id = target.partition(":")
    speech: Speech = tell.speech
    if kind == "region":
        return speech.say(f"cli-learn-region-{id}")
    if kind == "seat":
        seat = seat_of(id)
        return id if seat is None else tell.name(seat)
    if kind == "button" and speech.has(f"{tell.slug}-word-{id}"):
        return speech.say(f"{tell.slug}-word-{id}")
    named = tell.piece(kind, id)
    return named if named == id or named.casefold() == id else f"{named} · {id}"


def show_plates(screen: Screen, course: Course) -> None:
    """The game in ten minutes: board, speech, and what each line makes of it."""
    game, speech, console = load_game(course.game), screen.speech, screen.console
    told = plates_told(course)
    for plate, data in zip(course.plates, told, strict=True):
        updates: Any = data["updates"]
        seats: Any = data["seats"]
        tell = Teller(speech, game, [seat_word(seat) for seat in range(seats)])
        console.print(Line(f"[bold]{plate.number} / {len(told)}[/]", style="dim"))
        console.print(draw(Scene(updates[-1]["view"], game.facts(), tell, plate.seat, console.width)))
        for scripted in plate.lines:
            console.print(f"[dim]{escape(tell.name(scripted.seat))}: {escape(scripted.line)}[/]")
        letters = {lamp.letter: ring(lamp.letter) for lamp in plate.show}
        console.print(f"\n[bold yellow]Gwarek[/] {escape(speech.say(texts.plate(course, plate), **letters))}")
        named = [
            f"[yellow]{ring(lamp.letter)}[/] {escape(target_name(tell, lamp.target))}" for lamp in plate.show
        ]
        console.print(Padding("[dim]" + "  ".join([*named, *plate.rules]) + "[/]", (0, 0, 0, 2)))
        if plate.number < len(told):
            try:
                if console.input(f"[dim]{escape(speech.say('cli-learn-enter'))}[/] › ").strip() in (
                    "q",
                    "quit",
                ):
                    return
            except (EOFError, KeyboardInterrupt):
                return
