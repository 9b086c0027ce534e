"""Sources of coal, iron and beer as one number.

The first source + 1 is in the low six bits, the second + 1 in the next six, first not above second; 0 for none.
A source is a space of the board, then the market; for beer, the merchant spaces follow the spaces.
"""

from __future__ import annotations

from typing import Final

SOURCE_BITS: Final = 6
SOURCE_MASK: Final = 63


def one(source: int) -> int:
    """One source as a number."""
    return source + 1


def two(source: int, other: int) -> int:
    """Two sources as a number, in either order the same."""
    if source <= other:
        return source + 1 | other + 1 << SOURCE_BITS
    return other + 1 | source + 1 << SOURCE_BITS


def first_of(sources: int) -> int:
    """The first source, or -1."""
    return (sources & SOURCE_MASK) - 1


def second_of(sources: int) -> int:
    """The second source, or -1."""
    return (sources >> SOURCE_BITS) - 1


def how_many(sources: int) -> int:
    if sources == 0:
        return 0
    return 2 if sources > SOURCE_MASK else 1


def how_often(sources: int, source: int) -> int:
    """How many of the sources are this one."""
    return (first_of(sources) == source) + (second_of(sources) == source)


def choices(sources: list[int], n: int) -> list[int]:
    """Every choice of n among the sources, each as often as wanted."""
    if n == 0:
        return [0]
    if n == 1:
        return [one(source) for source in sources]
    sources = sorted(sources)
    return [two(sources[i], sources[j]) for i in range(len(sources)) for j in range(i, len(sources))]
