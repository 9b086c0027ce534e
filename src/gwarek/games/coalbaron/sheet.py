"""The score sheet of Coal Baron: the orders delivered in each shift, empty carts, and what the end settles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwarek.core.game import AnyGame
from gwarek.core.score import Outcome
from gwarek.core.sheet import (
    COLUMNS,
    NUMBERS,
    TALLY,
    Counted,
    Fault,
    Field,
    Filled,
    Group,
    Part,
    Sheet,
    Stage,
    ranked,
)
from gwarek.games.coalbaron.components import BY_CARTS, COLOURS, LEVELS, SHIFTS, SIDES, TRANSPORTS
from gwarek.games.coalbaron.effects import start_by, take_order
from gwarek.games.coalbaron.scoring import outcome, score, score_shift
from gwarek.games.coalbaron.state import (
    CAGE,
    CARTS,
    CLOCK_POINTS,
    COAL,
    LIGHT,
    MARKS,
    OVER,
    STORE,
    WIDTH,
    State,
    book_delivered,
)

MOST: Final = 999  # of what never runs out
SUNK: Final = -10_000  # points of somebody who has a place already
MINERS: Final = "miners"


def _order_key(shift: int, id: str) -> str:
    return f"shift-{shift}/{id}"


def _carts_key(shift: int, level: int) -> str:
    return f"shift-{shift}/carts/{COLOURS[level - 1]}"


def _carts_count(s: State, shift: int) -> bool:
    """Are empty carts counted after this shift (COA-11.1, 11.5)?"""
    number = s.parts.scored[shift - 1]
    return any(category.kind == BY_CARTS for category in s.parts.categories[:number])


def _order_groups(s: State, shift: int) -> list[Group]:
    """The cards, by transport."""
    groups: list[Group] = []
    for transport in range(len(TRANSPORTS)):
        fields: list[Field] = []
        for order in s.parts.orders:
            if order.transport == transport:
                key = _order_key(shift, order.id)
                args: dict[str, object] = {
                    "colours": [COLOURS[colour] for colour in order.spaces],
                    "n": order.points,
                }
                fields.append(Field(key, "order", "COA-1.5", 1, args=args, together=1, piece=order.id))
        groups.append(Group("orders", TALLY, fields, {"transport": TRANSPORTS[transport]}))
    return groups


def _cart_fields(s: State, shift: int) -> list[Field]:
    """Built-in carts, one for each player and level, and those of the tiles."""
    out: list[Field] = []
    for level in range(1, LEVELS + 1):
        carts = sum([tile.carts * tile.copies for tile in s.parts.tiles if tile.colour == level - 1])
        args: dict[str, object] = {"colour": COLOURS[level - 1]}
        key = _carts_key(shift, level)
        out.append(Field(key, "carts", "COA-1.4", carts + 1, args=args, together=carts + s.seats))
    return out


def _end_fields(s: State) -> list[Field]:
    cubes = MOST if s.unlimited else sum(s.parts.cubes)
    orders = len(s.parts.orders)
    out = [
        Field("end/marks", "marks", "COA-12.2", MOST),
        Field("end/coal", "coal", "COA-1.6", cubes, together=cubes),
        Field("end/waiting", "waiting", "COA-1.5", orders, together=orders),
    ]
    for side in range(len(SIDES)):
        tiles = sum([tile.copies for tile in s.parts.tiles if tile.side == side])
        out.append(Field(f"end/{SIDES[side]}", SIDES[side], "COA-1.4", tiles, together=tiles))
    return out


class CoalBaronSheet(Sheet):
    def __init__(self, s: State) -> None:
        """`s`: a new game."""
        self.new: Final = s
        parts: list[Part] = []
        for shift in range(1, SHIFTS + 1):
            groups = _order_groups(s, shift)
            if _carts_count(s, shift):
                groups.append(Group("carts", NUMBERS, _cart_fields(s, shift)))
            parts.append(Part(f"shift-{shift}", groups))
        parts.append(Part("end", [Group("end", NUMBERS, _end_fields(s))]))
        super().__init__(s.seats, parts, [Stage("shift", SHIFTS)], MINERS)

    def next_order(self, order: list[int], numbers: list[int]) -> list[int]:
        """Clockwise from the next start player (COA-11.8)."""
        sitting = sorted(order)
        start = start_by(numbers, order[0])
        return sitting[start:] + sitting[:start]

    def count(self, filled: Filled) -> Counted:
        s = self.new.copy()
        over = filled.reached("end")
        for seat in range(s.seats):
            for at in (*range(CAGE, CAGE + 4), *range(STORE, STORE + 4), *range(COAL, COAL + 4 * LEVELS)):
                s.n[seat * WIDTH + at] = 0
        for shift in range(1, SHIFTS + 1):
            if over or filled.reached(f"shift-{shift}"):
                self._shift(s, filled, shift)
        if over:
            self._end(s, filled)
        return Counted(score(s), outcome(s), self._places(s), self._faults(filled))

    def _shift(self, s: State, filled: Filled, shift: int) -> None:
        s.shift = shift
        for seat in range(s.seats):
            for card in range(len(s.parts.orders)):
                if filled.at(_order_key(shift, s.parts.order_ids[card]), seat):
                    book_delivered(s, seat, card)
            for level in range(1, LEVELS + 1):
                s.n[seat * WIDTH + CARTS + level - 1] = filled.at(_carts_key(shift, level), seat)
        score_shift(s, None)

    def _end(self, s: State, filled: Filled) -> None:
        """Cubes are worth the same wherever they are (COA-12.3): here they lie in the storage."""
        for seat in range(s.seats):
            base = seat * WIDTH
            s.n[base + MARKS] = filled.at("end/marks", seat)
            s.n[base + STORE] = filled.at("end/coal", seat)
            for side in range(len(SIDES)):
                s.n[base + LIGHT + side] = filled.at(f"end/{SIDES[side]}", seat)
            for card in range(filled.at("end/waiting", seat)):
                take_order(s, seat, card, None)
        s.phase = OVER

    def _faults(self, filled: Filled) -> list[Fault]:
        """Orders delivered and waiting together are more than there are."""
        cards = len(self.new.parts.orders)
        n = sum(filled.values.get("end/waiting", ()))
        for shift in range(1, SHIFTS + 1):
            for id in self.new.parts.order_ids:
                n += sum(filled.values.get(_order_key(shift, id), ()))
        return (
            [Fault("end/waiting", COLUMNS, "COA-1.5", "orders", {"n": n, "most": cards})] if n > cards else []
        )

    def _places(self, s: State) -> list[int]:
        aside = s.copy()

        def sink(seat: int) -> None:
            aside.n[seat * WIDTH + CLOCK_POINTS] = SUNK

        def found() -> Outcome | None:
            return outcome(aside)

        return ranked(s.seats, found, sink)


def sheet(game: AnyGame, options: Mapping[str, str], seats: int) -> Sheet:
    return CoalBaronSheet(game.setup(options, seats))
