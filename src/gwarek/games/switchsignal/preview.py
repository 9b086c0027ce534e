"""What is asked, and what a choice would cost and bring.

What a die or a payment to come decides is told as a sentence; numbers change only when they do.
"""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.foresight import Foresight
from gwarek.core.game import Account, Cell, Json, Message
from gwarek.games.switchsignal.action_cards import cards_to_draw
from gwarek.games.switchsignal.actions import (
    Deploy,
    Done,
    Load,
    Move,
    PlaceSignal,
    Roll,
    SetSwitch,
    Switch,
    Take,
    To,
    Use,
)
from gwarek.games.switchsignal.components import (
    ACTS,
    COLOURS,
    CONDUCTOR,
    GOODS,
    HELPERS,
    TRAFFIC_CONTROLLER,
)
from gwarek.games.switchsignal.effects import covered_lines
from gwarek.games.switchsignal.events import (
    Arrived,
    Delivered,
    GoodReturned,
    Loaded,
    Lost,
    Moved,
    Paid,
    SignalChanged,
    Stopped,
    SwitchChanged,
    ToDepot,
    Won,
)
from gwarek.games.switchsignal.network import PAIRS
from gwarek.games.switchsignal.reach import AT_CITY, SPENT, STOPS, ends
from gwarek.games.switchsignal.rules import track_markers_due
from gwarek.games.switchsignal.state import (
    ACTION,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
    CARD,
    DEPLOY,
    DEPOT,
    EXIT,
    EXTRA,
    IN_CITY,
    KEEP,
    PAY,
    REVEAL,
    SIGNALS,
    STORED,
    SWITCHES,
    TARGET,
    TRAIN,
    State,
    cards_in_hand,
    colour_of,
    delivered,
    due_trains,
    markers_at,
    symbols_of,
    turns_left,
)


def asks(s: State, seat: int) -> Message:
    """The one sentence that says what is wanted."""
    net = s.net
    if s.phase == ACTION:
        return Message("action", {"cards": cards_in_hand(s, seat)})
    if s.phase == SWITCHES:
        return Message("switches", {"left": s.switches.count(-1)})
    if s.phase == SIGNALS:
        cities = [place.id for i, place in enumerate(net.cities) if markers_at(s, net.first_city + i) == 0]
        return Message("signals", {"cities": cities, "track": track_markers_due(s)})
    if s.phase == EXTRA:
        return Message("extra")
    if s.phase == REVEAL:
        return Message("reveal", {"left": turns_left(s)})
    if s.phase == TARGET:
        return Message("target", {"field": net.fields[s.what]})
    if s.phase == PAY:
        return Message("pay", {"action": ACTS[s.act]})
    return _asks_card(s)


def _asks_card(s: State) -> Message:
    """Questions of a timetable card and of a movement."""
    if s.phase == ANSWER:
        return Message("answer", {"card": s.parts.card_ids[s.card]})
    if s.phase == DEPLOY:
        return Message("deploy", {"left": len(s.parts.cards[s.card].deploy) - s.symbol})
    if s.phase == ASK_START:
        return Message("start", {"train": COLOURS[s.colour]})
    if s.phase == ASK_COLOUR:
        return Message("colour", {"left": symbols_of(s) - s.symbol})
    if s.phase == TRAIN:
        return Message("train", {"train": COLOURS[s.colour], "left": len(due_trains(s))})
    space = s.net.spaces[s.mover]
    train = COLOURS[colour_of(s.at[s.mover])]
    if s.phase == KEEP:
        return Message("keep", {"train": train, "space": space, "roll": s.roll})
    if s.phase == EXIT:
        return Message("exit", {"train": train, "place": space, "left": s.points})
    assert s.phase == IN_CITY
    return Message("city", {"train": train, "place": space, "left": s.points})


def accounts(s: State, seat: int) -> list[Account]:
    """The timetable (a card being drawn is gone from it), the clock, the hand, and where trains and goods wait."""
    out = [
        Account("timetable", turns_left(s) - (1 if s.phase == CARD else 0)),
        Account("clock", s.clock),
        Account("cards", cards_in_hand(s, seat)),
        Account("delivered", delivered(s)),
    ]
    for colour in range(len(COLOURS)):
        out.append(Account("depot", s.n[DEPOT + colour], {"train": COLOURS[colour]}))
    for good in range(len(GOODS)):
        place = s.net.spaces[s.net.city_of_good[good]]
        out.append(Account("goods", s.n[STORED + good], {"place": place}))
    return out


