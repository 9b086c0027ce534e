"""Bots by name. A table offers the levels; simulations and arenas take any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gwarek.bots.bot import Bot
from gwarek.bots.levels import Ciskacz, Skarbnik, Sztygar
from gwarek.bots.simple import GreedyBot, KindBot, RandomBot
from gwarek.core.problem import Problem

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "kind": KindBot,
    "greedy": GreedyBot,
    "ciskacz": Ciskacz,
    "sztygar": Sztygar,
    "skarbnik": Skarbnik,
}

# Easy, steady, strong: the lad who pushes the carts, the foreman, and the ghost that guards the mine.
LEVELS: Final = ["ciskacz", "sztygar", "skarbnik"]


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A new bot; equal seeds make equal choices."""
    if name not in BOTS:
        raise Problem("bot-unknown", bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)
