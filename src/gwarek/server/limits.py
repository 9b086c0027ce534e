"""So many per minute for each: kept in memory, forgotten when idle."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000


class Limit:
    """A leaky bucket per key.

    >>> limit = Limit(2)
    >>> limit.allows("a"), limit.allows("a"), limit.allows("a")
    (True, True, False)

    A key that stands for several people has room for all of them.

    >>> [limit.allows("both", 2) for _ in range(5)]
    [True, True, True, True, False]
    """

    def __init__(self, per_minute: int) -> None:
        self.per_minute: Final = per_minute
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def allows(self, key: str, people: int = 1) -> bool:
        """Count one more for this key, if there is room."""
        moment = time.monotonic()
        level, then = self._buckets.pop(key, (0.0, moment))
        most = self.per_minute * people
        level = max(0.0, level - (moment - then) * most / 60)
        fits = level + 1 <= most
        self._buckets[key] = (level + 1 if fits else level, moment)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return fits
