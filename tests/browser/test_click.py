"""One whole game of Coal Baron by clicking, from the home page to the sheet at the end."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Now, Table, Visitor

pytestmark = pytest.mark.browser


class Clicker:
    """Chooses among the ringed pieces and the buttons: kinds it has not met first, then what ends a shift soon."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.met: set[str] = set()

    def play(self) -> Now:
        now = self.table.now()
        while not now.over:
            now = self.turn(now)
        return now

    def turn(self, now: Now) -> Now:
        if now.legal:
            words = self.choice(now)
            self.met.add(words.split(" ")[0])
            self.table.point(words)
        elif now.buttons:
            self.table.page.locator(".lines button").nth(self.chance.randrange(len(now.buttons))).click()
        else:  # one thing is left, and it is a button
            self.table.confirm()
            return self.table.now(now.length)
        return self.table.finish(now)

    def choice(self, now: Now) -> str:
        if now.view["phase"] == "mine":
            wanted = [words for words in now.legal if words.startswith(("place", "fetch", "O-"))]
            carts = [words for words in now.legal if words.startswith("load")]
            return self.chance.choice(wanted or carts or now.legal)
        if now.view["phase"] != "turn":
            return self.chance.choice(now.legal)
        needs = {f"send {space['id']}": (space["needs"], space["kind"]) for space in now.view["spaces"]}
        costs = {words: needs.get(words, (0, "hall")) for words in now.legal}
        fresh = [words for words, (_, kind) in costs.items() if kind not in self.met]
        words = self.chance.choice(fresh) if fresh else max(now.legal, key=lambda words: costs[words][0])
        self.met.add(costs[words][1])
        return words


def test_two_clicks_to_a_game(ala: Visitor) -> None:
    """Nothing is asked first: the game, the button, and one's first decision."""
    ala.page.goto("/")
    ala.page.get_by_role("button", name=re.compile("^Coal Baron")).click()
    ala.page.get_by_role("button", name="Open the table").first.click()
    assert Table(ala.page).now().view["phase"] == "draft"


def test_a_whole_game_by_clicking(ala: Visitor) -> None:
    page = ala.page
    ala.choose_coal_baron(2)
    page.get_by_role("button", name="Open the table").first.click()
    table = Table(page)
    clicker = Clicker(table, 1)
    clicker.play()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("Total")
    assert clicker.met >= {"draft", "send", "cage", "load", "return", "next"}, clicker.met
    assert clicker.met >= {"workshop", "mining", "money", "order", "order_pick5", "hall"}, clicker.met
