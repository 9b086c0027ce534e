"""The example of docs/add-a-lesson.md is a lesson: it is read, played and said."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from gwarek.school import texts
from gwarek.school.course import read_course
from gwarek.testing import school

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-lesson.md").read_text("utf-8")


def block(language: str) -> str:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)[0]


def test_the_example_is_sound() -> None:
    course = read_course("birmingham", block("toml"))
    assert len(course.lessons) == 1
    for check in (school.numbers, school.positions, school.lessons, school.targets):
        assert list(check(course)) == []


def test_the_example_is_said_in_full_and_nothing_else() -> None:
    course = read_course("birmingham", block("toml"))
    bundle = FluentBundle(["en-GB"])
    bundle.add_resource(FluentResource(block("ftl")))
    said = set(re.findall(r"^([\w-]+) =", block("ftl"), re.M))
    assert texts.required(course) <= said <= texts.required(course) | texts.optional(course)
    for _, id, letters in texts.speeches(course):
        if id in said:
            pattern = bundle.get_message(id).value
            assert pattern is not None
            text, faults = bundle.format_pattern(pattern, dict.fromkeys(letters, ""))
            assert faults == []
            assert school.how_long(str(text)) <= school.WORDS["speech"]["en"]


def test_every_kind_of_goal_and_field_is_on_the_page() -> None:
    for name in ("asked", "lines", "events", "state", "choice"):
        assert f"goal.{name}" in PAGE
    for name in ("way", "position", "opponents", "show", "mistakes", "within", "rules"):
        assert f"| `{name}` |" in PAGE
