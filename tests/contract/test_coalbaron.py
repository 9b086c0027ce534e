"""Coal Baron keeps the contract of `gwarek.testing.contract`."""

from gwarek.core.game import AnyGame
from gwarek.games.coalbaron import load
from gwarek.testing.contract import GameContract

GAME = load()


class TestCoalBaron(GameContract):
    games = 2  # thirty per table are in test_every_game, so that they can run side by side

    def game(self) -> AnyGame:
        return GAME
