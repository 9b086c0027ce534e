"""Points by source and who wins (TIN-9.7, 13.32)."""

from __future__ import annotations

from typing import Final

from gwarek.core.score import Outcome, Score, ScoreRow
from gwarek.games.tinnerstrail.state import (
    MONEY,
    OVER,
    POINTS,
    ROW,
    SCORE_ROWS,
    SIERRA_POINTS,
    WALLACE,
    WIDTH,
    State,
    ore_of_mines,
    points,
)

SCORE_RULES: Final = ["TIN-9.2", "TIN-9.2", "TIN-9.2", "TIN-9.3", "TIN-11.7"]


def score(s: State) -> Score:
    """Points by round of investing; those of Sierra Madre with Emigration."""
    rows: list[ScoreRow] = []
    for row in range(len(SCORE_ROWS)):
        if row < SIERRA_POINTS or s.table.emigration:
            gained = [s.n[seat * WIDTH + POINTS + row] for seat in range(s.players)]
            rows.append(ScoreRow(SCORE_ROWS[row], SCORE_RULES[row], gained))
    return Score(rows)


def outcome(s: State) -> Outcome | None:
    """Most points, then money, then ore left in own mines, then the order on the investment track (TIN-9.7, R9)."""
    if s.phase != OVER:
        return None
    totals = [points(s, seat) for seat in range(s.players)]
    if s.table.solo:
        if totals[0] > totals[WALLACE]:
            return Outcome([0], "beat-wallace", "TIN-13.32", totals)
        return Outcome([WALLACE], "wallace-wins", "TIN-13.32", totals)
    best = [seat for seat in range(s.players) if totals[seat] == max(totals)]
    reason = "most-points"
    if len(best) > 1:
        money = max([s.n[seat * WIDTH + MONEY] for seat in best])
        best = [seat for seat in best if s.n[seat * WIDTH + MONEY] == money]
        reason = "tie-money"
    if len(best) > 1:
        ore = max([ore_of_mines(s, seat) for seat in best])
        best = [seat for seat in best if ore_of_mines(s, seat) == ore]
        reason = "tie-ore"
    if len(best) > 1:
        row = min([s.n[seat * WIDTH + ROW] for seat in best])
        best = [seat for seat in best if s.n[seat * WIDTH + ROW] == row]
        reason = "tie-order"
    return Outcome(best, reason, "TIN-9.7", totals)
