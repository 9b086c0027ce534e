"""What a link opens, whoever watches, and the signs of chat and loading, as people meet them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import LINK, ME, Visitor

pytestmark = pytest.mark.browser


def test_a_seat_link_is_used_once_and_another_device_comes_by_a_link_of_its_own(
    ala: Visitor, visit: Visit
) -> None:
    ala.called("Ala")
    made = ala.new_table(ME, LINK, watch=True)
    id, key = made["id"], made["seats"][1]["key"]
    ola = visit()
    ola.page.goto(f"/t/{id}/{key}")
    ola.page.get_by_role("button", name="Sit down").click()
    expect(ola.page).to_have_url(re.compile(f"/t/{id}$"))
    expect(ola.page.locator("[data-region=board]")).to_be_visible()
    # the same link elsewhere: a watcher's page that says so
    eve = visit()
    eve.page.goto(f"/t/{id}/{key}")
    expect(eve.page.locator("[data-watching]")).to_contain_text("This link has been used")
    expect(eve.page.locator("[data-watching]")).to_contain_text("You are watching")
    eve.page.goto(f"/t/{id}/no-such-key")
    expect(eve.page.locator("[data-watching]")).to_contain_text("This link is wrong")
    # another device of Ola's
    ola.page.get_by_role("button", name="Menu").click()
    ola.page.get_by_role("button", name="Continue on another device").click()
    ola.page.get_by_role("button", name="Make a link").click()
    link = ola.page.get_by_role("dialog").locator("code").inner_text()
    phone = visit()
    phone.page.goto("/" + link.partition("/")[2])
    phone.page.get_by_role("button", name="Play here").click()
    expect(phone.page.locator("[data-region=board]")).to_be_visible()
    expect(phone.page.locator("[data-watching]")).to_have_count(0)


def test_a_visitor_without_a_name_is_asked_and_then_heard(ala: Visitor, visit: Visit) -> None:
    ala.called("Ala")
    id = ala.new_table(ME, {"kind": "here"}, watch=True)["id"]
    eve = visit()
    eve.page.goto(f"/t/{id}")
    eve.page.get_by_role("button", name="Chat", exact=True).click()
    box = eve.page.get_by_placeholder("Say something to the watchers; the players read it after the game")
    box.fill("What a game")
    box.press("Enter")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Go on", exact=True).click()
    expect(eve.page.locator(".said")).to_contain_text("What a game")


def test_a_visitor_without_a_name_tries_it_out_after_saying_it(ala: Visitor, visit: Visit) -> None:
    ala.called("Ala")
    id = ala.new_table(ME, {"kind": "here"}, watch=True)["id"]
    eve = visit()
    eve.page.goto(f"/t/{id}")
    eve.page.get_by_role("button", name="What if").click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Go on", exact=True).click()
    expect(eve.page).not_to_have_url(re.compile(f"/t/{id}$"))
    expect(eve.page.locator("[data-region=board]")).to_be_visible()


def test_unread_chat_has_a_sign_until_it_is_read(ala: Visitor, visit: Visit) -> None:
    ala.called("Ala")
    made = ala.new_table(ME, LINK)
    ola = visit()
    ola.called("Ola")
    ola.context.request.post(f"/api/tables/{made['id']}/sit", data={"key": made["seats"][1]["key"]})
    ala.open(made["id"])
    ola.open(made["id"])
    expect(ala.page.locator("[data-region=board]")).to_be_visible()
    ola.page.get_by_role("button", name="Chat", exact=True).click()
    ola.page.get_by_placeholder("Say something").fill("Hello")
    ola.page.get_by_placeholder("Say something").press("Enter")
    expect(ala.page.locator("[data-unread]")).to_have_text("1")
    expect(ala.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ola.page.locator("[data-unread]")).to_have_count(0)
    ala.page.get_by_role("button", name="Chat, 1 new message").click()
    expect(ala.page.locator("[data-unread]")).to_have_count(0)
    expect(ala.page).not_to_have_title(re.compile(r"^\("))


def test_a_table_that_loads_says_so(ala: Visitor) -> None:
    ala.called("Ala")
    id = ala.new_table(ME, {"kind": "here"})["id"]
    ala.page.route_web_socket(re.compile("/socket"), lambda _: None)  # a server that does not answer yet
    ala.page.goto(f"/t/{id}")
    expect(ala.page.locator("[aria-busy=true]")).to_be_visible()
    expect(ala.page.get_by_role("status")).to_have_text("The table is being laid…")
