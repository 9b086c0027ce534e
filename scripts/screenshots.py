"""Pictures of the pages: `make screenshots`; some of them: `make screenshots ARGS="middle end"`.

All of them go to build/screenshots, to be looked at. Those that a page of the documentation shows are kept in
docs/screenshots, compressed. The server is real, its tables are not left to chance: fixed seeds, bots that always do
the same. Size 390 is a phone.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from gwarek.core.match import Match  # noqa: E402
from gwarek.server.settings import PORT, Settings  # noqa: E402
from scripts.serving import NotBuilt, Server  # noqa: E402
from scripts.staging import Chair, Scene, Until, never, stage, turn_of  # noqa: E402

WAITING = "barborka"
FOLDER = ROOT / "build" / "screenshots"
KEPT = ROOT / "docs" / "screenshots"
QUALITY = 82  # of the kept ones: lettering stays sharp
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars", "--force-color-profile=srgb"]
SIZES: dict[int, dict[str, Any]] = {
    1440: {"viewport": {"width": 1440, "height": 900}},
    390: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}

# a board's moment as it is looked at: both sizes, themes and languages
LOOKS = [(1440, "light", "pl"), (1440, "dark", "en"), (390, "light", "en"), (390, "dark", "pl")]
SCHOOL = [(1440, "light", "en"), (1440, "dark", "pl"), (390, "dark", "en"), (390, "light", "pl")]
# page, width, theme, language: enough to see every page, size, theme and language, not every combination
PICTURES = [
    ("home", 1440, "light", "en"),
    ("home", 1440, "dark", "pl"),
    ("home", 390, "light", "pl"),
    ("new-table", 1440, "light", "pl"),
    ("new-table", 390, "dark", "en"),
    ("waiting", 1440, "light", "en"),
    ("waiting", 390, "dark", "pl"),
    ("rules", 1440, "light", "en"),
    ("rules", 390, "light", "pl"),
    ("coalbaron-opening", 1440, "light", "pl"),
    ("coalbaron-opening", 1440, "dark", "en"),
    ("coalbaron-opening", 390, "light", "en"),
    ("coalbaron-middle", 1440, "light", "en"),
    ("coalbaron-middle", 1440, "dark", "pl"),
    ("coalbaron-middle", 390, "light", "pl"),
    ("coalbaron-middle", 390, "dark", "en"),
    ("coalbaron-mining", 1440, "light", "pl"),
    ("coalbaron-mining", 1440, "dark", "en"),
    ("coalbaron-mining", 390, "light", "en"),
    ("coalbaron-why-not", 1440, "light", "en"),
    ("coalbaron-end", 1440, "light", "pl"),
    ("coalbaron-end", 1440, "dark", "en"),
    ("coalbaron-end", 390, "light", "en"),
    ("coalbaron-end", 390, "dark", "pl"),
    *((f"birmingham-{moment}", *look) for moment in ("opening", "middle", "rail", "end") for look in LOOKS),
    *((f"lancashire-{moment}", *look) for moment in ("opening", "middle", "rail", "end") for look in LOOKS),
    ("lancashire-town", 1440, "light", "en"),
    ("lancashire-town", 390, "light", "pl"),
    ("birmingham-why-not", 1440, "light", "en"),
    ("birmingham-why-not", 390, "light", "pl"),
    *(
        (f"tinnerstrail-{moment}", *look)
        for moment in ("opening", "middle", "auction", "end")
        for look in LOOKS
    ),
    *((f"tinnerstrail-{moment}", *look) for moment in ("expansions", "solo") for look in LOOKS),
    *(
        (f"switchsignal-{moment}", *look)
        for moment in ("opening", "middle", "america", "end")
        for look in LOOKS
    ),
    *(("coalbaron-hint", *look) for look in LOOKS),
    *((f"school-{page}", *look) for page in ("course", "lesson", "shown", "guided") for look in SCHOOL),
    ("editor", 1440, "light", "en"),
    ("editor", 390, "dark", "pl"),
]


@dataclass(frozen=True)
class Person:
    guest: str
    cookie: dict[str, str]


def cage_is_busy(match: Match) -> bool:
    """Two cubes in the cage, steps left, and something to do with them."""
    if not turn_of(0, "mine", part=2)(match):
        return False
    view: Any = match.view(0)  # Any: as the page would get it
    lines = {action.text().split(" ")[0] for action in match.legal(0)}
    return len(view["players"][0]["cage"]["load"]) >= 2 and view["mining"]["left"] >= 3 and len(lines) >= 4


@dataclass(frozen=True)
class Moment:
    """When to stop, at what kind of table. Basia sits at the first seat, bots at the others."""

    until: Until
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 3


EXPANSIONS = {"arsenic": "yes", "emigration": "yes", "kickstarter": "both"}
MOMENTS: dict[str, Moment] = {
    "coalbaron-opening": Moment(turn_of(0, "draft", after=6)),
    "coalbaron-middle": Moment(turn_of(0, "turn", part=2, after=190)),
    "coalbaron-mining": Moment(cage_is_busy),
    "coalbaron-end": Moment(never),
    "birmingham-opening": Moment(turn_of(0, "action")),
    "birmingham-middle": Moment(turn_of(0, "action", after=80)),
    "birmingham-rail": Moment(turn_of(0, "action", after=180)),
    "birmingham-end": Moment(never),
    "lancashire-opening": Moment(turn_of(0, "action")),
    "lancashire-middle": Moment(turn_of(0, "action", after=90)),
    "lancashire-rail": Moment(turn_of(0, "action", after=190)),
    "lancashire-end": Moment(never),
    "tinnerstrail-opening": Moment(turn_of(0, "turn")),
    "tinnerstrail-middle": Moment(turn_of(0, "turn", part=3)),
    "tinnerstrail-auction": Moment(turn_of(0, "bidding", after=20)),
    "tinnerstrail-expansions": Moment(turn_of(0, "turn", part=3), EXPANSIONS),
    "tinnerstrail-solo": Moment(turn_of(0, "turn", part=3), seats=1),
    "tinnerstrail-end": Moment(never),
    "switchsignal-opening": Moment(turn_of(0, "action")),
    "switchsignal-middle": Moment(turn_of(0, "action", after=150)),
    "switchsignal-america": Moment(turn_of(0, "action", after=150), {"board": "north_america"}),
    "switchsignal-end": Moment(never),
}


class Studio:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.person = self._person()
        self.staged: set[str] = set()

    def _person(self) -> Person:
        with self.browser.new_context(base_url=self.server.url) as context:
            answer = context.request.put("/api/me", data={"name": "Basia", "seat": 0})
            cookie = next(c for c in context.cookies() if c["name"] == "gwarek_guest")
            return Person(answer.json()["id"], {"name": cookie["name"], "value": cookie["value"]})

    def _stage(self, name: str) -> None:
        """Set the table of this name, once."""
        if name in self.staged:
            return
        self.staged.add(name)
        bots = [Chair(bot="sztygar"), Chair(bot="skarbnik")]
        basia = Chair("Basia", self.person.guest)
        if name == WAITING:
            scene = Scene([basia, Chair(), bots[0]], never, "11", id=name)
        else:
            moment = MOMENTS[name]
            chairs = [basia, *bots][: moment.seats]
            game = name.split("-")[0]
            scene = Scene(chairs, moment.until, "11", game=game, options=moment.options, id=name, hints=True)
        stage(Settings(data=self.server.data), scene)

    def picture(self, name: str, width: int, theme: str, language: str) -> Path:
        file = FOLDER / f"{name}-{width}-{theme}-{language}.png"
        options: dict[str, Any] = {**SIZES[width], "color_scheme": theme, "locale": f"{language}-PL"}
        with self.browser.new_context(
            base_url=self.server.url, reduced_motion="reduce", **options
        ) as context:
            context.add_cookies([{**self.person.cookie, "url": self.server.url}])  # type: ignore[typeddict-item]
            page = context.new_page()
            self.go(page, name)
            page.evaluate("document.fonts.ready")
            page.screenshot(path=file, animations="disabled", caret="hide")
        return file

    def go(self, page: Page, name: str) -> None:
        pages: dict[str, tuple[str, Callable[[Page], None]]] = {
            "home": ("/", coal_baron_is_chosen),
            "new-table": ("/new?game=coalbaron", is_drawn),
            "waiting": (f"/t/{WAITING}", is_drawn),
            "rules": ("/rules/coalbaron/COA-4.4", is_drawn),
            "coalbaron-middle": ("/t/coalbaron-middle", has_chosen('^="send workshop"', '^="send mine"')),
            "coalbaron-why-not": ("/t/coalbaron-middle", has_asked(".is-piece.space:not(.is-legal)", 4)),
            "editor": ("/editor/switchsignal", is_drawn),
            "school-course": ("/learn/birmingham", is_drawn),
            "school-lesson": ("/learn/birmingham/4?step=2", is_taught),
            "school-shown": ("/learn/birmingham/4?step=2", has_been_shown),
            "school-guided": ("/learn/birmingham", has_sat_down),
            "coalbaron-hint": ("/t/coalbaron-middle", has_advice),
            "tinnerstrail-auction": ("/t/tinnerstrail-auction", has_bids),
            "lancashire-town": ("/t/lancashire-middle", has_pointed("manchester/1")),
            "birmingham-why-not": (
                "/t/birmingham-middle",
                has_asked('[data-space="walsall/1"]', 0),
            ),
        }
        at_table = (f"/t/{name}", has_ended if name.endswith("-end") else is_laid)
        path, ready = pages.get(name, at_table)
        if path.startswith("/t/"):
            self._stage(path.removeprefix("/t/"))
        page.goto(path)
        ready(page)


def shown_in_docs() -> set[str]:
    """Names of the pictures that pages of the documentation show."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return {
        name for page in pages for name in re.findall(r"screenshots/([\w-]+)\.webp", page.read_text("utf-8"))
    }


