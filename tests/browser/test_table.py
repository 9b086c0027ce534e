"""What the table offers beside the moves: why not, undo, replay, what if, log, chat."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from scripts.staging import Chair, turn_of
from tests.browser.conftest import Visit
from tests.browser.people import Table, Visitor, free_space

pytestmark = pytest.mark.browser


@pytest.fixture
def middle(ala: Visitor) -> Table:
    """A turn in the middle of a game against a bot."""
    table = ala.open(ala.staged(turn_of(0, "turn", part=2)).id)
    table.now()
    return table


def test_why_not(middle: Table) -> None:
    """Clicking what is forbidden says the rule in words, with its number, and the link opens that rule."""
    now = middle.now()
    locked = next(f"send {space['id']}" for space in now.view["spaces"] if space["locked"])
    middle.piece(locked).click()
    expect(middle.why).to_be_visible()
    text = middle.why.inner_text()
    number = re.search(r"COA-\d+\.\d+", text)
    assert number, text
    sentence = middle.why.locator("p").first.inner_text()
    assert len(sentence.split()) > 4
    with middle.page.expect_popup() as opened:
        middle.why.get_by_role("link", name="read the rule").click()
    rules = opened.value
    assert rules.url.endswith(f"/rules/coalbaron/{number[0]}")
    expect(rules.locator(f"[id='{number[0]}']")).to_be_in_viewport()
    rules.close()
    middle.press("Escape")
    expect(middle.why).to_be_hidden()


def test_hover_shows_what_it_would_do_and_moves_nothing(middle: Table) -> None:
    """Every legal piece under the pointer fills the ledger, and the desk stays where it is."""
    confirm = middle.page.locator(".go")
    before = confirm.bounding_box()
    for words in middle.now().legal:
        middle.piece(words).hover()
        expect(middle.page.locator(".pre:not(.still)")).to_be_visible()
        assert confirm.bounding_box() == before, words


def test_undo_a_chip_a_step_and_the_turn(ala: Visitor) -> None:
    staged = ala.staged(turn_of(0, "turn", part=2), seed="2")
    table = ala.open(staged.id)
    now = table.now()
    begin = now.view["players"][0]
    mine = next(words for words in now.legal if words.startswith("send mine_"))
    table.point(mine)
    expect(table.chips).to_have_count(1)
    table.undo.click()
    expect(table.chips).to_have_count(0)
    table.point(mine)
    table.chips.get_by_role("button").click()  # its cross
    expect(table.chips).to_have_count(0)

    now = table.take(mine)
    steps = now.view["mining"]["left"]
    rides = [words for words in now.legal if words.startswith("cage")]
    now = table.take(rides[0])
    now = table.take(next(words for words in now.legal if words.startswith(("cage", "load"))))
    assert now.view["mining"]["left"] == steps - 2
    table.undo.click()
    now = table.now(now.length)
    assert now.view["mining"]["left"] == steps - 1
    table.press("Backspace")
    now = table.now(now.length)
    assert now.view["mining"]["left"] == steps
    now = table.take(rides[0])
    table.undo.click(modifiers=["Shift"])
    now = table.now(now.length)
    assert now.view["phase"] == "turn"
    assert now.view["players"][0] == begin
    expect(table.log.locator(".undone").first).to_be_visible()


def test_replay_by_slider_buttons_keys_and_log(middle: Table) -> None:
    page = middle.page
    length = middle.now().length
    looking = re.compile(r"Looking at entry (\d+)\.")
    legal = page.locator(".is-legal")
    middle.press("[")
    expect(middle.prompt).to_contain_text(f"Looking at entry {length - 1}.")
    expect(legal).to_have_count(0)
    middle.press("[")
    expect(middle.prompt).to_contain_text(f"Looking at entry {length - 2}.")
    middle.press("]")
    expect(middle.prompt).to_contain_text(f"Looking at entry {length - 1}.")
    middle.press("Home")
    expect(middle.prompt).to_contain_text("Looking at entry 0.")
    expect(middle.page.locator(".app.replaying")).to_be_visible()
    middle.press("End")
    expect(middle.prompt).not_to_contain_text(looking)
    expect(legal.first).to_be_visible()
    page.get_by_role("slider", name="Entry").fill("20")
    expect(middle.prompt).to_contain_text("Looking at entry 20.")
    page.get_by_role("button", name="One entry on").click()
    expect(middle.prompt).to_contain_text("Looking at entry 21.")
    middle.prompt.get_by_role("button", name="Back to now").click()
    expect(middle.prompt).not_to_contain_text(looking)
    middle.log.locator("button.row").nth(5).click()
    expect(middle.prompt).to_contain_text(looking)
    expect(middle.log.locator("[aria-current]")).to_be_visible()
    middle.press("Escape")
    expect(middle.prompt).not_to_contain_text(looking)
    assert middle.take(free_space(middle.now())).length > length


def test_what_if_is_a_table_of_ones_own(middle: Table) -> None:
    page = middle.page
    address = page.url
    length = middle.length()
    page.get_by_role("button", name="What if…").click()
    page.wait_for_url(lambda url: url != address)
    expect(page.locator(".app.sandbox")).to_be_visible()
    table = Table(page)
    seats = set()
    now = table.now()
    for _ in range(4):
        seats.add(now.seat)
        now = table.take(free_space(now))
    assert seats == {0, 1}
    page.goto(address)
    Table(page).now()
    assert Table(page).length() == length


def test_log_in_sentences_and_only_mine(middle: Table) -> None:
    page = middle.page
    rows = middle.log.locator("button.row")
    every = rows.count()
    expect(middle.log).to_contain_text(re.compile(r"You send \d+ miners? to "))
    page.get_by_role("button", name="only mine").click()
    expect(rows).not_to_have_count(every)
    assert 0 < rows.count() < every
    page.get_by_role("button", name="all", exact=True).click()
    expect(rows).to_have_count(every)


def test_chat(ala: Visitor, visit: Visit) -> None:
    ola = visit()
    staged = ala.staged(turn_of(0, "turn", after=30), Chair("Ola", ola.called("Ola")))
    mine, hers = ala.open(staged.id), ola.open(staged.id)
    hers.is_laid()
    ala.page.get_by_role("button", name="Chat", exact=True).click()
    ala.page.get_by_label("Say something").fill("Szczęść Boże! <b>1/2</b>")
    ala.page.keyboard.press("Enter")
    ola.page.get_by_role("button", name="chat", exact=True).last.click()
    for page in (ala.page, ola.page):
        expect(page.locator(".chat")).to_contain_text("Szczęść Boże! <b>1/2</b>")
    assert mine.length() == hers.length()


def test_everything_public_about_a_seat(middle: Table) -> None:
    """A seat opens as a sheet over the desk; Escape closes it."""
    middle.page.get_by_role("button", name=re.compile("^Ciskacz")).first.click()
    sheet = middle.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Ciskacz")
    middle.press("Escape")
    expect(sheet).to_be_hidden()


def test_confirm_only_what_cannot_be_undone(ala: Visitor) -> None:
    staged = ala.staged(turn_of(0, "turn", part=2), seed="2")
    table = ala.open(staged.id)
    now = table.now()
    ala.page.get_by_role("button", name="Menu").click()
    ala.page.get_by_text("what cannot be undone").click()
    table.press("Escape")
    table.point(next(words for words in now.legal if words.startswith("send mine_")))
    assert table.now(now.length).view["phase"] == "mine"
