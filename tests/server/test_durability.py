"""No acknowledged move is lost: restarts, kill -9, a second writer, older rules."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from websockets.exceptions import ConnectionClosed

from gwarek.core.catalogue import load_game
from gwarek.house.storing import Conflict
from gwarek.server import migrations
from gwarek.server.models import Base
from gwarek.server.store import Store
from gwarek.table.rows import Guest, Header, Line, Seat
from tests.server.people import BOT, HERE, LINK, ME, Page, Person, Running, serving


def test_a_restart_between_moves_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        table = ala.new_table(ME, LINK)
        ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
        with ala.look(table["id"]) as one, ola.look(table["id"]) as two:
            pages = [one, two]
            for _ in range(20):
                actor = pages[one.now["to_act"][0]]
                actor.act(actor.lines()[-1])
                pages[1 - pages.index(actor)].wait("update")
            before = [{**page.now, "entries": []} for page in pages]
        logs = [person.get(f"/api/tables/{table['id']}/log") for person in (ala, ola)]
    with serving(tmp_path) as server:
        for person, update, log in zip((ala, ola), before, logs, strict=True):
            later = Person(server.port)
            later.http.cookies = person.http.cookies
            with later.look(table["id"]) as page:
                assert {**page.now, "type": "update"} == update
                assert later.get(f"/api/tables/{table['id']}/log") == log
        for person in (ala, ola):
            with same_person(person, server).look(table["id"]) as page:
                if page.my_turn():
                    assert page.act(page.lines()[0])["type"] == "update"


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bot_limit=0.0) as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, BOT)
    with serving(tmp_path) as server:
        ala = same_person(ala, server)
        with ala.look(table["id"]) as page:
            while not page.my_turn():
                page.wait("update")


def same_person(person: Person, server: Running) -> Person:
    later = Person(server.port)
    later.http.cookies = person.http.cookies
    return later


# Its workers read the top of this script again, so everything heavy is below.
SERVER = """
import asyncio, sys
from pathlib import Path

async def main():
    import uvicorn
    from gwarek.server import Settings, create_app

    app = create_app(Settings(data=Path(sys.argv[1]), pace=0.0, bot_workers=1))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    Path(sys.argv[2]).write_text(str(server.servers[0].sockets[0].getsockname()[1]))
    await task

if __name__ == "__main__":
    asyncio.run(main())
"""


@contextlib.contextmanager
def killable(data: Path, port_file: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A real server process."""
    port_file.unlink(missing_ok=True)
    script = port_file.with_suffix(".py")
    script.write_text(SERVER)
    process = subprocess.Popen([sys.executable, str(script), str(data), str(port_file)])
    try:
        end = time.monotonic() + 60
        while not (port_file.exists() and port_file.read_text()):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.02)
        yield process, int(port_file.read_text())
    finally:
        process.kill()
        process.wait()


def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    known: list[tuple[int, str]] = []
    cookies = httpx.Cookies()
    table_id = ""
    for round in range(2):
        with killable(tmp_path / "data", tmp_path / "port") as (process, port):
            ala = Person(port)
            if round == 0:
                ala.put("/api/me", {"name": "Ala", "seat": None})
                cookies = ala.http.cookies
                table_id = ala.new_table(ME, HERE, BOT)["id"]
            ala.http.cookies = cookies
            log = [(entry["n"], entry["line"]) for entry in ala.get(f"/api/tables/{table_id}/log")]
            assert log[: len(known)] == known
            with ala.look(table_id) as page:
                for move in range(9):
                    while not page.my_turn() and page.now["outcome"] is None:
                        page.wait("update")
                    if page.now["outcome"] is not None:
                        break
                    if move == 8:  # dies with a move on its way
                        page.send(
                            {"act": page.lines()[0], "after": page.now["length"], "seat": page.now["as"]}
                        )
                        os.kill(process.pid, signal.SIGKILL)
                        hear_the_rest(page)
                    else:
                        page.act(page.lines()[0])
                heard = [json.loads(text) for text in page.heard]
            for message in heard:
                update = message["update"] if message["type"] == "table" else message
                entries = [*message.get("log", []), *update.get("entries", [])]
                for entry in entries:
                    if entry["n"] == len(known) + 1:
                        known.append((entry["n"], entry["line"]))
    assert len(known) > 16
    with serving(tmp_path / "data") as server:
        ala = Person(server.port)
        ala.http.cookies = cookies
        log = [(entry["n"], entry["line"]) for entry in ala.get(f"/api/tables/{table_id}/log")]
        assert log[: len(known)] == known


