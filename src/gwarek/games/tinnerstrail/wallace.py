"""What Lord Wallace chooses (TIN-13): his lists of priorities, in order, and the steps of them that decided.

Nothing here changes the position. `Choice` is one answer with its reason; -1 as area or border means there is none.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.games.tinnerstrail.components import (
    ADELAIDE,
    ADIT,
    BUILD,
    COPPER,
    DEVELOPMENTS,
    EXTRACT,
    HIGHEST,
    KIMBERLEY,
    MICHIGAN,
    MINER,
    PASS,
    PORT,
    PUMPS,
    ROUNDS,
    SIERRA_MADRE,
    TIN,
    TRAIN,
    BidRow,
)
from gwarek.games.tinnerstrail.effects import arsenic_laid, next_limiter
from gwarek.games.tinnerstrail.state import (
    AREA,
    ARSENIC,
    CALCINERS,
    COLUMN,
    DRAINAGE,
    LEFT,
    MINES,
    ORE,
    OWN_MINER,
    OWN_MINERS,
    OWNER,
    SENT,
    TILE,
    WALLACE,
    WATER,
    WIDTH,
    State,
    capacity,
    deck_size,
    has_passed,
    is_down,
    is_up,
    last_column,
    limit_reached,
    market_price,
    next_group,
    ore_in,
    price_of,
    tile_kind,
    tokens_left,
    trouble_with_map,
    work_left,
)

LEAST_VALUE: Final = 2  # of a face-up tile he would bid for (TIN-13.14)
LEAST_ARSENIC: Final = 4  # cubes that make a calciner worth while (TIN-13.50)
HIS: Final = WALLACE * WIDTH


@final
class Choice:
    """What he chose, from how many, and the criteria that decided, in order."""

    def __init__(self, what: int, name: str, steps: list[str], left: int) -> None:
        self.what: Final = what
        self.name: Final = name  # of the list of priorities
        self.steps: Final = steps
        self.left: Final = left


def choose(name: str, names: list[str], rows: list[list[int]]) -> Choice:
    """The best candidate of rows `[candidate, key, …]`: criterion by criterion those with the greatest key stay in."""
    if not rows:
        return Choice(-1, name, [], 0)
    if len(rows) == 1:
        return Choice(rows[0][0], name, ["only"], 1)
    still = rows
    steps: list[str] = []
    for step in range(len(names)):
        best = max([row[step + 1] for row in still])
        tied = [row for row in still if row[step + 1] == best]
        if len(tied) < len(still):
            steps.append(names[step])
        still = tied
        if len(still) == 1:
            break
    return Choice(still[0][0], name, steps, len(rows))


def his_mines(s: State) -> list[int]:
    return [area for area in range(len(s.parts.areas)) if s.a[area * AREA + OWNER] == WALLACE]


def overfull_mines(s: State) -> list[int]:
    """His mines with more ore than he can extract at once."""
    return [area for area in his_mines(s) if capacity(s, area) < ore_in(s, area)]


def is_his(s: State, area: int) -> bool:
    return s.a[area * AREA + OWNER] == WALLACE


def beside_his_mine(s: State, area: int) -> bool:
    for near in s.parts.neighbours[area]:
        if s.a[near * AREA + OWNER] == WALLACE:
            return True
    return False


# -- build a mine (TIN-13.12 to 13.16)


def tile_value(s: State, area: int) -> int:
    """Copper + tin - water of a face-up tile, 0 of a face-down one (TIN-13.13)."""
    return s.parts.tiles[tile_kind(s.a[area * AREA + TILE])].value if is_up(s, area) else 0


def map_value(s: State, map: int, area: int) -> int:
    """What a map adds to an area's value; nothing if it cannot apply (TIN-13.13, R14, R38)."""
    if trouble_with_map(s, map, area):
        return 0
    face = s.parts.maps[map]
    value = face.copper + face.tin + face.water
    if face.port:
        value += s.parts.value_port
    if face.miner:
        value += s.parts.value_miner
    if face.pump:
        value += s.parts.value_pump
    return value


def arsenic_value(s: State, area: int) -> int:
    """TIN-13.51."""
    return s.a[area * AREA + ARSENIC] * s.parts.value_arsenic if s.table.arsenic else 0


def area_value(s: State) -> int:
    """What the area of the auction is worth to him (TIN-13.13, 13.51, R27)."""
    return tile_value(s, s.area) + map_value(s, s.map, s.area) + arsenic_value(s, s.area)


def bid_row(s: State, value: int) -> BidRow:
    """The row of the bid table for an area value."""
    rows = s.parts.bid_rows
    for row in rows:
        if row.least <= value <= row.most:
            return row
    return rows[0] if value < rows[0].least else rows[-1]


