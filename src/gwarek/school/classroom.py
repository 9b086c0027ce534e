"""A lesson under way: a table nobody stores, a coach who says what is wanted, and a step that knows when it is reached.

The table is the same as any other (`gwarek.table`): moves, why-not, undo. A step with a position opens a new match, the
others play from the lesson's script, and luck is fixed. The coach never moves a piece.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import Json
from gwarek.core.match import Match
from gwarek.core.position import table_of
from gwarek.core.rule import Violation
from gwarek.core.seat import seat_word
from gwarek.school import texts
from gwarek.school.course import Course, Lesson, Mistake, Step
from gwarek.school.goals import Asked, Choice, Evidence, Question, line_fits
from gwarek.school.stage import Trial, asked_now, events_since, next_line, open_match, own_lines
from gwarek.table import steps
from gwarek.table.audience import Listener
from gwarek.table.making import Made
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Guest, Header, Seat
from gwarek.table.steps import summed_up
from gwarek.table.table import Table
from gwarek.table.telling import Telling
from gwarek.table.viewer import Viewer
from gwarek.table.world import World, new_key

APPRENTICE: Final = "ciskacz"  # the level whose look the others have
SHOWN: Final = 3  # the hint that lays the line out
MOST_ENTRIES: Final = 400  # of one step: nobody plays a whole game in a lesson
MOST_ASKED: Final = 50

NOBODY: Final = Guest("learner", "", None)  # a visitor without a name


class LessonTable(Table):
    """A table that goes back no further than to the beginning of the step."""

    begun = 0

    def update(self, mine: Sequence[int], since: int) -> Json:
        told = super().update(mine, since)
        undo, redo = told["undo"], told["redo"]
        if isinstance(undo, dict):
            undo["restart"] = max(undo["restart"], self.begun)
            told["undo"] = undo if undo["to"] >= self.begun else None
        if isinstance(redo, dict):
            told["redo"] = redo if redo["to"] >= self.begun else None
        return told


class Classroom:
    """One learner in one lesson. `done`: so many of its steps were ever done."""

    def __init__(
        self,
        course: Course,
        lesson: Lesson,
        guest: Guest | None,
        world: World,
        step: int = 1,
        done: int = 0,
    ) -> None:
        self.id: Final = world.token(9)  # nobody else can know it
        self.course: Final = course
        self.lesson: Final = lesson
        self.guest: Final = guest
        self.viewer: Final = Viewer(guest or NOBODY)
        self.done = done
        self.listeners: Final[list[Listener]] = []
        self._world: Final = world
        self._game: Final = load_game(course.game)
        self._models: Final[
            dict[int, Match]
        ] = {}  # by step: as it begins after the model solutions before it
        self._number = step
        self._since = 0  # the entry after which the step began,
        self._base = 0  # and the one after which its learner was first asked
        self._played: dict[int, int] = {}  # by entry: how much of the script had been played
        self._end: str | None = None  # what the learner is asked at the end of the model solution
        self._learnt = False
        self._forget()
        self.table = self._table(self._model(step))
        self._begin(step, anew=True)

    # -- positions

    def _table(self, match: Match) -> LessonTable:
        world, lesson = self._world, self.lesson
        moment = world.now()
        guest = self.viewer.guest or NOBODY
        header = Header(
            id=self.id,
            game=self.course.game,
            rules=self._game.info.revision,
            preset=None,
            options=match.options,
            host=guest.id,
            random_order=False,
            watch=False,
            free_undo=True,
            what_if=False,
            seed=lesson.seed,
            start=match.start,
            created=moment,
            updated=moment,
            school=True,
        )
        seats: list[Seat] = []
        for seat in range(match.seats):
            if seat == lesson.seat:
                seats.append(Seat(seat, "me", guest.name or None, None, True, "", {guest.id}, moment))
            else:
                seats.append(Seat(seat, "bot", self._name(seat), APPRENTICE, True, "", set(), moment))
        table = LessonTable(self._game, summed_up(header, match, moment), seats, world)
        table.telling = Telling(match.copy(), [moment] * len(match.entries))
        return table

    def _name(self, seat: int) -> str | None:
        names = self.lesson.names
        return names[seat] if seat < len(names) and names[seat] else None

    def _names(self, position: str) -> list[str]:
        """As a record would have them: the others by their names, the learner by the colour."""
        seats, _ = table_of(position, self._game.info)
        return [self._name(seat) or seat_word(seat) for seat in range(seats)]

    def _model(self, number: int) -> Match:
        """The match as a step begins, before the script of the step has played: by the ways of the steps before it."""
        if number not in self._models:
            lesson = self.lesson
            step = lesson.steps[number - 1]
            if number == 1 or step.position is not None:
                text = step.position or lesson.position
                self._models[number] = open_match(self._game, text, self._names(text))
            else:
                before = lesson.steps[number - 2]
                trial = Trial(self._model(number - 1), lesson.seat, before.opponents, 0, lesson.seed)
                trial.play(before.way)
                self._models[number] = trial.match
        return self._models[number]

    @property
    def step(self) -> Step:
        return self.lesson.steps[self._number - 1]

    @property
    def match(self) -> Match:
        return self.table.must_tell().match

    # -- steps

    def _begin(self, number: int, anew: bool = False) -> None:
        """A step begins: on the table as it is where its way can be gone from there, else as the lesson means it."""
        self._number = number
        self._learnt = False
        self._forget()
        self._since = len(self.match.entries)
        if anew or self.step.position is not None or self._reached_by(self.step.way) is None:
            self.table = self._table(self._model(number))
            self._since = len(self.match.entries)
            self.table.begun = self._since
            for listener in self.listeners:
                self.table.join(listener)
        self._go_on()
        self._base = self.match.resolve(len(self.match.entries))
        self.table.begun = self._base
        end = self._reached_by(self.step.way)
        self._end = None if end is None else asked_now(end.match, self.lesson.seat)
        for listener in self.listeners:  # how far one may go back has changed
            self.table.refresh(listener, listener.sent)

    def _forget(self) -> None:
        self._hint = 0
        self._played = {}
        self._asked: list[Question] = []
        self._answer: int | None = None
        self._refused: Mistake | None = None

    def _script_at(self) -> int:
        return next((self._played[n] for n in reversed(self.match.live()) if n in self._played), 0)

    def _go_on(self) -> None:
        """The others and luck, until the learner is to act or the script says nothing more."""
        script, seat, seed = self.step.opponents, self.lesson.seat, self.lesson.seed
        while (line := next_line(self.match, script, self._script_at(), [seat], seed)) is not None:
            at = self._script_at()
            at += at < len(script) and line is script[at]
            step = steps.move(self.table, line.seat, [line.line])
            assert not isinstance(step, Refusal), line
            self.table.keep(step)
            self._played[self.match.resolve(len(self.match.entries))] = at

    def _reached_by(self, way: Sequence[str]) -> Trial | None:
        """A way from here tried on a copy; None where it cannot be gone to its end or does not reach the goal."""
        lesson, goal = self.lesson, self.step.goal
        trial = Trial(self.match, lesson.seat, self.step.opponents, self._script_at(), lesson.seed)
        if not trial.play(way):
            return None
        return trial if isinstance(goal, Asked | Choice) or goal.met(self._evidence(trial.match)) else None

    def _evidence(self, match: Match) -> Evidence:
        seat = self.lesson.seat
        return Evidence(
            seat,
            own_lines(match, seat, self._since),
            events_since(match, seat, self._since),
            match.view(seat),
            self._asked,
            self._answer,
        )

    # -- judging

    def is_met(self) -> bool:
        return self.step.goal.met(self._evidence(self.match))

    def is_reached(self) -> bool:
        """The goal is met, and what belongs to the same move is done: the card of an action is discarded too."""
        goal, match, seat = self.step.goal, self.match, self.lesson.seat
        if not self.is_met():
            return False
        if isinstance(goal, Asked | Choice) or len(own_lines(match, seat, self._since)) >= len(self.step.way):
            return True
        return asked_now(match, seat) in (None, self._end)

    def _mistake(self) -> str | None:
        """What is said to the mistake that stands: the end of its message id."""
        goal = self.step.goal
        if isinstance(goal, Choice) and self._answer is not None:
            return f"wrong-{self._answer}"
        if self._refused is not None:
            return f"mistake-{self._refused.say}"
        if self.is_met():
            return None
        for line in reversed(own_lines(self.match, self.lesson.seat, self._since)):
            for mistake in self.step.mistakes:
                if mistake.rule is None and line_fits(mistake.line, line):
                    return f"mistake-{mistake.say}"
        return None

    def _strays(self) -> bool:
        """So much has been done without reaching the goal that the coach says so."""
        match, seat = self.match, self.lesson.seat
        if self.is_met():
            return False  # the rest of the move is still to come
        lines = own_lines(match, seat, self._since)
        return len(lines) >= max(1, self.step.within) or (bool(lines) and seat not in match.to_act())

    def state(self) -> str:
        if self._learnt:
            return "learnt"
        if self.is_reached():
            return "reached"
        if self._mistake() is not None:
            return "mistake"
        return "other" if self._strays() else "do"

    # -- what the coach says

    def coach(self) -> Json:
        """The message `coach` of the protocol."""
        course, lesson, step = self.course, self.lesson, self.step
        after = course.after(lesson)
        state = self.state()
        base = texts.step(course, lesson, step)
        return {
            "type": "coach",
            "game": course.game,
            "lesson": lesson.id,
            "number": lesson.number,
            "title": {"id": texts.title(course, lesson)},
            "step": step.number,
            "steps": len(lesson.steps),
            "done": self.done,
            "state": state,
            "say": self._say(state, base),
            "goal": {"id": f"{base}-goal"},
            "answers": [{"id": id} for id in texts.answers(course, lesson, step)] or None,
            "rules": list(step.rules or lesson.rules),
            "show": [{"letter": lamp.letter, "target": lamp.target} for lamp in step.show],
            "hint": self._hint,
            "point": self._point() if self._hint >= 2 else [],
            "lay": self._lay() if self._hint >= SHOWN and state != "reached" else [],
            "know": self._know() if state == "learnt" else None,
            "next": None if after is None else {"id": after.id, "number": after.number},
        }

    def _say(self, state: str, base: str) -> Json:
        """What is said; `else` where a course has no sentence of its own for it."""
        letters = {lamp.letter: lamp.letter for lamp in self.step.show}
        if state in ("reached", "learnt"):
            return {"id": f"{base}-done", "args": letters, "else": texts.DONE}
        if state == "mistake":
            return {"id": f"{base}-{self._mistake()}", "args": letters, "else": None}
        if state == "other":
            return {"id": f"{base}-other", "args": letters, "else": texts.OTHER}
        return {"id": f"{base}-hint" if self._hint else base, "args": letters, "else": None}

    def _know(self) -> list[Json]:
        return [
            {"id": texts.know(self.course, self.lesson, n), "rule": rule}
            for n, rule in enumerate(self.lesson.know, 1)
        ]

    def _ahead(self) -> list[str]:
        """What is left of the model solution here; empty where none of it leads to the goal."""
        way = self.step.way
        for gone in range(len(way)):
            if self._reached_by(way[gone:]) is not None:
                return list(way[gone:])
        return []

    def _lay(self) -> list[str]:
        """The lines to lay out now: as many as nobody and nothing comes between."""
        match, seat = self.match.copy(), self.lesson.seat
        out: list[str] = []
        for line in self._ahead():
            if seat not in match.to_act():
                break
            match.act(seat, line)
            out.append(line)
        return out

    def _point(self) -> list[str]:
        """The words of the thing itself: of the next line, or of the question to ask."""
        goal = self.step.goal
        if isinstance(goal, Asked):
            return list(goal.words)
        ahead = self._ahead()
        return ahead[0].split() if ahead else []

    # -- who looks

    def join(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.table.join(listener)
        listener.send(self.coach())

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)

    def _changed(self) -> None:
        """Something was done: what is reached is remembered, and the coach speaks."""
        self._remember()
        self.tell()

    def _remember(self) -> None:
        if self._number > self.done and self.is_reached():
            self.done = self._number

    def tell(self) -> None:
        """The coach speaks."""
        message = self.coach()
        for listener in self.listeners:
            listener.send(message)

    # -- what the learner does

    def act(self, seat: int, lines: Sequence[str], after: int) -> Refusal | None:
        """One line or several, all or none; then the others, as far as the script goes."""
        if len(self.match.entries) - self._since > MOST_ENTRIES:
            return Refusal("over")
        step = self.table.act(self.viewer, seat, lines, after)
        if isinstance(step, Refusal):
            if step.violated:
                words = frozenset(word for line in lines for word in line.split())
                self._heard(words, {lines[-1].split()[0]: step.violated} if lines[-1].split() else {})
                self._changed()
            return step
        self._refused = None
        self.table.keep(step)
        self._go_on()
        self._changed()
        return None

    def undo(self, seat: int, to: int, after: int) -> Refusal | None:
        """Back to the position after entry `to`, no further than to the beginning of the step."""
        if to < self._base:
            return Refusal("undo")
        step = self.table.undo(self.viewer, seat, to, after)
        if isinstance(step, Refusal):
            return step
        if not isinstance(step, steps.Step):
            return Refusal("undo")  # nobody here could be asked
        self._refused = None
        self.table.keep(step)
        self._changed()
        return None

    def why(self, seat: int, words: Sequence[str], beside: Sequence[str]) -> Json | Refusal:
        """The table's own answer; the coach hears it, and speaks when it has been shown (`tell`)."""
        answer = self.table.why(self.viewer, seat, words, beside)
        if isinstance(answer, Refusal):
            return answer
        uses = self.table.must_tell().why(seat, words, beside)
        self._heard(frozenset([*words, *beside]), {use.verb: use.violated for use in uses})
        self._remember()
        return answer

    def _heard(self, words: frozenset[str], answers: Mapping[str, Sequence[Violation]]) -> None:
        """A why-not was seen: it may be the goal, or a mistake the lesson answers."""
        rules = frozenset(one.id for violated in answers.values() for one in violated)
        if len(self._asked) < MOST_ASKED:
            self._asked.append(Question(words | set(answers), rules))
        for mistake in self.step.mistakes:
            spelled = mistake.line.rstrip("*").split()
            broken = {one.id for one in answers.get(spelled[0], ())}
            if mistake.rule in broken and self._is_about(words, mistake):
                self._refused = mistake

    def _is_about(self, words: frozenset[str], mistake: Mistake) -> bool:
        """Words that are part of the mistaken line, or have all that is written of it."""
        spelled = mistake.line.rstrip("*").split()
        named = set(spelled[1:]) or set(spelled)
        return named <= words if mistake.line.endswith("*") else words <= set(spelled)

    def ask(self, what: str, number: int | None = None) -> bool:
        """What the learner wants of the coach: `hint`, `show`, `next`, `again`, `answer`, `step`. False: not that."""
        if what == "hint":
            self._hint = min(SHOWN, self._hint + 1)
        elif what == "show":
            self._hint = SHOWN
            if not self.is_reached() and self.step.way and not self._ahead():
                self._again()
                self._hint = SHOWN
        elif what == "next" and self.is_reached() and not self._learnt:
            if self._number == len(self.lesson.steps):
                self._learnt = True
            else:
                self._begin(self._number + 1)
        elif what == "again":
            self._again()
        elif what == "answer" and isinstance(self.step.goal, Choice) and number is not None:
            if not 1 <= number <= self.step.goal.answers:
                return False
            self._answer = number
        elif what == "step" and number is not None and 1 <= number <= len(self.lesson.steps):
            self._begin(number, anew=True)
        else:
            return False
        self._changed()
        return True

    def _again(self) -> None:
        """The step from its beginning."""
        self._begin(self._number, anew=True)

    def shows_script_left(self) -> str:
        """The next line of the script, if there is one left: in a whole course none is when a step is reached."""
        script, at = self.step.opponents, self._script_at()
        return script[at].line if at < len(script) else ""


def played_on(lesson: Classroom, guest: Guest, world: World) -> Made:
    """A table of one's own from where the lesson is: the unseen is dealt anew, and apprentices play the others."""
    game, match, mine = lesson.table.game, lesson.match, lesson.lesson.seat
    moment = world.now()
    start = game.position_text(game.redeal(match.state, mine, QuickRng(world.seed())))
    header = replace(
        lesson.table.header,
        id=world.token(9),
        host=guest.id,
        seed=world.seed(),
        start=start,
        created=moment,
        updated=moment,
        hints=True,
        state="waiting",
        length=0,
        position=None,
        to_act=[],
        outcome=None,
    )
    seats = [
        Seat(seat, "me", guest.name, None, True, new_key(world), {guest.id})
        if seat == mine
        else Seat(seat, "bot", None, APPRENTICE, True, new_key(world))
        for seat in range(match.seats)
    ]
    return header, seats
