"""The numbers of the rules by which Birmingham scores (BIR-16, 18.1), and who wins (BIR-17)."""

from __future__ import annotations

from typing import Final

from gwarek.core.score import Outcome, Score
from gwarek.games.birmingham.state import SCORE_ROWS
from gwarek.games.brass.scoring import outcome_of, score_of
from gwarek.games.brass.state import State

SCORE_RULES: Final = [
    "BIR-16.2",
    "BIR-16.4",
    "BIR-16.2",
    "BIR-16.4",
    "BIR-10.7",
    "BIR-5.6",
    "BIR-18.1",
    "BIR-18.1",
    "BIR-18.1",
]


def score(s: State) -> Score:
    return score_of(s, SCORE_ROWS, SCORE_RULES)


def outcome(s: State) -> Outcome | None:
    return outcome_of(s, "BIR-17.1", "BIR-17.2", shared=True)