def picked(row: BidRow, dice: list[int]) -> int:
    return max(dice) if row.pick == HIGHEST else min(dice)


def choose_area(s: State, regions: list[int]) -> Choice:
    """TIN-13.14: face-up tiles worth 2 or more, else face-down ones."""
    up: list[list[int]] = []
    down: list[list[int]] = []
    for area in range(len(s.parts.areas)):
        if s.parts.region_of[area] not in regions:
            continue
        value = tile_value(s, area)
        if value < LEAST_VALUE and not is_down(s, area):
            continue
        beside = int(beside_his_mine(s, area))
        coastal = int(s.parts.coastal[area])
        if is_down(s, area):
            down.append([area, beside, s.a[area * AREA + DRAINAGE], coastal, s.parts.xs[area]])
        else:
            up.append([area, value, beside, coastal, s.parts.xs[area]])
    if up:
        return choose("build-open", ["most-value", "neighbour", "coastal", "east"], up)
    return choose("build-down", ["neighbour", "most-drainage", "coastal", "east"], down)


def free_regions(s: State) -> list[int]:
    """Regions whose deck has a map left (TIN-13.12, R8)."""
    return [region for region in s.table.regions if deck_size(s, region) > 0]


def maps_left(s: State) -> int:
    count = 0
    for region in s.table.regions:
        count += s.b[LEFT + region]
    return count


def build_cost(s: State) -> int:
    """Work points of a mine he builds, before a tile's gift; with 9 spent only 1 (TIN-13.15, R39)."""
    column = s.n[HIS + COLUMN]
    if column == s.parts.cheap_column and last_column(s, WALLACE) == s.parts.last_column:
        return min(s.parts.cost_build, work_left(s, WALLACE))
    return s.parts.cost_build


def why_not_build(s: State) -> str:
    if s.n[HIS + MINES] == 0:
        return "mine"
    if build_cost(s) > work_left(s, WALLACE):
        return "work"
    for region in s.table.regions:
        has_map = s.b[LEFT + region] > 0 or deck_size(s, region) > 0
        if has_map and choose_area(s, [region]).what >= 0:
            return ""
    return "tile"


def why_no_bid(s: State) -> str:
    """Why he cannot or will not take part in your auction, the area's value apart (TIN-5.2, 13.15, 13.16, R20)."""
    if has_passed(s, WALLACE):
        return "passed"
    if s.n[HIS + MINES] == 0:
        return "mine"
    if work_left(s, WALLACE) < s.parts.cost_build:
        return "work"
    lead = s.n[HIS + COLUMN] + s.parts.cost_build - s.n[COLUMN]
    if not has_passed(s, 0) and lead > s.parts.most_lead:
        return "far"
    return ""


# -- extract (TIN-13.20 to 13.23)


def copper_is_dear(s: State) -> bool:
    """Copper at one of the prices that choose orange actions."""
    return price_of(s, COPPER) in s.parts.orange_prices


def plan(s: State, area: int) -> tuple[int, int]:
    """Copper and tin he would take from a mine of his."""
    at = area * AREA + ORE
    room = capacity(s, area)
    if copper_is_dear(s):
        copper = min(room, s.a[at + COPPER])
        return copper, min(room - copper, s.a[at + TIN])
    tin = min(room, s.a[at + TIN])
    return (min(room - tin, s.a[at + COPPER]) if s.round == ROUNDS else 0), tin


def choose_extract(s: State) -> Choice:
    dear = copper_is_dear(s)
    rows: list[list[int]] = []
    for area in his_mines(s):
        copper, tin = plan(s, area)
        if copper + tin > 0:
            left = ore_in(s, area) - copper - tin
            most = copper if dear else tin
            rows.append([area, most, -s.a[area * AREA + WATER], -left, s.parts.xs[area]])
    ore = "copper" if dear else "tin"
    return choose(f"extract-{ore}", [f"most-{ore}", "least-water", "fewest-left", "east"], rows)


# -- improvements (TIN-13.24 to 13.29)


def choose_pumped(s: State) -> Choice:
    rows: list[list[int]] = []
    for area in his_mines(s):
        water = s.a[area * AREA + WATER]
        ore = ore_in(s, area)
        room = capacity(s, area)
        if water and ore >= room:
            rows.append([area, ore, room, -water, int(not s.parts.coastal[area]), -s.parts.xs[area]])
    return choose("pumps", ["most-ore", "most-capacity", "least-water", "inland", "west"], rows)


