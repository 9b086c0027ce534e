"""What is asked, and what a choice would cost and bring. Movements are foreseen by `reach`, so they cannot disagree."""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.game import Cell, Message
from gwarek.games.switchsignal.actions import (
    Deploy,
    Done,
    Exit,
    Keep,
    Load,
    Move,
    Pay,
    PlaceSignal,
    Reveal,
    Roll,
    SetSwitch,
    Stop,
    Switch,
    Take,
    Through,
    To,
    Use,
)
from gwarek.games.switchsignal.components import (
    ACTS,
    CARDS,
    COLOURS,
    CONDUCTOR,
    GOODS,
    HELPERS,
    SHUNTER,
    TRAFFIC_CONTROLLER,
)
from gwarek.games.switchsignal.effects import cards_to_draw, covered_lines
from gwarek.games.switchsignal.network import PAIRS
from gwarek.games.switchsignal.reach import (
    AT_PORT,
    AT_START,
    HEAD_ON,
    STOPS,
    End,
    cards_lost,
    ends,
    ends_from,
    stop_here,
)
from gwarek.games.switchsignal.rules import track_markers_due
from gwarek.games.switchsignal.state import (
    ACTION,
    ANSWER,
    ASK_COLOUR,
    ASK_START,
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
    due_trains,
    load_of,
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


def preview(s: State, seat: int, a: Action) -> list[Cell]:
    """Cost and effect of a legal line."""
    if isinstance(a, Move):
        return _roll_cells(s, a.space - s.table.space_off)
    if isinstance(a, (Take, To, Switch, Load, Pay, PlaceSignal, SetSwitch)):
        return _action_cells(s, seat, a)
    if isinstance(a, Use):
        return _helper_cells(s, a)
    if isinstance(a, (Keep, Stop, Exit, Through)):
        return _movement_cells(s, a)
    if isinstance(a, Reveal):
        return [Cell("timetable", turns_left(s), turns_left(s) - 1)]
    if isinstance(a, Deploy):
        left = s.n[DEPOT + a.colour]
        return [Cell("depot", left, left - 1, {"train": COLOURS[a.colour]})]
    if isinstance(a, Roll):
        return [Cell("occupied", args={"chance": occupied_chance(s)})]
    if isinstance(a, Done):
        if s.deck == 0:
            return [Cell("last")]
        return [Cell("draws", args={"count": cards_to_draw(s, seat)})]
    return []


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


def _action_cells(s: State, seat: int, a: Action) -> list[Cell]:
    if isinstance(a, Take):
        return [Cell("red", args={"field": a.name})]
    if isinstance(a, (To, PlaceSignal)):
        return [Cell("green", args={"field": a.name})]
    if isinstance(a, (Switch, SetSwitch)):
        junction = a.junction - s.table.junction_off
        branches = s.net.junctions[junction].branches
        one, two = PAIRS[a.pair]
        out = [Cell("opens", args={"lines": [branches[one], branches[two]]})]
        if s.switches[junction] >= 0:
            was = covered_lines(s, junction)
            closed = [line for i, line in enumerate(branches) if i not in (one, two) and line not in was]
            out.append(Cell("covers", args={"lines": closed}))
        return out
    if isinstance(a, Load):
        good = s.net.good_of[a.space - s.table.space_off]
        left = s.n[STORED + good]
        return [
            Cell("loads", args={"good": GOODS[good], "place": a.name}),
            Cell("goods", left, left - 1, {"place": a.name}),
        ]
    assert isinstance(a, Pay)
    cards = [CARDS[a.first]] if a.second < 0 else [CARDS[a.first], CARDS[a.second]]
    held = cards_in_hand(s, seat)
    return [Cell("pays", args={"cards": cards}), Cell("cards", held, held - len(cards))]


def _helper_cells(s: State, a: Use) -> list[Cell]:
    out = [Cell("helper", args={"helper": HELPERS[a.helper]})]
    if a.helper == CONDUCTOR:
        out.append(Cell("holds", args={"trains": len(due_trains(s))}))
    elif a.helper == TRAFFIC_CONTROLLER:
        out.append(Cell("holds", args={"trains": 1}))
    elif a.helper == SHUNTER:
        left = s.n[DEPOT + s.colour]
        out.append(Cell("depot", left, left - 1, {"train": COLOURS[s.colour]}))
    return out


def _movement_cells(s: State, a: Action) -> list[Cell]:
    """The points are known: where the train comes to, if nothing is left to choose on its way."""
    found: list[End] = []
    if isinstance(a, Stop):
        found = [stop_here(s, s.mover, s.at[s.mover], [], [], s.points)]
    elif isinstance(a, (Exit, Through)):
        for way in s.net.exits(s.mover):
            if s.net.exit_line[way] == a.line - s.table.line_off:
                found = ends_from(s, way)
    else:
        found = ends(s, s.mover, s.points)
    if len(found) != 1:
        return []
    end = found[0]
    out: list[Cell] = []
    if end.stop in (AT_PORT, AT_START, HEAD_ON):
        out.append(Cell("depot-by", args={"reason": STOPS[end.stop]}))
        good = load_of(s.at[s.mover])
        if end.delivers >= 0:
            out.append(Cell("delivers", args={"good": GOODS[good], "place": s.net.spaces[end.at]}))
        elif good >= 0:
            home = s.net.spaces[s.net.city_of_good[good]]
            out.append(Cell("returns", args={"good": GOODS[good], "place": home}))
    else:
        space = s.net.spaces[end.space]
        out.append(Cell("goes", args={"space": space, "stop": STOPS[end.stop], "left": end.unused}))
    if end.tokens:
        lost = cards_lost(s, end.tokens)
        after = s.clock + lost * s.table.full_clock - end.tokens
        out.append(Cell("clock", s.clock, 0 if lost > s.deck else after))
        if lost:
            out.append(Cell("timetable", turns_left(s), max(0, turns_left(s) - lost)))
    return out
