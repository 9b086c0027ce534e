"""Progress of long work: on standard error, and only where somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)

from gwarek.cli.common import Screen


@contextmanager
def bar(screen: Screen, message: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """A bar; call what it gives with how much is done, and of how much."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=screen.aside, transient=True, disable=not screen.aside.is_terminal
    ) as progress:
        task = progress.add_task(screen.speech.say(message), total=total)
        yield lambda done, of: progress.update(task, completed=done, total=of)


@contextmanager
def counting(screen: Screen, message: str) -> Iterator[None]:
    """A turning wheel, for work whose length nobody knows."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    with Progress(
        *columns, console=screen.aside, transient=True, disable=not screen.aside.is_terminal
    ) as progress:
        progress.add_task(screen.speech.say(message), total=None)
        yield
