"""The school by mouse: lessons done by somebody who presses only what the coach and the rings show."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import TimeoutError, expect

from gwarek.school.course import course_of
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, TOUCH, Table
from tests.browser.student import LAID, UNLIT, Student

pytestmark = pytest.mark.browser

GAMES = ["birmingham", "coalbaron", "lancashire", "switchsignal", "tinnerstrail"]


@pytest.mark.parametrize("game", GAMES)
def test_first_lesson_by_what_is_shown(visit: Visit, game: str) -> None:
    course = course_of(game)
    assert course is not None
    page = visit().page
    page.goto(f"/learn/{game}/1")
    student = Student(page)
    came = student.learn()
    assert came == [f"{game}/{course.lessons[0].id}/{n}" for n in range(1, len(course.lessons[0].steps) + 1)]
    expect(student.sheet.get_by_role("listitem")).to_have_count(len(course.lessons[0].know))


def test_a_whole_course_from_the_home_page(visit: Visit) -> None:
    """A newcomer: home, Learn, Birmingham, all nine lessons, one after the other."""
    course = course_of("birmingham")
    assert course is not None
    basics = [lesson for lesson in course.lessons if lesson.part == "basics"]
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="Learn").first.click()
    page.get_by_role("button", name=re.compile("^Brass: Birmingham")).click()
    page.get_by_role("link", name=re.compile("Begin")).click()
    student = Student(page)
    for lesson in basics:
        page.wait_for_function("(url) => location.pathname === url", arg=f"/learn/birmingham/{lesson.number}")
        student.learn()
        if lesson is not basics[-1]:
            student.sheet.get_by_role("button", name="Next lesson").click()
    student.sheet.get_by_role("button", name="All lessons").click()
    expect(page.get_by_role("button", name=re.compile("^Brass: Birmingham"))).to_contain_text("learnt")


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_every_lamp_finds_its_thing(visit: Visit, game: str) -> None:
    """Whatever a letter of any step points at is lit on the board or in the desk."""
    course = course_of(game)
    assert course is not None
    page = visit().page
    dark: list[str] = []
    for lesson in course.lessons:
        page.goto(f"/learn/{game}/{lesson.number}")
        for step in lesson.steps:
            page.wait_for_selector("[data-coach]")
            if step.number > 1:
                page.evaluate(
                    "(step) => window.gwarekSocket.send(JSON.stringify({ coach: 'step', step }))", step.number
                )
            page.wait_for_selector(f'[data-coach="{game}/{lesson.id}/{step.number}"][data-state="do"]')
            try:
                page.wait_for_function(f"() => !({UNLIT})().length", timeout=4000)
            except TimeoutError:
                dark += [f"{lesson.id}/{step.number}: {what}" for what in page.evaluate(UNLIT)]
    assert not dark


def test_legal_but_not_it(visit: Visit) -> None:
    """A move that misses the goal is played, answered in a sentence, and taken back."""
    page = visit().page
    page.goto("/learn/birmingham/4?step=2")
    student = Student(page)
    assert student.now()["state"] == "do"
    student.point_at("c")
    student.confirm()
    page.wait_for_selector('[data-coach][data-state="mistake"], [data-coach][data-state="other"]')
    expect(page.locator(".go .back")).to_have_class(re.compile("lit"))
    student.press("Take it back")
    page.wait_for_selector('[data-coach][data-state="do"]')


def test_left_and_resumed_and_kept_by_a_name(visit: Visit) -> None:
    """Progress of somebody without a name stays in the browser, and goes with the name when it comes."""
    visitor = visit()
    page = visitor.page
    page.goto("/learn/coalbaron/1")
    student = Student(page)
    assert student.now()["step"].endswith("/1")
    while not student.now()["step"].endswith("/2"):
        now = student.now()
        if now["state"] == "reached":
            student.go_on(now)
            continue
        if now["hint"] < 3:
            student.press("Show me")
        else:
            student.ask_at_the_lamps()
            continue
        student.changed(now)
    student.press("Leave the lesson")
    expect(page.locator(".les .now")).to_contain_text("step 2 of")
    assert "coalbaron/" in page.evaluate("localStorage['gwarek-learnt']")
    page.locator(".les .now a").click()
    assert student.now()["step"].endswith("/2")
    page.goto("/settings")
    page.get_by_role("textbox").first.fill("Ola")
    page.get_by_role("textbox").first.press("Tab")
    page.wait_for_function("() => !localStorage['gwarek-learnt']")
    page.goto("/learn/coalbaron")
    expect(page.locator(".les .now")).to_contain_text("step 2 of")


def test_lesson_by_keyboard(visit: Visit) -> None:
    """`!` for help, `'` and a letter to the thing, `?` to ask, Enter to confirm and to go on."""
    page = visit().page
    page.goto("/learn/coalbaron/1")
    student = Student(page)
    for _ in range(60):
        now = student.now()
        if now["state"] == "learnt":
            break
        if now["state"] == "reached":
            page.keyboard.press("Enter")
            student.changed(now)
        elif now["hint"] < 3:
            page.keyboard.press("!")
            student.changed(now)
        elif now["confirm"] or page.evaluate(LAID):
            student.confirm(by_key=True)
        else:
            student.ask_by_keys()
    expect(student.sheet).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.pathname === '/learn/coalbaron/2'")


def test_plates(visit: Visit) -> None:
    """Arrows, brackets and the button lead through the game in ten minutes, and on to the first lesson."""
    page = visit(viewport=DESKTOP).page
    page.goto("/learn/birmingham/plates")
    title = page.get_by_role("heading", level=2).first
    expect(title).to_have_text("Plate 1 of 8")
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Plate 2 of 8")
    page.keyboard.press("[")
    expect(title).to_have_text("Plate 1 of 8")
    for number in range(2, 9):
        page.keyboard.press("]")
        expect(title).to_have_text(f"Plate {number} of 8")
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.pathname === '/learn/birmingham/1'")


def test_lesson_on_a_phone(visit: Visit) -> None:
    """The coach takes the place of the seats, the board is framed on the lamps, and nothing lies beyond the screen."""
    page = visit(**TOUCH).page
    page.goto("/learn/birmingham/4?step=2")
    student = Student(page)
    student.now()
    expect(page.locator(".seats")).to_be_hidden()
    page.wait_for_function("() => !document.querySelector('.board[data-moving]')")
    board = page.get_by_role("main").bounding_box()
    assert board is not None
    for letter in ("a", "b", "c"):
        lamp = page.locator(f'[data-lamp-letter="{letter}"] text').bounding_box()
        assert lamp is not None
        assert board["x"] <= lamp["x"] <= board["x"] + board["width"], letter
        assert board["y"] <= lamp["y"] <= board["y"] + board["height"], letter
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/learn")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_words_explained_where_they_stand(visit: Visit) -> None:
    """Hover, focus or hold: name, meaning, rule; Escape puts it away."""
    page = visit().page
    page.goto("/learn/birmingham/4?step=2")
    Student(page).now()
    page.locator('[data-space="market-coal"]').hover()
    expect(page.get_by_role("alert")).to_contain_text("Cubes are bought from the cheapest space up")
    page.locator(".hand .is-legal").first.hover()
    note = page.get_by_role("note")
    expect(note).to_contain_text("Location card")
    expect(note.get_by_role("link").first).to_have_attribute("href", re.compile(r"^/rules/birmingham/BIR-"))
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_a_guided_game(visit: Visit) -> None:
    """Sit down from the school: the first ideas are explained, understood, and stay in the log."""
    page = visit().page
    page.goto("/learn/coalbaron")
    page.get_by_role("button", name="Sit down").click()
    coach = page.get_by_role("region", name="Gwarek, the teacher")
    expect(coach).to_contain_text("for the first time")
    expect(coach).to_contain_text(re.compile(r"met in this game: 1 of \d+"))
    first = coach.get_by_role("heading").inner_text()
    page.keyboard.press("g")
    expect(coach).to_have_class(re.compile("folded"))
    line = page.locator("[data-concept]").first
    expect(line).to_contain_text(first)
    line.click()
    expect(coach.get_by_role("heading")).to_have_text(first)
    coach.get_by_role("button", name="Understood").click()
    expect(coach).to_have_class(re.compile("folded"))
    # three orders are drafted, then the next idea is met
    table = Table(page)
    for _ in range(3):
        table.take(table.now().legal[0])
    expect(coach).to_contain_text(re.compile(r"met in this game: ([2-9]|1\d) of \d+"))
