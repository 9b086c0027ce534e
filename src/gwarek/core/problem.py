"""Outside text that cannot be read: one exception with a message id and what it is about."""

from __future__ import annotations

from typing import Final


class Problem(ValueError):
    """Text or options from outside that cannot be understood.

    Sentences are made from `id` and `facts` by the message catalogues (`problem-<id>`); `str()` is for programmers.
    """

    def __init__(self, id: str, **facts: str | int) -> None:
        told = ", ".join(f"{key} {value!r}" for key, value in facts.items())
        super().__init__(f"{id}: {told}" if told else id)
        self.id: Final = id
        self.facts: Final[dict[str, str | int]] = dict(facts)
