"""The plain board: for games without one of their own, and for whoever prefers words to a drawing."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from scripts.staging import turn_of
from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import TOUCH, Table, Visitor

pytestmark = pytest.mark.browser

PLAIN = """
if (location.protocol === "http:") localStorage["gwarek-settings"] = '{"scoring":"none","board":"plain"}';
"""


@pytest.fixture
def plain(ala: Visitor) -> Visitor:
    ala.context.add_init_script(PLAIN)
    return ala


def test_it_is_chosen_in_the_settings(ala: Visitor) -> None:
    ala.page.goto("/settings")
    ala.page.get_by_role("radio", name="Plain").check(force=True)
    table = ala.open(ala.new_table_of_two()["id"])
    table.now()
    expect(table.board.get_by_role("heading", name="Choose word by word")).to_be_visible()
    expect(table.board.locator("svg.board")).to_have_count(0)


def test_a_whole_game_by_mouse(plain: Visitor) -> None:
    """Every decision of Coal Baron can be put together from words on the page."""
    table = plain.open(plain.new_table_of_two()["id"])
    chance = random.Random(5)
    verbs: set[str] = set()
    now = table.now()
    while not now.over:
        lines = [line for line in now.lines if line != "stop"] or now.lines
        costs = {f"send {space['id']}": space["needs"] for space in now.view["spaces"]}
        most = max(costs.get(line, 0) for line in lines)
        line = chance.choice([line for line in lines if costs.get(line, 0) == most])
        verbs.add(line.split(" ")[0])
        now = table.click_line(line, chance)
    assert {"send", "draft"} <= verbs
    assert len(verbs) > 5, verbs


def test_words_by_keyboard_and_what_they_would_do(plain: Visitor) -> None:
    table = plain.open(plain.staged(turn_of(0, "turn", part=2)).id)
    now = table.now()
    table.press("ArrowRight")
    words = table.page.evaluate("document.activeElement.dataset.words")
    assert any(set(words.split(" ")) <= set(line.split(" ")) for line in now.lines), words
    table.press("Enter")
    expect(table.chips).to_have_count(1)
    expect(table.page.locator(".pre:not(.still)")).to_be_visible()
    table.press("Enter")
    assert table.now(now.length).length > now.length


def test_what_is_not_legal_says_why(plain: Visitor) -> None:
    table = plain.open(plain.staged(turn_of(0, "turn", part=2)).id)
    locked = next(space["id"] for space in table.now().view["spaces"] if space["locked"])
    table.piece(locked).click()
    expect(table.why).to_be_visible()
    assert re.search(r"COA-\d+\.\d+", table.why.inner_text())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_by_touch(visit: Visit, theme: str) -> None:
    person = visit(**TOUCH, color_scheme=theme)
    person.context.add_init_script(PLAIN)
    table: Table = person.open(person.staged(turn_of(0, "turn", part=2)).id)
    now = table.now()
    assert axe_faults(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    line = next(line for line in now.lines if line.startswith("send money") or line == "send muster_hall")
    table.piece(line).tap()
    table.page.locator(".go button:not(.back):not(:disabled)").tap()
    assert table.now(now.length).length > now.length
