"""Perft: how many lines of decisions there are from a position. Equal counts mean equal rules."""

from __future__ import annotations

from typing import Final

from gwarek.core.chance import FairRng
from gwarek.core.game import AnyGame, State
from gwarek.core.seat import CHANCE

SEED: Final = "perft"


def perft(game: AnyGame, state: State, depth: int, seed: str = SEED) -> int:
    """The number of lines of `depth` decisions; a line that ends the game sooner counts once.

    Chance is no decision: where it is to act it is drawn from the seed (by the number of the draw within the line),
    so the count is the same on every machine, compiled or not.
    """
    return _count(game, _settled(game, state, seed, 0), depth, seed)


def divide(game: AnyGame, state: State, depth: int, seed: str = SEED) -> dict[str, int]:
    """The count of `perft` by first decision: `{"send money_4": 23, …}`."""
    s, draws = _settled(game, state, seed, 0)
    out: dict[str, int] = {}
    for seat in game.to_act(s):
        for action in game.legal(s, seat):
            after = s.copy()
            game.apply(after, seat, action)
            count = _count(game, _settled_in_place(game, after, seed, draws), depth - 1, seed)
            line = action.text()
            out[line] = out.get(line, 0) + count  # two seats that act at once may say the same
    return out


def _count(game: AnyGame, at: tuple[State, int], depth: int, seed: str) -> int:
    s, draws = at
    seats = game.to_act(s)
    if depth <= 0 or not seats:
        return 1
    if depth == 1:
        return sum(len(game.legal(s, seat)) for seat in seats)
    total = 0
    for seat in seats:
        for action in game.legal(s, seat):
            after = s.copy()
            game.apply(after, seat, action)
            total += _count(game, _settled_in_place(game, after, seed, draws), depth - 1, seed)
    return total


def _settled(game: AnyGame, state: State, seed: str, draws: int) -> tuple[State, int]:
    return _settled_in_place(game, state.copy(), seed, draws)


def _settled_in_place(game: AnyGame, s: State, seed: str, draws: int) -> tuple[State, int]:
    """The position once chance has nothing left to decide, and how many draws the line has had."""
    while CHANCE in game.to_act(s):
        draws += 1
        game.apply(s, CHANCE, game.chance(s).sample(FairRng(seed, draws)))
    return s, draws
