"""The sheet at the end: who won and why, points by source, the course, the record, and again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.staging import Chair, never
from tests.browser.people import Table, Visitor

pytestmark = pytest.mark.browser


def test_the_end_sheet(ala: Visitor, tmp_path: Path) -> None:
    staged = ala.staged(never, Chair(bot="ciskacz"), Chair(bot="skarbnik"))
    page = ala.page
    table = ala.open(staged.id)
    expect(page.locator("#end-title")).to_be_visible()
    outcome = page.evaluate("window.gwarekHeard.outcome")
    names = ["You", "Ciskacz", "Skarbnik"]
    winner = names[outcome["winners"][0]]
    expect(page.locator("#end-title")).to_have_text("You win" if winner == "You" else f"{winner} wins")

    ledger = page.get_by_role("table")
    rows = [row for row in page.evaluate("window.gwarekHeard.scores") if any(row["points"])]
    expect(ledger.locator("tbody tr")).to_have_count(len(rows))
    columns = ledger.locator("thead th").all_inner_texts()[1:]
    totals = [
        int(text.replace("−", "-"))
        for text in ledger.locator("tfoot tr").first.locator("td").all_inner_texts()
    ]
    assert dict(zip(columns, totals, strict=True)) == dict(zip(names, outcome["totals"], strict=True))
    for column in range(len(columns)):
        cells = ledger.locator(f"tbody td:nth-child({column + 2})").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in cells) == totals[column]

    chart = page.get_by_role("img", name="Course of the game")
    expect(chart).to_be_visible()
    for name in names:
        expect(chart).to_contain_text(name)
    expect(page.locator(".fair")).to_contain_text("they agree")

    with page.expect_download() as loading:
        page.get_by_role("link", name="Record").click()
    record = tmp_path / "game.gwarek"
    loading.value.save_as(record)
    checked = subprocess.run(
        [str(Path(sys.executable).with_name("gwarek")), "verify", str(record), "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
    assert json.loads(checked.stdout)

    page.get_by_role("button", name="Close and look at the table").click()
    expect(page.locator("#end-title")).to_be_hidden()
    for name, total in zip(names, outcome["totals"], strict=True):
        seat = page.locator(".strip .st").filter(has_text=name)
        expect(seat.get_by_title("points", exact=True)).to_have_text(str(total))
    page.get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(table.prompt).to_contain_text("Looking at entry 0.")
    table.press("End")
    expect(page.locator("#end-title")).to_be_visible()

    address = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != address)
    assert Table(page).now().view["phase"] == "draft"


def test_the_course_of_brass_is_drawn_by_points_income_and_money(ala: Visitor) -> None:
    staged = ala.staged(never, game="birmingham", player="ciskacz")
    page = ala.page
    ala.open(staged.id)
    told = ala.context.request.get(f"/api/tables/{staged.id}/history").json()
    middle = told[len(told) // 3]
    assert middle["points"] == [0, 0], "nothing is counted before the end of the era"
    assert any(middle["series"]["standing"]), "yet something stands on the board"
    for name, series in (("points", "standing"), ("income", "income"), ("money", "money")):
        page.get_by_role("radio", name=name).click()
        last = told[-1]["series"][series]
        chart = page.get_by_role("img", name=f"Course of the game, {name}")
        expect(chart).to_have_accessible_name(f"Course of the game, {name}: You {last[0]}, Ciskacz {last[1]}")
    page.get_by_text("The same as a table").click()
    table = page.get_by_role("table").nth(1)
    assert table.locator("tbody tr").last.locator("td").all_inner_texts() == [
        str(n) for n in told[-1]["series"]["money"]
    ]


def test_what_if_from_the_end(ala: Visitor) -> None:
    ala.open(ala.staged(never).id)
    address = ala.page.url
    ala.page.locator(".end").get_by_role("button", name="What if…").click()
    ala.page.wait_for_url(lambda url: url != address)
    expect(ala.page.locator(".app.sandbox")).to_be_visible()
    assert Table(ala.page).now().lines
