"""Gwarek without a server: the built folder behind a server of plain files, under a path, and nothing else."""

from __future__ import annotations

import functools
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
    expect,
)

from gwarek.core.catalogue import load_game
from tests.browser.people import DESKTOP, HASTY, PATIENCE

pytestmark = pytest.mark.browser

BUILT = Path(__file__).parents[2] / "build" / "pages"

# What the house says down the lines of this page, and a way to answer it as the page would.
LISTEN = """
window.gwarekHeard = null;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.gwarekHouse = this;
    this.addEventListener("message", ({ data }) => {
      if (data.kind === "standing") window.gwarekDone = data.standing.done ?? window.gwarekDone;
      if (data.kind !== "down") return;
      const said = JSON.parse(data.text);
      if (said.type === "table") window.gwarekHeard = said.update;
      if (said.type === "update") window.gwarekHeard = said;
    });
  }
  postMessage(wish) {
    if (wish.kind === "connect") this.line = wish.line;
    super.postMessage(wish);
  }
  act(line) {
    const { length: after, as: seat } = window.gwarekHeard;
    super.postMessage({ kind: "hear", line: this.line, text: JSON.stringify({ act: line, after, seat }) });
  }
};
"""
# Any legal line whenever it is my turn, until the game is over or has grown by so many entries.
PLAY = """
async (most) => {
  const wait = () => new Promise((keep) => setTimeout(keep, 5));
  const end = (window.gwarekHeard?.length ?? 0) + most;
  let seed = 7, acted = -1;
  for (;;) {
    const now = window.gwarekHeard;
    if (now?.outcome || (now && now.length >= end && now.to_act.includes(now.as))) return now;
    if (now && now.legal.length && now.length !== acted) {
      seed = (seed * 16807) % 2147483647;
      acted = now.length;
      window.gwarekHouse.act(now.legal[seed % now.legal.length].line);
    }
    await wait();
  }
}
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built folder: `python -m http.server`, with the folder under a path of its own."""
    if not (BUILT / "index.html").is_file():
        pytest.fail("the folder is not built: run `make pages`", pytrace=False)
    root = tmp_path_factory.mktemp("host")
    (root / "games").mkdir()
    (root / "games" / "gwarek").symlink_to(BUILT)
    handler = functools.partial(Quiet, directory=str(root))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/gwarek/"
    server.shutdown()


