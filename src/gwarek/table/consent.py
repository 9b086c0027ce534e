"""Asking the others: somebody wants to go back beyond a barrier."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwarek.core.game import Json
from gwarek.table.audience import Audience


@dataclass
class Request:
    """Somebody asks to go back to entry `to`; the seats in `missing` have not answered yet."""

    id: str
    by: int
    to: int
    length: int
    missing: set[int]
    takes: list[int]

    def json(self) -> Json:
        return {
            "type": "ask-undo",
            "request": self.id,
            "by": self.by,
            "to": self.to,
            "takes": self.takes,
            "asks": sorted(self.missing),
        }


class Consent:
    """The one request that waits: until it is answered, the game goes on, or it is `late`."""

    def __init__(self, audience: Audience) -> None:
        self.request: Request | None = None
        self._audience: Final = audience

    def ask(self, request: Request) -> None:
        self.lapse()
        self.request = request
        self._audience.tell_seats(request.json(), request.missing | {request.by})

    def answer(self, request_id: str, seat: int, grant: bool) -> Request | None:
        """An answer of the person at a seat; the request if that was the last one missing."""
        request = self.request
        if request is None or request.id != request_id or seat not in request.missing:
            return None
        if not grant:
            self._answered(granted=False)
            return None
        request.missing.discard(seat)
        if request.missing:
            self._audience.tell_seats(request.json(), request.missing | {seat, request.by})
            return None
        self._answered(granted=True)
        return request

    def lapse(self) -> None:
        """The game went on, or somebody asks anew."""
        self._answered(granted=False)

    def late(self, request_id: str) -> None:
        """Nobody has answered for so long that the request ends."""
        if self.request is not None and self.request.id == request_id:
            self._answered(granted=False, late=True)

    def _answered(self, granted: bool, late: bool = False) -> None:
        request, self.request = self.request, None
        if request is not None:
            answer: Json = {"type": "undo-answer", "request": request.id, "granted": granted, "late": late}
            self._audience.tell(answer)