def keep(picture: Path) -> Path:
    """The picture as the documentation shows it."""
    file = KEPT / f"{picture.stem}.webp"
    with Image.open(picture) as image:
        image.save(file, "WEBP", quality=QUALITY, method=6)
    return file


def is_drawn(page: Page) -> None:
    expect(page.locator("h1").first).to_be_visible()
    expect(page.locator(".ruled, [aria-busy=true]")).to_have_count(0)
    page.wait_for_load_state("networkidle")


def coal_baron_is_chosen(page: Page) -> None:
    is_drawn(page)
    page.get_by_role("button", name=re.compile("^(Coal Baron|Szczęść Boże)")).click()
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)


def is_laid(page: Page) -> None:
    expect(page.locator(".is-legal").first).to_be_visible()


def has_bids(page: Page) -> None:
    """Nothing on the map can be chosen during an auction, only a bid."""
    expect(page.locator('[data-words="withdraw"]').first).to_be_visible()


def has_advice(page: Page) -> None:
    is_laid(page)
    page.keyboard.press("!")
    expect(page.locator(".hints").first).to_be_visible()
    page.wait_for_load_state("networkidle")


def is_taught(page: Page) -> None:
    """The coach speaks, and every letter of his is lit."""
    expect(page.locator("[data-coach] .speech")).to_be_visible()
    expect(page.locator("[data-lamp-letter] text").first).to_be_visible()
    expect(page.locator(".board[data-moving]")).to_have_count(0)


