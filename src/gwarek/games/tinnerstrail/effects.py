"""What single steps do to the map and the players. One function, one consequence; none goes on to the next decision."""

from __future__ import annotations

from gwarek.core.event import Event
from gwarek.core.tell import tell
from gwarek.games.tinnerstrail.components import (
    ADIT,
    COPPER,
    IMPROVEMENTS,
    MINER,
    PORT,
    ROUNDS,
    TIN,
    TRAIN,
)
from gwarek.games.tinnerstrail.events import (
    ArsenicSold,
    CalcinerBuilt,
    DrainageLaid,
    DrainageUsed,
    Drained,
    Dug,
    Extracted,
    MapApplied,
    MapLost,
    MapPlayed,
    MineBuilt,
    Moved,
    OwnMinerPlaced,
    Passed,
    Placed,
    Processed,
    Pumped,
    PumpsTaken,
    WallacePays,
)
from gwarek.games.tinnerstrail.shape import Source
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC,
    ARSENIC_HELD,
    CALCINER_HERE,
    CALCINERS,
    COLUMN,
    DRAINAGE,
    GROUPS,
    HAND,
    HELD,
    LIMITER,
    MARKET,
    MINES,
    MONEY,
    ORE,
    OWN_MINER,
    OWN_MINERS,
    OWNER,
    PUMP,
    ROW,
    SHELF,
    SOURCE_SHIFT,
    THERE,
    TILE,
    TOKENS_HELD,
    USED,
    WATER,
    WIDTH,
    State,
    is_wallace,
    market_space,
    minimum_for,
    next_group,
    tile_kind,
    trouble_with_map,
)

Events = list[Event] | None


def move(s: State, seat: int, cost: int, events: Events) -> None:
    """TIN-3.7: the marker goes right, and below all markers already there."""
    if cost == 0:
        return
    s.n[seat * WIDTH + COLUMN] += cost
    track = [other for other in s.track if other != seat]
    track.append(seat)
    s.track = track
    if events is not None:
        events.append(Moved(seat, cost, s.n[seat * WIDTH + COLUMN]))


def pass_(s: State, seat: int, forced: bool, events: Events) -> None:
    """TIN-8.13: the topmost free row of the investment track."""
    s.rows = [*s.rows, seat]
    s.n[seat * WIDTH + ROW] = len(s.rows)
    tell(events, Passed, seat, len(s.rows), "yes" if forced else "no")


# -- water


def remove_water(s: State, area: int, count: int, events: Events) -> None:
    """TIN-8.3: cubes where there is a mine, drainage markers where there is none."""
    at = area * AREA
    if s.a[at + OWNER] < 0:
        s.a[at + DRAINAGE] += count
        tell(events, DrainageLaid, s.parts.area_ids[area], count)
        return
    removed = min(count, s.a[at + WATER])
    s.a[at + WATER] -= removed
    if events is not None and removed:
        events.append(Drained(s.parts.area_ids[area], removed))


def take_pumps(s: State, seat: int, events: Events) -> None:
    group = next_group(s)
    s.b[GROUPS] |= 1 << group
    s.group = s.table.groups[group]
    s.pumps = s.group
    tell(events, PumpsTaken, seat, s.group)


def pump(s: State, seat: int, area: int, events: Events) -> None:
    """TIN-8.10."""
    s.a[area * AREA + WATER] -= 1
    tell(events, Pumped, seat, s.parts.area_ids[area])


# -- improvements


def take_token(s: State, improvement: int) -> None:
    """From this round's column of the improvement board (TIN-8.1)."""
    s.b[SHELF + improvement * ROUNDS + s.round - 1] -= 1


def put(s: State, seat: int, improvement: int, place: int, token: str, events: Events) -> None:
    """An improvement comes to its place and works at once (TIN-8.5 to 8.8)."""
    if improvement == ADIT:
        dig(s, seat, place, token, events)
        return
    s.a[place * AREA + THERE + improvement] += 1
    tell(events, Placed, seat, IMPROVEMENTS[improvement], s.parts.area_ids[place], token)
    work(s, improvement, place, events)


def work(s: State, improvement: int, area: int, events: Events) -> None:
    """The water an improvement removes (TIN-8.6, 8.7)."""
    if improvement == PORT:
        remove_water(s, area, s.parts.water_here[0], events)
    elif improvement == TRAIN:
        remove_water(s, area, s.parts.water_here[1], events)
        for near in s.parts.neighbours[area]:
            remove_water(s, near, s.parts.water_here[2], events)


def dig(s: State, seat: int, border: int, token: str, events: Events) -> None:
    """TIN-8.8: water from both sides, then ore to both, mine or no mine."""
    s.adits |= 1 << border
    one, other = s.parts.ends[border]
    if events is not None:
        ids = s.parts.area_ids
        events.append(Dug(seat, s.parts.border_ids[border], [ids[one], ids[other]], token))
    remove_water(s, one, s.parts.water_here[3], events)
    remove_water(s, other, s.parts.water_here[3], events)
    for area in (one, other):
        s.a[area * AREA + ORE + COPPER] += s.parts.adit_copper
        s.a[area * AREA + ORE + TIN] += s.parts.adit_tin


def put_own_miner(s: State, seat: int, area: int, events: Events) -> None:
    """TIN-11.2: the neutral miner goes to the supply."""
    s.a[area * AREA + OWN_MINER] = 1
    s.n[seat * WIDTH + OWN_MINERS] -= 1
    tell(events, OwnMinerPlaced, seat, s.parts.area_ids[area])


