"""The socket of a table: one queue down for each listener, one message up at a time."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Final
from urllib.parse import urlsplit

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection

from gwarek.core.game import Json
from gwarek.house.failure import Failure, from_barred
from gwarek.house.storing import Busy
from gwarek.house.table import HouseTable
from gwarek.house.talking import TableTalk
from gwarek.server import wire
from gwarek.server.guests import guest_of
from gwarek.server.house import House, house_of
from gwarek.server.limits import Limit
from gwarek.table.refusal import Barred, Refusal
from gwarek.table.viewer import Viewer

router: Final = APIRouter()

MESSAGE_BYTES: Final = 32 * 1024
QUEUE: Final = 400
MESSAGES_PER_MINUTE: Final = 1200

_UP: Final[TypeAdapter[wire.Up]] = TypeAdapter(wire.Up)


class Connection:
    """One open page. What it should hear waits in a queue, so that a slow page holds nobody up."""

    def __init__(self, socket: WebSocket, viewer: Viewer) -> None:
        self.viewer = viewer
        self.sent = 0
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


async def _listen(socket: WebSocket, table: HouseTable, connection: Connection, house: House) -> None:
    messages = Limit(MESSAGES_PER_MINUTE)
    talk = TableTalk(table, connection, house.allows)
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
        await talk.hear(message.model_dump())


async def next_text(socket: WebSocket) -> str | None:
    """The next message; None for one that is not text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000), message.get("reason"))
    text: str | None = message.get("text")
    return text
