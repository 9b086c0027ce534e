"""Beside the real board: a sheet filled in by typing, a clock, the rules, and Lord Wallace with typed dice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import DESKTOP, PHONE

pytestmark = pytest.mark.browser

UNSAID = re.compile(r"\b(?:beside|pages|shell|birmingham|coalbaron|tinnerstrail|switchsignal)-[a-z][\w-]+")


def begin(page: Page, url: str, game: str, names: list[str], clock: str = "counts up") -> None:
    page.goto(f"{url}/beside")
    page.get_by_role("button", name=game).click()
    page.get_by_role("radiogroup", name="Number of people").get_by_text(str(len(names)), exact=True).click()
    for k, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {k}").fill(name)
    page.get_by_role("radiogroup", name="Clock").get_by_text(clock).click()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Whose turn")).to_be_visible()


def tab(page: Page, name: str) -> None:
    page.get_by_role("radiogroup", name="Beside the real board").get_by_role("radio", name=name).click()


def total(page: Page, name: str) -> Any:
    return page.get_by_role("radiogroup", name="Whose column").get_by_role("radio", name=name).locator("b")


def test_a_whole_sheet_is_typed_in_on_a_telephone_and_outlives_a_reload(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    page = person.page
    begin(page, person.server.url, "Coal Baron", ["Ala", "Ola"])
    tab(page, "Score")
    # Ala delivers yellow by wheelbarrow (2 points) and has most yellow (2 more)
    page.locator('[data-key="shift-1/O-wheelbarrow-Y"]').click()
    expect(total(page, "Ala")).to_have_text("4")
    # the card is hers: nobody else can have it, in no shift
    page.get_by_role("radio", name="Ola").click()
    expect(page.locator('[data-key="shift-1/O-wheelbarrow-Y"]')).to_be_disabled()
    page.get_by_role("radio", name="End").click()
    page.locator('[data-key="end/marks"]').fill("26")
    page.locator('[data-key="end/coal"]').fill("7")
    # the order counts again in shifts II and III, for its transport too: Ala has 2 and 3 times most yellow …
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    expect(total(page, "Ola")).to_have_text("7")  # 26 marks: 5, 7 cubes: 2
    won = page.get_by_text("Ala wins.")
    expect(won).to_be_visible()
    page.reload()
    tab(page, "Score")
    expect(total(page, "Ola")).to_have_text("7")
    expect(won).to_be_visible()
    page.get_by_role("radio", name="Ola").click()
    page.get_by_role("radio", name="End").click()
    expect(page.locator('[data-key="end/marks"]')).to_have_value("26")


def test_what_cannot_be_is_named_with_its_rule(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    page = person.page
    begin(page, person.server.url, "Birmingham", ["Ala", "Ola"])
    tab(page, "Score")
    page.get_by_role("radio", name="Rail era").click()
    for _ in range(4):
        page.locator('[data-key="rail/cotton_mill/4"]').click()
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("at most 3")
    expect(fault.get_by_role("link", name="BIR-1.5")).to_be_visible()
    expect(total(page, "Ala")).to_have_text("36")  # three of them count, 12 each
    page.get_by_role("button", name=re.compile("one less")).click()
    expect(fault).to_have_count(0)


def test_the_clock_runs_pauses_and_sleeps(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    page = person.page
    page.clock.install()
    begin(page, person.server.url, "Birmingham", ["Ala", "Ola"])
    mine, other = page.get_by_label("Time of Ala"), page.get_by_label("Time of Ola")
    page.get_by_role("button", name="Clock on").click()
    page.clock.run_for(65_000)
    expect(mine).to_have_text("1:05")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(30_000)
    expect(mine).to_have_text("1:05")
    page.get_by_role("button", name="Clock on").click()
    page.get_by_role("button", name="Next").click()
    page.clock.fast_forward(600_000)  # the page slept
    page.clock.run_for(500)
    expect(mine).to_have_text("1:05")
    expect(other).to_have_text("10:00")
    page.reload()
    page.clock.run_for(5_000)
    expect(other).to_have_text(re.compile(r"10:0[4-9]"))
    # everybody has had a turn: the next round
    expect(page.get_by_text("round 1 of")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("round 2 of")).to_be_visible()


def test_the_turn_order_by_the_rule_and_by_hand(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    page = person.page
    begin(page, person.server.url, "Birmingham", ["Ala", "Ola", "Jan"], clock="none")
    people = page.locator("ol .name")
    expect(people).to_have_text(["Ala", "Ola", "Jan"])
    page.get_by_text("New turn order by the rules").click()
    for k, spent in enumerate(("12", "5", "5")):
        page.get_by_role("spinbutton").nth(k).fill(spent)
    page.get_by_role("button", name="Set the order").click()
    expect(people).to_have_text(["Ola", "Jan", "Ala"])
    page.get_by_role("button", name="Jan one place earlier").click()
    expect(people).to_have_text(["Jan", "Ola", "Ala"])


def test_the_rules_are_found_without_their_marks_in_both_languages(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    page = person.page
    begin(page, person.server.url, "Coal Baron", ["Ala", "Ola"])
    tab(page, "Rules")
    page.get_by_role("searchbox").fill("coa-12.6")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("most VP win")
    page.get_by_role("button", name=re.compile("PL")).click()
    page.get_by_role("radio", name="Zasady").click()  # another language opens the page anew
    page.get_by_role("searchbox").fill("wegiel")
    expect(page.get_by_role("article").filter(has_text=re.compile("węgiel", re.I)).first).to_be_visible()


def test_lord_wallace_acts_on_typed_dice_and_drawn_cards(visit: Visit) -> None:
    person = visit(viewport=PHONE)
    page = person.page
    begin(page, person.server.url, "Tinners", ["Ala"])
    tab(page, "Lord Wallace")
    draw = page.get_by_role("button", name="Draw for me")
    heading = page.locator(".ask h3")
    expect(heading).to_contain_text("Tiles turned up at setup")
    for _ in range(60):
        expect(heading.first).to_be_visible()
        if "price of tin" in heading.first.inner_text():
            break
        length = page.evaluate("JSON.parse(localStorage['gwarek-beside']).said.length")
        if draw.count():
            draw.click()
        else:
            decide(page)
        page.wait_for_function("n => JSON.parse(localStorage['gwarek-beside']).said.length > n", arg=length)
        expect(page.locator(".ask button:enabled").first).to_be_visible()
    for place in range(1, 4):
        page.get_by_role("group", name=f"Place {place}").get_by_role("button").last.click()
    page.get_by_role("button", name="So it lies on the table").click()
    expect(heading.first).to_contain_text("price of copper")
    said = page.evaluate("JSON.parse(localStorage['gwarek-beside']).said.length")
    page.reload()
    tab(page, "Lord Wallace")
    expect(page.get_by_role("button", name="Take back the last entry")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['gwarek-beside']).said.length") == said


def decide(page: Page) -> None:
    """Anything that is allowed."""
    do = page.locator(".ask .btn.main")
    while do.is_disabled():
        page.locator(".ask .words").last.get_by_role("button").first.click()
    do.click()


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("light", "en", DESKTOP), ("dark", "pl", PHONE)]
    + [
        pytest.param(theme, language, size, marks=pytest.mark.deep)
        for theme, language, size in (("dark", "en", DESKTOP), ("light", "pl", PHONE))
    ],
    ids=["light-desktop", "dark-phone", "dark-desktop", "light-phone"],
)
def test_every_part_is_clean(visit: Visit, theme: str, language: str, size: Any) -> None:
    person = visit(viewport=size)
    page = person.page
    begin(page, person.server.url, "Tinners", ["Ala"])
    kept = {"language": language, "theme": theme}
    page.evaluate("kept => localStorage.setItem('gwarek-settings', JSON.stringify(kept))", kept)
    page.reload()
    for k in range(4):
        page.locator(".tabs [role=radio]").nth(k).click()
        page.wait_for_timeout(300)
        assert axe_faults(page) == []
        assert UNSAID.findall(page.inner_text("body")) == []
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
