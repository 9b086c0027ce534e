"""The position: plain numbers, copied by hand.

List `n` holds the numbers of every seat, list `b` the board (offsets below). A tile on the board is one number: goods
left, owner, kind. An unsold cotton mill, manufacturer or pottery holds one good, so that flipped means
"no goods left" for every industry (BIR-6.1).
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.game import State as AnyState
from gwarek.games.birmingham.board import Board
from gwarek.games.birmingham.components import CANAL, CARDS, DEAR, Parts
from gwarek.games.shared.network import join, unlink_all

# phases; those up to CHANCE_PHASES wait for chance
MERCHANTS: Final = 0
ORDER: Final = 1
DEAL: Final = 2
FACEDOWN: Final = 3
DRAW: Final = 4
ACTION: Final = 5
SECOND: Final = 6
SELLING: Final = 7
REMOVE: Final = 8
DISCARD: Final = 9
SELLOFF: Final = 10
OVER: Final = 11
CHANCE_PHASES: Final = DRAW
PHASES: Final = [
    "merchants",
    "order",
    "deal",
    "facedown",
    "draw",
    "action",
    "second",
    "selling",
    "remove",
    "card",
    "selloff",
    "over",
]

# what a discard pays for
NO_ACTION: Final = 0
LINK: Final = 1
LINKS: Final = 2
DEVELOP: Final = 3
SELL: Final = 4
LOAN: Final = 5
PASS: Final = 6
SCOUT: Final = 7
ACTS: Final = ["none", "link", "links", "develop", "sell", "loan", "pass", "scout"]

# per seat, within `n`
MONEY: Final = 0
SPENT: Final = 1  # money on the character tile (BIR-4.9)
INCOME: Final = 2  # space of the income marker
LINKS_LEFT: Final = 3
NETWORK: Final = (
    4  # set of places; refreshed by effects.lay_link, place_tile, and `refresh_network` when a tile is lost
)
HIDDEN: Final = 5  # 1 while a card lies face down under the discard pile (BIR-3.3)
KNOWN: Final = 6  # that card, if its owner has seen it (option), else -1
TAKEN: Final = 7  # tiles gone from the mat, by industry (6)
POINTS: Final = 13  # VP by source (see SCORE_ROWS)
HAND: Final = 22  # cards by kind
WIDTH: Final = HAND + CARDS

SCORE_ROWS: Final = [
    "canal-links",
    "canal-industries",
    "rail-links",
    "rail-industries",
    "bonus",
    "shortfall",
    "money",
    "income",
    "again",
]
LINK_POINTS: Final = 0  # + 2 * era
INDUSTRY_POINTS: Final = 1  # + 2 * era
BONUS_POINTS: Final = 4
SHORTFALL_POINTS: Final = 5
EXTRA_POINTS: Final = 6  # money, income, tiles again (BIR-18.1)

# tiles on the board
OWNER_SHIFT: Final = 3
KIND_SHIFT: Final = 6
GOODS_MASK: Final = 7
OWNER_MASK: Final = 7


@final
class Table:
    """What never changes during a game: the box, the options, and where things lie within `b`."""

    def __init__(self, parts: Parts, board: Board, options: dict[str, str], seats: int) -> None:
        self.parts: Final = parts
        self.board: Final = board
        self.options: Final = options
        self.seats: Final = seats
        dear = options["manufacturer_4_cost"] == str(DEAR[1])
        self.faces: Final = parts.dear_tiles if dear else parts.tiles
        self.both_first: Final = options["double_rail_coal"] == "both_first"
        self.may_decline: Final = options["gloucester_bonus"] == "optional"
        self.owner_looks: Final = options["setup_discard_visibility"] == "owner"
        self.introductory: Final = options["introductory_game"] == "yes"
        self.link_at: Final = len(parts.spaces)
        self.near_at: Final = self.link_at + len(parts.lines)
        self.joined_at: Final = self.near_at + board.places
        self.merchant_at: Final = self.joined_at + board.places
        self.barrel_at: Final = self.merchant_at + len(parts.merchant_spaces)
        self.size: Final = self.barrel_at + len(parts.merchant_spaces)


@final
class State(AnyState):
    def __init__(
        self, table: Table, n: list[int], b: list[int], pool: list[int], order: list[int], discards: list[int]
    ) -> None:
        self.table = table
        self.parts = table.parts
        self.board = table.board
        self.seats = table.seats
        self.faces = table.faces
        self.link_at = table.link_at  # b: owner of the link on a line, or -1
        self.near_at = table.near_at  # b: places one link away; refreshed by effects.lay_link, clear_links
        self.joined_at = table.joined_at  # b: connected places; refreshed with them
        self.merchant_at = table.merchant_at  # b: merchant tile by merchant space, or -1
        self.barrel_at = table.barrel_at  # b: its barrel
        self.phase = MERCHANTS
        self.era = CANAL
        self.round = 1
        self.turn = 0
        self.actions = 0  # actions left in this turn
        self.act = NO_ACTION
        self.due = 0  # cards still to be discarded for it
        self.first = -1  # line of the first of two rails, until the second is laid
        self.sold = -1  # space of the tile being sold, until a Gloucester removal is chosen
        self.debt = 0
        self.coal = 0  # cubes on the coal market
        self.iron = 0  # cubes on the iron market
        self.deck = 0  # cards in the draw deck
        self.n = n
        self.b = b
        self.pool = pool  # cards nobody has seen, by kind: the deck and face-down cards
        self.order = order  # turn order; replaced, never changed
        self.discards = discards  # seat * 32 + card, in the order discarded; replaced, never changed

    def copy(self) -> State:
        s = State(self.table, self.n[:], self.b[:], self.pool[:], self.order, self.discards)
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
        s.deck = self.deck
        return s


# -- readers, each one question


def goods_of(tile: int) -> int:
    """Cubes or barrels left; 1 on an unsold mill, manufacturer or pottery; 0 means flipped."""
    return tile & GOODS_MASK


def owner_of(tile: int) -> int:
    return tile >> OWNER_SHIFT & OWNER_MASK


def kind_of(tile: int) -> int:
    """The kind of a tile on the board; an empty space (0) has none."""
    return (tile >> KIND_SHIFT) - 1


def tile_of(seat: int, kind: int, goods: int) -> int:
    return goods | seat << OWNER_SHIFT | (kind + 1) << KIND_SHIFT


def lowest(s: State, seat: int, industry: int) -> int:
    """The kind of the lowest tile left on the mat, or -1 (BIR-8.2)."""
    stack = s.parts.stacks[industry]
    taken = s.n[seat * WIDTH + TAKEN + industry]
    return stack[taken] if taken < len(stack) else -1


def second_lowest(s: State, seat: int, industry: int) -> int:
    """The tile below the lowest one, or -1: what a second development of the industry would take."""
    stack = s.parts.stacks[industry]
    taken = s.n[seat * WIDTH + TAKEN + industry] + 1
    return stack[taken] if taken < len(stack) else -1


def level_of(s: State, seat: int) -> int:
    """Income in pounds (BIR-6.4)."""
    return s.parts.levels[s.n[seat * WIDTH + INCOME]]


def points(s: State, seat: int) -> int:
    """Victory points so far."""
    at = seat * WIDTH + POINTS
    total = 0
    for scored in s.n[at : at + len(SCORE_ROWS)]:
        total += scored
    return total


def cards_in_hand(s: State, seat: int) -> int:
    at = seat * WIDTH + HAND
    total = 0
    for count in s.n[at : at + CARDS]:
        total += count
    return total


def has_cards(s: State, seat: int) -> bool:
    at = seat * WIDTH + HAND
    for card in range(CARDS):  # without counting them all: asked after every action
        if s.n[at + card]:
            return True
    return False


def are_joined(s: State, place: int, other: int) -> bool:
    """Does a route of links join the two places (BIR-6.6)?"""
    return s.b[s.joined_at + place] >> other & 1 == 1


def wilds_per_type(s: State) -> int:
    """BIR-2.5 and option `wild_cards_per_type`."""
    return s.seats if s.table.options["wild_cards_per_type"] == "players" else 4


def bonus_amount(s: State, place: int) -> int:
    """The bonus of a merchant place; Nottingham's depends on an option (BIR-R1)."""
    face = s.parts.places[place]
    return int(s.table.options["nottingham_bonus_vp"]) if face.id == "nottingham" else face.amount


def actions_of(s: State) -> int:
    """Actions of a turn (BIR-4.3)."""
    return s.parts.first_actions if s.era == CANAL and s.round == 1 else s.parts.actions


def refresh_network(s: State, seat: int) -> None:
    """Find the network anew (BIR-6.5): places with an own tile or touched by an own link."""
    board = s.board
    network = 0
    for space in range(len(board.place_of)):
        tile = s.b[space]
        if tile and owner_of(tile) == seat:
            network |= 1 << board.place_of[space]
    for line in range(len(board.touches)):
        if s.b[s.link_at + line] == seat:
            network |= board.touches[line]
    s.n[seat * WIDTH + NETWORK] = network


def refresh_links(s: State) -> None:
    """Find neighbours and connected places anew from the links on the board."""
    board = s.board
    unlink_all(s.b, s.near_at, s.joined_at, board.places)
    for line in range(len(board.ends)):
        if s.b[s.link_at + line] >= 0:
            join(s.b, s.near_at, s.joined_at, board.ends[line])
