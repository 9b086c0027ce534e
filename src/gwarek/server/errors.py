"""What can go wrong over HTTP: a status, a message id and its arguments."""

from __future__ import annotations

from functools import cache
from typing import Final

from gwarek.core.problem import Problem
from gwarek.i18n import Speech
from gwarek.table.refusal import FORBIDDEN, NOT_NOW, UNFIT, UNKNOWN, Barred


class Failure(Exception):
    """An expected refusal; the page says `error-<id>`."""

    def __init__(self, status: int, id: str, **args: object) -> None:
        super().__init__(id)
        self.status: Final = status
        self.id: Final = id
        self.args_: Final = args

    def json(self) -> dict[str, object]:
        return {"error": {"id": self.id, "args": self.args_, "text": english(self.id, self.args_)}}

    def headers(self) -> dict[str, str]:
        """What the status asks for beside the body."""
        return {"retry-after": str(RETRY_SECONDS)} if self.status == 503 else {}


RETRY_SECONDS: Final = 2


def busy() -> Failure:
    """More is asked than the machine can do now. Nothing was changed; the same may be asked again."""
    return Failure(503, "busy", seconds=RETRY_SECONDS)


# Problems of the core that a page has words for.
_FROM_PROBLEM: Final = {
    "game-unknown": (404, "game-unknown"),
    "game-broken": (404, "game-unknown"),
    "option-unknown": (422, "option-bad"),
    "option-value": (422, "option-bad"),
    "preset-unknown": (422, "option-bad"),
    "seats-number": (422, "seats-bad"),
    "bot-unknown": (422, "seats-bad"),
    "aid-none": (404, "not-found"),
    "sheet-none": (404, "not-found"),
    "course-lesson": (404, "unknown-lesson"),
    "course-none": (404, "course-none"),
    "course-unfit": (404, "course-none"),
}


_OF_FACTS: Final = ("components", "network")  # an owner's file that cannot be played with


def from_problem(problem: Problem) -> Failure:
    if problem.id.split("-")[0] in _OF_FACTS:
        return Failure(422, "components-bad", field=str(problem.facts.get("field") or "none"))
    status, id = _FROM_PROBLEM.get(problem.id, (422, "request-bad"))
    return Failure(status, id, **problem.facts)


_STATUS: Final = {FORBIDDEN: 403, UNKNOWN: 404, NOT_NOW: 409, UNFIT: 422}


def from_barred(barred: Barred) -> Failure:
    return Failure(_STATUS[barred.kind], barred.id, **barred.args_)


@cache
def _english() -> Speech:
    return Speech("en")


def english(id: str, args: dict[str, object]) -> str:
    """The English sentence of an error, for people who read the API by hand."""
    return _english().form(f"error-{id}", args) or id.replace("-", " ")
