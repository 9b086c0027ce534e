"""Several people: one screen, a link, another device, somebody who looks on, and a server that dies."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from scripts.serving import Server
from scripts.staging import Chair, turn_of
from tests.browser.conftest import Visit
from tests.browser.people import Json, Table, Visitor, free_space

pytestmark = pytest.mark.browser


def test_hotseat(ala: Visitor) -> None:
    """Two people round one screen; the line says whose decision it is."""
    page = ala.page
    ala.choose_coal_baron(2)
    page.get_by_role("radio", name="This screen").check(force=True)
    page.get_by_role("checkbox", name="Seats in random order").uncheck(force=True)
    page.get_by_role("button", name="Open the table").first.click()
    table = Table(page)
    names = {0: "Player: ", 1: "Guest: "}
    acted = []
    now = table.now()
    for _ in range(8):
        assert now.seat is not None
        expect(table.prompt).to_contain_text(names[now.seat])
        acted.append(now.seat)
        first = next(words for words in now.legal if "pick5" not in words)
        now = table.take(first)
    assert set(acted) == set(names)
    assert acted[:6] in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])


def test_friend_by_link(ala: Visitor, visit: Visit) -> None:
    """The host copies a link, the friend sits down by it, and each sees the other's moves."""
    page = ala.page
    ala.choose_coal_baron(2)
    page.get_by_label("Who sits on seat 2").select_option("link")
    page.get_by_role("button", name="Open the table").first.click()
    expect(page.get_by_role("heading", name="Waiting for one person")).to_be_visible()
    page.get_by_role("button", name=re.compile("Copy the link of seat")).click()
    link = page.evaluate("navigator.clipboard.readText()")

    ola = visit()
    ola.page.goto(link)
    ola.page.get_by_label("Your name").fill("Ola")
    with ola.page.expect_event("load"):
        ola.page.get_by_role("button", name="Sit down").click()
    tables = [Table(page), Table(ola.page)]
    for table in tables:
        table.heard(1)
        table.is_laid()
    expect(page.get_by_role("button", name=re.compile("^Ola.*: miners"))).to_be_visible()
    seats = {table.page.evaluate("window.gwarekHeard.as"): table for table in tables}
    for _ in range(6):
        turn = tables[0].page.evaluate("window.gwarekHeard.to_act[0]")
        actor, other = seats[turn], seats[1 - turn]
        now = actor.now()
        actor.point(now.legal[0])
        actor.confirm()
        for table in (actor, other):
            table.heard(now.length + 1)
    for table, told in zip(tables, ("Ola takes", "You take"), strict=True):
        expect(table.log).to_contain_text(told)


def test_what_one_looks_at_stays_hidden(ala: Visitor, visit: Visit) -> None:
    ola = visit()
    staged = ala.staged(turn_of(0, "turn", after=60), Chair("Ola", ola.called("Ola")), seed="5")
    mine, hers = ala.open(staged.id), ola.open(staged.id)
    hers.is_laid()
    now = mine.now()
    expect(hers.page.locator(".is-legal")).to_have_count(0)
    before = hers.told()
    public = hers.page.evaluate("JSON.stringify(window.gwarekHeard.view)")
    now = mine.take("send order_pick5")
    seen = now.view["pick"]["seen"]
    assert len(seen) == 5
    for id in seen:
        expect(mine.piece(f"keep {id}")).to_be_visible()
    hers.heard(now.length)
    expect(hers.log).to_contain_text("Ala looks at 5 orders")
    hidden = [id for id in seen if f'"{id}"' not in public]
    assert hidden, "the deal has nothing to hide: choose another seed"
    labels = [mine.piece(f"keep {id}").get_attribute("aria-label") or "" for id in hidden]
    kept = next(id for id in seen if id not in hidden or len(hidden) > 1)
    now = mine.take(f"keep {kept}")
    now = mine.take("return bottom")
    for _ in range(len(seen) - 2):  # the last one follows by force
        mine.point(now.legal[0])
        mine.heard(now.length + 1)
        now = mine.now(now.length) if mine.page.evaluate(ASKED) else now
    hers.heard(mine.length())
    expect(hers.log).to_contain_text("Ala puts 4 orders at the bottom")
    after = hers.told()[len(before) :]
    page = hers.page.content()
    for id, label in zip(hidden, labels, strict=True):
        if id != kept:
            assert f'"{id}"' not in after
            assert f" {id}" not in after
            assert label.split(",")[0] not in page


