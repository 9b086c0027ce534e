"""The aid of a game: all that one looks up while playing, and what is easy to forget. The same rows as on its page."""

from __future__ import annotations

from dataclasses import dataclass

from gwarek.core.catalogue import game_folder, load_game
from gwarek.core.problem import Problem
from gwarek.core.rulebook import read_rulebook


@dataclass(frozen=True)
class Row:
    term: str
    text: str
    rule: str


@dataclass(frozen=True)
class Aid:
    """Blocks of rows with their titles, and the reminders, in one language."""

    title: str
    blocks: tuple[tuple[str, tuple[Row, ...]], ...]
    forget: tuple[Row, ...]  # without a term


def aid_of(slug: str, lang: str) -> Aid:
    """What the aid of a game says; a `Problem` where the game brings none."""
    folder = game_folder(slug)
    if not (folder / "rules.toml").is_file():
        raise Problem("aid-none", game=slug)
    book = read_rulebook(folder)
    blocks = tuple(
        (block.title[lang], tuple(Row(row.term[lang], row.text[lang], row.rule) for row in block.rows))
        for block in book.aid
    )
    if not blocks:
        raise Problem("aid-none", game=slug)
    forget = tuple(Row("", reminder.text[lang], reminder.rule) for reminder in book.forget)
    return Aid(load_game(slug).info.titles[lang], blocks, forget)
