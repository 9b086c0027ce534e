"""`gwarek learn`: the school in the terminal, and the check for those who write lessons."""

from __future__ import annotations

from typing import Annotated

import typer

from gwarek.cli.common import LangOption, Screen
from gwarek.school.course import must_have_course


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `gwarek games`.")],
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Which lesson, by its number or name.")
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="For writers: play the whole course, or one lesson, and list its faults."
        ),
    ] = False,
    lang: LangOption = None,
) -> None:
    """Short lessons at the real table: you learn a rule by needing it."""
    screen = Screen(lang)
    _check(screen, game, lesson)


def _check(screen: Screen, slug: str, lesson: str | None) -> None:
    from gwarek.testing.school import faults, lesson_faults  # writers alone wait for it

    course = must_have_course(slug)
    found = faults(course) if lesson is None else lesson_faults(course, course.lesson(lesson))
    for fault in found:
        screen.line(fault)
    if found:
        raise typer.Exit(1)
    screen.say("cli-learn-sound")