def test_seat_link_on_another_device_and_a_spectator(ala: Visitor, visit: Visit) -> None:
    staged = ala.staged(turn_of(0, "turn", after=30))
    here = ala.open(staged.id)
    now = here.now()
    ala.page.get_by_role("button", name="Menu").click()
    ala.page.get_by_role("button", name="Continue on another device").click()
    ala.page.get_by_role("button", name="Make a link").click()
    seat_link = "/" + ala.page.get_by_role("dialog").locator("code").inner_text().partition("/")[2]
    ala.page.keyboard.press("Escape")

    watcher = visit()
    watcher.page.goto(f"/t/{staged.id}")
    sees = Table(watcher.page)
    expect(sees.prompt).to_contain_text("Ala is choosing")
    expect(watcher.page.locator(".is-legal")).to_have_count(0)
    expect(watcher.page.locator(".go")).to_have_count(0)

    phone = visit()
    phone.page.goto(seat_link)
    phone.page.get_by_role("button", name="Play here").click()
    there = Table(phone.page)
    moved = there.take(free_space(there.now()))
    assert moved.length > now.length
    for table in (here, sees):
        table.heard(moved.length)
    assert watcher.page.evaluate("window.gwarekHeard.legal") == []
    sees.piece("send money_6").click()
    assert sees.length() == moved.length
    assert there.now().lines == here.now().lines


def test_a_stale_click_is_refused_politely(ala: Visitor, visit: Visit) -> None:
    """Two windows on one seat: the second one clicks before it heard of the first one's move."""
    staged = ala.staged(turn_of(0, "turn", after=30), Chair("Ola", visit().called("Ola")))
    late = visit()
    late.context.add_cookies(ala.context.cookies())  # type: ignore[arg-type]  # another window of the same browser
    gate = Gate(late.page)
    slow = late.open(staged.id)
    slow.now()
    quick = ala.open(staged.id)
    now = quick.now()
    first, second = [f"send {id}" for id in ("money_6", "muster_hall")]
    gate.closed = True
    quick.point(first)
    quick.confirm()
    expect(quick.prompt).to_contain_text("Ola is choosing")
    expect(slow.piece(second)).to_have_class(re.compile("is-legal"))
    gate.closed = False
    slow.point(second)
    slow.confirm()
    expect(slow.prompt).to_contain_text("The table has changed meanwhile; look again")
    slow.heard(now.length + 1)
    assert slow.page.evaluate("window.gwarekHeard.view") == quick.page.evaluate("window.gwarekHeard.view")
    expect(late.page.locator(".is-legal")).to_have_count(0)
    slow.prompt.get_by_role("button", name="Close").click()
    expect(slow.prompt).to_contain_text("Ola is choosing")


ASKED = "window.gwarekHeard.to_act.includes(window.gwarekHeard.as)"


class Gate:
    """Between a page and its server: while it is closed, the page hears nothing."""

    def __init__(self, page: Page) -> None:
        self.closed = False
        page.route_web_socket(re.compile("/socket"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if self.closed else socket.send(message))


def test_the_server_is_killed_and_comes_back(visit: Visit, own_server: Server) -> None:
    """No acknowledged move is lost, the page recovers by itself, and play goes on."""
    ala = visit(server=own_server)
    ala.allowed += ["WebSocket connection", "ERR_CONNECTION_REFUSED", "Failed to load resource"]
    staged = ala.staged(turn_of(0, "turn", after=30))
    table = ala.open(staged.id)
    now = table.take(free_space(table.now()))
    before = entries(ala, staged.id)
    own_server.kill()
    expect(table.prompt).to_contain_text("Offline")
    table.point(free_space(now))  # chosen while there is no connection
    expect(table.chips).to_have_count(1)
    own_server.start()
    expect(table.prompt).not_to_contain_text("Offline", timeout=30_000)
    expect(table.chips).to_have_count(1)
    after = entries(ala, staged.id)
    assert after[: len(before)] == before
    table.confirm()
    later = table.now(now.length)
    assert later.length > len(before)


def entries(visitor: Visitor, table_id: str) -> list[tuple[int, str]]:
    log: list[Json] = json.loads(visitor.context.request.get(f"/api/tables/{table_id}/log").text())
    return [(entry["n"], entry["line"]) for entry in log]
