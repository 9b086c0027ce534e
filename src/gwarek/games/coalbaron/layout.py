"""Coal Baron: which part of the view stands where (docs/protocol-coalbaron.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gwarek.core.layout import (
    COUNT,
    FLAG,
    NUMBER,
    ById,
    Cell,
    Cells,
    Counts,
    Each,
    Facts,
    Field,
    Maybe,
    Row,
    Seat,
    Series,
    Told,
    Word,
)
from gwarek.games.coalbaron.components import COLOURS, LEVELS, SHIFTS, SIDES

STACK: Final = 64  # no stack holds more pieces
PEEK: Final = 5  # pieces looked at; no more can lie known on top of a stack


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    tiles, orders = list(facts["tiles"]), list(facts["orders"])
    categories = len(facts["clock"])
    spaces = [id for id, space in facts["spaces"].items() if space["kind"] != "muster"]
    space = Row(
        {
            "locked": FLAG,
            "miners": COUNT,
            "owner": Seat(seats),
            "tile": Word(tiles),
            "order": Word(orders),
        },
        ["kind", "needs"],
    )
    player = Row(
        {
            **dict.fromkeys(("marks", "miners", "delivered", "light", "dark"), COUNT),
            "points": NUMBER,
            "cage": Row({"level": COUNT, "load": Counts(COLOURS)}),
            "storage": Each(COLOURS, COUNT),
            "shaft": Told(_by_colour, Row({colour: _level(facts, colour) for colour in COLOURS})),
            "waiting": Waiting(orders),
            "delivered_orders": Counts(orders),
            "tally": Series(COUNT, categories),
        }
    )
    pick = Row(
        {
            "deck": Word(["tiles", "orders"]),
            "count": COUNT,
            "seen": Counts([*tiles, *orders]),
            "place": Word(["top", "bottom"]),
            "laid": Series(Word([*tiles, *orders]), PEEK),
            "laid_count": COUNT,
        }
    )
    pair = Maybe(Row({"order": Word(orders), "colour": Word(COLOURS)}))
    points = Series(NUMBER, seats)
    return Row(
        {
            "phase": Word(["setup", "draft", "turn", "mine", "fill", "pick", "return", "over"]),
            "shift": COUNT,
            "turn": Seat(seats),
            "start": Seat(seats),
            "spaces": ById("id", spaces, space),
            "hall": Series(COUNT, seats),
            "canteen": Series(COUNT, seats),
            "supply": Each(COLOURS, COUNT),
            "stacks": Row({"tiles": _stack(tiles), "orders": _stack(orders)}),
            "draft": Counts(orders),
            "players": Series(player, seats),
            "mining": Maybe(Row({"left": COUNT, "of": COUNT, "pair": pair})),
            "pick": Maybe(pick),
            "fill": Maybe(Row({"tile": Word(tiles), "carts": COUNT})),
            "clock": Row({"results": Series(Series(Series(COUNT, seats), categories), SHIFTS)}),
            "final": Maybe(Row(dict.fromkeys(("marks", "coal", "waiting", "balance"), points))),
        }
    )


def _stack(names: list[str]) -> Row:
    known = Word(names)
    return Row(
        {
            "size": COUNT,
            "top": Series(known, PEEK),
            "bottom": Series(known, STACK),
            "inside": Counts(names),
        }
    )


def _level(facts: Facts, colour: str) -> Row:
    """The tiles of one level of a shaft and the cubes on its carts, by side."""
    sides: dict[str, Field] = {}
    for side in SIDES:
        tiles = [id for id, t in facts["tiles"].items() if t["colour"] == colour and t["side"] == side]
        sides[side] = Pieces(tiles)
    return Row(sides)


def _by_colour(levels: list[Any]) -> dict[str, Any]:
    return dict(zip(COLOURS, levels, strict=True))


class Pieces(Field):
    """One side of a level: how many of each tile, how many cubes of each colour on the carts."""

    def __init__(self, tiles: list[str]) -> None:
        self.tiles: Final = Counts(tiles)
        self.cubes: Final = Counts(COLOURS)
        self.size = self.tiles.size + self.cubes.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        tiles, cubes = self.tiles.place, self.cubes.place
        carts = at + self.tiles.size
        for piece in value:
            if piece["tile"] is not None:
                out[at + tiles[piece["tile"]]] += 1
            for cube in piece["carts"]:
                if cube is not None:
                    out[carts + cubes[cube]] += 1

    def cells(self, name: str) -> list[Cell]:
        return [*self.tiles.cells(f"{name}.tiles"), *self.cubes.cells(f"{name}.cubes")]


class Waiting(Field):
    """For each order: how many wait, how many are complete, how many cubes lie on each of its spaces."""

    def __init__(self, orders: list[str]) -> None:
        row = Row({"count": COUNT, "complete": COUNT, "covers": Series(COUNT, LEVELS)})
        self.each: Final = Each(orders, row)
        self.size = self.each.size

    def write(self, value: Any, out: Cells, at: int) -> None:
        for order in value:
            start = at + self.each.place[order["order"]]
            out[start] += 1
            out[start + 1] += order["complete"]
            for i, cubes in enumerate(order["covers"], start + 2):
                out[i] += len(cubes)

    def cells(self, name: str) -> list[Cell]:
        return self.each.cells(name)