def choose_adit(s: State) -> Choice:
    """TIN-13.25, R15: sums over both areas; of pairs, the westernmost area decides, then the other."""
    rows: list[list[int]] = []
    for border in range(len(s.parts.ends)):
        one, other = s.parts.ends[border]
        his = int(is_his(s, one)) + int(is_his(s, other))
        if his == 0 or (his == 1 and not s.table.one_side) or limit_reached(s, ADIT, border):
            continue
        if s.a[one * AREA + WATER] and s.a[other * AREA + WATER]:
            ore = ore_in(s, one) + ore_in(s, other)
            copper = s.a[one * AREA + ORE + COPPER] + s.a[other * AREA + ORE + COPPER]
            xs = sorted([s.parts.xs[one], s.parts.xs[other]])
            rows.append([border, -ore, -copper, -xs[0], -xs[1]])
    return choose("adit", ["fewest-ore", "fewest-copper", "west", "other-west"], rows)


def choose_port(s: State) -> Choice:
    rows: list[list[int]] = []
    for area in overfull_mines(s):
        water = s.a[area * AREA + WATER]
        if s.parts.coastal[area] and water and not limit_reached(s, PORT, area):
            copper = s.a[area * AREA + ORE + COPPER]
            rows.append([area, ore_in(s, area), water, copper, -s.parts.xs[area]])
    return choose("port", ["most-ore", "most-water", "most-copper", "west"], rows)


def choose_train(s: State) -> Choice:
    rows: list[list[int]] = []
    for area in overfull_mines(s):
        water = s.a[area * AREA + WATER]
        if water < 2 or not beside_his_mine(s, area) or limit_reached(s, TRAIN, area):
            continue
        removed = min(s.parts.water_here[1], water)
        for near in s.parts.neighbours[area]:
            if is_his(s, near):
                removed += min(s.parts.water_here[2], s.a[near * AREA + WATER])
        rows.append([area, removed, ore_in(s, area), s.parts.xs[area]])
    return choose("train", ["most-removed", "most-ore", "east"], rows)


def choose_miner(s: State, beside: bool) -> Choice:
    """`beside`: a Michigan miner of round 4, which may stand beside another (TIN-R33)."""
    rows: list[list[int]] = []
    for area in overfull_mines(s):
        if beside or not limit_reached(s, MINER, area):
            dry = -s.a[area * AREA + WATER]
            copper = s.a[area * AREA + ORE + COPPER]
            inland = int(not s.parts.coastal[area])
            rows.append([area, ore_in(s, area), dry, copper, inland, -s.parts.xs[area]])
    return choose("miner", ["most-ore", "least-water", "most-copper", "inland", "west"], rows)


def choose_place(s: State, improvement: int, michigan: bool) -> Choice:
    if improvement == ADIT:
        return choose_adit(s)
    if improvement == PORT:
        return choose_port(s)
    if improvement == TRAIN:
        return choose_train(s)
    return choose_miner(s, michigan)


def why_not_improve(s: State, improvement: int) -> str:
    if tokens_left(s, improvement) == 0:
        return "token"
    if s.parts.costs[improvement] > work_left(s, WALLACE):
        return "work"
    return "" if choose_place(s, improvement, False).what >= 0 else "place"


def why_not_pumps(s: State) -> str:
    if next_group(s) < 0:
        return "token"
    if s.parts.cost_pumps > work_left(s, WALLACE):
        return "work"
    return "" if choose_pumped(s).what >= 0 else "water"  # TIN-R37


def development_order(s: State) -> list[int]:
    """TIN-13.29; with Emigration the order of TIN-13.62."""
    return s.parts.development_order_emigration if s.table.emigration else s.parts.development_order


def first_development(s: State) -> int:
    """The first of the list he can do, or -1; a failed adit goes on to the next."""
    for what in development_order(s):
        if (why_not_pumps(s) if what == PUMPS else why_not_improve(s, what)) == "":
            return what
    return -1


# -- arsenic (TIN-13.50 to 13.54)


def wants_calciner(s: State, area: int) -> bool:
    return s.table.arsenic and s.n[HIS + CALCINERS] > 0 and arsenic_laid(s, area) >= LEAST_ARSENIC


def choose_arsenic(s: State) -> Choice:
    """TIN-R34."""
    rows: list[list[int]] = []
    for area in his_mines(s):
        if s.a[area * AREA + ARSENIC]:
            rows.append([area, s.a[area * AREA + ARSENIC], s.parts.xs[area]])
    return choose("arsenic", ["most-arsenic", "east"], rows)


def may_process(s: State) -> bool:
    """Calciner built, arsenic in a mine of his, and the limiter may still move (TIN-13.52, 13.54)."""
    if not s.table.arsenic or s.n[HIS + CALCINERS] > 0:
        return False
    column = next_limiter(s, WALLACE)
    if column <= s.n[HIS + COLUMN] or column < s.parts.arsenic_limit[s.round - 1]:
        return False
    return choose_arsenic(s).what >= 0


