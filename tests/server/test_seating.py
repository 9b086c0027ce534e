"""A seat belongs to the browser that sat down. Links lead to it once; its person lets other devices in, and out."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import LINK, ME, OPEN, Json, Person, Running, serving


def invited(server: Running, **changes: Any) -> tuple[Person, Person, str, str]:
    """A table whose second seat Ola takes by the link Ala sent."""
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, **changes)
    id, key = table["id"], table["seats"][1]["key"]
    assert ola.get(f"/api/tables/{id}?key={key}")["link"] == "fresh"
    ola.post(f"/api/tables/{id}/sit", {"key": key})
    return ala, ola, id, key


def error(answer: Json) -> str:
    id: str = answer["error"]["id"]
    return id


def test_who_sits_down_by_a_link_has_the_seat_and_the_link_opens_it_for_nobody_else(server: Running) -> None:
    ala, ola, id, key = invited(server)
    assert ola.get(f"/api/tables/{id}")["seats"][1]["mine"]
    assert ola.get(f"/api/tables/{id}?key={key}")["link"] is None
    ola.post(f"/api/tables/{id}/sit", {"key": key})  # again, from the same browser: nothing changes
    for other in (server.person("Eve"), ala):
        assert error(other.post(f"/api/tables/{id}/sit", {"key": key}, 409)) == "link-used"
    nobody = Person(server.port)
    assert error(nobody.get(f"/api/tables/{id}?key={key}", 403)) == "link-used"
    with pytest.raises(ConnectionClosed) as closed:
        nobody.look(id, key)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "link-used")


def test_a_used_link_shows_what_a_watcher_sees_where_one_may_watch(server: Running) -> None:
    _, ola, id, key = invited(server, watch=True)
    eve = server.person("Eve")
    with ola.look(id) as mine, eve.look(id, key) as page:
        assert page.table["link"] == "used"
        assert page.now["as"] is None
        assert page.now["legal"] == []
        assert not any(seat["mine"] for seat in page.table["seats"])
        assert page.act(mine.lines()[0] if mine.lines() else "pass", seat=1)["reason"] == "not-yours"


def test_the_host_never_gets_the_key_of_a_taken_seat_nor_its_hand(server: Running) -> None:
    ala, ola, id, key = invited(server)
    for person in (ala, ola):
        assert [seat["key"] for seat in person.get(f"/api/tables/{id}")["seats"]] == [None, None]
    with ala.look(id, key) as page:
        assert page.now["as"] == 0
        assert [seat["mine"] for seat in page.table["seats"]] == [True, False]


def test_a_wrong_link_is_said_to_be_wrong(server: Running) -> None:
    ala = server.person("Ala")
    private, public = ala.new_table(ME, LINK)["id"], ala.new_table(ME, LINK, watch=True)["id"]
    eve = server.person("Eve")
    assert error(eve.get(f"/api/tables/{private}?key=no-such-key", 403)) == "link-wrong"
    assert eve.get(f"/api/tables/{public}?key=no-such-key")["link"] == "wrong"
    assert error(eve.post(f"/api/tables/{public}/sit", {"key": "no-such-key"}, 403)) == "link-wrong"


def test_a_link_lives_for_a_week_and_the_host_makes_a_new_one(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        table = ala.new_table(ME, LINK)
        id, key = table["id"], table["seats"][1]["key"]
        cookies = dict(ala.http.cookies)
    with sqlite3.connect(tmp_path / "gwarek.sqlite3") as database:
        database.execute("UPDATE seats SET since = '2020-01-01T00:00:00.000000+00:00'")
    database.close()
    with serving(tmp_path) as server:
        eve = server.person("Eve")
        assert error(eve.get(f"/api/tables/{id}?key={key}", 403)) == "link-expired"
        assert error(eve.post(f"/api/tables/{id}/sit", {"key": key}, 409)) == "link-expired"
        ala = Person(server.port)
        ala.http.cookies.update(cookies)
        fresh = ala.put(f"/api/tables/{id}/seats/1", {"kind": "link"})["seats"][1]["key"]
        assert fresh != key
        assert error(eve.get(f"/api/tables/{id}?key={key}", 403)) == "link-wrong"
        assert eve.post(f"/api/tables/{id}/sit", {"key": fresh})["seats"][1]["mine"]


def test_the_host_frees_a_seat_before_the_start_and_never_after(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, OPEN)
    id, key = table["id"], table["seats"][1]["key"]
    ola.post(f"/api/tables/{id}/sit", {"key": key})
    assert error(ola.put(f"/api/tables/{id}/seats/1", {"kind": "link"}, 403)) == "not-host"
    assert error(ala.put(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "ciskacz"}, 409)) == "seat-taken"
    with ola.look(id) as page:
        freed = ala.put(f"/api/tables/{id}/seats/1", {"kind": "link"})["seats"][1]
        assert (freed["taken"], freed["name"]) == (False, None)
        while any(seat["mine"] for seat in page.table["seats"]):
            page.hear()
    assert (
        ola.get(f"/api/tables/{id}?key={key}")["link"] == "wrong"
    )  # the old link is dead (an open seat lets look)
    ola.post(f"/api/tables/{id}/sit", {"key": freed["key"]})
    server.person("Jan").post(f"/api/tables/{id}/sit", {"seat": 2})
    for seat in (0, 1, 2):
        assert error(ala.put(f"/api/tables/{id}/seats/{seat}", {"kind": "link"}, 409)) == "seat-taken"


# -- another device


def test_a_seated_person_goes_on_at_another_device_by_a_link_of_their_own(server: Running) -> None:
    _, ola, id, _ = invited(server)
    made = ola.post(f"/api/tables/{id}/links", {})
    assert made["used"] is None
    assert made["key"]
    phone, eve = server.person("Ola's phone"), server.person("Eve")
    assert phone.get(f"/api/tables/{id}?key={made['key']}")["link"] == "fresh"
    sat = phone.post(f"/api/tables/{id}/sit", {"key": made["key"]})
    assert [seat["mine"] for seat in sat["seats"]] == [False, True]
    assert sat["seats"][1]["name"] == "Ola"
    with ola.look(id) as desk, phone.look(id) as pocket:
        assert pocket.now["view"] == desk.now["view"]
        assert pocket.now["as"] == 1
    assert [table["id"] for table in phone.get("/api/tables")["mine"]] == [id]
    # once
    assert error(eve.post(f"/api/tables/{id}/sit", {"key": made["key"]}, 409)) == "link-used"
    [told] = ola.get(f"/api/tables/{id}/links")
    assert (told["id"], told["key"]) == (made["id"], None)
    assert told["used"] is not None


def test_a_person_ends_the_device_that_came_by_a_link(server: Running) -> None:
    _, ola, id, _ = invited(server)
    made = ola.post(f"/api/tables/{id}/links", {})
    phone = server.person("Ola's phone")
    phone.post(f"/api/tables/{id}/sit", {"key": made["key"]})
    with phone.look(id) as pocket:
        assert pocket.now["as"] == 1
        assert ola.delete(f"/api/tables/{id}/links/{made['id']}") == []
        while pocket.now["as"] is not None:
            pocket.hear()
    assert phone.get("/api/tables")["mine"] == []
    assert error(phone.get(f"/api/tables/{id}", 403)) == "not-your-seat"
    assert error(phone.post(f"/api/tables/{id}/sit", {"key": made["key"]}, 403)) == "link-wrong"
    assert ola.get(f"/api/tables/{id}")["seats"][1]["mine"]


def test_only_who_sits_there_makes_reads_and_ends_links(server: Running) -> None:
    ala, ola, id, _ = invited(server, watch=True)
    made = ola.post(f"/api/tables/{id}/links", {})
    eve = server.person("Eve")
    assert error(eve.post(f"/api/tables/{id}/links", {}, 403)) == "not-your-seat"
    assert error(eve.get(f"/api/tables/{id}/links", 403)) == "not-your-seat"
    assert ala.get(f"/api/tables/{id}/links") == []  # the host sits elsewhere and sees nothing of it
    assert error(ala.delete(f"/api/tables/{id}/links/{made['id']}", 404)) == "not-found"


def test_no_key_of_a_device_is_in_the_database(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _, ola, id, _ = invited(server)
        key = ola.post(f"/api/tables/{id}/links", {})["key"]
    for file in tmp_path.iterdir():
        if file.is_file():
            assert key.encode() not in file.read_bytes()


def test_seats_and_devices_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _, ola, id, key = invited(server)
        made = ola.post(f"/api/tables/{id}/links", {})
        cookies = dict(ola.http.cookies)
    with serving(tmp_path) as server:
        later = Person(server.port)
        later.http.cookies.update(cookies)
        assert later.get(f"/api/tables/{id}?key={key}")["seats"][1]["mine"]
        phone = server.person("Ola's phone")
        assert phone.post(f"/api/tables/{id}/sit", {"key": made["key"]})["seats"][1]["mine"]
        assert error(server.person("Eve").get(f"/api/tables/{id}?key={key}", 403)) == "link-used"


# -- those who watch


def test_watchers_talk_among_themselves_until_the_game_is_over(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, game="switchsignal", watch=True)
    id = table["id"]
    ola.post(f"/api/tables/{id}/sit", {"key": table["seats"][1]["key"]})
    eve, jan = server.person("Eve"), server.person("Jan")
    with ala.look(id) as one, ola.look(id) as two, eve.look(id) as here, jan.look(id) as there:
        here.send({"say": "They should go to Paris"})
        assert there.wait("chat")["text"] == "They should go to Paris"
        one.send({"say": "Where to?"})
        assert two.wait("chat")["text"] == "Where to?"  # the next words two heard, not Eve's
        assert there.wait("chat")["text"] == "Where to?"
        with ala.look(id) as again:
            assert "Paris" not in again.heard[0].split('"chat":')[1].split('"update":')[0]
        pages, chance = [one, two], random.Random(5)
        while one.now["outcome"] is None:
            actor = pages[one.now["to_act"][0]]
            actor.act(chance.choice(actor.lines()))
            for page in pages:
                while page.now["length"] < actor.now["length"]:
                    page.wait("update")
        told = two.wait("talk")
        assert [said["text"] for said in told["chat"]] == ["They should go to Paris", "Where to?"]


def test_who_has_no_name_is_asked_for_it_before_speaking(server: Running) -> None:
    _, _, id, _ = invited(server, watch=True)
    with Person(server.port).look(id) as page:
        page.send({"say": "hello"})
        told = page.wait("refused")
        assert (told["reason"], told["message"]["id"]) == ("nameless", "shell-refused-nameless")
