"""Random play, compiled with the engines: the measure of their speed and the cheapest opponent."""

from __future__ import annotations

from gwarek.core.chance import Rng
from gwarek.core.game import AnyGame, State
from gwarek.core.seat import CHANCE


def draw_all(game: AnyGame, s: State, rng: Rng) -> int:
    """Draw and apply while chance is to act; how many draws that were."""
    draws = 0
    while True:
        who = game.to_act(s)
        if not who or who[0] != CHANCE:
            return draws
        game.apply(s, CHANCE, game.chance(s).sample(rng))
        draws += 1


def play_randomly(game: AnyGame, s: State, rng: Rng) -> int:
    """Play on to the end, in place, every legal line alike; how many decisions that were (chance not counted)."""
    decisions = 0
    while True:
        who = game.to_act(s)
        if not who:
            return decisions
        seat = who[0]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.chance(s).sample(rng))
            continue
        lines = game.legal(s, seat)
        game.apply(s, seat, lines[rng.below(len(lines))])
        decisions += 1