def hear_the_rest(page: Page) -> None:
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        while True:
            page.hear(5)


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    with killable(tmp_path / "data", tmp_path / "port") as (process, port):
        ala = Person(port, "Ala")
        table = ala.new_table(ME, BOT, BOT)
        with ala.look(table["id"]) as page:
            while not page.my_turn() or page.now["length"] < 5:
                if page.my_turn():
                    page.act(page.lines()[0])
                else:
                    page.wait("update")
        children = child_processes(process.pid)
        assert children
        os.kill(process.pid, signal.SIGKILL)
        end = time.monotonic() + 20
        while any(is_alive(pid) for pid in children):
            assert time.monotonic() < end
            time.sleep(0.05)


def child_processes(parent: int) -> list[int]:
    out = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            if f"PPid:\t{parent}\n" in status.read_text():
                out.append(int(status.parent.name))
        except OSError:
            continue
    return out


def is_alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_the_second_writer_loses_and_shows_the_present(tmp_path: Path) -> None:
    """Another process writes entry n + 1 first; the unique key lets only one in."""
    with serving(tmp_path) as one, serving(tmp_path) as other:
        ala = one.person("Ala")
        table = ala.new_table(ME, HERE)
        elsewhere = same_person(ala, other)
        with ala.look(table["id"]) as here, elsewhere.look(table["id"]) as there:
            first = here.lines()[0]
            second = there.lines()[-1]
            here.act(first)
            there.send({"act": second, "after": there.now["length"], "seat": there.now["as"]})
            assert there.wait("refused")["reason"] == "stale"
            there.wait("update")
            assert there.now["length"] == here.now["length"]
            assert there.now["view"] == here.now["view"]
            log = elsewhere.get(f"/api/tables/{table['id']}/log")
            assert sum(entry["line"] == first for entry in log) == 1
            assert there.act(there.lines()[0])["type"] == "update"


