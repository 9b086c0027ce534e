"""Enter confirms what the confirm button shows it for, wherever the focus is; what is typed in keeps its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from gwarek.core.match import Match
from scripts.staging import turn_of
from tests.browser.people import CHOSEN, Table, Visitor
from tests.browser.test_keyboard import tab_to

pytestmark = pytest.mark.browser


def confirm(table: Table) -> Locator:
    """The confirm button that says Enter."""
    return table.page.locator(".go .confirm:has(kbd:text-is('Enter'))")


def at_birmingham(person: Visitor) -> Table:
    return person.open(person.staged(turn_of(0, "action"), game="birmingham").id)


def at_switch_and_signal(person: Visitor, verb: str) -> Table:
    """A turn in which such an action can be begun."""

    def until(match: Match) -> bool:
        if match.to_act() != [0] or match.view(0)["phase"] != "action":
            return False
        return any(action.words()[0] == verb for action in match.game.legal(match.state, 0))

    made = person.staged(until, game="switchsignal", player="ciskacz", options={"start_player": "0"})
    return person.open(made.id)


def taken(table: Table, line: str, length: int) -> None:
    """The next entry is this line."""
    table.heard(length + 1)
    id = table.page.url.split("/t/")[1].split("/")[0]
    entries = table.page.context.request.get(f"/api/tables/{id}/log").json()
    assert [entry["line"] for entry in entries if entry["n"] == length + 1] == [line]


@pytest.mark.parametrize("verb", ["loan", "pass", "scout"])
def test_enter_confirms_an_action_whose_button_was_clicked(ala: Visitor, verb: str) -> None:
    table = at_birmingham(ala)
    before = table.now()
    assert verb in before.lines
    button = ala.page.locator(f'.act[data-words="{verb}"]')
    button.click()
    expect(button).to_be_focused()
    expect(confirm(table)).to_be_visible()
    table.press("Enter")
    taken(table, verb, before.length)


def test_enter_confirms_what_a_letter_chose_while_a_dim_card_has_the_focus(ala: Visitor) -> None:
    """Today's focus is yesterday's press: it neither takes the choice back nor asks why not."""
    table = at_birmingham(ala)
    before = table.now()
    table.press("h")
    table.press("l")
    expect(confirm(table)).to_be_visible()
    table.press("Enter")
    taken(table, "loan", before.length)
    expect(table.why).to_be_hidden()


def test_enter_confirms_after_a_press_on_something_else(ala: Visitor) -> None:
    table = at_birmingham(ala)
    before = table.now()
    table.press("l")
    mine = ala.page.locator(".filters button").nth(1)
    mine.click()
    expect(mine).to_be_focused()
    expect(confirm(table)).to_be_visible()
    table.press("Enter")
    taken(table, "loan", before.length)


def test_a_button_walked_to_by_keyboard_keeps_its_enter(ala: Visitor) -> None:
    table = at_birmingham(ala)
    before = table.now()
    table.press("l")
    expect(confirm(table)).to_be_visible()
    tab_to(ala.page, ".chip button")
    expect(confirm(table)).to_have_count(0)
    table.press("Enter")
    expect(table.chips).to_have_count(0)
    assert table.length() == before.length


def test_a_field_keeps_its_enter(ala: Visitor) -> None:
    table = at_birmingham(ala)
    before = table.now()
    ala.page.locator(".filters button").nth(2).click()
    table.press("l")
    expect(confirm(table)).to_be_visible()
    field = ala.page.locator(".log input, .log textarea").first
    field.fill("Loan or no loan?")
    field.press("Enter")
    expect(ala.page.locator(".chat")).to_contain_text("Loan or no loan?")
    assert table.length() == before.length


@pytest.mark.parametrize("verb", ["move", "signal", "switch"])
def test_enter_confirms_after_a_click_on_the_rails(ala: Visitor, verb: str) -> None:
    """A train, a signal, a switch of Switch & Signal; what leads there may be steps that are taken at once."""
    table = at_switch_and_signal(ala, verb)
    now = table.now()
    line = next(line for line in now.lines if line.split(" ")[0] == verb)
    start = now.length
    ready = confirm(table)
    for _ in range(8):
        if ready.is_visible():
            break
        words = set(line.split(" ")) if now.length == start else set(now.lines[0].split(" "))
        table.point(next(legal for legal in now.legal if set(legal.split(" ")) <= words))
        table.page.wait_for_function(CHOSEN, arg=now.length)
        now = table.now(now.length if table.length() > now.length else -1)
    expect(ready).to_be_visible()
    only = ready.get_attribute("data-words") or ""
    table.press("Enter")
    taken(table, only, now.length)


def test_enter_confirms_what_was_picked_by_keyboard(ala: Visitor) -> None:
    """Coal Baron: arrows to a space, Enter chooses, Enter again confirms, though the space was rung anew."""
    staged = ala.staged(turn_of(0, "turn", after=6))
    table = ala.open(staged.id)
    before = table.now()
    table.press("ArrowRight")
    words = ala.page.evaluate("document.activeElement.dataset.words")
    assert words in before.lines
    table.press("Enter")
    expect(confirm(table)).to_be_visible()
    table.press("Enter")
    taken(table, words, before.length)
