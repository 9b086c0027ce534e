"""The position: plain numbers, copied by hand.

List `n` holds the numbers of every player, list `a` those of every area, list `b` the boards beside the map (offsets
below). Lord Wallace is a player like the others, the second of the solo game, but never one who decides.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.game import State as AnyState
from gwarek.games.tinnerstrail.components import (
    ADIT,
    IMPROVEMENTS,
    PORT,
    REGIONS,
    ROUNDS,
    WILD,
    Parts,
)

# phases; those up to CHANCE_PHASES wait for chance
ORDER: Final = 0
OPEN: Final = 1
DEAL: Final = 2
BACK: Final = 3
ROLL_TIN: Final = 4
ROLL_COPPER: Final = 5
LOOK: Final = 6
REVEAL: Final = 7
TOP: Final = 8
CARD: Final = 9
WALLACE_MAP: Final = 10
WALLACE_DICE: Final = 11
KEEP: Final = 12
TURN: Final = 13
MAP: Final = 14
OPENING: Final = 15
BIDDING: Final = 16
MAP_AFTER: Final = 17
CALCINER: Final = 18
DRAIN: Final = 19
TOKENS: Final = 20
RAISE: Final = 21
INVEST: Final = 22
SURVEY: Final = 23
OVER: Final = 24
CHANCE_PHASES: Final = WALLACE_DICE
PHASES: Final = [
    "order",
    "open",
    "deal",
    "back",
    "tin",
    "copper",
    "look",
    "reveal",
    "top",
    "card",
    "wallace_map",
    "wallace_dice",
    "keep",
    "turn",
    "map",
    "opening",
    "bidding",
    "map_after",
    "calciner",
    "pumps",
    "tokens",
    "adelaide",
    "invest",
    "survey",
    "over",
]

# what a look, a tile turned up or a back seen was for
FOR_NOTHING: Final = 0
FOR_BID: Final = 1  # the opener has played a map and is about to bid
FOR_MINE: Final = 2  # somebody has won
FOR_SURVEY: Final = 3
FOR_GREENFIELD: Final = 4
FOR_SETUP: Final = 5
FOR_DICE: Final = 6  # Lord Wallace has turned up his map and is about to bid
FOR_AREA: Final = 7  # Lord Wallace has put a map aside and goes on looking for an area
PURPOSES: Final = ["nothing", "bid", "mine", "survey", "greenfield", "setup", "dice", "area"]

# per player, within `n`
MONEY: Final = 0  # of Lord Wallace: what he has spent this round (TIN-13.2)
COLUMN: Final = 1
ROW: Final = 2  # row on the investment track, 0: has not passed
MINES: Final = 3  # unbuilt
HELD: Final = 4  # copper, tin
ARSENIC_HELD: Final = 6
LIMITER: Final = 7  # column of the limiter; right of the track while unused
CALCINERS: Final = 8  # 1: not built yet
OWN_MINERS: Final = 9
TOKENS_HELD: Final = 10  # from Michigan, by improvement
INCOME: Final = 14  # from Kimberley, each round
RISE: Final = 15  # 1: Adelaide token of this round
WITHDRAWN: Final = 16  # from investing
BID: Final = 17  # last bid of this auction
EXTRA: Final = 18  # Lord Wallace's arsenic and Kimberley money of this round (TIN-13.53, 13.63)
POINTS: Final = 19  # by round, then Sierra Madre
HAND: Final = 24  # map held + 1, by deck
USED: Final = 29  # map played from hand + 1, by deck
THROWN: Final = 34  # map discarded at setup + 1, by region
CHOICE: Final = 38  # the two maps dealt + 1, by region, until one is kept
WIDTH: Final = 46
SIERRA_POINTS: Final = ROUNDS
SCORE_ROWS: Final = ["round-1", "round-2", "round-3", "round-4", "sierra-madre"]

# per area, within `a`
OWNER: Final = 0  # of the mine, -1: none
TILE: Final = 1  # see `tile_word`
ORE: Final = 2  # copper, tin
WATER: Final = 4
ARSENIC: Final = 5
DRAINAGE: Final = 6
THERE: Final = 7  # neutral miners, ports, trains
OWN_MINER: Final = 10  # 1: of the mine's owner's colour
PUMP: Final = 11  # steam pumps that stay
CALCINER_HERE: Final = 12
AREA: Final = 13

# tiles: 0 none, else state, who has looked (set of seats), kind + 1 (0: nobody knows it yet)
DOWN: Final = 1
UP: Final = 2
LOST: Final = 3  # removed unsold; its face stays unknown (TIN-6.6)
STATE_MASK: Final = 3
SEERS_SHIFT: Final = 2
SEERS_MASK: Final = 31
KIND_SHIFT: Final = 8

# the boards, within `b`
SHELF: Final = 0  # tokens left, improvement * ROUNDS + round - 1
GROUPS: Final = SHELF + 4 * ROUNDS  # set of pump groups taken this round
SENT: Final = GROUPS + 1  # emigrant on destination * ROUNDS + round - 1: seat + 1
LEFT: Final = SENT + 4 * ROUNDS  # maps left in Lord Wallace's survey deck, by region
MARKET: Final = LEFT + REGIONS  # cubes by space

# where a played map came from; below: the hand of that seat
FROM_DECK: Final = 5
FROM_WALLACE: Final = 6
SOURCE_SHIFT: Final = 8
KIND_MASK: Final = 255

WALLACE: Final = 1  # his seat in the solo game


@final
class Table:
    """What never changes during a game: the box, the options and what follows from them."""

    def __init__(self, parts: Parts, options: dict[str, str], people: int) -> None:
        self.parts: Final = parts
        self.options: Final = options
        self.people: Final = people  # seats of the table
        self.solo: Final = people == 1
        self.players: Final = 2 if people == 1 else people
        self.few: Final = people <= 2  # auctions by TIN-6, decks beside the board
        self.arsenic: Final = options["arsenic"] == "yes"
        self.emigration: Final = options["emigration"] == "yes"
        self.pack_tiles: Final = options["kickstarter"] in ("tiles", "both")
        self.pack_maps: Final = options["kickstarter"] in ("maps", "both")
        self.regions: Final = parts.used_regions[people]
        self.better_mines: Final = self.solo and options["better_mines"] == "yes"
        self.cheap_labour: Final = options["cheap_labour"] == "yes"
        more = ["none", "one", "two"].index(options["more_mines"])
        self.extra_mines: Final = parts.extra_mines[more - 1] if more and self.solo else 0
        self.deeper: Final = parts.deep_pockets if options["deep_pockets"] == "yes" else 0
        self.friends: Final = options["friends_in_high_places"] == "yes"
        self.row_below: Final = self.solo and options["cooked_books"] == "row_below"
        self.second_row: Final = self.solo and options["cooked_books"] == "row2"
        self.subsidy: Final = self.solo and options["subsidy"] == "yes"
        self.greenfield: Final = self.solo and options["greenfield_purchase"] == "yes"
        self.one_side: Final = options["lw_adit_sides"] == "one"
        self.always_up: Final = self.solo and options["solo_reveal"] == "always"
        shelf = parts.shelves[people]
        self.shelf: Final = shelf
        self.groups: Final = shelf.pumps
        self.group_rounds: Final = shelf.pump_rounds
        # maps in play: how many of each, at the beginning
        counts: list[int] = []
        for map in parts.maps:
            in_play = map.deck in self.regions
            if map.deck == WILD:
                in_play = not self.few and map.kickstarter == self.pack_maps
            counts.append(map.count if in_play else 0)
        self.map_counts: Final = counts
        self.decks: Final = self.regions + ([] if self.few else [WILD])
        tiles = 0
        for kind in range(len(parts.tiles)):
            tile = parts.tiles[kind]
            if tile.region in self.regions and (self.pack_tiles or not tile.kickstarter):
                tiles |= 1 << kind
        self.tiles: Final = tiles  # in play, as a set
        self.board: Final = MARKET + len(parts.market)


@final
class State(AnyState):
    def __init__(
        self,
        table: Table,
        n: list[int],
        a: list[int],
        b: list[int],
        pool: list[int],
        track: list[int],
        rows: list[int],
        played: list[int],
    ) -> None:
        self.table = table
        self.parts = table.parts
        self.players = table.players
        self.phase = ORDER
        self.round = 1
        self.turn = 0  # who decides (phases that deal: whose, which region)
        self.active = 0  # whose turn on the work track it is
        self.tin = -1  # column of the price
        self.copper = -1
        self.adits = 0  # set of borders
        self.tiles = table.tiles  # tiles nobody has seen, as a set
        self.purpose = FOR_NOTHING
        self.area = -1  # auction, or area of a mine being built
        self.bid = 0
        self.leader = -1
        self.bidders = 0  # set of seats still in
        self.map = -1  # played for this area
        self.source = -1  # where it came from
        self.minimum = 0
        self.pumps = 0  # still to be used
        self.group = 0  # size of the group taken
        self.peek = -1  # who looked at the tile for sale in this auction without having surveyed it
        self.surveys = 0  # how many may still look
        self.back = -1  # region on the back of Lord Wallace's next map
        self.cards = 0  # his action cards revealed since the last shuffle, as a set
        self.deal = 0  # tells one sampled position from another
        self.n = n
        self.a = a
        self.b = b
        self.pool = pool  # maps nobody holds: in a deck or in the box, by kind
        self.track = track  # order of arrival; within a column, top to bottom; replaced, never changed
        self.rows = rows  # investment track from the top; replaced, never changed
        self.played = played  # maps played: kind | source << 8, oldest first; replaced, never changed

    def copy(self) -> State:
        s = State(
            self.table, self.n[:], self.a[:], self.b[:], self.pool[:], self.track, self.rows, self.played
        )
        s.phase = self.phase
        s.round = self.round
        s.turn = self.turn
        s.active = self.active
        s.tin = self.tin
        s.copper = self.copper
        s.adits = self.adits
        s.tiles = self.tiles
        s.purpose = self.purpose
        s.area = self.area
        s.bid = self.bid
        s.leader = self.leader
        s.bidders = self.bidders
        s.map = self.map
        s.source = self.source
        s.minimum = self.minimum
        s.pumps = self.pumps
        s.group = self.group
        s.peek = self.peek
        s.surveys = self.surveys
        s.back = self.back
        s.cards = self.cards
        s.deal = self.deal
        return s


# -- tiles


def tile_word(state: int, seers: int, kind: int) -> int:
    """A tile on the map; kind -1: nobody knows it."""
    return state | seers << SEERS_SHIFT | (kind + 1) << KIND_SHIFT


def tile_state(word: int) -> int:
    return word & STATE_MASK


def tile_kind(word: int) -> int:
    """Which tile it is, -1 while nobody knows."""
    return (word >> KIND_SHIFT) - 1


def seers_of(word: int) -> int:
    return word >> SEERS_SHIFT & SEERS_MASK


def is_down(s: State, area: int) -> bool:
    return s.a[area * AREA + TILE] & STATE_MASK == DOWN


def is_up(s: State, area: int) -> bool:
    return s.a[area * AREA + TILE] & STATE_MASK == UP


def has_tile(s: State, area: int) -> bool:
    state = s.a[area * AREA + TILE] & STATE_MASK
    return state in (DOWN, UP)


# -- readers, each one question


def is_wallace(s: State, seat: int) -> bool:
    return s.table.solo and seat == WALLACE


def last_column(s: State, seat: int) -> int:
    """TIN-3.8, 10.5."""
    return min(s.parts.last_column, s.n[seat * WIDTH + LIMITER] - 1)


def work_left(s: State, seat: int) -> int:
    """Remaining work points (TIN-3.8)."""
    return last_column(s, seat) - s.n[seat * WIDTH + COLUMN]


def has_passed(s: State, seat: int) -> bool:
    return s.n[seat * WIDTH + ROW] > 0


def may_take_part(s: State, seat: int) -> bool:
    """TIN-5.2, apart from money."""
    base = seat * WIDTH
    return s.n[base + ROW] == 0 and s.n[base + MINES] > 0 and work_left(s, seat) >= s.parts.cost_build


def minimum_for(s: State, map: int) -> int:
    """The least opening bid (TIN-5.5, 6.3, R16); `map` is played before the bidding or -1."""
    if not s.table.few:
        return 1 + len(s.rows)
    least = s.parts.maps[map].value if map >= 0 else 0
    if s.table.solo and has_passed(s, WALLACE):
        least += 1
    return least


def capacity(s: State, area: int) -> int:
    """TIN-7.1, 13.40; of an area with a mine."""
    at = area * AREA
    base = s.parts.base_capacity
    if s.table.better_mines and s.a[at + OWNER] == WALLACE:
        base += 1
    return base + s.a[at + THERE] + s.a[at + THERE + 1] + s.a[at + THERE + 2] + s.a[at + OWN_MINER]


def ore_in(s: State, area: int) -> int:
    at = area * AREA + ORE
    return s.a[at] + s.a[at + 1]


def tokens_left(s: State, improvement: int) -> int:
    """In this round's column of the improvement board (TIN-8.1)."""
    return s.b[SHELF + improvement * ROUNDS + s.round - 1]


