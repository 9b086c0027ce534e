"""Tinners' Trail alone, from the home page to an auction against Lord Wallace's dice; and the price of the top map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gwarek.core.match import Match
from scripts.staging import Chair
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Json, Table, Visitor

pytestmark = pytest.mark.browser


def alone(person: Visitor, phase: str, *, wanted: str = "", seed: str = "1") -> Table:
    def until(match: Match) -> bool:
        if match.to_act() != [0] or match.view(0)["phase"] != phase:
            return False
        view: Json = match.view(0)
        if phase == "opening" and view["auction"]["wallace"]["why"] is not None:
            return False
        return any(a.text().startswith(wanted) for a in match.legal(0))

    return person.open(person.staged(until, game="tinnerstrail", player="ciskacz", seed=seed).id)


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
    expect(ala.page.get_by_text("Deep pockets")).to_be_visible()
    ala.page.get_by_role("radio", name="3", exact=True).or_(
        ala.page.get_by_role("button", name="3", exact=True)
    ).first.click()
    expect(ala.page.get_by_text("Deep pockets")).to_have_count(0)


def test_what_he_thinks_the_area_is_worth_and_the_odds(ala: Visitor) -> None:
    table = alone(ala, "opening")
    auction = table.now().view["auction"]
    his = auction["wallace"]
    odds = ala.page.get_by_role("group", name="Lord Wallace’s bid")
    expect(odds).to_contain_text(f"worth {his['value']} to Lord Wallace")
    bid = auction["minimum"]
    wins = sum(b["ways"] for b in his["bids"] if b["price"] <= bid)
    expect(odds).to_contain_text(f"{round(100 * wins / his['of'])}%")
    expect(ala.page.locator(".pre")).to_contain_text("You win")


def test_the_flag_names_no_minimum_before_a_map_lies_there(ala: Visitor) -> None:
    table = alone(ala, "map")
    assert table.now().view["auction"]["minimum"] is None
    flag = ala.page.locator(".tinnerstrail text", has_text="£0")
    expect(flag).to_have_count(0)


def test_a_phone_tells_what_lord_wallace_just_did(visit: Visit) -> None:
    phone = visit(viewport=PHONE)
    table = alone(phone, "turn")
    table.now()
    expect(phone.page.locator(".deeds")).to_contain_text("Lord Wallace")


def test_the_top_map_warns_before_it_is_too_dear(ala: Visitor) -> None:
    def until(match: Match) -> bool:
        if match.to_act() != [0] or match.view(0)["phase"] != "map":
            return False
        cells = [
            c.id
            for a in match.legal(0)
            if a.text() == "map deck"
            for c in match.game.preview(match.state, 0, a)
        ]
        return "too-dear" in cells

    chair = Chair(bot="ciskacz")
    made = ala.staged(until, chair, game="tinnerstrail", player="ciskacz", seed="3")
    table = ala.open(made.id)
    table.now()
    expect(ala.page.locator(".ask")).to_contain_text("ask for more than your £")
    table.type_line("map deck")
    expect(ala.page.locator(".go .risky")).to_contain_text("may take the area")
