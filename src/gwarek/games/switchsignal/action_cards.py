"""Action cards (SWI-6, 7): what is paid with them, and how a turn ends with drawing them."""

from __future__ import annotations

from gwarek.core.rule import all_hold
from gwarek.core.tell import tell
from gwarek.games.switchsignal.actions import Done, Drawn, Load, Move, Pay, Switch, Take, To, words_of
from gwarek.games.switchsignal.components import CARDS, COLOURS, GOODS, LOAD, MOVE, SIGNAL, SWITCH
from gwarek.games.switchsignal.effects import Events, end_game, open_lines
from gwarek.games.switchsignal.events import (
    Dealt,
    DealtClosed,
    Drew,
    DrewClosed,
    DrewNone,
    HandFull,
    Loaded,
    Paid,
    Reshuffled,
    SignalChanged,
    SwitchChanged,
)
from gwarek.games.switchsignal.rules import PAY_RULES, Ask
from gwarek.games.switchsignal.state import (
    ACTION,
    DEAL,
    DRAW,
    DRAWING,
    HAND,
    HELD,
    PAY,
    PILE,
    POOL,
    STORED,
    TARGET,
    TIMETABLE,
    TRAIN,
    State,
    cards_in_hand,
    colour_of,
    train_of,
)
from gwarek.games.switchsignal.timetable import begin_turn, roll_for


def take_marker(s: State, seat: int, a: Take, events: Events) -> None:
    """The marker to be moved is named; its new field comes next."""
    s.act = SIGNAL
    s.what = a.field
    s.into = -1
    s.phase = TARGET


def put_marker(s: State, seat: int, a: To, events: Events) -> None:
    _ask_payment(s, SIGNAL, s.what, a.field, events)


def switch(s: State, seat: int, a: Switch, events: Events) -> None:
    _ask_payment(s, SWITCH, a.junction, a.pair, events)


def move(s: State, seat: int, a: Move, events: Events) -> None:
    """By the card, or by a move action (SWI-5.9, 6.4)."""
    if s.phase == TRAIN:
        roll_for(s, a.space)
    else:
        _ask_payment(s, MOVE, a.space, -1, events)


def load(s: State, seat: int, a: Load, events: Events) -> None:
    _ask_payment(s, LOAD, a.space, -1, events)


def _ask_payment(s: State, act: int, what: int, into: int, events: Events) -> None:
    """Pay at once where there is only one way to."""
    s.act = act
    s.what = what
    s.into = into
    s.phase = PAY
    ask = Ask(s, s.turn)
    ways = [way for way in words_of(s).pay if all_hold(PAY_RULES, ask, way)]
    if len(ways) == 1:
        pay(s, s.turn, ways[0], events)


def pay(s: State, seat: int, a: Pay, events: Events) -> None:
    """The cards go to the pile, the action takes effect."""
    base = HAND + 3 * seat
    cards = [a.first] if a.second < 0 else [a.first, a.second]
    for kind in cards:
        s.n[base + kind] -= 1
        s.n[PILE + kind] += 1
    if events is not None:
        events.append(Paid(seat, [CARDS[kind] for kind in cards]))
    act, what, into = s.act, s.what, s.into
    s.act = -1
    s.what = -1
    s.into = -1
    s.phase = ACTION
    if act == SIGNAL:
        _change_signal(s, what, into, events)
    elif act == SWITCH:
        s.switches[what] = into
        tell(events, SwitchChanged, s.turn, s.net.junction_ids[what], open_lines(s, what))
    elif act == MOVE:
        roll_for(s, what)
    else:
        _load(s, what, events)


def _change_signal(s: State, field: int, to: int, events: Events) -> None:
    """SWI-6.2."""
    s.green = s.green & ~(1 << field) | 1 << to
    tell(events, SignalChanged, s.turn, s.net.fields[field], s.net.fields[to])


def _load(s: State, space: int, events: Events) -> None:
    """SWI-6.6."""
    good = s.net.good_of[space]
    s.n[STORED + good] -= 1
    train = s.at[space]
    s.at[space] = train_of(colour_of(train), 0, good) | train & HELD
    if events is not None:
        left = s.n[STORED + good]
        colour = COLOURS[colour_of(train)]
        events.append(Loaded(s.turn, colour, GOODS[good], s.net.spaces[space], left))


# -- the end of a turn (SWI-7, 10.2)


def end_turn(s: State, seat: int, a: Done, events: Events) -> None:
    if s.deck == 0:
        end_game(s, TIMETABLE, events)
        return
    s.step = DRAWING
    s.due = cards_to_draw(s, seat) if a.cards < 0 else a.cards
    if s.due == 0 and events is not None:
        events.append(HandFull(seat) if a.cards < 0 else DrewNone(seat))
    s.phase = DRAW
    draw_on(s, events)


def cards_to_draw(s: State, seat: int) -> int:
    """SWI-7.1, 7.2."""
    return max(0, min(s.parts.draw, s.parts.hand_limit - cards_in_hand(s, seat)))


def take_cards(s: State, seat: int, a: Drawn, events: Events) -> None:
    """Dealt at the start (SWI-3.9) or drawn at the end of a turn (SWI-7)."""
    count = 0
    for kind in range(len(CARDS)):
        s.n[POOL + kind] -= a.counts[kind]
        s.n[HAND + 3 * a.seat + kind] += a.counts[kind]
        count += a.counts[kind]
    s.due -= count
    cards = [CARDS[kind] for kind in range(len(CARDS)) for _ in range(a.counts[kind])]
    if s.phase == DEAL:
        tell(events, Dealt if s.table.open_hands else DealtClosed, a.seat, cards)
    else:
        tell(events, Drew if s.table.open_hands else DrewClosed, a.seat, cards)
    if s.phase == DRAW:
        draw_on(s, events)
        return
    s.turn = (s.turn + 1) % s.seats
    s.due = s.parts.hand
    if s.turn == s.first:
        s.due = 0
        begin_turn(s, events)


def draw_on(s: State, events: Events) -> None:
    """SWI-7.3: an empty deck is made anew from the pile in the middle of a draw."""
    if s.due > 0 and sum(s.n[POOL : POOL + 3]) == 0:
        for kind in range(len(CARDS)):
            s.n[POOL + kind] = s.n[PILE + kind]
            s.n[PILE + kind] = 0
        tell(events, Reshuffled, sum(s.n[POOL : POOL + 3]))
        s.due = min(s.due, sum(s.n[POOL : POOL + 3]))
    if s.due == 0:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s, events)