def next_group(s: State) -> int:
    """The rightmost pump group available, or -1 (TIN-8.9)."""
    groups = s.table.groups
    for group in range(len(groups) - 1, -1, -1):
        if s.table.group_rounds[group] <= s.round and s.b[GROUPS] >> group & 1 == 0:
            return group
    return -1


def deck_size(s: State, region: int) -> int:
    """Maps in the region deck beside the board (TIN-2.8)."""
    size = 0
    for kind in s.parts.maps_of[region]:
        size += s.pool[kind]
    if s.table.solo:  # those he has not turned up are among the unseen ones
        size -= 2 - turned_by_wallace(s, region)
    return size


def turned_by_wallace(s: State, region: int) -> int:
    """How many of his two maps of a region he has turned up."""
    count = 0
    for item in s.played:
        if item >> SOURCE_SHIFT == FROM_WALLACE and s.parts.maps[item & KIND_MASK].deck == region:
            count += 1
    return count


def market_price(s: State) -> int:
    """What the next arsenic cube fetches this round (TIN-10.7, 10.8)."""
    return s.parts.market[market_space(s)]


def market_space(s: State) -> int:
    last = len(s.parts.market) - 1
    for space in range(last):
        if s.parts.market_closes[s.parts.market_section[space]] > s.round and s.b[MARKET + space] == 0:
            return space
    return last


