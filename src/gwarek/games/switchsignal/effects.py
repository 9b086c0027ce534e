"""What single steps do: time, helpers, switches. One function, one consequence; none goes on to the next decision."""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.core.tell import tell
from gwarek.games.switchsignal.components import HELPERS
from gwarek.games.switchsignal.events import (
    CardLost,
    ClockRefilled,
    HelperUsed,
    LastTurn,
    Lost,
    TimeLost,
    Won,
)
from gwarek.games.switchsignal.network import PAIRS
from gwarek.games.switchsignal.shape import Cause
from gwarek.games.switchsignal.state import DELIVERED, OVER, RESULTS, TIME, State, delivered, turns_left

Events = list[Event] | None

# -- time (SWI-9)


def lose_time(s: State, owed: int, cause: Cause, events: Events) -> None:
    """SWI-9.2 to 9.4; may end the game (SWI-10.3)."""
    s.time_lost += owed
    tell(events, TimeLost, owed, cause, max(0, s.clock - owed))
    while owed >= s.clock:
        owed -= s.clock
        if s.deck == 0:
            s.clock = 0
            end_game(s, TIME, events)
            return
        s.deck -= 1
        s.lost += 1
        if s.deck == 0 and s.bottom >= 0:
            s.gone = s.bottom
            s.bottom = -1
        s.clock = s.table.full_clock
        if events is not None:
            events.append(CardLost(s.deck))
            events.append(ClockRefilled(s.clock, owed, max(0, s.clock - owed)))
            if s.deck == 0:
                events.append(LastTurn())
    s.clock -= owed


def end_game(s: State, result: int, events: Events) -> None:
    s.result = result
    s.phase = OVER
    s.mover = -1
    s.came = -1
    s.points = 0
    s.roll = 0
    if events is not None:
        if result == DELIVERED:
            events.append(Won(delivered(s), turns_left(s), s.clock))
        else:
            events.append(Lost(RESULTS[result], delivered(s)))


# -- helpers (SWI-11.1)


def use_helper(s: State, helper: int, events: Events) -> None:
    """SWI-11.1."""
    s.used |= 1 << helper
    tell(events, HelperUsed, s.turn, HELPERS[helper])


# -- switches


def open_lines(s: State, junction: int) -> list[str]:
    """The two open branches."""
    branches = s.net.junctions[junction].branches
    one, two = PAIRS[s.switches[junction]]
    return [branches[one], branches[two]]


def covered_lines(s: State, junction: int) -> list[str]:
    """The branches under a switch marker."""
    shown = open_lines(s, junction)
    return [line for line in s.net.junctions[junction].branches if line not in shown]
