"""The socket of a table: one queue down for each listener, one message up at a time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import unicodedata
from typing import Final
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection

from gwarek.core.game import Json
from gwarek.server import wire
from gwarek.server.errors import Failure, from_barred
from gwarek.server.guests import guest_of
from gwarek.server.house import House, house_of
from gwarek.server.limits import Limit
from gwarek.server.store import Busy
from gwarek.server.table import ServedTable
from gwarek.table.refusal import Barred, Refusal
from gwarek.table.viewer import Viewer

log: Final = logging.getLogger("gwarek.server.socket")

router: Final = APIRouter()

MESSAGE_BYTES: Final = 32 * 1024
QUEUE: Final = 400
MESSAGES_PER_MINUTE: Final = 1200
UNREADABLE: Final = ("Cc", "Cs", "Cn")  # kinds of characters that are no text

_UP: Final[TypeAdapter[wire.Up]] = TypeAdapter(wire.Up)


class Connection:
    """One open page. What it should hear waits in a queue, so that a slow page holds nobody up."""

    def __init__(self, socket: WebSocket, viewer: Viewer) -> None:
        self.viewer = viewer
        self.sent = 0
        self.hinting: asyncio.Task[None] | None = None
        self.weighing: asyncio.Task[None] | None = None
        self.to_weigh: wire.Weigh | None = None
        self._socket: Final = socket
        self._given_up = False
        self._queue: Final[asyncio.Queue[str | None]] = asyncio.Queue()

    def send(self, message: Json) -> None:
        if self._given_up:
            return
        if self._queue.qsize() >= QUEUE:
            self._given_up = True  # it does not listen; when it comes back it gets the whole table
            self._queue.put_nowait(None)
        else:
            self._queue.put_nowait(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    async def write(self) -> None:
        """Send what waits until the page is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._queue.get()) is not None:
                await self._socket.send_text(text)
            await self._socket.close(1013)


def same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """A browser says which page is asking; only our own may. Programs say nothing, and hold nobody's cookies."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, key: str | None = None) -> None:
    house = house_of(socket)
    if not same_origin(socket, house.settings.origins):
        await socket.close(1008)
        return
    await socket.accept()
    try:
        guest = await guest_of(house.store, socket)
        table = await house.tables.get(table_id)
        connection = Connection(socket, Viewer(guest, key))
        await table.join(connection)
    except Busy:
        await socket.close(4000 + 503, "busy")
        return
    except (Failure, Barred) as error:
        # A page cannot read the status of a refused handshake, but it can read why an open socket was closed.
        failure = from_barred(error) if isinstance(error, Barred) else error
        await socket.close(4000 + failure.status, failure.id)
        return
    writer = asyncio.create_task(connection.write())
    try:
        await _listen(socket, table, connection, house)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _listen(socket: WebSocket, table: ServedTable, connection: Connection, house: House) -> None:
    messages = Limit(MESSAGES_PER_MINUTE)
    while True:
        text = await next_text(socket)
        if text is None:
            connection.send(Refusal("unclear", args={"problem": "request-bad"}).json())
            continue
        if len(text) > MESSAGE_BYTES or not messages.allows(""):
            await socket.close(1008)
            return
        try:
            message = _UP.validate_json(text)
        except ValidationError:
            connection.send(Refusal("unclear", args={"problem": "request-bad"}).json())
            continue
        try:
            await _answer(table, connection, message, house)
        except Busy as busy:
            log.warning("table %s is busy: %s", table.id, busy)
            connection.send(Refusal("busy").json())
        except Exception:
            log.exception("table %s: a message could not be carried out", table.id)
            connection.send(Refusal("unclear", args={"problem": "internal"}).json())


async def next_text(socket: WebSocket) -> str | None:
    """The next message; None for one that is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    text: str | None = message.get("text")
    return text


async def _answer(table: ServedTable, connection: Connection, message: wire.Up, house: House) -> None:
    viewer = connection.viewer
    who = viewer.guest.id if viewer.guest is not None else viewer.key or ""
    refusal: Refusal | None = None
    match message:
        case wire.Act():
            refusal = await table.act(viewer, message.seat, message.lines(), message.after)
        case wire.UndoAsked():
            refusal = await table.undo(viewer, message.seat, message.undo, message.after)
        case wire.Answer():
            await table.answer(viewer, message.answer, message.seat, message.grant)
        case wire.Why():
            async with table.held() as room:
                found = room.why(viewer, message.seat, message.why, message.beside)
            if isinstance(found, Refusal):
                refusal = found
            else:
                connection.send({"type": "why", "id": message.id, **found})
        case wire.Say():
            text = " ".join(message.say.split())
            if any(unicodedata.category(letter) in UNREADABLE for letter in text):
                refusal = Refusal("unreadable")
            elif not house.chats.allows(who):
                refusal = Refusal("too-many")
            elif text:
                refusal = await table.say(viewer, text)
        case wire.Point():
            often = not house.chats.allows(f"point {who}")
            refusal = Refusal("too-many") if often else await table.point(viewer, message.point)
        case wire.Propose():
            often = not house.chats.allows(f"propose {who}")
            refusal = (
                Refusal("too-many") if often else await table.propose(viewer, message.propose, message.after)
            )
        case wire.Dismiss():
            refusal = await table.dismiss(viewer, message.dismiss)
        case wire.Teacher():
            async with table.held() as room:
                refusal = await table.teaching.want(viewer, message.teacher)
                seat = next((one for one in room.seats_of(viewer) if one in room.header.to_act), None)
                length = room.header.length
            if message.teacher == "what" and refusal is None and seat is not None:
                refusal = _think(table, connection, wire.Hint(hint=length, seat=seat), house, who)
        case wire.Weigh():
            if house.weighs.allows(who):
                connection.to_weigh = message  # whatever was chosen before is of no interest any more
                if connection.weighing is None or connection.weighing.done():
                    connection.weighing = asyncio.create_task(_weigh(table, connection))
        case wire.Hint():
            refusal = _think(table, connection, message, house, who)
    if refusal is not None:
        connection.send(refusal.json())
        if refusal.reason == "stale":
            after = message.after if isinstance(message, wire.Act | wire.UndoAsked | wire.Propose) else 0
            async with table.held() as room:
                room.refresh(connection, after)


def _think(
    table: ServedTable, connection: Connection, message: wire.Hint, house: House, who: str
) -> Refusal | None:
    """A bot thinks about a hint for a while; the page may want to move meanwhile."""
    if connection.hinting is not None and not connection.hinting.done():
        return None  # one at a time; the first will be answered
    if not house.hints.allows(who):
        return Refusal("too-many")
    connection.hinting = asyncio.create_task(_hint(table, connection, message))
    return None


async def _weigh(table: ServedTable, connection: Connection) -> None:
    """The line asked about last; one at a time, and nobody thinks about those between."""
    while connection.to_weigh is not None:
        message, connection.to_weigh = connection.to_weigh, None
        try:
            refusal = await table.teaching.weigh(
                connection.viewer, message.seat, message.weigh, message.after
            )
        except Exception:
            log.exception("table %s: nothing weighed", table.id)
            continue
        if refusal is not None:
            connection.send(refusal.json())


async def _hint(table: ServedTable, connection: Connection, message: wire.Hint) -> None:
    try:
        found = await table.hint(connection.viewer, message.seat, message.hint)
    except Busy:
        found = Refusal("busy")
    except Exception:
        log.exception("table %s: no hint", table.id)
        found = Refusal("no-hint")
    connection.send(found.json() if isinstance(found, Refusal) else {"type": "hint", **found})
