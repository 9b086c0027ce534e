"""What is asked, and what a choice would cost and bring, from what the seat may know.

Nothing here goes on to the next decision: what a hidden tile or somebody else's answer would bring is not told.
"""

from __future__ import annotations

from gwarek.core.action import Action
from gwarek.core.event import Event
from gwarek.core.game import Cell, Message
from gwarek.games.tinnerstrail.actions import (
    FIVES,
    TENS,
    Bid,
    Build,
    BuildCalciner,
    Drain,
    Emigrate,
    Extract,
    Improve,
    Invest,
    Keep,
    Pass,
    Pasties,
    Place,
    PlayMap,
    Process,
    Pumps,
    Raise,
    SellArsenic,
    Survey,
)
from gwarek.games.tinnerstrail.components import (
    ADELAIDE,
    ADIT,
    COPPER,
    DECKS,
    DESTINATIONS,
    KIMBERLEY,
    MICHIGAN,
    ORES,
    PASTIES_MONEY,
    SIERRA_MADRE,
    TIN,
)
from gwarek.games.tinnerstrail.course import invested
from gwarek.games.tinnerstrail.effects import (
    arsenic_laid,
    next_limiter,
    put,
    put_own_miner,
    sell_arsenic,
)
from gwarek.games.tinnerstrail.events import DrainageLaid, Drained, Dug
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC_HELD,
    BIDDING,
    CALCINER,
    COLUMN,
    DRAIN,
    HELD,
    INVEST,
    KEEP,
    LIMITER,
    MAP,
    MAP_AFTER,
    MINES,
    MONEY,
    OPENING,
    OWNER,
    RAISE,
    SURVEY,
    TOKENS,
    TURN,
    WATER,
    WIDTH,
    State,
    capacity,
    choosing,
    is_down,
    minimum_for,
    next_group,
    points,
    price_of,
    scoring_row,
    work_left,
)


def asks(s: State, seat: int) -> Message:
    """The one sentence that says what is wanted of this seat."""
    money = s.n[seat * WIDTH + MONEY]
    area = s.parts.area_ids[s.area] if s.area >= 0 else ""
    if s.phase == KEEP:
        return Message("keep", {"region": DECKS[choosing(s, seat)]})
    if s.phase == TURN:
        return Message("turn", {"left": work_left(s, seat), "round": s.round})
    if s.phase == MAP:
        return Message("map", {"area": area, "from": "deck" if s.table.few else "hand"})
    if s.phase == OPENING:
        return Message("opening", {"area": area, "minimum": s.minimum, "money": money})
    if s.phase == BIDDING:
        if s.leader < 0:
            return Message("bidding-first", {"area": area, "minimum": s.minimum})
        return Message("bidding", {"area": area, "bid": s.bid, "by": s.leader})
    if s.phase == MAP_AFTER:
        return Message("map_after", {"area": area, "money": money})
    if s.phase == CALCINER:
        return Message("calciner", {"area": area, "count": arsenic_laid(s, s.area)})
    if s.phase == DRAIN:
        return Message("pumps", {"left": s.pumps})
    if s.phase == TOKENS:
        return Message("tokens")
    if s.phase == RAISE:
        higher, lower = s.parts.adelaide[s.round - 1]
        return Message("adelaide", {"higher": higher, "lower": lower})
    if s.phase == INVEST:
        row = scoring_row(s, seat)
        tens = s.parts.tens[row][s.round - 1]
        return Message("invest", {"money": money, "tens": tens, "fives": s.parts.fives[row][s.round - 1]})
    assert s.phase == SURVEY
    return Message("survey")


def preview(s: State, seat: int, a: Action) -> list[Cell]:
    base = seat * WIDTH
    ids = s.parts.area_ids
    money = s.n[base + MONEY]
    if isinstance(a, Build):
        if s.table.few:
            return []
        return [Cell("minimum", args={"area": a.name, "price": minimum_for(s, -1)})]
    if isinstance(a, Extract):
        return _extract(s, seat, a)
    if isinstance(a, Improve):
        after = s.copy()
        events: list[Event] = []
        if a.own:
            put_own_miner(after, seat, a.place, events)
        else:
            put(after, seat, a.improvement, a.place, "board", events)
        return [
            _work(s, seat, s.parts.costs[a.improvement]),
            *_changes(s, after, a.place, a.improvement, events),
        ]
    if isinstance(a, Place):
        after = s.copy()
        events = []
        put(after, seat, a.improvement, a.place, "michigan", events)
        return _changes(s, after, a.place, a.improvement, events)
    if isinstance(a, Pumps):
        count = s.table.groups[next_group(s)]
        return [_work(s, seat, s.parts.cost_pumps), Cell("group", args={"count": count})]
    if isinstance(a, Drain):
        water = s.a[a.area * AREA + WATER]
        return [Cell("water", water, water - 1)]
    if isinstance(a, Pasties):
        return [Cell("money", money, money + PASTIES_MONEY), _work(s, seat, s.parts.cost_pasties)]
    if isinstance(a, Pass):
        cells = [Cell("row", args={"row": len(s.rows) + 1})]
        if not s.table.few and len(s.rows) + 1 < s.players:
            cells.append(Cell("raises", args={"price": minimum_for(s, -1) + 1}))
        return cells
    if isinstance(a, Process):
        held = s.n[base + ARSENIC_HELD]
        return [
            Cell("arsenic", held, held + 1),
            Cell("limiter", s.n[base + LIMITER], next_limiter(s, seat)),
        ]
    if isinstance(a, SellArsenic):
        after = s.copy()
        sell_arsenic(after, seat, None)
        return [
            Cell("money", money, after.n[base + MONEY]),
            _work(s, seat, s.parts.cost_sell_arsenic),
            Cell("arsenic", s.n[base + ARSENIC_HELD], 0),
        ]
    if isinstance(a, Emigrate):
        now = capacity(s, a.area)
        return [
            _work(s, seat, s.parts.cost_emigrate),
            Cell(
                "emigrates",
                args={"destination": DESTINATIONS[a.destination], "gain": _gain(s, a.destination)},
            ),
            Cell("capacity", now, now - 1),
        ]
    if isinstance(a, Keep):
        return [Cell("benefit", args={"map": a.name})]
    if isinstance(a, PlayMap):
        return _map(s, seat, a)
    if isinstance(a, Bid):
        return _bid(s, seat, a.price)
    if isinstance(a, BuildCalciner):
        if not a.here:
            return []
        return [Cell("arsenic-laid", args={"areas": [ids[n] for n in [s.area, *s.parts.neighbours[s.area]]]})]
    if isinstance(a, Raise):
        return [Cell("income", args={"money": _sales(s, seat, a.ore)})]
    if isinstance(a, Invest):
        tens = a.money // TENS if a.unit == TENS else 0
        fives = a.money // FIVES if a.unit == FIVES else 0
        now = points(s, seat)
        return [
            Cell("money", money, money - a.money),
            Cell("points", now, now + invested(s, seat, tens, fives)),
        ]
    if isinstance(a, Survey) and a.area >= 0:
        return [Cell("looks", args={"area": a.name})]
    if s.phase == INVEST:
        return [Cell("left-over", args={"money": money})]
    return []


