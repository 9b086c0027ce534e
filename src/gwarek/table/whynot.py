"""Why words cannot be part of an action: asked per use of the piece, the use nearest to legal first.

Which reason a person would name is decided here and in the games alone; pages and terminals show the order they get.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from gwarek.core.action import Action
from gwarek.core.game import AnyGame, Json
from gwarek.core.problem import Problem
from gwarek.core.rule import Violation

USE_LINES: Final = 1500  # of one use; a piece has few uses, a use may have thousands of lines


def broken(violation: Violation) -> Json:
    return {"id": violation.id, "args": violation.facts}


class Use:
    """A kind of action the words could be part of (its first word), its line nearest to legal, and what that breaks."""

    def __init__(self, verb: str, line: str | None, violated: list[Violation]) -> None:
        self.verb: Final = verb
        self.line: Final = line
        self.violated: Final = violated

    def json(self) -> Json:
        return {"use": self.verb, "line": self.line, "violated": [broken(one) for one in self.violated]}


class _Lines:
    """The lines of one use: what each breaks, and the nearest so far."""

    def __init__(self) -> None:
        self.asked = 0
        self.all: list[tuple[tuple[int, ...], list[Violation]]] = []
        self.rank: tuple[int, ...] = ()
        self.best: Action | None = None
        self.violated: list[Violation] = []

    def add(self, rank: tuple[int, ...], action: Action, violated: list[Violation]) -> None:
        self.all.append((rank, violated))
        if self.best is None or rank < self.rank:
            self.rank, self.best, self.violated = rank, action, violated

    def alike(self) -> list[list[Violation]]:
        """What the lines break that make as much sense as the nearest: no more is missing or forbidden by print."""
        return [violated for rank, violated in self.all if rank[:2] == self.rank[:2]]


def why_not(
    game: AnyGame, state: Any, seat: int, words: Sequence[str], beside: Sequence[str] = ()
) -> list[Use]:  # Any: the state belongs to the game
    """Every use of the words, nearest to legal first; never empty. `beside` is chosen already and heeded if it fits."""
    asked = seat in game.to_act(state)
    verbs = {action.words()[0] for action in game.legal(state, seat)} if asked else set()
    found = _uses(game, state, seat, [*words, *beside]) if beside else {}
    if not found:
        found = _uses(game, state, seat, words)
    info = game.info
    ranked: list[tuple[tuple[int, ...], Use]] = []
    for verb, lines in found.items():
        assert lines.best is not None
        absent, printed, arbitrary, count, length = lines.rank
        if absent and verb not in words:
            continue
        aside = int(verb in info.aside and verb not in words)
        told = game.told(lines.violated, lines.alike()) if lines.violated else []
        rank = (count > 0, aside, printed, verb not in verbs, count, arbitrary, length)
        ranked.append((tuple(map(int, rank)), Use(verb, lines.best.text(), told)))
    ranked.sort(key=lambda one: one[0])  # the game's own order where equal
    uses = [use for _, use in ranked]
    if all(use.violated and use.verb in info.aside and use.verb not in words for use in uses):
        uses.insert(0, _unasked(game, state, seat, words))
    return uses


def _uses(game: AnyGame, state: Any, seat: int, words: Sequence[str]) -> dict[str, _Lines]:
    """The lines that have all these words, by their first word."""
    wanted = Counter(words)
    found: dict[str, _Lines] = {}
    for action in game.candidates(state, seat) if seat in game.to_act(state) else []:
        spelled = action.words()
        if wanted - Counter(spelled):
            continue
        lines = found.setdefault(spelled[0], _Lines())
        if lines.asked >= USE_LINES or (lines.best is not None and not lines.violated):
            continue
        lines.asked += 1
        violated = game.violated(state, seat, action)
        lines.add(_rank(game, spelled, words, violated), action, violated)
    return found


def _rank(
    game: AnyGame, spelled: Sequence[str], words: Sequence[str], violated: list[Violation]
) -> tuple[int, ...]:
    """How far from sensible and legal: what this table does not have, what print forbids, reasons that speak of words
    nobody pointed at, the number of reasons, the length of the line."""
    info = game.info
    free = Counter(spelled) - Counter(words)
    return (
        sum(one.id in info.absent for one in violated),
        sum(one.id in info.printed for one in violated),
        sum(_names(one, free) for one in violated),
        len(violated),
        len(spelled),
    )


def _names(violation: Violation, free: Counter[str]) -> bool:
    return any(
        isinstance(value, str) and (value in free or f"{key}:{value}" in free)
        for key, value in violation.facts.items()
    )


def _unasked(game: AnyGame, state: Any, seat: int, words: Sequence[str]) -> Use:
    """Nothing that could be said now has these words: perhaps they are a line of another moment."""
    try:
        action = game.parse(" ".join(words))
    except Problem:
        return Use("", None, [Violation(f"{game.info.prefix}-NOW", {})])
    return Use(action.words()[0], action.text(), game.violated(state, seat, action))
