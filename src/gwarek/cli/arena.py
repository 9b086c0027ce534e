"""Matches between bots: who is stronger, and how sure is that."""

from __future__ import annotations

import os
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
from gwarek.cli.sim import BackendOption
from gwarek.cli.tables import ledger
from gwarek.core.catalogue import load_game
from gwarek.lab.arena import ROUND_ROBIN, Standing, make_plan
from gwarek.lab.arena import arena as play_arena
from gwarek.lab.statistics import mean
from gwarek.lab.workers import LOCAL


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B,…", help="Bots to compare; cmd:PROGRAM is a bot of your own."),
    ],
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Games of each pairing.")] = 200,
    mode: Annotated[
        str,
        typer.Option("--mode", help="round-robin: every pair; gauntlet: the first bot against the others."),
    ] = ROUND_ROBIN,
    decide: Annotated[
        float | None,
        typer.Option(
            "--decide",
            metavar="P",
            help="Stop a pairing once it is decided with this error, such as 0.05.",
            min=1e-9,
            max=0.5,
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Same seed, same games.")] = "0",
    workers: Annotated[
        int,
        typer.Option(
            "--workers", metavar="W", help="Processes that play; default: one for each core.", min=1
        ),
    ] = os.cpu_count() or 1,
    backend: BackendOption = LOCAL,
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder", metavar="DIR", help="Keep finished games here; run again to go on.", file_okay=False
        ),
    ] = None,
    records: Annotated[
        bool, typer.Option("--records", help="Keep every game as a record in the folder.")
    ] = False,
    option: OptionOption = None,
    preset: PresetOption = None,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Compare bots: ratings with their uncertainty, and each pairing with its interval.

    Seats are rotated and every deal is played from each side. Ctrl-C stops; with --folder the same command goes on.
    """
    screen = Screen(lang)
    info = load_game(game, components).info
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plan = make_plan(
        game,
        names,
        games,
        info.chosen_seats(seats),
        mode,
        seed,
        table_options(info, preset, option),
        components,
        decide,
    )
    if records and folder is None:
        raise typer.BadParameter("--records needs --folder")
    with bar(screen, "cli-progress-sim", games * len(plan.pairings())) as progress:
        standing = play_arena(plan, workers, backend, folder, records, progress)
    if json:
        screen.json(standing.json())
    else:
        _say(screen, standing)
    if standing.interrupted:
        raise typer.Exit(130)


def _say(screen: Screen, standing: Standing) -> None:
    speech = screen.speech
    screen.say("cli-arena", games=standing.done)
    if standing.interrupted:
        screen.say("cli-sim-interrupted")
    rows = []
    for rating in standing.ratings():
        row = [rating.bot, speech.number(rating.games), speech.number(rating.mean, 1)]
        if not standing.plan.cooperative:
            row[1:1] = [f"{speech.number(rating.mu, 1)} ± {speech.number(rating.sigma, 1)}"]
        if rating.faults:
            row[0] += f" ({speech.say('cli-arena-faults', count=rating.faults)})"
        rows.append(row)
    names = ["bot", *(["rating"] if not standing.plan.cooperative else []), "games", "mean"]
    screen.console.print(
        ledger([speech.say(f"cli-arena-{name}") for name in names], rows, range(1, len(names)))
    )
    rows = []
    for duel in standing.duels:
        low, high = duel.interval()
        share = (
            f"{speech.number(100 * duel.share, 1)}% ({speech.number(100 * low)}–{speech.number(100 * high)})"
        )
        means = [speech.number(mean(duel.scores(bot)), 1) for bot in dict.fromkeys(duel.bots)]
        rows.append(
            [" : ".join(dict.fromkeys(duel.bots)), speech.number(duel.games), share, " : ".join(means)]
        )
        if duel.decided:
            rows[-1][2] += " ✓"
    names = ["pairing", "games", "won" if standing.plan.cooperative else "share", "mean"]
    screen.console.print(ledger([speech.say(f"cli-arena-{name}") for name in names], rows, range(1, 4)))
