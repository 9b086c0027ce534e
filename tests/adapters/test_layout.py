"""Views as numbers: every field by hand, and every view of every game in its cells."""

from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypedDict, get_args, get_origin, is_typeddict

import numpy as np
import pytest

from gwarek import slugs
from gwarek.adapters.table import make_table
from gwarek.core.catalogue import game_part, load_game
from gwarek.core.layout import (
    COUNT,
    FLAG,
    NUMBER,
    ById,
    Counts,
    Each,
    Field,
    Maybe,
    Row,
    Seat,
    Series,
    Told,
    Word,
    lay_out,
)
from gwarek.core.shape import BAG, BY_SEAT, Signed, by, parts
from gwarek.core.shape import Seat as SeatNumber
from gwarek.testing.contract import tables, walk

TRAIN = Row({"load": Word(["coal", "tin"]), "late": FLAG}, ["name"])
WRITTEN: list[tuple[Field, object, list[int]]] = [
    (NUMBER, -3, [-3]),
    (FLAG, True, [1]),
    (Seat(4), 0, [1]),
    (Word(["canal", "rail"]), "rail", [2]),
    (Counts(["a", "b", "c"]), ["c", "a", "c"], [1, 0, 2]),
    (Each(["x", "y"], COUNT), {"y": 5}, [0, 5]),
    (Row({"a": COUNT, "b": Seat(2)}), {"a": 7, "b": None}, [7, 0]),
    (Maybe(Row({"a": COUNT})), {"a": 0}, [1, 0]),
    (Series(Series(COUNT, 2), 2), [[8], [6, 7]], [8, 0, 6, 7]),
    (
        ById("at", ["east", "west"], TRAIN),
        [{"at": "west", "load": "coal", "late": False}],
        [0, 0, 0, 1, 1, 0],
    ),
    (Told(len, COUNT), [1, 1, 1], [3]),
]


@pytest.mark.parametrize(("field", "value", "cells"), WRITTEN)
def test_a_field_writes_its_cells(field: Field, value: object, cells: list[int]) -> None:
    out = [0] * (field.size + 2)
    field.write(value, out, 1)
    assert out == [0, *cells, 0]
    assert len(field.cells("it")) == field.size


def test_a_list_that_is_too_long_is_no_observation() -> None:
    with pytest.raises(AssertionError):
        Series(COUNT, 2).write([1, 2, 3], [0, 0, 0], 0)


def test_what_the_schema_does_not_speak_of_is_found() -> None:
    row = Row({"era": Word(["canal"]), "trains": Series(TRAIN, 1)}, ["rounds"])
    train = {"load": "gold", "late": True, "name": "A", "size": 3}
    found = row.strays({"era": None, "trains": [train], "money": 4}, "view")
    assert found == [
        "view.money",
        "no view.rounds",
        "view.trains.0.size",
        "view.trains.0.load=gold",
    ]


def check_views(slug: str, seats: int, options: dict[str, str], seed: str, every: int) -> None:
    """Over a random game: no view holds what the schema does not know, and every number is within its bounds."""
    table = make_table(slug, seats, options)
    cells = table.cells()
    assert len({name for name, _, _ in cells}) == len(cells) == table.size
    least, most = np.array([[low, high] for _, low, high in cells]).T
    for number, match in enumerate(walk(table.game, seats, options, seed)):
        if number % every == 0 or match.is_over():
            for seat in range(seats):
                assert table.layout.strays(match.view(seat), "view") == []
                seen = np.array(table.observation(match.state, seat))
                assert seen[0] == seat + 1
                outside = [cells[i] for i in np.flatnonzero((seen < least) | (seen > most))]
                assert outside == []


class Wagon(TypedDict):
    at: Annotated[str, "stations"]
    load: Literal["coal", "tin"] | None
    late: bool


class Player(TypedDict):
    money: Signed
    hand: Annotated[list[Annotated[str, "cards"]], BAG] | None


class Shown(TypedDict):
    turn: SeatNumber | None
    wagons: Annotated[list[Wagon], by("at")]
    players: Annotated[list[Player], BY_SEAT]
    boss: Player | None
    laid: list[int]
    note: str


