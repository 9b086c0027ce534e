"""The board editor: the printed network is drawn, checked in place, saved as a file and played on."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Table, Visitor

pytestmark = pytest.mark.browser


def opened(person: Visitor) -> Page:
    person.page.goto("/editor/switchsignal")
    expect(person.page.locator("[data-place]")).to_have_count(32)  # 5 cities, 11 starts, 16 junctions
    return person.page


def choose_line(page: Page, id: str) -> None:
    page.locator(f"[data-line={id}]").dispatch_event("click")


def saved(page: Page, folder: Path) -> dict[str, object]:
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as file").click()
    file = folder / found.value.suggested_filename
    found.value.save_as(file)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_faults_stand_where_they_are_and_undo_takes_them_back(ala: Visitor) -> None:
    page = opened(ala)
    expect(page.get_by_text("This board can be played on.")).to_be_visible()
    page.locator("[data-place=LYO]").click()
    page.get_by_role("button", name="Remove").click()
    fault = page.get_by_role("button", name=re.compile("TUR"))
    expect(fault.first).to_be_visible()  # a junction of two lines is none
    expect(page.locator("[data-place=TUR].faulty")).to_have_count(1)
    expect(page.get_by_role("button", name="Play on it")).to_be_disabled()
    fault.first.click()
    expect(page.locator("[data-place=TUR].on")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("This board can be played on.")).to_be_visible()


def test_a_line_is_laid_and_its_segments_counted(ala: Visitor, tmp_path: Path) -> None:
    page = opened(ala)
    choose_line(page, "CE07")
    page.get_by_label("Segments").fill("2")
    page.get_by_label("Segments").press("Tab")
    page.get_by_text("Line", exact=True).first.click()
    page.locator("[data-place=LIL]").click()
    page.locator("[data-place=ORL]").click()  # Lille has four ways now, Orléans five
    expect(page.get_by_text(re.compile("ORL")).first).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("This board can be played on.")).to_be_visible()
    board = saved(page, tmp_path)["board"]
    assert isinstance(board, dict)
    assert list(board) == ["central_europe"]
    assert board["central_europe"]["replace"] is True
    [line] = [row for row in board["central_europe"]["line"] if row["id"] == "CE07"]
    assert line["length"] == 2


def test_a_board_is_played_on_and_only_at_its_table(ala: Visitor) -> None:
    page = opened(ala)
    page.locator("[data-place=PAR]").click()
    page.get_by_label("Name, English").fill("Lutetia")
    page.get_by_label("Name, English").press("Tab")
    expect(page.get_by_role("button", name="Play on it")).to_be_enabled()
    page.get_by_role("button", name="Play on it").click()
    expect(page.get_by_text("Your own board: Central Europe")).to_be_visible()
    page.locator(".open").get_by_role("button", name="Open the table").click()
    table = Table(page)
    table.is_laid()
    expect(table.board.get_by_text("Lutetia").first).to_be_visible()
    page.goto("/new?game=switchsignal")
    page.get_by_role("button", name="Put it aside").click()
    page.locator(".open").get_by_role("button", name="Open the table").click()
    expect(table.board.get_by_text("Paris").first).to_be_visible()


def test_a_saved_file_is_loaded_again(ala: Visitor, tmp_path: Path) -> None:
    page = opened(ala)
    page.locator("[data-place=MAR]").click()
    page.get_by_label("Name, English").fill("Massilia")
    page.get_by_label("Name, English").press("Tab")
    saved(page, tmp_path)
    page.get_by_role("button", name="As built in").click()
    expect(page.locator("[data-place=MAR]")).to_contain_text("Marseille")
    page.set_input_files("input[type=file]", next(tmp_path.glob("*.toml")))
    expect(page.locator("[data-place=MAR]")).to_contain_text("Massilia")