def use_token(s: State, seat: int, improvement: int) -> None:
    """A token from Michigan (TIN-11.7)."""
    s.n[seat * WIDTH + TOKENS_HELD + improvement] -= 1


# -- ore


def extract(s: State, seat: int, area: int, copper: int, tin: int, events: Events) -> None:
    """TIN-7.2 to 7.5; Lord Wallace's costs are written down instead (TIN-13.20)."""
    at = area * AREA
    base = seat * WIDTH
    price = (copper + tin) * s.a[at + WATER]
    s.a[at + ORE + COPPER] -= copper
    s.a[at + ORE + TIN] -= tin
    s.n[base + HELD + COPPER] += copper
    s.n[base + HELD + TIN] += tin
    s.a[at + WATER] += 1
    his = is_wallace(s, seat)
    s.n[base + MONEY] += price if his else -price
    if events is not None:
        told = Extracted(seat, s.parts.area_ids[area], copper, tin, price, s.a[at + WATER])
        events.append(told)
        if his and price:
            events.append(WallacePays(seat, price, s.n[base + MONEY]))


# -- mines (TIN-5.10 to 5.13)


def raise_mine(s: State, seat: int, area: int, events: Events) -> None:
    """Mine, cubes of the tile, drainage."""
    at = area * AREA
    tile = s.parts.tiles[tile_kind(s.a[at + TILE])]
    s.n[seat * WIDTH + MINES] -= 1
    s.a[at + OWNER] = seat
    s.a[at + TILE] = 0
    s.a[at + ORE + COPPER] += tile.copper
    s.a[at + ORE + TIN] += tile.tin
    s.a[at + WATER] = tile.water
    if events is not None:
        told = MineBuilt(seat, s.parts.area_ids[area], tile.copper, tile.tin, tile.water)
        events.append(told)
    markers = s.a[at + DRAINAGE]
    if markers:
        s.a[at + DRAINAGE] = 0
        s.a[at + WATER] = max(0, s.a[at + WATER] - markers)
        tell(events, DrainageUsed, s.parts.area_ids[area], markers)


def apply_map(s: State, seat: int, map: int, area: int, events: Events) -> None:
    """TIN-5.13 to 5.15; a map from a deck that cannot fully apply is lost (TIN-R7)."""
    face = s.parts.maps[map]
    id = s.parts.area_ids[area]
    if trouble_with_map(s, map, area):
        tell(events, MapLost, id, face.id)
        return
    tell(events, MapApplied, seat, id, face.id)
    at = area * AREA
    s.a[at + ORE + COPPER] += face.copper
    s.a[at + ORE + TIN] += face.tin
    if face.water:
        remove_water(s, area, face.water, events)
    if face.miner:
        s.a[at + THERE + MINER] += 1
    if face.port:
        s.a[at + THERE + PORT] += 1
        work(s, PORT, area, events)
    if face.pump:
        s.a[at + PUMP] += 1
        remove_water(s, area, 1, events)


# -- maps played


def play_from_hand(s: State, seat: int, map: int, events: Events) -> None:
    at = seat * WIDTH
    deck = s.parts.maps[map].deck
    s.n[at + HAND + deck] = 0
    s.n[at + USED + deck] = map + 1
    note_map(s, seat, map, seat, "hand", events)


def note_map(s: State, seat: int, map: int, source: int, told: Source, events: Events) -> None:
    s.map = map
    s.source = source
    s.played = [*s.played, map | source << SOURCE_SHIFT]
    s.minimum = minimum_for(s, map)
    tell(events, MapPlayed, seat, s.parts.map_ids[map], s.parts.area_ids[s.area], told)


# -- arsenic (TIN-10)


def arsenic_laid(s: State, area: int) -> int:
    """Cubes a calciner here would put on the map."""
    return s.parts.arsenic_here + s.parts.arsenic_near * len(s.parts.neighbours[area])


def build_calciner(s: State, seat: int, area: int, events: Events) -> None:
    """TIN-10.2."""
    s.n[seat * WIDTH + CALCINERS] -= 1
    s.a[area * AREA + CALCINER_HERE] = 1
    s.a[area * AREA + ARSENIC] += s.parts.arsenic_here
    for near in s.parts.neighbours[area]:
        s.a[near * AREA + ARSENIC] += s.parts.arsenic_near
    if events is not None:
        ids = s.parts.area_ids
        told = CalcinerBuilt(seat, ids[area], [ids[near] for near in [area, *s.parts.neighbours[area]]])
        events.append(told)


def next_limiter(s: State, seat: int) -> int:
    """The column the limiter would enter (TIN-10.4)."""
    now = s.n[seat * WIDTH + LIMITER]
    return s.parts.limiter_first if now > s.parts.last_column else now - 1


def process(s: State, seat: int, area: int, events: Events) -> None:
    """TIN-10.3, 10.4."""
    column = next_limiter(s, seat)
    s.a[area * AREA + ARSENIC] -= 1
    s.n[seat * WIDTH + LIMITER] = column
    s.n[seat * WIDTH + ARSENIC_HELD] += 1
    tell(events, Processed, seat, s.parts.area_ids[area], column)


def sell_one_arsenic(s: State) -> int:
    """One cube to the market; what it fetches (TIN-10.7)."""
    space = market_space(s)
    s.b[MARKET + space] += 1
    return s.parts.market[space]


def sell_arsenic(s: State, seat: int, events: Events) -> None:
    base = seat * WIDTH
    count = s.n[base + ARSENIC_HELD]
    money = 0
    for _ in range(count):
        money += sell_one_arsenic(s)
    s.n[base + ARSENIC_HELD] = 0
    s.n[base + MONEY] += money
    tell(events, ArsenicSold, seat, count, money)
