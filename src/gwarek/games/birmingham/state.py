"""What a position of Birmingham has beside what both games of Brass keep (`gwarek.games.brass.state`)."""

from __future__ import annotations

from typing import Final, final

from gwarek.games.birmingham.components import BREWERY, COAL_MINE, DEAR, INDUSTRIES, Box
from gwarek.games.brass import state as brass
from gwarek.games.brass.board import Board
from gwarek.games.brass.components import Tile
from gwarek.games.brass.state import OWN, TAKEN, WIDTH, State

PHASES: Final = [word for word in brass.PHASE_WORDS if word not in ("start", "distant", "developing")]
ACTS: Final = ["none", "link", "links", "develop", "sell", "loan", "pass", "scout"]
SCORE_ROWS: Final = brass.score_rows("bonus")

HIDDEN: Final = OWN  # 1 while a card lies face down under the discard pile (BIR-3.3)
KNOWN: Final = OWN + 1  # that card, if its owner has seen it (option), else -1


def board_of(box: Box) -> Board:
    """The map (BIR-1.2 to 1.4), with the spaces that show one industry only: they come first (BIR-8.3)."""
    spaces = box.parts.spaces
    before = [
        [
            [
                other
                for other in range(len(spaces))
                if space.shows != 1 << industry
                and spaces[other].place == space.place
                and spaces[other].shows == 1 << industry
            ]
            for industry in range(len(INDUSTRIES))
        ]
        for space in spaces
    ]
    return Board(box.parts, before)


@final
class Table(brass.Table):
    def __init__(self, box: Box, board: Board, options: dict[str, str], seats: int) -> None:
        dear = options["manufacturer_4_cost"] == str(DEAR[1])
        faces = box.dear_tiles if dear else box.parts.tiles
        super().__init__(box.parts, board, faces, options, seats, "lose_vp")
        self.box: Final = box
        self.both_first: Final = options["double_rail_coal"] == "both_first"
        self.may_decline: Final = options["gloucester_bonus"] == "optional"
        self.owner_looks: Final = options["setup_discard_visibility"] == "owner"
        self.merchant_place: Final[list[int]] = box.merchant_place
        self.merchant_at: Final[int] = self.more_at  # b: merchant tile by merchant space, or -1
        self.barrel_at: Final = self.merchant_at + len(box.merchant_spaces)  # b: its barrel
        self.size: Final = self.barrel_at + len(box.merchant_spaces)


def table_of(s: State) -> Table:
    table = s.table
    assert isinstance(table, Table)
    return table


def new_state(table: Table) -> State:
    """Before any chance is drawn (BIR-2, 3)."""
    pool = [card.counts[table.seats - 2] for card in table.parts.cards]
    s = brass.new_state(table, table.size, pool)
    for seat in range(s.seats):
        s.n[seat * WIDTH + KNOWN] = -1
    for merchant in range(len(table.merchant_place)):
        s.b[table.merchant_at + merchant] = -1
    s.deck = sum(pool)
    return s


# -- readers, each one question


def goods_of_new(s: State, face: Tile) -> int:
    """What lies on a tile just built: a brewery has more barrels in the rail era (BIR-8.5)."""
    if face.industry == BREWERY:
        return table_of(s).box.barrels[s.era]
    return 1 if face.industry < COAL_MINE else face.cubes


def second_lowest(s: State, seat: int, industry: int) -> int:
    """The tile below the lowest one, or -1: what a second development of the industry would take."""
    stack = s.parts.stacks[industry]
    taken = s.n[seat * WIDTH + TAKEN + industry] + 1
    return stack[taken] if taken < len(stack) else -1


def wilds_per_type(s: State) -> int:
    """BIR-2.5 and option `wild_cards_per_type`."""
    return s.seats if s.table.options["wild_cards_per_type"] == "players" else 4


def bonus_amount(s: State, place: int) -> int:
    """The bonus of a merchant place; Nottingham's depends on an option (BIR-R1)."""
    face = s.parts.places[place]
    return int(s.table.options["nottingham_bonus_vp"]) if face.id == "nottingham" else face.amount
