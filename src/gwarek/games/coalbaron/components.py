"""The box of Coal Baron as typed tables, checked when loaded (COA section 1, components.toml)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from gwarek.core.components import (
    Table,
    copies,
    must_equal,
    read_components,
    rows,
    section,
    shown,
    signed,
    whole,
    word,
    words,
)
from gwarek.core.problem import Problem
from gwarek.games.coalbaron.shape import CategoryKind, Colour, Side, SpaceKind, Transport

COLOURS: Final[list[Colour]] = ["yellow", "brown", "grey", "black"]  # index + 1 is the level
SIDES: Final[list[Side]] = ["light", "dark"]
TRANSPORTS: Final[list[Transport]] = ["wheelbarrow", "carriage", "motorcar", "locomotive"]
SHIFTS: Final = 3
LEVELS: Final = 4
HALL: Final = "muster_hall"

WORKSHOP: Final = 0
WORKSHOP_PICK5: Final = 1
MINING: Final = 2
LOADING: Final = 3
MONEY: Final = 4
ORDER: Final = 5
ORDER_PICK5: Final = 6
MUSTER: Final = 7
SPACE_KINDS: Final[list[SpaceKind]] = [
    "workshop",
    "workshop_pick5",
    "mining",
    "loading",
    "money",
    "order",
    "order_pick5",
    "muster",
]

BY_COAL: Final = 0
BY_TRANSPORT: Final = 1
BY_CARTS: Final = 2
CATEGORY_KINDS: Final[list[CategoryKind]] = ["coal", "transport", "empty_carts"]


@final
class Tile:
    """A tunnel tile face (COA-1.4)."""

    def __init__(self, id: str, colour: int, side: int, carts: int, cost: int, copies: int) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.side: Final = side
        self.carts: Final = carts
        self.cost: Final = cost
        self.copies: Final = copies


@final
class Order:
    """An order card (COA-1.5)."""

    def __init__(self, id: str, transport: int, points: int, spaces: list[int]) -> None:
        self.id: Final = id
        self.transport: Final = transport
        self.points: Final = points
        self.spaces: Final = spaces


@final
class Space:
    """A work space, or the muster hall as the last one. `amount` is its steps, marks or transport."""

    def __init__(self, id: str, kind: int, amount: int, locked_mark: str, x: int, y: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.amount: Final = amount
        self.locked_mark: Final = locked_mark
        self.x: Final = x
        self.y: Final = y


@final
class Category:
    """A circle of the shift clock (COA-11.3 to 11.6)."""

    def __init__(self, number: int, kind: int, key: int, first: int, second: int) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.key: Final = key
        self.first: Final = first
        self.second: Final = second


@final
class Setup:
    """What depends on the number of players (COA-2.2, 2.7, 2.8, 2.10, 11.7)."""

    def __init__(self, miners: int, marks: int, revealed: int, locked: list[str], second_place: bool) -> None:
        self.miners: Final = miners
        self.marks: Final = marks
        self.revealed: Final = revealed
        self.locked: Final = locked
        self.second_place: Final = second_place


@final
class Parts:
    """Everything in the box."""

    def __init__(self, facts: Table) -> None:
        self.cubes: Final[list[int]] = []
        self.prices: Final[list[int]] = []
        self.built_in_side: Final[list[int]] = []
        self._read_coal(facts)
        self.tiles: Final = [self._tile(row) for row in rows(facts, "tunnel_tile")]
        self.tile_ids: Final = [tile.id for tile in self.tiles]
        self.orders: Final = [_order(row) for row in rows(facts, "order_card")]
        self.order_ids: Final = [order.id for order in self.orders]
        self.colours_of: Final = [sorted(set(order.spaces)) for order in self.orders]
        self.spaces: Final = [_space(row) for row in rows(facts, "space")]
        hall = section(facts, "muster_hall")
        self.hall: Final = len(self.spaces)
        self.spaces.append(Space(HALL, MUSTER, whole(hall, "marks", HALL), "", hall["x"], hall["y"]))
        self.space_ids: Final = [space.id for space in self.spaces]
        self.workshops: Final = self._of_kind(WORKSHOP)
        self.order_spaces: Final = self._of_kind(ORDER)
        self.categories: Final = [_category(row, i) for i, row in enumerate(rows(facts, "clock_category"))]
        self.scored: Final = _scored(section(facts, "clock"), len(self.categories))
        general = section(facts, "setup")
        self.cage_capacity: Final = copies(general, "cage_capacity", "setup")
        self.peek: Final = copies(general, "peek_size", "setup")
        self.drafted: Final = whole(general, "orders_drafted_per_player", "setup")
        self.cage_start: Final = whole(general, "cage_start_level", "setup")
        self.setups: Final = {n: _setup(general, n) for n in (2, 3, 4)}
        self.locked: Final = {  # by players: is this space locked (COA-2.2)?
            n: [space.locked_mark in setup.locked for space in self.spaces]
            for n, setup in self.setups.items()
        }
        final_scoring = section(facts, "final_scoring")
        self.marks_per_vp: Final = whole(final_scoring, "marks_per_vp", "final_scoring", 1)
        self.coal_per_vp: Final = whole(final_scoring, "coal_per_vp", "final_scoring", 1)
        self.vp_per_waiting: Final = signed(final_scoring, "vp_per_waiting_order", "final_scoring")
        self.vp_per_unbalanced: Final = signed(final_scoring, "vp_per_unbalanced_tile", "final_scoring")
        self.words: object = None  # of its lines, made by actions.words_of
        self._check(section(facts, "totals"))

    def _read_coal(self, facts: Table) -> None:
        known = {row.get("id"): row for row in rows(facts, "coal")}
        for i, colour in enumerate(COLOURS):
            if colour not in known:
                raise Problem("components-missing", field=f"coal.{colour}")
            row = known[colour]
            must_equal(f"coal.{colour}.level", whole(row, "level", f"coal.{colour}"), i + 1)
            must_equal(f"coal.{colour}.built_in_carts", whole(row, "built_in_carts", f"coal.{colour}"), 1)
            self.cubes.append(copies(row, "cubes", f"coal.{colour}", 4))
            self.prices.append(whole(row, "price_per_cart", f"coal.{colour}"))
            self.built_in_side.append(SIDES.index(word(row, "built_in_cart_side", f"coal.{colour}", SIDES)))

    def _tile(self, row: Table) -> Tile:
        where = f"tunnel_tile.{row.get('id')}"
        colour = COLOURS.index(word(row, "colour", where, COLOURS))
        carts = whole(row, "carts", where, 1)
        if carts > 2:
            raise Problem("components-number", field=f"{where}.carts", value=str(carts), least=1)
        cost = whole(row, "cost", where)
        must_equal(f"{where}.cost", cost, carts * self.prices[colour])
        side = SIDES.index(word(row, "side", where, SIDES))
        return Tile(word(row, "id", where), colour, side, carts, cost, copies(row, "copies", where))

    def _of_kind(self, kind: int) -> list[int]:
        return [i for i in range(len(self.spaces)) if self.spaces[i].kind == kind]

    def _check(self, totals: Table) -> None:
        must_equal(
            "totals.tunnel_tiles", sum(t.copies for t in self.tiles), whole(totals, "tunnel_tiles", "totals")
        )
        must_equal("totals.order_cards", len(self.orders), whole(totals, "order_cards", "totals"))
        per_transport = whole(totals, "order_cards_per_transport", "totals")
        for i, transport in enumerate(TRANSPORTS):
            found = sum(1 for order in self.orders if order.transport == i)
            must_equal(f"order_card ({transport})", found, per_transport)
        must_equal("totals.coal_cubes", sum(self.cubes), whole(totals, "coal_cubes", "totals"))
        for mark, total in (("2", "padlock_spaces_marked_2"), ("2+3", "padlock_spaces_marked_2_3")):
            found = sum(1 for space in self.spaces if space.locked_mark == mark)
            must_equal(f"space.locked_mark {mark}", found, whole(totals, total, "totals"))
        must_equal(
            "totals.clock_categories", len(self.categories), whole(totals, "clock_categories", "totals")
        )
        for n, setup in self.setups.items():
            must_equal(f"setup.players.{n}.draft_display", setup.revealed, self.drafted * n + 1)
            if setup.miners > whole(totals, "miners_per_colour", "totals"):
                raise Problem(
                    "components-total", field=f"setup.players.{n}.miners_each", given=setup.miners, needed=18
                )
        for what, ids in (
            ("tunnel_tile", self.tile_ids),
            ("order_card", self.order_ids),
            ("space", self.space_ids),
        ):
            for id in ids:
                if ids.count(id) > 1:
                    raise Problem("components-twice", field=what, row=id)


def _order(row: Table) -> Order:
    where = f"order_card.{row.get('id')}"
    transport = TRANSPORTS.index(word(row, "transport", where, TRANSPORTS))
    spaces = [COLOURS.index(colour) for colour in words(row, "spaces", where, COLOURS)]
    if not 1 <= len(spaces) <= 4:
        raise Problem("components-number", field=f"{where}.spaces", value=str(len(spaces)), least=1)
    return Order(word(row, "id", where), transport, whole(row, "points", where), spaces)


def _space(row: Table) -> Space:
    where = f"space.{row.get('id')}"
    kind = SPACE_KINDS.index(word(row, "kind", where, SPACE_KINDS[:MUSTER]))
    amount = 0
    if kind == MINING:
        amount = copies(row, "steps", where)
    elif kind == MONEY:
        amount = whole(row, "marks", where, 1)
    elif kind == LOADING:
        amount = TRANSPORTS.index(word(row, "transport", where, TRANSPORTS))
    mark = word(row, "locked_mark", where, ["", "2", "2+3"])
    return Space(word(row, "id", where), kind, amount, mark, whole(row, "x", where), whole(row, "y", where))


def _category(row: Table, at: int) -> Category:
    where = f"clock_category.{row.get('number')}"
    must_equal(f"{where}.number", whole(row, "number", where), at + 1)
    kind = CATEGORY_KINDS.index(word(row, "kind", where, CATEGORY_KINDS))
    names: Sequence[str] = TRANSPORTS if kind == BY_TRANSPORT else COLOURS
    key = names.index(word(row, "key", where, names))
    return Category(at + 1, kind, key, whole(row, "first", where), whole(row, "second", where))


def _scored(clock: Table, categories: int) -> list[int]:
    value = clock.get("categories_scored_after_shift")
    if not isinstance(value, list) or len(value) != SHIFTS or not all(isinstance(n, int) for n in value):
        raise Problem(
            "components-kind", field="clock.categories_scored_after_shift", needed="list", given=shown(value)
        )
    must_equal("clock.categories_scored_after_shift", value[-1], categories)
    return value


def _setup(general: Table, players: int) -> Setup:
    where = f"setup.players.{players}"
    row = section(section(general, "players"), str(players))
    return Setup(
        copies(row, "miners_each", where),
        whole(row, "marks_each", where),
        whole(row, "draft_display", where),
        words(row, "locked_marks", where, ["2", "2+3"]),
        row.get("second_place_scores") is True,
    )


def load_parts(owner: Path | None = None) -> Parts:
    """The box as built in, or with an owner's corrections."""
    return Parts(read_components(Path(__file__).parent / "components.toml", owner))