async def test_entries_are_unique_by_table_and_number(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/s.sqlite3")
    await store.open()
    try:
        await store.add_guest(Guest("g", "Ala", None), "hash")
        header = new_header()
        await store.add_table(header, [Seat(0, "me", "Ala", None, True, "k", {"g"})], [])
        line = Line(1, 0, "send hall", "now")
        header.length = 1
        await store.append(header, 0, [line])
        with pytest.raises(Conflict):
            await store.append(header, 0, [line])
        header.length = 7
        with pytest.raises(Conflict):  # no entry in the way, but the table is not where the writer saw it
            await store.append(header, 5, [Line(6, 0, "x", "now")])
        assert [stored.line for stored in await store.lines("t")] == ["send hall"]
        found = await store.load("t")
        assert found is not None
        assert found[0].length == 1
        both = await asyncio.gather(
            *(store.append(new_header(2), 1, [Line(2, 0, f"x{i}", "now")]) for i in range(4)),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in both) == [
            "Conflict",
            "Conflict",
            "Conflict",
            "NoneType",
        ]
    finally:
        await store.close()


def new_header(length: int = 0) -> Header:
    return Header(
        id="t",
        game="coalbaron",
        rules=1,
        preset=None,
        options={},
        host="g",
        random_order=False,
        watch=False,
        free_undo=False,
        what_if=False,
        seed="s",
        start=None,
        created="now",
        updated="now",
        length=length,
    )


async def test_the_store_is_safe_on_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/s.sqlite3")
    await store.open()
    await store.open()  # a second start changes nothing
    async with store.engine.connect() as connection:
        answers = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await store.close()
    assert answers == ["wal", 2, 1]  # 2: FULL


async def test_migrations_give_what_the_models_say(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/s.sqlite3")
    await store.open()

    def differences(connection: Connection) -> list[object]:
        found: list[object] = compare_metadata(MigrationContext.configure(connection), Base.metadata)
        return found

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_several_processes_may_open_a_new_store_at_once(tmp_path: Path) -> None:
    stores = [Store(f"sqlite+aiosqlite:///{tmp_path}/s.sqlite3") for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(
        *(store.add_guest(Guest(str(i), "x", None), str(i)) for i, store in enumerate(stores))
    )
    for store in stores:
        await store.close()


async def test_a_broken_migration_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/s.sqlite3")

    def half(connection: Connection) -> None:
        migrations.upgrade(connection)
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr("gwarek.server.store.migrations", SimpleNamespace(upgrade=half))
        with pytest.raises(RuntimeError):
            await store.open()
    await store.open()
    await store.close()


def as_before(data: Path, old: Path, revision: str, *absent: str) -> None:
    """The same tables, stored as a server of an older revision would have them; these tables it did not have."""
    old.mkdir()
    engine = create_engine(f"sqlite:///{old / 'gwarek.sqlite3'}")
    with engine.begin() as connection:
        migrations.upgrade(connection, revision)
    engine.dispose()
    with sqlite3.connect(old / "gwarek.sqlite3") as database:
        database.execute("ATTACH ? AS now", (str(data / "gwarek.sqlite3"),))
        for name in ("guests", "tables", "seats", "holders", "entries", "chats"):
            columns = ", ".join(
                f'"{column}"' for _, column, *_ in database.execute(f"PRAGMA main.table_info({name})")
            )
            database.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM now.{name}")
        for name in absent:
            assert not database.execute(f"PRAGMA main.table_info({name})").fetchall()


def test_tables_from_before_links_go_on(tmp_path: Path) -> None:
    """The game is where it was, an invitation sent then still holds, and new links can be made."""
    with serving(tmp_path / "data") as server:
        ala = server.person("Ala")
        playing, waiting = ala.new_table(ME, HERE), ala.new_table(ME, LINK)
        with ala.look(playing["id"]) as page:
            for _ in range(12):
                page.act(page.lines()[0])
            page.send({"say": "See you on Sunday"})
            page.wait("chat")
            before = page.now
        log = ala.get(f"/api/tables/{playing['id']}/log")
    as_before(tmp_path / "data", tmp_path / "old", "0003", "links")
    with serving(tmp_path / "old") as server:
        ala = same_person(ala, server)
        assert ala.get(f"/api/tables/{playing['id']}/log") == log
        with ala.look(playing["id"]) as page:
            assert page.now["view"] == before["view"]
            assert page.lines() == [legal["line"] for legal in before["legal"]]
            assert page.act(page.lines()[0])["type"] == "update"
            length = page.now["length"]
        assert length > before["length"]
        ola = server.person("Ola")
        ola.post(f"/api/tables/{waiting['id']}/sit", {"key": waiting["seats"][1]["key"]})
        link = ola.post(f"/api/tables/{waiting['id']}/links", {})
    with serving(tmp_path / "old") as server:
        assert same_person(ala, server).get(f"/api/tables/{playing['id']}")["length"] == length
        phone = server.person("Ola")
        phone.post(f"/api/tables/{waiting['id']}/sit", {"key": link["key"]})
        with phone.look(waiting["id"]) as page:
            assert page.now["as"] == 1


def test_people_and_tables_from_before_the_school_go_on_and_learn(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, HERE)
        with ala.look(table["id"]) as page:
            page.act(page.lines()[0])
            before = page.now
    as_before(tmp_path / "data", tmp_path / "old", "0004", "lessons", "concepts", "teachers")
    with serving(tmp_path / "old") as server:
        ala = same_person(ala, server)
        with ala.look(table["id"]) as page:
            assert page.now["view"] == before["view"]
            assert page.act(page.lines()[0])["type"] == "update"
        assert ala.get(f"/api/tables/{table['id']}")["school"] is False
        assert all(
            lesson["done"] == 0 for course in ala.get("/api/learn")["courses"] for lesson in course["lessons"]
        )
        ala.put("/api/learn/progress", {"lessons": {"nowhere/nothing": 1}})


def test_a_table_of_older_rules_goes_on_from_its_position(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, HERE)
        with ala.look(table["id"]) as page:
            for _ in range(15):
                page.act(page.lines()[0])
            before = page.now
    revision = load_game("coalbaron").info.revision
    with sqlite3.connect(tmp_path / "gwarek.sqlite3") as database:
        database.execute("UPDATE tables SET rules = ?", (revision - 1,))
    with serving(tmp_path) as server:
        ala = same_person(ala, server)
        with ala.look(table["id"]) as page:
            assert page.now["view"] == before["view"]
            assert page.lines() == [legal["line"] for legal in before["legal"]]
            assert page.now["length"] == 0
            assert page.table["seed_hash"] != table["seed_hash"]
            assert page.act(page.lines()[0])["type"] == "update"
            length = page.now["length"]
        assert [found["id"] for found in ala.get("/api/tables")["mine"]] == [table["id"]]
    with sqlite3.connect(tmp_path / "gwarek.sqlite3") as database:
        kept = database.execute("SELECT count(*) FROM entries WHERE table_id LIKE ?", (f"{table['id']}-r%",))
        assert kept.fetchone() == (before["length"],)
    with serving(tmp_path) as server:
        ala = same_person(ala, server)
        assert ala.get(f"/api/tables/{table['id']}")["length"] == length


def test_entries_that_cannot_be_replayed_do_not_lose_the_game(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, HERE)
        with ala.look(table["id"]) as page:
            for _ in range(8):
                page.act(page.lines()[0])
            view = page.now["view"]
    with sqlite3.connect(tmp_path / "gwarek.sqlite3") as database:
        database.execute("UPDATE entries SET line = 'nonsense' WHERE number = 5")
    with serving(tmp_path) as server:
        ala = same_person(ala, server)
        with ala.look(table["id"]) as page:
            assert page.now["view"] == view
            assert page.act(page.lines()[0])["type"] == "update"
