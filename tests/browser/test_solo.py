"""Tinners' Trail alone, from the home page to an auction against Lord Wallace's dice; and the price of the top map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gwarek.server.settings import Settings
from scripts.staging import Chair, Scene, stage
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Table, Visitor

pytestmark = pytest.mark.browser


def alone(person: Visitor, start: str) -> Table:
    """A table of this person against Lord Wallace, at a position."""
    me = Chair("Ala", person.called("Ala"))
    scene = Scene([me], lambda match: 0 in match.to_act(), game="tinnerstrail", start=start)
    return person.open(stage(Settings(data=person.server.data), scene).id)


OPENING = "seats 1; turn red; active red; back A; columns 4 4; tile gwennap B1"


def test_the_game_alone_is_named_and_goes_along_to_all_options(ala: Visitor) -> None:
    ala.page.goto("/")
    ala.page.get_by_role("button", name=re.compile("Tinners’ Trail|Tinners' Trail")).first.click()
    named = ala.page.get_by_role("button", name="Alone against Lord Wallace")
    expect(named).to_be_visible()
    expect(ala.page.get_by_role("radio", name=re.compile("Lord Wallace"))).to_have_count(0)
    named.click()
    expect(named).to_have_attribute("aria-pressed", "true")
    ala.page.get_by_role("link", name=re.compile("All options|option", re.IGNORECASE)).first.click()
    expect(ala.page).to_have_url(re.compile(r"/new\?game=tinnerstrail&seats=1"))
    expect(ala.page.get_by_text("Lord Wallace: deep pockets")).to_be_visible()
    ala.page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(ala.page.get_by_text("Lord Wallace: deep pockets")).to_have_count(0)


def test_what_he_thinks_the_area_is_worth_and_the_odds(ala: Visitor) -> None:
    table = alone(ala, f"{OPENING}; phase opening; auction gwennap; map B-tin1 deck")
    auction = table.now().view["auction"]
    his = auction["wallace"]
    odds = ala.page.get_by_role("group", name="Lord Wallace’s bid")
    expect(odds).to_contain_text(f"worth {his['value']} to Lord Wallace")
    bid = auction["minimum"]
    wins = sum(b["ways"] for b in his["bids"] if b["price"] <= bid)
    expect(odds).to_contain_text(f"{round(100 * wins / his['of'])}%")
    expect(ala.page.locator(".pre")).to_contain_text("You win")


def test_the_flag_names_no_minimum_before_a_map_lies_there(ala: Visitor) -> None:
    table = alone(ala, f"{OPENING}; hand red B-tin1; phase map; auction gwennap")
    assert table.now().view["auction"]["minimum"] is None
    flag = ala.page.locator(".tinnerstrail text", has_text="£0")
    expect(flag).to_have_count(0)


def test_a_phone_tells_what_lord_wallace_just_did(visit: Visit) -> None:
    phone = visit(viewport=PHONE)
    table = alone(
        phone,
        "seats 1; round 4; turn red; active red; back A; columns 7 7; prices 5 8; mine truro blue 3 3 2",
    )
    now = table.now()
    phone.page.locator(".act", has_text="Pasties").click()
    table.confirm()
    table.now(now.length)
    expect(phone.page.locator(".deeds")).to_contain_text("Lord Wallace")


def test_the_top_map_warns_before_it_is_too_dear(ala: Visitor) -> None:
    table = alone(ala, f"{OPENING}; money 2 0; hand red B-tin1; phase map; auction gwennap")
    table.now()
    expect(ala.page.locator(".ask")).to_contain_text("ask for more than your £2")
    table.type_line("map deck")
    expect(ala.page.locator(".go .risky")).to_contain_text("Lord Wallace alone may take the area")


def test_an_extraction_tells_cost_now_from_income_later(ala: Visitor) -> None:
    table = alone(ala, "seats 1; turn red; active red; back A; prices 5 8; mine gwennap red 3 3 2")
    table.now()
    table.type_line("extract gwennap copper:1 tin:1")
    ledger = ala.page.locator(".pre")
    expect(ledger).to_contain_text("Cost now")
    expect(ledger).to_contain_text("Income later")
    expect(ledger).to_contain_text("£13 at the sale")


def test_his_map_is_called_his(ala: Visitor) -> None:
    text = "seats 1; turn red; active blue; back A; tile gwennap B1; phase bidding; auction gwennap"
    table = alone(
        ala, f"{text}; map B-tin1 wallace; minimum 1; bid 4; leader blue; bidders red blue; bids 0 4"
    )
    table.now()
    expect(ala.page.locator(".lots")).to_contain_text("Lord Wallace’s map")
