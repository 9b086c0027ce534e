"""Bots by name. A table offers the levels; simulations and arenas take any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from gwarek.bots.bot import Bot
from gwarek.bots.levels import Ciskacz, Skarbnik, Sztygar
from gwarek.bots.outside import PREFIX, OutsideBot, command_of
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


def check_bot(name: str) -> None:
    """`Problem` unless there is such a bot. `cmd:PROGRAM` is any program that speaks our line protocol."""
    if name not in BOTS and not command_of(name):
        raise Problem("bot-unknown", bot=name, known=", ".join([*BOTS, f"{PREFIX}PROGRAM"]))


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A new bot; equal seeds make equal choices."""
    check_bot(name)
    command = command_of(name)
    return OutsideBot(command, seed) if command else BOTS[name](seed)


@contextmanager
def closing_bots(names: Sequence[str], seed: str) -> Iterator[list[Bot]]:
    """Bots for the seats of one game, sent home at its end."""
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.close()
