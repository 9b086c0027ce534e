"""One screen, several people: a curtain between those who hide things from each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import BOT, DESKTOP, HERE, ME, PHONE, Json, Table, Visitor

pytestmark = pytest.mark.browser

# Cards in hand, what can be chosen, previews: whatever only the person to act may see.
HIDDEN = '.own, .ask, .is-legal, .is-chosen, [data-words^="card"]'


def curtain(table: Table) -> Locator:
    return table.page.locator(".curtain")


def two_at_birmingham(visitor: Visitor) -> tuple[Table, str, str]:
    """Ala and Ola round one screen, a bot beside them; the curtain is down. The one to act, and the other."""
    visitor.called("Ala")
    made: Json = visitor.new_table(ME, HERE, BOT, game="birmingham", free_undo=False)
    table = visitor.open(made["id"])
    table.page.wait_for_function("() => window.gwarekHeard?.to_act.some((s) => s < 2)")
    expect(curtain(table)).to_be_visible()
    first = "Ala" if "Ala" in curtain(table).locator("h2").inner_text() else "Ola"
    return table, first, "Ola" if first == "Ala" else "Ala"


def expect_to_pass_to(table: Table, name: str) -> None:
    expect(curtain(table).get_by_role("heading")).to_contain_text(name)
    expect(table.page.locator(HIDDEN)).to_have_count(0)


def pass_the_turn(table: Table) -> None:
    """The one action of the first round."""
    now = table.now()
    loan = next(line for line in now.lines if line.startswith("loan"))
    table.type_line(loan)
    table.press("Enter")
    now = table.now(now.length)
    table.type_line(now.lines[0])
    table.press("Enter")
    table.heard(now.length + 1)


def test_it_falls_between_people_and_hides_what_is_theirs(ala: Visitor) -> None:
    table, first, second = two_at_birmingham(ala)
    expect_to_pass_to(table, first)
    for theme in ("light", "dark"):
        table.page.emulate_media(color_scheme=theme)
        assert axe_faults(table.page) == []
    lift = table.page.get_by_role("button", name=f"I am {first}")
    expect(lift).to_be_focused()
    lift.click()  # a short press is no hold,
    table.press("Enter")  # and the key that confirms opens nothing
    table.press("[", "Shift+U")
    expect_to_pass_to(table, first)
    table.press(first[0].lower())
    expect(curtain(table)).to_be_hidden()
    expect(table.page.locator('.own [data-words^="card"]').first).to_be_visible()

    pass_the_turn(table)
    table.page.wait_for_function("() => window.gwarekHeard.to_act.some((s) => s < 2)")
    expect_to_pass_to(table, second)
    expect(table.board).to_be_visible()
    box = table.page.get_by_role("button", name=f"I am {second}").bounding_box()
    assert box is not None
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.page.mouse.down()
    expect(curtain(table)).to_be_hidden()
    table.page.mouse.up()
    assert table.now().lines


def test_holding_the_space_bar_opens_it(ala: Visitor) -> None:
    table, _, _ = two_at_birmingham(ala)
    table.page.keyboard.down("Space")
    expect(curtain(table)).to_be_hidden()
    table.page.keyboard.up("Space")


def test_it_falls_when_nobody_touches_the_screen_and_when_the_page_is_hidden(ala: Visitor) -> None:
    ala.page.clock.install()
    table, first, _ = two_at_birmingham(ala)
    table.press(first[0])
    expect(curtain(table)).to_be_hidden()
    table.page.clock.fast_forward(70_000)
    table.press("Escape")  # somebody is there
    table.page.clock.fast_forward(70_000)
    expect(curtain(table)).to_be_hidden()
    table.page.clock.fast_forward(121_000)
    expect_to_pass_to(table, first)
    table.press(first[0])
    expect(curtain(table)).to_be_hidden()
    table.page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect_to_pass_to(table, first)


def test_who_is_asked_to_give_a_turn_back_takes_the_screen(ala: Visitor) -> None:
    table, first, second = two_at_birmingham(ala)
    table.press(first[0])
    pass_the_turn(table)
    table.page.wait_for_function("() => window.gwarekHeard.to_act.some((s) => s < 2)")
    expect_to_pass_to(table, second)
    table.press(second[0])
    length = table.now().length
    table.undo.click()
    asking = table.page.locator("[role=dialog][aria-labelledby=take-back]")
    expect(asking).to_contain_text(f"{first} is asked")
    asking.get_by_role("button", name=f"Ask: {first}").click()
    expect(asking).to_contain_text(f"The question is for {first}")
    expect(table.page.locator(HIDDEN)).to_have_count(0)
    table.press(second[0])  # not now: the screen is somebody else's
    asking.get_by_role("button", name=f"I am {first}: allow").click()
    table.heard(length + 1)
    expect_to_pass_to(table, first)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_is_tried_while_it_is_down(visit: Visit, size: dict[str, int]) -> None:
    """A *what if* would deal out what the next person knows."""
    visitor = visit(viewport=size)
    table, first, _ = two_at_birmingham(visitor)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    what_if = table.page.get_by_role("button", name="What if…")
    if size == PHONE:
        table.page.get_by_role("button", name="Menu").click()
    expect(what_if).to_be_disabled()
    what_if.dispatch_event("click")
    expect_to_pass_to(table, first)
    assert not any("what-if" in url for url in asked)
    if size == PHONE:
        table.press("Escape")
    table.press(first[0])
    expect(curtain(table)).to_be_hidden()
    if size == PHONE:
        table.page.get_by_role("button", name="Menu").click()
    what_if.click()
    expect(table.page.locator(".app.sandbox")).to_be_visible()


def test_on_the_phone_it_covers_all_but_the_top_bar(visit: Visit) -> None:
    table, first, _ = two_at_birmingham(visit(viewport=PHONE))
    box = curtain(table).bounding_box()
    top = table.page.locator(".top").bounding_box()
    assert box is not None
    assert top is not None
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert abs(box["y"] - top["height"]) <= 1
    assert abs(box["y"] + box["height"] - PHONE["height"]) <= 1
    expect_to_pass_to(table, first)


def test_open_hands_need_none(ala: Visitor) -> None:
    ala.called("Ala")
    table = ala.open(ala.new_table(ME, HERE, game="switchsignal")["id"])
    table.is_laid()
    expect(curtain(table)).to_have_count(0)


def test_one_person_and_bots_need_none(ala: Visitor) -> None:
    ala.called("Ala")
    table = ala.open(ala.new_table(ME, BOT, BOT, game="birmingham")["id"])
    table.is_laid()
    expect(curtain(table)).to_have_count(0)
