"""All tables: made, found, loaded on demand, let go when nobody looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from gwarek.core import catalogue
from gwarek.core.game import AnyGame, Json
from gwarek.house.failure import Failure
from gwarek.house.means import Means
from gwarek.house.names import clean_name
from gwarek.house.ownfacts import FactsReader, OwnFacts
from gwarek.house.table import HouseTable
from gwarek.school.classroom import Classroom, played_on
from gwarek.school.guide import FIRST
from gwarek.table import making
from gwarek.table.levels import LEVELS, level_of
from gwarek.table.rows import Guest, Header, Seat
from gwarek.table.viewer import Viewer, table_info
from gwarek.table.world import new_key

LISTED: Final = 50


@dataclass(frozen=True)
class SeatPlan:
    kind: str
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class TablePlan:
    game: str
    preset: str | None
    options: dict[str, str]
    seats: Sequence[SeatPlan]
    random_order: bool
    watch: bool
    free_undo: bool
    hints: bool | None = None  # none: where one person plays, or all together
    components: str | None = None
    teacher: bool = False


def plan_of(body: dict[str, Any]) -> TablePlan:  # Any: JSON as a page sends it
    """`NewTable` of the protocol; somebody has looked that it is one."""
    seats = [SeatPlan(seat["kind"], seat.get("name"), seat.get("bot")) for seat in body["seats"]]
    return TablePlan(
        game=body["game"],
        preset=body.get("preset"),
        options=body.get("options", {}),
        seats=seats,
        random_order=body.get("random_order", False),
        watch=body.get("watch", True),
        free_undo=body.get("free_undo", False),
        hints=body.get("hints"),
        components=body.get("components"),
        teacher=bool(body.get("teacher")),
    )


class Tables:
    def __init__(self, means: Means, reader: FactsReader) -> None:
        self.store: Final = means.store
        self.programs: Final = means.programs
        self.reader: Final = reader
        self._means: Final = means
        self._customs: Final = means.customs
        self._world: Final = means.world
        self._loaded: Final[dict[str, HouseTable]] = {}
        self._loading: Final = means.runner.lock()
        self._with_owners_facts: Final[dict[str, AnyGame]] = {}
        self._own: Final = OwnFacts(means.customs.data / "components")

    def game_of(self, slug: str, components: str | None) -> AnyGame:
        """The game as one table plays it: with facts of its own, or with those of this house."""
        return self.game(slug) if components is None else self._own.game(slug, components)

    def game(self, slug: str) -> AnyGame:
        """The game with the facts this house plays by."""
        owner = self._customs.components.get(slug)
        if owner is None:
            return catalogue.load_game(slug)
        if slug not in self._with_owners_facts:
            self._with_owners_facts[slug] = catalogue.load_game(slug, owner)
        return self._with_owners_facts[slug]

    def bots(self) -> list[str]:
        """Who may be given a seat: the levels, then what the administrator has named."""
        return [*LEVELS, *self.programs.bots]

    def bot_named(self, name: str | None) -> str | None:
        """The level (by either of its names) or the administrator's program; None when there is no such bot."""
        return level_of(name) or (name if name in self.programs.bots else None)

    def games(self) -> list[Json]:
        """`GameInfo` of every game that can be played."""
        playable = [game.info.slug for game in catalogue.all_games()]
        return [{**self.game(slug).info.json(), "bots": self.bots()} for slug in playable]

    # -- finding

    async def get(self, table_id: str) -> HouseTable:
        """The table, loaded if need be; bots whose turn it was go on."""
        async with self._loading:
            table = self._loaded.get(table_id)
            if table is not None:
                return table
            found = await self.store.load(table_id)
            if found is None or found[0].state == "archived" or found[0].game not in catalogue.GAMES:
                raise Failure(404, "table-unknown")
            table = self._made(*found)
            await table.load()
            self._loaded[table_id] = table
            if any(seat.bot for seat in table.room.seats) and table.room.header.state != "over":
                self._means.thinkers.warm()
        table.wake_bots()
        return table

    def _made(self, header: Header, seats: list[Seat]) -> HouseTable:
        game = self.game_of(header.game, header.components)
        facts = self._customs.components.get(header.game)
        if header.components is not None:
            facts = self._own.file(header.components)
        return HouseTable(self._means, game, header, seats, facts)

    async def forget(self, table_id: str) -> None:
        """The table was stored anew by somebody else: it is read again when it is next asked for."""
        table = self._loaded.pop(table_id, None)
        if table is not None:
            await table.close()

    def let_go(self) -> None:
        """Forget tables nobody has looked at for a while; the store has them."""
        for table_id, table in list(self._loaded.items()):
            if table.is_idle(self._customs.idle):
                del self._loaded[table_id]
                self.programs.leave(table_id)

    async def close(self) -> None:
        for table in self._loaded.values():
            await table.close()
        self._loaded.clear()

    # -- the lobby

    async def listed(self, guest: Guest | None) -> Json:
        viewer = Viewer(guest)
        mine = await self.store.tables_of(guest.id, LISTED) if guest is not None else []
        own = {header.id for header, _ in mine}
        free = [found for found in await self.store.open_tables(LISTED) if found[0].id not in own]
        watch = [found for found in await self.store.watched_tables(LISTED) if found[0].id not in own]
        return {
            "mine": self._infos(mine, viewer),
            "open": self._infos(free, viewer),
            "watch": self._infos(watch, viewer),
        }

    def _infos(self, found: Sequence[tuple[Header, list[Seat]]], viewer: Viewer) -> list[Json]:
        out: list[Json] = []
        for header, seats in found:
            if header.game not in catalogue.GAMES:
                continue
            table = self._loaded.get(header.id)
            title = catalogue.load_game(header.game).info.titles["en"]
            online = set() if table is None else table.room.audience.online
            out.append(table_info(header, seats, viewer, title, online))
        return out

    # -- making

    async def create(self, guest: Guest, plan: TablePlan) -> HouseTable:
        if plan.game not in catalogue.GAMES:
            raise Failure(404, "game-unknown", game=plan.game)
        if plan.components is not None:
            _, faults = await self.reader.checked(plan.game, plan.components)
            if faults:
                raise faults[0]
        game = await self._means.runner.aside(lambda: self.game_of(plan.game, plan.components))
        info = game.info
        preset = info.preset_options(plan.preset) if plan.preset is not None else {}
        options = info.full_options({**preset, **plan.options})
        info.check_seats(len(plan.seats))
        seats = [self._planned(seat, guest) for seat in plan.seats]
        if sum(seat.kind == "me" for seat in plan.seats) > 1:
            raise Failure(422, "seats-bad")
        if plan.teacher and [seat.kind for seat in plan.seats if seat.kind != "bot"] != ["me"]:
            raise Failure(422, "teacher-bad")
        moment = self._world.now()
        header = Header(
            id=self._world.token(9),
            game=plan.game,
            rules=info.revision,
            preset=plan.preset,
            options=options,
            host=guest.id,
            random_order=plan.random_order,
            watch=plan.watch,
            free_undo=plan.free_undo or plan.teacher,
            hints=plan.teacher or (making.is_one_side(info, seats) if plan.hints is None else plan.hints),
            what_if=False,
            school=plan.teacher,
            seed=self._world.seed(),
            start=None,
            components=plan.components,
            created=moment,
            updated=moment,
        )
        teachers = [guest.id] if plan.teacher else []
        return await self._open(game, making.ordered(header, seats, guest, self._world), teachers)

    async def set_seat(self, table: HouseTable, guest: Guest, seat: int, kind: str, bot: str | None) -> Json:
        """The host gives a seat to a bot, or to a friend by a new link."""
        known = self.bot_named(bot)
        if (kind == "bot") != (known is not None):
            raise Failure(422, "seats-bad", bot=bot, known=", ".join(self.bots()))
        await table.seating.set_seat(Viewer(guest), seat, kind, known)
        return await table.look(Viewer(guest))

    async def again(self, table: HouseTable, guest: Guest, viewer: Viewer) -> HouseTable:
        """A new table set like this one, with the same people; whoever asks second comes to the same table."""
        if not table.room.seats_of(viewer) and not table.room.is_host(viewer):
            raise Failure(403, "not-your-seat")
        async with table.held() as room:
            old = room.header
            if old.next is not None:
                found = await self.store.load(old.next)
                if found is not None and found[0].state in ("waiting", "playing"):
                    return await self.get(old.next)
            made = await self._open(room.game, making.again(room, guest))
            await self.store.set_next(old.id, made.id)
            old.next = made.id
            return made

    async def what_if(
        self, table: HouseTable, guest: Guest, viewer: Viewer, entry: int, opened: int | None = None
    ) -> HouseTable:
        """A private table round one screen, from a past position; `opened`: for whom the curtain is open."""
        async with table.held() as room:
            room.seating.check_may_look(viewer)
            made = making.what_if(room, guest, viewer, entry, opened)
        return await self._open(table.room.game, made)

    async def play_on(self, guest: Guest, lesson: Classroom) -> HouseTable:
        """A table from where somebody is in a lesson, with apprentices in the other seats."""
        game = self.game(lesson.course.game)
        return await self._open(game, played_on(lesson, guest, self._world))

    async def _open(self, game: AnyGame, made: making.Made, teachers: Sequence[str] = ()) -> HouseTable:
        """Store the table; it starts at once if nobody has to be waited for. `teachers`: guests who get one."""
        header, lines = making.opened(game, made, self._world)
        await self.store.add_table(header, made[1], lines)
        for guest_id in teachers:
            await self.store.set_teacher(header.id, guest_id, FIRST, [])
        return await self.get(header.id)

    def _planned(self, plan: SeatPlan, guest: Guest) -> Seat:
        """A seat as the creator wants it."""
        if plan.kind == "bot":
            bot = self.bot_named(plan.bot)
            if bot is None:
                raise Failure(422, "seats-bad", bot=plan.bot, known=", ".join(self.bots()))
            return Seat(0, "bot", None, bot, True, new_key(self._world))
        if plan.kind == "me":
            return Seat(0, "me", guest.name, None, True, new_key(self._world), {guest.id})
        if plan.kind == "here":
            name = clean_name(plan.name) if plan.name is not None and plan.name.strip() else None
            return Seat(0, "here", name, None, True, new_key(self._world), {guest.id})
        return Seat(0, plan.kind, None, None, False, new_key(self._world))
