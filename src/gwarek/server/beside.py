"""Beside a real board: sheets to be counted, and a game whose dice and cards are typed in. Nothing is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from gwarek.beside import along, sheets
from gwarek.core.game import AnyGame, Json
from gwarek.house.failure import Failure
from gwarek.server import wire
from gwarek.server.api import ERRORS
from gwarek.server.house import house_of

router: Final = APIRouter(prefix="/api/beside", responses=ERRORS)

Slug = Annotated[str, Path(max_length=40)]


def _lines(said: list[wire.SaidLine]) -> list[tuple[int, str]]:
    return [(one.seat, one.line) for one in said]


async def _asked(request: Request, slug: str, answer: Callable[[AnyGame], Json]) -> Json:
    """The answer of the game played here; it may take a while, so it does not hold others up."""
    house = house_of(request)
    caller = request.client.host if request.client is not None else ""
    if not house.allows("besides", caller):
        raise Failure(429, "too-many")
    game = house.tables.game(slug)
    return await asyncio.to_thread(answer, game)


@router.get("", response_model=list[str], operation_id="besides")
async def games() -> list[str]:
    """The games that bring a score sheet."""
    return sheets.offered()


@router.post("/{slug}/sheet", response_model=wire.Sheet, operation_id="sheet")
async def sheet(slug: Slug, body: wire.AtBoard, request: Request) -> Json:
    """What is to be counted."""
    return await _asked(request, slug, lambda game: sheets.form(game, body.options, body.seats))


@router.post("/{slug}/count", response_model=wire.Counted, operation_id="count")
async def count(slug: Slug, body: wire.SheetFilled, request: Request) -> Json:
    """What it comes to, and what cannot be."""
    return await _asked(
        request, slug, lambda game: sheets.counted(game, body.options, body.seats, body.values)
    )


@router.post("/{slug}/order", response_model=wire.OrderTold, operation_id="nextOrder")
async def order(slug: Slug, body: wire.OrderAsked, request: Request) -> Json:
    """The next turn order by the game's own rule."""
    return await _asked(
        request,
        slug,
        lambda game: {"order": sheets.next_order(game, body.options, body.seats, body.order, body.numbers)},
    )


@router.post("/{slug}/along", response_model=wire.Along, operation_id="along")
async def play_along(slug: Slug, body: wire.AlongSaid, request: Request) -> Json:
    """The game after these lines: what happened, what is wanted, what chance has to decide."""
    return await _asked(
        request,
        slug,
        lambda game: along.told(
            game, body.options, body.seats, _lines(body.said), body.since, _lines(body.also), body.draw
        ),
    )


@router.post("/{slug}/chance", response_model=wire.Chance, operation_id="chance")
async def chance(slug: Slug, body: wire.ChanceAsked, request: Request) -> Json:
    """Another word in an outcome of chance, and what its words could be then."""
    return await _asked(
        request,
        slug,
        lambda game: along.chance_with(
            game, body.options, body.seats, _lines(body.said), body.line, body.at, body.word
        ),
    )
