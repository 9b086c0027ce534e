"""The school over HTTP and its socket: what a visitor may ask, what is kept, and what strangers cannot do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.lessons import Lesson, why_closed
from tests.server.people import Page, Person, Running, serving

pytestmark = pytest.mark.usefixtures("tiny_school")

LINK = ["link dudley-birmingham", "card pottery"]


def lessons(person: Person) -> dict[str, tuple[int, bool]]:
    (course,) = person.get("/api/learn")["courses"]
    return {lesson["id"]: (lesson["done"], lesson["learnt"]) for lesson in course["lessons"]}


def test_a_visitor_without_a_name_sees_the_courses_and_plays_a_lesson(server: Running) -> None:
    stranger = Person(server.port)
    (course,) = stranger.get("/api/learn")["courses"]
    assert (course["game"], course["plates"], course["concepts"], course["met"]) == ("birmingham", 2, 2, 0)
    assert [lesson["id"] for lesson in course["lessons"]] == ["tinycoal", "tinyturns"]
    assert course["terms"] == [{"id": "tinybeer", "rule": "BIR-7.9"}]
    with Lesson(stranger) as page:
        assert (page.coach["state"], page.coach["step"]) == ("do", 1)
        assert page.table["school"]
        page.send({"why": ["birmingham/1"], "beside": ["cotton_mill"], "id": 3, "seat": 0})
        assert page.wait("why")["id"] == 3  # the usual answer first,
        assert page.wait("coach")["state"] == "reached"  # then the coach
        assert page.ask("next")["step"] == 2
        assert page.do(*LINK)["state"] == "reached"
    assert lessons(stranger) == {"tinycoal": (0, False), "tinyturns": (0, False)}  # their page remembers it


def test_of_a_nameless_visitor_the_page_says_how_far_they_are(server: Running) -> None:
    with Lesson(Person(server.port), query="?step=3&done=2") as page:
        assert (page.coach["step"], page.coach["done"]) == (3, 2)
    with Lesson(Person(server.port), query="?done=3") as page:
        assert page.coach["step"] == 4
    with Lesson(Person(server.port), query="?done=99&step=x") as page:
        assert (page.coach["step"], page.coach["done"]) == (1, 4)


def test_a_lesson_is_left_and_resumed_by_whoever_has_a_name(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ala = server.person("Ala")
        with Lesson(ala, query="?step=2") as page:
            page.do(*LINK)
            page.ask("next")
        assert lessons(ala)["tinycoal"] == (2, False)
        cookies = ala.http.cookies
    with serving(tmp_path) as server:
        ala = Person(server.port)
        ala.http.cookies = cookies
        with Lesson(ala) as page:
            assert (page.coach["step"], page.coach["done"]) == (3, 2)
            page.ask("step", step=4)
            assert page.ask("answer", answer=1)["state"] == "mistake"
            assert page.ask("answer", answer=2)["state"] == "reached"
            assert page.ask("next")["state"] == "learnt"
        assert lessons(ala)["tinycoal"] == (4, True)
        with Lesson(ala, "1") as page:
            assert page.coach["step"] == 1  # learnt: from the beginning


def test_what_a_page_remembered_is_merged_and_what_no_course_knows_left_out(server: Running) -> None:
    ala = server.person("Ala")
    told = {"lessons": {"birmingham/tinycoal": 3, "birmingham/gone": 2, "elsewhere/coal": 1}}
    (course,) = ala.put(
        "/api/learn/progress", {**told, "concepts": ["birmingham/tinymine", "birmingham/ale"]}
    )["courses"]
    assert (course["lessons"][0]["done"], course["met"]) == (3, 1)
    ala.put("/api/learn/progress", {"lessons": {"birmingham/tinycoal": 1, "birmingham/tinyturns": 50}})
    assert lessons(ala) == {"tinycoal": (3, False), "tinyturns": (1, True)}
    assert ala.get("/api/learn")["courses"][0]["met"] == 2  # the loan is taught by a lesson that is learnt


@pytest.mark.parametrize(
    "body",
    [
        {"lessons": {"birmingham/tinycoal": 0}},
        {"lessons": {"birmingham/tinycoal": "3"}},
        {"lessons": {"../etc": 1}},
        {"lessons": {f"birmingham/{n}": 1 for n in range(401)}},
        {"concepts": ["x" * 200]},
        {"concepts": [f"birmingham/{n}" for n in range(401)]},
        {"marks": 5},
        [],
    ],
)
def test_progress_that_is_none_is_refused(server: Running, body: Any) -> None:
    error = server.person("Ala").put("/api/learn/progress", body, 422)
    assert error["error"]["id"] == "request-bad"


def test_a_name_is_needed_to_keep_progress(server: Running) -> None:
    Person(server.port).put("/api/learn/progress", {"lessons": {"birmingham/tinycoal": 1}}, 401)


def test_plates_come_with_their_positions(server: Running) -> None:
    first, second = Person(server.port).get("/api/learn/birmingham/plates")
    assert [len(plate["updates"]) for plate in (first, second)] == [3, 1]
    assert "places" in first["facts"]
    assert second["facts"] is None
    assert first["show"] == [{"letter": "a", "target": "region:hand"}]
    for slug, id in (("coalbaron", "course-none"), ("chess", "game-unknown")):
        assert Person(server.port).get(f"/api/learn/{slug}/plates", 404)["error"]["id"] == id


@pytest.mark.parametrize(
    ("game", "lesson", "closed"),
    [
        ("birmingham", "nothing", (4404, "unknown-lesson")),
        ("birmingham", "99", (4404, "unknown-lesson")),
        ("coalbaron", "tinycoal", (4404, "course-none")),
        ("chess", "tinycoal", (4404, "game-unknown")),
    ],
)
def test_a_lesson_that_is_not_there_is_one_clear_answer(
    server: Running, game: str, lesson: str, closed: tuple[int, str]
) -> None:
    assert why_closed(lambda: Lesson(Person(server.port), lesson, game=game)) == closed


@pytest.mark.parametrize(
    "message",
    [
        "nonsense",
        "[]",
        {"coach": "sing"},
        {"coach": "step"},
        {"coach": "step", "step": 99},
        {"coach": "step", "step": -1},
        {"coach": "answer", "answer": 2},
        {"coach": "next"},
        {"say": "hello"},
        {"hint": 0, "seat": 0},
        {"act": "loan", "after": 0, "seat": 1},
        {"act": "loan", "after": 77, "seat": 0},
        {"act": "link to the moon", "after": 0, "seat": 0},
        {"undo": 0, "after": 0, "seat": 0},
        {"why": ["x"], "id": 1, "seat": 3},
    ],
)
def test_bad_messages_are_refused_and_change_nothing(server: Running, message: Any) -> None:
    with Lesson(Person(server.port)) as page:
        before = page.now["view"]
        page.send(message)
        assert page.wait("refused")["message"]["id"].startswith("shell-refused-")
        page.send({"why": ["birmingham/1"], "beside": ["cotton_mill"], "id": 3, "seat": 0})
        assert page.wait("coach")["state"] == "reached"
        assert page.now["view"] == before


def test_one_stranger_cannot_take_all_the_places(tmp_path: Path) -> None:
    with serving(tmp_path, lessons=4, lessons_each=2, lesson_sharers=1) as server:
        stranger, ala = Person(server.port), server.person("Ala")
        with Lesson(stranger), Lesson(stranger):
            assert why_closed(lambda: Lesson(stranger)) == (4429, "too-many")
            with Lesson(ala), Lesson(ala):
                assert why_closed(lambda: Lesson(server.person("Ola"))) == (4503, "busy")
        with Lesson(stranger):  # a place that is left is free again
            pass


def test_a_class_behind_one_address_has_places_for_all(tmp_path: Path) -> None:
    with serving(tmp_path, lessons_each=1, lesson_sharers=3) as server:
        pupils = [Person(server.port) for _ in range(4)]
        with Lesson(pupils[0]), Lesson(pupils[1]), Lesson(pupils[2]):
            assert why_closed(lambda: Lesson(pupils[3])) == (4429, "too-many")
            with Lesson(server.person("Ala")):  # a name has places of its own
                pass


def test_one_person_cannot_keep_the_server_busy_by_talking_in_several_lessons(tmp_path: Path) -> None:
    with serving(tmp_path, lesson_messages_per_minute=4) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        with Lesson(ala) as one, Lesson(ala) as other, Lesson(ola) as hers:
            for page in (one, other, one, other):
                assert page.ask("hint")["type"] == "coach"
            one.send({"coach": "hint"})
            with pytest.raises(ConnectionClosed) as closed:
                one.hear(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert hers.ask("hint")["hint"] == 1


def test_everybody_together_is_asked_to_wait(tmp_path: Path) -> None:
    with (
        serving(tmp_path, school_messages_per_minute=2) as server,
        Lesson(server.person("Ala")) as one,
        Lesson(server.person("Ola")) as other,
    ):
        assert one.ask("hint")["hint"] == 1
        assert other.ask("hint")["hint"] == 1
        assert one.ask("hint")["reason"] == "busy"
        assert other.ask("hint")["reason"] == "busy"


def test_lessons_opened_and_left_again_and_again_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, lessons_per_minute=3, lesson_sharers=1) as server:
        stranger = Person(server.port)
        for _ in range(3):
            Lesson(stranger).socket.close()
        assert why_closed(lambda: Lesson(stranger)) == (4429, "too-many")


def test_a_lesson_nobody_does_anything_in_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, lesson_idle=0.3) as server, Lesson(Person(server.port)) as page:
        with pytest.raises(ConnectionClosed) as closed:
            page.hear(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "idle"


def test_a_page_of_another_house_may_not_open_a_lesson(server: Running) -> None:
    with pytest.raises(Exception, match="403"):
        Page(f"ws://127.0.0.1:{server.port}/api/learn/birmingham/tinycoal/socket", "", "http://evil.example")


def play_on(person: Person, page: Lesson, status: int = 200) -> Any:
    return person.post("/api/learn/play-on", {"lesson": page.table["id"]}, status)


def test_play_on_opens_a_practice_table_from_here(server: Running) -> None:
    ala = server.person("Ala")
    with Lesson(ala, query="?step=2") as page:
        page.do(*LINK)
        view = page.now["view"]
        table = play_on(ala, page)
    assert (table["school"], table["free_undo"], table["hints"]) == (True, True, True)
    assert [seat["kind"] for seat in table["seats"]] == ["me", "bot", "bot"]
    with ala.look(table["id"]) as at_table:
        assert at_table.now["view"]["players"][0] == view["players"][0]
        assert at_table.my_turn()
    assert play_on(ala, page, 404)["error"]["id"] == "closed-lesson"  # its page is gone


def test_who_gets_a_name_in_a_lesson_plays_on_from_where_they_stand(server: Running) -> None:
    stranger = Person(server.port)
    with Lesson(stranger, query="?step=2") as page:
        page.do(*LINK)
        page.ask("next")
        page.do("build cotton_mill birmingham/1 card:birmingham coal:dudley/1")
        play_on(stranger, page, 401)
        stranger.put("/api/me", {"name": "Ola", "seat": None})
        view = page.now["view"]
        table = play_on(stranger, page)
        assert page.ask("next")["step"] == 4  # the lesson goes on meanwhile
    with stranger.look(table["id"]) as at_table:
        assert at_table.now["view"]["players"][0] == view["players"][0]


def test_a_lesson_is_played_on_only_by_whoever_knows_it(server: Running) -> None:
    with Lesson(Person(server.port)) as one, Lesson(Person(server.port)) as other:
        assert one.table["id"] != other.table["id"]
        assert len(one.table["id"]) >= 12
    ala = server.person("Ala")
    for id in ("learn/birmingham/tinycoal", "tinycoal", "x"):
        assert ala.post("/api/learn/play-on", {"lesson": id}, 404)["error"]["id"] == "closed-lesson"
