"""Coal Baron: which part of the view stands where (docs/protocol-coalbaron.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gwarek.core.layout import (
    COUNT,
    Cell,
    Cells,
    Counts,
    Each,
    Facts,
    Field,
    Row,
    Series,
    Told,
    Word,
    lay_out,
)
from gwarek.games.coalbaron.components import COLOURS, LEVELS, SHIFTS, SIDES
from gwarek.games.coalbaron.shape import View

STACK: Final = 64  # no stack holds more pieces
PEEK: Final = 5  # pieces looked at; no more can lie known on top of a stack

VERSION: Final = 1


def layout(facts: Facts, seats: int, options: Mapping[str, str]) -> Row:
    tiles, orders = list(facts["tiles"]), list(facts["orders"])
    categories = len(facts["clock"])
    spaces = [id for id, space in facts["spaces"].items() if space["kind"] != "muster"]
    return lay_out(
        View,
        facts,
        seats,
        {"pieces": [*tiles, *orders], "spaces": spaces},
        {
            "spaces.kind": None,
            "spaces.needs": None,
            "stacks.tiles": _stack(tiles),
            "stacks.orders": _stack(orders),
            "players.shaft": Told(_by_colour, Row({colour: _level(facts, colour) for colour in COLOURS})),
            "players.waiting": Waiting(orders),
            "players.tally": categories,
            "pick.laid": PEEK,
            "clock.results": Series(Series(Series(COUNT, seats), categories), SHIFTS),
        },
    )


def _stack(names: list[str]) -> Row:
    known = Word(names)
    top, bottom = Series(known, PEEK), Series(known, STACK)
    return Row({"size": COUNT, "top": top, "bottom": bottom, "inside": Counts(names)})


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
