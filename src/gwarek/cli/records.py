"""Records: tell a game, and verify that it was played by the rules and by its seed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from gwarek.cli.common import (
    BadEntry,
    ComponentsOption,
    JsonOption,
    LangOption,
    Screen,
    UnsoundOption,
    open_record,
    read_record_file,
    teller,
    words_of,
)
from gwarek.cli.tables import outcome_lines, score_table
from gwarek.cli.texts import bad_entry_text
from gwarek.core.chance import seed_hash
from gwarek.core.match import Match, fair_faults
from gwarek.core.problem import Problem
from gwarek.core.record import Record
from gwarek.core.seat import CHANCE, seat_of, seat_word
from gwarek.i18n import Teller

FileArgument = Annotated[
    Path, typer.Argument(metavar="FILE", help="A .gwarek record; `-` is standard input.", show_default=False)
]


def replay(
    file: FileArgument,
    to: Annotated[
        int | None, typer.Option("--to", metavar="N", help="Only as far as entry N.", min=0)
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="SEAT", help="As this seat saw it; otherwise as a spectator."),
    ] = None,
    position: Annotated[
        bool, typer.Option("--position", help="Print only the position it leads to.")
    ] = False,
    components: ComponentsOption = None,
    unsound: UnsoundOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Tell a recorded game in sentences."""
    screen = Screen(lang)
    record = read_record_file(file)
    if to is not None:
        if to > len(record.entries):
            raise Problem("undo-entry", entry=to, length=len(record.entries))
        record = Record(record.header, record.entries[:to])
    match = open_record(record, None, components, unsound)
    viewer = None if seat is None else match.seat(seat)
    text = match.game.position_text(match.state)
    if json:
        screen.json(_replay_json(match, viewer, text))
        return
    if position:
        screen.line(text)
        return
    _tell_game(screen, match, viewer)


def _tell_game(screen: Screen, match: Match, viewer: int | None) -> None:
    tell = teller(screen, match)
    names = screen.speech.list(tell.names)
    screen.console.print(
        f"[bold]{match.game.info.titles[screen.speech.lang]}[/] · {escape(names)}\n", soft_wrap=True
    )
    print_entries(screen, match, tell, range(1, len(match.entries) + 1), viewer)
    outcome = match.outcome()
    if outcome is None:
        return
    screen.console.print()
    screen.console.print(score_table(screen.speech, tell, match.score()))
    for line in outcome_lines(tell, outcome):
        screen.console.print(line)


def print_entries(
    screen: Screen, match: Match, tell: Teller, numbers: Iterable[int], viewer: int | None
) -> None:
    """Entries as sentences, with their numbers; what was taken back stays in the story, dimmed."""
    live = _counting(match)
    for number in numbers:
        _print_entry(screen, match, tell, number, viewer, "" if number in live else "dim")


def _print_entry(
    screen: Screen, match: Match, tell: Teller, number: int, viewer: int | None, style: str
) -> None:
    entry = match.entries[number - 1]
    for text in entry_sentences(match, tell, number, viewer):
        screen.console.print(f"[dim]{number:>4}[/] {escape(text)}", style=style, soft_wrap=True)
    if match.told[number - 1].again:
        screen.console.print(f"     [italic]{escape(tell.speech.say('cli-log-drawn-again'))}[/]")
    elif entry.comment:
        screen.console.print(f"     [italic]{escape(entry.comment)}[/]", soft_wrap=True)


def _counting(match: Match) -> set[int]:
    return set(match.live()) | {entry.number for entry in match.entries if entry.undo_to() is not None}


def entry_sentences(match: Match, tell: Teller, number: int, viewer: int | None) -> list[str]:
    """What an entry told this viewer; steps of a longer decision may tell nothing."""
    entry = match.entries[number - 1]
    to = entry.undo_to()
    if to is not None:
        took, gave = match.turned(number)
        message = "cli-log-redo" if gave and not took else "cli-log-undo"
        count = len(gave) if gave and not took else len(took)
        return [tell.speech.say(message, player=tell.name(entry.seat), entry=to, count=count)]
    return [tell.event(event) for event in match.events_for(number, viewer)]


