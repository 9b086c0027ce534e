"""The school of a house: courses, plates, progress, and lessons under way, of which only progress is stored."""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from typing import Final

from gwarek.core import catalogue
from gwarek.core.game import Json
from gwarek.core.problem import Problem
from gwarek.house.storing import Busy, Conflict, Keeper
from gwarek.house.talking import Message, lines_of
from gwarek.school.classroom import Classroom
from gwarek.school.course import Course, course_of, must_have_course
from gwarek.school.plates import plates_told
from gwarek.school.progress import Progress, course_told
from gwarek.table.audience import Listener
from gwarek.table.refusal import Refusal
from gwarek.table.rows import Guest
from gwarek.table.world import World

log: Final = logging.getLogger("gwarek.house")


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


async def progress_of(store: Keeper, guest: Guest | None) -> Progress:
    return Progress() if guest is None else await store.progress(guest.id)


async def learn_told(store: Keeper, guest: Guest | None) -> Json:
    """The courses, and how far this person is in each."""
    mine = await progress_of(store, guest)
    return {"courses": [course_told(course, mine) for course in courses().values()]}


async def learn(store: Keeper, guest: Guest, learnt: Progress) -> None:
    """Keep it; another page of the same person may have been faster. What no course knows is left out."""
    known = learnt.known(courses())
    try:
        await store.learn(guest.id, known)
    except Conflict:
        await store.learn(guest.id, known)


@lru_cache(16)
def plates_text(slug: str) -> str:
    """The game in ten minutes, as JSON. `facts` come with the first plate."""
    told = plates_told(must_have_course(slug))
    facts = catalogue.load_game(slug).facts()
    return json.dumps([{**plate, "facts": None if n else facts} for n, plate in enumerate(told)])


async def open_lesson(
    store: Keeper,
    world: World,
    guest: Guest | None,
    slug: str,
    lesson: str,
    step: str | None,
    done: str | None,
) -> Classroom:
    """Where the person left it, or where the page wants to begin. Of a nameless visitor the page knows how far."""
    course = must_have_course(slug)
    taught = course.lesson(lesson)
    known = await progress_of(store, guest)
    if guest is None:
        known = Progress({f"{course.game}/{taught.id}": _number(done) or 0})
    begin = _number(step)
    number = begin if begin is not None and 1 <= begin <= len(taught.steps) else known.resumes(course, taught)
    return Classroom(course, taught, guest, world, number, known.done(course, taught))


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 4 else None


class LessonTalk:
    """One open page in a lesson."""

    def __init__(self, store: Keeper, lesson: Classroom, listener: Listener) -> None:
        self._store: Final = store
        self.lesson: Final = lesson
        self._listener: Final = listener
        self._kept = lesson.done

    async def hear(self, message: Message) -> None:
        """Carry out what the page wants; whatever goes wrong, it is told."""
        try:
            self._answer(message)
            if self.lesson.done > self._kept:
                self._kept = self.lesson.done
                await self._keep()
        except Busy as busy:
            log.warning("a lesson is busy: %s", busy)
            self._listener.send(Refusal("busy").json())
        except Exception:
            log.exception("lesson %s: a message could not be carried out", self.lesson.lesson.id)
            self._listener.send(Refusal("unclear", args={"problem": "internal"}).json())

    async def _keep(self) -> None:
        lesson = self.lesson
        if lesson.guest is not None:
            name = f"{lesson.course.game}/{lesson.lesson.id}"
            await learn(self._store, lesson.guest, Progress({name: lesson.done}))

    def _answer(self, message: Message) -> None:
        refusal = self._carried_out(message)
        if refusal is not None:
            self._listener.send(refusal.json())
            if refusal.reason == "stale":
                self.lesson.table.refresh(self._listener, message.get("after", 0))

    def _carried_out(self, message: Message) -> Refusal | None:
        lesson = self.lesson
        match message:
            case {"act": _}:
                return lesson.act(message["seat"], lines_of(message), message["after"])
            case {"undo": to}:
                return lesson.undo(message["seat"], to, message["after"])
            case {"why": words}:
                found = lesson.why(message["seat"], words, message.get("beside", []))
                if isinstance(found, Refusal):
                    return found
                self._listener.send({"type": "why", "id": message["id"], **found})
                lesson.tell()
            case {"coach": what}:
                if not lesson.ask(what, message["answer"] if what == "answer" else message["step"]):
                    return Refusal("unclear", args={"problem": "request-bad"})
        return None
