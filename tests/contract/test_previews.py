"""Pieces that a decision moves are named in its preview: the two Brass games, tile by tile.

Money, points, income and whatever else a game keeps account of are checked for every game by the contract suite.
"""

from typing import Any

import pytest

from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame, Cell
from gwarek.core.seat import CHANCE
from gwarek.testing.contract import able_walk

# Any: views are JSON of each game's own shape.
View = dict[str, Any]
MATS = {"birmingham": "mat", "lancashire": "stacks"}
MONEY = {"birmingham": "money 17 17 17", "lancashire": "money 30 30 30"}


def spaces_named(line: str, cells: list[Cell]) -> set[str]:
    """The spaces the words of the line and the cells speak of."""
    out = {word.split(":")[-1] for word in line.split(" ")}
    for cell in cells:
        spaces = cell.args.get("spaces", [])
        assert isinstance(spaces, list)
        out |= {str(cell.args.get("space")), *map(str, spaces)}
    return out


def tiles_on(view: View) -> dict[str, View]:
    return {tile["space"]: tile for tile in view["tiles"]}


def owner_at(tiles: dict[str, View], space: str) -> object:
    return tiles[space]["owner"] if space in tiles else None


def check_pieces(game: AnyGame, s: Any, seat: int) -> int:
    """Every tile that changes is named; as many tiles leave the mat as are built or removed. How many lines."""
    looked = 0
    before: View = game.view(s, seat)
    for action in game.legal(s, seat):
        after = s.copy()
        game.apply(after, seat, action)
        then: View = game.view(after, seat)
        if then["era"] != before["era"] or not game.to_act(after):
            continue  # the era is scored and the board cleared: told as points
        cells = game.preview(s, seat, action)
        old, new = tiles_on(before), tiles_on(then)
        changed = {space for space in {*old, *new} if old.get(space) != new.get(space)}
        told = f"{action.text()}: {[cell.json() for cell in cells]}: {game.position_text(s)}"
        own = {space for space in changed if seat in {owner_at(old, space), owner_at(new, space)}}
        assert own <= spaces_named(action.text(), cells), told
        if not any(cell.id.startswith("then-") for cell in cells):
            assert changed <= spaces_named(action.text(), cells), told
        mat = MATS[game.info.slug]
        gone = sum(
            before["players"][seat][mat][i]["left"] - then["players"][seat][mat][i]["left"]
            for i in before["players"][seat][mat]
        )
        assert gone == sum(1 for cell in cells if cell.id in ("tile", "removes")), told
        laid = len(then["links"]) - len(before["links"])
        assert laid == sum(1 for cell in cells if cell.id == "link"), told
        looked += 1
    return looked


@pytest.mark.parametrize("slug", MATS)
def test_every_tile_that_changes_is_named(slug: str) -> None:
    game = load_game(slug)
    text = game.position_text(game.setup(game.info.full_options({}), 3))
    s = game.position(text.replace(MONEY[slug], "money 90 90 90"))
    looked = 0
    rng = QuickRng("pieces")
    for now in able_walk(game, s, rng):
        seat = (game.to_act(now) or [CHANCE])[0]
        if seat != CHANCE and rng.below(4) == 0:
            looked += check_pieces(game, now, seat)
    assert looked > 300