def _replay_json(match: Match, viewer: int | None, text: str) -> dict[str, object]:
    live = _counting(match)
    outcome = match.outcome()
    entries = [
        {
            "n": entry.number,
            "seat": seat_word(entry.seat),
            "line": match.line_for(entry.number, viewer),
            "events": [{"kind": e.kind, "args": e.args()} for e in match.events_for(entry.number, viewer)],
            "undone": entry.number not in live,
            "again": match.told[entry.number - 1].again,
        }
        for entry in match.entries
    ]
    return {
        "game": match.game.info.slug,
        "names": match.names,
        "options": match.options,
        "entries": entries,
        "position": text,
        "to_act": words_of(match.to_act()),
        "scores": match.score().json(),
        "outcome": None if outcome is None else outcome.json(),
    }


# -- verify


def verify(
    file: FileArgument,
    components: ComponentsOption = None,
    unsound: UnsoundOption = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check a record: every line legal, every deal and roll as the seed gives it, seed and result as stated.

    Exit code 0: everything that can be checked agrees; 1: something does not.
    """
    screen = Screen(lang)
    record = read_record_file(file)
    bad: BadEntry | None = None
    try:
        match = open_record(record, None, components, unsound)
    except BadEntry as error:
        match, bad = error.match, error
    found = _findings(record, match, bad)
    if json:
        text = None if bad is None else bad_entry_text(screen.speech, bad)
        screen.json({"ok": _is_ok(found), **found, "problem": text})
    else:
        _say_findings(screen, found, bad)
    if not _is_ok(found):
        raise typer.Exit(1)


def _findings(record: Record, match: Match, bad: BadEntry | None) -> dict[str, object]:
    """What agrees: True, False, or None where the record does not say enough to check."""
    seed = record.header.get("seed")
    hashed = record.header.get("seed-hash")
    draws = sum(1 for entry in match.entries if entry.seat == CHANCE)
    faults = fair_faults(match, seed) if seed is not None else []
    revision = record.header.get("rules")
    return {
        "game": match.game.info.slug,
        "entries": len(match.entries),
        "bad_entry": None if bad is None else bad.entry.number,
        "legal": bad is None,
        "rules_revision": None if revision is None else revision == str(match.game.info.revision),
        "draws": draws,
        "chance_faults": faults,
        "chance": None if seed is None else not faults,
        "seed_hash": None if seed is None or hashed is None else seed_hash(seed) == hashed,
        "result": None if bad is not None else _result_agrees(record, match),
        "over": match.is_over(),
    }


def _result_agrees(record: Record, match: Match) -> bool | None:
    """Does the stated result, `red 87, blue 64`, equal the score of the last position?"""
    stated = record.header.get("result")
    outcome = match.outcome()
    if stated is None:
        return None
    if outcome is None:
        return False
    points: dict[int | None, str] = {}
    for part in stated.split(","):
        word, _, number = part.strip().partition(" ")
        points[seat_of(word)] = number.strip()
    return points == {seat: str(total) for seat, total in enumerate(outcome.totals)}


def _is_ok(found: dict[str, object]) -> bool:
    return all(found[key] is not False for key in ("legal", "chance", "seed_hash", "result"))


def _say_findings(screen: Screen, found: dict[str, object], bad: BadEntry | None) -> None:
    marks = {True: "[green]✓[/]", False: "[red]✗[/]", None: "[dim]–[/]"}
    faults = found["chance_faults"]
    assert isinstance(faults, list)
    for key in ("legal", "chance", "seed_hash", "result", "rules_revision"):
        value = found[key]
        assert value is None or isinstance(value, bool)
        how = {True: "yes", False: "no", None: "unknown"}[value]
        text = screen.speech.say(
            f"cli-verify-{key.replace('_', '-')}-{how}",
            entries=found["entries"],
            draws=found["draws"],
            faults=", ".join(map(str, faults)),
        )
        screen.console.print(f"{marks[value]} {escape(text)}", soft_wrap=True)
    if bad is not None:
        screen.console.print(f"  {escape(bad_entry_text(screen.speech, bad))}", soft_wrap=True)
    screen.say("cli-verify-ok" if _is_ok(found) else "cli-verify-failed")
