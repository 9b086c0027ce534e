"""The plain board: for games without one of their own, and for whoever prefers words to a drawing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from scripts.serving import Server
from scripts.staging import turn_of
from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import BOT, CHOSEN, ME, TOUCH, Now, Table, Visitor
from tests.outside import install_example

pytestmark = pytest.mark.browser

PLAIN = """
if (location.protocol === "http:") localStorage["gwarek-settings"] = '{"scoring":"none","board":"plain"}';
"""

# The longest beginning of this line that the rows of words offer and nobody has chosen yet.
NEXT = """
(line) => {
  const wanted = line.split(" ");
  const begins = (words) => words.split(" ").every((word, at) => word === wanted[at]);
  const offered = [...document.querySelectorAll(".chooser .is-legal:not(.is-chosen)")].map((e) => e.dataset.words);
  return offered.filter(begins).sort((a, b) => b.length - a.length)[0] ?? null;
}
"""


def spell(table: Table, line: str) -> Now:
    """The line put together word by word with the mouse, confirmed where it has to be."""
    length = table.length()
    for _ in range(12):
        if table.length() > length:
            break
        whole = table.page.locator(f'.go button[data-words="{line}"]:not(:disabled)')
        if whole.count():
            whole.click()
            break
        words = table.page.evaluate(NEXT, line)
        assert words, f"nothing on the page leads to {line}"
        table.page.locator(f'.chooser [data-words="{words}"]').click()
        table.page.wait_for_function(CHOSEN, arg=length)
    return table.now(length)


@pytest.fixture
def plain(ala: Visitor) -> Visitor:
    ala.context.add_init_script(PLAIN)
    return ala


def test_it_is_chosen_in_the_settings(ala: Visitor) -> None:
    ala.page.goto("/settings")
    ala.page.get_by_role("radio", name="Plain").check(force=True)
    table = ala.open(ala.new_table_of_two()["id"])
    table.now()
    expect(table.board.get_by_role("heading", name="Choose word by word")).to_be_visible()
    expect(table.board.locator("svg.board")).to_have_count(0)


@pytest.mark.deep
def test_a_whole_game_by_mouse(plain: Visitor) -> None:
    """Every decision of Coal Baron can be put together from words on the page."""
    table = plain.open(plain.new_table_of_two()["id"])
    chance = random.Random(5)
    met: set[str] = set()
    now = table.now()
    while not now.over:
        spaces = {f"send {space['id']}": space for space in now.view["spaces"]}
        kinds = {line: str(spaces.get(line, {}).get("kind", line.split(" ")[0])) for line in now.lines}
        fresh = [line for line, kind in kinds.items() if kind not in met]
        dear = max(now.lines, key=lambda line: int(spaces.get(line, {}).get("needs", line != "stop")))
        line = chance.choice(fresh) if fresh else dear  # what nobody has tried, then what ends a shift soon
        met.add(kinds[line])
        now = spell(table, line)
    assert {"draft", "mining", "cage", "load", "buy", "return", "next"} <= met, met


def test_words_by_keyboard_and_what_they_would_do(plain: Visitor) -> None:
    table = plain.open(plain.staged(turn_of(0, "turn", part=2)).id)
    now = table.now()
    table.press("ArrowRight")
    words = table.page.evaluate("document.activeElement.dataset.words")
    assert any(set(words.split(" ")) <= set(line.split(" ")) for line in now.lines), words
    table.press("Enter")
    expect(table.chips).to_have_count(1)
    expect(table.page.locator(".pre:not(.still)")).to_be_visible()
    table.press("Enter")
    assert table.now(now.length).length > now.length


def test_what_is_not_legal_says_why(plain: Visitor) -> None:
    table = plain.open(plain.staged(turn_of(0, "turn", part=2)).id)
    locked = next(space["id"] for space in table.now().view["spaces"] if space["locked"])
    table.piece(locked).click()
    expect(table.why).to_be_visible()
    assert re.search(r"COA-\d+\.\d+", table.why.inner_text())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_by_touch(visit: Visit, theme: str) -> None:
    person = visit(**TOUCH, color_scheme=theme)
    person.context.add_init_script(PLAIN)
    table: Table = person.open(person.staged(turn_of(0, "turn", part=2)).id)
    now = table.now()
    assert axe_faults(table.page) == []
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    line = next(line for line in now.lines if line.startswith("send money") or line == "send muster_hall")
    table.piece(line).tap()
    table.page.locator(".go button:not(.back):not(:disabled)").tap()
    assert table.now(now.length).length > now.length


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example of docs/add-a-game.md installed beside it."""
    package = install_example(tmp_path_factory.mktemp("outside"))
    with Server(tmp_path_factory.mktemp("gwarek"), beside=package) as made:
        yield made
    text = made.log.read_text()
    assert "Traceback" not in text, text


@pytest.mark.parametrize(
    ("locale", "title", "haul", "hauled", "coal"),
    [
        ("en-GB", "Firedamp", "Haul", "hauls up", "Coal hauled up"),
        ("pl-PL", "Metan", "Wywieź", "wywozi węgiel", "Wywieziony węgiel"),
    ],
)
def test_an_installed_game_by_mouse(
    visit: Visit, outside: Server, locale: str, title: str, haul: str, hauled: str, coal: str
) -> None:
    """It stands among ours, and a whole game is clicked through on the board made from its view, in its own words."""
    person = visit(server=outside, locale=locale)
    person.page.goto("/")
    expect(person.page.get_by_role("button", name=re.compile(f"^{title}"))).to_be_visible()
    person.called("Ala")
    table = person.open(person.new_table(ME, BOT, game="firedamp")["id"])
    now = table.now()
    met: set[str] = set()
    while not now.over:
        if "dig" in now.lines and "haul" in now.lines:
            expect(table.piece("haul")).to_have_text(haul)
        line = "haul" if "dig" not in now.lines or now.view["cart"] > 3 else "dig"
        met.add(line)
        now = spell(table, line)
        if line == "haul" and not now.over:
            expect(table.log).to_contain_text(hauled)
    assert met == {"dig", "haul"}
    assert sum(now.view["bag"][lump] for lump in "123") == 0
    expect(table.page.locator("#end-title")).to_be_visible()
    expect(table.page.get_by_text(coal).first).to_be_visible()
