"""What a table does not do: a move that is refused, and a door that stays shut."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from gwarek.core.game import Json
from gwarek.core.rule import Violation
from gwarek.table.whynot import broken

FORBIDDEN: Final = "forbidden"
UNKNOWN: Final = "unknown"
NOT_NOW: Final = "not-now"
UNFIT: Final = "unfit"


class Barred(Exception):
    """Somebody may not look, sit or change a seat so; the page says `error-<id>`. `kind` is one of the words above."""

    def __init__(self, kind: str, id: str, **args: object) -> None:
        super().__init__(id)
        self.kind: Final = kind
        self.id: Final = id
        self.args_: Final = args


@dataclass
class Refusal:
    """A move that is not carried out; the table stays as it was."""

    reason: str
    violated: list[Violation] = field(default_factory=list)
    args: dict[str, object] = field(default_factory=dict)

    def json(self) -> Json:
        return {
            "type": "refused",
            "reason": self.reason,
            "violated": [broken(one) for one in self.violated],
            "message": {"id": f"shell-refused-{self.reason}", "args": self.args},
        }