def has_been_shown(page: Page) -> None:
    """The whole line is laid out; confirming it is the learner's."""
    is_taught(page)
    for hint in (1, 2, 3):
        page.keyboard.press("!")
        expect(page.locator(f'[data-coach][data-hint="{hint}"]')).to_be_visible()
    expect(page.locator(".go .confirm")).to_be_enabled()


def has_sat_down(page: Page) -> None:
    """The first idea of a game with a teacher; it is the learner's turn."""
    is_drawn(page)
    page.get_by_role("button", name=re.compile("^(Sit down|Usiądź)")).click()
    expect(page.locator("[data-region=coach] .speech")).to_be_visible()
    is_laid(page)
    expect(page.locator(".board[data-moving]")).to_have_count(0)


def has_ended(page: Page) -> None:
    expect(page.locator("#end-title")).to_be_visible()
    is_drawn(page)


def has_chosen(*words: str) -> Callable[[Page], None]:
    """A piece with such words is chosen: chip, ledger and the price on the button."""

    def choose(page: Page) -> None:
        is_laid(page)
        page.locator(", ".join(f".is-legal[data-words{match}]" for match in words)).first.click()
        expect(page.locator(".chips .chip:not(.open)")).to_have_count(1)
        page.mouse.move(0, 0)

    return choose


def has_asked(pieces: str, number: int) -> Callable[[Page], None]:
    """Why one of these pieces cannot be chosen."""

    def ask(page: Page) -> None:
        is_laid(page)
        page.locator(f"{pieces}:visible").nth(number).click()
        expect(page.locator(".why")).to_be_visible()

    return ask


def has_pointed(space: str) -> Callable[[Page], None]:
    """A town is pointed at: what can be built there, and why not."""

    def point(page: Page) -> None:
        is_laid(page)
        page.locator(f'[data-space="{space}"]').first.click()
        page.wait_for_load_state("networkidle")

    return point


def main() -> int:
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")]
    chosen = [p for p in PICTURES if not wanted or any(word in "-".join(map(str, p)) for word in wanted)]
    path = os.environ.get("GWAREK_CHROMIUM")
    if not path:
        print("GWAREK_CHROMIUM names no Chromium: run `make screenshots`", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        with (
            tempfile.TemporaryDirectory() as data,
            Server(Path(data), PORT) as server,
            sync_playwright() as play,
        ):
            browser = play.chromium.launch(executable_path=path, args=FLAGS)
            expect.set_options(timeout=20_000)
            studio = Studio(browser, server)
            size = 0
            shown = shown_in_docs()
            for picture in chosen:
                file = studio.picture(*picture)
                if file.stem in shown:
                    file = keep(file)
                    size += file.stat().st_size
                print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1024} kB")
            browser.close()
    except NotBuilt as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{len(chosen)} pictures; those kept in docs/screenshots: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
