"""The position: plain numbers, copied by hand.

List `n` holds the numbers of every seat, list `b` the board (offsets below). A tile on the board is one number: goods
left, owner, kind. An unflipped cotton mill or port holds one good, so that flipped means "no goods left" for every
industry (LAN-8.5).
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.game import State as AnyState
from gwarek.games.lancashire.board import Board
from gwarek.games.lancashire.components import CANAL, CARDS, COAL_MINE, Parts, Tile
from gwarek.games.shared.network import join, unlink_all

# phases; those up to CHANCE_PHASES wait for chance
START: Final = 0
DEAL: Final = 1
DRAW: Final = 2
DISTANT: Final = 3
ACTION: Final = 4
SECOND: Final = 5
DEVELOPING: Final = 6
SELLING: Final = 7
DISCARD: Final = 8
SELLOFF: Final = 9
OVER: Final = 10
CHANCE_PHASES: Final = DISTANT
PHASES: Final = [
    "start",
    "deal",
    "draw",
    "distant",
    "action",
    "second",
    "developing",
    "selling",
    "card",
    "selloff",
    "over",
]

# what is being done, and what a discard pays for
NO_ACTION: Final = 0
COMBINE: Final = 1
LINK: Final = 2
DEVELOP: Final = 3
SELL: Final = 4
LOAN: Final = 5
PASS: Final = 6
ACTS: Final = ["none", "combine", "link", "develop", "sell", "loan", "pass"]

# per seat, within `n`
MONEY: Final = 0
SPENT: Final = 1  # money in the Amount Spent box (LAN-3.14)
INCOME: Final = 2  # space of the income disc
LINKS_LEFT: Final = 3
LINKED: Final = 4  # set of places where own links end; refreshed by effects.lay_link and refresh_links
BUILT: Final = 5  # 1 once the seat has built an industry in this game (LAN-5.6, option)
TAKEN: Final = 6  # tiles gone from the stacks, by industry (5)
POINTS: Final = 11  # VP by source (see SCORE_ROWS)
HAND: Final = 20  # cards by kind
WIDTH: Final = HAND + CARDS

SCORE_ROWS: Final = [
    "canal-links",
    "canal-industries",
    "rail-links",
    "rail-industries",
    "cash",
    "shortfall",
    "money",
    "income",
    "again",
]
LINK_POINTS: Final = 0  # + 2 * era
INDUSTRY_POINTS: Final = 1  # + 2 * era
CASH_POINTS: Final = 4
SHORTFALL_POINTS: Final = 5
EXTRA_POINTS: Final = 6  # money, income, tiles again (LAN-V1)

# tiles on the board
OWNER_SHIFT: Final = 3
KIND_SHIFT: Final = 6
GOODS_MASK: Final = 7
OWNER_MASK: Final = 7

# option rail_coal_end (LAN-R6)
CHOSEN_END: Final = 0
NEAREST_OF_BOTH: Final = 1
FREE_END: Final = 2
RAIL_ENDS: Final = ["chosen_end", "nearest_of_both_ends", "free_end"]


@final
class Table:
    """What never changes during a game: the box, the options, and where things lie within `b`."""

    def __init__(self, parts: Parts, board: Board, options: dict[str, str], seats: int) -> None:
        self.parts: Final = parts
        self.board: Final = board
        self.options: Final = options
        self.seats: Final = seats
        self.bonus_is_income: Final = options["distant_bonus"] == "income"
        self.debt_rule: Final = options["unpayable_debt"]
        self.own_tile_reaches: Final = options["canal_industry_card_own_tile"] == "yes"
        there = not parts.is_small  # on the small map an end is missing
        self.virtual_link: Final = options["virtual_link"] == "yes" and there
        self.virtual_for_all: Final = options["virtual_link"] == "anybody" and there
        self.combine_overbuilds: Final = options["double_action_overbuild"] == "yes"
        self.rail_end: Final = RAIL_ENDS.index(options["rail_coal_end"])
        self.first_of_game_only: Final = options["free_first_build"] == "first_of_game_only"
        self.income_first: Final = options["income_timing"] == "start_of_round"
        self.refill_per_turn: Final = options["refill_timing"] == "end_of_turn"
        self.shared_victory: Final = options["shared_victory"] == "yes"
        self.introductory: Final = options["introductory_game"] == "yes"
        self.rounds: Final = parts.setups[seats].rounds
        self.aside: Final = parts.setups[seats].aside
        self.link_at: Final = len(parts.spaces)
        self.near_at: Final = self.link_at + len(parts.lines)
        self.joined_at: Final = self.near_at + board.places
        self.size: Final = self.joined_at + board.places


@final
class State(AnyState):
    def __init__(
        self,
        table: Table,
        n: list[int],
        b: list[int],
        pool: list[int],
        order: list[int],
        discards: list[int],
        used: list[int],
    ) -> None:
        self.table = table
        self.parts = table.parts
        self.board = table.board
        self.seats = table.seats
        self.link_at = table.link_at  # b: owner of the link on a line, or -1
        self.near_at = table.near_at  # b: places one link away; refreshed by effects.lay_link, refresh_links
        self.joined_at = table.joined_at  # b: connected places; refreshed with them
        self.phase = START
        self.era = CANAL
        self.round = 1
        self.turn = 0
        self.actions = 0  # actions left in this turn
        self.act = NO_ACTION
        self.due = 0  # cards still to be discarded for it
        self.first = -1  # line of the first railway, until the second is laid or declined
        self.sold = -1  # space of the mill that sells to the distant market, until its tile is turned up
        self.debt = 0
        self.coal = 0  # cubes on the coal demand track
        self.iron = 0  # cubes on the iron demand track
        self.marker = 0  # place of the cotton marker; follows from `used`
        self.deck = 0  # cards in the draw deck
        self.n = n
        self.b = b
        self.pool = pool  # cards nobody has seen, by kind: the deck and the cards set aside
        self.order = order  # turn order; replaced, never changed
        self.discards = discards  # seat * 32 + card, in the order discarded; replaced, never changed
        self.used = used  # kinds of distant-market tiles turned up in this period; replaced, never changed

    def copy(self) -> State:
        s = State(self.table, self.n[:], self.b[:], self.pool[:], self.order, self.discards, self.used)
        s.phase = self.phase
        s.era = self.era
        s.round = self.round
        s.turn = self.turn
        s.actions = self.actions
        s.act = self.act
        s.due = self.due
        s.first = self.first
        s.sold = self.sold
        s.debt = self.debt
        s.coal = self.coal
        s.iron = self.iron
        s.marker = self.marker
        s.deck = self.deck
        return s


# -- readers, each one question


def goods_of(tile: int) -> int:
    """Cubes left; 1 on an unflipped mill or port; 0 means flipped."""
    return tile & GOODS_MASK


def owner_of(tile: int) -> int:
    return tile >> OWNER_SHIFT & OWNER_MASK


def kind_of(tile: int) -> int:
    """The kind of a tile on the board; an empty space (0) has none."""
    return (tile >> KIND_SHIFT) - 1


def tile_of(seat: int, kind: int, goods: int) -> int:
    return goods | seat << OWNER_SHIFT | (kind + 1) << KIND_SHIFT


def goods_of_new(face: Tile) -> int:
    """What lies on a tile just built; a shipyard is flipped at once (LAN-5.26)."""
    return 1 if face.industry < COAL_MINE else face.cubes


def top_tile(s: State, seat: int, industry: int) -> int:
    """The kind of the tile on top of the stack, or -1 (LAN-5.2)."""
    stack = s.parts.stacks[industry]
    taken = s.n[seat * WIDTH + TAKEN + industry]
    return stack[taken] if taken < len(stack) else -1


def level_of(s: State, seat: int) -> int:
    """Income in pounds (LAN-8.1)."""
    return s.parts.levels[s.n[seat * WIDTH + INCOME]]


def points(s: State, seat: int) -> int:
    """Victory points so far."""
    at = seat * WIDTH + POINTS
    total = 0
    for row in range(len(SCORE_ROWS)):
        total += s.n[at + row]
    return total


def cards_in_hand(s: State, seat: int) -> int:
    at = seat * WIDTH + HAND
    total = 0
    for card in range(CARDS):
        total += s.n[at + card]
    return total


def market_is_open(s: State) -> bool:
    """May cotton be sold to the distant market (LAN-10.5)?"""
    return s.marker < s.parts.closed


def unseen_steps(s: State) -> list[int]:
    """Distant-market tiles not yet turned up in this period, by kind."""
    left = s.parts.step_counts[:]
    for kind in s.used:
        left[kind] -= 1
    return left


def actions_of(s: State) -> int:
    """Actions of a turn (LAN-3.4, 3.5)."""
    return s.parts.first_actions if s.era == CANAL and s.round == 1 else s.parts.actions


def refresh_links(s: State) -> None:
    """Find neighbours, connected places and the ends of own links anew from the links on the board."""
    board = s.board
    unlink_all(s.b, s.near_at, s.joined_at, board.places)
    for seat in range(s.seats):
        s.n[seat * WIDTH + LINKED] = 0
    for line in range(len(board.ends)):
        owner = s.b[s.link_at + line]
        if owner >= 0:
            join(s.b, s.near_at, s.joined_at, board.ends[line])
            s.n[owner * WIDTH + LINKED] |= board.touches[line]