def price_of(s: State, ore: int) -> int:
    """This round's price of copper or tin; 0 before it is rolled."""
    column = s.copper if ore == 0 else s.tin
    return s.parts.prices[ore][column] if column >= 0 else 0


def points(s: State, seat: int) -> int:
    at = seat * WIDTH + POINTS
    return sum(s.n[at : at + len(SCORE_ROWS)])


def scoring_row(s: State, seat: int) -> int:
    """The row of the investment table a player scores by, from 0 (TIN-9.2, 13.44, 13.45)."""
    row = s.n[seat * WIDTH + ROW] - 1
    table = s.table
    if table.solo:
        if seat == WALLACE:
            return 0 if table.friends else row
        if table.row_below:
            return row + 1
        if table.second_row:
            return 1
    return row


def ore_of_mines(s: State, seat: int) -> int:
    """Copper and tin left in a player's mines (TIN-9.7)."""
    count = 0
    for area in range(len(s.parts.areas)):
        if s.a[area * AREA + OWNER] == seat:
            count += ore_in(s, area)
    return count


def front_of_track(s: State) -> int:
    """Who is active: leftmost column, topmost there, among those who have not passed; -1: all have (TIN-3.6)."""
    best = -1
    column = 0
    for seat in s.track:
        base = seat * WIDTH
        if s.n[base + ROW] == 0 and (best < 0 or s.n[base + COLUMN] < column):
            best = seat
            column = s.n[base + COLUMN]
    return best


