"""How many lessons are open, in all and by whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from gwarek.house.failure import Failure


class Lessons:
    def __init__(self, most: int, most_each: int) -> None:
        self._most: Final = most
        self._most_each: Final = most_each
        self._open: Final[Counter[str]] = Counter()

    @contextmanager
    def place(self, who: str) -> Iterator[None]:
        """A place for one more; 503 where the school is full, 429 where this one has enough."""
        if self._open[who] >= self._most_each:
            raise Failure(429, "too-many")
        if self._open.total() >= self._most:
            raise Failure(503, "busy")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
