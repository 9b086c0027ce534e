"""The HTTP calls of docs/protocol.md."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from pathlib import Path as FilePath
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

import gwarek
from gwarek.adapters.pdf import aid_pdf
from gwarek.core import catalogue
from gwarek.core.game import Json
from gwarek.core.rulebook import Rulebook, read_rulebook
from gwarek.i18n import Speech, game_message_file
from gwarek.i18n.facts import ToldTable, told_facts
from gwarek.server import wire
from gwarek.server.errors import Failure
from gwarek.server.guests import COOKIE, COOKIE_SECONDS, clean_name, guest_of, new_guest
from gwarek.server.house import House, house_of
from gwarek.server.ownfacts import fault
from gwarek.server.table import ServedTable
from gwarek.server.tables import SeatPlan, TablePlan
from gwarek.table.rows import Guest
from gwarek.table.viewer import Viewer

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": wire.Error, "description": said}
    for status, said in {
        400: "The body cannot be read.",
        401: "A name is needed first: PUT /api/me.",
        403: "Not yours to see or to change.",
        404: "There is no such thing.",
        409: "Not now.",
        413: "The body is too long.",
        415: "The body is not JSON.",
        422: "The body does not fit.",
        429: "Too many in a short time.",
        503: "Too much to do at once; the header Retry-After says when to ask again.",
    }.items()
}

router: Final = APIRouter(prefix="/api", responses=ERRORS)

# For an answer that is not JSON: FastAPI would describe its errors as plain text too.
ERRORS_BESIDE_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    status: {
        "description": said["description"],
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}},
    }
    for status, said in ERRORS.items()
}
texts: Final = APIRouter(prefix="/api", responses=ERRORS_BESIDE_TEXT)

TableId = Annotated[str, Path(max_length=40)]
SeatKey = Annotated[str | None, Query(max_length=100)]
EntryNumber = Annotated[int, Path(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Path(ge=0, le=4)]


async def _asking(request: Request) -> Guest | None:
    return await guest_of(house_of(request).store, request)


async def _named(guest: Annotated[Guest | None, Depends(_asking)]) -> Guest:
    if guest is None:
        raise Failure(401, "name-bad")
    return guest


def _house(request: Request) -> House:
    return house_of(request)


async def _table(request: Request, table_id: TableId) -> ServedTable:
    return await house_of(request).tables.get(table_id)


Asking = Annotated[Guest | None, Depends(_asking)]
Named = Annotated[Guest, Depends(_named)]
TheHouse = Annotated[House, Depends(_house)]
TheTable = Annotated[ServedTable, Depends(_table)]


def _caller(request: Request) -> str:
    return request.client.host if request.client is not None else ""


# -- the house


@router.get("/health", response_model=wire.Health, operation_id="health")
async def health() -> Json:
    return {
        "status": "ok",
        "version": gwarek.__version__,
        "compiled": gwarek.is_compiled(),
        "games": [game.info.slug for game in catalogue.all_games()],
    }


@router.get("/me", response_model=wire.Me | None, operation_id="me")
async def me(guest: Asking) -> Guest | None:
    return guest


@router.put("/me", response_model=wire.Me, operation_id="saveMe")
async def save_me(
    body: wire.MeIn, request: Request, response: Response, house: TheHouse, guest: Asking
) -> Guest:
    name = clean_name(body.name)
    if guest is not None:
        guest.name, guest.seat = name, body.seat
        await house.store.rename_guest(guest)
        return guest
    if not house.new_guests.allows(_caller(request)):
        raise Failure(429, "too-many")
    guest, cookie = await new_guest(house.store, name, body.seat)
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return guest


# -- the games


@router.get("/games", response_model=list[wire.GameInfo], operation_id="games")
async def games(house: TheHouse) -> list[Json]:
    playable = [game.info.slug for game in catalogue.all_games()]
    return [{**house.tables.game(slug).info.json(), "bots": house.tables.bots()} for slug in playable]


@router.get("/games/{slug}/rules", response_model=wire.RulesPage, operation_id="rules")
async def rules(slug: str, lang: Literal["en", "pl"] = "en") -> Json:
    folder = catalogue.game_folder(slug)
    file = folder / "rules.toml"
    if not file.is_file():
        raise Failure(404, "not-found")
    return {"game": slug, "lang": lang, **_rulebook(folder, file.stat().st_mtime_ns).page(lang)}


@lru_cache(16)
def _rulebook(folder: FilePath, _changed: int) -> Rulebook:
    return read_rulebook(folder)


@texts.get(
    "/games/{slug}/messages/{lang}",
    response_class=PlainTextResponse,
    operation_id="messages",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def messages(slug: str, lang: Literal["en", "pl"]) -> str:
    """What the game says, as a Fluent file: for a page that was not built with it."""
    own = [game_message_file(slug, lang, part) for part in ("", "-board", "-pages", "-school")]
    return "\n".join(file.read_text("utf-8") for file in own if file.is_file())


@texts.get(
    "/games/{slug}/aid.pdf",
    response_class=Response,
    operation_id="aid",
    responses={200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}},
)
async def aid(slug: str, lang: Literal["en", "pl"] = "en") -> Response:
    """The player aid on one page of A4."""
    page = await asyncio.to_thread(_aid, slug, lang)
    name = f'inline; filename="{slug}-{lang}.pdf"'
    return Response(page, media_type="application/pdf", headers={"content-disposition": name})


@lru_cache(16)
def _aid(slug: str, lang: str) -> bytes:
    return aid_pdf(slug, lang)


@router.get("/games/{slug}/components", response_model=wire.Components, operation_id="components")
async def components(slug: str, house: TheHouse, lang: Literal["en", "pl"] = "en") -> Json:
    return {"tables": [table.json() for table in _facts(slug, lang, house.settings.components.get(slug))]}


@lru_cache(16)
def _facts(slug: str, lang: str, owner: FilePath | None) -> list[ToldTable]:
    return told_facts(catalogue.load_game(slug, owner), Speech(lang), owner)


@router.post(
    "/games/{slug}/components/check", response_model=wire.CheckedFacts, operation_id="checkComponents"
)
async def check_components(slug: str, body: wire.FactsCheck, house: TheHouse, guest: Named) -> Json:
    """For an editor: an owner's file as it would be played, and every fault with its field. Nothing is kept."""
    if not house.checks.allows(guest.id):
        raise Failure(429, "too-many")
    facts, faults = await house.tables.reader.checked(slug, body.text)
    return {"facts": facts, "faults": [fault(problem) for problem in faults]}


