"""The scoring ceremony: it runs, can be hurried and turned off, is kept in the log, and holds nobody up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.staging import Chair, Staged, turn_of
from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Table, Visitor

pytestmark = pytest.mark.browser

CLOCK_I = "clock 1 " + " ".join(["3", "1", "0", "0", "2", "2", "5", "0", "0", "0", "0", "0"] + ["0"] * 24)
# Red has the last miner of shift II.
SHIFT = (
    f"seats 3; shift 2; {CLOCK_I}; miners 1 0 0; hall 14 15 15; delivered red O-carriage-KK O-wheelbarrow-GG;"
    "delivered blue O-carriage-YBGK O-motorcar-K; delivered yellow O-locomotive-GGG"
)
# Red has the last card of the canal era.
ERA = (
    "seats 3; era canal; round 9; order blue yellow red; turn red; actions 1; money 9 12 6; deck 0;"
    "at worcester/1 red cotton_mill/1 flipped; at kidderminster/2 red cotton_mill/2; at farm_south/1 red brewery/1;"
    "at coalbrookdale/3 red coal_mine/2 flipped; link red worcester-gloucester kidderminster-worcester;"
    "at coalbrookdale/2 blue iron_works/2 flipped; at dudley/1 yellow coal_mine/1 flipped;"
    "at dudley/2 blue iron_works/1 flipped; link blue dudley-birmingham; link yellow wolverhampton-dudley;"
    "hand red stafford; hand blue; hand yellow"
)
# Red is the last to invest.
ROUND = "seats 3; round 2; rows red blue yellow; phase invest; turn red; money 23 0 4"


def staged(person: Visitor, game: str, start: str) -> Staged:
    bots = (Chair(bot="ciskacz"), Chair(bot="ciskacz"))
    return person.staged(turn_of(0), *bots, game=game, start=start, player="ciskacz")


def end_shift(person: Visitor) -> Table:
    """The shift's last miner is sent."""
    table = person.open(staged(person, "coalbaron", SHIFT).id)
    table.now()
    table.point("send muster_hall")
    table.confirm()
    return table


def play(table: Table, line: str) -> None:
    table.type_line(line)
    table.confirm()


def sheet(page: Page) -> Locator:
    return page.locator(".scoring")


def current(page: Page) -> Locator:
    return sheet(page).locator("tr[aria-current=step]")


@pytest.fixture
def reader(visit: Visit) -> Visitor:
    """Somebody who sees scorings, for the first time ever: no row goes on before it has been looked at."""
    return visit(scoring=True)


def test_a_shift_is_counted_row_by_row(reader: Visitor) -> None:
    table, page = end_shift(reader), reader.page
    expect(sheet(page).get_by_role("heading")).to_have_text("The end of the second shift")
    head = sheet(page).locator("thead th").all_inner_texts()
    assert head[1:] == ["You", "Ciskacz I", "Ciskacz II"]
    assert sheet(page).locator("tbody th[scope=row]").count() == 8
    expect(current(page)).to_contain_text("Yellow")
    # red: 2 black on a carriage, 2 grey on a wheelbarrow; blue: a space of each colour and 1 black; yellow: 3 grey
    expect(current(page).locator("td")).to_have_text(["–", "1 +2", "–"])
    expect(sheet(page).locator("tr.tocome")).to_have_count(7)
    expect(page.get_by_role("status").filter(has_text="Yellow.")).to_contain_text("Ciskacz I 1")
    table.press("Enter", "Enter")
    expect(current(page)).to_contain_text("Grey")
    expect(current(page).locator("td .p.f")).to_have_text("+4")
    expect(current(page).locator("td .p.s")).to_have_text("+2")
    table.press("Enter")
    expect(current(page)).to_contain_text("tie for first")
    expect(current(page).locator("td .p.f")).to_have_text(["+5", "+5"])
    table.press("Escape")
    expect(current(page)).to_have_count(0)
    shown = sheet(page).locator("tfoot td").all_inner_texts()
    table.press("Enter")
    expect(sheet(page)).to_have_count(0)
    scores = page.evaluate("window.gwarekHeard.view.players.map((p) => String(p.points))")
    assert [text.split()[-1] for text in shown] == scores
    assert table.now().view["shift"] == 3


