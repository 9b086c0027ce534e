"""Brass: Lancashire at a real table: a game to its end by typed lines, turns by clicks, what can stand in a town."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from scripts.staging import Chair
from tests.browser.people import BOT, CHOSEN, ME, Now, Table, Visitor

pytestmark = pytest.mark.browser

# Red has a mill in Manchester and canals to Oldham and to Blue's port in Warrington & Runcorn; two works hold iron.
POSITION = """
    seats 3; round 4; order red blue yellow; money 20 30 30; coal 5; iron 4; used -2 -1
    at manchester/1 red cotton_mill/1; at bury/1 red coal_mine/1 flipped; at warrington_runcorn/2 blue port/1
    at preston/3 blue iron_works/1 2; at bolton/3 yellow iron_works/1 3
    link red manchester-warrington_runcorn manchester-oldham; stack red cotton_mill 9 coal_mine 4
    hand red oldham coal_mine port macclesfield colne wigan liverpool barrow
"""


def opened(person: Visitor, **options: str) -> Table:
    person.called("Ala")
    made = person.new_table(ME, BOT, BOT, game="lancashire", options=options)
    return person.open(made["id"])


def placed(person: Visitor, position: str = POSITION) -> tuple[Table, Now]:
    """A table that begins at a position: this person is red, to act."""
    start = "; ".join(line.strip() for line in position.strip().splitlines())
    bots = (Chair(bot="ciskacz"), Chair(bot="ciskacz"))
    made = person.staged(lambda match: True, *bots, game="lancashire", start=start)
    table = person.open(made.id)
    return table, table.now()


def point_at_line(table: Table, line: str) -> None:
    """On the disc in its middle: the box round a curve has its middle elsewhere."""
    table.page.locator(f'.line[data-space="{line}"] .ring').click(force=True)


def space(table: Table, id: str) -> Locator:
    return table.page.locator(f'.space[data-space="{id}"]')


def ready(table: Table) -> Locator:
    """The confirm button of a choice that is complete."""
    return table.page.locator(".go button.main")


def confirmed(table: Table, before: Now) -> Now:
    expect(ready(table)).to_be_enabled()
    table.confirm()
    return table.now(before.length)


def goods(now: Now) -> dict[str, int]:
    return {tile["space"]: tile["goods"] for tile in now.view["tiles"]}


def test_a_whole_introductory_game_by_keyboard(ala: Visitor) -> None:
    """Every decision as a typed line, to the sheet at the end."""
    table = opened(ala, introductory_game="yes")
    chance = random.Random(7)
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
    expect(ala.page.get_by_role("table").last).to_contain_text("Total")
    assert {"action", "card"} <= phases, phases


def test_a_card_first_or_a_town_first(ala: Visitor) -> None:
    """The same mine, pointed at in either order, is the same line; its iron is chosen on the map, and it is built."""
    table, now = placed(ala)
    said = []
    for order in (("card:coal_mine", "oldham/1"), ("oldham/1", "card:coal_mine")):
        table.press("Escape")
        expect(table.chips).to_have_count(0)
        for word in order:
            space(table, word).click() if "/" in word else table.point(word)
        expect(ready(table)).to_have_count(0)  # two works hold iron
        space(table, "preston/3").click()
        said.append(ready(table).inner_text())
    assert said[0] == said[1]
    assert "£8" in said[0]  # coal mine III
    after = confirmed(table, now)
    assert goods(after)["oldham/1"] == 1  # three of its four cubes go to the demand track (LAN-5.22)
    assert goods(after)["preston/3"] == 1


def test_a_town_tells_what_can_stand_there_and_every_reason_why_not(ala: Visitor) -> None:
    """Five industries, six checks; each broken rule in a sentence with its number, even where no space shows it."""
    table, _ = placed(ala)
    space(table, "oldham/2").hover()
    rows = ala.page.locator("table.town tbody tr")
    expect(rows).to_have_count(5)
    reasons = ala.page.locator(".whys")
    rows.filter(has_text="Shipyard").hover()
    expect(reasons).to_contain_text("LAN-5.8")  # no space of Oldham shows a shipyard
    expect(reasons).to_contain_text("LAN-5.13")  # and level 0 is never built
    rows.filter(has_text="Iron works").hover()
    expect(reasons).to_contain_text("LAN-5.8")
    expect(rows.filter(has_text="Coal mine")).to_have_class(re.compile(r"\bcan\b"))
    expect(rows.filter(has_text="Coal mine").locator(".no")).to_have_count(0)

    ala.page.locator('[data-town="barrow"]').click()
    expect(rows.first).to_be_visible()
    rows.filter(has_text="Iron works").hover()
    expect(reasons).to_contain_text("LAN-6.6")  # no coal gets to Barrow by canal (LAN-5.16)
    expect(table.why).to_have_count(0)
    ala.page.locator("table.town").get_by_role("button", name="Close").click()
    expect(reasons).to_have_count(0)


def test_a_row_of_the_town_is_the_building_itself(ala: Visitor) -> None:
    table, now = placed(ala)
    space(table, "oldham/1").hover()
    ala.page.locator('tbody th [data-words="build coal_mine oldham/1"]').click()
    space(table, "bolton/3").click()
    table.point("card:oldham")
    after = confirmed(table, now)
    assert any(tile["space"] == "oldham/1" and tile["tile"] == "coal_mine/3" for tile in after.view["tiles"])


def test_a_link_then_a_card_by_clicks(ala: Visitor) -> None:
    table, now = placed(ala)
    point_at_line(table, "oldham-rochdale")
    after = confirmed(table, now)
    assert {"line": "oldham-rochdale", "owner": 0} in after.view["links"]
    assert after.view["phase"] == "card"
    table.point("card macclesfield")
    done = confirmed(table, after)
    assert done.view["actions"]["left"] == 1
    assert "macclesfield" not in done.view["players"][0]["hand"]


def test_a_source_of_iron_is_chosen_on_the_board(ala: Visitor) -> None:
    """Two works hold iron: which one gives its cube is pointed at on the map."""
    table, now = placed(ala)
    table.press("d")
    table.point("shipyard")
    expect(ready(table)).to_have_count(0)
    table.point("iron:bolton/3")
    after = confirmed(table, now)
    assert goods(after)["bolton/3"] == goods(now)["bolton/3"] - 1
    assert after.view["players"][0]["stacks"]["shipyard"]["left"] == 5


def test_cotton_goes_through_a_port_or_far_away(ala: Visitor) -> None:
    """The mill may be sold through Blue's port or far away, which turns up a tile once the card is played."""
    table, now = placed(ala)
    table.press("s")
    expect(space(table, "warrington_runcorn/2")).to_have_class(re.compile(r"\bis-legal\b"))
    table.point("distant")
    after = confirmed(table, now)
    assert after.view["phase"] == "card"
    table.point("card barrow")
    done = confirmed(table, after)
    assert len(done.view["distant"]["used"]) == 3
