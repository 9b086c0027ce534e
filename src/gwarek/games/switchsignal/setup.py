"""Setup (SWI-3): numbers, layout, first player, hands."""

from __future__ import annotations

from gwarek.core.tell import tell
from gwarek.games.switchsignal.actions import First, Numbers, PlaceSignal, SetSwitch
from gwarek.games.switchsignal.effects import Events, open_lines
from gwarek.games.switchsignal.events import FirstPlayer, NumbersShuffled, SignalLaid, SwitchLaid
from gwarek.games.switchsignal.state import DEAL, EXTRA, FIRST, NUMBERS, SIGNALS, SWITCHES, State


def begin(s: State) -> None:
    """The first phase of a new game."""
    if s.table.shuffled_numbers:
        s.phase = NUMBERS
    else:
        _begin_layout(s)


def number_starts(s: State, seat: int, a: Numbers, events: Events) -> None:
    """SWI-13.6."""
    s.numbers = list(a.numbers)
    if events is not None:
        events.append(NumbersShuffled([place.id for place in s.net.starts], list(a.numbers)))
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


def set_switch(s: State, seat: int, a: SetSwitch, events: Events) -> None:
    """Free layout (SWI-3.2)."""
    s.switches[a.junction] = a.pair
    tell(events, SwitchLaid, seat, s.net.junction_ids[a.junction], open_lines(s, a.junction))
    for setting in s.switches:
        if setting < 0:
            return
    s.phase = SIGNALS


def place_signal(s: State, seat: int, a: PlaceSignal, events: Events) -> None:
    """Free layout, or the extra marker (SWI-3.3, 13.1)."""
    s.green |= 1 << a.field
    tell(events, SignalLaid, seat, s.net.fields[a.field])
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


def name_first(s: State, seat: int, a: First, events: Events) -> None:
    """SWI-3.10."""
    tell(events, FirstPlayer, a.seat)
    _first_deal(s, a.seat)


def _first_deal(s: State, seat: int) -> None:
    s.first = seat
    s.turn = seat
    s.due = s.parts.hand
    s.phase = DEAL
