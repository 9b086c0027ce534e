"""The position: plain numbers, copied by hand. Both games keep it in the same way.

List `n` holds the numbers of every seat, list `b` the board (offsets below). A tile on the board is one number: goods
left, owner, kind. An unflipped tile that is to be sold holds one good, so that flipped means "no goods left" for every
industry.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.game import State as AnyState
from gwarek.games.brass.board import Board
from gwarek.games.brass.components import CANAL, Parts, Tile
from gwarek.games.brass.network import join, unlink_all

# phases of either game; those up to CHANCE_PHASES wait for chance
MERCHANTS: Final = 0
ORDER: Final = 1
START: Final = 2
DEAL: Final = 3
FACEDOWN: Final = 4
DRAW: Final = 5
DISTANT: Final = 6
ACTION: Final = 7
SECOND: Final = 8
DEVELOPING: Final = 9
SELLING: Final = 10
REMOVE: Final = 11
DISCARD: Final = 12
SELLOFF: Final = 13
OVER: Final = 14
CHANCE_PHASES: Final = 6
PHASE_WORDS: Final = [
    "merchants",
    "order",
    "start",
    "deal",
    "facedown",
    "draw",
    "distant",
    "action",
    "second",
    "developing",
    "selling",
    "remove",
    "card",
    "selloff",
    "over",
]

# what is being done, and what a discard pays for
NO_ACTION: Final = 0
LINK: Final = 1
LINKS: Final = 2
DEVELOP: Final = 3
SELL: Final = 4
LOAN: Final = 5
PASS: Final = 6
SCOUT: Final = 7
COMBINE: Final = 8
ACT_WORDS: Final = ["none", "link", "links", "develop", "sell", "loan", "pass", "scout", "combine"]

# per seat, within `n`
MONEY: Final = 0
SPENT: Final = 1  # money laid out in this round, for the turn order
INCOME: Final = 2  # space of the income marker
LINKS_LEFT: Final = 3
LINKED: Final = 4  # set of places where own links end; refreshed by effects.lay_link and refresh_links
OWN: Final = 5  # two numbers of the game's own
POINTS: Final = 7  # VP by source
TAKEN: Final = 16  # tiles gone from the mat, by industry
HAND: Final = 22  # cards by kind, after six industries
HELD: Final = 49  # kinds in hand, as a set, after 27 kinds; kept by `give_card` and `take_card`
COUNT: Final = 50  # cards in hand; kept with it
WIDTH: Final = 51  # written out, so that compiled code has the number

# sources of VP; one has another name in each game
ROWS: Final = 9
LINK_POINTS: Final = 0  # + 2 * era
INDUSTRY_POINTS: Final = 1  # + 2 * era
OWN_POINTS: Final = 4
SHORTFALL_POINTS: Final = 5
EXTRA_POINTS: Final = 6  # money, income, tiles again, in the introductory game

# tiles on the board
OWNER_SHIFT: Final = 3
KIND_SHIFT: Final = 6
GOODS_MASK: Final = 7
OWNER_MASK: Final = 7


def score_rows(own: str) -> list[str]:
    """The names of the sources of VP; `own`: the one that only this game has."""
    eras = ["canal-links", "canal-industries", "rail-links", "rail-industries"]
    return [*eras, own, "shortfall", "money", "income", "again"]


class Table:
    """What never changes during a game: the box, the options, and where things lie within `b`."""

    def __init__(
        self,
        parts: Parts,
        board: Board,
        faces: list[Tile],
        options: dict[str, str],
        seats: int,
        debt_rule: str,
    ) -> None:
        self.parts: Final = parts
        self.board: Final = board
        self.faces: Final = faces  # tiles by kind, as they are with these options
        self.options: Final = options
        self.seats: Final = seats
        self.debt_rule: Final = debt_rule  # where no tile is left to sell
        self.introductory: Final = options["introductory_game"] == "yes"
        self.rounds: Final = parts.rounds[seats]  # by era
        self.link_at: Final = len(parts.spaces)
        self.near_at: Final = self.link_at + len(parts.lines)
        self.joined_at: Final = self.near_at + board.places
        self.more_at: Final = self.joined_at + board.places  # what only one of the games has


@final
class State(AnyState):
    def __init__(
        self, table: Table, n: list[int], b: list[int], pool: list[int], order: list[int], discards: list[int]
    ) -> None:
        self.table = table
        self.parts = table.parts
        self.board = table.board
        self.faces = table.faces
        self.seats = table.seats
        self.link_at = table.link_at  # b: owner of the link on a line, or -1
        self.near_at = table.near_at  # b: places one link away; refreshed by effects.lay_link, refresh_links
        self.joined_at = table.joined_at  # b: connected places; refreshed with them
        self.phase = MERCHANTS
        self.era = CANAL
        self.round = 1
        self.turn = 0
        self.actions = 0  # actions left in this turn
        self.act = NO_ACTION
        self.due = 0  # cards still to be discarded for it
        self.first = -1  # line of the first of two rails, until the second is laid or declined
        self.sold = -1  # space of the tile being sold, while its sale waits for a draw or a choice
        self.debt = 0
        self.coal = 0  # cubes on the coal market
        self.iron = 0  # cubes on the iron market
        self.deck = 0  # cards in the draw deck
        self.marker = 0  # Lancashire: place of the cotton marker; follows from `used`
        self.used: list[int] = []  # Lancashire: distant-market tiles turned up; replaced, never changed
        self.n = n
        self.b = b
        self.pool = pool  # cards nobody has seen, by kind: the deck and those face down or set aside
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
        s.marker = self.marker
        s.used = self.used
        return s


def new_state(table: Table, size: int, pool: list[int]) -> State:
    """Before any chance is drawn; `size`: of the board with what only this game has."""
    parts = table.parts
    n = [0] * (WIDTH * table.seats)
    for seat in range(table.seats):
        base = seat * WIDTH
        n[base + MONEY] = parts.start_money
        n[base + INCOME] = parts.start_income
        n[base + LINKS_LEFT] = parts.links
    b = [0] * size
    for line in range(len(parts.lines)):
        b[table.link_at + line] = -1
    s = State(table, n, b, pool, list(range(table.seats)), [])
    s.coal = parts.coal.start
    s.iron = parts.iron.start
    refresh_links(s)
    return s


# -- readers, each one question


def goods_of(tile: int) -> int:
    """Cubes or barrels left; 1 on a tile not yet sold; 0 means flipped."""
    return tile & GOODS_MASK


def owner_of(tile: int) -> int:
    return tile >> OWNER_SHIFT & OWNER_MASK


def kind_of(tile: int) -> int:
    """The kind of a tile on the board; an empty space (0) has none."""
    return (tile >> KIND_SHIFT) - 1


def tile_of(seat: int, kind: int, goods: int) -> int:
    return goods | seat << OWNER_SHIFT | (kind + 1) << KIND_SHIFT


def lowest(s: State, seat: int, industry: int) -> int:
    """The kind of the lowest tile left on the mat, or -1."""
    stack = s.parts.stacks[industry]
    taken = s.n[seat * WIDTH + TAKEN + industry]
    return stack[taken] if taken < len(stack) else -1


def level_of(s: State, seat: int) -> int:
    """Income in pounds."""
    return s.parts.levels[s.n[seat * WIDTH + INCOME]]


def points(s: State, seat: int) -> int:
    """Victory points so far."""
    at = seat * WIDTH + POINTS
    total = 0
    for scored in s.n[at : at + ROWS]:
        total += scored
    return total


def cards_in_hand(s: State, seat: int) -> int:
    return s.n[seat * WIDTH + COUNT]


def has_cards(s: State, seat: int) -> bool:
    return s.n[seat * WIDTH + COUNT] > 0


def give_card(s: State, seat: int, card: int) -> None:
    base = seat * WIDTH
    s.n[base + HAND + card] += 1
    s.n[base + HELD] |= 1 << card
    s.n[base + COUNT] += 1


def take_card(s: State, seat: int, card: int) -> None:
    base = seat * WIDTH
    s.n[base + HAND + card] -= 1
    if s.n[base + HAND + card] == 0:
        s.n[base + HELD] &= ~(1 << card)
    s.n[base + COUNT] -= 1


def hand_of(s: State, seat: int) -> list[str]:
    """The cards of a hand by name."""
    at = seat * WIDTH + HAND
    return [id for card, id in enumerate(s.parts.card_ids) for _ in range(s.n[at + card])]


def are_joined(s: State, place: int, other: int) -> bool:
    """Does a route of links join the two places?"""
    return s.b[s.joined_at + place] >> other & 1 == 1


def actions_of(s: State) -> int:
    """Actions of a turn: fewer in the first round of the canal era."""
    return s.parts.first_actions if s.era == CANAL and s.round == 1 else s.parts.actions


def places_with_tiles(s: State, seat: int) -> int:
    """The set of places with a tile of the seat."""
    found = 0
    for space in range(s.link_at):
        tile = s.b[space]
        if tile and owner_of(tile) == seat:
            found |= 1 << s.board.place_of[space]
    return found


def network_of(s: State, seat: int) -> int:
    """Places with an own tile, or touched by an own link."""
    return places_with_tiles(s, seat) | s.n[seat * WIDTH + LINKED]


def tiles_on_board(s: State, seat: int) -> list[int]:
    """A seat's tiles on the board, by kind."""
    out = [0] * len(s.faces)
    for space in range(s.link_at):
        tile = s.b[space]
        if tile and owner_of(tile) == seat:
            out[kind_of(tile)] += 1
    return out


def tiles_gone(s: State, seat: int) -> list[int]:
    """A seat's tiles gone from the mat, by kind."""
    out = [0] * len(s.faces)
    for industry, stack in enumerate(s.parts.stacks):
        for kind in stack[: s.n[seat * WIDTH + TAKEN + industry]]:
            out[kind] += 1
    return out


def half_price(s: State, kind: int) -> int:
    """What a tile brings in a debt: half its cost, rounded down."""
    return s.faces[kind].money // s.parts.divisor


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
