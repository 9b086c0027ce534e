"""A track network: places, lines, signal fields and junctions as tables to move along, and the check of a board table.

A *space* is where a train can stand: a segment, a city, a start. An *exit* is a way out of a space: a segment has two
(towards `a`, towards `b`), a start one, a city one per line. Behind every exit lies a boundary: perhaps a signal field,
perhaps a junction (and then the field of the branch the switch leads to), then the next space (SWI-2.1 to 2.9).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from gwarek.core.components import Table, copies, rows, shown, whole, word, words
from gwarek.core.problem import Problem

SEGMENT: Final = 0
CITY: Final = 1
START: Final = 2

KINDS: Final = ["trade", "port"]
TRADE: Final = "trade"
PORT: Final = "port"

# The two open branches of a junction, as one number; a junction of three has no branch 3.
PAIRS: Final = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
BRANCHES: Final = 4
MOST_X: Final = 1000
_PLAIN: Final = re.compile(r"[A-Za-z0-9_-]+")


def _across() -> list[int]:
    """By open pair and branch: the branch a train goes on by, or -1 when its own is covered (SWI-2.7)."""
    out: list[int] = []
    for pair in PAIRS:
        for branch in range(BRANCHES):
            out.append(pair[1] if branch == pair[0] else pair[0] if branch == pair[1] else -1)
    return out


ACROSS: Final = _across()


@final
class Line:
    """Segments in a row between two places."""

    def __init__(self, id: str, a: str, b: str, length: int, signals: list[int]) -> None:
        self.id: Final = id
        self.a: Final = a
        self.b: Final = b
        self.length: Final = length
        self.signals: Final = signals


@final
class Place:
    """A city, a start or a junction; what it is not stays empty."""

    def __init__(self, id: str, kind: str, names: dict[str, str], x: int, y: int) -> None:
        self.id: Final = id
        self.kind: Final = kind  # "trade", "port", "start", "junction"
        self.names: Final = names
        self.x: Final = x
        self.y: Final = y
        self.good = ""
        self.number = 0
        self.ways = 0
        self.branches: list[str] = []
        self.covered: list[str] = []
        self.natural: list[list[str]] = []


@final
class Plan:
    """A board table as read, field by field; nothing is put together yet."""

    def __init__(self, board: Mapping[str, Any], colours: Sequence[str]) -> None:
        self.faults: Final[list[Problem]] = []
        self.lines: Final[list[Line]] = []
        self.places: Final[list[Place]] = []
        self.signals: list[str] = []
        self.switch_markers = 0
        self.signal_markers = 0
        self.track_markers = 0
        try:
            self.signals = words(board, "initial_signals", "board")
            self.switch_markers = whole(board, "switch_markers", "board")
            self.signal_markers = whole(board, "signal_markers", "board")
            self.track_markers = whole(board, "track_signal_markers", "board")
        except Problem as problem:
            self.faults.append(_moved(problem, "board."))
        for kind in ("line", "city", "start", "junction"):
            try:
                for row in rows(board, kind):
                    self._read(kind, row, colours)
            except Problem as problem:
                self.faults.append(problem)

    def _read(self, kind: str, row: Table, colours: Sequence[str]) -> None:
        where = f"{kind}.{row.get('id')}"
        try:
            if kind == "line":
                length = copies(row, "length", where)
                signals = _numbers(row, "signals", where)
                line = Line(
                    word(row, "id", where), word(row, "a", where), word(row, "b", where), length, signals
                )
                self.lines.append(line)
            else:
                self.places.append(_place(kind, row, where, colours))
        except Problem as problem:
            self.faults.append(problem)

    def touching(self, id: str) -> list[str]:
        """The lines that end at a place."""
        return [line.id for line in self.lines if id in (line.a, line.b)]

    def of_kind(self, *kinds: str) -> list[Place]:
        return [place for place in self.places if place.kind in kinds]


def _place(kind: str, row: Table, where: str, colours: Sequence[str]) -> Place:
    names = {"en": word(row, "name_en", where), "pl": word(row, "name_pl", where)}
    what = word(row, "kind", where, KINDS) if kind == "city" else kind
    place = Place(word(row, "id", where), what, names, _near(row, "x", where), _near(row, "y", where))
    if kind == "city":
        place.branches = words(row, "exits", where)
        if what == TRADE:
            place.good = word(row, "goods", where, colours)
    elif kind == "start":
        place.number = whole(row, "number", where, 1)
    else:
        place.ways = whole(row, "ways", where, 3)
        place.branches = words(row, "branches", where)
        place.covered = words(row, "initial_covered", where)
        natural = row.get("natural", [])
        if not isinstance(natural, list):
            raise Problem("components-kind", field=f"{where}.natural", needed="list", given=shown(natural))
        place.natural = [words({"natural": pair}, "natural", where) for pair in natural]
    return place


def _near(row: Table, key: str, where: str) -> int:
    value = whole(row, key, where)
    if value > MOST_X:
        raise Problem("network-far", field=f"{where}.{key}", value=value, most=MOST_X)
    return value


def _numbers(row: Table, key: str, where: str) -> list[int]:
    value = row.get(key)
    if not isinstance(value, list):
        raise Problem("components-kind", field=f"{where}.{key}", needed="list", given=type(value).__name__)
    return [whole({key: one}, key, where) for one in value]


def _moved(problem: Problem, cut: str) -> Problem:
    """The same problem, with its field as seen from inside the board table."""
    facts = dict(problem.facts)
    facts["field"] = str(facts.get("field", "")).removeprefix(cut)
    return Problem(problem.id, **facts)


# -- the check


def check_network(board: Mapping[str, Any], colours: Sequence[str], numbers: list[int]) -> list[Problem]:
    """What is wrong with a board table; empty when it can be played on. `field` names the place inside the table."""
    plan = Plan(board, colours)
    out = plan.faults[:]
    _check_ids(plan, out)
    if out:
        return out
    _check_lines(plan, out)
    _check_places(plan, numbers, out)
    if out:
        return out
    _check_markers(plan, out)
    _check_goods(plan, colours, out)
    _check_ways(plan, out)
    return out


def network_faults(
    board: Mapping[str, Any],
    colours: tuple[str, ...] = ("yellow", "blue", "red", "white"),
    numbers: tuple[int, ...] = tuple(range(2, 13)),
) -> list[tuple[str, str, dict[str, str | int]]]:
    """The check for an editor: (path inside the board table, message id, arguments), in the order found."""
    out: list[tuple[str, str, dict[str, str | int]]] = []
    for problem in check_network(board, list(colours), list(numbers)):
        out.append((str(problem.facts["field"]), f"problem-{problem.id}", dict(problem.facts)))
    return out


def _check_ids(plan: Plan, out: list[Problem]) -> None:
    seen: set[str] = set()
    rows_of = [("line", line.id) for line in plan.lines] + [(_table(p), p.id) for p in plan.places]
    for kind, id in rows_of:
        if _PLAIN.fullmatch(id) is None:
            out.append(Problem("network-id", field=f"{kind}.{id}.id", word=id))
        elif id in seen:
            out.append(Problem("network-twice", field=f"{kind}.{id}.id", word=id))
        seen.add(id)


def _table(place: Place) -> str:
    return "city" if place.kind in KINDS else place.kind


def _check_lines(plan: Plan, out: list[Problem]) -> None:
    places = {place.id: place for place in plan.places}
    for line in plan.lines:
        where = f"line.{line.id}"
        for key, end in (("a", line.a), ("b", line.b)):
            if end not in places:
                out.append(Problem("network-end", field=f"{where}.{key}", place=end))
        if line.a == line.b:
            out.append(Problem("network-loop", field=f"{where}.b", place=line.b))
        for k in line.signals:
            if k > line.length or line.signals.count(k) > 1:
                out.append(Problem("network-signal", field=f"{where}.signals", value=k, length=line.length))
                break
            end = line.a if k == 0 else line.b if k == line.length else ""
            if end in places and places[end].kind in KINDS:
                out.append(Problem("network-signal-city", field=f"{where}.signals", value=k, place=end))


def _check_places(plan: Plan, numbers: list[int], out: list[Problem]) -> None:
    found: list[int] = []
    for place in plan.places:
        where = f"{_table(place)}.{place.id}"
        lines = plan.touching(place.id)
        if place.kind == "start":
            if len(lines) != 1:
                out.append(Problem("network-start", field=where, place=place.id, given=len(lines)))
            if place.number not in numbers or place.number in found:
                out.append(Problem("network-number", field=f"{where}.number", value=place.number))
            found.append(place.number)
            continue
        key = "exits" if place.kind in KINDS else "branches"
        if sorted(place.branches) != sorted(lines):
            told = " ".join(sorted(lines)) or "-"
            out.append(Problem("network-branches", field=f"{where}.{key}", place=place.id, needed=told))
        elif not lines:
            out.append(Problem("network-alone", field=where, place=place.id))
        if place.kind == "junction":
            _check_junction(place, where, out)
    for number in numbers:
        if number not in found:
            out.append(Problem("network-no-start", field="start", number=number))


def _check_junction(place: Place, where: str, out: list[Problem]) -> None:
    if place.ways not in (3, 4) or len(place.branches) != place.ways:
        given = len(place.branches)
        out.append(
            Problem("network-ways", field=f"{where}.ways", place=place.id, ways=place.ways, given=given)
        )
        return
    covered = place.covered
    known = all(line in place.branches for line in covered) and len(set(covered)) == len(covered)
    if not known or len(covered) != place.ways - 2:
        field = f"{where}.initial_covered"
        out.append(Problem("network-covered", field=field, place=place.id, needed=place.ways - 2))
    for pair in place.natural:
        if len(pair) != 2 or pair[0] == pair[1] or any(line not in place.branches for line in pair):
            told = " ".join(pair)
            out.append(Problem("network-natural", field=f"{where}.natural", place=place.id, pair=told))


def _check_markers(plan: Plan, out: list[Problem]) -> None:
    switches = sum(place.ways - 2 for place in plan.of_kind("junction"))
    if switches != plan.switch_markers:
        out.append(
            Problem("components-total", field="switch_markers", given=plan.switch_markers, needed=switches)
        )
    cities = plan.of_kind(*KINDS)
    signals = len(cities) + plan.track_markers
    if signals != plan.signal_markers:
        out.append(
            Problem("components-total", field="signal_markers", given=plan.signal_markers, needed=signals)
        )
    fields = field_ids(plan)
    for id in plan.signals:
        if id not in fields or plan.signals.count(id) > 1:
            out.append(Problem("network-marker", field="initial_signals", signal=id))
            return
    for city in cities:
        given = sum(1 for id in plan.signals if id.endswith(f"@{city.id}"))
        if given != 1:
            out.append(Problem("network-city-marker", field="initial_signals", place=city.id, given=given))
    track = sum(1 for id in plan.signals if "/" in id)
    if track != plan.track_markers:
        out.append(
            Problem("network-track-markers", field="initial_signals", given=track, needed=plan.track_markers)
        )


def _check_goods(plan: Plan, colours: Sequence[str], out: list[Problem]) -> None:
    trading = [place.good for place in plan.of_kind(TRADE)]
    for good in colours:
        if trading.count(good) != 1:
            out.append(Problem("network-good", field="city", good=good, given=trading.count(good)))
    ports = len(plan.of_kind(PORT))
    if ports not in (1, 2):
        out.append(Problem("network-ports", field="city", given=ports))


def _check_ways(plan: Plan, out: list[Problem]) -> None:
    """With every switch and signal free, each start leads to each city and each trading city to each port."""
    for place in plan.places:
        if place.kind == "junction":
            continue
        wanted = plan.of_kind(PORT) if place.kind in KINDS else plan.of_kind(*KINDS)
        if place.kind == PORT:
            continue
        found = _reached(plan, place.id)
        for target in wanted:
            if target.id not in found:
                where = f"{_table(place)}.{place.id}"
                out.append(Problem("network-reach", field=where, place=place.id, target=target.id))


def _reached(plan: Plan, origin: str) -> set[str]:
    """Cities a train can come to from a place without reversing on the track (in a city it may)."""
    kinds = {place.id: place.kind for place in plan.places}
    found: set[str] = set()
    waiting = [(line, origin) for line in plan.lines if origin in (line.a, line.b)]
    seen: set[tuple[str, str]] = set()
    while waiting:
        line, behind = waiting.pop()
        ahead = line.b if line.a == behind else line.a
        if (line.id, ahead) in seen:
            continue
        seen.add((line.id, ahead))
        if kinds[ahead] in KINDS:
            found.add(ahead)
        if kinds[ahead] == "start":
            continue
        for other in plan.lines:
            if ahead in (other.a, other.b) and (other.id != line.id or kinds[ahead] in KINDS):
                waiting.append((other, ahead))
    return found


def field_ids(plan: Plan) -> list[str]:
    """Signal fields in board order: line by line, from a to b (SWI-2.4)."""
    cities = {place.id for place in plan.of_kind(*KINDS)}
    out: list[str] = []
    for line in plan.lines:
        if line.a in cities:
            out.append(f"{line.id}@{line.a}")
        out.extend([f"{line.id}/{k}" for k in sorted(line.signals)])
        if line.b in cities:
            out.append(f"{line.id}@{line.b}")
    return out


# -- the network


@final
class Network:
    """A board that passed the check, as tables."""

    def __init__(self, key: str, board: Mapping[str, Any], colours: Sequence[str]) -> None:
        plan = Plan(board, colours)
        self.key: Final = key
        self.plan: Final = plan
        self.names: Final = {"en": word(board, "name_en", key), "pl": word(board, "name_pl", key)}
        self.provenance: Final = word(board, "provenance", key)
        self.runs_through: Final = board.get("pass_through_cities") is True
        self.empties_ports: Final = board.get("ports_return_every_train") is True
        self.switch_markers: Final = plan.switch_markers
        self.track_markers: Final = plan.track_markers
        self.lines: Final = plan.lines
        self.line_ids: Final = [line.id for line in plan.lines]
        self.fields: Final = field_ids(plan)
        self.junctions: Final = plan.of_kind("junction")
        self.junction_ids: Final = [place.id for place in self.junctions]
        cities = plan.of_kind(*KINDS)
        starts = plan.of_kind("start")
        self.segments: Final[list[tuple[int, int]]] = [
            (i, n) for i, line in enumerate(plan.lines) for n in range(1, line.length + 1)
        ]
        self.first_city: Final = len(self.segments)
        self.first_start: Final = self.first_city + len(cities)
        self.spaces: Final = [
            *(f"{plan.lines[i].id}.{n}" for i, n in self.segments),
            *(place.id for place in cities),
            *(place.id for place in starts),
        ]
        self.cities: Final = cities
        self.starts: Final = starts
        self.kind: Final = [SEGMENT] * len(self.segments) + [CITY] * len(cities) + [START] * len(starts)
        self.ports: Final = [self.first_city + i for i, place in enumerate(cities) if place.kind == PORT]
        # by space: the good of a trading city, the number of a port; -1 elsewhere
        self.good_of: Final = [-1] * len(self.spaces)
        self.port_of: Final = [-1] * len(self.spaces)
        self.city_of_good: Final = [-1] * len(colours)
        for i, place in enumerate(cities):
            space = self.first_city + i
            if place.kind == TRADE:
                self.good_of[space] = colours.index(place.good)
                self.city_of_good[colours.index(place.good)] = space
            else:
                self.port_of[space] = self.ports.index(space)
        self.trading: Final = sorted(self.city_of_good)
        # exits: those of a space lie together
        self.exit_at: Final[list[int]] = []
        self.exit_line: Final[list[int]] = []
        self.exit_signal: Final[list[int]] = []  # the field of the boundary, or -1
        self.exit_junction: Final[list[int]] = []  # or -1
        self.exit_branch: Final[list[int]] = []
        self.exit_next: Final[list[int]] = []  # the next space, where no junction lies before it
        self.exit_facing: Final[list[int]] = []  # how a train stands there; in a city: the exit it came by
        self._find_exits()
        # behind a junction: by junction and branch
        self.branch_signal: Final[list[int]] = []
        self.branch_next: Final[list[int]] = []
        self.branch_facing: Final[list[int]] = []
        self._find_branches()
        self.field_city: Final = [self._city_of(field) for field in self.fields]  # the space, or -1
        self.first_open: Final = [self._first_pair(place) for place in self.junctions]
        green = 0
        for id in plan.signals:
            green |= 1 << self.fields.index(id)
        self.first_green: Final = green
        self.city_fields: Final = [self._fields_at(space) for space in range(len(self.spaces))]

    def exits(self, space: int) -> range:
        """The exits of a space."""
        last = self.exit_at[space + 1] if space + 1 < len(self.exit_at) else len(self.exit_next)
        return range(self.exit_at[space], last)

    def exit_lines(self, space: int) -> list[int]:
        """The lines by which one can leave a space."""
        ways = self.exits(space)
        return self.exit_line[ways.start : ways.stop]

    def pairs_of(self, junction: int) -> list[int]:
        """The settings a junction can have (SWI-2.6)."""
        ways = self.junctions[junction].ways
        return [pair for pair in range(len(PAIRS)) if PAIRS[pair][1] < ways]

    def ends_of(self, space: int) -> tuple[str, str]:
        """The places a segment lies between."""
        line = self.lines[self.segments[space][0]]
        return line.a, line.b

    def _fields_at(self, space: int) -> int:
        """Set of the signal fields at the exits of a city."""
        out = 0
        for field in range(len(self.fields)):
            if self.field_city[field] == space:
                out |= 1 << field
        return out

    def _city_of(self, field: str) -> int:
        _, sign, city = field.partition("@")
        return self.spaces.index(city) if sign else -1

    def _first_pair(self, place: Place) -> int:
        left = [i for i in range(place.ways) if place.branches[i] not in place.covered]
        return PAIRS.index((left[0], left[1]))

    def _field(self, id: str) -> int:
        return self.fields.index(id) if id in self.fields else -1

    def _find_exits(self) -> None:
        for space in range(len(self.spaces)):
            self.exit_at.append(len(self.exit_next))
            if self.kind[space] == SEGMENT:
                line, n = self.segments[space]
                self._leave_segment(space, line, n, -1)
                self._leave_segment(space, line, n, 1)
            elif self.kind[space] == CITY:
                for id in self.cities[space - self.first_city].branches:
                    self._leave_place(self.spaces[space], self.line_ids.index(id))
            else:
                id = self.plan.touching(self.spaces[space])[0]
                self._leave_place(self.spaces[space], self.line_ids.index(id))

    def _leave_segment(self, space: int, line: int, n: int, step: int) -> None:
        """Towards a (step -1) or b (step 1)."""
        it = self.lines[line]
        if 1 <= n + step <= it.length:
            between = min(n, n + step)
            self._add_exit(line, f"{it.id}/{between}", -1, 0, space + step, 0 if step < 0 else 1)
            return
        end = it.a if step < 0 else it.b
        field = f"{it.id}/{0 if step < 0 else it.length}"
        if end in self.junction_ids:
            junction = self.junction_ids.index(end)
            branch = self.junctions[junction].branches.index(it.id)
            self._add_exit(line, field, junction, branch, -1, 0)
            return
        there = self.spaces.index(end)
        if self.kind[there] == CITY:
            came = self.cities[there - self.first_city].branches.index(it.id)
            self._add_exit(line, f"{it.id}@{end}", -1, 0, there, came)
        else:
            self._add_exit(line, field, -1, 0, there, 0)

    def _leave_place(self, place: str, line: int) -> None:
        """From a city or a start onto its line."""
        it = self.lines[line]
        space, facing = self._onto(place, line)
        city = f"{it.id}@{place}"
        track = f"{it.id}/{0 if it.a == place else it.length}"
        self._add_exit(line, city if city in self.fields else track, -1, 0, space, facing)

    def _onto(self, place: str, line: int) -> tuple[int, int]:
        """The segment next to a place, and how a train coming from the place stands on it."""
        it = self.lines[line]
        first = self.segments.index((line, 1))
        return (first, 1) if it.a == place else (first + it.length - 1, 0)

    def _add_exit(self, line: int, field: str, junction: int, branch: int, there: int, facing: int) -> None:
        self.exit_line.append(line)
        self.exit_signal.append(self._field(field))
        self.exit_junction.append(junction)
        self.exit_branch.append(branch)
        self.exit_next.append(there)
        self.exit_facing.append(facing)

    def _find_branches(self) -> None:
        for place in self.junctions:
            for branch in range(BRANCHES):
                if branch >= place.ways:
                    self.branch_signal.append(-1)
                    self.branch_next.append(-1)
                    self.branch_facing.append(0)
                    continue
                line = self.line_ids.index(place.branches[branch])
                it = self.lines[line]
                space, facing = self._onto(place.id, line)
                self.branch_signal.append(self._field(f"{it.id}/{0 if it.a == place.id else it.length}"))
                self.branch_next.append(space)
                self.branch_facing.append(facing)