class Faults:
    """Errors on a page, answers that are none, and anything asked of another host."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.seen: list[str] = []

    def console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(message.text)

    def broken(self, error: WebError) -> None:
        self.seen.append(str(error.error))

    def answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.seen.append(answer.url)

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.folder, "blob:", "data:")):
            self.seen.append(request.url)


def person(browser: Browser) -> BrowserContext:
    options: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
    made = browser.new_context(**options)
    made.set_default_timeout(PATIENCE)
    made.add_init_script(LISTEN)
    made.add_init_script(HASTY)
    return made


@pytest.fixture
def context(browser: Browser, folder: str) -> Iterator[BrowserContext]:
    """A browser of one person; whatever goes wrong in it fails the test."""
    made, faults = person(browser), Faults(folder)
    made.on("console", faults.console)
    made.on("weberror", faults.broken)
    made.on("response", faults.answered)
    made.on("request", faults.asked)
    yield made
    made.close()
    assert not faults.seen, "\n".join(faults.seen)


def ready(page: Page) -> None:
    page.wait_for_function("window.gwarekDone === 1")


def open_table(page: Page, folder: str, game: str) -> None:
    page.goto(folder)
    page.locator("button.plate", has_text=load_game(game).info.titles["en"]).click()
    page.get_by_role("button", name="Open the table").first.click()
    page.wait_for_function("window.gwarekHeard !== null")


def verified(page: Page, record: Path) -> Any:  # Any: JSON as the command says it
    with page.expect_download() as loading:
        page.get_by_role("link", name="Record").click()
    loading.value.save_as(record)
    command = [str(Path(sys.executable).with_name("gwarek")), "verify", str(record), "--json"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    return json.loads(checked.stdout)


def whole_game(page: Page, folder: str, game: str, tmp_path: Path, reload: bool = False) -> None:
    open_table(page, folder, game)
    expect(page.get_by_text("Sztygar").first).to_be_visible()
    if reload:
        before = page.evaluate(PLAY, 30)
        page.reload()
        page.wait_for_function("window.gwarekHeard !== null")
        after = page.evaluate("window.gwarekHeard")
        assert {**after, "type": "", "entries": []} == {**before, "type": "", "entries": []}
    page.evaluate(PLAY, 100_000)
    expect(page.locator("#end-title")).to_be_visible()
    assert verified(page, tmp_path / "game.gwarek")


@pytest.mark.deep
def test_a_whole_game_against_sztygar_with_a_reload_in_the_middle(
    context: BrowserContext, folder: str, tmp_path: Path
) -> None:
    page = context.new_page()
    whole_game(page, folder, "coalbaron", tmp_path, reload=True)
    page.goto(f"{folder}#/")
    expect(page.get_by_text("One game is kept here.")).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("game", ["birmingham", "lancashire", "switchsignal", "tinnerstrail"])
def test_a_whole_game_of_the_others(context: BrowserContext, folder: str, tmp_path: Path, game: str) -> None:
    whole_game(context.new_page(), folder, game, tmp_path)


def test_all_games_go_to_a_file_and_into_another_browser(
    context: BrowserContext, browser: Browser, folder: str, tmp_path: Path
) -> None:
    page = context.new_page()
    open_table(page, folder, "coalbaron")
    length = page.evaluate(PLAY, 4)["length"]
    address = page.url
    page.goto(f"{folder}#/settings")
    with page.expect_download() as loading:
        page.get_by_text("Save all games to a file").click()
    loading.value.save_as(tmp_path / "games.json")

    other = person(browser)
    there = other.new_page()
    there.goto(f"{folder}#/settings")
    there.get_by_label("Read games from a file").set_input_files(tmp_path / "games.json")
    expect(there.get_by_text("One game was read.")).to_be_visible()
    there.goto(address)
    there.wait_for_function("window.gwarekHeard !== null")
    assert there.evaluate("window.gwarekHeard.length") >= length
    (tmp_path / "games.json").write_text("{}")
    there.goto(f"{folder}#/settings")
    there.get_by_label("Read games from a file").set_input_files(tmp_path / "games.json")
    expect(there.get_by_text("The saved game is broken at gwarek")).to_be_visible()
    other.close()


def test_pages_that_need_no_engine_come_by_their_own_address(context: BrowserContext, folder: str) -> None:
    page = context.new_page()
    page.goto(f"{folder}#/rules/coalbaron/COA-4.4")
    expect(page.get_by_text("COA-4.4").first).to_be_visible()
    page.get_by_role("link", name="Learn").first.click()
    expect(page).to_have_url(f"{folder}#/learn")
    page.go_back()
    expect(page.get_by_text("COA-4.4").first).to_be_visible()
    page.goto(f"{folder}#/nowhere")
    expect(page.get_by_text("The signal is at stop")).to_be_visible()


def test_a_lesson_and_a_hint(context: BrowserContext, folder: str) -> None:
    page = context.new_page()
    page.goto(f"{folder}#/learn/coalbaron/1")
    page.wait_for_function("window.gwarekHeard !== null")
    open_table(page, folder, "coalbaron")
    page.get_by_role("button", name="Hint").first.click()
    expect(page.get_by_text("Sztygar").first).to_be_visible()


def test_a_broken_save_is_named_and_the_rest_is_kept(context: BrowserContext, folder: str) -> None:
    page = context.new_page()
    page.goto(folder)
    ready(page)
    spoil = """() => new Promise((keep) => {
      const opening = indexedDB.open("gwarek", 1);
      opening.onsuccess = () => {
        const change = opening.result.transaction("texts", "readwrite");
        change.objectStore("texts").put('{"format":1,"header":7}', "lost-table");
        change.oncomplete = () => keep();
      };
    })"""
    page.evaluate(spoil)
    page.reload()
    expect(page.get_by_text("One saved game cannot be read")).to_be_visible()
    expect(page.get_by_text("lost-table")).to_be_visible()
    page.get_by_role("button", name="Understood").click()
    expect(page.get_by_text("One saved game cannot be read")).not_to_be_visible()


def test_two_windows_do_not_write_over_each_other(context: BrowserContext, folder: str) -> None:
    first = context.new_page()
    first.goto(folder)
    ready(first)
    second = context.new_page()
    second.goto(folder)
    expect(second.get_by_text("Gwarek is open in another window")).to_be_visible()
    first.close()
    ready(second)
