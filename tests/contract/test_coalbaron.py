"""Coal Baron keeps the contract of `gwarek.testing.contract`."""

import pytest
from hypothesis import HealthCheck, given, settings

from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.match import Match
from gwarek.testing.contract import (
    GameContract,
    check_game,
    check_legal,
    check_position_text,
    check_sound,
    check_views,
    tables,
    viewers,
)
from gwarek.testing.strategies import matches

GAME = load_game("coalbaron")


class TestCoalBaron(GameContract):
    games = 2  # thirty per table are below, so that they can run side by side

    def game(self) -> AnyGame:
        return GAME


@given(matches(GAME, 250))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_mix_of_options_keeps_the_contract(match: Match) -> None:
    rng = QuickRng(len(match.entries))
    check_sound(GAME, match.state)
    check_legal(GAME, match.state, rng)
    check_position_text(GAME, match.state)
    check_views(GAME, match.state, viewers(GAME, match), rng)


@pytest.mark.parametrize("table", range(6))
def test_thirty_games_per_player_count_and_preset(table: int) -> None:
    seats, options = tables(GAME)[table]
    for n in range(30):
        check_game(GAME, seats, options, f"quick-{seats}-{n}", closely=40)


@pytest.mark.deep
@pytest.mark.parametrize("table", range(6))
@pytest.mark.parametrize("part", range(4))
def test_three_hundred_games_per_player_count_and_preset(table: int, part: int) -> None:
    seats, options = tables(GAME)[table]
    for n in range(75):
        check_game(GAME, seats, options, f"deep-{seats}-{part}-{n}", closely=15)
