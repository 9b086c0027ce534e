"""The school at a server: courses, plates, progress and the socket of a lesson, of which only progress is stored."""

from __future__ import annotations

import asyncio
import json
import logging
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Response, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from gwarek.core import catalogue
from gwarek.core.game import Json
from gwarek.core.problem import Problem
from gwarek.school.classroom import Classroom
from gwarek.school.course import Course, Lesson, course_of, must_have_course
from gwarek.school.plates import plates_told
from gwarek.school.progress import Progress, course_told, read_progress
from gwarek.server import wire
from gwarek.server.api import ERRORS, Asking, Named, TheHouse
from gwarek.server.errors import Failure, from_problem
from gwarek.server.guests import guest_of
from gwarek.server.house import House, house_of
from gwarek.server.lessons import Learner
from gwarek.server.socket import MESSAGE_BYTES, Connection, next_text, same_origin
from gwarek.server.store import Busy, Conflict
from gwarek.server.table import WORLD
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Guest
from gwarek.table.viewer import Viewer

log: Final = logging.getLogger("gwarek.server.learn")

router: Final = APIRouter(prefix="/api/learn", responses=ERRORS)
sockets: Final = APIRouter()

Slug = Annotated[str, Path(max_length=40)]

_UP: Final[TypeAdapter[wire.LessonUp]] = TypeAdapter(wire.LessonUp)


def courses() -> dict[str, Course]:
    """Every course that can be read, by game; a broken one is told of in the log and left out."""
    found: dict[str, Course] = {}
    for game in catalogue.all_games():
        try:
            course = course_of(game.info.slug)
        except Problem as problem:
            log.error("no course of %s: %s", game.info.slug, problem)
            continue
        if course is not None:
            found[course.game] = course
    return found


async def _progress(house: House, guest: Guest | None) -> Progress:
    return Progress() if guest is None else await house.store.progress(guest.id)


# -- over HTTP


@router.get("", response_model=wire.Learn, operation_id="learn")
async def learn(house: TheHouse, guest: Asking) -> Json:
    """The courses, and how far this person is in each."""
    mine = await _progress(house, guest)
    return {"courses": [course_told(course, mine) for course in courses().values()]}


@router.put("/progress", response_model=wire.Learn, operation_id="saveProgress")
async def save_progress(body: wire.ProgressIn, house: TheHouse, guest: Named) -> Json:
    """What a page remembered for a visitor who has a name now. What no course knows is left out."""
    if not house.progress.allows(guest.id):
        raise Failure(429, "too-many")
    await _learn(house, guest, read_progress(body.model_dump()))
    return await learn(house, guest)


async def _learn(house: House, guest: Guest, learnt: Progress) -> None:
    """Keep it; another page of the same person may have been faster."""
    known = learnt.known(courses())
    try:
        await house.store.learn(guest.id, known)
    except Conflict:
        await house.store.learn(guest.id, known)


@router.get("/{slug}/plates", response_model=list[wire.Plate], operation_id="plates")
async def plates(slug: Slug) -> Response:
    """The game in ten minutes. `facts` come with the first plate."""
    must_have_course(slug)
    return Response(await asyncio.to_thread(_plates, slug), media_type="application/json")


@lru_cache(16)
def _plates(slug: str) -> str:
    told = plates_told(must_have_course(slug))
    facts = catalogue.load_game(slug).facts()
    return json.dumps([{**plate, "facts": None if n else facts} for n, plate in enumerate(told)])


@router.post("/play-on", response_model=wire.TableInfo, operation_id="playOn")
async def play_on(body: wire.PlayOn, house: TheHouse, guest: Named) -> Json:
    """A table of one's own from where a lesson stands, with apprentices; what nobody sees is dealt anew."""
    lesson = house.school.find(body.lesson)
    if not house.new_tables.allows(guest.id):
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
            course = must_have_course(slug)
            taught = course.lesson(lesson)
            lesson_under_way = await _open(house, guest, course, taught, _number(step), _number(done))
            with house.school.under_way(lesson_under_way):
                await _teach(socket, house, lesson_under_way, who)
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


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 4 else None


async def _open(
    house: House, guest: Guest | None, course: Course, lesson: Lesson, step: int | None, done: int | None
) -> Classroom:
    """Where the person left it, or where the page wants to begin. Of a nameless visitor the page knows how far."""
    known = await _progress(house, guest)
    if guest is None:
        known = Progress({f"{course.game}/{lesson.id}": done or 0})
    number = step if step is not None and 1 <= step <= len(lesson.steps) else known.resumes(course, lesson)
    return Classroom(course, lesson, guest, WORLD, number, known.done(course, lesson))


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
    kept = lesson.done
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
            _answer(lesson, connection, message)
            if lesson.done > kept:
                kept = lesson.done
                await _keep(house, lesson)
        except ValidationError:
            connection.send(Refusal("unclear", args={"problem": "request-bad"}).json())
        except Busy as busy:
            log.warning("a lesson is busy: %s", busy)
            connection.send(Refusal("busy").json())
        except Exception:
            log.exception("lesson %s: a message could not be carried out", lesson.lesson.id)
            connection.send(Refusal("unclear", args={"problem": "internal"}).json())


async def _keep(house: House, lesson: Classroom) -> None:
    guest = lesson.guest
    if guest is not None:
        name = f"{lesson.course.game}/{lesson.lesson.id}"
        await _learn(house, guest, Progress({name: lesson.done}))


def _answer(lesson: Classroom, connection: Connection, message: wire.LessonUp) -> None:
    refusal: Refusal | None = None
    match message:
        case wire.Act():
            refusal = lesson.act(message.seat, message.lines(), message.after)
        case wire.UndoAsked():
            refusal = lesson.undo(message.seat, message.undo, message.after)
        case wire.Why():
            found = lesson.why(message.seat, message.why, message.beside)
            if isinstance(found, Refusal):
                refusal = found
            else:
                connection.send({"type": "why", "id": message.id, **found})
                lesson.tell()
        case wire.Coach():
            if not lesson.ask(message.coach, message.answer if message.coach == "answer" else message.step):
                refusal = Refusal("unclear", args={"problem": "request-bad"})
    if refusal is not None:
        connection.send(refusal.json())
        if refusal.reason == "stale":
            after = message.after if isinstance(message, wire.Act | wire.UndoAsked) else 0
            lesson.table.refresh(connection, after)
