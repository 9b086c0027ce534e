"""The school at a server: courses, plates, progress and the socket of a lesson, of which only progress is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Response, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from gwarek.core.game import Json
from gwarek.core.problem import Problem
from gwarek.house import school
from gwarek.house.failure import Failure, from_problem
from gwarek.house.storing import Busy
from gwarek.school.classroom import Classroom
from gwarek.school.course import must_have_course
from gwarek.school.progress import read_progress
from gwarek.server import wire
from gwarek.server.api import ERRORS, Asking, Named, TheHouse
from gwarek.server.guests import guest_of
from gwarek.server.house import WORLD, House, house_of
from gwarek.server.lessons import Learner
from gwarek.server.socket import MESSAGE_BYTES, Connection, next_text, same_origin
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Guest
from gwarek.table.viewer import Viewer

router: Final = APIRouter(prefix="/api/learn", responses=ERRORS)
sockets: Final = APIRouter()

Slug = Annotated[str, Path(max_length=40)]

_UP: Final[TypeAdapter[wire.LessonUp]] = TypeAdapter(wire.LessonUp)


# -- over HTTP


@router.get("", response_model=wire.Learn, operation_id="learn")
async def learn(house: TheHouse, guest: Asking) -> Json:
    """The courses, and how far this person is in each."""
    return await school.learn_told(house.store, guest)


@router.put("/progress", response_model=wire.Learn, operation_id="saveProgress")
async def save_progress(body: wire.ProgressIn, house: TheHouse, guest: Named) -> Json:
    """What a page remembered for a visitor who has a name now. What no course knows is left out."""
    if not house.allows("progress", guest.id):
        raise Failure(429, "too-many")
    await school.learn(house.store, guest, read_progress(body.model_dump()))
    return await school.learn_told(house.store, guest)


@router.get("/{slug}/plates", response_model=list[wire.Plate], operation_id="plates")
async def plates(slug: Slug) -> Response:
    """The game in ten minutes. `facts` come with the first plate."""
    must_have_course(slug)
    return Response(await asyncio.to_thread(school.plates_text, slug), media_type="application/json")


@router.post("/play-on", response_model=wire.TableInfo, operation_id="playOn")
async def play_on(body: wire.PlayOn, house: TheHouse, guest: Named) -> Json:
    """A table of one's own from where a lesson stands, with apprentices; what nobody sees is dealt anew."""
    lesson = house.school.find(body.lesson)
    if not house.allows("new_tables", guest.id):
        raise Failure(429, "too-many")
    made = await house.tables.play_on(guest, lesson)
    return made.room.info(Viewer(guest))


# -- lessons under way


@sockets.websocket("/api/learn/{slug}/{lesson}/socket")
async def lesson_socket(
    socket: WebSocket, slug: str, lesson: str, step: str | None = None, done: str | None = None
) -> None:
    house = house_of(socket)
    if not same_origin(socket, house.settings.origins):
        await socket.close(1008)
        return
    await socket.accept()
    try:
        guest = await guest_of(house.store, socket)
        who = _learner(house, guest, socket)
        with house.school.place(who):
            opened = await school.open_lesson(house.store, WORLD, guest, slug, lesson, step, done)
            with house.school.under_way(opened):
                await _teach(socket, house, opened, who)
    except WebSocketDisconnect:
        pass
    except Busy:
        await socket.close(4000 + 503, "busy")
    except (Failure, Problem) as error:
        failure = from_problem(error) if isinstance(error, Problem) else error
        await socket.close(4000 + failure.status, failure.id)


def _learner(house: House, guest: Guest | None, socket: WebSocket) -> Learner:
    if guest is not None:
        return Learner(guest.id)
    return Learner("" if socket.client is None else socket.client.host, house.settings.lesson_sharers)


async def _teach(socket: WebSocket, house: House, lesson: Classroom, who: Learner) -> None:
    connection = Connection(socket, lesson.viewer)
    lesson.join(connection)
    writer = asyncio.create_task(connection.write())
    try:
        await _listen(socket, house, lesson, connection, who)
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _listen(
    socket: WebSocket, house: House, lesson: Classroom, connection: Connection, who: Learner
) -> None:
    talk = school.LessonTalk(house.store, lesson, connection)
    while True:
        try:
            text = await asyncio.wait_for(next_text(socket), house.settings.lesson_idle)
        except TimeoutError:
            await socket.close(1000, "idle")  # nothing is lost: the page opens it again where it was
            return
        try:
            if (text is not None and len(text) > MESSAGE_BYTES) or not house.school.hears(who):
                await socket.close(1008)
                return
            message = _UP.validate_json(text or "")
        except ValidationError:
            connection.send(Refusal("unclear", args={"problem": "request-bad"}).json())
            continue
        except Busy:
            connection.send(Refusal("busy").json())
            continue
        await talk.hear(message.model_dump())
