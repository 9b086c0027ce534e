"""`gwarek learn`: the school in the terminal, and the check for those who write lessons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import platformdirs
import typer
from rich.markup import escape
from rich.table import Table

from gwarek.cli.common import LangOption, Screen
from gwarek.cli.lesson import Leave, LessonDesk, roman, show_plates
from gwarek.core.catalogue import all_games, load_game
from gwarek.core.problem import Problem
from gwarek.school import texts
from gwarek.school.course import Course, Lesson, course_of, must_have_course
from gwarek.school.progress import Progress, read_progress

FILE: Final = "learnt.json"


def default_file() -> Path:
    """In the user's data directory, beside what the server keeps there."""
    return Path(platformdirs.user_data_dir("gwarek", appauthor=False)) / FILE


def learn(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Which game; without it, the list of courses.", show_default=False
        ),
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Argument(
            metavar="LESSON",
            help="Which lesson, by its number or name; without it, the next.",
            show_default=False,
        ),
    ] = None,
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="Begin with this step of it.", min=1, max=99)
    ] = None,
    plates: Annotated[
        bool, typer.Option("--plates", help="The game in ten minutes: look, and read.")
    ] = False,
    contents: Annotated[bool, typer.Option("--list", help="Only list the lessons of the game.")] = False,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="For writers: play the whole course, or one lesson, and list its faults."
        ),
    ] = False,
    progress: Annotated[
        Path | None,
        typer.Option(
            "--progress",
            metavar="FILE",
            help="Where it is kept how far you are; otherwise in your data folder.",
        ),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Short lessons at the real table: you learn a rule by needing it.

    Type lines as in `gwarek play`; `?` lists what else the coach understands. You can leave at any time: the lesson
    goes on where it was.
    """
    screen = Screen(lang)
    kept = Kept(progress or default_file())
    if game is None:
        _courses(screen, kept.progress)
        return
    course = must_have_course(game)
    if check:
        _check(screen, course, lesson)
    elif plates:
        show_plates(screen, course)
    elif contents:
        _lessons(screen, course, kept.progress)
    else:
        _teach(screen, course, kept, _first(course, kept.progress, lesson), step)


class Kept:
    """How far somebody is, in a file."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self.progress = Progress()
        try:
            self.progress = read_progress(json.loads(file.read_text("utf-8")))
        except FileNotFoundError:
            pass
        except (OSError, ValueError) as error:
            raise Problem("progress-unreadable", file=str(file), why=type(error).__name__) from error

    def done(self, course: Course, lesson: Lesson, steps: int) -> None:
        self.progress = self.progress.merged(Progress({f"{course.game}/{lesson.id}": steps}))
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(json.dumps(self.progress.json()), encoding="utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            raise Problem("file-unwritable", file=str(self._file), why=why) from error


def _first(course: Course, mine: Progress, wanted: str | None) -> Lesson:
    """The lesson asked for, or the first that is not learnt yet."""
    if wanted is not None:
        return course.lesson(wanted)
    if not course.lessons:
        raise Problem("course-none", game=course.game)
    return next((one for one in course.lessons if not mine.is_learnt(course, one)), course.lessons[0])


def _teach(screen: Screen, course: Course, kept: Kept, lesson: Lesson, step: int | None) -> None:
    """Lesson after lesson, until somebody leaves."""
    following: Lesson | None = lesson
    while following is not None:
        lesson = following
        number = step if step is not None and step <= len(lesson.steps) else None
        at = number or kept.progress.resumes(course, lesson)
        desk = LessonDesk(screen, course, lesson, at, kept.progress.done(course, lesson), kept.done)
        step = None
        try:
            desk.run()
            following = course.after(lesson)
            if following is not None:
                desk.ask_on(following)
        except (KeyboardInterrupt, EOFError, Leave):
            screen.say("cli-learn-left", command=f"gwarek learn {course.game} {lesson.number}")
            return
    screen.say("cli-learn-all", command=f"gwarek play {course.game}")


# -- lists


def _courses(screen: Screen, mine: Progress) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for game in all_games():
        course = course_of(game.info.slug)
        if course is None:
            continue
        learnt = sum(mine.is_learnt(course, lesson) for lesson in course.lessons)
        told = screen.speech.say("cli-learn-lessons", done=learnt, of=len(course.lessons))
        title = game.info.titles[screen.speech.lang]
        table.add_row(f"[bold]{escape(title)}[/]", escape(told), f"[dim]gwarek learn {course.game}[/]")
    if table.row_count:
        screen.console.print(table)
    else:
        screen.say("cli-learn-none")


def _lessons(screen: Screen, course: Course, mine: Progress) -> None:
    speech = screen.speech
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right")
    for lesson in course.lessons:
        done = mine.done(course, lesson)
        mark = "●" if done == len(lesson.steps) else "◐" if done else "○"
        title = escape(speech.say(texts.title(course, lesson)))
        lead = escape(speech.say(texts.lead(course, lesson)))
        minutes = escape(speech.say("cli-learn-minutes", minutes=lesson.minutes))
        table.add_row(roman(lesson.number), mark, f"[bold]{title}[/]", f"[dim]{minutes}[/]")
        table.add_row("", "", f"[dim]{lead}[/]", "")
    screen.console.print(f"[bold]{escape(load_game(course.game).info.titles[speech.lang])}[/]")
    screen.console.print(table)


# -- for writers


def _check(screen: Screen, course: Course, lesson: str | None) -> None:
    from gwarek.testing.school import faults, lesson_faults  # writers alone wait for it

    found = faults(course) if lesson is None else lesson_faults(course, course.lesson(lesson))
    for fault in found:
        screen.line(fault)
    if found:
        raise typer.Exit(1)
    screen.say("cli-learn-sound")
