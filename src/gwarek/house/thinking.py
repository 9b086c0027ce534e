"""Bots think elsewhere: a question goes out as text, a line comes back. Here are both halves of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from gwarek.core.game import AnyGame, Json

if TYPE_CHECKING:
    from gwarek.bots import Bot, Desk


@dataclass(frozen=True)
class Question:
    """One decision, as text."""

    game: str
    module: str  # where the game is loaded from; a worker starts with an empty catalogue of additions
    components: str | None
    position: str
    seat: int
    level: str
    seed: str
    seconds: float = 0.6  # to think, as the bot is told
    most: int = 1  # pieces of advice
    line: str = ""  # to be weighed
    deals: int = 0  # on so many; 0: as many as the best way is tried on first


class BotFailed(Exception):
    """The bot crashed, or did not answer in time. `for_want_of_room`: the machine had no room for it, now."""

    def __init__(self, why: str, for_want_of_room: bool = False) -> None:
        super().__init__(why)
        self.for_want_of_room = for_want_of_room


class Thinkers(Protocol):
    """Whoever has bots think; `BotFailed` when one has no answer."""

    async def choose(self, question: Question) -> str:
        """The bot's line."""
        ...

    async def advise(self, question: Question) -> list[Json]:
        """What the bot would do, `gwarek.bots.Advice` as JSON."""
        ...

    async def weigh(self, question: Question) -> Json:
        """What a line is worth beside the best."""
        ...

    def warm(self) -> None:
        """A bot sits down somewhere: be ready when its turn comes."""
        ...


class Answer(NamedTuple):
    """A legal line, and what was wrong if it had to be a random one (`gwarek.bots.outside.Fault.kind`)."""

    line: str
    fault: str | None


class Programs(Protocol):
    """Outside bots by name, where there are any."""

    @property
    def bots(self) -> Mapping[str, str]: ...

    # Any: the state belongs to the game
    async def choose(self, name: str, table: str, seat: int, game: AnyGame, state: Any) -> Answer: ...

    def leave(self, table: str) -> None: ...


# -- where it is thought


@lru_cache(16)
def _game(slug: str, components: str | None) -> AnyGame:
    """Tables may bring facts of their own, so not all games are kept."""
    from gwarek.core import catalogue

    if components is None:
        return catalogue.load_game(slug)
    return catalogue.make_game(slug, Path(components))


def _sit_down(question: Question) -> tuple[Bot, Desk]:
    from gwarek.bots import Desk, make_bot
    from gwarek.core import catalogue
    from gwarek.core.chance import QuickRng

    catalogue.GAMES.setdefault(question.game, question.module)
    game = _game(question.game, question.components)
    rng = QuickRng(question.seed)
    desk = Desk(game, game.position(question.position), question.seat, rng, question.seconds)
    return make_bot(question.level, question.seed), desk


def think(question: Question) -> str:
    """In the worker: the bot's line."""
    bot, desk = _sit_down(question)
    return bot.choose(desk).text()


def advise(question: Question) -> str:
    """In the worker: the bot's advice, as JSON."""
    bot, desk = _sit_down(question)
    return json.dumps([advice.json() for advice in bot.advise(desk, question.most)])


def weigh(question: Question) -> str:
    """In the worker: what a line is worth deal by deal, and the best way unless it is known; as JSON."""
    from gwarek.bots.levels import PlanBot
    from gwarek.bots.weighing import best_way, weighed

    bot, desk = _sit_down(question)
    assert isinstance(bot, PlanBot)
    best = None if question.deals else best_way(bot, desk, question.seed)
    deals = question.deals if best is None else len(best.values)
    line = weighed(bot, desk, desk.game.parse(question.line), question.seed, deals)
    return json.dumps({"best": None if best is None else best.json(), "line": line.json()})
