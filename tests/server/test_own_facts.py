"""A table with component facts of its own: checked, stored with it, and nobody else's table is touched."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gwarek.server import ownfacts
from tests.server.people import BOT, HERE, ME, Json, Person, Running, serving

LUTETIA = '[board.central_europe]\ncity = [{ id = "PAR", name_en = "Lutetia" }]\n'
OTHER = '[board.central_europe]\ncity = [{ id = "PAR", name_en = "Panam" }]\n'
# A line without a single segment.
BROKEN = '[board.central_europe]\nline = [{ id = "CE07", length = 0 }]\n'


def check(person: Person, text: str) -> Json:
    found: Json = person.post("/api/games/switchsignal/components/check", {"text": text})
    return found


def test_the_built_in_boards_have_no_fault(server: Running) -> None:
    found = check(server.person("Ala"), "")
    assert found["faults"] == []
    assert set(found["facts"]["board"]) == {"central_europe", "north_america"}
    assert len(found["facts"]["board"]["central_europe"]["line"]) == 43


def test_an_owners_rows_are_laid_over_ours(server: Running) -> None:
    found = check(server.person("Ala"), LUTETIA)
    assert found["faults"] == []
    names = [city["name_en"] for city in found["facts"]["board"]["central_europe"]["city"]]
    assert "Lutetia" in names
    assert "Berlin" in names


def test_every_fault_names_its_field(server: Running) -> None:
    [fault] = check(server.person("Ala"), BROKEN)["faults"]
    assert fault["field"] == "board.central_europe.line.CE07.length"
    assert fault["id"] == "problem-components-number"
    assert fault["args"]["least"] == 1


def test_a_file_that_is_no_toml_or_names_an_unknown_field(server: Running) -> None:
    person = server.person("Ala")
    assert [f["id"] for f in check(person, "board = [")["faults"]] == ["problem-components-toml"]
    assert [f["field"] for f in check(person, "[weather]\nrain = 1\n")["faults"]] == ["weather"]
    assert (
        person.post("/api/games/chess/components/check", {"text": ""}, 404)["error"]["id"] == "game-unknown"
    )
    person.post("/api/games/switchsignal/components/check", {"text": "x" * 60_001}, 422)


def test_games_without_an_editor_tell_their_first_fault(server: Running) -> None:
    person = server.person("Ala")
    assert person.post("/api/games/coalbaron/components/check", {"text": ""}) == {"facts": {}, "faults": []}
    bad = person.post("/api/games/coalbaron/components/check", {"text": "[weather]\nrain = 1\n"})
    assert [fault["field"] for fault in bad["faults"]] == ["weather"]


NO_END = ".".join("a" * 25_000) + " = 1\n"
TOO_MANY = '[[tile]]\nid = "cotton_mill/1"\ncount = 200000000\n'
NESTED = "[setup]\nhand_size = " + "[" * 20_000


@pytest.mark.parametrize(
    ("game", "text"), [("coalbaron", NO_END), ("lancashire", TOO_MANY), ("birmingham", NESTED)]
)
def test_a_file_that_asks_for_too_much_is_refused_and_not_kept(tmp_path: Path, game: str, text: str) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        [fault] = ala.post(f"/api/games/{game}/components/check", {"text": text})["faults"]
        assert fault["id"] == "problem-components-large"
        error = ala.new_table(ME, HERE, HERE, game=game, components=text, status=422)["error"]
        assert error["id"] == "components-bad"
        kept = tmp_path / "components"
        assert not kept.exists() or list(kept.iterdir()) == []


def test_a_reader_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that reads a file never answers: the file is refused, and the server goes on."""
    monkeypatch.setattr(ownfacts, "READ_SECONDS", 0.0)
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        assert [fault["id"] for fault in check(ala, LUTETIA)["faults"]] == ["problem-components-costly"]
        assert table(ala, LUTETIA, status=422)["error"]["id"] == "components-bad"


