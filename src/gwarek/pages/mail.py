"""What leaves a house in a page: messages down to its sockets, and questions for bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from itertools import count
from pathlib import Path
from typing import Any, Final

from gwarek.core.game import AnyGame, Json
from gwarek.house import thinking
from gwarek.house.ownfacts import OwnFacts
from gwarek.house.thinking import Answer, BotFailed, Question
from gwarek.pages.errands import Errands, Promise
from gwarek.table.viewer import Viewer

THINKING: Final[dict[str, Callable[[Question], str]]] = {
    "think": thinking.think,
    "advise": thinking.advise,
    "weigh": thinking.weigh,
}


class NoPrograms:
    """Outside bots: a page has none."""

    bots: Final[dict[str, str]] = {}

    # Any: the state belongs to the game
    async def choose(self, name: str, table: str, seat: int, game: AnyGame, state: Any) -> Answer:
        raise BotFailed("no programs here")

    def leave(self, table: str) -> None:
        pass


class Outbox:
    """Everything that waits to be taken away, in order."""

    def __init__(self) -> None:
        self.down: list[tuple[int, str]] = []  # socket and text
        self.closed: list[tuple[int, int, str]] = []  # socket, code and reason
        self.questions: list[Json] = []
        self.stopped: list[int] = []  # questions nobody wants an answer to any more
        self.warm = False  # a bot will be asked soon


class Connection:
    """One open page at a table or in a lesson."""

    def __init__(self, outbox: Outbox, socket: int, viewer: Viewer) -> None:
        self.viewer = viewer
        self.sent = 0
        self._outbox: Final = outbox
        self._socket: Final = socket

    def send(self, message: Json) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._outbox.down.append((self._socket, text))


class MailedThinkers:
    """`gwarek.house.thinking.Thinkers` by mail: a question goes out, and whoever has the answer brings it."""

    def __init__(self, outbox: Outbox, errands: Errands, seconds: float) -> None:
        self._outbox: Final = outbox
        self._errands: Final = errands
        self._seconds: Final = seconds
        self._open: Final[dict[int, Promise[str]]] = {}
        self._numbers: Final = count(1)

    async def choose(self, question: Question) -> str:
        return await self._ask("think", question)

    async def advise(self, question: Question) -> list[Json]:
        told: list[Json] = json.loads(await self._ask("advise", question))
        return told

    async def weigh(self, question: Question) -> Json:
        told: Json = json.loads(await self._ask("weigh", question))
        return told

    def warm(self) -> None:
        self._outbox.warm = True

    async def _ask(self, what: str, question: Question) -> str:
        number = next(self._numbers)
        promise = self._open[number] = Promise[str]()
        self._outbox.questions.append(_mailed(number, what, question))
        late = self._errands.later(self._seconds, lambda: self._late(number))
        try:
            return await promise
        finally:
            late.cancel()
            self._open.pop(number, None)

    def _late(self, number: int) -> None:
        self._outbox.stopped.append(number)
        self.failed(number, f"no answer in {self._seconds:g} s")

    def answered(self, number: int, text: str) -> None:
        """The answer to a question; one that nobody waits for is passed over."""
        if number in self._open:
            self._open[number].keep(text)

    def failed(self, number: int, why: str, for_want_of_room: bool = False) -> None:
        if number in self._open:
            self._open[number].fail(BotFailed(why, for_want_of_room))


def _mailed(number: int, what: str, question: Question) -> Json:
    """A question as it leaves the house: with an owner's facts as text, for there are no files between two workers."""
    facts = None if question.components is None else Path(question.components).read_text("utf-8")
    return {"number": number, "what": what, "question": asdict(question), "facts": facts}


def answer(asked: dict[str, Any], folder: Path) -> str:  # Any: JSON as it was mailed
    """Where it is thought: the answer to a question as it was mailed. An owner's facts are put into the folder."""
    question = Question(**asked["question"])
    if asked["facts"] is not None:
        question = replace(question, components=str(OwnFacts(folder).file(asked["facts"])))
    return THINKING[asked["what"]](question)
