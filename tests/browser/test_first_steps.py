"""What a first visitor meets before and beside a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gwarek.core.catalogue import load_game, slugs
from gwarek.i18n import LANGUAGES, Speech
from tests.browser.conftest import Visit
from tests.browser.people import LINK, ME, Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", slugs())
def test_every_preset_has_a_line_of_its_own(slug: str, lang: str) -> None:
    lines = [
        Speech(lang).form(f"preset-what-{slug}-{preset.id}", {}) for preset in load_game(slug).info.presets
    ]
    assert None not in lines
    assert len(set(lines)) == len(lines)


def test_home_tells_whom_each_preset_suits(ala: Visitor) -> None:
    ala.page.goto("/")
    ala.page.get_by_role("button", name=re.compile("^Brass: Birmingham")).click()
    rules = ala.page.get_by_role("radiogroup", name="Rules")
    published = rules.get_by_role("radio", name=re.compile("^As published.*for those who own it"))
    expect(published).not_to_be_checked()
    published.check()
    expect(rules.get_by_role("radio", name=re.compile("^By the rulebook.*to the letter"))).not_to_be_checked()


@pytest.mark.parametrize(
    ("lang", "name", "left_out"),
    [
        ("en", "Rule changes of the 2018 edition", ["Left out:", "cards and tiles", "10, 9 or 8 rounds"]),
        ("pl", "Zmiany zasad z wydania z 2018", ["Pominięto:", "kart i żetonów", "10, 9 lub 8 rund"]),
    ],
)
def test_the_preset_of_2018_says_what_it_leaves_out(
    visit: Visit, lang: str, name: str, left_out: list[str]
) -> None:
    """On both pages where rules are chosen."""
    page = visit(locale=f"{lang}-PL").page
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Brass: Lancashire")).click()
    for path in ("/", "/new?game=lancashire"):
        if path != "/":
            page.goto(path)
        preset = page.get_by_role("radiogroup").locator("label").filter(has_text=name)
        expect(preset).to_be_visible()
        for words in left_out:
            expect(preset).to_contain_text(words)


def test_a_new_table_speaks_of_last_time_only_to_those_who_had_one(ala: Visitor) -> None:
    page = ala.page
    page.goto("/new?game=coalbaron")
    said = page.locator("main header p")
    expect(said).to_have_text("Ready to open at once; change what you like.")
    ala.called("Ala")
    page.get_by_role("button", name="Open the table").first.click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/new?game=coalbaron")
    expect(said).to_contain_text("last time")
    page.goto("/new?game=lancashire")
    expect(said).not_to_contain_text("last time")


def test_an_invitation_that_works_only_here_says_so(visit: Visit) -> None:
    """The test's server listens on the loopback address, as `gwarek serve` does by itself."""
    host = visit()
    host.called("Ala")
    host.open(host.new_table(ME, LINK)["id"])
    note = host.page.locator(".invite .here")
    expect(note).to_contain_text("only on this computer")
    expect(note).to_contain_text("gwarek serve --host 0.0.0.0")


def test_what_if_leads_back_to_its_game(ala: Visitor) -> None:
    made = ala.new_table_of_two()
    table = ala.open(made["id"])
    table.now()
    page = ala.page
    page.get_by_role("button", name="What if…").click()
    expect(page).not_to_have_url(re.compile(made["id"]))
    back = page.get_by_role("link", name="Back to the game")
    page.reload()
    back.click()
    expect(page).to_have_url(re.compile(f"/t/{made['id']}"))
    table.now()
    expect(back).to_have_count(0)


def test_settings_and_daylight_have_different_signs(ala: Visitor) -> None:
    ala.page.goto("/")
    ala.page.get_by_role("button", name="Dark colours").click()
    drawn = ala.page.evaluate("['settings', 'sun'].map((n) => document.querySelector(`#i-${n}`).innerHTML)")
    expect(ala.page.get_by_role("link", name="Settings").locator("use")).to_have_attribute(
        "href", "#i-settings"
    )
    assert drawn[0].count("<circle") == 3


def test_the_page_has_its_language_before_it_is_loaded(visit: Visit) -> None:
    reader = visit(locale="pl-PL")
    reader.allowed += ["Failed to load resource", "ERR_FAILED"]
    reader.page.route("**/assets/*.js", lambda route: route.abort())
    reader.page.goto("/")
    expect(reader.page.locator("html")).to_have_attribute("lang", "pl")
    expect(reader.page.locator("meta[name=description]")).to_have_attribute(
        "content", re.compile("^Pięć gier")
    )
