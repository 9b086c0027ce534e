"""Setup (SWI-3): numbers, layout, first player, hands."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.switchsignal.effects import Events, open_lines
from gwarek.games.switchsignal.events import FirstPlayer, NumbersShuffled, SignalLaid, SwitchLaid
from gwarek.games.switchsignal.state import DEAL, EXTRA, FIRST, NUMBERS, SIGNALS, SWITCHES, State


def begin(s: State) -> None:
    """The first phase of a new game."""
    if s.table.shuffled_numbers:
        s.phase = NUMBERS
    else:
        _begin_layout(s)


def number_starts(s: State, numbers: tuple[int, ...], events: Events) -> None:
    """SWI-13.6."""
    s.numbers = list(numbers)
    if events is not None:
        events.append(NumbersShuffled([place.id for place in s.net.starts], list(numbers)))
    _begin_layout(s)


def _begin_layout(s: State) -> None:
    """SWI-3.2, 3.3, 3.13: the layout is fixed before cards are dealt and the first player is known."""
    s.turn = 0
    if s.table.free_layout:
        s.phase = SWITCHES
    else:
        _begin_extra(s)


def _begin_extra(s: State) -> None:
    if s.table.extra_signal:
        s.phase = EXTRA
    else:
        _begin_dealing(s)


def set_switch(s: State, junction: int, pair: int, events: Events) -> None:
    """Free layout (SWI-3.2)."""
    s.switches[junction] = pair
    tell(events, SwitchLaid, s.turn, s.net.junction_ids[junction], open_lines(s, junction))
    for setting in s.switches:
        if setting < 0:
            return
    s.phase = SIGNALS


def place_signal(s: State, field: int, events: Events) -> None:
    """Free layout, or the extra marker (SWI-3.3, 13.1)."""
    s.green |= 1 << field
    tell(events, SignalLaid, s.turn, s.net.fields[field])
    if s.phase == EXTRA:
        _begin_dealing(s)
    elif s.green.bit_count() == len(s.net.cities) + s.net.track_markers:
        _begin_extra(s)


def _begin_dealing(s: State) -> None:
    named = s.table.options["start_player"]
    if named == "random" and s.seats > 1:
        s.phase = FIRST
    else:
        _first_deal(s, 0 if named == "random" else int(named))


def name_first(s: State, seat: int, events: Events) -> None:
    """SWI-3.10."""
    tell(events, FirstPlayer, seat)
    _first_deal(s, seat)


def _first_deal(s: State, seat: int) -> None:
    s.first = seat
    s.turn = seat
    s.due = s.parts.hand
    s.phase = DEAL