def cells(f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
    """The ledger of an action that was carried out on a copy, and of what it leads to once it is paid or rolled for."""
    s: State = f.before
    out = _to_come(s, a) + _sentences(f) + changed
    if isinstance(a, Use):
        out = [*_helper_cells(s, a), *out]
    elif isinstance(a, Roll):
        out.append(Cell("occupied", args={"chance": occupied_chance(s)}))
    elif isinstance(a, Done):
        if s.deck == 0:
            out.append(Cell("last"))
        else:
            out.append(Cell("draws", args={"count": cards_to_draw(s, seat) if a.cards < 0 else a.cards}))
    return out


def occupied_chance(s: State) -> int:
    """Per cent: how likely the dice, or the next token, name an occupied start."""
    ways = 0
    total = 0
    for i, number in enumerate(s.numbers):
        weight = 6 - abs(7 - number)
        if s.table.tokens:
            weight = s.tokens >> number & 1
        total += weight
        if s.at[s.net.first_start + i]:
            ways += weight
    return round(100 * ways / total) if total else 0


def _roll_cells(s: State, space: int) -> list[Cell]:
    """A roll to come: tokens over the faces, with the best choice of each."""
    least = most = -1
    for face in sorted(set(s.parts.dice[colour_of(s.at[space])])):
        best = min([end.tokens for end in ends(s, space, face)])
        least = best if least < 0 else min(least, best)
        most = max(most, best)
    return [Cell("tokens", args={"least": least, "most": most})]


def _to_come(s: State, a: Action) -> list[Cell]:
    """What is named now and follows once it is paid, or a die has fallen."""
    if isinstance(a, Move):
        return _roll_cells(s, a.space)
    if isinstance(a, Take):
        return [Cell("red", args={"field": a.words()[1]})]
    if isinstance(a, (To, PlaceSignal)):
        return [Cell("green", args={"field": a.words()[1]})]
    if isinstance(a, (Switch, SetSwitch)):
        return _switch_cells(s, a.junction, a.pair)
    if isinstance(a, Load):
        good = s.net.good_of[a.space]
        left = s.n[STORED + good] - 1
        return [Cell("loads", args={"good": GOODS[good], "place": a.words()[1], "left": left})]
    if isinstance(a, Deploy):
        left = s.n[DEPOT + a.colour]
        return [
            Cell("deploys", args={"train": COLOURS[a.colour], "left": left}),
            Cell("occupied", args={"chance": occupied_chance(s)}),
        ]
    return []


def _switch_cells(s: State, junction: int, pair: int) -> list[Cell]:
    branches = s.net.junctions[junction].branches
    one, two = PAIRS[pair]
    out = [Cell("opens", args={"lines": [branches[one], branches[two]]})]
    if s.switches[junction] >= 0:
        was = covered_lines(s, junction)
        closed = [line for i, line in enumerate(branches) if i not in (one, two) and line not in was]
        out.append(Cell("covers", args={"lines": closed}))
    return out


def _sentences(f: Foresight) -> list[Cell]:
    """What happened on the copy: a payment and what it was for, a movement, the end of the game."""
    s: State = f.before
    out: list[Cell] = []
    left = s.points
    came = ""
    stop = ""
    for event in f.events:
        if isinstance(event, Paid):
            out.append(Cell("pays", args={"cards": event.cards}))
        elif isinstance(event, SignalChanged) and s.phase == PAY:
            out.append(Cell("green", args={"field": event.target}))
        elif isinstance(event, SwitchChanged) and s.phase == PAY:
            out.append(Cell("opens", args={"lines": event.lines}))
        elif isinstance(event, Loaded) and s.phase == PAY:
            told: Json = {"good": event.good, "place": event.place, "left": event.left}
            out.append(Cell("loads", args=told))
        elif isinstance(event, Moved):
            left -= event.steps
            came, stop = event.target, STOPS[SPENT]
        elif isinstance(event, Stopped):
            came, stop, left = event.space, event.reason, event.left
        elif isinstance(event, Arrived):
            came, stop = event.place, STOPS[AT_CITY if left else SPENT]
        elif isinstance(event, ToDepot):
            came = ""
            out.append(Cell("depot-by", args={"reason": event.reason}))
        elif isinstance(event, Delivered):
            out.append(Cell("delivers", args={"good": event.good, "place": event.place}))
        elif isinstance(event, GoodReturned):
            out.append(Cell("returns", args={"good": event.good, "place": event.place}))
        elif isinstance(event, Won):
            out.append(Cell("won"))
        elif isinstance(event, Lost):
            out.append(Cell("lost"))
    if came and f.after.phase not in (EXIT, IN_CITY):  # still on its way there
        out.append(Cell("goes", args={"space": came, "stop": stop, "left": left}))
    return out


def _helper_cells(s: State, a: Use) -> list[Cell]:
    out = [Cell("helper", args={"helper": HELPERS[a.helper]})]
    if a.helper == CONDUCTOR:
        out.append(Cell("holds", args={"trains": len(due_trains(s))}))
    elif a.helper == TRAFFIC_CONTROLLER:
        out.append(Cell("holds", args={"trains": 1}))
    return out
