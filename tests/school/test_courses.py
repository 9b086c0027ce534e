"""Every course that a game brings is played through the engine, and said in both languages."""

from __future__ import annotations

import pytest

from gwarek.core.catalogue import slugs
from gwarek.core.problem import Problem
from gwarek.school import texts
from gwarek.school.course import course_of
from gwarek.testing import school
from tests.school.tiny import tiny

COURSES = [slug for slug in slugs() if course_of(slug) is not None]


@pytest.mark.parametrize("slug", COURSES)
def test_a_course_is_sound(slug: str) -> None:
    """Ways, mistakes, questions, plates, lamps, rules, concepts and texts: see `gwarek.testing.school`."""
    course = course_of(slug)
    assert course is not None
    faults = school.faults(course)
    assert not faults, "\n" + "\n".join(faults)


# -- the check itself: a course that is sound, and what is found when one thing in it is spoilt


def found(check: object, *changes: tuple[str, str]) -> list[str]:
    assert callable(check)
    return list(check(tiny(*changes)))


def test_the_tiny_course_is_sound_but_small() -> None:
    course = tiny()
    checks = (
        school.numbers,
        school.positions,
        school.lessons,
        school.plates,
        school.targets,
        school.concepts,
    )
    assert [fault for check in checks for fault in check(course)] == []
    assert list(school.parts(course)) == [
        "plate: there are 2, not 8",
        "lesson: the basics have 1 lessons, not 6 to 9",
        "concept: there are 2, not 15 to 20",
    ]


@pytest.mark.parametrize(
    ("check", "old", "new", "fault"),
    [
        (school.numbers, '"BIR-7.1", "BIR-7.5"]', '"BIR-7.1", "BIR-99"]', "lesson tinycoal, rules: there is no rule"),
        (school.numbers, '"W-29"', '"W-999"', "lesson tinycoal, uses: there is no example W-999"),
        (school.numbers, 'rule = "BIR-7.9"', 'rule = "BIR-7.99"', "term tinybeer, rule: there is no rule BIR-7.99"),
        (school.positions, "seats 3; round 3", "seats 3; round 99", "plate 1, position: "),
        (school.positions, '"", "Ciskacz", "Ładowacz"', '"", "Ciskacz"', "lesson tinycoal, names: 2 names for 3 seats"),
        (school.lessons, '"card redditch"]', '"card stone"]', "lesson tinycoal, step 2, way: "),
        (
            school.lessons,
            '"cotton_mill", "birmingham/1"], rule = "BIR-7.5"',
            '"cotton_mill", "birmingham/1"], rule = "BIR-8.1"',
            "lesson tinycoal, step 1, goal.asked: 'cotton_mill birmingham/1' is answered by ",
        ),
        (
            school.lessons,
            'goal.lines = ["link dudley-birmingham"]',
            'goal.lines = ["link birmingham-oxford"]',
            "lesson tinycoal, step 2, way: does not reach the goal",
        ),
        (
            school.lessons,
            'goal.lines = ["link dudley-birmingham"]',
            'goal.lines = ["link dudley-birmingham", "link stone-stafford"]',
            "lesson tinycoal, step 2, goal.lines: 'link stone-stafford' is not legal here",
        ),
        (
            school.lessons,
            'line = "link birmingham-oxford", say',
            'line = "link stone-stafford", say',
            "lesson tinycoal, step 2, mistake oxford: 'link stone-stafford' is not legal here",
        ),
        (
            school.lessons,
            'line = "link birmingham-oxford", say',
            'line = "link dudley-birmingham", say',
            "lesson tinycoal, step 2, mistake oxford: 'link dudley-birmingham' reaches the goal",
        ),
        (
            school.lessons,
            '*", rule = "BIR-7.5", say',
            '*", rule = "BIR-7.1", say',
            "lesson tinycoal, step 2, mistake too-early: no line 'build cotton_mill birmingham/1 *' breaks BIR-7.1",
        ),
        (school.lessons, "at_least = 80", "at_least = 800", "lesson tinyturns, step 1, way: does not reach the goal"),
        (school.lessons, "at_least = 80", "at_least = 8", "lesson tinyturns, step 1, goal: is reached before anything"),
        (
            school.lessons,
            "players.me.money",
            "players.me.gold",
            "lesson tinyturns, step 1, way: does not reach the goal: the view has no players.me.gold",
        ),
        (
            school.lessons,
            '"blue card dudley"]',
            '"blue card dudley", "blue pass", "blue loan"]',
            "lesson tinyturns, step 1, opponents: 'pass' is never played",
        ),
        (school.plates, '"red card stafford"', '"red card stone"', "plate"),
        (school.targets, "space:dudley/1", "space:dudley/9", "lesson tinycoal, step 2, show a: nothing of the game is"),
        (school.targets, "region:hand", "region:attic", "plate 1, show a: there is no region 'attic'"),
        (school.targets, "button:loan", "knob:loan", "concept tinyloan, show a: 'knob:loan' does not begin with"),
        (school.concepts, 'when.word = "coal:*"', 'when.word = "fox"', "concept tinymine: does not appear in its"),
    ],
)  # fmt: skip
def test_one_thing_spoilt_is_found_and_named(check: object, old: str, new: str, fault: str) -> None:
    faults = found(check, (old, new))
    assert [one for one in faults if one.startswith(fault)], faults