@pytest.mark.skipif(sys.platform == "win32", reason="the system limits nothing")
def test_the_reading_process_has_little_memory_and_time() -> None:
    said = "import resource as r; from gwarek.server import readfacts as f; f.limit(); "
    tell = (
        "print(r.getrlimit(r.RLIMIT_AS)[0] == f.MEMORY_BYTES, r.getrlimit(r.RLIMIT_CPU)[0] == f.CPU_SECONDS)"
    )
    told = subprocess.run([sys.executable, "-c", said + tell], capture_output=True, text=True)
    assert told.stdout.split() == ["True", "True"], told.stderr


def test_checking_needs_a_name_and_has_a_limit_for_each_guest(tmp_path: Path) -> None:
    with serving(tmp_path, checks_per_minute=2) as server:
        nobody = Person(server.port)
        path = "/api/games/coalbaron/components/check"
        assert nobody.post(path, {"text": ""}, 401)["error"]["id"] == "name-bad"
        ala, ola = server.person("Ala"), server.person("Ola")
        for _ in range(2):
            ala.post(path, {"text": ""})
        assert ala.post(path, {"text": ""}, 429)["error"]["id"] == "too-many"
        ola.post(path, {"text": ""})


def test_more_files_than_can_be_read_are_told_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownfacts, "WAITING", 0)
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        answer = ala.http.post("/api/games/coalbaron/components/check", json={"text": ""})
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "busy"
        assert int(answer.headers["retry-after"]) > 0


def table(person: Person, text: str | None, *others: Json, status: int = 200) -> Json:
    made: Json = person.new_table(
        ME, *(others or (HERE,)), game="switchsignal", components=text, status=status, watch=True
    )
    return made


def paris(person: Person, id: str) -> str:
    with person.look(id) as page:
        name: str = _facts(page.heard[0])["places"]["PAR"]["name_en"]
        return name


def _facts(message: str) -> Json:
    facts: Json = json.loads(message)["facts"]
    return facts


def test_each_table_keeps_its_own_facts(server: Running) -> None:
    ala = server.person("Ala")
    tables = [table(ala, text)["id"] for text in (LUTETIA, None, OTHER, LUTETIA)]
    assert [paris(ala, id) for id in tables] == ["Lutetia", "Paris", "Panam", "Lutetia"]


def test_a_bad_file_opens_no_table_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        error = table(ala, BROKEN, status=422)["error"]
        assert (error["id"], error["args"]["field"]) == (
            "components-bad",
            "board.central_europe.line.CE07.length",
        )
        assert ala.get("/api/tables")["mine"] == []
        kept = tmp_path / "components"
        assert not kept.exists() or list(kept.iterdir()) == []


def test_the_facts_outlive_the_server_and_its_files(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        made = table(ala, LUTETIA)
        cookies = dict(ala.http.cookies)
        assert made["components"]
        assert table(ala, None)["components"] is None
    for file in (tmp_path / "components").iterdir():
        file.unlink()
    with serving(tmp_path) as server:
        again = Person(server.port)
        again.http.cookies.update(cookies)
        assert paris(again, made["id"]) == "Lutetia"
        assert again.http.get(f"/api/tables/{made['id']}/components").text == LUTETIA


def test_bots_play_by_the_facts_of_their_table(server: Running) -> None:
    """The bot is asked about a board on which Paris is one segment nearer to Dijon."""
    nearer = '[board.central_europe]\nline = [{ id = "CE33", length = 1 }]\n'
    ala = server.person("Ala")
    id = ala.new_table(
        ME, BOT, game="switchsignal", components=nearer, options={"start_player": "1"}, status=200
    )["id"]
    with ala.look(id) as page:
        while not any(entry["seat"] == 1 for entry in page.now["entries"]):
            page.wait("update")


def test_again_and_what_if_take_the_facts_along(server: Running) -> None:
    ala = server.person("Ala")
    made = table(ala, LUTETIA)
    again = ala.post(f"/api/tables/{made['id']}/again", {})
    tried = ala.post(f"/api/tables/{made['id']}/what-if", {"entry": made["length"], "key": None})
    assert {again["components"], tried["components"]} == {made["components"]}
    assert paris(ala, tried["id"]) == "Lutetia"


def test_a_table_without_facts_of_its_own_has_no_file(server: Running) -> None:
    ala = server.person("Ala")
    made = table(ala, None)
    assert ala.http.get(f"/api/tables/{made['id']}/components").status_code == 404
