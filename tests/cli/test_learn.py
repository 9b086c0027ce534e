"""learn: lessons in the terminal, typed."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from gwarek.cli.lesson import roman
from gwarek.core.catalogue import game_folder
from gwarek.school.course import Course
from tests.cli.conftest import Answer, Run
from tests.school.tiny import tiny


@pytest.fixture
def typed(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`typed("loan\\n", "birmingham")`: the tiny course with this input, and its progress in an empty folder."""
    course = tiny()

    def found(slug: str) -> Course | None:
        game_folder(slug)
        return course if slug == course.game else None

    monkeypatch.setattr("gwarek.school.course.course_of", found)
    monkeypatch.setattr("gwarek.cli.learn.course_of", found)

    def call(keys: str, *words: object) -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(keys))
        return run("learn", *words, "--progress", tmp_path / "learnt.json")

    return call


def learnt(folder: Path) -> object:
    return json.loads((folder / "learnt.json").read_text("utf-8"))["lessons"]


def test_the_courses_and_the_lessons_are_listed(typed: Run) -> None:
    told = typed("")
    assert "Brass: Birmingham  0 of 2 lessons" in told.out
    assert "gwarek learn birmingham" in told.out
    told = typed("", "birmingham", "--list")
    assert [line.split()[:2] for line in told.out.splitlines() if "○" in line] == [["I", "○"], ["II", "○"]]
    assert "lekcje: 0 z 2" in typed("", "--lang", "pl").out


def test_a_lesson_is_played_left_and_resumed(typed: Run, tmp_path: Path) -> None:
    told = typed(
        "?cotton_mill birmingham/1\n\nlink birmingham-oxford\nundo\nquit\n", "birmingham", "tinycoal"
    )
    assert told.code == 0
    assert "BIR-7.5" in told.out
    assert "birmingham-lesson-tinycoal-1-goal" in told.out  # no words of its own: it is not shipped
    assert "birmingham-lesson-tinycoal-2-mistake-oxford" in told.out
    assert "gwarek learn birmingham 1" in told.out
    assert learnt(tmp_path) == {"birmingham/tinycoal": 1}
    typed_again = "show\n\n\nbuild cotton_mill birmingham/1 card:birmingham coal:dudley/1\n\n2\n\nquit\n"
    told = typed(typed_again, "birmingham")
    assert "step 2 of 4" in told.out
    assert "step 1 of 4" not in told.out
    assert "Lesson learnt. What you know now:" in told.out
    assert learnt(tmp_path) == {"birmingham/tinycoal": 4}
    assert "step 1 of 1" in typed("quit\n", "birmingham").out  # the next one not learnt yet


def test_the_last_lesson_leads_to_a_game(typed: Run) -> None:
    told = typed("show\n\nshow\n\n\n\n", "birmingham", "tinyturns")
    assert "gwarek play birmingham" in told.out


def test_hints_grow_and_what_is_refused_is_explained(typed: Run) -> None:
    told = typed("hint\nhint\nsing\nnext\nstep 9\nwhy\n?\nrules 7.5\nboard\nlines\n", "birmingham", "1")
    for said in (
        "birmingham-lesson-tinycoal-1-hint",
        "→ ?cotton_mill birmingham/1",
        "“sing”",
        "Not yet",
        "steps 1 to 4",
        "Add words of a line",
        "lay the line out",
        "BIR-7.5",
    ):
        assert said in told.out, said
    assert told.code == 0  # the end of the input is leaving


def test_a_question_in_words_takes_numbers(typed: Run) -> None:
    told = typed("maybe\n9\n1\n2\n\nquit\n", "birmingham", "tinycoal", "--step", 4)
    assert "Type a number from 1 to 3." in told.out
    assert "birmingham-lesson-tinycoal-4-wrong-1" in told.out
    assert "Lesson learnt" in told.out


def test_plates_are_read_one_after_another(typed: Run) -> None:
    told = typed("\n", "birmingham", "--plates")
    assert told.out.index("1 / 2") < told.out.index("2 / 2")
    assert "loan" in told.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "chess"),
        (("coalbaron",), "has no lessons"),
        (("birmingham", "poetry"), "no lesson “poetry”, only: tinycoal tinyturns"),
    ],
)
def test_what_is_not_there_is_one_clear_line(typed: Run, words: tuple[str, ...], said: str) -> None:
    told = typed("", *words)
    assert told.code == 2
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_broken_file_of_progress_is_named_and_left_alone(typed: Run, tmp_path: Path) -> None:
    (tmp_path / "learnt.json").write_text("{")
    told = typed("", "birmingham")
    assert told.code == 2
    assert "learnt.json" in told.err
    assert (tmp_path / "learnt.json").read_text() == "{"


def test_the_check_names_what_is_missing(typed: Run) -> None:
    told = typed("", "birmingham", "tinycoal", "--check")
    assert told.code == 1
    assert "en-school.ftl: birmingham-lesson-tinycoal-2-goal is missing" in told.out


def test_lessons_are_numbered_as_on_a_monument() -> None:
    assert [roman(number) for number in (1, 4, 9, 14, 15)] == ["I", "IV", "IX", "XIV", "XV"]


@pytest.mark.parametrize(
    ("game", "lesson", "step", "lines"),
    [
        ("switchsignal", "train", 5, ["exit CE05"]),
        (
            "coalbaron",
            "five",
            4,
            ["return bottom", "next T-brown-light-1", "next T-yellow-dark-2", "next T-black-dark-1"],
        ),
    ],
)
def test_a_line_that_begins_like_a_command_is_a_line(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    game: str,
    lesson: str,
    step: int,
    lines: list[str],
) -> None:
    """`exit CE05` leaves a city, `exit` the lesson."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, "exit\n"])))
    run("learn", game, lesson, "--step", step, "--progress", tmp_path / "learnt.json")
    assert learnt(tmp_path) == {f"{game}/{lesson}": step}
