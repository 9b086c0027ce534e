"""What a house refuses: a status as in HTTP, a message id and its arguments."""

from __future__ import annotations

from typing import Final

from gwarek.core.problem import Problem
from gwarek.table.refusal import FORBIDDEN, NOT_NOW, UNFIT, UNKNOWN, Barred


class Failure(Exception):
    """An expected refusal; the page says `error-<id>`."""

    def __init__(self, status: int, id: str, **args: object) -> None:
        super().__init__(id)
        self.status: Final = status
        self.id: Final = id
        self.args_: Final = args

    def json(self, text: str = "") -> dict[str, object]:
        """`text`: an English sentence, for people who read it by hand."""
        return {"error": {"id": self.id, "args": self.args_, "text": text}}


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
