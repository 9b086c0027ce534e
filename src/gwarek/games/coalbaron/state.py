"""The position: plain numbers, copied by hand.

One list `n` holds the numbers of the table and of every seat (offsets below). Cubes of one colour on one level are
alike, so a shaft is counts by level and colour; which cart shows which cube is made up in `view.py`.
"""

from __future__ import annotations

from typing import Final, final

from gwarek.core.deck import Deck
from gwarek.core.game import State as AnyState
from gwarek.games.coalbaron.components import Parts

# phases; those up to CHANCE_PHASES wait for chance
TILES: Final = 0
START: Final = 1
REVEAL: Final = 2
ORDERS: Final = 3
LOOK: Final = 4
REFILL: Final = 5
DRAFT: Final = 6
TURN: Final = 7
MINE: Final = 8
PAIR: Final = 9
FILL: Final = 10
PICK: Final = 11
RETURN: Final = 12
NEXT: Final = 13
OVER: Final = 14
PHASES: Final = [
    "tiles",
    "start",
    "reveal",
    "orders",
    "look",
    "refill",
    "draft",
    "turn",
    "mine",
    "pair",
    "fill",
    "pick",
    "return",
    "next",
    "over",
]

# per seat, within `n`
MINERS: Final = 0
MARKS: Final = 1
LEVEL: Final = 2  # where the cage is; 0 is the surface
IN_HALL: Final = 3
IN_CANTEEN: Final = 4
ORDER_POINTS: Final = 5  # sum over delivered orders, refreshed by book_delivered
CLOCK_POINTS: Final = 6  # sum over `clock`, refreshed by scoring.score_shift
LIGHT: Final = 7  # tiles by side; refreshed by effects.lay_tile
CAGE: Final = 9  # cubes in the cage by colour
STORE: Final = 13  # cubes in storage by colour
COAL: Final = 17  # cubes on carts: COAL + 4 * (level - 1) + colour
CARTS: Final = 33  # carts by level, built-in ones included; refreshed by effects.lay_tile
BY_COLOUR: Final = 37  # delivered order spaces by colour; refreshed by book_delivered
BY_TRANSPORT: Final = 41  # delivered order spaces by transport
WIDTH: Final = 45

# a waiting order is one number: seat, card, and what covers each of its four spaces
COVER_BITS: Final = 6
SEAT_SHIFT: Final = 32
CARD_MASK: Final = 255
COVER_MASK: Final = 63


@final
class State(AnyState):
    def __init__(
        self,
        parts: Parts,
        options: dict[str, str],
        seats: int,
        n: list[int],
        standing: list[int],
        shown: list[int],
        supply: list[int],
        waiting: list[int],
        draft: list[int],
        laid: list[int],
        delivered: list[int],
        clock: list[int],
        tiles: Deck,
        orders: Deck,
        held: list[int],
        back: list[int],
    ) -> None:
        self.parts = parts
        self.options = options
        self.seats = seats
        self.free_storing = options["storage_rule"] == "free"
        self.unlimited = options["coal_supply"] == "unlimited"
        self.any_two = options["substitute_pair"] == "any_two"
        self.fetch_at_surface = options["fetching"] == "surface"
        self.open_delivered = options["delivered_orders"] == "open"
        self.phase = TILES
        self.shift = 1
        self.turn = 0
        self.start = -1
        self.steps = 0  # mining steps left
        self.steps_of = 0
        self.pair_card = -1  # order and colour a substitute pair is being laid on
        self.pair_colour = -1
        self.fill_tile = -1  # tile whose carts lack cubes, and how many
        self.fill_carts = 0
        self.refill = -1  # display space emptied in this turn
        self.pick_deck = 0  # 0 tiles, 1 orders
        self.on_top = True
        self.n = n
        self.standing = standing  # per space: miners * 8 + owner
        self.shown = shown  # per space: tile or order on display, or -1
        self.supply = supply  # cubes by colour
        self.waiting = waiting  # waiting orders of all seats, in the order taken
        self.draft = draft
        self.laid = laid  # tiles in shafts, seat * 256 + tile, in the order laid; replaced, never changed
        self.delivered = delivered  # seat * 256 + order; replaced, never changed
        self.clock = clock  # points by shift, category and seat; replaced, never changed
        self.tiles = tiles
        self.orders = orders
        self.held = held  # pieces looked at and not yet returned
        self.back = back  # pieces of this return, in their new order

    def copy(self) -> State:
        s = State(
            self.parts,
            self.options,
            self.seats,
            self.n[:],
            self.standing[:],
            self.shown[:],
            self.supply[:],
            self.waiting[:],
            self.draft[:],
            self.laid,
            self.delivered,
            self.clock,
            self.tiles.copy(),
            self.orders.copy(),
            self.held[:],
            self.back[:],
        )
        s.phase = self.phase
        s.shift = self.shift
        s.turn = self.turn
        s.start = self.start
        s.steps = self.steps
        s.steps_of = self.steps_of
        s.pair_card = self.pair_card
        s.pair_colour = self.pair_colour
        s.fill_tile = self.fill_tile
        s.fill_carts = self.fill_carts
        s.refill = self.refill
        s.pick_deck = self.pick_deck
        s.on_top = self.on_top
        return s


