"""Every page in both languages and both themes, on a desktop and a phone, looked over by axe."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Page, Response, expect

from gwarek.server.settings import Settings
from scripts.serving import Server
from scripts.staging import Chair, Scene, Staged, never, stage_all, turn_of
from tests.browser.axe import axe_faults
from tests.browser.conftest import Visit
from tests.browser.people import BOT, DESKTOP, LINK, ME, PHONE, Visitor

pytestmark = pytest.mark.browser

SIZES = {"desktop": DESKTOP, "phone": PHONE}

# Ids of messages that were not found are shown as they are.
UNSAID = re.compile(r"\b(?:pages|shell|settings|coalbaron|why|error|preset)-[a-z][\w-]+")

PLAIN = [
    "/",
    "/new?game=coalbaron",
    "/learn",
    "/settings",
    "/watch",
    "/games",
    "/rules/coalbaron",
    "/components/coalbaron",
    "/nowhere",
]

MOMENTS = {
    "draft": turn_of(0, "draft"),
    "turn": turn_of(0, "turn", part=2),
    "mining": turn_of(0, "mine", part=2),
    "pick": turn_of(0, "pick"),
    "end": never,
}


@pytest.fixture(scope="session")
def host(server: Server) -> httpx.Response:
    """Whose tables are looked at: the answer that made the guest, with its cookie."""
    return httpx.put(f"{server.url}/api/me", json={"name": "Ala", "seat": None}, timeout=60)


@pytest.fixture(scope="module")
def moments(server: Server, host: httpx.Response) -> dict[str, Staged]:
    """Tables to look at, through the eyes of their host."""
    chairs = [Chair("Ala", host.json()["id"]), Chair(bot="ciskacz"), Chair(bot="skarbnik")]
    return stage_all(Settings(data=server.data), Scene(chairs, never, "1"), MOMENTS)


def settle(page: Page) -> None:
    """The page has drawn what it fetched."""
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator(".ruled, [aria-busy=true]")).to_have_count(0)
    page.evaluate("document.fonts.ready")


def stops(visitor: Visitor, moments: dict[str, Staged], host: httpx.Response) -> Iterator[str]:
    """A walk through all pages and the moments of a table; yields a name at each stop."""
    page = visitor.page
    for path in PLAIN:
        page.goto(path)
        settle(page)
        yield path
    visitor.called("Ola")
    page.goto(f"/t/{visitor.new_table(ME, LINK, BOT)['id']}")
    settle(page)
    yield "waiting room"
    cookie = {"name": "gwarek_guest", "value": host.cookies["gwarek_guest"], "url": visitor.server.url}
    visitor.context.add_cookies([cookie])  # type: ignore[list-item]
    for name, staged in moments.items():
        table = visitor.open(staged.id)
        now = table.now()
        yield name
        if name == "turn":
            locked = next(f"send {space['id']}" for space in now.view["spaces"] if space["locked"])
            table.piece(locked).click()
            expect(table.why).to_be_visible()
            yield "why not"


Check = Callable[[Page], list[str]]


def look_round(visitor: Visitor, moments: dict[str, Staged], host: httpx.Response, check: Check) -> None:
    problems = [
        f"{stop}: {problem}" for stop in stops(visitor, moments, host) for problem in check(visitor.page)
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious(
    visit: Visit, moments: dict[str, Staged], host: httpx.Response, size: str, theme: str
) -> None:
    look_round(visit(viewport=SIZES[size], color_scheme=theme), moments, host, axe_faults)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_both_languages_fit_and_say_everything(
    visit: Visit, moments: dict[str, Staged], host: httpx.Response, size: str, language: str
) -> None:
    def check(page: Page) -> list[str]:
        text = page.locator("body").inner_text()
        labels = page.evaluate(
            "[...document.querySelectorAll('[aria-label],[title]')].map((e) => `${e.ariaLabel} ${e.title}`).join()"
        )
        problems = UNSAID.findall(f"{text} {labels}")
        if page.locator("html").get_attribute("lang") != language:
            problems.append("language of the page")
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            problems.append(f"{wide} px too wide")
        return problems

    look_round(visit(viewport=SIZES[size], locale=f"{language}-PL"), moments, host, check)


def test_language_and_theme_change_at_once_and_are_kept(ala: Visitor) -> None:
    page = ala.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Five games of coal, cotton, tin and steam")
    page.get_by_role("button", name=re.compile("Polski")).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Five games of coal, cotton, tin and steam")
    page.get_by_role("button", name="Ciemne kolory").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = "rgb(18, 23, 26)"
    expect(page.locator("body")).to_have_css("background-color", dark)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("body")).to_have_css("background-color", dark)


def test_settings_persist(ala: Visitor) -> None:
    page = ala.page
    page.goto("/settings")
    wanted = {
        "Language": "Polski",
        "Theme": "Dark",
        "Text size": "130 %",
        "Engraving": "Bold",
        "Motion": "None",
        "Sound": "On",
    }
    page.get_by_label("Your name").fill("Barbórka")
    page.keyboard.press("Enter")
    for group, value in list(wanted.items())[1:]:
        page.get_by_role("radiogroup", name=group).get_by_role("radio", name=value).check(force=True)
    page.get_by_role("radiogroup", name="Language").get_by_role("radio", name="Polski").check(force=True)
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()  # its words have come
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    kept = page.evaluate("JSON.parse(localStorage['gwarek-settings'])")
    assert kept["text"] == 130
    assert kept["engraving"] == "bold"
    assert kept["sound"] is True
    expect(page.get_by_label("Twoje imię")).to_have_value("Barbórka")


def test_no_such_page_and_no_such_table(ala: Visitor) -> None:
    page = ala.page
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page).to_have_url(f"{ala.server.url}/")
    ala.allowed += ["404", "WebSocket", "403"]
    page.goto("/t/no-such-table")
    expect(page.get_by_role("heading")).to_be_visible()
    expect(page.get_by_role("link", name="To the first page")).to_be_visible()


def test_the_first_visit_is_light(visit: Visit) -> None:
    """Its own language only, compressed, and no board before a table is opened."""
    person = visit(locale="pl-PL")
    scripts: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        name = answer.url.rpartition("/")[2]
        if name.endswith(".js"):
            assert answer.headers.get("content-encoding") in ("br", "gzip"), name
            scripts[name] = int(answer.headers["content-length"])

    person.page.on("response", weigh)
    person.page.goto("/")
    expect(person.page.get_by_role("button", name="Otwórz stół").first).to_be_visible()
    assert sum(scripts.values()) < 150_000, scripts
    assert not any(name.startswith(("Table-", "cli-", "study-")) or "-board-" in name for name in scripts), (
        scripts
    )
    assert sum(name.startswith("pages-") for name in scripts) == 1, "both languages came"
    before = set(scripts)
    person.page.get_by_role("button", name="EN", exact=False).first.click()
    expect(person.page.get_by_role("button", name="Open the table").first).to_be_visible()
    assert sum(name.startswith("pages-") for name in set(scripts) - before) == 1
