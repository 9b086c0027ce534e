"""Why-not at a real table: the reason a person would name, the others on demand, and a note that is in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gwarek.core.match import Match
from scripts.staging import turn_of
from tests.browser.people import Json, Table, Visitor

pytestmark = pytest.mark.browser

# The things one may press that the note lies over.
COVERED = """
() => {
  const note = document.querySelector(".why").getBoundingClientRect();
  const across = (r) => r.width > 0 && r.left < note.right && note.left < r.right;
  const over = (r) => across(r) && r.top < note.bottom && note.top < r.bottom;
  const press = [...document.querySelectorAll(".is-legal:not(.quiet), .is-chosen, .ask button:not(:disabled)")];
  return press.filter((e) => e.checkVisibility() && over((e.querySelector(".ring") ?? e).getBoundingClientRect()))
    .map((e) => e.dataset.words ?? e.innerText);
}
"""
POOR = "round 2; money 17 17; hand red pottery coal_mine birmingham"


def at(person: Visitor, start: str) -> Table:
    table = person.open(person.staged(turn_of(0), game="birmingham", start=start).id)
    table.now()
    return table


def test_a_tile_says_what_it_lacks_and_then_its_other_uses(ala: Visitor) -> None:
    """Pottery I: money for building it; behind *and 1 more*, that it cannot be developed."""
    table = at(ala, POOR)
    table.piece("pottery").click()
    expect(table.why).to_contain_text("This costs £19, you have £17.")
    expect(table.why).not_to_contain_text("The lightbulb forbids it")
    table.why.get_by_role("button", name="and 1 more").click()
    expect(table.why.get_by_role("heading")).to_have_text(["Build", "Develop"])
    expect(table.why).to_contain_text("The lightbulb forbids it: pottery I must be built.")


def test_the_note_goes_with_the_pointer_and_stays_under_it(ala: Visitor) -> None:
    table = at(ala, POOR)
    table.piece("pottery").hover()
    expect(table.why).to_be_visible()
    table.why.hover()
    table.why.get_by_role("button", name="and 1 more").click()
    expect(table.why.get_by_role("heading").first).to_be_visible()
    ala.page.mouse.move(5, 5)
    expect(table.why).to_be_hidden()


def test_a_note_asked_for_by_keyboard_stays(ala: Visitor) -> None:
    table = at(ala, POOR)
    table.piece("pottery").focus()
    table.press("?")
    expect(table.why).to_be_visible()
    ala.page.mouse.move(5, 5)
    table.press("Escape")
    expect(table.why).to_be_hidden()


def test_the_note_covers_nothing_one_may_press(ala: Visitor) -> None:
    table = at(ala, POOR)
    for words in ("pottery", "stone/1", "belper/1", "uttoxeter/1", "farm_north/1", "coal:market"):
        table.piece(words).click()
        expect(table.why).to_be_visible()
        assert ala.page.evaluate(COVERED) == [], words
        table.press("Escape")
        expect(table.why).to_be_hidden()


def test_a_train_under_way_is_called_by_where_it_stands(ala: Visitor) -> None:
    """Switch & Signal: a train between two places, not a train at `CE43.1`."""

    def is_under_way(match: Match) -> bool:
        view: Json = match.view(0)
        asked = match.to_act() == [0] and view["phase"] == "reveal"
        return asked and any("." in train["space"] for train in view["trains"])

    table = ala.open(ala.staged(is_under_way, game="switchsignal", player="ciskacz").id)
    now = table.now()
    space = next(train["space"] for train in now.view["trains"] if "." in train["space"])
    table.piece(space).click()
    expect(table.why).to_contain_text("–")
    expect(table.why).not_to_contain_text(space)
    expect(table.why).to_contain_text("SWI-NOW")
