"""Longer sentences of the terminal: rule texts, and what is wrong with a line."""

from __future__ import annotations

from functools import cache
from typing import Any

from gwarek.cli.common import BadEntry
from gwarek.core.action import Action
from gwarek.core.catalogue import game_folder
from gwarek.core.game import AnyGame, Cell
from gwarek.core.match import Match, Refused
from gwarek.core.rulebook import Rulebook, read_rulebook
from gwarek.i18n import Speech, Teller


def rule_text(game: AnyGame, id: str, lang: str) -> str | None:
    """The rule in our words, or None where the rulebook has no such id."""
    book = rulebook(game.info.slug)
    return book.text_of(id, lang) if id in book.ids() else None


@cache
def rulebook(slug: str) -> Rulebook:
    """The rule texts of a game."""
    return read_rulebook(game_folder(slug))


def refused_text(speech: Speech, match: Match, refused: Refused) -> str:
    """Why a line was refused, every broken rule with its number."""
    tell = Teller(speech, match.game, match.names)
    reasons = [f"{v.id}: {tell.why(v, rule_text(match.game, v.id, speech.lang))}" for v in refused.violated]
    return speech.say("cli-refused", line=refused.line, reasons=" ".join(reasons))


def bad_entry_text(speech: Speech, bad: BadEntry) -> str:
    if isinstance(bad.cause, Refused):
        reason = refused_text(speech, bad.match, bad.cause)
    else:
        reason = speech.problem(bad.cause)
    return speech.say("cli-bad-entry", number=bad.entry.number, reason=reason)


def effect_text(tell: Teller, game: AnyGame, state: Any, seat: int, action: Action) -> str:
    """What a line would cost and bring; where there is nothing to tell, what its words mean."""
    cells = game.preview(state, seat, action)  # Any: the state belongs to the game
    if cells:
        return " · ".join(_cell(tell, cell) for cell in cells)
    names = [(word, tell.piece("", word)) for word in action.words()[1:]]
    return ", ".join(name for word, name in names if name != word)


def _cell(tell: Teller, cell: Cell) -> str:
    label, value = tell.cell(cell)
    if cell.after is not None:
        return f"{label} {value}"
    return value if value.casefold().startswith(label.casefold()) else f"{label}: {value}"
