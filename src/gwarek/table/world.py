"""Time and chance as they are where a table stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class World:
    """`token(n)`: so many bytes that nobody can guess, as a word for an address. `seed`: for draws."""

    now: Callable[[], str]
    token: Callable[[int], str]
    seed: Callable[[], str]


def new_key(world: World) -> str:
    """What nobody can guess: 144 bits."""
    return world.token(18)
