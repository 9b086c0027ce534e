"""Hints: asked for on the page, laid out by a click, played when the player confirms."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from scripts.staging import Chair, turn_of
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Table, Visitor

pytestmark = pytest.mark.browser


@pytest.fixture
def middle(ala: Visitor) -> Table:
    """A turn in the middle of a game against a bot, where hints are allowed."""
    table = ala.open(ala.staged(turn_of(0, "turn", part=2), hints=True).id)
    table.now()
    return table


def test_a_hint_is_asked_for_laid_out_and_played(middle: Table) -> None:
    page, now = middle.page, middle.now()
    page.get_by_role("button", name="Hint").click()
    ways = page.locator(".hints .way")
    expect(ways).to_have_count(3)
    expect(ways.first).to_contain_text("best")
    expect(page.locator(".hints")).to_contain_text("Skarbnik")
    line = ways.first.get_attribute("data-hint")
    assert line in now.lines
    ways.first.click()
    assert middle.now().length == now.length  # laid out, not played
    expect(page.locator(".chips .chip").first).to_be_visible()
    middle.confirm()
    after = middle.now(now.length)
    assert after.length > now.length
    expect(page.locator(".log .rows")).to_contain_text("Ala took a hint.")


def test_a_plan_is_followed_line_by_line(ala: Visitor) -> None:
    """In the mine: what is pressed is laid out, and once it is confirmed the next line of the same plan is offered."""
    table = ala.open(ala.staged(turn_of(0, "mine", part=2), hints=True).id)
    page, now = table.page, table.now()
    page.get_by_role("button", name="Hint").click()
    ways = page.locator(".hints .way")
    way = ways.filter(has=page.locator("small")).first  # one that goes on
    expect(way).to_be_visible()
    steps = 0
    while True:
        way.click()
        table.confirm()
        steps += 1
        now = table.now(now.length)
        if not ways.count():
            break
        expect(ways).to_have_count(1)
        expect(ways).to_contain_text("next")
        way = ways.first
        assert way.get_attribute("data-hint") in now.lines
    assert steps > 1


def test_the_key_asks_and_escape_closes(middle: Table) -> None:
    middle.press("!")
    ways = middle.page.locator(".hints .way")
    expect(ways.first).to_be_visible()
    middle.press("Escape")
    expect(ways).to_have_count(0)


def test_a_table_without_hints_has_no_button(ala: Visitor) -> None:
    table = ala.open(ala.staged(turn_of(0, "turn", part=2), Chair(bot="ciskacz")).id)
    table.now()
    expect(table.page.get_by_role("button", name="Hint")).to_have_count(0)
    table.page.get_by_role("button", name="Menu").click()
    expect(table.page.get_by_text("No hints are given at this table.")).to_be_visible()


def test_a_partner_advises_in_a_team_on_a_phone(visit: Visit) -> None:
    ala = visit(viewport=PHONE)
    staged = ala.staged(turn_of(0, after=12), Chair(bot="sztygar"), game="switchsignal", hints=True)
    table = ala.open(staged.id)
    table.now()
    table.page.get_by_role("button", name="Hint").click()
    hints = table.page.locator(".hints")
    expect(hints).to_contain_text(re.compile("Sztygar.* advises"))
    box = hints.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
