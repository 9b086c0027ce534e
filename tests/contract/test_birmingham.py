"""Brass: Birmingham keeps the contract of `gwarek.testing.contract`."""

from typing import Any

import pytest

from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.seat import CHANCE
from gwarek.games.birmingham import load
from gwarek.testing.contract import (
    GameContract,
    able_walk,
    check_able_play,
)

GAME = load()


class TestBirmingham(GameContract):
    games = 1  # thirty per table are in test_every_game, so that they can run side by side
    closely = 60

    def game(self) -> AnyGame:
        return GAME


def rich(seats: int, options: dict[str, str]) -> Any:
    """The beginning of a game with plenty of money: uniform random play bankrupts everybody."""
    text = GAME.position_text(GAME.setup(GAME.info.full_options(options), seats))
    return GAME.position(
        text.replace(" ".join(["money", *["17"] * seats]), " ".join(["money", *["120"] * seats]))
    )


ABLE_TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"double_rail_coal": "both_first", "gloucester_bonus": "optional"}),
    (4, {"double_rail_coal": "both_first", "setup_discard_visibility": "owner"}),
]


@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_legal_is_unbroken_in_able_play(table: int) -> None:
    seats, options = ABLE_TABLES[table]
    check_able_play(GAME, rich(seats, options), seats, QuickRng(table), closely=30)


@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_14_8_links_is_offered_exactly_where_a_second_rail_can_follow(table: int) -> None:
    """The existence rule against laying the first rail and listing what may follow."""
    seats, options = ABLE_TABLES[table]
    looked = 0
    for state in able_walk(GAME, rich(seats, options), QuickRng(f"rails-{table}")):
        seat = (GAME.to_act(state) or [CHANCE])[0]
        view = GAME.view(state, None)
        if seat == CHANCE or view["era"] != "rail" or view["phase"] != "action":
            continue
        for action in GAME.candidates(state, seat):
            if not action.text().startswith("links "):
                continue
            broken = [violation.id for violation in GAME.violated(state, seat, action)]
            if broken not in ([], ["BIR-14.8"]):
                continue
            after = state.copy()
            GAME.apply(after, seat, action)
            assert bool(GAME.legal(after, seat)) == (broken == []), (
                f"{action.text()}: {GAME.position_text(state)}"
            )
            looked += 1
    assert looked > 20


@pytest.mark.deep
@pytest.mark.parametrize("table", range(len(ABLE_TABLES)))
def test_legal_is_unbroken_in_many_able_games(table: int) -> None:
    seats, options = ABLE_TABLES[table]
    for n in range(10):
        check_able_play(GAME, rich(seats, options), seats, QuickRng(f"deep-{table}-{n}"), closely=6)
