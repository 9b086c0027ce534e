"""Going back: what the last own decision is, what would go with it, and who is asked first.

Back to the last barrier everybody goes freely. Beyond it a table opened for practice goes back as well, but nobody's
turn is taken back unasked; elsewhere all other people consent, and where there are none nothing goes beyond it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from gwarek.core.game import Json
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE
from gwarek.server.store import Header, Seat
from gwarek.server.telling import Telling


def offer(telling: Telling, header: Header, seats: Sequence[Seat], mine: Sequence[int]) -> Json | None:
    """`Update.undo`: how this screen may go back; None when nothing decided here is left."""
    match = telling.match
    seat = telling.as_seat(mine)
    if seat is None or header.state == "over":
        return None
    for own in [seat, *(other for other in mine if other != seat)]:
        free = match.free_undo(own)
        if free is not None:
            to = match.previous(match.resolve(header.length))
            # the decision of another person round this screen: theirs to take back
            asks = [own] if own != seat and not header.what_if else []
            return _offer(match, own, to, asks, free=True, restart=free)
    decided = [before for own in mine if (before := match.last_decision(own)) is not None]
    if not decided:
        return None
    back = max(decided)
    return _offer(match, seat, back, asked_for(match, header, seats, seat, back), free=False, restart=back)


def _offer(match: Match, seat: int, to: int, asks: list[int] | None, free: bool, restart: int) -> Json:
    return {
        "seat": seat,
        "to": to,
        "free": free,
        "restart": restart,
        "takes": match.takes(to),
        "asks": asks or [],
        "closed": asks is None,
    }


def redo_offer(telling: Telling, header: Header, mine: Sequence[int]) -> Json | None:
    """`Update.redo`: what the person who went back last may put back, until something else is done."""
    match = telling.match
    to = None if header.state == "over" else match.redo_to()
    if to is None or match.entries[-1].seat not in mine:
        return None
    return {"seat": match.entries[-1].seat, "to": to}


def is_redo(match: Match, seat: int, to: int) -> bool:
    return to == match.redo_to() and match.entries[-1].seat == seat


def is_decision(match: Match, to: int) -> bool:
    """Somebody decided in the position after this entry: only there can one go back to."""
    live = [0, *match.live()]
    if to not in live[:-1]:
        return False
    return match.entries[live[live.index(to) + 1] - 1].seat != CHANCE


def asked_for(match: Match, header: Header, seats: Sequence[Seat], by: int, to: int) -> list[int] | None:
    """The people who have to consent before `by` goes back beyond a barrier; None: it is not possible."""
    if header.what_if:
        return []  # one person plays all seats of it
    others = [seat.seat for seat in seats if seat.bot is None and seat.seat != by]
    if header.free_undo:
        turned = {match.entries[number - 1].seat for number in match.takes(to)}
        return [seat for seat in others if seat in turned]
    return others or None


@dataclass
class Request:
    """Somebody asks to go back to entry `to`; the seats in `missing` have not answered yet."""

    by: int
    to: int
    length: int
    missing: set[int]
    takes: list[int]
    id: str = field(default_factory=lambda: secrets.token_hex(6))

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
    """The one request that waits: until it is answered, the game goes on, or some minutes have passed."""

    def __init__(self, seconds: float, tell: Callable[[Json, set[int] | None], None]) -> None:
        """`tell` sends a message to the screens of these seats; None: to everybody."""
        self.request: Request | None = None
        self._seconds: Final = seconds
        self._tell: Final = tell
        self._timer: asyncio.TimerHandle | None = None

    def ask(self, request: Request) -> None:
        self.lapse()
        self.request = request
        self._tell(request.json(), request.missing | {request.by})
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._seconds, self._answered, False, True)

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
            self._tell(request.json(), request.missing | {seat, request.by})
            return None
        self._answered(granted=True)
        return request

    def lapse(self) -> None:
        """The game went on, or somebody asks anew."""
        self._answered(granted=False)

    def _answered(self, granted: bool, late: bool = False) -> None:
        request, self.request = self.request, None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if request is not None:
            answer: Json = {"type": "undo-answer", "request": request.id, "granted": granted, "late": late}
            self._tell(answer, None)