# -- readers, each one question


def card_of(waiting: int) -> int:
    """The order card of a waiting order."""
    return waiting & CARD_MASK


def owner_of(waiting: int) -> int:
    return waiting >> SEAT_SHIFT


def cover_of(waiting: int, space: int) -> int:
    """What covers a space: 0 nothing, else (colour + 1), for a pair also (second colour + 1) * 8."""
    return (waiting >> 8 + COVER_BITS * space) & COVER_MASK


def covered(waiting: int, space: int, cover: int) -> int:
    """The same order with one more space covered."""
    return waiting | cover << 8 + COVER_BITS * space


def cubes_in(cover: int) -> list[int]:
    """The colours of the cubes in a cover."""
    if cover == 0:
        return []
    return [(cover & 7) - 1] if cover < 8 else [(cover & 7) - 1, (cover >> 3) - 1]


def is_complete(s: State, waiting: int) -> bool:
    """Is every space of this order covered (COA-7.1)?"""
    for space in range(len(s.parts.orders[card_of(waiting)].spaces)):
        if cover_of(waiting, space) == 0:
            return False
    return True


def open_space(s: State, waiting: int, colour: int) -> int:
    """The first empty space of this colour, or -1; equal spaces of one card are alike."""
    spaces = s.parts.orders[card_of(waiting)].spaces
    for space in range(len(spaces)):
        if spaces[space] == colour and cover_of(waiting, space) == 0:
            return space
    return -1


def miners_on(s: State, space: int) -> int:
    return s.standing[space] >> 3


def owner_on(s: State, space: int) -> int:
    """Whose miners stand there (COA-4.6: one owner); only asked when there are some."""
    return s.standing[space] & 7


def is_locked(s: State, space: int) -> bool:
    """COA-2.2."""
    return s.parts.locked[s.seats][space]


def points(s: State, seat: int) -> int:
    """Points on the track: delivered orders and clock, without the final exchange."""
    return s.n[seat * WIDTH + ORDER_POINTS] + s.n[seat * WIDTH + CLOCK_POINTS]


def book_delivered(s: State, seat: int, card: int) -> None:
    """A delivered order counts: its points, its spaces by colour and by transport (COA-7.3, 11.3, 11.4)."""
    base = seat * WIDTH
    order = s.parts.orders[card]
    s.n[base + ORDER_POINTS] += order.points
    s.n[base + BY_TRANSPORT + order.transport] += len(order.spaces)
    for colour in order.spaces:
        s.n[base + BY_COLOUR + colour] += 1
    s.delivered = [*s.delivered, seat * 256 + card]


def in_cage(s: State, seat: int) -> int:
    """Cubes in the cage."""
    at = seat * WIDTH + CAGE
    return s.n[at] + s.n[at + 1] + s.n[at + 2] + s.n[at + 3]


def empty_carts(s: State, seat: int, level: int) -> int:
    """Carts without a cube on a level from 1 to 4 (COA-6.13)."""
    base = seat * WIDTH
    at = base + COAL + 4 * (level - 1)
    return s.n[base + CARTS + level - 1] - s.n[at] - s.n[at + 1] - s.n[at + 2] - s.n[at + 3]


def in_supply(s: State, colour: int) -> int:
    """Cubes that can be taken; an unlimited supply never runs short (COA-O2)."""
    return 99 if s.unlimited else s.supply[colour]
