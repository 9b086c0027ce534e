"""Tinners' Trail keeps the contract of `gwarek.testing.contract`."""

from typing import Any

import pytest

from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.games.tinnerstrail import load
from gwarek.testing.contract import (
    GameContract,
    tables,
)

GAME = load()
TABLES = tables(GAME)


class TestTinnersTrail(GameContract):
    games = 1  # thirty per table are in test_every_game, so that they can run side by side
    closely = 60

    def game(self) -> AnyGame:
        return GAME


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_what_holds_always(table: int) -> None:
    """Points never fall; a mover goes right and to the end of the queue; rows fill once; no ore survives its round."""
    seats, options = TABLES[table]
    rng = QuickRng("always")
    for n in range(6):
        match = Match(GAME, seats, options, f"always-{n}")
        before = match.view(None)
        while not match.is_over():
            waiting = match.to_act()
            legal = match.legal(waiting[0])
            match.act(waiting[0], legal[rng.below(len(legal))].text())
            now = match.view(None)
            _check_course(before, now)
            before = now


# Any: a view is JSON of the game's own shape.
def _check_course(before: Any, now: Any) -> None:
    for was, player in zip(before["players"], now["players"], strict=True):
        assert player["points"] >= was["points"]
        assert player["column"] >= was["column"] or now["round"] > before["round"] or now["phase"] == "survey"
    moved = [
        seat for seat in before["track"] if now["players"][seat]["column"] > before["players"][seat]["column"]
    ]
    if len(moved) == 1 and now["round"] == before["round"]:
        assert now["track"][-1] == moved[0]
    assert len(set(now["rows"])) == len(now["rows"])
    if now["phase"] in ("invest", "survey", "over"):
        assert len(now["rows"]) in (0, len(now["players"]))
        assert all(player["copper"] + player["tin"] == 0 for player in now["players"])
    for area in now["areas"].values():
        if area["owner"] is not None:
            assert area["tile"] is None
            assert area["drainage"] == 0
        else:
            assert area["water"] == 0
