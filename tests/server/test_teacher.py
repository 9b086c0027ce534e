"""The teacher at a table: who may have one, what is kept of him, and what he says of a line."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from gwarek.bots import make_bot
from gwarek.bots.desk import Desk
from gwarek.bots.levels import PlanBot
from gwarek.bots.weighing import best_way, weighed
from gwarek.core.catalogue import load_game
from gwarek.core.chance import QuickRng
from tests.school.tiny import LAST_TURN, TEXT, tiny
from tests.server.lessons import Lesson, teach
from tests.server.people import BOT, HERE, LINK, ME, Page, Person, Running, serving

pytestmark = pytest.mark.usefixtures("tiny_school")

BIRMINGHAM: dict[str, Any] = {"game": "birmingham"}


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
        assert page.wait("teacher")["list"][0] == {**told["list"][0], "met": True}
        my_turn(page)
        concept = teacher(page, "what")["concept"]  # some deals bring the other one at once
        assert concept is None or concept["id"] != "tinyloan"


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


@pytest.fixture
def last_turn(monkeypatch: pytest.MonkeyPatch, tiny_school: None) -> None:
    """A lesson at the last turn of an era, where an action given away is a clear loss."""
    begins = 'position = "seats 2; round 3; order red blue; money 30 30; hand red '
    (rest,) = (line for line in TEXT.splitlines() if line.startswith(begins))
    teach(monkeypatch, tiny((rest, f'position = "{LAST_TURN}"')))


@pytest.mark.usefixtures("last_turn")
def test_a_line_that_loses_clearly_is_warned_of_and_the_best_is_not(server: Running) -> None:
    ala = server.person("Ala")
    with Lesson(ala, "tinyturns") as lesson:
        table = ala.post("/api/learn/play-on", {"lesson": lesson.table["id"]})
    with ala.look(table["id"]) as page:
        assert teacher(page, "first")["setting"] == "first"

        def warning(line: str) -> Any:
            page.send({"weigh": line, "after": page.now["length"], "seat": page.now["as"]})
            return page.wait("teacher")["warning"]

        said = warning("pass")
        assert said["line"] == "pass"
        assert said["loss"] >= 3
        best, *then = said["better"]
        assert best in page.lines()
        assert any(line.startswith("sell ") for line in (best, *then))
        assert warning(best) is None
        assert warning("pass") == said  # the same, whenever it is asked


def thread_seconds(server: Running) -> float:
    """What the loop of the server has computed so far."""
    assert server.thread.ident is not None
    return time.clock_gettime(time.pthread_getcpuclockid(server.thread.ident))


@pytest.mark.usefixtures("last_turn")
def test_a_line_is_weighed_beside_the_loop_not_on_it(server: Running) -> None:
    """The same weighing done here costs many times what the server's own thread spends on it."""
    game = load_game("birmingham")
    bot = make_bot("sztygar", 1)
    assert isinstance(bot, PlanBot)
    desk = Desk(game, game.position(LAST_TURN), 0, QuickRng(1), seconds=0.5)
    before = time.thread_time()
    best = best_way(bot, desk, "weighing")
    weighed(bot, desk, game.parse("pass"), "weighing", len(best.values))
    here = time.thread_time() - before
    ala = server.person("Ala")
    with Lesson(ala, "tinyturns") as lesson:
        table = ala.post("/api/learn/play-on", {"lesson": lesson.table["id"]})
    with ala.look(table["id"]) as page:
        teacher(page, "first")
        before = thread_seconds(server)
        page.send({"weigh": "pass", "after": page.now["length"], "seat": page.now["as"]})
        assert page.wait("teacher")["warning"]
        assert thread_seconds(server) - before < here / 4


def test_what_cannot_be_weighed_is_refused_and_the_best_is_never_warned_of(server: Running) -> None:
    ala = server.person("Ala")
    with ala.look(first_game(ala)["id"]) as page:
        my_turn(page)
        teacher(page, "asked")

        def weigh(line: str) -> dict[str, Any]:
            page.send({"weigh": line, "after": page.now["length"], "seat": page.now["as"]})
            return page.wait("teacher", "refused")

        page.send({"hint": page.now["length"], "seat": page.now["as"]})
        best = page.wait("hint")["advice"][0]["lines"][0]
        assert weigh(best)["warning"] is None
        assert weigh("sing")["reason"] == "unclear"
        assert weigh("card pottery")["reason"] == "illegal"
        page.send({"weigh": "pass", "after": 0, "seat": page.now["as"]})
        assert page.wait("refused")["reason"] == "stale"
        assert teacher(page, "silent")["setting"] == "silent"
        assert weigh("pass")["reason"] == "no-teacher"