def choosing(s: State, seat: int) -> int:
    """The region whose two maps the seat looks at, or -1 (TIN-2.7)."""
    for region in s.table.regions:
        if s.n[seat * WIDTH + CHOICE + 2 * region]:
            return region
    return -1


def holds_map_for(s: State, seat: int, area: int) -> bool:
    """As far as everybody sees: a map with the region's back, or of the wild deck."""
    at = seat * WIDTH + HAND
    return s.n[at + s.parts.region_of[area]] > 0 or s.n[at + WILD] > 0


def trouble_with_map(s: State, map: int, area: int) -> str:
    """Why a map cannot fully apply to an area: `inland`, `port`, `miner`, or nothing (TIN-R7)."""
    face = s.parts.maps[map]
    at = area * AREA
    if face.port:
        if not s.parts.coastal[area]:
            return "inland"
        if s.a[at + THERE + PORT]:
            return "port"
    if face.miner and s.a[at + THERE] + s.a[at + OWN_MINER] > 0:
        return "miner"
    return ""


def limit_reached(s: State, improvement: int, place: int) -> bool:
    """Is there one already (TIN-1.5)? `place` is an area, for an adit a border."""
    if improvement == ADIT:
        return s.adits >> place & 1 == 1
    at = place * AREA
    if improvement == 0:
        return s.a[at + THERE] + s.a[at + OWN_MINER] > 0
    return s.a[at + THERE + improvement] > 0


def new_state(parts: Parts, options: dict[str, str], people: int) -> State:
    """Before any chance is drawn (TIN-2)."""
    table = Table(parts, options, people)
    n = [0] * (WIDTH * table.players)
    for seat in range(table.players):
        base = seat * WIDTH
        n[base + MONEY] = parts.start_money
        n[base + MINES] = parts.mines
        n[base + LIMITER] = parts.last_column + 1
        if table.arsenic:
            n[base + CALCINERS] = 1
        if table.emigration:
            n[base + OWN_MINERS] = parts.own_miners
    if table.solo:
        n[WALLACE * WIDTH + MONEY] = 0
        n[WALLACE * WIDTH + MINES] += table.extra_mines
    a = [0] * (AREA * len(parts.areas))
    for area in range(len(parts.areas)):
        a[area * AREA + OWNER] = -1
    for area in parts.laid[people]:
        a[area * AREA + TILE] = tile_word(DOWN, 0, -1)
    b = [0] * table.board
    for improvement in range(len(IMPROVEMENTS)):
        for at in range(ROUNDS):
            b[SHELF + improvement * ROUNDS + at] = table.shelf.tokens[improvement][at]
    track = list(range(table.players))
    if table.solo:
        for region in table.regions:
            b[LEFT + region] = 2
        track = [WALLACE, 0]  # TIN-13.3
    s = State(table, n, a, b, table.map_counts[:], track, [], [])
    if table.solo:
        s.phase = OPEN
    return s