# -- tables


@router.get("/tables", response_model=wire.Tables, operation_id="tables")
async def tables(house: TheHouse, guest: Asking) -> Json:
    return await house.tables.listed(guest)


@router.post("/tables", response_model=wire.TableInfo, operation_id="newTable")
async def new_table(body: wire.NewTable, house: TheHouse, guest: Named) -> Json:
    _may_open(house, guest)
    plan = TablePlan(
        game=body.game,
        preset=body.preset,
        options=body.options,
        seats=[SeatPlan(seat.kind, seat.name, seat.bot) for seat in body.seats],
        random_order=body.random_order,
        watch=body.watch,
        free_undo=body.free_undo,
        hints=body.hints,
        components=body.components,
        teacher=body.teacher,
    )
    table = await house.tables.create(guest, plan)
    return table.room.info(Viewer(guest))


def _may_open(house: House, guest: Guest) -> None:
    if not house.new_tables.allows(guest.id):
        raise Failure(429, "too-many")


@router.get("/tables/{table_id}", response_model=wire.TableInfo, operation_id="table")
async def table(table: TheTable, guest: Asking, key: SeatKey = None) -> Json:
    viewer = Viewer(guest, key)
    async with table.held() as room:
        room.seating.check_may_look(viewer)
        return room.info(viewer)


@router.post("/tables/{table_id}/sit", response_model=wire.TableInfo, operation_id="sit")
async def sit(body: wire.Sit, table: TheTable, guest: Named) -> Json:
    if (body.key is None) == (body.seat is None):
        raise Failure(422, "request-bad")
    viewer = await table.seating.sit(guest, body.key, body.seat)
    async with table.held() as room:
        return room.info(viewer)


@router.put("/tables/{table_id}/seats/{seat}", response_model=wire.TableInfo, operation_id="setSeat")
async def set_seat(
    seat: SeatNumber, body: wire.SeatChange, table: TheTable, house: TheHouse, guest: Named
) -> Json:
    bot = house.tables.bot_named(body.bot)
    if (body.kind == "bot") != (bot is not None):
        raise Failure(422, "seats-bad", bot=body.bot, known=", ".join(house.tables.bots()))
    viewer = Viewer(guest)
    await table.seating.set_seat(viewer, seat, body.kind, bot)
    async with table.held() as room:
        return room.info(viewer)


