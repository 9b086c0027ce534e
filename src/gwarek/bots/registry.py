"""Bots by name. A table offers the levels; simulations and arenas take any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from gwarek.bots.bot import Bot
from gwarek.bots.levels import Ciskacz, Skarbnik, Sztygar
from gwarek.bots.mcts import MctsBot, read_settings
from gwarek.bots.outside import PREFIX, OutsideBot, command_of
from gwarek.bots.simple import GreedyBot, KindBot, RandomBot
from gwarek.core.problem import Problem
from gwarek.table.levels import ALIASES

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {
    "random": RandomBot,
    "kind": KindBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "ciskacz": Ciskacz,
    "sztygar": Sztygar,
    "skarbnik": Skarbnik,
}

MCTS_SETTINGS: Final = "mcts:"


def check_bot(name: str) -> None:
    """`Problem` unless there is such a bot. `cmd:PROGRAM` is any program that speaks our line protocol."""
    if name.startswith(MCTS_SETTINGS):
        read_settings(name)
    elif name not in BOTS and name not in ALIASES and not command_of(name):
        raise Problem("bot-unknown", bot=name, known=", ".join([*BOTS, *ALIASES, f"{PREFIX}PROGRAM"]))


def make_bot(name: str, seed: int | str = 0) -> Bot:
    """A new bot; equal seeds make equal choices."""
    check_bot(name)
    command = command_of(name)
    if command:
        return OutsideBot(command, seed)
    if name.startswith(MCTS_SETTINGS):
        return MctsBot(seed, read_settings(name))
    return BOTS[ALIASES.get(name, name)](seed)


@contextmanager
def closing_bots(names: Sequence[str], seed: str) -> Iterator[list[Bot]]:
    """Bots for the seats of one game, sent home at its end."""
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.close()
