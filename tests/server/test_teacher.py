"""The teacher at a table: who may have one, what is kept of him, and what he says of a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gwarek.core.catalogue import game_folder
from gwarek.house import school, teaching
from gwarek.school.course import Course
from tests.school.tiny import tiny
from tests.server.people import BOT, HERE, LINK, ME, Page, Person, Running, serving

BIRMINGHAM: dict[str, Any] = {"game": "birmingham"}


@pytest.fixture(autouse=True)
def tiny_school(monkeypatch: pytest.MonkeyPatch) -> None:
    course = tiny()

    def found(slug: str) -> Course | None:
        game_folder(slug)
        return course if slug == course.game else None

    for place in ("gwarek.school.course.course_of", "gwarek.house.school.course_of"):
        monkeypatch.setattr(place, found)
    monkeypatch.setattr(teaching, "course_of", found)
    assert school.courses()


def my_turn(page: Page) -> Page:
    while not page.my_turn():
        page.wait("update")
    return page


def teacher(page: Page, wish: str) -> dict[str, Any]:
    """Send a wish and read its answer; what he said before is heard on the way."""
    page.send({"teacher": wish})
    told = page.wait("teacher", "refused")
    while wish in ("first", "asked", "silent") and told.get("setting", wish) != wish:
        told = page.wait("teacher", "refused")
    return told


def first_game(person: Person, **changes: Any) -> dict[str, Any]:
    table: dict[str, Any] = person.new_table(ME, BOT, BOT, teacher=True, **BIRMINGHAM, **changes)
    return table


def test_a_first_game_has_a_teacher_free_undo_and_hints(server: Running) -> None:
    ala = server.person("Ala")
    table = first_game(ala)
    assert (table["school"], table["free_undo"], table["hints"]) == (True, True, True)
    with ala.look(table["id"]) as page:
        told = page.wait("teacher")
        while told["concept"] is None:
            told = page.wait("teacher")
        assert told["concept"]["id"] == "tinyloan"
        assert (told["setting"], told["met"], told["of"]) == ("first", 1, 2)
        assert [(one["id"], one["met"]) for one in told["list"]] == [("tinyloan", True), ("tinymine", False)]
        assert teacher(page, "understood")["concept"] is None
    with ala.look(table["id"]) as page:  # on another day
        told = page.wait("teacher")
        assert told["met"] == 1
        assert [note["id"] for note in told["notes"]] == ["tinyloan"]
    assert ala.get("/api/learn")["courses"][0]["met"] == 1
    with ala.look(first_game(ala)["id"]) as page:  # at another table
        assert page.wait("teacher")["met"] == 1
        my_turn(page)
        assert teacher(page, "what")["concept"] is None


def test_what_was_explained_survives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        table = first_game(ala)
        with ala.look(table["id"]) as page:
            my_turn(page)
            assert teacher(page, "silent")["setting"] == "silent"
        cookies = ala.http.cookies
    with serving(tmp_path) as server:
        ala = Person(server.port)
        ala.http.cookies = cookies
        with ala.look(table["id"]) as page:
            assert page.wait("teacher")["setting"] == "silent"


def test_he_can_be_called_to_any_table_against_bots_and_sent_away(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, BOT, **BIRMINGHAM)
    assert not table["school"]
    with ala.look(table["id"]) as page:
        my_turn(page)
        assert teacher(page, "understood")["reason"] == "no-teacher"
        told = teacher(page, "asked")
        assert (told["setting"], told["concept"]) == ("asked", None)
        page.send({"teacher": "what"})  # what there is to say, and the usual hint
        assert page.wait("teacher")["concept"]["id"] == "tinyloan"
        assert page.wait("hint")["advice"]
        assert teacher(page, "off") == {"type": "teacher", "setting": "off"}
    assert ala.get(f"/api/tables/{table['id']}")["school"]


@pytest.mark.parametrize("seats", [(ME, HERE), (ME, LINK)])
def test_nobody_else_may_mind(server: Running, seats: Any) -> None:
    ala = server.person("Ala")
    assert ala.new_table(*seats, teacher=True, status=422, **BIRMINGHAM)["error"]["id"] == "teacher-bad"
    with ala.look(ala.new_table(*seats, **BIRMINGHAM)["id"]) as page:
        assert teacher(page, "first")["reason"] == "teacher"


def test_a_game_without_a_course_has_no_teacher(server: Running) -> None:
    ala = server.person("Ala")
    with ala.look(ala.new_table(ME, BOT)["id"]) as page:
        assert teacher(page, "first")["reason"] == "no-teacher"


def test_those_who_watch_do_not_hear_him(server: Running) -> None:
    ala = server.person("Ala")
    table = first_game(ala, watch=True)
    with ala.look(table["id"]) as page, Person(server.port).look(table["id"]) as watcher:
        my_turn(page)
        page.wait("teacher")
        assert teacher(watcher, "first")["reason"] == "teacher"
        assert not any('"type":"teacher"' in text for text in watcher.heard)


def test_a_line_is_weighed_beside_the_best_and_the_best_is_never_warned_of(server: Running) -> None:
    ala = server.person("Ala")
    with ala.look(first_game(ala)["id"]) as page:
        my_turn(page)
        teacher(page, "asked")

        def weigh(line: str) -> dict[str, Any]:
            page.send({"weigh": line, "after": page.now["length"], "seat": page.now["as"]})
            return page.wait("teacher", "refused")

        page.send({"hint": page.now["length"], "seat": page.now["as"]})
        best = page.wait("hint")["advice"][0]["lines"][0]
        weigh(best)
        warning = weigh("pass")["warning"]
        assert weigh("pass")["warning"] == warning  # thought about once
        if warning is not None:
            assert warning["line"] == "pass"
            assert warning["loss"] >= 3
            assert warning["better"][0] in page.lines()
            assert weigh(warning["better"][0])["warning"] is None
        assert weigh("sing")["reason"] == "unclear"
        assert weigh("card pottery")["reason"] == "illegal"
        page.send({"weigh": "pass", "after": 0, "seat": page.now["as"]})
        assert page.wait("refused")["reason"] == "stale"
        assert teacher(page, "silent")["setting"] == "silent"
        assert weigh("pass")["reason"] == "no-teacher"
