"""Tables of the terminal that know no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.markup import escape
from rich.table import Table

from gwarek.core.score import Outcome, Score
from gwarek.i18n import Speech, Teller

SEAT_STYLES = ["red", "bright_blue", "yellow", "magenta", "bright_white"]
SEAT_SIGNS = ["●", "■", "▲", "◆", "✚"]


def seat_mark(seat: int) -> str:
    """The sign of a seat, in its colour; the sign alone tells seats apart."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_SIGNS[seat]}[/]"


def seat_name(tell: Teller, seat: int) -> str:
    return f"{seat_mark(seat)} {escape(tell.name(seat))}"


def ledger(
    headings: Sequence[str], rows: Iterable[Sequence[str]], right: Iterable[int] = (), title: str = ""
) -> Table:
    """A ruled table; columns numbered in `right` are aligned to the right. Cells are Rich markup."""
    table = Table(
        box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style="bold", pad_edge=False
    )
    numbers = set(right)
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i in numbers else "left")
    for row in rows:
        table.add_row(*row)
    return table


def score_table(speech: Speech, tell: Teller, score: Score) -> Table:
    """Points by source and by player, with the sum below."""
    totals = score.totals()
    seats = range(len(totals))  # a game's own player has a column too
    rows = [
        [
            escape(tell.say(f"{tell.slug}-score-{row.id}", {})),
            f"[dim]{row.rule}[/]",
            *(speech.number(row.points[seat]) for seat in seats),
        ]
        for row in score.telling()
    ]
    rows.append(
        [
            f"[bold]{speech.say('cli-score-total')}[/]",
            "",
            *(f"[bold]{speech.number(totals[s])}[/]" for s in seats),
        ]
    )
    headings = [
        speech.say("cli-score-source"),
        speech.say("cli-score-rule"),
        *(seat_name(tell, s) for s in seats),
    ]
    return ledger(headings, rows, range(2, 2 + len(seats)))


def outcome_lines(tell: Teller, outcome: Outcome) -> list[str]:
    """Who won and why."""
    speech = tell.speech
    names = speech.list(tell.name(seat) for seat in outcome.winners)
    reason = tell.say(f"{tell.slug}-outcome-{outcome.reason}", {})
    won = (
        speech.say("cli-outcome", names=names, winners=len(outcome.winners))
        if outcome.winners
        else speech.say("cli-outcome-nobody")  # a team that lost
    )
    return [f"[bold]{escape(won)}[/] {escape(reason)} [dim]({outcome.rule})[/]"]
