"""The two Brass games: an action and its discard are confirmed together, and the prompt line follows the choice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from scripts.staging import Chair, turn_of
from tests.browser.people import Json, Table, Visitor

pytestmark = pytest.mark.browser


def log(table: Table) -> list[str]:
    id = table.page.url.split("/t/")[1].split("/")[0]
    entries: list[Json] = table.page.context.request.get(f"/api/tables/{id}/log").json()
    return [entry["line"] for entry in entries if entry["seat"] == 0]


def hand(table: Table, card: str) -> Locator:
    """A card in the hand, whatever it stands for just now."""
    return table.page.locator(
        f".own .is-piece:is([data-words='card {card}'], [data-words='card:{card}']):visible"
    )


def at(person: Visitor, game: str, *others: Chair, start: str | None = None) -> Table:
    made = person.staged(turn_of(0, "action"), *others, game=game, start=start)
    table = person.open(made.id)
    table.now()
    return table


@pytest.mark.parametrize("first", ["action", "card"])
@pytest.mark.parametrize("verb", ["loan", "link", "develop"])
def test_birmingham_an_action_and_its_discard_are_one_confirmation(
    ala: Visitor, verb: str, first: str
) -> None:
    """The action first or the card first; the button says both."""
    table = at(
        ala, "birmingham", start="round 3; money 30 30; hand red dudley coventry; at dudley/1 red coal_mine/1"
    )
    before = table.now()
    steps: list[Callable[[], None]] = [lambda: table.press({"loan": "l", "link": "n", "develop": "d"}[verb])]
    if verb == "link":
        steps = [lambda: table.type_line("link kidderminster-dudley")]
    if verb == "develop":
        steps.append(lambda: table.point("cotton_mill"))
        steps.append(lambda: table.page.locator(".lines button").click())  # it alone, and not a second tile
    card = hand(table, "coventry")
    steps.insert(len(steps) if first == "action" else 0, card.click)
    for step in steps:
        step()
    button = table.page.locator(".go .confirm")
    expect(button).to_contain_text("Discard Coventry")
    expect(table.prompt).to_contain_text(
        {"loan": "Take a loan of £30?", "link": "Lay the canal", "develop": "Develop cotton mill?"}[verb]
    )
    table.press("Enter")
    table.heard(before.length + 2)
    done = log(table)
    assert done[-2].split(" ")[0] == verb, done
    assert done[-1] == "card coventry", done


# Two mills and beer for both: after the first sale there could be a second.
MILLS = (
    "round 3; money 30 30; hand red dudley coventry; at worcester/1 red cotton_mill/1;"
    "at kidderminster/1 red cotton_mill/1; merchant gloucester/1 any;"
    "at farm_south/1 red brewery/1; link red worcester-gloucester kidderminster-worcester"
)


@pytest.mark.parametrize("first", ["action", "card"])
def test_birmingham_sells_and_discards_in_one_confirmation(ala: Visitor, first: str) -> None:
    """With the discard chosen, nothing more is sold."""
    table = at(ala, "birmingham", start=MILLS)
    before = table.now()
    steps: list[Callable[[], None]] = [
        lambda: table.press("s"),
        lambda: table.point("worcester/1"),
        lambda: table.point("beer:farm_south/1"),
    ]
    steps.insert(len(steps) if first == "action" else 0, hand(table, "coventry").click)
    for step in steps:
        step()
    expect(table.page.locator(".go .confirm")).to_contain_text("Discard Coventry")
    expect(table.prompt).to_contain_text("Sell from the cotton mill I in Worcester?")
    table.press("Enter")
    table.heard(before.length + 3)
    done = log(table)
    assert done[:3] == ["sell worcester/1 gloucester/1 beer:farm_south/1", "done", "card coventry"], done


def test_lancashire_sells_and_discards_in_one_confirmation(ala: Visitor) -> None:
    start = "round 2; hand red colne wigan bury; at colne/1 red cotton_mill/1; link blue colne-yorkshire; spent 4 0 0"
    table = at(ala, "lancashire", Chair(bot="ciskacz"), Chair(bot="ciskacz"), start=start)
    before = table.now()
    table.press("s")
    hand(table, "wigan").click()
    expect(table.page.locator(".go .confirm small.then")).to_contain_text("Wigan")
    table.press("Enter")
    table.heard(before.length + 2)
    done = log(table)
    assert done[:2] == ["sell colne/1 distant", "card wigan"], done


def test_lancashire_develops_and_discards_in_one_confirmation(ala: Visitor) -> None:
    """A second development could follow: with the discard chosen, there is none."""
    table = at(ala, "lancashire", Chair(bot="ciskacz"), Chair(bot="ciskacz"))
    before = table.now()
    card = next(words for words in before.legal if words.startswith("card:")).removeprefix("card:")
    table.press("d")
    line = next(line for line in before.lines if line.startswith("develop"))
    table.point(line.split(" ")[1])
    table.page.locator(f".is-piece[data-words='card {card}']:visible").first.click()
    expect(table.page.locator(".go .confirm small.then")).to_be_visible()
    table.press("Enter")
    table.heard(before.length + 2)
    table.page.wait_for_function("() => !document.querySelector('.chips .held')")
    done = log(table)
    assert done[0].startswith("develop"), done
    assert f"card {card}" in done, done


def test_the_prompt_follows_the_choice(ala: Visitor) -> None:
    table = at(ala, "birmingham", start="round 3; money 30 30; hand red birmingham coventry")
    expect(table.prompt).to_contain_text("Choose your first action")
    table.point("cotton_mill")
    expect(table.prompt).to_contain_text("Choose")
    expect(table.prompt).not_to_contain_text("first action")
    hand(table, "birmingham").click()
    table.point("birmingham/1")
    expect(table.prompt).to_contain_text("Build the cotton mill in Birmingham?")
    table.press("Escape")
    expect(table.prompt).to_contain_text("Choose your first action")


def test_stacks_of_the_mat_carry_their_names(ala: Visitor) -> None:
    table = at(ala, "birmingham")
    stack = table.piece("pottery")
    expect(stack).to_have_attribute("data-term", re.compile("pottery"))
    expect(stack).to_have_attribute("aria-label", re.compile("pottery I"))
