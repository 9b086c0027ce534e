"""The tiny course of these tests, and ways to spoil it."""

from __future__ import annotations

from pathlib import Path

from gwarek.school.classroom import Classroom
from gwarek.school.course import Course, read_course
from gwarek.testing.school import still_world

TEXT = (Path(__file__).parent / "tiny.toml").read_text("utf-8")
GAME = "birmingham"


def tiny(*changes: tuple[str, str]) -> Course:
    """The course, with some of its text put otherwise."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return read_course(GAME, text, "tiny.toml")


def room(lesson: str = "tinycoal", step: int = 1, course: Course | None = None) -> Classroom:
    course = course or tiny()
    return Classroom(course, course.lesson(lesson), None, still_world(), step)
