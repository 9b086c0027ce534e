"""Means, deviations and honest intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """Sample standard deviation; 0 for fewer than two values."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(sum((v - middle) ** 2 for v in values) / (len(values) - 1))


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval (95 % by default) a true winning rate lies in: `wilson(70, 100)` is about (0.60, 0.78)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def quantile(values: Sequence[float], q: float) -> float:
    """The value below which a share q lies, nearest rank; 0 for no values."""
    if not values:
        return 0.0
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(q * len(ranked)))]


def always(total: float, games: int, alpha: float = 0.05, soon: int = 60) -> tuple[float, float]:
    """An interval for the mean of values in 0..1 that holds at every moment at once, so one may stop when it decides.

    Robbins' normal mixture for sums of bounded values; `soon`: the number of games at which it is narrowest in
    proportion. Wider than `wilson`, which is honest for one look only.
    """
    if games == 0:
        return 0.0, 1.0
    spread = games / 4 + soon / 4  # a value in 0..1 varies by a quarter at most
    radius = math.sqrt(spread * (math.log(spread / (soon / 4)) + 2 * math.log(1 / alpha))) / games
    middle = total / games
    return max(0.0, middle - radius), min(1.0, middle + radius)
