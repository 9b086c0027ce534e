"""Networks over bit sets of places: who is joined with whom, and what lies nearest.

Places are small numbers, a set of places is one whole number. The tables lie in a flat list of the game's state:
`flat[near + place]` is the set of places one link away, `flat[joined + place]` the set of places any route leads to
(the place itself included).
"""

from __future__ import annotations


def unlink_all(flat: list[int], near: int, joined: int, places: int) -> None:
    """No links: every place is joined with itself alone."""
    for place in range(places):
        flat[near + place] = 0
        flat[joined + place] = 1 << place


def join(flat: list[int], near: int, joined: int, ends: list[int]) -> None:
    """Lay one link tile that touches these places (two, or three where a tile has three ends)."""
    touched = 0
    group = 0
    for end in ends:
        touched |= 1 << end
        group |= flat[joined + end]
    for end in ends:
        flat[near + end] |= touched & ~(1 << end)
    rest = group
    place = 0
    while rest:
        if rest & 1:
            flat[joined + place] = group
        rest >>= 1
        place += 1


def nearest(flat: list[int], near: int, starts: int, wanted: int) -> int:
    """Those of the wanted places that are fewest links away from the starts; 0 when none can be reached."""
    seen = starts
    front = starts
    while front:
        found = front & wanted
        if found:
            return found
        reached = 0
        place = 0
        while front:
            if front & 1:
                reached |= flat[near + place]
            front >>= 1
            place += 1
        front = reached & ~seen
        seen |= reached
    return 0
