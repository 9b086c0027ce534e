"""The calls from beside a real board; what they answer is tested in tests/beside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Person, serving


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with serving(tmp_path_factory.mktemp("beside")) as server:
        yield server.person("Ala")


def test_the_games_with_a_sheet(person: Person) -> None:
    assert "coalbaron" in person.http.get("/api/beside").json()


def test_a_sheet_is_told_and_counted(person: Person) -> None:
    sheet = person.http.post("/api/beside/coalbaron/sheet", json={"seats": 2}).json()
    assert [part["id"] for part in sheet["parts"]] == ["shift-1", "shift-2", "shift-3", "end"]
    body = {"seats": 2, "values": {"end/marks": [12, 4]}}
    counted = person.http.post("/api/beside/coalbaron/count", json=body).json()
    assert counted["totals"] == [2, 0]  # a point for five marks
    assert counted["places"] == [1, 2]


def test_the_next_order(person: Person) -> None:
    body = {"seats": 2, "order": [0, 1], "numbers": [9, 3]}
    assert person.http.post("/api/beside/birmingham/order", json=body).json() == {"order": [1, 0]}


def test_a_game_goes_along(person: Person) -> None:
    first = person.http.post("/api/beside/tinnerstrail/along", json={"seats": 1}).json()
    assert (first["to_act"], first["length"]) == ([-1], 0)
    line = first["chance"]["line"]
    at, word = 2, first["chance"]["words"][2][-1]
    body = {"seats": 1, "line": line, "at": at, "word": word}
    other = person.http.post("/api/beside/tinnerstrail/chance", json=body).json()
    assert other["line"].split(" ")[at] == word
    said = {"seats": 1, "also": [{"seat": -1, "line": other["line"]}]}
    assert person.http.post("/api/beside/tinnerstrail/along", json=said).json()["length"] == 1


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("nothing/sheet", {"seats": 2}, 404, "game-unknown"),
        ("coalbaron/sheet", {"seats": 5}, 422, "seats-bad"),
        ("coalbaron/sheet", {"seats": 2, "options": {"x": "y"}}, 422, "option-bad"),
        ("coalbaron/count", {"seats": 2, "values": {"x": [1]}}, 422, "request-bad"),
        ("coalbaron/along", {"seats": 2, "said": [{"seat": 0, "line": "send mine_4"}]}, 422, "request-bad"),
    ],
)
def test_what_cannot_be_is_refused(
    person: Person, path: str, body: dict[str, object], status: int, error: str
) -> None:
    answer = person.http.post(f"/api/beside/{path}", json=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)


def test_too_many_questions_have_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, besides_per_minute=2) as server:
        person = server.person("Ala")
        ask = [person.http.post("/api/beside/coalbaron/sheet", json={"seats": 2}) for _ in range(3)]
        assert [one.status_code for one in ask] == [200, 200, 429]
