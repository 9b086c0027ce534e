"""Entry of the `gwarek` command: the list of commands, and how it fails politely."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

import gwarek
from gwarek.cli import about, aid, arena, hint, learn, play, questions, records, sim, study
from gwarek.cli.common import BadEntry, Failure
from gwarek.cli.texts import bad_entry_text
from gwarek.core.problem import Problem
from gwarek.i18n import LANGUAGES, Speech, language

app = typer.Typer(
    name="gwarek",
    help="Five industrial-age board games, whole and exact: play, ask the rules, replay, simulate.",
    epilog="A game begins two clicks after `gwarek serve`, or here with `gwarek play coalbaron`.",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for name, command, panel in (
    ("serve", about.serve, "Play"),
    ("play", play.play, "Play"),
    ("learn", learn.learn, "Play"),
    ("games", about.games, "Look up"),
    ("rules", about.rules, "Look up"),
    ("aid", aid.aid, "Look up"),
    ("components", about.components, "Look up"),
    ("legal", questions.legal, "Ask about a position"),
    ("explain", questions.explain, "Ask about a position"),
    ("hint", hint.hint, "Ask about a position"),
    ("apply", questions.apply, "Ask about a position"),
    ("perft", questions.count, "Ask about a position"),
    ("replay", records.replay, "Records"),
    ("verify", records.verify, "Records"),
    ("sim", sim.sim, "Laboratory"),
    ("arena", arena.arena, "Laboratory"),
    ("study", study.study, "Laboratory"),
):
    app.command(name, rich_help_panel=panel)(command)


def version() -> str:
    compiled = "compiled" if gwarek.is_compiled() else "not compiled"
    return f"gwarek {gwarek.__version__}, {compiled}"


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", help="Version, and whether the engines are compiled.")
    ] = False,
) -> None:
    if show_version:
        print(version())
        raise typer.Exit
    if context.invoked_subcommand is None:
        text = context.get_help()
        if text:
            print(text)
        raise typer.Exit


# Typer has no public name for the errors of its parser.
UsageError: type[Exception] = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command. Bad input is one line on standard error and exit code 2; Ctrl-C is 130."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        code = app(args=words, prog_name="gwarek", standalone_mode=False)
        sys.stdout.flush()
    except UsageError as error:
        _fail(error.format_message())  # type: ignore[attr-defined]  # see above
    except Problem as problem:
        _fail(_speech(words).problem(problem))
    except Failure as failure:
        _fail(str(failure))
    except BadEntry as bad:
        _fail(bad_entry_text(_speech(words), bad))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:  # the reader went away, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def _speech(words: list[str]) -> Speech:
    """The language asked for, as far as it can be understood."""
    asked: str | None = None
    for at, word in enumerate(words):
        if word == "--lang" and at + 1 < len(words):
            asked = words[at + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return Speech(language(asked if asked in LANGUAGES else None))


def _fail(text: str) -> NoReturn:
    print(f"gwarek: {' '.join(text.split())}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
