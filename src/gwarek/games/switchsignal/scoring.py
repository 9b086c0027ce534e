"""The shared score: won or lost, goods delivered, turns and time left. Every seat has the same (SWI-10.4)."""

from __future__ import annotations

from typing import Final

from gwarek.core.score import Outcome, Score, ScoreRow
from gwarek.games.switchsignal.state import (
    DELIVERED,
    OVER,
    RESULTS,
    State,
    delivered,
    turns_left,
)

RESULT_RULES: Final = ["", "SWI-10.1", "SWI-10.2", "SWI-10.3"]


def score(s: State) -> Score:
    """Goods delivered; a team that has won also counts the turns and the time it had left."""
    rows = [ScoreRow("goods", "SWI-10.1", [delivered(s)] * s.seats)]
    if s.result == DELIVERED:
        rows.append(ScoreRow("turns", "SWI-10.2", [turns_left(s)] * s.seats))
        rows.append(ScoreRow("time", "SWI-9.2", [s.clock] * s.seats))
    return Score(rows)


def outcome(s: State) -> Outcome | None:
    """All win together, or nobody does (SWI-10.1 to 10.3)."""
    if s.phase != OVER:
        return None
    winners = list(range(s.seats)) if s.result == DELIVERED else []
    return Outcome(winners, RESULTS[s.result], RESULT_RULES[s.result], score(s).totals())
