"""Compiled classes that plain Python may build on: a game outside this package derives from these of `core`.

Not compiled itself: mypyc reads the mark when it compiles, and nobody needs it when the game runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*, allow_interpreted_subclasses: bool) -> Callable[[C], C]:
        """The mark as it is when nothing is compiled: none."""
        return lambda made: made
