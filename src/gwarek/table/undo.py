"""Going back: what the last own decision is, what would go with it, and who is asked first.

Back to the last barrier everybody goes freely. Beyond it a table opened for practice goes back as well, but nobody's
turn is taken back unasked; elsewhere all other people consent, and where there are none nothing goes beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence

from gwarek.core.game import Json
from gwarek.core.match import Match
from gwarek.core.seat import CHANCE
from gwarek.table.rows import Header, Seat
from gwarek.table.telling import Telling


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
