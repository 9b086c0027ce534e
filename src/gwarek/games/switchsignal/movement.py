"""A movement (SWI-8): the die, the way, and what stops a train."""

from __future__ import annotations

from typing import Final

from gwarek.core.tell import tell
from gwarek.games.switchsignal.actions import Die, Through, UseLogistics
from gwarek.games.switchsignal.components import COLOURS, GOODS, LOGISTICS
from gwarek.games.switchsignal.effects import Events, end_game, lose_time, use_helper
from gwarek.games.switchsignal.events import (
    Arrived,
    Delivered,
    DieRolled,
    GoodReturned,
    HeadOn,
    LeftCity,
    Moved,
    RanIntoStart,
    RanThrough,
    Stopped,
    ToDepot,
)
from gwarek.games.switchsignal.network import CITY, START
from gwarek.games.switchsignal.shape import DepotReason, StopReason
from gwarek.games.switchsignal.state import (
    ACTION,
    AHEAD_MASK,
    BLOCKED,
    BY_CARD,
    COVERED,
    DELIVERED,
    DEPOT,
    DIE,
    ENTRY_MASK,
    ENTRY_SHIFT,
    EXIT,
    FACING,
    FREE,
    IN_CITY,
    KEEP,
    OVER,
    PORTS,
    RED,
    STORED,
    WHERE_SHIFT,
    State,
    ahead,
    colour_of,
    delivered,
    exit_by,
    facing_of,
    green_exits,
    has_helper,
    is_won,
    load_of,
    may_ask_in_city,
    port_takes,
    train_of,
)
from gwarek.games.switchsignal.timetable import next_train

SIGNAL_STOP: Final = "signal"
SWITCH_STOP: Final = "switch"
TRAIN_STOP: Final = "train"


def die_fell(s: State, seat: int, a: Die, events: Events) -> None:
    s.roll = a.face
    s.points = a.face
    if events is not None:
        colour = COLOURS[colour_of(s.at[s.mover])]
        events.append(DieRolled(s.turn, colour, s.net.spaces[s.mover], a.face))
    if has_helper(s, LOGISTICS):
        s.phase = KEEP
    else:
        set_off(s, events)


def roll_again(s: State, seat: int, a: UseLogistics, events: Events) -> None:
    """The Logistician (SWI-11.2)."""
    use_helper(s, LOGISTICS, events)
    s.phase = DIE


def set_off(s: State, events: Events) -> None:
    """SWI-8.3, 8.4: on the track forwards, from a city by a green exit."""
    space = s.mover
    if s.net.kind[space] != CITY:
        facing = facing_of(s.at[space]) if s.net.kind[space] != START else 0
        travel(s, s.net.exit_at[space] + facing, events)
        return
    ways = green_exits(s, space)
    if len(ways) == 1:
        leave_city(s, ways[0], events)
    elif ways:
        s.phase = EXIT
    else:
        _stop(s, SIGNAL_STOP, s.net.fields[s.net.exit_signal[s.net.exit_at[space]]], events)


def leave_city(s: State, way: int, events: Events) -> None:
    """SWI-8.4."""
    if events is not None:
        line = s.net.line_ids[s.net.exit_line[way]]
        events.append(LeftCity(COLOURS[colour_of(s.at[s.mover])], s.net.spaces[s.mover], line))
    travel(s, way, events)


def run_through(s: State, seat: int, a: Through, events: Events) -> None:
    """SWI-12.3."""
    if events is not None:
        line = s.net.line_ids[a.track]
        events.append(RanThrough(COLOURS[colour_of(s.at[s.mover])], s.net.spaces[s.mover], line))
    travel(s, exit_by(s, a.track), events)


def travel(s: State, way: int, events: Events) -> None:
    """SWI-8.5: space by space while points are left, until something stops the train."""
    net = s.net
    start = s.mover
    train = s.at[start]
    colour = colour_of(train)
    load = load_of(train)
    s.came = -1
    s.at[start] = 0
    space = start
    facing = facing_of(train)
    path: list[str] = []
    met = FREE
    while s.points > 0:
        met = ahead(s, way)
        if met & AHEAD_MASK != FREE:
            break
        space = met >> WHERE_SHIFT
        s.points -= 1
        entry = met >> ENTRY_SHIFT & ENTRY_MASK
        if events is not None:
            path.append(net.spaces[space])
        if net.kind[space] == START:
            break
        if net.kind[space] == CITY:
            facing = 0
            s.came = entry
            break
        facing = entry
        way = net.exit_at[space] + facing
    s.at[space] = train_of(colour, facing, load)
    s.mover = space
    if events is not None and path:
        events.append(Moved(COLOURS[colour], net.spaces[start], net.spaces[space], path, len(path)))
    if met & AHEAD_MASK != FREE:
        _held_up(s, met, events)
    elif net.kind[space] == START:
        _into_start(s, space, events)
    elif s.came >= 0:
        _enter_city(s, events)
    else:
        end_movement(s, events)