def test_the_table_waits_on_this_page_only(reader: Visitor) -> None:
    """The server has begun the next shift; the page keeps what it was told until the scoring has been read."""
    table, page = end_shift(reader), reader.page
    expect(current(page)).to_be_visible()
    page.wait_for_function("window.gwarekHeard.view.shift === 3")
    expect(sheet(page)).to_be_visible()
    assert page.locator(".era").inner_text().startswith("Shift II"), (
        "the board is still that of the shift counted"
    )
    table.press("Escape", "Enter")
    expect(page.locator(".era")).to_contain_text("Shift III")
    assert table.now().length == table.length()


def test_the_log_keeps_it_for_everybody(reader: Visitor, visit: Visit) -> None:
    table, page = end_shift(reader), reader.page
    expect(current(page)).to_be_visible()
    table.press("Escape", "Enter")
    expect(sheet(page)).to_have_count(0)
    watcher = visit()
    watcher.open(page.url.split("/t/")[1])
    for who in (page, watcher.page):
        kept = who.get_by_role("button", name="Scoring of shift II")
        kept.click()
        expect(sheet(who).locator("tbody tr")).to_have_count(8)
        expect(sheet(who).locator("tr.tocome")).to_have_count(0)
        expect(sheet(who).get_by_role("button")).to_have_text(["Close Esc"])
        who.keyboard.press("Escape")
        expect(sheet(who)).to_have_count(0)


def test_it_is_counted_again_in_the_replay(reader: Visitor) -> None:
    table, page = end_shift(reader), reader.page
    expect(current(page)).to_be_visible()
    table.press("Escape", "Enter")
    table.now()
    page.get_by_role("button", name="Scoring of shift II").locator(
        "xpath=preceding-sibling::button[1]"
    ).click()
    expect(table.prompt).to_contain_text("Looking at entry")
    table.press("[")
    expect(table.prompt).to_contain_text("Looking at entry 0.")
    table.press("]")
    expect(current(page)).to_contain_text("Yellow")
    table.press("Escape", "Enter")
    expect(sheet(page)).to_have_count(0)
    expect(table.prompt).to_contain_text("Looking at entry 1.")


@pytest.mark.parametrize("chosen", ["only the total", "none"])
def test_the_setting(reader: Visitor, chosen: str) -> None:
    page = reader.page
    page.goto("/settings")
    page.get_by_role("radiogroup", name="Scoring").get_by_role("radio", name=chosen).check(force=True)
    table = end_shift(reader)
    if chosen == "none":
        assert table.now().view["shift"] == 3
        expect(sheet(page)).to_have_count(0)
        expect(page.get_by_role("button", name="Scoring of shift II")).to_be_visible()
    else:
        expect(sheet(page).get_by_role("button").first).to_have_text("Go on Enter")
        expect(sheet(page).locator("tr.tocome")).to_have_count(0)
        table.press("Enter")
        assert table.now().view["shift"] == 3


def test_an_era_is_counted_on_the_map(reader: Visitor) -> None:
    table = reader.open(staged(reader, "birmingham", ERA).id)
    page = reader.page
    table.now()
    play(table, "pass")
    table.now(0)
    play(table, "card stafford")
    expect(current(page)).to_contain_text("Canals")
    expect(page.locator("main .s1 text.b-num").filter(has_text="3")).not_to_have_count(0)
    table.press("Enter")
    expect(current(page)).to_contain_text("Cotton mills")
    expect(page.locator("main .lamp")).to_have_count(1)
    expect(sheet(page).get_by_text("Then level I leaves the board")).to_be_visible()
    table.press("Escape", "Enter")
    expect(page.locator(".era")).to_contain_text("Rail era")


def test_a_round_of_investing_has_its_ledger(reader: Visitor) -> None:
    table = reader.open(staged(reader, "tinnerstrail", ROUND).id)
    page = reader.page
    table.now()
    play(table, "invest tens 20")
    expect(current(page)).to_contain_text("Invested")
    expect(current(page).locator("td").first).to_contain_text("£20")
    table.press("Escape", "Enter")
    expect(sheet(page)).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 1024, "height": 768}, PHONE])
def test_axe_finds_nothing(visit: Visit, theme: str, size: dict[str, int]) -> None:
    reader = visit(scoring=True, viewport=size, color_scheme=theme)
    table, page = end_shift(reader), reader.page
    expect(current(page)).to_be_visible()
    table.press("Enter", "Enter")
    assert axe_faults(page) == []
