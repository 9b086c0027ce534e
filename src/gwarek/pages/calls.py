"""The calls of docs/protocol.md as a house in a page answers them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

import gwarek
from gwarek.beside import along, sheets
from gwarek.core import catalogue
from gwarek.core.game import AnyGame
from gwarek.house import school
from gwarek.house.failure import Failure
from gwarek.house.ownfacts import fault
from gwarek.house.table import HouseTable
from gwarek.house.tables import plan_of
from gwarek.house.told import rules_page
from gwarek.i18n import page_messages
from gwarek.school.progress import read_progress
from gwarek.table.viewer import Viewer

if TYPE_CHECKING:
    from gwarek.pages.house import PageHouse


class PlainText(str):
    """An answer that is no JSON."""


@dataclass(frozen=True)
class Asked:
    """One call: whose house, the parts of its address, its query and its body."""

    house: PageHouse
    parts: dict[str, str]
    query: dict[str, str]
    body: str | None

    def json(self, shape: str) -> Any:  # Any: JSON of that shape
        try:
            found = json.loads(self.body or "")
        except ValueError as error:
            raise Failure(400, "request-bad") from error
        return self.house.shaped(shape, found)

    def viewer(self, key: str | None = None) -> Viewer:
        return Viewer(self.house.guest, key or self.query.get("key"))

    def lang(self) -> str:
        lang = self.parts.get("lang") or self.query.get("lang", "en")
        if lang not in ("en", "pl"):
            raise Failure(422, "request-bad")
        return lang

    def game(self) -> AnyGame:
        return self.house.tables.game(self.parts["slug"])

    async def table(self) -> HouseTable:
        return await self.house.tables.get(self.parts["table"])


Call = Callable[[Asked], Coroutine[Any, Any, object]]  # Any: as every coroutine


# -- the house


async def _health(asked: Asked) -> object:
    games = [game.info.slug for game in catalogue.all_games()]
    return {"status": "ok", "version": gwarek.__version__, "compiled": gwarek.is_compiled(), "games": games}


async def _me(asked: Asked) -> object:
    guest = asked.house.guest
    return None if guest is None else vars(guest)


async def _save_me(asked: Asked) -> object:
    body = asked.json("Me")
    return vars(asked.house.name(body["name"], body["seat"]))


async def _kept(asked: Asked) -> object:
    """All games of this page as one file. A server has no such call."""
    return PlainText(asked.house.shelf.file())


# -- the games


async def _games(asked: Asked) -> object:
    return asked.house.tables.games()


async def _rules(asked: Asked) -> object:
    return rules_page(asked.parts["slug"], asked.lang())


async def _messages(asked: Asked) -> object:
    return PlainText(page_messages(asked.parts["slug"], asked.lang()))


async def _check(asked: Asked) -> object:
    asked.house.named()
    text = asked.json("FactsCheck")["text"]
    facts, faults = await asked.house.tables.reader.checked(asked.parts["slug"], text)
    return {"facts": facts, "faults": [fault(problem) for problem in faults]}


# -- the school


async def _learn(asked: Asked) -> object:
    return await school.learn_told(asked.house.shelf, asked.house.guest)


async def _save_progress(asked: Asked) -> object:
    body = asked.json("Progress")
    await school.learn(asked.house.shelf, asked.house.named(), read_progress(body))
    return await _learn(asked)


async def _plates(asked: Asked) -> object:
    return PlainText(school.plates_text(asked.parts["slug"]))


async def _play_on(asked: Asked) -> object:
    guest = asked.house.named()
    made = await asked.house.tables.play_on(guest, asked.house.lesson(asked.json("PlayOn")["lesson"]))
    return made.room.info(Viewer(guest))


# -- beside a real board


async def _besides(asked: Asked) -> object:
    return sheets.offered()


async def _sheet(asked: Asked) -> object:
    body = asked.json("AtBoard")
    return sheets.form(asked.game(), body["options"], body["seats"])


async def _count(asked: Asked) -> object:
    body = asked.json("SheetFilled")
    return sheets.counted(asked.game(), body["options"], body["seats"], body["values"])


async def _order(asked: Asked) -> object:
    body = asked.json("OrderAsked")
    found = sheets.next_order(asked.game(), body["options"], body["seats"], body["order"], body["numbers"])
    return {"order": found}


def _lines(said: list[Any]) -> list[tuple[int, str]]:  # Any: JSON, `SaidLine` of the protocol
    return [(one["seat"], one["line"]) for one in said]


async def _along(asked: Asked) -> object:
    body = asked.json("AlongSaid")
    said, also = _lines(body["said"]), _lines(body["also"])
    return along.told(asked.game(), body["options"], body["seats"], said, body["since"], also, body["draw"])


async def _chance(asked: Asked) -> object:
    body = asked.json("ChanceAsked")
    said = _lines(body["said"])
    return along.chance_with(
        asked.game(), body["options"], body["seats"], said, body["line"], body["at"], body["word"]
    )


# -- tables


async def _tables(asked: Asked) -> object:
    return await asked.house.tables.listed(asked.house.guest)


async def _new_table(asked: Asked) -> object:
    guest = asked.house.named()
    made = await asked.house.tables.create(guest, plan_of(asked.json("NewTable")))
    return made.room.info(Viewer(guest))


async def _look(asked: Asked) -> object:
    return await (await asked.table()).look(asked.viewer())


async def _sit(asked: Asked) -> object:
    guest, body = asked.house.named(), asked.json("Sit")
    if (body["key"] is None) == (body["seat"] is None):
        raise Failure(422, "request-bad")
    table = await asked.table()
    return await table.look(await table.seating.sit(guest, body["key"], body["seat"]))


async def _set_seat(asked: Asked) -> object:
    guest, body = asked.house.named(), asked.json("SeatChange")
    seat = int(asked.parts["seat"])
    return await asked.house.tables.set_seat(await asked.table(), guest, seat, body["kind"], body["bot"])


async def _at(asked: Asked) -> object:
    return await (await asked.table()).at(asked.viewer(), int(asked.parts["number"]))


async def _log(asked: Asked) -> object:
    return await (await asked.table()).log(asked.viewer())


async def _history(asked: Asked) -> object:
    return await (await asked.table()).history(asked.viewer())


async def _record(asked: Asked) -> object:
    _, text = await (await asked.table()).record(asked.viewer())
    return PlainText(text)


async def _components(asked: Asked) -> object:
    _, text = await (await asked.table()).components(asked.viewer())
    return PlainText(text)


async def _again(asked: Asked) -> object:
    guest = asked.house.named()
    made = await asked.house.tables.again(await asked.table(), guest, asked.viewer())
    return made.room.info(Viewer(guest))


async def _what_if(asked: Asked) -> object:
    guest, body = asked.house.named(), asked.json("WhatIf")
    made = await asked.house.tables.what_if(
        await asked.table(), guest, asked.viewer(body["key"]), body["entry"], body["seat"]
    )
    return made.room.info(Viewer(guest))


TABLE: Final = "/tables/(?P<table>[^/]{1,40})"
GAME: Final = "/games/(?P<slug>[^/]{1,40})"
BESIDE: Final = "/beside/(?P<slug>[^/]{1,40})"

CALLS: Final[list[tuple[str, str, Call]]] = [
    ("GET", "/health", _health),
    ("GET", "/me", _me),
    ("PUT", "/me", _save_me),
    ("GET", "/kept", _kept),
    ("GET", "/games", _games),
    ("GET", f"{GAME}/rules", _rules),
    ("GET", f"{GAME}/messages/(?P<lang>[^/]+)", _messages),
    ("POST", f"{GAME}/components/check", _check),
    ("GET", "/learn", _learn),
    ("PUT", "/learn/progress", _save_progress),
    ("GET", "/learn/(?P<slug>[^/]{1,40})/plates", _plates),
    ("POST", "/learn/play-on", _play_on),
    ("GET", "/beside", _besides),
    ("POST", f"{BESIDE}/sheet", _sheet),
    ("POST", f"{BESIDE}/count", _count),
    ("POST", f"{BESIDE}/order", _order),
    ("POST", f"{BESIDE}/along", _along),
    ("POST", f"{BESIDE}/chance", _chance),
    ("GET", "/tables", _tables),
    ("POST", "/tables", _new_table),
    ("GET", TABLE, _look),
    ("POST", f"{TABLE}/sit", _sit),
    ("PUT", f"{TABLE}/seats/(?P<seat>[0-4])", _set_seat),
    ("GET", rf"{TABLE}/at/(?P<number>\d{{1,7}})", _at),
    ("GET", f"{TABLE}/log", _log),
    ("GET", f"{TABLE}/history", _history),
    ("GET", f"{TABLE}/record", _record),
    ("GET", f"{TABLE}/components", _components),
    ("POST", f"{TABLE}/again", _again),
    ("POST", f"{TABLE}/what-if", _what_if),
]

_COMPILED: Final = [(method, re.compile(path), call) for method, path, call in CALLS]


def call_for(method: str, path: str) -> tuple[Call, dict[str, str]]:
    """What answers, and the parts of the address; `Failure` where nothing does."""
    known = False
    for wanted, pattern, call in _COMPILED:
        found = pattern.fullmatch(path)
        if found is None:
            continue
        if wanted == method:
            return call, {key: unquote(value) for key, value in found.groupdict().items()}
        known = True
    raise Failure(405 if known else 404, "not-found")