def _work(s: State, seat: int, cost: int) -> Cell:
    column = s.n[seat * WIDTH + COLUMN]
    return Cell("work", column, column + cost)


def _extract(s: State, seat: int, a: Extract) -> list[Cell]:
    water = s.a[a.area * AREA + WATER]
    cubes = a.copper + a.tin
    price = cubes * water
    money = s.n[seat * WIDTH + MONEY]
    worth = a.copper * price_of(s, COPPER) + a.tin * price_of(s, TIN)
    return [
        Cell("money", money, money - price),
        Cell("price", args={"cubes": cubes, "water": water, "price": price}),
        Cell("worth", args={"money": worth}),
        _work(s, seat, s.parts.cost_extract),
        Cell("water", water, water + 1),
        Cell("takes", args={"copper": a.copper, "tin": a.tin}),
    ]


def _changes(s: State, after: State, place: int, improvement: int, events: list[Event]) -> list[Cell]:
    """Capacity, water taken, drainage laid, ore added."""
    out: list[Cell] = []
    if improvement != ADIT and s.a[place * AREA + OWNER] >= 0:
        out.append(Cell("capacity", capacity(s, place), capacity(after, place)))
    for event in events:
        if isinstance(event, Drained):
            out.append(Cell("drains", args={"area": event.area, "count": event.count}))
        elif isinstance(event, DrainageLaid):
            out.append(Cell("drainage", args={"area": event.area, "count": event.count}))
        elif isinstance(event, Dug):
            out.append(Cell("ore", args={"areas": event.areas}))
    return out


def _gain(s: State, destination: int) -> int:
    """Tokens, points, pounds now, or the higher rise."""
    at = s.round - 1
    if destination == MICHIGAN:
        return s.parts.michigan_counts[at]
    if destination == SIERRA_MADRE:
        return s.parts.sierra_madre[at]
    if destination == KIMBERLEY:
        return s.parts.kimberley[at]
    assert destination == ADELAIDE
    return s.parts.adelaide[at][0]


def _map(s: State, seat: int, a: PlayMap) -> list[Cell]:
    if a.map < 0:
        return []
    out = [Cell("benefit", args={"map": a.name})]
    money = s.n[seat * WIDTH + MONEY]
    area = s.parts.area_ids[s.area]
    if s.phase == MAP_AFTER:
        out.append(Cell("money", money, money - s.parts.maps[a.map].value))
    elif s.table.few:
        out.append(Cell("minimum", args={"area": area, "price": minimum_for(s, a.map)}))
    if s.phase == MAP and is_down(s, s.area):
        out.append(Cell("looks", args={"area": area}))
    return out


def _bid(s: State, seat: int, price: int) -> list[Cell]:
    """What winning with this bid would cost."""
    base = seat * WIDTH
    out = [
        Cell("money", s.n[base + MONEY], s.n[base + MONEY] - price),
        _work(s, seat, s.parts.cost_build),
        Cell("mines", s.n[base + MINES], s.n[base + MINES] - 1),
    ]
    if s.source == s.active and seat != s.active:
        out.append(Cell("half", args={"money": (price + 1) // 2, "seat": s.active}))
    if s.map >= 0:
        out.append(Cell("benefit", args={"map": s.parts.map_ids[s.map]}))
    return out


def _sales(s: State, seat: int, raised: int) -> int:
    """Income of the sale with the higher rise on this ore."""
    higher, lower = s.parts.adelaide[s.round - 1]
    money = 0
    for ore in range(len(ORES)):
        rise = higher if ore == raised else lower
        money += s.n[seat * WIDTH + HELD + ore] * (price_of(s, ore) + rise)
    return money