# -- what stops a train


def _held_up(s: State, met: int, events: Events) -> None:
    """What lies ahead stops the train (SWI-8.6 to 8.8, 8.11)."""
    kind = met & AHEAD_MASK
    where = met >> WHERE_SHIFT
    net = s.net
    if kind == FACING:
        if net.kind[where] == START and s.table.start_is_start:
            _into_start(s, where, events)
        else:
            _collide(s, where, events)
    elif kind == RED:
        _stop(s, SIGNAL_STOP, net.fields[where], events)
    elif kind == COVERED:
        _stop(s, SWITCH_STOP, net.junction_ids[where], events)
    else:
        assert kind == BLOCKED
        _stop(s, TRAIN_STOP, net.spaces[where], events)


def _stop(s: State, reason: StopReason, at: str, events: Events) -> None:
    """SWI-8.8a: a token for every unused point."""
    if events is not None:
        colour = COLOURS[colour_of(s.at[s.mover])]
        events.append(Stopped(colour, s.net.spaces[s.mover], reason, at, s.points))
    lose_time(s, s.points * s.parts.unused_penalty, "unused", events)
    end_movement(s, events)


def _collide(s: State, where: int, events: Events) -> None:
    """SWI-8.11, R7: tokens first, then depot and good."""
    if events is not None:
        colour, other = colour_of(s.at[s.mover]), colour_of(s.at[where])
        here, there = s.net.spaces[s.mover], s.net.spaces[where]
        events.append(HeadOn(COLOURS[colour], here, COLOURS[other], there, s.points))
    lose_time(s, s.points * s.parts.head_on_penalty, "head_on", events)
    if s.phase != OVER:
        to_depot(s, "head_on", events)
        end_movement(s, events)


def _into_start(s: State, where: int, events: Events) -> None:
    """SWI-8.12, R7."""
    tell(events, RanIntoStart, COLOURS[colour_of(s.at[s.mover])], s.net.spaces[where])
    lose_time(s, s.parts.start_penalty, "start", events)
    if s.phase != OVER:
        to_depot(s, "start", events)
        end_movement(s, events)


def to_depot(s: State, reason: DepotReason, events: Events) -> None:
    """SWI-8.13; a good on the train returns to its city."""
    train = s.at[s.mover]
    s.at[s.mover] = 0
    s.n[DEPOT + colour_of(train)] += 1
    tell(events, ToDepot, COLOURS[colour_of(train)], reason)
    good = load_of(train)
    if good >= 0:
        s.n[STORED + good] += 1
        tell(events, GoodReturned, GOODS[good], s.net.spaces[s.net.city_of_good[good]])


# -- in a city


def _enter_city(s: State, events: Events) -> None:
    """SWI-8.9, 12.3: stop, unless points are left and there is a way through to decide about."""
    if s.points > 0 and may_ask_in_city(s, s.mover, s.came, s.at[s.mover]):
        s.phase = IN_CITY
    else:
        stop_in_city(s, events)


def stop_in_city(s: State, events: Events) -> None:
    """SWI-8.9, 8.10, 12.5, 12.6: unused points are lost without penalty; a port takes the good."""
    space = s.mover
    train = s.at[space]
    colour = COLOURS[colour_of(train)]
    s.points = 0
    tell(events, Arrived, colour, s.net.spaces[space])
    port = s.net.port_of[space]
    if port >= 0:
        good = load_of(train)
        if good >= 0 and port_takes(s, port, good):
            s.n[PORTS + len(GOODS) * port + good] += 1
            s.at[space] = train_of(colour_of(train), 0, -1)
            if events is not None:
                place = s.net.spaces[space]
                events.append(Delivered(colour, GOODS[good], place, delivered(s), s.table.goal))
            to_depot(s, "port", events)
            if is_won(s):
                end_game(s, DELIVERED, events)
                return
        elif s.net.empties_ports:
            to_depot(s, "port", events)
    end_movement(s, events)


def end_movement(s: State, events: Events) -> None:
    s.mover = -1
    s.came = -1
    s.points = 0
    s.roll = 0
    if s.phase == OVER:
        return
    if s.step == BY_CARD:
        next_train(s, events)
    else:
        s.phase = ACTION
