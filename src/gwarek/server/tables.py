"""All tables: made, found, loaded on demand, let go when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gwarek.bots import LEVELS, level_of
from gwarek.core import catalogue
from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame, GameInfo, Json
from gwarek.core.match import new_seed
from gwarek.server.botdesk import BotDesk
from gwarek.server.errors import Failure
from gwarek.server.guests import clean_name
from gwarek.server.ownfacts import OwnFacts, Reader
from gwarek.server.programs import Programs
from gwarek.server.seating import new_key
from gwarek.server.settings import Settings
from gwarek.server.store import Guest, Header, Line, Seat, Store
from gwarek.server.table import Table, lines_of, new_match, summarise
from gwarek.server.viewer import Viewer, shown_names, table_info

log: Final = logging.getLogger("gwarek.server.tables")

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


class Tables:
    def __init__(self, store: Store, desk: BotDesk, programs: Programs, settings: Settings) -> None:
        self.store: Final = store
        self.desk: Final = desk
        self.programs: Final = programs
        self.settings: Final = settings
        self._loaded: Final[dict[str, Table]] = {}
        self._loading: Final = asyncio.Lock()
        self._with_owners_facts: Final[dict[str, AnyGame]] = {}
        self._own: Final = OwnFacts(settings.data / "components")
        self.reader: Final = Reader()

    def game_of(self, slug: str, components: str | None) -> AnyGame:
        """The game as one table plays it: with facts of its own, or with those of this server."""
        return self.game(slug) if components is None else self._own.game(slug, components)

    def game(self, slug: str) -> AnyGame:
        """The game with the facts this server plays by."""
        owner = self.settings.components.get(slug)
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

    # -- finding

    async def get(self, table_id: str) -> Table:
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
            if any(seat.bot for seat in table.seats) and table.header.state != "over":
                self.desk.warm()
        table.wake_bots()
        return table

    def _made(self, header: Header, seats: list[Seat]) -> Table:
        game = self.game_of(header.game, header.components)
        facts = self.settings.components.get(header.game)
        if header.components is not None:
            facts = self._own.file(header.components)
        return Table(game, self.store, self.desk, self.programs, self.settings, header, seats, facts)

    def let_go(self) -> None:
        """Forget tables nobody has looked at for a while; the store has them."""
        for table_id, table in list(self._loaded.items()):
            if table.is_idle(self.settings.idle):
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
            out.append(table_info(header, seats, viewer, set() if table is None else table.online()))
        return out

    # -- making

    async def create(self, guest: Guest, plan: TablePlan) -> Table:
        if plan.game not in catalogue.GAMES:
            raise Failure(404, "game-unknown", game=plan.game)
        if plan.components is not None:
            await self.reader.must_fit(plan.game, plan.components)
        game = await asyncio.to_thread(self.game_of, plan.game, plan.components)
        info = game.info
        preset = info.preset_options(plan.preset) if plan.preset is not None else {}
        options = info.full_options({**preset, **plan.options})
        info.check_seats(len(plan.seats))
        seats = _numbered([self._planned(seat, guest) for seat in plan.seats])
        if sum(seat.kind == "me" for seat in plan.seats) > 1:
            raise Failure(422, "seats-bad")
        header = Header(
            id=secrets.token_urlsafe(9),
            game=plan.game,
            rules=info.revision,
            preset=plan.preset,
            options=options,
            host=guest.id,
            random_order=plan.random_order,
            watch=plan.watch,
            free_undo=plan.free_undo,
            hints=_is_one_side(info, seats) if plan.hints is None else plan.hints,
            what_if=False,
            seed=new_seed(),
            start=None,
            components=plan.components,
        )
        if plan.random_order:
            seats = _mixed(seats, guest, QuickRng(secrets.token_hex(8)))
        return await self._open(game, header, seats)

    async def again(self, table: Table, guest: Guest) -> Table:
        """A new table set like this one, with the same people; whoever asks second comes to the same table."""
        async with table.held():
            old = table.header
            if old.next is not None:
                found = await self.store.load(old.next)
                if found is not None and found[0].state in ("waiting", "playing"):
                    return await self.get(old.next)
            seats = [
                Seat(seat.seat, seat.kind, seat.name, seat.bot, seat.taken, new_key(), set(seat.holders))
                for seat in table.seats
            ]
            header = Header(
                id=secrets.token_urlsafe(9),
                game=old.game,
                rules=table.game.info.revision,
                preset=old.preset,
                options=dict(old.options),
                host=guest.id,
                random_order=old.random_order,
                watch=old.watch,
                free_undo=old.free_undo,
                hints=old.hints,
                what_if=old.what_if,
                seed=new_seed(),
                start=old.start if old.what_if else None,
                components=old.components,
            )
            if old.random_order and not old.what_if:
                seats = _mixed(seats, guest, QuickRng(secrets.token_hex(8)))
            made = await self._open(table.game, header, seats)
            await self.store.set_next(old.id, made.id)
            old.next = made.id
            return made

    async def what_if(self, table: Table, guest: Guest, viewer: Viewer, entry: int) -> Table:
        """A private table round one screen, from a past position with everything unseen dealt anew."""
        async with table.held():
            table.check_may_look(viewer)
            telling = table.must_tell()
            if not 0 <= entry <= telling.length():
                raise Failure(422, "entry-unknown", entry=entry, length=telling.length())
            mine = table.seats_of(viewer)
            eyes = telling.as_seat(mine)  # who looks now knows what they know, whoever was to act then
            state = telling.match.state_at(entry)
            start = table.game.position_text(table.game.redeal(state, eyes, QuickRng(secrets.token_hex(16))))
            old = table.header
            names = shown_names(table.seats)
            seats = [
                Seat(seat.seat, "here", names[seat.seat], None, True, new_key(), {guest.id})
                for seat in table.seats
            ]
        header = Header(
            id=secrets.token_urlsafe(9),
            game=old.game,
            rules=table.game.info.revision,
            preset=old.preset,
            options=dict(old.options),
            host=guest.id,
            random_order=False,
            watch=False,
            free_undo=True,
            hints=True,
            what_if=True,
            seed=new_seed(),
            start=start,
            components=old.components,
        )
        return await self._open(table.game, header, seats)

    async def _open(self, game: AnyGame, header: Header, seats: list[Seat]) -> Table:
        """Store the table; it starts at once if nobody has to be waited for."""
        lines: list[Line] = []
        if all(seat.taken for seat in seats):
            match = new_match(game, header, seats, header.seed)
            summarise(header, match)
            lines = lines_of(match.entries, header.updated)
        for seat in seats:
            seat.since = header.created
        await self.store.add_table(header, seats, lines)
        return await self.get(header.id)

    def _planned(self, plan: SeatPlan, guest: Guest) -> Seat:
        """A seat as the creator wants it."""
        if plan.kind == "bot":
            bot = self.bot_named(plan.bot)
            if bot is None:
                raise Failure(422, "seats-bad", bot=plan.bot, known=", ".join(self.bots()))
            return Seat(0, "bot", None, bot, True, new_key())
        if plan.kind == "me":
            return Seat(0, "me", guest.name, None, True, new_key(), {guest.id})
        if plan.kind == "here":
            name = clean_name(plan.name) if plan.name is not None and plan.name.strip() else None
            return Seat(0, "here", name, None, True, new_key(), {guest.id})
        return Seat(0, plan.kind, None, None, False, new_key())


def _is_one_side(info: GameInfo, seats: Sequence[Seat]) -> bool:
    """Nobody can mind a hint: one person plays against bots, or all play together."""
    return info.cooperative or sum(seat.bot is None for seat in seats) == 1


def _numbered(seats: list[Seat]) -> list[Seat]:
    for number in range(len(seats)):
        seats[number].seat = number
    return seats


def _mixed(seats: list[Seat], guest: Guest, rng: Rng) -> list[Seat]:
    """A random order; the creator gets the colour they like."""
    order = list(range(len(seats)))
    rng.shuffle(order)
    mixed = [seats[i] for i in order]
    mine = next(
        (i for i in range(len(mixed)) if mixed[i].kind == "me" and guest.id in mixed[i].holders), None
    )
    if mine is not None and guest.seat is not None and guest.seat < len(mixed):
        mixed[mine], mixed[guest.seat] = mixed[guest.seat], mixed[mine]
    return _numbered(mixed)
