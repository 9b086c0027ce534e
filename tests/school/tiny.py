"""The tiny course of these tests, and ways to spoil it."""

from __future__ import annotations

from pathlib import Path

from gwarek.school.classroom import Classroom
from gwarek.school.course import Course, read_course
from gwarek.testing.school import still_world

TEXT = (Path(__file__).parent / "tiny.toml").read_text("utf-8")
GAME = "birmingham"

# Two cotton mills can be sold with one action; the other lays a canal beside flipped tiles, which scores at once.
# Who passes first sells, and has no canal.
LAST_TURN = (
    "seats 3; era canal; round 9; order blue yellow red; turn red; money 9 12 6; income 18 14 12; deck 0; "
    "at worcester/1 red cotton_mill/1; at kidderminster/2 red cotton_mill/2; at farm_south/1 red brewery/1; "
    "at coalbrookdale/3 red coal_mine/2 flipped; link red worcester-gloucester kidderminster-worcester; "
    "at coalbrookdale/2 blue iron_works/2 flipped; at dudley/1 yellow coal_mine/1 flipped; "
    "at dudley/2 blue iron_works/1 flipped; merchant gloucester/1 cotton_mill; merchant gloucester/2 blank; "
    "hand red brewery stafford; hand blue; hand yellow"
)


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
