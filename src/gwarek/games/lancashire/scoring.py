"""Points: what differs from Birmingham (LAN-11.1 to 11.3), and who wins (LAN-11.8)."""

from __future__ import annotations

from typing import Final

from gwarek.core.score import Outcome, Score
from gwarek.core.tell import tell
from gwarek.games.brass.events import Events
from gwarek.games.brass.scoring import outcome_of, score_of
from gwarek.games.brass.state import MONEY, OWN_POINTS, POINTS, WIDTH, State
from gwarek.games.lancashire.events import CashScored
from gwarek.games.lancashire.state import SCORE_ROWS, table_of

SCORE_RULES: Final = [
    "LAN-11.1",
    "LAN-11.2",
    "LAN-11.1",
    "LAN-11.2",
    "LAN-11.3",
    "LAN-R2",
    "LAN-V1",
    "LAN-V1",
    "LAN-V1",
]


def score_cash(s: State, events: Events) -> None:
    """LAN-11.3: full tens; a debt kept as negative money scores nothing (LAN-R2)."""
    per_vp = table_of(s).box.cash_per_vp
    cash = [max(0, s.n[seat * WIDTH + MONEY]) // per_vp for seat in range(s.seats)]
    for seat in range(s.seats):
        s.n[seat * WIDTH + POINTS + OWN_POINTS] += cash[seat]
    tell(events, CashScored, cash)


def score(s: State) -> Score:
    return score_of(s, SCORE_ROWS, SCORE_RULES)


def outcome(s: State) -> Outcome | None:
    return outcome_of(s, "LAN-11.8", "LAN-11.8", table_of(s).shared_victory)
