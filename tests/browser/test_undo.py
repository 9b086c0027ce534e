"""Undo names what it takes back; beyond a barrier it lists what goes, and asks; a redo puts it back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from scripts.staging import Chair, turn_of
from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import Table, Visitor

pytestmark = pytest.mark.browser


def last_line(table: Table) -> Locator:
    return table.log.locator(".row:not(.talk)").last


def the_list(table: Table) -> Locator:
    return table.page.locator("[role=dialog][aria-labelledby=take-back]")


def heard(table: Table) -> tuple[int, object]:
    """How long the record is, and the view; both as the page was told."""
    length, view = table.page.evaluate("[window.gwarekHeard.length, window.gwarekHeard.view]")
    return length, view


def test_the_button_names_what_goes_and_the_log_says_what_went(ala: Visitor) -> None:
    table = ala.open(ala.staged(turn_of(0, "turn", part=2), seed="2").id)
    now = table.now()
    sent = table.take(next(words for words in now.legal if words.startswith("send mine_")))
    did = last_line(table).inner_text().split(".")[0]
    expect(table.undo).to_have_text(f"Take back: {did}")
    table.undo.click()
    back = table.now(sent.length)
    assert back.view["phase"] == "turn"
    expect(last_line(table)).to_have_text(f"Ala took back: {did}")
    table.page.get_by_role("button", name="Put back what was taken back").click()
    again = table.now(back.length)
    assert again.view == sent.view
    expect(last_line(table)).to_have_text(f"Ala put back: {did}")
    table.undo.click()
    table.now(again.length)
    table.take("send muster_hall")
    expect(table.page.locator(".go .redo")).to_have_count(0)


def test_beyond_the_barrier_a_list_comes_first(ala: Visitor) -> None:
    """Undo would erase more than one's own last step: nothing goes before the list is answered."""
    table = ala.open(ala.staged(turn_of(0, "turn", after=30), seed="1").id)
    now = table.now()
    table.point("send order_pick5")
    table.confirm()
    looked = table.now(now.length)
    expect(table.undo).to_have_text("Undo…")
    table.undo.click(modifiers=["Shift"])  # the turn has only begun: there is nothing to start again
    expect(the_list(table)).to_be_hidden()
    table.undo.click()
    rows = the_list(table).get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("drawn again")
    expect(rows.last).to_contain_text("yours")
    expect(rows.last.locator("s")).to_contain_text("You")
    expect(the_list(table).get_by_role("button", name="Keep everything")).to_be_focused()
    for theme in ("light", "dark"):
        table.page.emulate_media(color_scheme=theme)
        assert axe_faults(table.page) == []
    table.press("Tab", "Tab", "Tab")
    expect(the_list(table).get_by_role("button", name="Keep everything")).to_be_focused()
    table.press("Escape")
    expect(the_list(table)).to_be_hidden()
    assert heard(table)[0] == looked.length

    table.press("Shift+U")
    the_list(table).get_by_role("button", name="Take back", exact=True).click()
    back = table.now(looked.length)
    assert back.view == now.view
    expect(last_line(table)).to_contain_text("Ala took back 2 entries")
    table.press("Shift+R")
    again = table.now(back.length)
    assert again.view == looked.view

    table.press("Shift+U")
    the_list(table).get_by_role("button", name="Take back", exact=True).click()
    back = table.now(again.length)
    table.point("send order_pick5")
    table.confirm()
    table.now(back.length)
    expect(table.log.locator(".row:not(.undone)").last).to_contain_text("drawn again")


def test_without_practice_what_was_drawn_stays_and_a_sentence_says_so(ala: Visitor) -> None:
    table = ala.open(ala.staged(turn_of(0, "turn", after=30), seed="1", free_undo=False).id)
    now = table.now()
    table.undo.click()
    expect(table.prompt).to_contain_text("This is not a practice table")
    expect(the_list(table)).to_be_hidden()
    assert heard(table)[0] == now.length


def test_the_others_are_asked_with_the_same_list(ala: Visitor, visit: Visit) -> None:
    ola = visit()
    chair = Chair("Ola", ola.called("Ola"))
    staged = ala.staged(turn_of(0, "turn", after=30), chair, free_undo=False)
    table, hers = ala.open(staged.id), ola.open(staged.id)
    now = table.now()
    table.point("send order_pick5")
    table.confirm()
    table.now(now.length)
    table.undo.click()
    the_list(table).get_by_role("button", name="Ask: Ola").click()
    expect(table.prompt).to_contain_text("Asked whether you may take it back: Ola")
    expect(the_list(hers)).to_contain_text("Ala asks to take back 2 entries")
    expect(the_list(hers).get_by_role("listitem")).to_have_count(2)
    assert "O-" not in the_list(hers).inner_text()
    hers.press("Escape")  # the filled answer: keep everything
    expect(table.prompt).to_contain_text("There was no consent")
    expect(the_list(hers)).to_be_hidden()
    table.undo.click()
    the_list(table).get_by_role("button", name="Ask: Ola").click()
    the_list(hers).get_by_role("button", name="Allow").click()
    assert table.now(now.length + 2).view["phase"] == "turn"
    expect(last_line(hers)).to_contain_text("Ala took back 2 entries")
