"""Points: the shift clock (COA-11), the end of the game (COA-12), who wins."""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.core.score import Outcome, Score, ScoreRow
from gwarek.core.tell import tell
from gwarek.games.coalbaron.components import (
    BY_CARTS,
    BY_COAL,
    CATEGORY_KINDS,
    COLOURS,
    LEVELS,
    SHIFTS,
    TRANSPORTS,
    Category,
)
from gwarek.games.coalbaron.components import BY_TRANSPORT as BY_TRANSPORT_KIND
from gwarek.games.coalbaron.events import CategoryScored
from gwarek.games.coalbaron.state import (
    BY_COLOUR,
    BY_TRANSPORT,
    CAGE,
    CLOCK_POINTS,
    COAL,
    LIGHT,
    MARKS,
    ORDER_POINTS,
    OVER,
    STORE,
    WIDTH,
    State,
    cover_of,
    cubes_in,
    empty_carts,
    owner_of,
    points,
)


def tally(s: State, seat: int, category: Category) -> int:
    """What a category counts for a seat (COA-11.3 to 11.5)."""
    if category.kind == BY_COAL:
        return s.n[seat * WIDTH + BY_COLOUR + category.key]
    if category.kind == BY_CARTS:
        return empty_carts(s, seat, category.key + 1)
    return s.n[seat * WIDTH + BY_TRANSPORT + category.key]


def places(counts: list[int], first: int, second: int, second_place: bool) -> list[int]:
    """Points by seat for one category (COA-11.6, 11.7)."""
    most = max(counts)
    out = [0] * len(counts)
    if most == 0:
        return out
    for seat in range(len(counts)):
        if counts[seat] == most:
            out[seat] = first
    if counts.count(most) > 1 or not second_place:
        return out
    next_most = max([count for count in counts if count < most])
    if next_most > 0:
        for seat in range(len(counts)):
            if counts[seat] == next_most:
                out[seat] = second
    return out


def score_shift(s: State, events: list[Event] | None) -> None:
    """Walk the clock at the end of a shift (COA-11.1, 11.10)."""
    second_place = s.parts.setups[s.seats].second_place
    clock = s.clock[:]
    for category in s.parts.categories:
        counts = [tally(s, seat, category) for seat in range(s.seats)]
        scored = category.number <= s.parts.scored[s.shift - 1]
        won = places(counts, category.first, category.second, second_place) if scored else [0] * s.seats
        clock.extend(won)
        before = [points(s, seat) for seat in range(s.seats)]
        for seat in range(s.seats):
            s.n[seat * WIDTH + CLOCK_POINTS] += won[seat]
        if scored:
            kind = CATEGORY_KINDS[category.kind]
            key = TRANSPORTS[category.key] if category.kind == BY_TRANSPORT_KIND else COLOURS[category.key]
            tell(events, CategoryScored, s.shift, category.number, kind, key, won, counts, before)
    s.clock = clock


def marks_points(s: State, seat: int) -> int:
    """COA-12.2."""
    return s.n[seat * WIDTH + MARKS] // s.parts.marks_per_vp


def marks_left(s: State, seat: int) -> int:
    """What breaks ties (COA-12.6)."""
    return s.n[seat * WIDTH + MARKS] % s.parts.marks_per_vp


def cubes_owned(s: State, seat: int) -> int:
    """Cubes on carts, in the cage, in the storage and on waiting orders (COA-12.3)."""
    base = seat * WIDTH
    total = sum(s.n[base + CAGE : base + CAGE + 4]) + sum(s.n[base + STORE : base + STORE + 4])
    total += sum(s.n[base + COAL : base + COAL + 4 * LEVELS])
    for waiting in s.waiting:
        if owner_of(waiting) == seat:
            for space in range(4):
                total += len(cubes_in(cover_of(waiting, space)))
    return total


def coal_points(s: State, seat: int) -> int:
    return cubes_owned(s, seat) // s.parts.coal_per_vp


def waiting_points(s: State, seat: int) -> int:
    """COA-12.4."""
    return s.parts.vp_per_waiting * sum(1 for waiting in s.waiting if owner_of(waiting) == seat)


def balance_points(s: State, seat: int) -> int:
    """COA-12.5."""
    light = s.n[seat * WIDTH + LIGHT]
    dark = s.n[seat * WIDTH + LIGHT + 1]
    return s.parts.vp_per_unbalanced * abs(light - dark)


def clock_points(s: State, shift: int, seat: int) -> int:
    """What the clock gave a seat at the end of a shift."""
    width = len(s.parts.categories) * s.seats
    return sum(s.clock[(shift - 1) * width + seat : shift * width : s.seats])


def score(s: State) -> Score:
    """Points by source; the last four rows only when the game is over (COA-12.7)."""
    seats = range(s.seats)
    rows = [ScoreRow("orders", "COA-7.3", [s.n[seat * WIDTH + ORDER_POINTS] for seat in seats])]
    for shift in range(1, SHIFTS + 1):
        if len(s.clock) >= shift * len(s.parts.categories) * s.seats:
            rows.append(
                ScoreRow(f"clock-{shift}", "COA-11.1", [clock_points(s, shift, seat) for seat in seats])
            )
    if s.phase == OVER:
        rows.append(ScoreRow("marks", "COA-12.2", [marks_points(s, seat) for seat in seats]))
        rows.append(ScoreRow("coal", "COA-12.3", [coal_points(s, seat) for seat in seats]))
        rows.append(ScoreRow("waiting", "COA-12.4", [waiting_points(s, seat) for seat in seats]))
        rows.append(ScoreRow("balance", "COA-12.5", [balance_points(s, seat) for seat in seats]))
    return Score(rows)


def final_total(s: State, seat: int) -> int:
    """A seat's score if the game ended in this position."""
    exchange = (
        marks_points(s, seat) + coal_points(s, seat) + waiting_points(s, seat) + balance_points(s, seat)
    )
    return points(s, seat) + exchange


def outcome(s: State) -> Outcome | None:
    """COA-12.6."""
    if s.phase != OVER:
        return None
    totals = [final_total(s, seat) for seat in range(s.seats)]
    best = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    if len(best) == 1:
        return Outcome(best, "most-points", "COA-12.6", totals)
    most_left = max([marks_left(s, seat) for seat in best])
    winners = [seat for seat in best if marks_left(s, seat) == most_left]
    return Outcome(winners, "tie-marks" if len(winners) == 1 else "shared", "COA-12.6", totals)
