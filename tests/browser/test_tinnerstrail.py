"""Tinners' Trail at a real table: a game to its end, auctions by clicking and by a limit, why-not, Lord Wallace."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import WebSocket, expect

from gwarek.core.match import Match
from scripts.staging import Chair
from tests.browser.people import BOT, CHOSEN, ME, Json, Table, Visitor

pytestmark = pytest.mark.browser


def opened(person: Visitor, *others: Json, **changes: object) -> Table:
    person.called("Ala")
    made = person.new_table(ME, *others, game="tinnerstrail", **changes)
    return person.open(made["id"])


def staged(person: Visitor, phase: str, *, bots: int = 2, wanted: str = "", seed: str = "1") -> Table:
    """A table where this person is asked in a phase, with a legal line that begins as wanted."""

    def until(match: Match) -> bool:
        if 0 not in match.to_act():
            return False
        view: Json = match.view(0)
        return view["phase"] == phase and any(a.text().startswith(wanted) for a in match.legal(0))

    chairs = [Chair(bot="ciskacz") for _ in range(bots)]
    table = person.staged(until, *chairs, game="tinnerstrail", player="ciskacz", seed=seed)
    return person.open(table.id)


def test_a_whole_game_by_keyboard(ala: Visitor) -> None:
    """Every decision as a typed line, to the sheet at the end."""
    table = opened(ala, BOT)
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
    assert {"keep", "turn"} <= phases, phases


def test_an_area_first_or_an_action_first(ala: Visitor) -> None:
    """The same improvement, pointed at in either order, leads to the same line."""
    table = staged(ala, "turn", wanted="miner truro")
    table.now()
    confirm = ala.page.locator(".go button:not(.back):not(:disabled)")
    table.press("m")
    table.point("truro")
    expect(confirm).to_have_text(re.compile("Miner .* Truro"))
    table.press("Escape")
    expect(table.chips).to_have_count(0)
    table.point("truro")
    ala.page.locator(".here button", has_text="Miner").click()
    expect(confirm).to_have_text(re.compile("Miner .* Truro"))


def test_two_players_choose_where_the_map_comes_from_and_bid_by_clicking(ala: Visitor) -> None:
    """Named on the map, a map from the hand or the deck, then a bid: three clicks and their confirmations."""
    table = staged(ala, "turn", bots=1, wanted="build")
    now = table.now()
    area = next(line.split(" ")[1] for line in now.lines if line.startswith("build"))
    table.point(area)
    ala.page.locator(".here button", has_text="Auction").click()
    table.confirm()
    now = table.now(now.length)
    assert now.view["phase"] == "map"
    assert "map deck" in now.lines
    hand = [words for words in now.legal if words.startswith("map ")]
    if hand:  # a map of the region in the hand: it is pointed at, the deck is a button beside it
        table.point(hand[0])
        table.confirm()
    else:
        ala.page.locator(".go button:not(.back):not(:disabled)", has_text="deck").click()
    after = table.now(now.length)
    assert after.view["auction"] is None or after.view["auction"]["map"] is not None
    if after.view["phase"] == "opening":
        table.confirm()  # the lowest bid stands ready
        table.now(after.length)


def test_cubes_are_chosen_in_a_table_of_copper_and_tin(ala: Visitor) -> None:
    table = staged(ala, "turn", wanted="extract")
    now = table.now()
    mine = next(line.split(" ")[1] for line in now.lines if line.startswith("extract"))
    table.press("e")
    table.piece(f"extract {mine}").click()
    cells = ala.page.locator(f'table .is-legal[data-words^="extract {mine}"]')
    expect(cells).to_have_count(sum(line.startswith(f"extract {mine} ") for line in now.lines))
    cells.last.click()
    expect(ala.page.locator(".pre")).to_contain_text("→")
    table.confirm()
    expect(table.log).to_contain_text("extract")


def test_a_private_limit_bids_and_nobody_is_told(ala: Visitor) -> None:
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    ala.page.on("websocket", listen)
    table = staged(ala, "bidding", wanted="bid")
    now = table.now()
    auction = now.view["auction"]
    lowest = auction["bid"] + 1
    limit = now.view["players"][0]["money"]
    field = ala.page.locator(".limit input")
    field.fill(str(limit))
    field.press("Enter")
    table.heard(now.length + 1)
    acts = [json.loads(frame) for frame in sent if '"act"' in frame]
    assert acts[0]["act"] == f"bid {lowest}", acts
    assert all(set(message) <= {"act", "after", "seat"} for message in acts)
    assert not any("limit" in frame for frame in sent)


def test_a_limit_can_be_cancelled_before_it_bids(ala: Visitor) -> None:
    ala.page.clock.install()
    table = staged(ala, "bidding", wanted="bid")
    now = table.now()
    ala.page.locator(".limit .set").click()
    ala.page.locator(".limit .set", has_text="Cancel").click()
    ala.page.clock.fast_forward(10_000)  # whatever still waited for its time has had it
    assert table.length() == now.length
    expect(ala.page.locator(".limit input")).to_be_visible()


def test_what_cannot_be_done_says_which_rule_forbids_it(ala: Visitor) -> None:
    table = staged(ala, "turn", wanted="port")
    now = table.now()
    table.press("r")
    ala.page.locator('[data-space="redruth"]').click()  # inland
    expect(table.why).to_contain_text("TIN-8.6")
    assert table.length() == now.length


def test_lord_wallace_gives_his_reasons(ala: Visitor) -> None:
    """In the solo game every decision of his is told in one panel and on his sheet."""
    table = opened(ala)
    now = table.now()
    while now.view["phase"] == "keep":
        now = table.take(now.legal[0])
    panel = ala.page.get_by_role("list", name=re.compile("Lord Wallace"))
    expect(panel).to_contain_text("Lord Wallace")
    expect(panel.locator("li")).not_to_have_count(0)
    ala.page.get_by_role("button", name=re.compile("^Lord Wallace: ")).click()
    expect(ala.page.get_by_role("dialog")).to_contain_text("Lord Wallace")