@router.get("/tables/{table_id}/links", response_model=list[wire.Link], operation_id="links")
async def links(table: TheTable, guest: Named) -> list[Json]:
    """The links this person has made to go on at other devices."""
    return await table.seating.my_links(Viewer(guest))


@router.post("/tables/{table_id}/links", response_model=wire.Link, operation_id="newLink")
async def new_link(table: TheTable, house: TheHouse, guest: Named) -> Json:
    """A link by which the seated person goes on at another device; its key is told this once."""
    if not house.new_tables.allows(guest.id):
        raise Failure(429, "too-many")
    return await table.seating.make_link(Viewer(guest))


@router.delete("/tables/{table_id}/links/{link_id}", response_model=list[wire.Link], operation_id="endLink")
async def end_link(link_id: TableId, table: TheTable, guest: Named) -> list[Json]:
    """End a link, and the device that came by it."""
    await table.seating.end_link(Viewer(guest), link_id)
    return await table.seating.my_links(Viewer(guest))


@router.get("/tables/{table_id}/at/{number}", response_model=wire.Update, operation_id="at")
async def at(number: EntryNumber, table: TheTable, guest: Asking, key: SeatKey = None) -> Json:
    viewer = Viewer(guest, key)
    async with table.held() as room:
        room.seating.check_may_look(viewer)
        telling = room.must_tell()
        if number > telling.length():
            raise Failure(404, "entry-unknown", entry=number, length=telling.length())
        return telling.update_at(room.seats_of(viewer), number)


@router.get("/tables/{table_id}/log", response_model=list[wire.Entry], operation_id="log")
async def log(table: TheTable, guest: Asking, key: SeatKey = None) -> list[Json]:
    viewer = Viewer(guest, key)
    async with table.held() as room:
        room.seating.check_may_look(viewer)
        return [] if room.telling is None else room.telling.entries(room.seats_of(viewer), 0)


@router.get("/tables/{table_id}/history", response_model=list[wire.HistoryPoint], operation_id="history")
async def history(table: TheTable, guest: Asking, key: SeatKey = None) -> list[Json]:
    async with table.held() as room:
        room.seating.check_may_look(Viewer(guest, key))
        return [] if room.telling is None else room.telling.history()


@texts.get(
    "/tables/{table_id}/record",
    response_class=PlainTextResponse,
    operation_id="record",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table: TheTable, guest: Asking, key: SeatKey = None) -> Response:
    async with table.held() as room:
        room.seating.check_may_look(Viewer(guest, key))
        if room.telling is None or room.header.state != "over":
            raise Failure(409, "record-not-yet")
        text = room.telling.match.record().text()
    name = f"{room.header.game}-{table.id}.gwarek"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@texts.get(
    "/tables/{table_id}/components",
    response_class=PlainTextResponse,
    operation_id="tableComponents",
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def table_components(table: TheTable, guest: Asking, key: SeatKey = None) -> Response:
    """The owner's file of a table; a record of its game is read with it."""
    async with table.held() as room:
        room.seating.check_may_look(Viewer(guest, key))
        text = room.header.components
    if text is None:
        raise Failure(404, "not-found")
    name = f"{room.header.game}-{table.id}.toml"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{table_id}/again", response_model=wire.TableInfo, operation_id="again")
async def again(table: TheTable, house: TheHouse, guest: Named, key: SeatKey = None) -> Json:
    viewer = Viewer(guest, key)
    if not table.room.seats_of(viewer) and not table.room.is_host(viewer):
        raise Failure(403, "not-your-seat")
    _may_open(house, guest)
    made = await house.tables.again(table, guest)
    return made.room.info(Viewer(guest))


@router.post("/tables/{table_id}/what-if", response_model=wire.TableInfo, operation_id="whatIf")
async def what_if(body: wire.WhatIf, table: TheTable, house: TheHouse, guest: Named) -> Json:
    _may_open(house, guest)
    made = await house.tables.what_if(table, guest, Viewer(guest, body.key), body.entry, body.seat)
    return made.room.info(Viewer(guest))