def test_a_concept_that_never_appears_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school, "GAMES", (("random", 1),))
    assert found(school.concepts, ('when.word = "loan"', 'when.word = "elephant"')) == [
        "concept tinyloan: has not appeared in 1 games; give it a position"
    ]


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("minutes = 2", "minutes = 0", "lesson tinycoal, minutes"),
        ("minutes = 2", "", "lesson tinycoal, minutes"),
        ("minutes = 2", "minutes = 2\nlength = 3", "lesson tinycoal, length"),
        ("number = 1", "number = 3", "lesson tinycoal, number"),
        ('part = "basics"', 'part = "hard"', "lesson tinycoal, part"),
        ('seat = "red"', 'seat = "pink"', "lesson tinycoal, seat"),
        ('id = "tinyturns"', 'id = "tinycoal"', "lesson tinycoal"),
        ('id = "tinyturns"', 'id = "Two Words"', "lesson Two Words, id"),
        ("goal.choice = { answers = 3, right = 2 }", "within = 2", "lesson tinycoal, step 4, goal"),
        ("right = 2", "right = 4", "lesson tinycoal, step 4, goal, choice, right"),
        (
            'show = { a = "space:dudley/1", b',
            'show = { c = "space:dudley/1", b',
            "lesson tinycoal, step 2, show",
        ),
        (
            '"blue pass", "blue card coventry"',
            '"pass", "blue card coventry"',
            "lesson tinyturns, step 1, opponents",
        ),
        ('say = "oxford" }', 'says = "oxford" }', "lesson tinycoal, step 2, mistake 1, say"),
        ('lessons = ["tinyturns"]', 'lessons = ["turn"]', "concept tinyloan, lessons"),
        ('when.word = "loan"', "when = {}", "concept tinyloan, when"),
        ("[[plate]]\nposition", "[[plate]]\nplace", "plate 1, place"),
        ("[[lesson]]", "[[lesson]", "TOML"),
    ],
)
def test_a_fault_in_the_file_names_file_lesson_step_and_field(old: str, new: str, where: str) -> None:
    with pytest.raises(Problem) as caught:
        tiny((old, new))
    assert caught.value.id == "course-unfit"
    assert caught.value.facts["file"] == "tiny.toml"
    assert str(caught.value.facts["where"]).startswith(where), caught.value


class Said:
    """A catalogue of a few messages in place of a language's own."""

    lang = "en"

    def __init__(self, **said: str) -> None:
        self.said = said

    def has(self, id: str) -> bool:
        return id in self.said

    def form(self, id: str, args: dict[str, object]) -> str | None:
        text = self.said.get(id)
        for name, value in args.items():
            text = text and text.replace(f"{{ ${name} }}", str(value))
        return text


def test_texts_are_there_short_and_point_with_the_lamps_that_burn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school, "catalogue_ids", lambda slug, lang: [])  # those of the game's own course
    course = tiny()
    base = "birmingham-lesson-tinycoal"
    said = dict.fromkeys(texts.required(course), "Well.")
    said |= {f"{base}-1": "Here, { $a }.", f"{base}-2": "{ $a } and { $b }.", "birmingham-plate-1": "{ $a }."}
    said |= {f"birmingham-concept-{id}-text": "{ $a }." for id in ("tinyloan", "tinymine")}
    assert list(school.words(course, {"en": Said(**said)})) == []  # type: ignore[dict-item]  # enough of a speech
    said[f"{base}-2"] = "{ $a } alone."
    said[f"{base}-3"] = "{ $c }."
    said[f"{base}-4"] = "word " * 46
    said["birmingham-plate-2"] = "word " * 41
    del said["birmingham-term-tinybeer"]
    assert list(school.words(course, {"en": Said(**said)})) == [  # type: ignore[dict-item]
        "en-school.ftl: birmingham-term-tinybeer is missing",
        "en-school.ftl: birmingham-plate-2 has 41 words, more than 40",
        f"en-school.ftl: {base}-4 has 46 words, more than 45",
        f"en-school.ftl: {base}-2 does not name the lamp b: write {{ $b }}",
        f"en-school.ftl: {base}-3 points with c, but nothing is shown for it",
    ]


def test_the_words_of_a_speech_are_counted_as_one_says_them() -> None:
    assert school.how_long("Don’t pay £5 – dig, a well-known 2.5 way!") == 8
