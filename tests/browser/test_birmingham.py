"""Brass: Birmingham at a real table: the introductory game by clicking, turns by keyboard, why-not, a card first."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, CHOSEN, ME, Json, Now, Table, Visitor

pytestmark = pytest.mark.browser


def opened(person: Visitor, **changes: object) -> Table:
    person.called("Ala")
    options: Json = {"introductory_game": "yes"}
    made = person.new_table(ME, BOT, game="birmingham", options=options, **changes)
    return person.open(made["id"])


def point(table: Table, words: str) -> None:
    """Where the hand would go: the ring of a space, the disc of a bent line."""
    piece = table.piece(words)
    mark = piece.locator(".ring, circle, rect").first
    (mark if mark.count() else piece).click(force=True)


def act_by_clicking(table: Table, now: Now, chance: random.Random) -> Now:
    """Point at things until one line is left, then confirm. A passed turn is the last resort."""
    for _ in range(8):
        look = table.now()
        if look.length > now.length or look.over:
            return look
        if look.confirm and look.chosen:
            table.confirm()
            return table.now(now.length)
        if look.legal:
            point(table, chance.choice(look.legal))
        elif look.buttons:
            table.page.locator(".lines button").first.click()
        else:
            table.page.locator(".acts .act:not(.no, .on)").first.click()
        table.page.wait_for_function(CHOSEN, arg=now.length)
    raise AssertionError(f"eight choices and no action: {table.now().chosen}")


def test_a_whole_introductory_game_by_clicking(ala: Visitor) -> None:
    table = opened(ala)
    chance = random.Random(3)
    now = table.now()
    kinds = set()
    while not now.over:
        kinds.add(now.view["phase"])
        now = act_by_clicking(table, now, chance)
    expect(ala.page.locator("#end-title")).to_be_visible()
    expect(ala.page.get_by_role("table")).to_contain_text("Total")
    assert {"action", "card"} <= kinds, kinds


def test_turns_by_keyboard(ala: Visitor) -> None:
    """Typed lines, with and without a card of their own."""
    table = opened(ala)
    chance = random.Random(4)
    now = table.now()
    for _ in range(8):
        table.type_line(chance.choice(now.lines))
        ala.page.wait_for_function(CHOSEN, arg=now.length)
        if table.length() == now.length:
            table.press("Enter")
        now = table.now(now.length)


def test_a_card_first_or_a_town_first(ala: Visitor) -> None:
    """The same build, pointed at in either order, leads to the same line."""
    table = opened(ala)
    now = table.now()
    builds = [line for line in now.lines if line.startswith("build")]
    card = re.findall(r"card:[\w-]+", builds[0])[0]
    place = builds[0].split(" ")[2]
    for first, second in ((card, place), (place, card)):
        pieces = [words for words in now.legal if first in words.split(" ")]
        assert pieces, (first, now.legal)
        table.point(pieces[0])
        narrowed = table.now()
        assert any(second in words.split(" ") for words in narrowed.legal + narrowed.chosen), narrowed
        table.press("Escape")
        expect(table.chips).to_have_count(0)


def test_what_cannot_be_built_says_which_rule_forbids_it(ala: Visitor) -> None:
    table = opened(ala)
    now = table.now()
    spaces = ala.page.locator(".is-piece:not(.is-legal)[data-words*='/']:visible")
    spaces.first.click()
    expect(table.why).to_contain_text(re.compile(r"BIR-\d+\.\d+|BIR-NOW"))
    assert table.length() == now.length
