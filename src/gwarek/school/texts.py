"""Which messages a course says: ids follow from the data and are not written in it.

`required` must stand in both catalogues (`messages/en-school.ftl`, `pl-school.ftl`); `optional` are said where
they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwarek.school.course import Concept, Course, Lesson, Plate, Step, Term
from gwarek.school.goals import Choice

DONE: Final = "lesson-done"  # said where a step has no sentence of its own for it
OTHER: Final = "lesson-other"


def plate(course: Course, plate: Plate) -> str:
    return f"{course.game}-plate-{plate.number}"


def title(course: Course, lesson: Lesson) -> str:
    return f"{course.game}-lesson-{lesson.id}"


def lead(course: Course, lesson: Lesson) -> str:
    return f"{title(course, lesson)}-lead"


def know(course: Course, lesson: Lesson, number: int) -> str:
    return f"{title(course, lesson)}-know-{number}"


def step(course: Course, lesson: Lesson, step: Step) -> str:
    return f"{title(course, lesson)}-{step.number}"


def answers(course: Course, lesson: Lesson, one: Step) -> list[str]:
    if not isinstance(one.goal, Choice):
        return []
    return [f"{step(course, lesson, one)}-answer-{n}" for n in range(1, one.goal.answers + 1)]


def concept(course: Course, concept: Concept) -> str:
    return f"{course.game}-concept-{concept.id}"


def concept_text(course: Course, one: Concept) -> str:
    return f"{concept(course, one)}-text"


def term(course: Course, term: Term) -> str:
    return f"{course.game}-term-{term.id}"


def speeches(course: Course) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every speech: its kind (`plate`, `speech`), its id and the letters of the lamps it may name."""
    for one in course.plates:
        yield "plate", plate(course, one), tuple(lamp.letter for lamp in one.show)
    for lesson in course.lessons:
        for at in lesson.steps:
            letters = tuple(lamp.letter for lamp in at.show)
            base = step(course, lesson, at)
            for id in (base, f"{base}-hint", f"{base}-done", f"{base}-other", *_mistakes(base, at)):
                yield "speech", id, letters
    for idea in course.concepts:
        yield "speech", concept_text(course, idea), tuple(lamp.letter for lamp in idea.show)


def required(course: Course) -> set[str]:
    out = {plate(course, one) for one in course.plates}
    for lesson in course.lessons:
        out |= {title(course, lesson), lead(course, lesson)}
        out |= {know(course, lesson, n) for n in range(1, len(lesson.know) + 1)}
        for one in lesson.steps:
            base = step(course, lesson, one)
            out |= {
                base,
                f"{base}-goal",
                f"{base}-hint",
                *_mistakes(base, one),
                *answers(course, lesson, one),
            }
    for idea in course.concepts:
        out |= {concept(course, idea), concept_text(course, idea)}
    for word in course.terms:
        out |= {term(course, word), f"{term(course, word)}-text"}
    return out


def optional(course: Course) -> set[str]:
    bases = [step(course, lesson, one) for lesson in course.lessons for one in lesson.steps]
    return {f"{base}-{end}" for base in bases for end in ("done", "other")}


def _mistakes(base: str, step: Step) -> set[str]:
    said = {f"{base}-mistake-{mistake.say}" for mistake in step.mistakes}
    if isinstance(step.goal, Choice):
        said |= {f"{base}-wrong-{n}" for n in range(1, step.goal.answers + 1) if n != step.goal.right}
    return said
