"""An income track: a list that gives the level of every space. Tiles move the marker by spaces, loans by levels."""

from __future__ import annotations


def forward(levels: list[int], space: int, spaces: int) -> int:
    """The marker moved forward; it stops at the end of the track."""
    return min(space + spaces, len(levels) - 1)


def down(levels: list[int], space: int, by: int) -> int:
    """The highest space of the level `by` levels lower; -1 when the track has no such level."""
    wanted = levels[space] - by
    for at in range(space, -1, -1):
        if levels[at] == wanted:
            return at
    return -1


def evened(levels: list[int]) -> list[float]:
    """The level of every space and its two neighbours in the mean: what estimates in fractions of a space go by."""
    inner = [(levels[at - 1] + levels[at] + levels[at + 1]) / 3.0 for at in range(1, len(levels) - 1)]
    return [inner[0], *inner, inner[-1]]
