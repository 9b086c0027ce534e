"""A lesson under way: what the coach says, what counts, and what a learner can do wrong."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwarek.core.game import Json
from gwarek.core.problem import Problem
from gwarek.school.classroom import Classroom
from gwarek.school.plates import plates_told
from gwarek.table.refusal import Refusal
from gwarek.table.viewer import Viewer
from tests.school.tiny import room, tiny


class Page:
    """Somebody in the lesson, and all they were told."""

    def __init__(self, lesson: Classroom) -> None:
        self.viewer: Viewer = lesson.viewer
        self.sent = 0
        self.heard: list[dict[str, Any]] = []  # Any: messages are read as they come
        self.room = lesson
        lesson.join(self)

    def send(self, message: Json) -> None:
        self.heard.append(message)

    @property
    def coach(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == "coach")

    @property
    def now(self) -> dict[str, Any]:
        latest = next(m for m in reversed(self.heard) if m["type"] in ("update", "table"))
        told: dict[str, Any] = latest["update"] if latest["type"] == "table" else latest
        return told

    def act(self, *lines: str) -> Refusal | None:
        return self.room.act(0, lines, self.now["length"])

    def why(self, words: list[str], beside: list[str]) -> Json | Refusal:
        answer = self.room.why(0, words, beside)
        self.room.tell()
        return answer

    def undo(self) -> Refusal | None:
        return self.room.undo(0, self.now["undo"]["to"], self.now["length"])


def said(page: Page) -> str:
    return str(page.coach["say"]["id"]).removeprefix("birmingham-lesson-")


def test_a_step_begins_with_its_speech_its_goal_and_its_lamps() -> None:
    page = Page(room())
    assert [message["type"] for message in page.heard] == ["table", "seats", "coach"]
    coach = page.coach
    assert said(page) == "tinycoal-1"
    assert coach["goal"] == {"id": "birmingham-lesson-tinycoal-1-goal"}
    assert coach["show"] == [{"letter": "a", "target": "space:birmingham/1"}]
    assert (coach["state"], coach["step"], coach["steps"], coach["done"]) == ("do", 1, 4, 0)
    assert coach["next"] == {"id": "tinyturns", "number": 2}
    assert page.heard[0]["table"]["free_undo"]


def test_a_why_not_can_be_the_goal_and_is_answered_as_at_any_table() -> None:
    page = Page(room())
    answer = page.why(["birmingham/1"], ["cotton_mill"])
    assert not isinstance(answer, Refusal)
    assert "BIR-7.5" in str(answer["uses"])
    assert (page.coach["state"], page.coach["done"], said(page)) == ("reached", 1, "tinycoal-1-done")
    assert page.room.ask("next")
    assert (page.coach["state"], page.coach["step"]) == ("do", 2)


def test_words_that_ask_for_something_else_reach_nothing() -> None:
    page = Page(room())
    page.why(["stone/1"], [])
    assert page.coach["state"] == "do"


def test_the_card_of_an_action_belongs_to_it_whichever_it_is() -> None:
    page = Page(room(step=2))
    page.act("link dudley-birmingham")
    assert page.coach["state"] == "do"  # the card is still to come
    page.act("card pottery")
    assert page.coach["state"] == "reached"
    length = page.now["length"]
    page.room.ask("next")
    assert page.coach["step"] == 3
    assert page.now["length"] == length  # the next step goes on from the learner's own position


def test_a_position_the_way_cannot_go_on_from_is_set_right() -> None:
    """Who pays with the card the next step needs gets it back."""
    page = Page(room(step=2))
    page.act("link dudley-birmingham", "card birmingham")
    assert page.coach["state"] == "reached"
    tables = [message["type"] for message in page.heard].count("table")
    page.room.ask("next")
    assert [message["type"] for message in page.heard].count("table") == tables + 1
    assert "birmingham" in page.now["view"]["players"][0]["hand"]


def test_a_legal_line_that_misses_the_goal_is_played_answered_and_taken_back() -> None:
    page = Page(room(step=2))
    page.act("link birmingham-oxford")
    assert (page.coach["state"], said(page)) == ("mistake", "tinycoal-2-mistake-oxford")
    assert page.undo() is None
    assert (page.coach["state"], said(page)) == ("do", "tinycoal-2")
    page.act("loan", "card pottery")
    assert (page.coach["state"], said(page)) == ("other", "tinycoal-2-other")
    assert page.coach["say"]["else"] == "lesson-other"


def test_a_named_mistake_that_is_refused_is_answered_and_changes_nothing() -> None:
    page = Page(room(step=2))
    length = page.now["length"]
    refusal = page.act("build cotton_mill birmingham/1 card:birmingham coal:-")
    if refusal is None or not refusal.violated:  # the words of a coal that is nowhere are the game's own
        page.why(["birmingham/1"], ["build", "cotton_mill"])
    assert (page.coach["state"], said(page)) == ("mistake", "tinycoal-2-mistake-too-early")
    assert page.now["length"] == length
    page.act("link dudley-birmingham", "card pottery")
    assert page.coach["state"] == "reached"


def test_hints_grow_from_a_sentence_to_lamps_to_the_line_laid_out() -> None:
    page = Page(room(step=2))
    page.room.ask("hint")
    assert (said(page), page.coach["hint"], page.coach["point"], page.coach["lay"]) == (
        "tinycoal-2-hint",
        1,
        [],
        [],
    )
    page.room.ask("hint")
    assert (page.coach["hint"], page.coach["point"]) == (2, ["link", "dudley-birmingham"])
    page.room.ask("hint")
    page.room.ask("hint")
    assert (page.coach["hint"], page.coach["lay"]) == (3, ["link dudley-birmingham", "card redditch"])
    page.act("link dudley-birmingham")
    assert page.coach["lay"] == ["card redditch"]


def test_show_me_begins_the_step_again_where_nothing_leads_to_the_goal() -> None:
    page = Page(room(step=2))
    page.act("link birmingham-oxford", "card redditch")
    page.act("loan", "card pottery")
    page.room.ask("show")
    assert page.coach["lay"] == ["link dudley-birmingham", "card redditch"]
    assert page.coach["state"] == "do"


def test_a_question_in_words() -> None:
    page = Page(room(step=4))
    assert [one["id"][-8:] for one in page.coach["answers"]] == ["answer-1", "answer-2", "answer-3"]
    assert not page.room.ask("answer", 4)
    page.room.ask("answer", 3)
    assert (page.coach["state"], said(page)) == ("mistake", "tinycoal-4-wrong-3")
    page.room.ask("answer", 2)
    assert page.coach["state"] == "reached"
    page.room.ask("next")
    assert page.coach["state"] == "learnt"
    assert [one["rule"] for one in page.coach["know"]] == ["BIR-7.1", "BIR-7.5", "BIR-8.4"]


def test_the_others_play_their_lines_and_the_learner_cannot_go_back_behind_the_step() -> None:
    page = Page(room("tinyturns"))
    page.act("loan", "card pottery")
    page.act("loan", "card redditch")
    lines = [
        (entry["seat"], entry["line"]) for m in page.heard if m["type"] == "update" for entry in m["entries"]
    ]
    assert (1, "pass") in lines
    assert (1, "card dudley") in lines
    assert page.coach["state"] == "reached"
    assert isinstance(page.room.undo(0, -1, page.now["length"]), Refusal)


def test_going_back_takes_what_was_reached_with_it_but_not_the_progress() -> None:
    page = Page(room(step=2))
    page.act("link dudley-birmingham", "card pottery")
    assert page.coach["state"] == "reached"
    page.undo()
    assert (page.coach["state"], page.coach["done"]) == ("do", 2)
    page.act("card pottery")
    assert (page.coach["state"], page.coach["done"]) == ("reached", 2)


def test_a_step_can_be_chosen_and_begun_again() -> None:
    page = Page(room())
    assert page.room.ask("step", 3)
    assert page.coach["step"] == 3
    assert not page.room.ask("step", 9)
    assert not page.room.ask("next")
    assert not page.room.ask("sing")
    page.act("loan", "card pottery")
    assert page.room.ask("again")
    assert page.coach["state"] == "do"
    assert len(page.now["view"]["players"][0]["hand"]) == 7


def test_a_lesson_tells_nothing_its_learner_could_not_see_at_a_table() -> None:
    """Two lessons that differ in the hand of another alone cannot be told apart."""
    heard = []
    for hand in ("nuneaton tamworth", "cannock walsall"):
        page = Page(room("tinyturns", course=tiny(("nuneaton tamworth", hand))))
        page.act("loan", "card pottery")
        page.why(["stone/1"], [])
        for _ in range(3):
            page.room.ask("hint")
        page.act("loan")
        heard.append(page.heard)
    assert heard[0] == heard[1]
    assert heard[0][0]["table"]["seed"] is None


def test_plates_are_told_as_positions_and_what_each_line_makes_of_them() -> None:
    first, second = plates_told(tiny())
    assert [one["length"] for one in first["updates"]] == [0, 1, 2]  # type: ignore[attr-defined]
    assert len(second["updates"]) == 1  # type: ignore[arg-type]
    assert second["updates"][0]["view"] == first["updates"][-1]["view"]  # type: ignore[index]
    assert first["updates"][0]["legal"] == []  # type: ignore[index]


DOINGS = st.one_of(
    st.tuples(st.just("act"), st.integers(0, 500)),
    st.tuples(st.just("undo"), st.just(0)),
    st.tuples(st.just("hint"), st.just(0)),
    st.tuples(st.just("show"), st.just(0)),
    st.tuples(st.just("next"), st.just(0)),
    st.tuples(st.just("again"), st.just(0)),
    st.tuples(st.just("answer"), st.integers(0, 4)),
    st.tuples(st.just("step"), st.integers(0, 5)),
    st.tuples(st.just("lay"), st.just(0)),
)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["tinycoal", "tinyturns"]), st.lists(DOINGS, max_size=12))
def test_whatever_a_learner_does_the_goal_stays_in_reach(lesson: str, doings: list[tuple[str, int]]) -> None:
    """Never a dead end: *Show me*, confirmed as often as it takes, always reaches the goal of the step."""
    page = Page(room(lesson))
    done = 0
    for what, number in doings:
        if what == "act":
            legal = page.now["legal"]
            if legal:
                assert page.act(legal[number % len(legal)]["line"]) is None
        elif what == "undo":
            if page.now["undo"] is not None:
                assert page.undo() is None
        elif what == "lay":
            if page.coach["lay"]:
                assert page.act(*page.coach["lay"]) is None
        else:
            page.room.ask(what, number)
        assert page.coach["done"] >= done  # progress is never lost
        done = page.coach["done"]
        assert page.coach["state"] in ("do", "other", "mistake", "reached", "learnt")
    step = page.room.step
    if not step.way or page.coach["state"] in ("reached", "learnt"):
        return
    page.room.ask("show")
    for _ in step.way:
        if page.coach["state"] != "reached":
            assert page.act(*page.coach["lay"]) is None
    assert page.coach["state"] == "reached"


@pytest.mark.parametrize("lesson", ["nothing", "", "../coal", "9"])
def test_a_lesson_that_is_not_there_is_one_problem(lesson: str) -> None:
    with pytest.raises(Problem, match="course-lesson"):
        tiny().lesson(lesson)
    assert tiny().lesson("2").id == "tinyturns"
