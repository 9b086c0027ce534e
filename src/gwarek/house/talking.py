"""What a page says at a table, message by message as docs/protocol.md has them, and what it hears of it."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Callable
from typing import Any, Final

from gwarek.house.running import Task
from gwarek.house.storing import Busy
from gwarek.house.table import HouseTable
from gwarek.table.audience import Listener
from gwarek.table.refusal import Refusal

log: Final = logging.getLogger("gwarek.house")

UNREADABLE: Final = ("Cc", "Cs", "Cn")  # kinds of characters that are no text

# Any: a message up the socket, of which somebody has seen that it has the shape of one
Message = dict[str, Any]
# So many of a kind (`chats`, `hints`, `weighs`, `new_tables`) for each; False: too many.
Allows = Callable[[str, str], bool]


def lines_of(message: Message) -> list[str]:
    """The lines of an `act`."""
    act = message["act"]
    return [act] if isinstance(act, str) else act


class TableTalk:
    """One open page at a table."""

    def __init__(self, table: HouseTable, listener: Listener, allows: Allows) -> None:
        self.table: Final = table
        self.listener: Final = listener
        self._allows: Final = allows
        self._hinting: Task | None = None
        self._weighing: Task | None = None
        self._to_weigh: Message | None = None

    async def hear(self, message: Message) -> None:
        """Carry out what the page wants; whatever goes wrong, it is told."""
        try:
            await self._answer(message)
        except Busy as busy:
            log.warning("table %s is busy: %s", self.table.id, busy)
            self._refuse(Refusal("busy"))
        except Exception:
            log.exception("table %s: a message could not be carried out", self.table.id)
            self._refuse(Refusal("unclear", args={"problem": "internal"}))

    def _refuse(self, refusal: Refusal) -> None:
        self.listener.send(refusal.json())

    async def _answer(self, message: Message) -> None:
        refusal = await self._carried_out(message)
        if refusal is not None:
            self._refuse(refusal)
            if refusal.reason == "stale":
                async with self.table.held() as room:
                    room.refresh(self.listener, message.get("after", 0))

    async def _carried_out(self, message: Message) -> Refusal | None:
        table, viewer = self.table, self.listener.viewer
        who = viewer.guest.id if viewer.guest is not None else viewer.key or ""
        match message:
            case {"act": _}:
                return await table.act(viewer, message["seat"], lines_of(message), message["after"])
            case {"undo": to}:
                return await table.undo(viewer, message["seat"], to, message["after"])
            case {"answer": request}:
                await table.answer(viewer, request, message["seat"], message["grant"])
            case {"why": words}:
                async with table.held() as room:
                    found = room.why(viewer, message["seat"], words, message.get("beside", []))
                if isinstance(found, Refusal):
                    return found
                self.listener.send({"type": "why", "id": message["id"], **found})
            case {"say": said}:
                text = " ".join(said.split())
                if any(unicodedata.category(letter) in UNREADABLE for letter in text):
                    return Refusal("unreadable")
                if not self._allows("chats", who):
                    return Refusal("too-many")
                return await table.say(viewer, text) if text else None
            case {"point": words}:
                often = not self._allows("chats", f"point {who}")
                return Refusal("too-many") if often else await table.point(viewer, words)
            case {"propose": line}:
                often = not self._allows("chats", f"propose {who}")
                return Refusal("too-many") if often else await table.propose(viewer, line, message["after"])
            case {"dismiss": by}:
                return await table.dismiss(viewer, by)
            case {"teacher": what}:
                return await self._teacher(what, who)
            case {"weigh": _}:
                if self._allows("weighs", who):
                    self._to_weigh = message  # whatever was chosen before is of no interest any more
                    if self._weighing is None or self._weighing.done():
                        self._weighing = table.runner.spawn(self._weigh(), f"a line weighed at {table.id}")
            case {"hint": after}:
                return self._think(message["seat"], after, who)
        return None

    async def _teacher(self, what: str, who: str) -> Refusal | None:
        viewer = self.listener.viewer
        async with self.table.held() as room:
            refusal = await self.table.teaching.want(viewer, what)
            seat = next((one for one in room.seats_of(viewer) if one in room.header.to_act), None)
            length = room.header.length
        if what == "what" and refusal is None and seat is not None:
            return self._think(seat, length, who)
        return refusal

    def _think(self, seat: int, after: int, who: str) -> Refusal | None:
        """A bot thinks about a hint for a while; the page may want to move meanwhile."""
        if self._hinting is not None and not self._hinting.done():
            return None  # one at a time; the first will be answered
        if not self._allows("hints", who):
            return Refusal("too-many")
        self._hinting = self.table.runner.spawn(self._hint(seat, after), f"a hint at {self.table.id}")
        return None

    async def _hint(self, seat: int, after: int) -> None:
        try:
            found = await self.table.hint(self.listener.viewer, seat, after)
        except Busy:
            found = Refusal("busy")
        except Exception:
            log.exception("table %s: no hint", self.table.id)
            found = Refusal("no-hint")
        self.listener.send(found.json() if isinstance(found, Refusal) else {"type": "hint", **found})

    async def _weigh(self) -> None:
        """The line asked about last; one at a time, and nobody thinks about those between."""
        while self._to_weigh is not None:
            message, self._to_weigh = self._to_weigh, None
            try:
                refusal = await self.table.teaching.weigh(
                    self.listener.viewer, message["seat"], message["weigh"], message["after"]
                )
            except Exception:
                log.exception("table %s: nothing weighed", self.table.id)
                continue
            if refusal is not None:
                self._refuse(refusal)
