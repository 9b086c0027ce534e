"""Where a movement would lead: for a train and a number of points, every end the team may choose, and its price.

The same boundaries decide as in a real movement (`state.ahead`, `way_through`, `port_takes`); nothing is changed.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.games.switchsignal import shape
from gwarek.games.switchsignal.components import COLOURS, DISPATCHER, GOODS
from gwarek.games.switchsignal.network import CITY, START
from gwarek.games.switchsignal.shape import Stop
from gwarek.games.switchsignal.state import (
    AHEAD_MASK,
    COVERED,
    ENTRY_MASK,
    ENTRY_SHIFT,
    FACING,
    FREE,
    RED,
    WHERE_SHIFT,
    State,
    ahead,
    colour_of,
    facing_of,
    green_exits,
    has_helper,
    load_of,
    must_deliver,
    port_takes,
    runs_through,
    ways_through,
)

SPENT: Final = 0
SIGNAL: Final = 1
SWITCH: Final = 2
TRAIN: Final = 3
HEAD_ON: Final = 4
AT_START: Final = 5
AT_CITY: Final = 6
AT_PORT: Final = 7
STOPS: Final[list[Stop]] = ["spent", "signal", "switch", "train", "head_on", "start", "city", "port"]


@final
class End:
    """One way a movement can end."""

    def __init__(
        self, exits: list[int], path: list[int], space: int, stop: int, at: int, unused: int
    ) -> None:
        self.exits: Final = exits  # lines chosen: leaving the first city, then running through others
        self.path: Final = path  # spaces entered
        self.space: Final = space  # where the train stands then; -1 is the depot
        self.stop: Final = stop
        self.at: Final = at  # field, junction or space that stops it; -1 is none
        self.unused: Final = unused
        self.tokens = 0
        self.delivers = -1


def ends(s: State, space: int, points: int) -> list[End]:
    """The ends of a movement of the train on this space that begins now."""
    out: list[End] = []
    train = s.at[space]
    s.at[space] = 0  # what it has left is free (SWI-R33)
    if s.net.kind[space] == CITY:
        ways = green_exits(s, space)
        for way in ways:
            _follow(s, train, way, points, space, [s.net.exit_line[way]], [], out)
        if not ways:
            field = s.net.exit_signal[s.net.exit_at[space]]
            out.append(_priced(s, End([], [], space, SIGNAL, field, points)))
    else:
        facing = facing_of(train) if s.net.kind[space] != START else 0
        _follow(s, train, s.net.exit_at[space] + facing, points, space, [], [], out)
    s.at[space] = train
    return out


def stop_here(s: State, space: int, train: int, exits: list[int], path: list[int], left: int) -> End:
    """The train ends its movement in this city (SWI-8.9, 8.10, 12.6)."""
    port = s.net.port_of[space]
    good = load_of(train)
    takes = port >= 0 and good >= 0 and port_takes(s, port, good)
    if port >= 0 and (takes or s.net.empties_ports):
        end = End(exits, path, -1, AT_PORT, space, left)
        end.delivers = good if takes else -1
        return end
    return End(exits, path, space, AT_CITY if left else SPENT, space if left else -1, left)


def _follow(
    s: State, train: int, way: int, points: int, space: int, exits: list[int], path: list[int], out: list[End]
) -> None:
    """SWI-8.5 from an exit on; at a city that may be run through, every choice is followed."""
    net = s.net
    path = path[:]
    while points > 0:
        met = ahead(s, way)
        where = met >> WHERE_SHIFT
        if met & AHEAD_MASK != FREE:
            out.append(_held_up(s, met & AHEAD_MASK, where, space, exits, path, points))
            return
        space = where
        points -= 1
        path.append(space)
        entry = met >> ENTRY_SHIFT & ENTRY_MASK
        if net.kind[space] == START:
            out.append(_priced(s, End(exits, path, -1, AT_START, space, points)))
            return
        if net.kind[space] == CITY:
            out.append(stop_here(s, space, train, exits, path, points))
            if points > 0 and runs_through(s) and not must_deliver(s, space, train):
                for on in ways_through(s, space, entry):
                    _follow(s, train, on, points, space, [*exits, net.exit_line[on]], path, out)
            return
        way = net.exit_at[space] + entry
    out.append(End(exits, path, space, SPENT, -1, 0))


def _held_up(
    s: State, kind: int, where: int, space: int, exits: list[int], path: list[int], points: int
) -> End:
    if kind == FACING:
        into_start = s.net.kind[where] == START and s.table.start_is_start
        return _priced(s, End(exits, path, -1, AT_START if into_start else HEAD_ON, where, points))
    stop = SIGNAL if kind == RED else SWITCH if kind == COVERED else TRAIN
    return _priced(s, End(exits, path, space, stop, where, points))


def _priced(s: State, end: End) -> End:
    """SWI-9.1."""
    if end.stop == AT_START:
        end.tokens = s.parts.start_penalty
    elif end.stop == HEAD_ON:
        end.tokens = end.unused * s.parts.head_on_penalty
    else:
        end.tokens = end.unused * s.parts.unused_penalty
    return end


def is_best(s: State) -> bool:
    """Could no other face of the die do better than the roll of the moving train?

    For every end another face could bring there is one of this roll on the same way, as far or further, that costs no
    more time; where the other comes into a city, a port or the depot, to the very same end. The Dispatcher,
    while unused, is reckoned with.
    """
    if not _beats_the_die(s):
        return False
    if runs_through(s) or not has_helper(s, DISPATCHER):
        return True
    through = s.copy()
    through.through = True
    return _beats_the_die(through)


def _beats_the_die(s: State) -> bool:
    own = ends(s, s.mover, s.points)
    for face in sorted(set(s.parts.dice[colour_of(s.at[s.mover])])):
        if face == s.points:
            continue
        for other in ends(s, s.mover, face):
            if not any(_as_good(s, end, other) for end in own):
                return False
    return True


def _as_good(s: State, end: End, other: End) -> bool:
    if end.tokens > other.tokens:
        return False
    if other.space < 0 or s.net.kind[other.space] == CITY:
        return end.space == other.space and end.path == other.path and end.delivers == other.delivers
    return end.space >= 0 and end.path[: len(other.path)] == other.path


def cards_lost(s: State, tokens: int) -> int:
    """How many timetable cards these tokens cost (SWI-9.3); more than the deck has is a loss."""
    if tokens < s.clock:
        return 0
    return 1 + (tokens - s.clock) // s.table.full_clock


# -- as data (docs/protocol-switchsignal.md)


def reach(s: State) -> list[shape.Reach]:
    """Every train on the board with every face of its die."""
    out: list[shape.Reach] = []
    for space in range(len(s.at)):
        train = s.at[space]
        if train == 0:
            continue
        die = s.parts.dice[colour_of(train)]
        faces = sorted(set(die))
        load = load_of(train)
        out.append(
            {
                "space": s.net.spaces[space],
                "train": COLOURS[colour_of(train)],
                "load": GOODS[load] if load >= 0 else None,
                "faces": [
                    {
                        "face": face,
                        "of_six": die.count(face),
                        "ends": [_end_json(s, space, end) for end in ends(s, space, face)],
                    }
                    for face in faces
                ],
            }
        )
    return out


def _end_json(s: State, space: int, end: End) -> shape.End:
    net = s.net
    lines = [net.line_ids[line] for line in end.exits]
    in_city = net.kind[space] == CITY
    lost = cards_lost(s, end.tokens) if end.tokens else 0
    return {
        "exit": lines[0] if in_city and lines else None,
        "through": lines[1:] if in_city else lines,
        "path": [net.spaces[step] for step in end.path],
        "space": net.spaces[end.space] if end.space >= 0 else None,
        "tokens": end.tokens,
        "cards": min(lost, s.deck),
        "loses": lost > s.deck,
        "unused": end.unused,
        "stop": STOPS[end.stop],
        "at": stopper(s, end),
        "delivers": GOODS[end.delivers] if end.delivers >= 0 else None,
    }


def stopper(s: State, end: End) -> str | None:
    """The id of what stops the train."""
    if end.at < 0:
        return None
    if end.stop == SIGNAL:
        return s.net.fields[end.at]
    return s.net.junction_ids[end.at] if end.stop == SWITCH else s.net.spaces[end.at]
