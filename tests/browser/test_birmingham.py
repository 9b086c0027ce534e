"""Brass: Birmingham at a real table: the introductory game to its end, why-not, a card or a town first."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from scripts.staging import turn_of
from tests.browser.people import BOT, CHOSEN, ME, Json, Table, Visitor

pytestmark = pytest.mark.browser


def opened(person: Visitor, **changes: object) -> Table:
    person.called("Ala")
    options: Json = {"introductory_game": "yes"}
    made = person.new_table(ME, BOT, game="birmingham", options=options, **changes)
    return person.open(made["id"])


def test_a_whole_introductory_game_by_keyboard(ala: Visitor) -> None:
    """Every decision as a typed line, to the sheet at the end."""
    table = opened(ala)
    chance = random.Random(4)
    now = table.now()
    phases = set()
    while not now.over:
        phases.add(now.view["phase"])
        table.type_line(chance.choice(now.lines))
        ala.page.wait_for_function(CHOSEN, arg=now.length)
        if table.length() == now.length:
            table.press("Enter")
        now = table.now(now.length)
    expect(ala.page.locator("#end-title")).to_be_visible()
    expect(ala.page.get_by_role("table")).to_contain_text("Total")
    assert {"action", "card"} <= phases, phases


def clicked_to_the_end(table: Table, seed: int) -> set[str]:
    """Every decision with the mouse; the words that began the lines."""
    chance = random.Random(seed)
    now = table.now()
    verbs = set()
    while not now.over:
        kinds = sorted({line.split(" ")[0] for line in now.lines} - {"pass"}) or ["pass"]
        verb = chance.choice([kind for kind in kinds if kind not in verbs] or kinds)
        verbs.add(verb)
        now = table.click_line(
            chance.choice([line for line in now.lines if line.split(" ")[0] == verb]), chance
        )
    expect(table.page.locator("#end-title")).to_be_visible()
    return verbs


@pytest.mark.deep
def test_a_whole_introductory_game_by_clicking(ala: Visitor) -> None:
    verbs = clicked_to_the_end(opened(ala), 7)
    assert {"build", "link", "card", "loan"} <= verbs, verbs


def test_the_rail_era_by_clicking(ala: Visitor) -> None:
    """Two links in one action, with coal and beer from chosen places, to the end of the game."""
    staged = ala.staged(turn_of(0, "action", after=60), game="birmingham", seed="3")
    verbs = clicked_to_the_end(ala.open(staged.id), 5)
    assert {"build", "links", "second", "card"} <= verbs, verbs


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
