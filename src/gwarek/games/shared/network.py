"""Sets of places: places are small numbers, a set of them is one whole number."""

from __future__ import annotations


def members(places: int) -> list[int]:
    """The places of a set, ascending: `members(0b101) == [0, 2]`."""
    out: list[int] = []
    place = 0
    while places:
        if places & 1:
            out.append(place)
        places >>= 1
        place += 1
    return out