def profit(s: State, area: int) -> int:
    """What one action could bring from a mine: best ore first, less the water (TIN-13.52); no mine: 0."""
    if area < 0:
        return 0
    at = area * AREA + ORE
    best = COPPER if price_of(s, COPPER) >= price_of(s, TIN) else TIN
    room = capacity(s, area)
    first = min(room, s.a[at + best])
    second = min(room - first, s.a[at + 1 - best])
    value = first * price_of(s, best) + second * price_of(s, 1 - best)
    return value - (first + second) * s.a[area * AREA + WATER]


def prefers_arsenic(s: State) -> bool:
    return may_process(s) and market_price(s) > profit(s, choose_extract(s).what)


# -- emigration (TIN-13.60 to 13.65)


def choose_idle(s: State) -> Choice:
    """An own miner where ore is short of capacity: fewest ore, then west (TIN-13.61, R18)."""
    rows: list[list[int]] = []
    for area in his_mines(s):
        if s.a[area * AREA + OWN_MINER] and ore_in(s, area) < capacity(s, area):
            rows.append([area, -ore_in(s, area), -s.parts.xs[area]])
    return choose("idle-miner", ["fewest-ore", "west"], rows)


def is_free(s: State, destination: int) -> bool:
    return s.b[SENT + destination * ROUNDS + s.round - 1] == 0


def emigrates_to(s: State, action: int) -> int:
    """The destination that replaces an action, or -1 (TIN-13.62 to 13.65, R18, R41)."""
    if not s.table.emigration or s.parts.cost_emigrate > work_left(s, WALLACE):
        return -1
    idle = choose_idle(s).what
    if idle < 0:
        return -1
    if action == BUILD and is_free(s, ADELAIDE):
        return ADELAIDE
    if action == EXTRACT:
        if is_free(s, SIERRA_MADRE):
            return SIERRA_MADRE
        if is_free(s, KIMBERLEY):
            return KIMBERLEY
    if action == DEVELOPMENTS and is_free(s, MICHIGAN):
        improvement = s.parts.michigan[s.round - 1]
        s.a[idle * AREA + OWN_MINER] = 0  # judged with the miner gone
        place = choose_place(s, improvement, True).what
        s.a[idle * AREA + OWN_MINER] = 1
        if place >= 0:
            return MICHIGAN
    return -1


def uses_own_miner(s: State) -> bool:
    """TIN-13.60."""
    return s.table.emigration and s.n[HIS + OWN_MINERS] > 0


# -- action cards (TIN-13.8 to 13.10)


def zone_of(s: State) -> int:
    column = s.n[HIS + COLUMN]
    for zone in range(len(s.parts.zones)):
        if column <= s.parts.zones[zone][1]:
            return zone
    return len(s.parts.zones) - 1


def action_on(s: State, card: int) -> int:
    """What the card says now: the cell of round and zone, orange where copper is dear."""
    face = s.parts.action_cards[card]
    cell = (s.round - 1) * len(s.parts.zones) + zone_of(s)
    return face.orange[cell] if copper_is_dear(s) else face.plain[cell]


def why_not(s: State, action: int) -> str:
    """Why he cannot do what a cell says; nothing if he can, or does something in its place."""
    if action == PASS or emigrates_to(s, action) >= 0:
        return ""
    if action == BUILD:
        return why_not_build(s)
    if action == EXTRACT:
        if prefers_arsenic(s):
            return ""
        if s.parts.cost_extract > work_left(s, WALLACE):
            return "work"
        return "" if choose_extract(s).what >= 0 else "ore"
    if action == DEVELOPMENTS:
        return "" if first_development(s) >= 0 else "place"
    if action == PUMPS:
        return why_not_pumps(s)
    why = why_not_improve(s, action)
    if why and action == ADIT:  # pumps instead (TIN-13.25)
        return why_not_pumps(s)
    return why


def a_card_is_possible(s: State) -> bool:
    """Would any of his cards give an action now (TIN-R17)?"""
    asked = 0
    for card in range(len(s.parts.action_cards)):
        action = action_on(s, card)
        if asked >> action & 1 == 0:
            asked |= 1 << action
            if why_not(s, action) == "":
                return True
    return False


def is_finished(s: State) -> bool:
    """TIN-13.10: late in round 4 without ore or arsenic to get."""
    if s.round < ROUNDS or zone_of(s) < len(s.parts.zones) - 1:
        return False
    return choose_extract(s).what < 0 and not may_process(s)
