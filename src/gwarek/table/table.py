"""One table: a match, its seats, and everybody who looks at it. Nothing is shown before it is stored.

Whoever runs it asks for a step (`act`, `undo`, `answer`, the seating), stores it and hands it back (`keep`,
`keep_seats`). What is stored can be read again at any time (`load`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gwarek.core.chance import QuickRng
from gwarek.core.game import AnyGame, Json
from gwarek.table import loading, steps, undo
from gwarek.table.audience import Audience, Listener
from gwarek.table.consent import Consent, Request
from gwarek.table.hints import Hints
from gwarek.table.loading import CarryOver
from gwarek.table.present import Present
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Header, Line, Link, Seat
from gwarek.table.seating import Seating
from gwarek.table.steps import NewSeats, Step
from gwarek.table.talk import Talk
from gwarek.table.together import Together
from gwarek.table.viewer import Viewer, table_info
from gwarek.table.world import World


class Table(Present):
    def __init__(
        self,
        game: AnyGame,
        header: Header,
        seats: list[Seat],
        world: World,
        levels: Collection[str] = (),
        adviser: str = "",
    ) -> None:
        """`levels` and `adviser`: see `Hints`."""
        super().__init__(game, header, seats, world)
        self.audience: Final = Audience(self)
        self.consent: Final = Consent(self.audience)
        self.hints: Final = Hints(self, levels, adviser)
        self.seating: Final = Seating(self)
        self.talk: Final = Talk(self, self.audience)
        self.together: Final = Together(self, self.audience)
        self.thinking: int | None = None  # the seat of the bot at work

    def load(self, header: Header, seats: list[Seat], lines: Sequence[Line]) -> CarryOver | None:
        """The table as it was stored. What is returned has to be stored before it can go on (`carry_over`)."""
        self.header, self.seats, self.telling = header, seats, None
        if header.state == "waiting":
            return None
        self.telling = loading.told_again(self, lines)
        return loading.carried_over(self) if self.telling is None else None

    def carry_over(self, step: Step) -> None:
        self.header, self.telling = step.header, step.telling

    # -- who looks

    def info(self, viewer: Viewer) -> Json:
        link = self.seating.standing(viewer)
        title = self.game.info.titles["en"]
        return table_info(self.header, self.seats, viewer, title, self.audience.online, link)

    def join(self, listener: Listener) -> None:
        """Somebody comes and is told everything; whoever may not look is barred."""
        self.seating.check_may_look(listener.viewer)
        self.audience.listeners.append(listener)
        self._send_table(listener)
        request = self.consent.request
        if request is not None and {request.by, *request.missing} & set(self.seats_of(listener.viewer)):
            listener.send(request.json())
        for message in self.together.told():
            listener.send(message)
        if self.thinking is not None:
            listener.send({"type": "thinking", "seat": self.thinking})
        self._count()

    def leave(self, listener: Listener) -> None:
        if listener in self.audience.listeners:
            self.audience.listeners.remove(listener)
            self._count()

    def _count(self) -> None:
        if self.audience.counted():
            self.tell_seats()

    # -- telling

    def tell_seats(self) -> None:
        for listener in self.audience.listeners:
            listener.send({"type": "seats", "table": self.info(listener.viewer)})

    def _send_table(self, listener: Listener) -> None:
        mine = self.seats_of(listener.viewer)
        telling = self.telling
        listener.sent = 0 if telling is None else telling.length()
        listener.send(
            {
                "type": "table",
                "table": self.info(listener.viewer),
                "you": mine,
                "facts": self.game.facts(),
                "log": [] if telling is None else telling.entries(mine, 0),
                "chat": self.talk.heard_by(listener.viewer),
                "update": self.update(mine, listener.sent),
            }
        )

    def update(self, mine: Sequence[int], since: int) -> Json:
        """`Update` of the protocol with the entries after `since`."""
        if self.telling is None:
            return WAITING
        told = self.telling.update(mine, since, self.together.fellow(mine))
        told["undo"] = undo.offer(self.telling, self.header, self.seats, mine)
        told["redo"] = undo.redo_offer(self.telling, self.header, mine)
        told["curtain"] = self.curtain(mine)
        return told

    def tell_all(self) -> None:
        """The position is another: everybody gets what is new, each through their own eyes."""
        self.together.forget()
        made: dict[tuple[int, tuple[int, ...]], Json] = {}
        for listener in self.audience.listeners:
            mine = tuple(self.seats_of(listener.viewer))
            known = (listener.sent, mine)
            if known not in made:
                made[known] = {"type": "update", **self.update(mine, listener.sent)}
            listener.send(made[known])
            listener.sent = self.header.length

    def refresh(self, listener: Listener, since: int) -> None:
        """Send one listener everything after what it says it has."""
        listener.sent = self.header.length
        start = since if 0 <= since <= listener.sent else 0
        listener.send({"type": "update", **self.update(self.seats_of(listener.viewer), start)})

    def show_anew(self) -> None:
        """Seats have changed hands: everybody gets the table as it is for them now."""
        for listener in self.audience.listeners:
            self._send_table(listener)
        self._count()

    def think(self, seat: int | None) -> None:
        """A bot begins to think; None: it has done."""
        self.thinking = seat
        if seat is not None:
            self.audience.tell({"type": "thinking", "seat": seat})

    # -- moves

    def act(self, viewer: Viewer, seat: int, lines: Sequence[str], after: int) -> Step | Refusal:
        """One line or several, all or none."""
        if self.telling is not None and self.telling.is_still_asked(seat, after):
            after = (
                self.header.length
            )  # others decided at the same time, and nothing of it concerns this seat
        return self.not_ready(viewer, seat, after) or steps.move(self, seat, lines)

    def undo(self, viewer: Viewer, seat: int, to: int, after: int) -> Step | Request | Refusal:
        """To the position after entry `to`: freely to the barrier, or a redo; beyond, by consent."""
        refusal = self.not_ready(viewer, seat, after)
        if refusal is not None:
            return refusal
        match = self.must_tell().match
        redo = undo.is_redo(match, seat, to)
        if not redo and not undo.is_decision(match, to):
            return Refusal("undo")
        free = match.free_undo(seat)
        beyond = not redo and (free is None or to < free)
        asked = undo.asked_for(match, self.header, self.seats, seat, to) if beyond else []
        if asked is None:
            return Refusal("practice")
        if not asked:
            return steps.move_back(self, seat, to)
        request = Request(self.world.token(6), seat, to, after, set(asked), match.takes(to))
        self.consent.ask(request)
        return request

    def answer(self, viewer: Viewer, request_id: str, seat: int, grant: bool) -> Step | None:
        """What the person at this seat says to a request to go back; a step once nobody is missing."""
        if seat not in self.seats_of(viewer):
            return None
        request = self.consent.answer(request_id, seat, grant)
        if request is None or request.length != self.header.length:
            return None
        return steps.move_back(self, request.by, request.to)

    def keep(self, step: Step) -> None:
        """The step is stored: it counts from now on, and everybody is told."""
        self.header, self.telling = step.header, step.telling
        self.consent.lapse()
        self.tell_all()
        if self.header.state == "over":
            self.tell_seats()  # the seed is revealed
            self.talk.tell_what_watchers_said()

    def why(self, viewer: Viewer, seat: int, words: Sequence[str], beside: Sequence[str]) -> Json | Refusal:
        """Why these words cannot be part of an action now."""
        if self.telling is None:
            return Refusal("waiting")
        mine = self.seats_of(viewer)
        if seat not in mine and seat != self.together.fellow(mine):
            return Refusal("not-yours")
        uses = [use.json() for use in self.telling.why(seat, words, beside)]
        return {"line": uses[0]["line"], "violated": uses[0]["violated"], "uses": uses}

    # -- bots

    def bot_to_act(self) -> Seat | None:
        if self.telling is None or self.header.state != "playing":
            return None
        if not self.audience.listeners and all(seat.bot for seat in self.seats):
            return None  # bots alone play for somebody who watches
        return next((self.seats[s] for s in self.header.to_act if s >= 0 and self.seats[s].bot), None)

    def lucky_line(self, seat: int) -> str:
        """Any legal line, for a bot that has none."""
        legal = self.must_tell().match.legal(seat)
        if not legal:
            raise RuntimeError("a seat to act without a legal action")
        return legal[QuickRng(self.world.seed()).below(len(legal))].text()

    # -- seats

    def keep_seats(self, change: NewSeats) -> None:
        """The new seats are stored, and the first entries with the last of them."""
        self.header, self.seats, self.telling = change.header, change.seats, change.telling
        self.show_anew()

    def end_link(self, link: Link) -> None:
        """The end of a link is stored; a device that came by it has lost its seats."""
        self.seating.end(link)
        if link.guest_id is not None:
            self.show_anew()


WAITING: Final[Json] = {
    "length": 0,
    "as": None,
    "entries": [],
    "view": {},
    "to_act": [],
    "asks": None,
    "legal": [],
    "fellow": None,
    "undo": None,
    "redo": None,
    "curtain": None,
    "scores": [],
    "outcome": None,
}
