"""The application: API, sockets and the built pages under one roof."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import gwarek
from gwarek.core import catalogue
from gwarek.core.problem import Problem
from gwarek.house.failure import Failure, from_barred, from_problem
from gwarek.house.means import Means
from gwarek.house.storing import Busy
from gwarek.house.tables import Tables
from gwarek.server import api, beside, learn, socket
from gwarek.server.botdesk import BotDesk
from gwarek.server.docs import docs_page
from gwarek.server.errors import busy, headers, told
from gwarek.server.house import WORLD, House
from gwarek.server.lessons import Lessons
from gwarek.server.limits import Limit
from gwarek.server.ownfacts import Reader
from gwarek.server.pages import ALWAYS_ASK, YEAR, built_file, sent
from gwarek.server.programs import Programs
from gwarek.server.running import LoopRunner
from gwarek.server.settings import Settings
from gwarek.server.socket import same_origin
from gwarek.server.store import Store
from gwarek.table.refusal import Barred

log: Final = logging.getLogger("gwarek.server")

BODY_BYTES: Final = 64 * 1024
PART_BYTES: Final = 255  # of a file's name

SECURITY: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the address of a seat is its key
]

# Everything a page needs comes from this server; names and chat of strangers can never become a script.
CONTENT_POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Gwarek</title>
<body style="font:1.1rem/1.5 serif;max-width:34rem;margin:4rem auto;padding:0 1rem">
<h1>Gwarek</h1>
<p>The server runs, but its pages are not built yet. Run <code>make web</code> and load this page again.</p>
<p lang="pl">Serwer działa, ale strony nie są jeszcze zbudowane. Uruchom <code>make web</code> i odśwież tę stronę.</p>
<p><a href="/api/docs">API</a></p></body></html>"""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server; its store is opened when it starts."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if chosen.database is None:
            chosen.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the keys of seats
        store = Store(chosen.url())
        await store.open()
        desk = BotDesk(chosen.bot_workers, chosen.bot_limit, dict(catalogue.GAMES))
        programs = Programs(chosen.bots, chosen.program_seconds, chosen.bot_workers)
        means = Means(LoopRunner(), store, desk, programs, chosen, WORLD)
        house = House(
            settings=chosen,
            store=store,
            desk=desk,
            tables=Tables(means, Reader()),
            limits={
                "new_tables": Limit(chosen.tables_per_minute),
                "new_guests": Limit(chosen.guests_per_minute),
                "chats": Limit(chosen.chats_per_minute),
                "hints": Limit(chosen.hints_per_minute),
                "weighs": Limit(chosen.weighs_per_minute),
                "checks": Limit(chosen.checks_per_minute),
                "progress": Limit(chosen.lessons_per_minute),
                "besides": Limit(chosen.besides_per_minute),
            },
            school=Lessons(chosen),
        )
        app.state.house = house
        tidying = asyncio.create_task(_tidy(house))
        try:
            yield
        finally:
            tidying.cancel()
            await asyncio.gather(tidying, return_exceptions=True)
            await house.tables.close()
            await programs.close()
            desk.close()
            await store.close()

    app = FastAPI(
        title="Gwarek",
        version=gwarek.__version__,
        docs_url=None,  # ours, below: the usual one is fetched from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.include_router(api.router)
    app.include_router(api.texts)
    app.include_router(learn.router)
    app.include_router(beside.router)
    app.include_router(socket.router)
    app.include_router(learn.sockets)
    _add_errors(app)
    _add_docs(app)
    _add_pages(app, chosen)
    app.add_middleware(Gate, origins=chosen.origins)
    return app


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(max(1.0, house.settings.idle / 10))
        house.tables.let_go()


# -- errors


def _failed(failure: Failure) -> JSONResponse:
    return JSONResponse(told(failure), failure.status, headers(failure))


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Failure)
    async def failure(_: Request, error: Failure) -> JSONResponse:
        return _failed(error)

    @app.exception_handler(Barred)
    async def barred(_: Request, error: Barred) -> JSONResponse:
        return _failed(from_barred(error))

    @app.exception_handler(Problem)
    async def problem(_: Request, error: Problem) -> JSONResponse:
        return _failed(from_problem(error))

    @app.exception_handler(Busy)
    async def much_to_do(_: Request, error: Busy) -> JSONResponse:
        log.warning("busy: %s", error)
        return _failed(busy())

    @app.exception_handler(RequestValidationError)
    async def unfit(request: Request, error: RequestValidationError) -> JSONResponse:
        if any(fault["loc"][0] == "path" for fault in error.errors()):
            return _failed(Failure(404, "not-found"))  # no such thing can have that name
        places = [".".join(str(part) for part in fault["loc"]) for fault in error.errors()]
        id = "name-bad" if request.url.path == "/api/me" and "body.name" in places else "request-bad"
        return _failed(Failure(422, id, fields=", ".join(places)))

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> JSONResponse:
        ids = {404: "not-found"}
        answer = _failed(Failure(error.status_code, ids.get(error.status_code, "request-bad")))
        if error.status_code == 405:
            answer.headers["allow"] = ", ".join(_methods(app, request))
        return answer

    @app.exception_handler(Exception)
    async def fault(_: Request, error: Exception) -> JSONResponse:
        return _failed(Failure(500, "internal"))


def _methods(app: FastAPI, request: Request) -> list[str]:
    """What may be asked of an address; several routes can share it."""
    found: set[str] = set()
    for route in (*app.router.routes, *api.router.routes, *api.texts.routes, *learn.router.routes):
        if isinstance(route, Route) and route.name != "page":
            match, _ = route.matches(request.scope)
            if match != Match.NONE:
                found |= route.methods or set()
    return sorted(found or {"GET", "HEAD"})  # pages


# -- pages


def _add_docs(app: FastAPI) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(docs_page(app.openapi()), headers={"content-security-policy": CONTENT_POLICY})


def _add_pages(app: FastAPI, settings: Settings) -> None:
    static = settings.static.resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        """A built file, or the one page that knows every address."""
        longest = max(len(part.encode()) for part in path.split("/"))
        if path == "api" or path.startswith("api/") or longest > PART_BYTES:
            raise Failure(404, "not-found")
        accepts = request.headers.get("accept-encoding", "")
        file = built_file(static, path)
        if file is not None:
            return sent(file, accepts, YEAR if path.startswith("assets/") else ALWAYS_ASK)
        if path.startswith("assets/"):
            raise Failure(404, "not-found")
        index = static / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503, headers={"cache-control": "no-store"})
        return sent(index, accepts, ALWAYS_ASK, {"content-security-policy": CONTENT_POLICY})


# -- the gate


class Gate:
    """In front of everything: short JSON bodies from our own pages only, and careful headers on every answer."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app: Final = app
        self.origins: Final = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        api_call = scope["path"].startswith("/api")

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SECURITY]
                if api_call:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        refusal = self._refusal(Request(scope))
        if refusal is not None:
            await _failed(refusal)(scope, receive, careful)
            return
        await self.app(scope, _short(receive), careful)

    def _refusal(self, request: Request) -> Failure | None:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return None
        if not same_origin(request, self.origins):
            return Failure(403, "origin-bad")
        length = request.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY_BYTES:
            return Failure(413, "request-long")
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json" and (length != "0" or "transfer-encoding" in request.headers):
            return Failure(415, "request-bad")
        return None


def _short(receive: Receive) -> Receive:
    """A body sent in pieces without a length is cut off too."""
    taken = 0

    async def limited() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > BODY_BYTES:
                raise Failure(413, "request-long")
        return message

    return limited