SHOWN_FACTS = {"stations": [{"id": "east"}, {"id": "west"}], "cards": {"a": 1, "b": 2, "c": 3}}


def test_cells_follow_from_a_declared_shape() -> None:
    row = lay_out(Shown, SHOWN_FACTS, 2, {}, {"laid": 2, "note": None})
    view = {
        "turn": 1,
        "wagons": [{"at": "west", "load": "tin", "late": True}],
        "players": [{"money": -4, "hand": None}, {"money": 3, "hand": ["c", "a", "c"]}],
        "boss": None,
        "laid": [9],
        "note": "words",
    }
    out = [0] * row.size
    row.write(view, out, 0)
    #             turn  east     west     red         blue         no boss          laid
    assert out == [2, 0, 0, 0, 1, 2, 1, -4, 0, 0, 0, 3, 1, 0, 2, 0, 0, 0, 0, 0, 9, 0]
    assert row.strays(view, "view") == []


def test_what_a_shape_leaves_open_has_to_be_said() -> None:
    with pytest.raises(AssertionError, match="laid: its shape does not say"):
        lay_out(Shown, SHOWN_FACTS, 2, {}, {"note": None})
    with pytest.raises(AssertionError, match=r"the view has no players\.purse"):
        lay_out(Shown, SHOWN_FACTS, 2, {}, {"laid": 2, "note": None, "players.purse": None})


# Any: a shape is a type as Python writes it.
def unlaid(shape: Any, field: Field, name: str) -> list[str]:
    """Declared parts of a view that a schema neither lays out nor leaves out, and parts it has that nobody declares.

    What a function or a field of the game's own makes of a part is not looked into."""
    if isinstance(field, Maybe):
        return unlaid(shape, field.field, name)
    inner = [one for one in get_args(shape) if one is not NoneType]
    if get_origin(shape) is UnionType:
        return [fault for one in inner for fault in unlaid(one, field, name)]
    if isinstance(field, Row) and is_typeddict(shape):
        known = {*field.parts, *field.without}
        out = [f"{name}.{key}" for key in parts(shape) if key not in known]
        out += [f"no {name}.{key}" for key in known if key not in parts(shape) and not field.sparse]
        for key, (part, _) in parts(shape).items():
            if key in field.parts:
                out += unlaid(part, field.parts[key], f"{name}.{key}")
        return out
    if isinstance(field, ById):
        return unlaid(inner[0], Row(field.row.parts, [*field.row.without, field.key]), name)
    if isinstance(field, Series | Each):
        return unlaid(inner[-1], field.field, name)
    return []


@pytest.mark.parametrize("slug", slugs())
def test_every_declared_part_of_a_view_is_laid_out_or_named_as_left_out(slug: str) -> None:
    shape = game_part(slug, "shape")
    assert shape is not None
    assert unlaid(shape.View, make_table(slug).layout, "view") == []


def test_a_declared_part_without_cells_is_found() -> None:
    class Train(TypedDict):
        load: str
        late: bool
        size: int

    class View(TypedDict):
        trains: list[Train] | None

    row = Row({"trains": Series(TRAIN, 1), "era": Word(["canal"])})
    found = unlaid(View, row, "view")
    assert found == ["no view.era", "view.trains.size", "no view.trains.name"]


@pytest.mark.parametrize("slug", slugs())
def test_every_part_of_a_view_has_its_cells(slug: str) -> None:
    game = load_game(slug)
    for preset in game.info.presets:
        check_views(slug, max(game.info.seats), game.info.preset_options(preset.id), "cells", every=12)


@pytest.mark.deep
@pytest.mark.parametrize("slug", slugs())
def test_every_part_of_every_view_has_its_cells(slug: str) -> None:
    for seats, options in tables(load_game(slug)):
        for seed in range(4):
            check_views(slug, seats, options, f"cells-{seed}", every=2)


def test_the_page_says_how_many_words_and_cells_there_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rl.md").read_text("utf-8")
    for slug in slugs():
        info = load_game(slug).info
        words = len(make_table(slug).vocabulary)
        cells = [make_table(slug, seats).size for seats in (2, max(info.seats))]
        assert f"| {words} | {cells[0]} | {cells[1]} |" in page, slug
