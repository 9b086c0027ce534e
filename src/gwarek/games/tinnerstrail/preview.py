"""What is asked, and what a choice would cost and bring, from what the seat may know.

What a hidden tile or somebody else's answer would bring is not told; a bid shows what winning with it would cost.
"""

from __future__ import annotations

from typing import Final

from gwarek.core.action import Action
from gwarek.core.foresight import Foresight
from gwarek.core.game import Account, Cell, Json, Message
from gwarek.games.tinnerstrail.actions import (
    TOP_OF_DECK,
    Bid,
    Build,
    Drain,
    Emigrate,
    Extract,
    Keep,
    Pass,
    PlayMap,
    Put,
    Raise,
    Survey,
    Withdraw,
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
    SIERRA_MADRE,
    TIN,
)
from gwarek.games.tinnerstrail.effects import arsenic_laid
from gwarek.games.tinnerstrail.events import (
    CalcinerBuilt,
    DrainageLaid,
    Drained,
    Dug,
    Extracted,
    Passed,
    PumpsTaken,
    Won,
)
from gwarek.games.tinnerstrail.odds import asked_by_top, chances, too_dear, who_else
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC_HELD,
    BIDDING,
    CALCINER,
    COLUMN,
    DOWN,
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
    TILE,
    TOKENS,
    TURN,
    WATER,
    WIDTH,
    State,
    capacity,
    choosing,
    holds_map_for,
    is_down,
    minimum_for,
    points,
    price_of,
    scoring_row,
    seers_of,
    tile_kind,
    tile_state,
    tile_word,
    work_left,
)

# The ledger shows the first few.
LEDGER: Final = [
    "money",
    "wins-money",
    "then-money",
    "then-points",
    "odds",
    "top",
    "too-dear",
    "price",
    "income",
    "worth",
    "work",
    "wins-work",
    "points",
    "mines",
    "wins-mines",
    "minimum",
    "emigrates",
    "arsenic",
    "limiter",
    "capacity",
    "water",
    "takes",
    "group",
    "drains",
    "drainage",
    "ore",
    "arsenic-laid",
    "half",
    "benefit",
    "looks",
    "turns",
    "row",
    "raises",
    "left-over",
    "then-work",
]


def asks(s: State, seat: int) -> Message:
    """The one sentence that says what is wanted of this seat."""
    money = s.n[seat * WIDTH + MONEY]
    area = s.parts.area_ids[s.area] if s.area >= 0 else ""
    if s.phase == KEEP:
        return Message("keep", {"region": DECKS[choosing(s, seat)]})
    if s.phase == TURN:
        return Message("turn", {"left": work_left(s, seat), "round": s.round})
    if s.phase == MAP:
        dear, of = too_dear(s, seat, s.parts.region_of[s.area]) if s.table.few else (0, 0)
        if dear:
            return Message("map-dear", {"area": area, "dear": dear, "of": of, "money": money})
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
    return Message("survey-alone" if s.table.solo else "survey")


def guess(s: State, seat: int) -> State:
    """A tile somebody else has looked at is unknown again: chance would say what it is."""
    out = s.copy()
    for area in range(len(s.parts.areas)):
        word = s.a[area * AREA + TILE]
        kind = tile_kind(word)
        if kind >= 0 and tile_state(word) == DOWN and seers_of(word) >> seat & 1 == 0:
            out.a[area * AREA + TILE] = tile_word(DOWN, seers_of(word), -1)
            out.tiles |= 1 << kind
    return out


def accounts(s: State, seat: int) -> list[Account]:
    """Money, work, points and what waits beside the board."""
    base = seat * WIDTH
    return [
        Account("money", s.n[base + MONEY]),
        Account("work", s.n[base + COLUMN]),
        Account("points", points(s, seat)),
        Account("mines", s.n[base + MINES]),
        Account("arsenic", s.n[base + ARSENIC_HELD]),
        Account("limiter", s.n[base + LIMITER]),
    ]


