"""What there is: games, rules, components; and the server."""

from __future__ import annotations

import os
import re
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

import gwarek
from gwarek.cli.common import ComponentsOption, GameArgument, JsonOption, LangOption, Screen
from gwarek.cli.tables import ledger
from gwarek.cli.texts import rulebook
from gwarek.core.catalogue import all_games, game_folder, load_game
from gwarek.core.components import checklist as owner_checklist
from gwarek.core.components import read_components
from gwarek.core.problem import Problem
from gwarek.core.rulebook import Rulebook
from gwarek.i18n import Speech
from gwarek.i18n.facts import ToldTable, say_sources, told_facts


def games(json: JsonOption = False, lang: LangOption = None) -> None:
    """Which games there are, with their options and presets."""
    screen = Screen(lang)
    infos = [game.info for game in all_games()]
    if json:
        screen.json([info.json() for info in infos])
        return
    speech = screen.speech
    for info in infos:
        head = f"[bold]{info.slug}[/]  {escape(info.titles[speech.lang])}"
        seats = speech.say(
            "cli-games-seats", fewest=min(info.seats), most=max(info.seats), minutes=info.minutes
        )
        screen.console.print(f"{head}  [dim]{escape(seats)}[/]")
        if info.reconstructed:
            screen.console.print(f"  [dim]{escape(speech.say('cli-games-reconstructed', game=info.slug))}[/]")
        rows = [
            [
                o.id,
                " · ".join(f"[bold]{v}[/]" if v == o.default else v for v in o.values),
                escape(speech.say(f"{info.slug}-option-{o.id}")),
                f"[dim]{o.rule}[/]",
            ]
            for o in info.options
        ]
        headings = [speech.say(f"cli-games-{what}") for what in ("option", "values", "meaning", "rule")]
        screen.console.print(ledger(headings, rows))
        for preset in info.presets:
            changed = " ".join(f"{k}={v}" for k, v in preset.changes.items())
            screen.console.print(
                f"  --preset {preset.id}  [dim]{escape(speech.say(f'preset-{preset.id}'))} {changed}[/]"
            )


# -- rules


