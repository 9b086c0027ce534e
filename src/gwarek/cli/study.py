"""Statistics from records: tables here, a report with charts, and data for notebooks."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from gwarek.cli.common import (
    ComponentsOption,
    GameArgument,
    JsonOption,
    LangOption,
    OptionOption,
    PresetOption,
    Screen,
    table_options,
)
from gwarek.cli.progress import bar
from gwarek.cli.tables import ledger
from gwarek.core.catalogue import load_game
from gwarek.core.game import GameInfo
from gwarek.core.problem import Problem
from gwarek.lab.simulate import simulate
from gwarek.lab.study import Study
from gwarek.lab.study import study as study_records
from gwarek.lab.study.charts import need_charts, write_png
from gwarek.lab.study.reading import SUFFIX, Told
from gwarek.lab.study.tables import parquet_library
from gwarek.lab.study.words import NAMES, Words


def study(
    game: GameArgument,
    records: Annotated[
        list[Path] | None,
        typer.Argument(metavar="RECORDS", help="Records (.gwarek), or folders of them.", show_default=False),
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a report with charts, one page.")
    ] = None,
    png: Annotated[
        Path | None,
        typer.Option("--png", metavar="DIR", help="Write every chart as a picture.", file_okay=False),
    ] = None,
    csv: Annotated[
        Path | None,
        typer.Option(
            "--csv",
            metavar="DIR",
            help="Write games, seats, sources and decisions as CSV tables.",
            file_okay=False,
        ),
    ] = None,
    parquet: Annotated[
        Path | None,
        typer.Option("--parquet", metavar="DIR", help="The same tables as Parquet.", file_okay=False),
    ] = None,
    depth: Annotated[
        int, typer.Option("--depth", metavar="N", help="Lines of an opening, of those that were choices.")
    ] = 1,
    words: Annotated[
        int | None,
        typer.Option("--words", metavar="N", help="Tell openings apart by the first N words of a line only."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Play N games first, and study them too.", min=0)
    ] = 0,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B,…", help="Who plays them: a bot for every seat, or one for all."),
    ] = "random",
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="Same seed, same games.")] = "0",
    rotate: Annotated[bool, typer.Option("--rotate", help="Bots move one seat on with every game.")] = False,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="DIR", help="Keep the records of the games played.", file_okay=False),
    ] = None,
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats", metavar="N", help="Only tables for N; games are played by the fewest otherwise."
        ),
    ] = None,
    option: OptionOption = None,
    preset: PresetOption = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers", metavar="W", help="Processes that read and play; default: one for each core.", min=1
        ),
    ] = os.cpu_count() or 1,
    components: ComponentsOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Study recorded games: scores, points by source, victories by seat, openings, length, options.

    --seats, --option and --preset choose which tables are studied, and which are played.
    """
    screen = Screen(lang)
    info = load_game(game, components).info
    if not records and not games:
        raise Problem("records-none")
    # What is missing is said before long work, not after it.
    if html is not None or png is not None:
        need_charts()
    if parquet is not None:
        parquet_library()
    given: list[str | Path | Told] = list(records or [])
    interrupted = False
    if games:
        with bar(screen, "cli-progress-sim", games) as progress:
            played = simulate(
                game,
                info.chosen_seats(seats),
                [name.strip() for name in bots.split(",") if name.strip()],
                games,
                seed,
                workers,
                table_options(info, preset, option),
                components,
                progress,
                rotate,
                records=True,
            )
        interrupted = played.interrupted
        stem = re.sub(r"[^\w.-]+", "_", f"{seed}-{played.seats}")
        texts = [(f"{stem}-{result.number + 1:05}{SUFFIX}", result.record) for result in played.results]
        given += keep_records(keep, texts) if keep is not None else texts
    with bar(screen, "cli-progress-study", len(given)) as progress:
        found = study_records(
            game,
            given,
            seats=seats,
            options=_only(info, preset, option),
            depth=depth,
            words=words,
            workers=workers,
            components=components,
            progress=progress,
        )
    _say_left_out(screen, found)
    if not found.games:
        raise Problem("records-empty", game=game)
    written = _write(screen, found, html, png, csv, parquet)
    if json:
        screen.json({**found.json(), "written": [str(file) for file in written]})
    else:
        _say(screen, found)
        for file in written:
            screen.say("study-written", file=str(file))
    if interrupted:
        raise typer.Exit(130)


def _only(info: GameInfo, preset: str | None, option: list[str] | None) -> dict[str, str]:
    """A preset says every option; without one only those that were said matter."""
    chosen = table_options(info, preset, option)
    if preset is not None:
        return chosen
    said = {word.partition("=")[0].strip() for word in option or []}
    return {id: value for id, value in chosen.items() if id in said}


def keep_records(folder: Path, texts: list[Told]) -> list[Path]:
    """Write records into a folder, under their names."""
    out: list[Path] = []
    for name, text in texts:
        path = folder / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise Problem("file-unwritable", file=str(path), why=error.strerror or str(error)) from error
        out.append(path)
    return out


def _write(
    screen: Screen,
    found: Study,
    html: Path | None,
    png: Path | None,
    csv: Path | None,
    parquet: Path | None,
) -> list[Path]:
    written: list[Path] = []
    if html is not None:
        page = found.html(screen.speech.lang)
        try:
            html.parent.mkdir(parents=True, exist_ok=True)
            html.write_text(page, encoding="utf-8")
        except OSError as error:
            raise Problem("file-unwritable", file=str(html), why=error.strerror or str(error)) from error
        written.append(html)
    if png is not None:
        written += write_png(found, png, screen.speech.lang)
    if csv is not None:
        written += found.tables.write(csv, "csv")
    if parquet is not None:
        written += found.tables.write(parquet, "parquet")
    return written


def _say_left_out(screen: Screen, found: Study) -> None:
    speech = screen.speech
    if found.passed_over:
        screen.aside.print(speech.say("study-passed-over", count=found.passed_over), markup=False)
    if found.left_out:
        screen.aside.print(speech.say("study-left-out-count", count=len(found.left_out)), markup=False)
    for one in found.left_out:
        screen.aside.print(f"  {one.text(speech)}", soft_wrap=True, markup=False)


def _say(screen: Screen, found: Study) -> None:
    words = Words(screen.speech.lang, found.game)
    title = words.say("study-report", game=words.game_title, games=found.games)
    screen.console.print(f"[bold]{escape(title)}[/]\n{escape(words.say('study-intro'))}")
    for seats in found.sizes:
        games = found.tables.games["seats"].count(seats)
        heading = f"{words.table_of(seats)} · {words.say('study-column-games')}: {words.number(games)}"
        screen.console.print(f"\n[bold reverse] {escape(heading)} [/]")
        for block in found.blocks:
            if block.seats == seats:
                right = [at for at, column in enumerate(block.columns) if column.kind not in NAMES]
                rows = [[escape(cell) for cell in row] for row in words.cells(block)]
                screen.console.print(f"\n[bold]{escape(words.title(block))}[/]")
                screen.console.print(f"[dim]{escape(words.note(block, found.depth))}[/]")
                screen.console.print(ledger(words.headings(block), rows, right))
