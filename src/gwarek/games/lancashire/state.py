"""What a position of Lancashire has beside what both games of Brass keep (`gwarek.games.brass.state`)."""

from __future__ import annotations

from typing import Final, final

from gwarek.games.brass import state as brass
from gwarek.games.brass.board import Board
from gwarek.games.brass.components import Tile
from gwarek.games.brass.state import OWN, START, State
from gwarek.games.lancashire.components import COAL_MINE, INDUSTRIES, Box, Distant

PHASES: Final = [
    word for word in brass.PHASE_WORDS if word not in ("merchants", "order", "facedown", "remove")
]
ACTS: Final = ["none", "combine", "link", "develop", "sell", "loan", "pass"]
SCORE_ROWS: Final = brass.score_rows("cash")

BUILT: Final = OWN  # 1 once the seat has built an industry in this game (LAN-5.6, option)

# option rail_coal_end (LAN-R6)
CHOSEN_END: Final = 0
NEAREST_OF_BOTH: Final = 1
FREE_END: Final = 2
RAIL_ENDS: Final = ["chosen_end", "nearest_of_both_ends", "free_end"]


def board_of(box: Box) -> Board:
    """The map (LAN-1.5, 1.6), with the spaces a port must use first (LAN-5.11, 5.12)."""
    before: list[list[list[int]]] = [[[] for _ in INDUSTRIES] for _ in box.parts.spaces]
    for priority in box.priorities:
        before[priority.then][priority.industry].append(priority.first)
    return Board(box.parts, before)


@final
class Table(brass.Table):
    def __init__(self, box: Box, board: Board, options: dict[str, str], seats: int) -> None:
        super().__init__(box.parts, board, box.parts.tiles, options, seats, options["unpayable_debt"])
        self.box: Final = box
        self.distant: Final[Distant] = box.distant
        self.bonus_is_income: Final = options["distant_bonus"] == "income"
        self.own_tile_reaches: Final = options["canal_industry_card_own_tile"] == "yes"
        there = not box.is_small  # on the small map an end is missing
        self.virtual: Final = [1 << place for place in box.virtual]  # its two ends (LAN-4.5)
        self.virtual_link: Final = options["virtual_link"] == "yes" and there
        self.virtual_for_all: Final = options["virtual_link"] == "anybody" and there
        self.combine_overbuilds: Final = options["double_action_overbuild"] == "yes"
        self.rail_end: Final = RAIL_ENDS.index(options["rail_coal_end"])
        self.first_of_game_only: Final = options["free_first_build"] == "first_of_game_only"
        self.income_first: Final = options["income_timing"] == "start_of_round"
        self.refill_per_turn: Final = options["refill_timing"] == "end_of_turn"
        self.shared_victory: Final = options["shared_victory"] == "yes"
        self.aside: Final = box.aside[seats]
        self.before_rule: Final = ["" for _ in box.parts.spaces]  # why a space comes second
        for priority in box.priorities:
            self.before_rule[priority.then] = priority.rule


def table_of(s: State) -> Table:
    table = s.table
    assert isinstance(table, Table)
    return table


def new_state(table: Table) -> State:
    """Before any chance is drawn (LAN-2)."""
    s = brass.new_state(table, table.more_at, table.box.card_counts[:])
    s.phase = START
    s.deck = sum(s.pool) - table.aside[s.era]
    return s


# -- readers, each one question


def goods_of_new(face: Tile) -> int:
    """What lies on a tile just built; a shipyard is flipped at once (LAN-5.26)."""
    return 1 if face.industry < COAL_MINE else face.cubes


def market_is_open(s: State) -> bool:
    """May cotton be sold to the distant market (LAN-10.5)?"""
    return s.marker < table_of(s).distant.closed


def unseen_steps(s: State) -> list[int]:
    """Distant-market tiles not yet turned up in this period, by kind."""
    left = table_of(s).distant.step_counts[:]
    for kind in s.used:
        left[kind] -= 1
    return left


def marker_after(s: State) -> int:
    """Where the tiles turned up have brought the cotton marker (LAN-10.5, R14)."""
    distant = table_of(s).distant
    return min(distant.closed, sum(distant.steps[kind] for kind in s.used))
