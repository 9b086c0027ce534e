"""One whole game without a mouse: Tab, arrows, Enter and typed lines."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import CHOSEN, Now, Table, Visitor

pytestmark = pytest.mark.browser

ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]


def tab_to(page: Page, what: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"Tab never reaches {what}")


class Typist:
    """Every other choice with the arrows, the others as a line."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.page = table.page
        self.chance = random.Random(seed)
        self.by_arrows = 0
        self.by_line = 0

    def play(self) -> None:
        now = self.table.now()
        turn = 0
        while not now.over:
            turn += 1
            now = self.arrows(now) if turn % 3 == 0 and now.legal else self.line(now)

    def arrows(self, now: Now) -> Now:
        self.table.press("Escape", "ArrowRight")
        for _ in range(self.chance.randrange(3)):
            self.table.press(self.chance.choice(ARROWS))
        words = self.page.evaluate("document.activeElement.dataset.words")
        assert words in now.legal, words
        self.table.press("Enter")
        if (
            sum(set(words.split(" ")) <= set(line.split(" ")) for line in now.lines) > 1
        ):  # a part of several actions
            return self.line(now)
        self.by_arrows += 1
        return self.confirmed(now)

    def line(self, now: Now) -> Now:
        costs = {f"send {space['id']}": space["needs"] for space in now.view["spaces"]}
        lines = [line for line in now.lines if line != "stop"] or now.lines
        most = max(costs.get(line, 0) for line in lines)
        self.table.type_line(self.chance.choice([line for line in lines if costs.get(line, 0) == most]))
        self.by_line += 1
        return self.confirmed(now)

    def confirmed(self, now: Now) -> Now:
        """Enter once more, unless it was a step taken at once."""
        self.page.wait_for_function(CHOSEN, arg=now.length)
        if self.table.length() == now.length:
            self.table.press("Enter")
        return self.table.now(now.length)


@pytest.mark.deep
def test_a_whole_game_by_keyboard(ala: Visitor) -> None:
    page = ala.page
    page.goto("/")
    expect(page.get_by_role("button", name="Open the table").first).to_be_visible()
    tab_to(page, "button.plate")
    while "Coal Baron" not in page.evaluate("document.activeElement.innerText"):
        tab_to(page, "button.plate")
    page.keyboard.press("Enter")
    tab_to(page, "[role=radiogroup][aria-label=Seats] input")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    tab_to(page, ".open button")
    page.keyboard.press("Enter")
    table = Table(page)
    typist = Typist(table, 2)
    typist.play()
    expect(page.locator("#end-title")).to_be_visible()
    assert typist.by_arrows > 10
    assert typist.by_line > 20


def test_keys_of_the_table(ala: Visitor) -> None:
    """Numbers choose cards, Backspace takes back, Escape clears, ? asks why not."""
    made = ala.new_table_of_two()
    table = ala.open(made["id"])
    now = table.now()
    table.press("1")
    expect(table.chips).to_have_count(1)
    table.press("Backspace")
    expect(table.chips).to_have_count(0)
    table.press("2", "Escape")
    expect(table.chips).to_have_count(0)
    table.press("3", "Enter")
    table.now(now.length)
    table.press("Shift+ArrowRight", "Shift+ArrowLeft", "Shift+ArrowUp", "?")
    expect(table.why).to_be_visible()
    table.press("Escape")
    expect(table.why).to_be_hidden()
    for key, region in {"o": "seats", "g": "log", "h": "own"}.items():
        table.press(key)
        assert page_region(table) == region


def page_region(table: Table) -> str | None:
    region: str | None = table.page.evaluate(
        "document.activeElement.closest('[data-region]')?.dataset.region"
    )
    return region
