"""What somebody has learnt: steps done by lesson, and concepts met. Plain data; whoever has it keeps it where it likes.

>>> mine = read_progress({"lessons": {"birmingham/coal": 3}, "concepts": ["birmingham/beer"]})
>>> mine.merged(others).json()
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from gwarek.core.game import Json
from gwarek.school.course import Course, Lesson

MOST: Final = 400  # of either kind: more than all courses have


@dataclass(frozen=True)
class Progress:
    """By `game/lesson` the number of steps done; concepts met as `game/concept`."""

    lessons: Mapping[str, int] = field(default_factory=dict)
    concepts: frozenset[str] = frozenset()

    def done(self, course: Course, lesson: Lesson) -> int:
        """So many steps; a lesson that has become shorter since is not done more than whole."""
        return min(self.lessons.get(f"{course.game}/{lesson.id}", 0), len(lesson.steps))

    def is_learnt(self, course: Course, lesson: Lesson) -> bool:
        return self.done(course, lesson) == len(lesson.steps)

    def resumes(self, course: Course, lesson: Lesson) -> int:
        """The step to go on with; a lesson that is learnt begins anew."""
        return self.done(course, lesson) % len(lesson.steps) + 1

    def met(self, course: Course) -> list[str]:
        """The concepts that need no more words: explained at a table, or taught by a lesson learnt."""
        learnt = {lesson.id for lesson in course.lessons if self.is_learnt(course, lesson)}
        return [
            concept.id
            for concept in course.concepts
            if f"{course.game}/{concept.id}" in self.concepts or learnt & set(concept.lessons)
        ]

    def merged(self, other: Progress) -> Progress:
        """The further of both in everything."""
        keys = {*self.lessons, *other.lessons}
        lessons = {key: max(self.lessons.get(key, 0), other.lessons.get(key, 0)) for key in sorted(keys)}
        return Progress(lessons, self.concepts | other.concepts)

    def known(self, courses: Mapping[str, Course]) -> Progress:
        """What the courses know of it; the rest is of other days, or made up."""
        lessons: dict[str, int] = {}
        concepts: set[str] = set()
        for course in courses.values():
            for lesson in course.lessons:
                done = self.done(course, lesson)
                if done > 0:
                    lessons[f"{course.game}/{lesson.id}"] = done
            named = {f"{course.game}/{concept.id}" for concept in course.concepts}
            concepts |= named & self.concepts
        return Progress(lessons, frozenset(concepts))

    def json(self) -> Json:
        return {"lessons": dict(self.lessons), "concepts": sorted(self.concepts)}


def read_progress(data: object) -> Progress:
    """Progress as somebody has kept it; what does not look like it is left out."""
    if not isinstance(data, dict):
        return Progress()
    lessons, concepts = data.get("lessons"), data.get("concepts")
    done = list(lessons.items())[:MOST] if isinstance(lessons, dict) else []
    met = concepts[:MOST] if isinstance(concepts, list) else []
    return Progress(
        {key: n for key, n in done if isinstance(key, str) and type(n) is int and n > 0},
        frozenset(id for id in met if isinstance(id, str)),
    )


def course_told(course: Course, mine: Progress) -> Json:
    """A course in the list of courses, for somebody who has learnt so much."""
    return {
        "game": course.game,
        "plates": len(course.plates),
        "lessons": [
            {
                "id": lesson.id,
                "number": lesson.number,
                "part": lesson.part,
                "minutes": lesson.minutes,
                "steps": len(lesson.steps),
                "done": mine.done(course, lesson),
                "learnt": mine.is_learnt(course, lesson),
                "rules": list(lesson.rules),
            }
            for lesson in course.lessons
        ],
        "concepts": len(course.concepts),
        "met": len(mine.met(course)),
        "terms": [{"id": term.id, "rule": term.rule} for term in course.terms],
    }
