"""The course of a game: its points and public figures along the way."""

from __future__ import annotations

from typing import Final

from gwarek.core.game import Json, Message
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE

POINTS: Final = 160


def course(match: Match) -> list[Json]:
    """Points after the entries that count: at every new mark, at the end, and some in between."""
    game = match.game
    state = match.state_at(0)
    live = match.live()
    step = max(1, len(live) // POINTS)
    out: list[Json] = []
    last_mark: str | None = None
    for i in range(len(live)):
        entry = match.entries[live[i] - 1]
        game.apply(state, entry.seat, game.parse(entry.line))
        if CHANCE in game.to_act(state) and i + 1 < len(live):
            continue  # between two draws there is no position to show
        mark = mark_label(game.mark(state))
        if mark != last_mark or i % step == 0 or i + 1 == len(live):
            points = game.score(state).totals()
            told = mark if mark != last_mark else None
            out.append({"n": live[i], "mark": told, "points": points, "series": game.course(state)})
        last_mark = mark
    return out


def mark_label(mark: Message) -> str:
    """A mark in words: its id and where it stands (`shift 2`, `round canal 3`; how many there are is not said)."""
    return " ".join([mark.id, *(str(value) for key, value in mark.args.items() if key != "of")])
