"""Somebody in a lesson at a real server, and the small course that is taught there in tests."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gwarek.core.catalogue import game_folder
from gwarek.house import school, teaching
from gwarek.school.course import Course
from tests.server.people import Page, Person


def teach(monkeypatch: pytest.MonkeyPatch, course: Course) -> None:
    """This course in place of those the games bring."""

    def found(slug: str) -> Course | None:
        game_folder(slug)  # no game, no course
        return course if slug == course.game else None

    monkeypatch.setattr("gwarek.school.course.course_of", found)
    monkeypatch.setattr(school, "course_of", found)
    monkeypatch.setattr(teaching, "course_of", found)
    assert school.courses() == {course.game: course}


class Lesson(Page):
    """An open page in a lesson."""

    def __init__(
        self, person: Person, lesson: str = "tinycoal", query: str = "", game: str = "birmingham"
    ) -> None:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar)
        address = f"ws://127.0.0.1:{person.port}/api/learn/{game}/{lesson}/socket{query}"
        super().__init__(address, cookies, None)
        self.coach = self.wait("coach")

    def __enter__(self) -> Lesson:
        return self

    def ask(self, what: str, **more: int) -> dict[str, Any]:
        self.send({"coach": what, **more})
        self.coach = self.wait("coach", "refused")
        return self.coach

    def do(self, *lines: str) -> dict[str, Any]:
        self.send({"act": list(lines), "after": self.now["length"], "seat": 0})
        self.coach = self.wait("coach", "refused")
        return self.coach


def why_closed(open_lesson: Any) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        open_lesson()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason
