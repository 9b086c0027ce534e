"""The door of the server: faults of capacity say so, and what cannot be understood is answered, not a broken page."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from gwarek.house.storing import Busy
from gwarek.house.thinking import BotFailed
from tests.server import badbots
from tests.server.people import HERE, LINK, ME, Json, Page, Person, Running, serving


def two_people(server: Running, game: str = "coalbaron", **changes: Any) -> tuple[Person, Person, str]:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.new_table(ME, LINK, game=game, **changes)
    ola.post(f"/api/tables/{table['id']}/sit", {"key": table["seats"][1]["key"]})
    return ala, ola, table["id"]


# -- more than the machine can do


def fails_once(server: Running, name: str) -> None:
    """The store is locked for one call."""
    store = server.app.state.house.store
    real = getattr(store, name)

    async def locked(*args: Any) -> Any:
        setattr(store, name, real)
        raise Busy("database is locked")

    setattr(store, name, locked)


def test_a_locked_database_is_a_busy_table_and_the_same_move_goes_through_later(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        length, line = page.now["length"], page.lines()[0]
        fails_once(server, "append")
        told = page.act(line)
        assert (told["type"], told["reason"]) == ("refused", "busy")
        assert told["message"]["id"] == "shell-refused-busy"
        page.send({"act": line, "after": length, "seat": page.now["as"]})
        while page.now["length"] == length:
            page.wait("update")
        assert any(entry["line"] == line for entry in page.now["entries"])


def test_a_locked_database_is_503_with_a_time_to_come_again(server: Running) -> None:
    ala = server.person("Ala")
    fails_once(server, "add_table")
    body = {"game": "coalbaron", "seats": [ME, HERE]}
    answer = ala.http.post("/api/tables", json=body)
    assert answer.status_code == 503
    assert answer.json()["error"]["id"] == "busy"
    assert int(answer.headers["retry-after"]) > 0
    assert ala.http.post("/api/tables", json=body).status_code == 200


def test_a_real_lock_of_the_file_is_said_to_be_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    monkeypatch.setattr("gwarek.server.store.BUSY_MILLISECONDS", 50)
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        other = sqlite3.connect(tmp_path / "gwarek.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            answer = ala.http.put("/api/me", json={"name": "Ola", "seat": None})
            assert (answer.status_code, answer.json()["error"]["id"]) == (503, "busy")
        finally:
            other.execute("ROLLBACK")
            other.close()
        ala.put("/api/me", {"name": "Ola", "seat": None})


def test_a_hint_whose_worker_is_gone_says_that_the_table_is_busy(server: Running) -> None:
    server.app.state.house.desk._advising = badbots.die
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE, hints=True)
    with ala.look(table["id"]) as page:
        page.send({"hint": page.now["length"], "seat": page.now["as"]})
        assert page.wait("refused")["reason"] == "busy"


async def test_a_full_desk_is_said_to_be_full() -> None:
    from gwarek.server.botdesk import BotDesk
    from tests.server.test_bots import question

    desk = BotDesk(1, 0.01, {"coalbaron": "gwarek.games.coalbaron"})
    desk._free.get_nowait()  # the only worker thinks of something else
    with pytest.raises(BotFailed) as failed:
        await desk.advise(question())
    assert failed.value.for_want_of_room
    desk.close()


# -- what cannot be understood


@pytest.mark.parametrize(
    "path", [f"/api/tables/{'x' * 5000}", f"/{'x' * 300}", f"/assets/{'ż' * 200}", f"/t/{'x' * 5000}"]
)
def test_a_part_of_an_address_that_is_too_long_leads_nowhere(server: Running, path: str) -> None:
    assert Person(server.port).get(path, 404)["error"]["id"] == "not-found"


def test_a_binary_message_is_answered_and_the_page_stays(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        page.socket.send(b"\x00\x01")
        assert page.wait("refused")["reason"] == "unclear"
        assert page.act(page.lines()[0])["type"] == "update"


def test_a_method_nobody_knows_is_told_those_there_are(server: Running) -> None:
    ala = server.person("Ala")

    def allowed(method: str, path: str) -> set[str]:
        answer = ala.http.request(method, path)
        assert answer.status_code == 405
        return set(answer.headers["allow"].split(", "))

    assert allowed("DELETE", "/api/me") == {"GET", "PUT"}
    assert allowed("PATCH", "/api/tables") == {"GET", "POST"}
    assert allowed("POST", "/api/health") == {"GET"}
    assert "GET" in allowed("DELETE", "/new")


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u0301", "\u115f \u1160", "\ufe0f", "a\x07b", "\u2060"]
)
def test_a_name_nobody_can_see_is_refused(server: Running, name: str) -> None:
    error = Person(server.port).put("/api/me", {"name": name, "seat": None}, 422)["error"]
    assert error["id"] == "name-bad"


@pytest.mark.parametrize("name", ["Łucja", "愛", "O'Neill-2", "❤\ufe0f Ala", "नमस्ते"])
def test_a_name_of_any_script_is_welcome(server: Running, name: str) -> None:
    assert Person(server.port).put("/api/me", {"name": name, "seat": None})["name"] == name


def test_chat_of_characters_that_are_no_text_is_refused(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        page.send({"say": "a\x00b"})
        told = page.wait("refused")
        assert (told["reason"], told["message"]["id"]) == ("unreadable", "shell-refused-unreadable")
        page.send({"say": "a\nb ❤️"})
        assert page.wait("chat")["text"] == "a b ❤️"


# -- who may read


def test_a_private_table_tells_its_course_and_record_to_its_people_alone(server: Running) -> None:
    ala, ola, id = two_people(server, "switchsignal", watch=False)
    with ala.look(id) as one, ola.look(id) as two:
        pages, chance = [one, two], random.Random(5)
        while one.now["outcome"] is None:
            actor = pages[one.now["to_act"][0]]
            actor.act(chance.choice(actor.lines()))
            for page in pages:
                while page.now["length"] < actor.now["length"]:
                    page.wait("update")
    eve, nobody = server.person("Eve"), Person(server.port)
    for path in ("history", "record", "log", "at/1", "components", ""):
        address = f"/api/tables/{id}/{path}".rstrip("/")
        for other in (eve, nobody):
            assert other.get(address, 403)["error"]["id"] == "not-your-seat", path
    for person in (ala, ola):
        assert person.get(f"/api/tables/{id}/history")
        assert person.http.get(f"/api/tables/{id}/record").text.startswith("game: switchsignal")


# -- decisions made at the same time


def keep_maps(server: Running) -> tuple[Page, Page]:
    """Two people who both choose maps."""
    ala, ola, id = two_people(server, "tinnerstrail")
    one, two = ala.look(id), ola.look(id)
    assert one.now["to_act"] == [0, 1]
    return one, two


def test_the_slower_of_two_who_decide_at_once_need_not_decide_again(server: Running) -> None:
    one, two = keep_maps(server)
    with one, two:
        after = one.now["length"]
        assert two.now["length"] == after
        mine, yours = one.lines()[0], two.lines()[0]
        assert one.act(mine)["type"] == "update"
        told = two.act(yours, after=after)
        while told["type"] == "update" and told["length"] < after + 2:
            told = two.wait("update", "refused")
        assert told["type"] == "update"
        assert [(e["seat"], e["line"]) for e in told["entries"]][:1] == [(1, yours)]


def test_what_a_seat_has_chosen_already_is_not_chosen_again(server: Running) -> None:
    """The line was good for the first of its maps; the seat has gone on to the next."""
    one, two = keep_maps(server)
    with one, two:
        after, line = one.now["length"], one.lines()[0]
        one.act(line)
        told: Json = one.act(line, after=after)
        assert (told["type"], told["reason"]) == ("refused", "stale")


def test_in_turn_a_late_move_stays_stale(server: Running) -> None:
    ala, ola, id = two_people(server)
    with ala.look(id) as one, ola.look(id) as two:
        pages = [one, two]
        first = one.now["to_act"][0]
        after = pages[first].now["length"]
        pages[first].act(pages[first].lines()[0])
        other = pages[1 - first]
        while other.now["length"] == after:
            other.wait("update")
        line = other.lines()[0] if other.my_turn() else json.dumps("nothing")
        told = other.act(line, after=after, seat=1 - first)
        assert (told["type"], told["reason"]) == ("refused", "stale")
