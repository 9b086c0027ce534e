"""What a house refuses, as an answer over HTTP."""

from __future__ import annotations

from functools import cache
from typing import Final

from gwarek.house.failure import Failure
from gwarek.i18n import Speech

RETRY_SECONDS: Final = 2


def busy() -> Failure:
    """More is asked than the machine can do now. Nothing was changed; the same may be asked again."""
    return Failure(503, "busy", seconds=RETRY_SECONDS)


def told(failure: Failure) -> dict[str, object]:
    """The body of the answer."""
    return failure.json(english(failure.id, failure.args_))


def headers(failure: Failure) -> dict[str, str]:
    """What the status asks for beside the body."""
    return {"retry-after": str(RETRY_SECONDS)} if failure.status == 503 else {}


@cache
def _english() -> Speech:
    return Speech("en")


def english(id: str, args: dict[str, object]) -> str:
    """The English sentence of an error, for people who read the API by hand."""
    return _english().form(f"error-{id}", args) or id.replace("-", " ")
