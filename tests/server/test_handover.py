"""A server makes room for its successor: no knock is turned away, and the table is where it was."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

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
