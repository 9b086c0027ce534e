"""The teachers of the people at one table: what each has explained is stored, and a line is weighed in a worker."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from gwarek.core.problem import Problem
from gwarek.house.storing import Busy, Conflict
from gwarek.house.thinking import BotFailed
from gwarek.school.course import Course, course_of
from gwarek.school.guide import ASKED, FIRST, Guide, clear_loss, read_note
from gwarek.school.progress import Progress
from gwarek.table.audience import Listener
from gwarek.table.hints import seed_of
from gwarek.table.refusal import Refusal
from gwarek.table.viewer import Viewer

if TYPE_CHECKING:
    from gwarek.house.table import HouseTable

log: Final = logging.getLogger("gwarek.house")

KEPT: Final = 8  # positions whose best way is remembered

Json = dict[str, Any]  # Any: what a worker answers


class Teaching:
    """By guest: the teacher of whoever learns here. Empty at most tables."""

    def __init__(self, table: HouseTable) -> None:
        self._served: Final = table
        self._guides: Final[dict[str, Guide]] = {}
        self._best: Final[OrderedDict[str, Json]] = (
            OrderedDict()
        )  # by position: its best way, and lines weighed
        self._weighing: Final = table.runner.lock()

    # -- who learns

    def _course(self) -> Course | None:
        try:
            return course_of(self._served.room.header.game)
        except Problem as problem:
            log.error("table %s: no teacher: %s", self._served.id, problem)
            return None

    def _seat(self, viewer: Viewer) -> int | None:
        """The seat of the one person who plays here; None where others would mind, or nobody learns."""
        room = self._served.room
        mine = room.seats_of(viewer)
        people = [seat.seat for seat in room.seats if seat.bot is None]
        return people[0] if len(people) == 1 and people == mine else None

    async def come(self, listener: Listener) -> None:
        """Somebody looks: whoever has a teacher here hears him. The table is held."""
        guest = listener.viewer.guest
        if guest is None or self._seat(listener.viewer) is None:
            return
        if guest.id not in self._guides:
            found = await self._served.store.teacher(self._served.id, guest.id)
            if found is None or not await self._sit_down(listener.viewer, *found):
                return
            await self._look(guest.id)
        listener.send(self._guides[guest.id].json())

    async def _sit_down(self, viewer: Viewer, setting: str, notes: list[Any]) -> bool:
        seat, course, guest = self._seat(viewer), self._course(), viewer.guest
        if seat is None or course is None or guest is None:
            return False
        known = await self._served.store.progress(guest.id)
        self._guides[guest.id] = Guide(
            course, seat, setting, known.met(course), [read_note(note) for note in notes]
        )
        return True

    # -- what the learner wants

    async def want(self, viewer: Viewer, what: str) -> Refusal | None:
        """A setting, `off`, `understood`, or `what` there is to say now. The table is held."""
        room, store, guest = self._served.room, self._served.store, viewer.guest
        if guest is None or self._seat(viewer) is None:
            return Refusal("teacher")
        guide = self._guides.get(guest.id)
        if what == "off":
            self._guides.pop(guest.id, None)
            await store.forget_teacher(room.id, guest.id)
            self._tell(guest.id, {"type": "teacher", "setting": "off"})
            return None
        if guide is None and what not in ("understood", "what"):
            if not await self._sit_down(viewer, what, []):
                return Refusal("no-teacher")
            guide = self._guides[guest.id]
            if not room.header.school:
                await store.set_school(room.id)
                room.header.school = True
                room.tell_seats()
        if guide is None:
            return Refusal("no-teacher")
        if what == "understood":
            guide.understood()
        elif what == "what":
            if room.telling is not None and guide.ask(room.telling.match) is not None:
                await self._keep(guest.id, guide)
        else:
            guide.setting = what
            await self._look(guest.id)
            await self._keep(guest.id, guide)
        self._tell(guest.id, guide.json())
        return None

    # -- the table goes on

    async def look(self) -> None:
        """Something was stored and shown: every teacher looks, and speaks if it is the time."""
        for guest_id, guide in list(self._guides.items()):
            before = guide.json()
            await self._look(guest_id)
            if guide.json() != before:
                self._tell(guest_id, guide.json())

    async def _look(self, guest_id: str) -> None:
        guide, telling = self._guides[guest_id], self._served.room.telling
        if telling is not None and guide.look(telling.match) is not None:
            await self._keep(guest_id, guide)

    async def _keep(self, guest_id: str, guide: Guide) -> None:
        """What was explained is remembered here and for every other table; if it cannot be stored, it is told again."""
        store, id = self._served.store, self._served.id
        met = {f"{guide.course.game}/{note.concept}" for note in guide.notes}
        try:
            await store.set_teacher(id, guest_id, guide.setting, [note.json() for note in guide.notes])
            await store.learn(guest_id, Progress({}, frozenset(met)))
        except (Busy, Conflict) as fault:
            log.warning("table %s: the teacher could not write: %s", id, fault)

    def _tell(self, guest_id: str, message: Json) -> None:
        for listener in self._served.room.audience.listeners:
            if listener.viewer.guest is not None and listener.viewer.guest.id == guest_id:
                listener.send(message)

    # -- weighing

    async def weigh(self, viewer: Viewer, seat: int, line: str, after: int) -> Refusal | None:
        """Warn of a line that loses much. The same position is thought about once."""
        guest = viewer.guest
        async with self._weighing:
            async with self._served.held() as room:
                guide = None if guest is None else self._guides.get(guest.id)
                refusal = room.hints.refused(viewer, seat, after)
                if guest is None or guide is None or guide.setting not in (FIRST, ASKED):
                    refusal = Refusal("no-teacher")
                if refusal is not None:
                    return refusal
                match = room.must_tell().match
                try:
                    wanted = match.game.parse(line)
                except Problem as problem:
                    return Refusal("unclear", args={"problem": problem.id, **problem.facts})
                if wanted not in match.legal(seat):
                    return Refusal("illegal", match.game.violated(match.state, seat, wanted))
                level = room.hints.adviser()[1]
                seed = seed_of(room.game, match.state, seat, level)
                ask = self._served.question_for(seat, level, seed, wanted.text(), self._deals(seed))
                advised = room.hints.answers.first(seed)
            # whoever follows a hint is not scolded for it, though the adviser may have thought again
            warning = None if wanted.text() == advised else await self._warning(seed, wanted.text(), ask)
            async with self._served.held() as room:
                assert guest is not None
                assert guide is not None
                if room.header.length == after:
                    guide.warning = warning
                    self._tell(guest.id, guide.json())
        return None

    def _deals(self, seed: str) -> int:
        return len(self._best[seed]["values"]) if seed in self._best else 0

    async def _warning(self, seed: str, line: str, ask: Any) -> Json | None:  # Any: a coroutine function
        known = self._best.get(seed)
        if known is None or line not in known["weighed"]:
            if known is not None and known["lines"][0] == line:
                return None
            try:
                found = await ask()
            except BotFailed as failed:
                log.warning("table %s: nothing weighed: %s", self._served.id, failed)
                return None
            if known is None:
                known = self._best[seed] = {**found["best"], "weighed": {}}
                while len(self._best) > KEPT:
                    self._best.popitem(last=False)
            known["weighed"][line] = found["line"]["values"]
        if known["lines"][0] == line:
            return None
        loss = clear_loss(known["values"], known["weighed"][line])
        return None if loss is None else {"line": line, "loss": loss, "better": known["lines"]}
