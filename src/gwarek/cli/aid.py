"""`gwarek aid`: all that one looks up while playing, on the screen or on one page to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from gwarek.cli.common import GameArgument, LangOption, Screen
from gwarek.core.problem import Problem
from gwarek.school.aid import Aid, Row, aid_of


def aid(
    game: GameArgument,
    pdf: Annotated[
        Path | None,
        typer.Option("--pdf", metavar="FILE", help="Write it as one page of A4.", show_default=False),
    ] = None,
    lang: LangOption = None,
) -> None:
    """The player aid: each action and symbol in a line, and what is easy to forget."""
    screen = Screen(lang)
    if pdf is None:
        _print(screen, aid_of(game, screen.speech.lang))
        return
    try:
        from gwarek.adapters.pdf import aid_pdf  # only who prints waits for it

        page = aid_pdf(game, screen.speech.lang)
    except ImportError as error:
        raise Problem("aid-library") from error
    try:
        pdf.write_bytes(page)
    except OSError as error:
        raise Problem("file-unwritable", file=str(pdf), why=error.strerror or str(error)) from error
    screen.say("cli-aid-written", file=str(pdf))


def _print(screen: Screen, told: Aid) -> None:
    console = screen.console
    console.print(f"[bold]{escape(told.title)}[/]")
    for title, rows in (*told.blocks, (screen.speech.say("pages-easy-to-forget"), told.forget)):
        console.print(f"\n[bold yellow]{escape(title)}[/]")
        for row in rows:
            console.print(Padding(_row(row), (0, 0, 0, 2)))


def _row(row: Row) -> str:
    term = f"[bold]{escape(row.term)}[/]  " if row.term else ""
    return f"{term}{escape(row.text)} [dim]{row.rule}[/]"