def cells(f: Foresight, seat: int, a: Action, changed: list[Cell]) -> list[Cell]:
    """The ledger of an action that was carried out on a copy."""
    s: State = f.before
    out = changed + _sentences(f, seat)
    if isinstance(a, Build) and s.table.few:
        if not holds_map_for(s, seat, a.area):  # the top map is turned up at once
            out.extend(_top(s, seat, s.parts.region_of[a.area]))
    elif isinstance(a, Build):
        out.append(Cell("minimum", args={"area": s.parts.area_ids[a.area], "price": minimum_for(s, -1)}))
    elif isinstance(a, Extract):
        water = s.a[a.area * AREA + WATER]
        worth = a.copper * price_of(s, COPPER) + a.tin * price_of(s, TIN)
        out.append(Cell("worth", args={"money": worth}))
        out.append(Cell("water", water, f.now.a[a.area * AREA + WATER]))
    elif isinstance(a, Put):
        if a.improvement != ADIT and s.a[a.place * AREA + OWNER] >= 0:
            out.append(Cell("capacity", capacity(s, a.place), capacity(f.now, a.place)))
    elif isinstance(a, Drain):
        water = s.a[a.area * AREA + WATER]
        out.append(Cell("water", water, f.now.a[a.area * AREA + WATER]))
    elif isinstance(a, Pass):
        if not s.table.few and len(s.rows) + 1 < s.players:
            out.append(Cell("raises", args={"price": minimum_for(s, -1) + 1}))
    elif isinstance(a, Emigrate):
        told: Json = {"destination": DESTINATIONS[a.destination], "gain": _gain(s, a.destination)}
        out.append(Cell("emigrates", args=told))
        out.append(Cell("capacity", capacity(s, a.area), capacity(f.now, a.area)))
    elif isinstance(a, Keep):
        out.append(Cell("benefit", args={"map": s.parts.map_ids[a.map]}))
    elif isinstance(a, PlayMap):
        out.extend(_map(s, seat, a))
    elif isinstance(a, Bid):
        out.extend(_bid(f, seat, a.price))
    elif isinstance(a, Raise):
        out.append(Cell("income", args={"money": _sales(s, seat, a.ore)}))
    elif isinstance(a, Survey) and a.area >= 0:
        out.append(_looks(s, s.parts.area_ids[a.area]))
    elif isinstance(a, Withdraw) and s.phase == INVEST:
        out.append(Cell("left-over", args={"money": s.n[seat * WIDTH + MONEY]}))
    return sorted(out, key=lambda cell: LEDGER.index(cell.id))


def _sentences(f: Foresight, seat: int) -> list[Cell]:
    """What happened on the copy: the price of an extraction, water, ore, arsenic, a place on the investment track."""
    out: list[Cell] = []
    for event in f.events:
        if isinstance(event, Extracted) and event.seat == seat:
            cubes = event.copper + event.tin
            told: Json = {"cubes": cubes, "water": event.water - 1, "price": event.price}
            out.append(Cell("price", args=told))
            out.append(Cell("takes", args={"copper": event.copper, "tin": event.tin}))
        elif isinstance(event, Drained):
            out.append(Cell("drains", args={"area": event.area, "count": event.count}))
        elif isinstance(event, DrainageLaid):
            out.append(Cell("drainage", args={"area": event.area, "count": event.count}))
        elif isinstance(event, Dug):
            out.append(Cell("ore", args={"areas": event.areas}))
        elif isinstance(event, CalcinerBuilt) and event.seat == seat:
            out.append(Cell("arsenic-laid", args={"areas": event.areas}))
        elif isinstance(event, PumpsTaken):
            out.append(Cell("group", args={"count": event.count}))
        elif isinstance(event, Passed) and event.seat == seat:
            out.append(Cell("row", args={"row": event.row}))
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
    if a.map == TOP_OF_DECK:
        return _top(s, seat, s.parts.region_of[s.area])
    if a.map < 0:
        return []
    out = [Cell("benefit", args={"map": s.parts.map_ids[a.map]})]
    area = s.parts.area_ids[s.area]
    if s.phase == MAP and s.table.few:
        out.append(Cell("minimum", args={"area": area, "price": minimum_for(s, a.map)}))
    if s.phase == MAP and is_down(s, s.area):
        out.append(_looks(s, area))
    return out


def _looks(s: State, area: str) -> Cell:
    """A tile is looked at; alone, it is turned up (TIN-13.7)."""
    return Cell("turns" if s.table.solo else "looks", args={"area": area})


def _top(s: State, seat: int, region: int) -> list[Cell]:
    """The top map of a region's deck: what it can ask for, and who may have the area if that is too much (TIN-6.5)."""
    least, most = asked_by_top(s, seat, region)
    out = [Cell("top", args={"region": DECKS[region], "least": least, "most": most})]
    dear, of = too_dear(s, seat, region)
    if dear:
        have = s.n[seat * WIDTH + MONEY]
        out.append(Cell("too-dear", args={"dear": dear, "of": of, "have": have, "then": who_else(s, seat)}))
    return out


def _bid(f: Foresight, seat: int, price: int) -> list[Cell]:
    """What winning with this bid would cost, as far as it has not come about with the bid itself."""
    s: State = f.before
    base = seat * WIDTH
    out: list[Cell] = []
    won = False
    for event in f.events:
        if isinstance(event, Won) and event.seat == seat:
            won = True
    if not won:
        out.append(Cell("wins-money", s.n[base + MONEY], s.n[base + MONEY] - price))
    if s.table.solo:
        wins, of = chances(s, price)
        out.append(Cell("odds", args={"wins": wins, "of": of, "percent": round(100 * wins / of)}))
    if f.now.n[base + MINES] == s.n[base + MINES]:
        column = s.n[base + COLUMN]
        out.append(Cell("wins-work", column, column + s.parts.cost_build))
        out.append(Cell("wins-mines", s.n[base + MINES], s.n[base + MINES] - 1))
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
