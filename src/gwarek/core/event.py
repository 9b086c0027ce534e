"""Events: typed facts for the log and the animation. Sentences are made later, per language."""

from __future__ import annotations

from typing import ClassVar

from gwarek.core.seat import EVERYBODY


class Event:
    """What happened. A subclass names its `kind` and its `names` (attributes told to the reader).

    `to` is the set of viewers (bits, see `gwarek.core.seat`): a private event has a public twin that tells less.
    """

    kind: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.to = EVERYBODY

    def args(self) -> dict[str, object]:
        """The facts by name, JSON-clean."""
        return {name: getattr(self, name) for name in self.names}

    def __repr__(self) -> str:
        return f"{self.kind}{self.args()!r}"
