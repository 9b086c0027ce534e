"""The school for everybody: looked over by axe in both themes, without motion, and in the order it is read aloud."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, TOUCH, Table, Visitor
from tests.browser.student import Student

pytestmark = pytest.mark.browser

SIZES = {"desktop": {"viewport": DESKTOP}, "phone": TOUCH}


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_function("() => !document.querySelector('.board[data-moving], .ruled, [aria-busy=true]')")


class WithPhone(Student):
    """On a phone the coach has one button for help: what he shows at once elsewhere is the third hint here."""

    def press(self, name: str) -> None:
        super().press("Hint" if name == "Show me" else name)


def stops(visitor: Visitor, size: str) -> Iterator[str]:
    """A walk through the school; yields a name at each stop."""
    page = visitor.page
    for path in ("/learn", "/learn/coalbaron", "/learn/birmingham/plates"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        settle(page)
        yield path
    page.goto("/learn/birmingham/4?step=2")
    student = WithPhone(page) if size == "phone" else Student(page)
    student.now()
    settle(page)
    yield "lesson"
    for hint in (1, 2, 3):
        page.keyboard.press("!")
        page.wait_for_selector(f'[data-coach][data-hint="{hint}"]')
        yield f"hint {hint}"
    expect(page.locator(".go .confirm")).to_be_enabled()
    page.goto("/learn/birmingham/4?step=2")
    student.now()
    student.point_at("c")
    student.confirm()
    page.wait_for_selector('[data-coach][data-state="mistake"]')
    yield "mistake"
    page.goto("/learn/lancashire/1?step=3")
    student.now()
    expect(student.coach.get_by_role("group")).to_be_visible()
    yield "question"
    page.goto("/learn/coalbaron/1")
    student.learn()
    settle(page)
    yield "seal"
    page.goto("/learn/coalbaron")
    page.get_by_role("button", name="Sit down").click()
    expect(student.coach).to_contain_text("for the first time")
    settle(page)
    yield "guided game"
    page.keyboard.press("g")
    yield "guided game, folded"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious_in_the_school(visit: Visit, size: str, theme: str) -> None:
    visitor = visit(color_scheme=theme, **SIZES[size])
    problems = [f"{stop}: {problem}" for stop in stops(visitor, size) for problem in axe_faults(visitor.page)]
    assert not problems, "\n".join(problems)


# What moves on the page now, or is about to. A fade of an eighth of a second is no motion.
MOVING = """
() => document.getAnimations()
  .filter((a) => a.playState !== "finished" && a.effect.getComputedTiming().endTime > 150)
  .map((a) => a.effect.target?.closest(".seal, .lamp, .learnt")?.getAttribute("class").split(" ")[0])
  .filter(Boolean)
"""
# Every moving thing that begins while the page is open is remembered.
WATCH = f"""
window.gwarekMoved = [];
const look = () => {{
  for (const what of ({MOVING})()) if (!window.gwarekMoved.includes(what)) window.gwarekMoved.push(what);
  requestAnimationFrame(look);
}};
look();
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_who_wants_no_motion_learns_without_it(visit: Visit, motion: str) -> None:
    """With motion lamps grow and the seal is struck; without it both are there at once, and the lesson goes on."""
    visitor = visit(reduced_motion=motion)
    page = visitor.page
    page.add_init_script(WATCH)
    page.goto("/learn/coalbaron/1")
    student = Student(page)
    student.learn()
    expect(student.sheet).to_be_visible()
    expect(page.locator(".seal")).to_be_visible()
    moved = page.evaluate("window.gwarekMoved")
    assert sorted(moved) == ([] if motion == "reduce" else ["lamp", "learnt", "seal"])
    student.sheet.get_by_role("button", name="Next lesson").click()
    page.wait_for_function("() => location.pathname === '/learn/coalbaron/2'")
    student.now()


BEFORE = """
([first, second]) => {
  const [a, b] = [first, second].map((what) => document.querySelector(what));
  return Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
}
"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_teacher_is_heard_before_the_board_is_read(visit: Visit, size: str) -> None:
    """His row comes before the prompt and the board, what he says is announced, and steps say where one is."""
    page = visit(**SIZES[size]).page
    page.goto("/learn/birmingham/4?step=2")
    student = Student(page)
    student.now()
    assert page.evaluate(BEFORE, ["[data-region=coach]", "[data-region=prompt]"])
    assert page.evaluate(BEFORE, ["[data-region=coach]", "[data-region=board]"])
    speech = student.coach.get_by_role("status")
    expect(speech).to_have_attribute("aria-live", "polite")
    said = speech.inner_text()
    page.keyboard.press("!")
    expect(speech).not_to_have_text(said)  # the same element is spoken anew
    expect(student.coach.locator("[aria-current=step]")).to_have_count(1)
    letter = student.coach.get_by_role("status").get_by_role("button").first
    if size == "desktop":
        letter.click()
        name = page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert name
        assert "shown by the teacher" in name.lower()


def test_the_guided_game_is_heard_before_the_board_is_read(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/learn/coalbaron")
    page.get_by_role("button", name="Sit down").click()
    coach = Student(page).coach
    expect(coach).to_contain_text("for the first time")
    assert page.evaluate(BEFORE, ["[data-region=coach]", "[data-region=board]"])
    expect(coach.get_by_role("status")).to_have_attribute("aria-live", "polite")
    assert Table(page).now().legal