def rules(
    game: GameArgument,
    id: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", help="A rule (coa-4.4, 4.4) or a section (4).", show_default=False),
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """The rules in our own words: one rule, one section, or the list of sections."""
    screen = Screen(lang)
    prefix = load_game(game).info.prefix
    book = rulebook(game)
    speech = screen.speech
    if id is None:
        _list_sections(screen, game, book, json)
        return
    found = _find_rules(book, prefix, id)
    if json:
        screen.json({"game": game, "rules": [{"id": i, "text": book.text_of(i, speech.lang)} for i in found]})
        return
    for rule in found:
        screen.console.print(f"[bold]{rule}[/]  {_marked(book.text_of(rule, speech.lang))}")
        readings = " ".join(reading.id for reading in book.readings_of(rule))
        if readings:
            screen.console.print(f"[dim]{escape(speech.say('cli-rules-readings', readings=readings))}[/]")


def _list_sections(screen: Screen, game: str, book: Rulebook, json: bool) -> None:
    speech = screen.speech
    rows = [(section.number, section.title[speech.lang], len(section.rules)) for section in book.sections]
    more = {
        "rulings": [one.id for one in book.rulings],
        "options": [one.id for one in book.options],
        "examples": [one.id for one in book.examples],
    }
    if json:
        sections = [{"number": number, "title": title, "rules": rules} for number, title, rules in rows]
        screen.json({"game": game, "sections": sections, **more})
        return
    headings = ["", speech.say("cli-rules-section"), speech.say("cli-rules-rules")]
    screen.console.print(
        ledger(headings, [[n, escape(title), str(rules)] for n, title, rules in rows], (0, 2))
    )
    for name, ids in more.items():
        if not ids:
            continue
        told = speech.say(f"cli-rules-{name}", first=ids[0], last=ids[-1])
        screen.console.print(escape(told))
    screen.console.print(f"[dim]{escape(speech.say('cli-rules-hint', game=game, prefix=book.prefix))}[/]")


def _find_rules(book: Rulebook, prefix: str, id: str) -> list[str]:
    """The rule of this number, in any case and with or without the prefix; or every rule of a section."""
    wanted = id.upper()
    if not wanted.startswith(f"{prefix}-"):
        wanted = f"{prefix}-{wanted}"
    if wanted in book.ids():
        return [wanted]
    for section in book.sections:
        if wanted == f"{prefix}-{section.number}":
            return [rule.id for rule in section.rules]
    raise Problem("rule-unknown", rule=id)


def _marked(text: str) -> str:
    """The rulebook's **strong** and *emphasis* as the terminal writes them."""
    out = escape(text)
    out = re.sub(r"\*\*(.+?)\*\*", r"[bold]\1[/]", out)
    out = re.sub(r"\*(.+?)\*", r"[italic]\1[/]", out)
    return re.sub(r"`(.+?)`", r"[cyan]\1[/]", out)


# -- components


def components(
    game: GameArgument,
    own: ComponentsOption = None,
    checklist: Annotated[
        bool,
        typer.Option(
            "--checklist",
            help="What an owner of the box can look up, and where.",
        ),
    ] = False,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """The facts of the box and where each of them comes from.

    With --components: the built-in facts with your corrections laid over them; a bad file is refused, its field named.
    """
    screen = Screen(lang)
    if own is not None:
        load_game(game, own)  # reads every field
    if checklist:
        _print_checklist(screen, game, own, json)
        return
    facts = read_components(game_folder(game) / "components.toml", own)
    if json:
        screen.json(facts)
        return
    for table in told_facts(load_game(game, own), screen.speech, own):
        screen.console.print(_facts_table(screen.speech, table))


def _print_checklist(screen: Screen, game: str, own: Path | None, json: bool) -> None:
    items = owner_checklist(game_folder(game) / "components.toml", own)
    speech = screen.speech
    if json:
        told = ("id", "tables", "done")
        rows = [{**{key: item[key] for key in told}, "read_from": item[speech.lang]} for item in items]
        screen.json({"game": game, "items": rows})
        return
    if not items:
        screen.say("cli-checklist-none", game=game)
        return
    headings = ["", speech.say("cli-checklist-tables"), speech.say("cli-checklist-from")]
    screen.console.print(
        ledger(
            headings,
            [
                ["☑" if item["done"] else "☐", escape(", ".join(item["tables"])), escape(item[speech.lang])]
                for item in items
            ],
        )
    )
    screen.console.print(f"[dim]{escape(speech.say('cli-checklist-hint', game=game))}[/]")


def _facts_table(speech: Speech, table: ToldTable) -> Table:
    """One table; where every row comes from the same place it is said once, under the title."""
    shared = len({tuple(sources) for sources in table.sources}) == 1
    head = escape(table.title)
    if shared and table.sources[0]:
        source = escape(say_sources(speech, table.sources[0]))
        head += f"\n[not bold dim]{speech.say('cli-components-provenance')}: {source}[/]"
    plain = [speech.say(f"cli-components-{key}") for key in ("fact", "value")]
    headings = table.headings or plain
    rows = [[escape(cell) for cell in row] for row in table.rows]
    if not shared:
        headings = [*headings, speech.say("cli-components-provenance")]
        rows = [
            [*row, escape(say_sources(speech, sources))]
            for row, sources in zip(rows, table.sources, strict=True)
        ]
    numbers = [i for i in range(len(headings)) if all(re.fullmatch(r"[−\d.]+|–", row[i]) for row in rows)]
    return ledger(headings, rows, numbers, head)


# -- server


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", help="Port to listen on.", min=1, max=65535)
    ] = 8017,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="Where tables are kept; otherwise your data directory."),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    own: Annotated[
        list[str] | None,
        typer.Option("--components", metavar="GAME=FILE", help="Your own component facts; may be repeated."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="NAME=cmd:PROGRAM",
            help="An outside bot that tables may seat by this name; may be repeated.",
        ),
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Start the server and print its address: play in the browser."""
    screen = Screen(lang)
    try:
        from gwarek.server import (
            Settings,
            check_store,
            claimed,
            default_bots,
            default_data,
            handover,
            named_bots,
            run,
        )
    except ImportError as error:
        raise Problem("server-missing", module=error.name or "gwarek.server") from error
    facts = _components_of_games(own or [])
    bots = named_bots(bot) if bot else default_bots()
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    folder = data or default_data()
    with claimed(folder, address):
        if not handover.is_passed():
            _check_port(host, port)
        check_store(Settings(data=folder))
        if json:
            screen.json({"address": address, "host": host, "port": port, "compiled": gwarek.is_compiled()})
        else:
            screen.say("cli-serve", address=address)
            engines = "compiled" if gwarek.is_compiled() else "follow" if handover.successor() else "plain"
            screen.say("cli-serve-engines", engines=engines)
        sys.stdout.flush()
        run(host, port, folder, browser, facts, bots=bots)


def _components_of_games(words: list[str]) -> dict[str, Path]:
    out: dict[str, Path] = {}
    for word in words:
        slug, sign, file = word.partition("=")
        if not sign:
            raise Problem("components-form", word=word)
        out[slug] = Path(file)
        load_game(slug, out[slug])  # refuses a bad file before anybody sits down
    return out


def _check_port(host: str, port: int) -> None:
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            pass
    except OSError as error:
        raise Problem("port-busy", host=host, port=str(port), why=os.strerror(error.errno or 0)) from error
