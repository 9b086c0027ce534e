"""How things are done in a house: how long is waited, who advises, with whose facts is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol


class Customs(Protocol):
    @property
    def data(self) -> Path:
        """A folder for what is written down along the way."""
        ...

    @property
    def components(self) -> Mapping[str, Path]:
        """An owner's facts, by game."""
        ...

    @property
    def pace(self) -> float:
        """Seconds between two moves of bots that somebody watches."""
        ...

    @property
    def adviser(self) -> str:
        """Who gives hints."""
        ...

    @property
    def hint_seconds(self) -> float: ...

    @property
    def undo_seconds(self) -> float:
        """A request to go back waits so long for an answer."""
        ...

    @property
    def idle(self) -> float:
        """Seconds after which a table nobody looks at leaves the memory."""
        ...
