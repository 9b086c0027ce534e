"""Switch & Signal keeps the contract of `gwarek.testing.contract`."""

from typing import Any

import pytest

from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame
from gwarek.core.seat import CHANCE
from gwarek.games.switchsignal import load
from gwarek.testing.contract import (
    GameContract,
    check_able_play,
    check_waiting,
)

GAME = load()


class TestSwitchSignal(GameContract):
    games = 1  # thirty per table are in test_every_game, so that they can run side by side
    closely = 60

    def game(self) -> AnyGame:
        return GAME


# Uniform random play delivers nothing; these walks begin with loaded trains near the ports and look one step ahead.

NEARLY = [
    "train black CE43.1 with blue; train brown CE42.1 with red; train grey NUE with white;"
    "port MAR yellow yellow blue red",
    "option board north_america; train black NA44.1 with blue; train brown NA07.2 with red; train grey DEN with yellow;"
    "port NYC yellow red white; port SFO blue white",
    "option board north_america; option goods_to_win 10; option loaded_through_port no; train black NA44.1 with blue;"
    "train brown NA07.2 with red; train grey NA46.1 with white; port NYC yellow red white; port SFO yellow blue white",
    "option open_hands no; option deployment tokens; train black CE43.1 with blue; train grey PAR with white",
]


def nearly(table: int) -> Any:
    """A position full of loaded trains."""
    return GAME.position(
        f"seats 3; {NEARLY[table]}; hand red move move signal switch move; hand blue move move signal"
    )


@pytest.mark.parametrize("table", range(len(NEARLY)))
def test_able_play_is_sound_and_delivers(table: int) -> None:
    most = 0
    for n in range(4):
        last = check_able_play(GAME, nearly(table), 3, QuickRng(f"able-{table}-{n}"), closely=25)
        most = max(most, GAME.score(last).totals()[0])
    assert most > GAME.score(GAME.position(NEARLY[table])).totals()[0]


@pytest.mark.parametrize("hands", ["yes", "no"])
@pytest.mark.parametrize("deployment", ["dice", "tokens"])
def test_positions_between_draws_survive_being_written_down(hands: str, deployment: str) -> None:
    rng = QuickRng("between")
    options = {
        "open_hands": hands,
        "deployment": deployment,
        "start_numbers": "shuffled",
        "extra_signal": "yes",
    }
    s = GAME.setup(options, 3)
    met: set[str] = set()
    while GAME.to_act(s):
        seat = GAME.to_act(s)[0]
        if seat == CHANCE:
            action = GAME.chance(s).sample(rng)
            met.add(action.words()[0])
            check_waiting(GAME, s, 3, action, rng)
        else:
            legal = GAME.legal(s, seat)
            action = legal[rng.below(len(legal))]
        GAME.apply(s, seat, action)
    roll = "dice" if deployment == "dice" else "token"
    assert met == {"numbers", "start", "deal", "card", roll, "die", "draw"}
