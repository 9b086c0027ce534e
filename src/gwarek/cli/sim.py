"""Many games by bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gwarek.cli.common import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    LangOption,
    OptionOption,
    PresetOption,
    Screen,
    SeatsOption,
    table_options,
)
from gwarek.cli.progress import bar
from gwarek.cli.tables import ledger
from gwarek.core.catalogue import load_game
from gwarek.core.seat import seat_word
from gwarek.i18n import Teller
from gwarek.lab.keeping import keeper
from gwarek.lab.simulate import Column, SimResult, simulate
from gwarek.lab.workers import LOCAL

BackendOption = Annotated[
    str, typer.Option("--backend", metavar="WHERE", help="local, or ray: a Ray cluster (needs gwarek[ray]).")
]


def sim(
    game: GameArgument,
    seats: SeatsOption = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help="One bot for every seat, or one name for all.")
    ] = "random",
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.", min=0)] = 100,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Same seed, same games.")] = "0",
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="Processes that play.", min=1)] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="Bots move one seat on with every game.")] = False,
    backend: BackendOption = LOCAL,
    records: Annotated[
        Path | None,
        typer.Option(
            "--records",
            metavar="DIR",
            help="Keep every game as a .gwarek record in this folder; files that are there stay as they are.",
        ),
    ] = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let bots play many games; how fast, and how they scored.

    Ctrl-C stops early and tells about the games finished so far.
    """
    screen = Screen(lang)
    rules = load_game(game, components)
    info = rules.info
    options = table_options(info, preset, option)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    keep = None if records is None else keeper(records, game, seed)
    with bar(screen, "cli-progress-sim", games) as progress:
        result = simulate(
            game,
            info.chosen_seats(seats),
            names,
            games,
            seed,
            workers,
            options,
            components,
            progress,
            rotate,
            backend,
            keep=keep,
        )
    if json:
        screen.json(result.json())
    else:
        _say(screen, result, Teller(screen.speech, rules, [seat_word(at) for at in range(result.seats)]))
    if result.interrupted:
        raise typer.Exit(130)


def _say(screen: Screen, result: SimResult, tell: Teller) -> None:
    speech = screen.speech
    screen.say(
        "cli-sim",
        games=result.games,
        seconds=speech.number(result.seconds, 2),
        rate=speech.number(result.games_per_second, 1),
        decisions=speech.number(result.decisions),
        decision_rate=speech.number(result.decisions_per_second),
    )
    if result.interrupted:
        screen.say("cli-sim-interrupted")
    if not result.rotate or len(result.by_bot) == 1:
        rows = [
            _row(screen, column, tell.name(at), bot)
            for at, (column, bot) in enumerate(zip(result.by_seat, result.bots, strict=True))
        ]
        rows += [
            _row(screen, column, tell.name(at), "")
            for at, column in enumerate(result.own, start=result.seats)
        ]
        screen.console.print(_table(screen, rows))
    if len(result.by_bot) > 1:
        rows = [_row(screen, column, "", column.name) for column in result.by_bot]
        screen.console.print(_table(screen, rows))


def _row(screen: Screen, column: Column, player: str, bot: str) -> list[str]:
    speech = screen.speech
    return [
        player,
        bot,
        speech.number(column.mean, 1),
        speech.number(column.sd, 1),
        speech.number(column.min),
        speech.number(column.max),
        speech.number(column.wins),
        f"{speech.number(100 * column.win_rate, 1)}%",
    ]


def _table(screen: Screen, rows: list[list[str]]) -> object:
    names = ("seat", "bot", "mean", "sd", "min", "max", "wins", "share")
    headings = [screen.speech.say(f"cli-sim-{name}") for name in names]
    if not any(row[0] for row in rows):
        return ledger(headings[1:], [row[1:] for row in rows], range(1, 7))
    return ledger(headings, rows, range(2, 8))
