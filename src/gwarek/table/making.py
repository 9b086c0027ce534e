"""New tables: a first one, the same again, and a *what if* from a moment of another. What is made is then stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gwarek.core.chance import QuickRng, Rng
from gwarek.core.game import AnyGame, GameInfo
from gwarek.table.present import Present
from gwarek.table.refusal import NOT_NOW, UNFIT, Barred
from gwarek.table.rows import Guest, Header, Line, Seat
from gwarek.table.steps import first_step
from gwarek.table.viewer import Viewer, shown_names
from gwarek.table.world import World, new_key

Made = tuple[Header, list[Seat]]


def opened(game: AnyGame, made: Made, world: World) -> tuple[Header, list[Line]]:
    """The row and the first entries of a new table; none while somebody has to be waited for."""
    header, seats = made
    for seat in seats:
        seat.since = header.created
    if not all(seat.taken for seat in seats):
        return header, []
    step = first_step(game, header, seats, world.now())
    return step.header, step.lines


def ordered(header: Header, seats: list[Seat], guest: Guest, world: World) -> Made:
    """The seats in the order planned, or in a random one where the creator gets the colour they like."""
    if header.random_order:
        seats = _mixed(seats, guest, QuickRng(world.seed()))
    for number, seat in enumerate(seats):
        seat.seat = number
    return header, seats


def _mixed(seats: Sequence[Seat], guest: Guest, rng: Rng) -> list[Seat]:
    order = list(range(len(seats)))
    rng.shuffle(order)
    mixed = [seats[i] for i in order]
    mine = next((i for i, seat in enumerate(mixed) if seat.kind == "me" and guest.id in seat.holders), None)
    if mine is not None and guest.seat is not None and guest.seat < len(mixed):
        mixed[mine], mixed[guest.seat] = mixed[guest.seat], mixed[mine]
    return mixed


def is_one_side(info: GameInfo, seats: Sequence[Seat]) -> bool:
    """Nobody can mind a hint: one person plays against bots, or all play together."""
    return info.cooperative or sum(seat.bot is None for seat in seats) == 1


def again(table: Present, guest: Guest) -> Made:
    """A table set like this one, with the same people."""
    old, world = table.header, table.world
    seats = [replace(seat, key=new_key(world), holders=set(seat.holders), since=None) for seat in table.seats]
    header = _like(table, guest)
    if old.what_if:
        return replace(header, start=old.start), seats
    return ordered(header, seats, guest, world)


def what_if(table: Present, guest: Guest, viewer: Viewer, entry: int, opened: int | None = None) -> Made:
    """A private table round one screen, from a past position with everything unseen dealt anew.

    `opened`: for whom the curtain is open, where there is one; while it is down nothing can be tried.
    """
    telling, world = table.must_tell(), table.world
    if not 0 <= entry <= telling.length():
        raise Barred(UNFIT, "entry-unknown", entry=entry, length=telling.length())
    mine = table.seats_of(viewer)
    eyes = telling.as_seat(mine)  # who looks now knows what they know, whoever was to act then
    if opened != eyes and table.curtain(mine) is not None:
        raise Barred(NOT_NOW, "curtain-down")
    state = telling.match.state_at(entry)
    start = table.game.position_text(table.game.redeal(state, eyes, QuickRng(world.seed())))
    names = shown_names(table.seats)
    seats = [
        Seat(seat, "here", names[seat], None, True, new_key(world), {guest.id}) for seat in range(len(names))
    ]
    header = replace(_like(table, guest), start=start, random_order=False, watch=False)
    return replace(header, free_undo=True, hints=True, what_if=True), seats


def _like(table: Present, guest: Guest) -> Header:
    """The row of a new table of the same kind, at its beginning."""
    old, world = table.header, table.world
    moment = world.now()
    return Header(
        id=world.token(9),
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
        school=old.school,
        seed=world.seed(),
        start=None,
        components=old.components,
        created=moment,
        updated=moment,
    )
