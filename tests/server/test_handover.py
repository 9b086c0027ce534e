"""A server makes room for its successor: no knock is turned away, and the table is where it was."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import uvicorn
from starlette.types import Receive, Scope, Send

from gwarek.server.handover import Server
from scripts.serving import free_port

GWAREK = Path(sys.executable).with_name("gwarek")


@contextmanager
def played(data: Path, successor: Path, **more: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    port = free_port()
    process = subprocess.Popen(
        [GWAREK, "serve", "--port", str(port), "--data", data, "--json"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "GWAREK_SUCCESSOR": str(successor), **more},
    )
    try:
        yield process, port
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def knock(port: int) -> httpx.Response:
    """One request on a connection of its own, however long the server needs to answer it."""
    return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=120)


def said(process: subprocess.Popen[str]) -> dict[str, object]:
    assert process.stdout is not None
    line: dict[str, object] = json.loads(process.stdout.readline())
    return line


def test_the_successor_takes_over_the_open_socket_and_the_tables(tmp_path: Path) -> None:
    successor = tmp_path / "better" / "gwarek"
    with played(tmp_path / "data", successor) as (process, port):
        assert said(process)["port"] == port
        until_open(port)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) as person:
            person.put("/api/me", json={"name": "Ola", "seat": None}).raise_for_status()
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "ciskacz"}]
            table = (
                person.post("/api/tables", json={"game": "coalbaron", "seats": seats})
                .raise_for_status()
                .json()
            )
        successor.parent.mkdir()
        new = successor.with_name("unready")
        new.write_text(f'#!/bin/sh\nexec {GWAREK} "$@"\n')
        new.chmod(0o755)
        new.rename(successor)
        assert process.stdout is not None
        while True:  # every knock is answered, by the one or by the other
            assert knock(port).status_code == 200
            if has_output(process):
                break
        assert said(process)["port"] == port
        assert knock(port).status_code == 200
        cookies = dict(person.cookies)
        again = httpx.get(
            f"http://127.0.0.1:{port}/api/tables/{table['id']}", cookies=cookies, timeout=120
        ).json()
        assert again["seats"][0]["mine"]
        assert again["seed_hash"] == table["seed_hash"]


async def until(so: Callable[[], bool]) -> None:
    while not so():  # noqa: ASYNC110, the server has no event for it
        await asyncio.sleep(0.01)


@asynccontextmanager
async def let_in(patience: float) -> AsyncIterator[tuple[Server, asyncio.StreamReader, asyncio.StreamWriter]]:
    """A server that has accepted a connection on which nothing has been said yet, and is to make room then."""
    server = Server(uvicorn.Config(greet, port=0, log_level="critical", lifespan="off"), patience)
    listening = server.config.bind_socket()
    address = listening.getsockname()[:2]
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    await until(lambda: server.started)
    reader, writer = await asyncio.open_connection(*address)
    await until(lambda: bool(server.server_state.connections))
    server.make_room()
    yield server, reader, writer
    await serving
    writer.close()


async def test_who_has_come_in_is_heard_out() -> None:
    async with let_in(patience=60) as (server, reader, writer):
        await until(lambda: not server.servers[0].is_serving())
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")


async def test_a_silent_connection_does_not_hold_the_successor_up() -> None:
    async with let_in(patience=0.05) as (_, reader, _):
        assert await reader.read() == b""


async def greet(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_a_socket_of_somebody_else_is_not_taken(tmp_path: Path) -> None:
    """LISTEN_FDS is meant for the process it names."""
    with played(tmp_path, tmp_path / "never", LISTEN_FDS="1", LISTEN_PID="1") as (process, port):
        assert said(process)["port"] == port
        until_open(port)
        assert knock(port).status_code == 200


def until_open(port: int) -> None:
    """The address is printed just before the socket is open."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            pass


def has_output(process: subprocess.Popen[str]) -> bool:
    assert process.stdout is not None
    return bool(select.select([process.stdout], [], [], 0)[0])
