"""Events: typed facts for the log and the animation. Sentences are made later, per language.

>>> class Looked(Event, to="seat"):
...     seat: int
...     pieces: list[str]
>>> Looked(1, ["T-grey-light-2"])
looked{'seat': 1, 'pieces': ['T-grey-light-2']}
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from dataclasses import fields as declared
from typing import ClassVar, Literal, dataclass_transform

from gwarek.core.seat import EVERYBODY, all_but, only

Audience = Literal["all", "seat", "others"]


@dataclass_transform()
class Event:
    """What happened. A subclass declares the facts it tells, in order; its kind is its name, said with hyphens.

    `to` says who may know: all, the seat in the field `seat` alone, or all others. What one seat alone may know has a
    `twin` for the others. (Not compiled: events are made only for listeners, and declared here to be read.)
    """

    kind: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()
    audience: ClassVar[Audience] = "all"

    def __init_subclass__(cls, kind: str = "", to: Audience = "all") -> None:
        dataclass(repr=False, eq=False)(cls)
        cls.kind = kind or re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        cls.names = tuple(field.name for field in declared(cls))  # type: ignore[arg-type]  # one since a line ago
        cls.audience = to

    @property
    def to(self) -> int:
        """The set of viewers (bits, see `gwarek.core.seat`)."""
        if self.audience == "all":
            return EVERYBODY
        seat: int = getattr(self, "seat")  # noqa: B009  # declared by every event with an audience
        return only(seat) if self.audience == "seat" else all_but(seat)

    def twin(self) -> Event | None:
        """What the others hear of an event that one seat alone may know."""
        return None

    def args(self) -> dict[str, object]:
        """The facts by name, JSON-clean."""
        return {name: getattr(self, name) for name in self.names}

    def __repr__(self) -> str:
        return f"{self.kind}{self.args()!r}"
