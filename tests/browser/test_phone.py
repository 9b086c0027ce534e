"""A phone: 390 × 844, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from scripts.staging import never, turn_of
from tests.browser.conftest import Visit
from tests.browser.people import LINK, ME, PHONE, TOUCH, Table, Visitor, free_space

pytestmark = pytest.mark.browser


@pytest.fixture
def ala(visit: Visit) -> Visitor:
    return visit(**TOUCH)


def frame(page: Page) -> str | None:
    return page.locator(".frames [aria-pressed=true]").text_content()


def fits(page: Page) -> None:
    """Nothing sticks out to the right."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_few_turns_by_touch(ala: Visitor) -> None:
    page = ala.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Coal Baron")).tap()
    page.get_by_role("button", name="Open the table").last.tap()
    table = Table(page)
    now = table.now()
    for _ in range(3):
        fits(page)
        card = now.legal[0]
        table.piece(card).tap()
        page.locator(".go .btn.main").tap()
        now = table.now(now.length)
    for _ in range(2):
        assert frame(page) == "Yard"
        table.piece(free_space(now)).tap()
        page.locator(".go .btn.main").tap()
        now = table.now(now.length)


def test_two_quick_taps_are_two_choices(ala: Visitor) -> None:
    """A double tap zooms the empty board; on a piece it takes back and takes again."""
    page = ala.page
    table = ala.open(ala.staged(turn_of(0, "turn"), seed="2").id)
    space = free_space(table.now())
    confirm = page.locator(".go .btn.main")
    table.piece(space).tap()
    expect(confirm).to_be_visible()
    box = table.piece(space).bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*middle)
    page.touchscreen.tap(*middle)
    expect(confirm).to_be_visible()


def test_the_frames_follow_the_question(ala: Visitor) -> None:
    page = ala.page
    table = ala.open(ala.staged(turn_of(0, "turn", part=2), seed="2").id)
    now = table.now()
    assert frame(page) == "Yard"
    mine = next(words for words in now.legal if words.startswith("send mine_"))
    table.piece(mine).tap()
    page.locator(".go .btn.main").tap()
    now = table.now(now.length)
    expect(page.locator(".frames [aria-pressed=true]")).to_have_text("My shaft")
    ride = next(words for words in now.legal if words.startswith("cage"))
    expect(table.piece(ride)).to_be_in_viewport()
    table.piece(ride).tap()
    now = table.now(now.length)
    for name in ("Others", "Yard", "My shaft"):
        page.locator(".frames").get_by_role("button", name=name).tap()
        expect(page.locator(".frames [aria-pressed=true]")).to_have_text(name)
        fits(page)


def test_words_are_counted_on_the_log_tab_until_it_is_opened(ala: Visitor, visit: Visit) -> None:
    ala.called("Ala")
    made = ala.new_table(ME, LINK)
    ola = visit()
    ola.called("Ola")
    ola.context.request.post(f"/api/tables/{made['id']}/sit", data={"key": made["seats"][1]["key"]})
    ala.open(made["id"])
    ola.open(made["id"])
    tabs = ala.page.locator(".tabs")
    log = tabs.get_by_role("button", name=re.compile("^Log"))
    expect(log).to_have_text("Log")

    def say(words: str) -> None:
        ola.page.get_by_role("button", name="Chat", exact=True).click()
        ola.page.get_by_placeholder("Say something").fill(words)
        ola.page.get_by_placeholder("Say something").press("Enter")

    say("Hello")
    expect(log.locator("em")).to_have_text("1")
    expect(log.locator("em")).to_have_attribute("aria-label", "Chat, 1 new message")
    tabs.get_by_role("button", name="Seats").tap()
    say("Your turn")
    expect(log.locator("em")).to_have_text("2")
    log.tap()
    expect(log).to_have_text("Log")
    expect(ala.page.locator(".phonelog .talk").last).to_contain_text("Your turn")
    say("Well?")  # read as it comes
    expect(ala.page.locator(".phonelog .talk").last).to_contain_text("Well?")
    expect(log).to_have_text("Log")
    ala.page.locator(".phonelog").get_by_role("button", name="Mine").tap()  # no words there
    tabs.get_by_role("button", name="Seats").tap()
    say("Hello?")
    expect(log.locator("em")).to_have_text("1")
    log.tap()
    expect(ala.page.locator(".phonelog .talk").last).to_contain_text("Hello?")
    expect(log).to_have_text("Log")


def test_when_the_result_is_closed_the_tabs_can_be_pressed(ala: Visitor) -> None:
    """The button that brings it back lies over the board, not over them."""
    page = ala.page
    ala.open(ala.staged(never, player="ciskacz").id)
    page.get_by_role("button", name="Close and look at the table").tap()
    expect(page.get_by_role("button", name="Show the result")).to_be_visible()
    page.locator(".tabs").get_by_role("button", name="Log").tap()
    expect(page.locator(".phonelog .rows")).to_be_visible()
    page.get_by_role("button", name="Show the result").tap()
    expect(page.locator("#end-title")).to_be_visible()


def test_why_not_is_a_strip_and_the_tabs_open(ala: Visitor) -> None:
    page = ala.page
    table = ala.open(ala.staged(turn_of(0, "turn", part=2)).id)
    now = table.now()
    locked = next(f"send {space['id']}" for space in now.view["spaces"] if space["locked"])
    table.piece(locked).tap()
    expect(table.why).to_be_visible()
    box = table.why.bounding_box()
    assert box is not None
    assert box["x"] == 0
    assert box["width"] == PHONE["width"]
    table.why.get_by_role("button", name="Close").tap()
    expect(table.why).to_be_hidden()
    for name, inside in {"Log": ".log .rows", "Seats": ".strip.full", "Tally": "[role=img]"}.items():
        page.locator(".tabs").get_by_role("button", name=name).tap()
        expect(page.locator(f".ownbody {inside}").first).to_be_visible()
        fits(page)
