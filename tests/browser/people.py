"""People with browsers: pages at a real server, and the table as a person sees it."""

from __future__ import annotations

import contextlib
import random
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, TimeoutError, expect

from gwarek.server.settings import Settings
from scripts.serving import Server
from scripts.staging import Chair, Scene, Staged, Until, stage

Json = dict[str, Any]  # Any: answers are read as they come

ME: Json = {"kind": "me"}
HERE: Json = {"kind": "here", "name": "Ola"}
LINK: Json = {"kind": "link"}
BOT: Json = {"kind": "bot", "bot": "ciskacz"}

# How long to wait for a thing that must come (ms). Things are awaited by name; a busy machine may be slow.
PATIENCE = 90_000

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TOUCH: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

# What the table's socket said last, so that a test can wait for it and look behind the page.
LISTEN = """
window.gwarekHeard = null;
window.gwarekTold = "";
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.gwarekSocket = this;
    this.addEventListener("message", ({ data }) => {
      window.gwarekTold += data;
      const said = JSON.parse(data);
      if (said.type === "table") window.gwarekHeard = said.update;
      if (said.type === "update") window.gwarekHeard = said;
    });
  }
};
"""

# Scorings are shown at reading pace; a person who has seen them may turn them off.
HASTY = """
if (location.protocol === "http:") localStorage["gwarek-settings"] ??= '{"scoring":"none"}';
"""

# What can be done on the page now; null while there is nothing: others choose, or a choice is on its way.
LOOK = """
(after) => {
  const heard = window.gwarekHeard;
  if (!heard || heard.length <= after || document.querySelector(".board[data-moving]")) return null;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const words = (what) => [...new Set([...document.querySelectorAll(what)].filter(seen).map((e) => e.dataset.words))];
  const texts = (what) => [...document.querySelectorAll(what)].filter(seen).map((e) => e.innerText.trim());
  const now = {
    length: heard.length, as: heard.as, view: heard.view, over: heard.outcome !== null,
    lines: heard.legal.map((l) => l.line),
    legal: words(".is-piece.is-legal"), chosen: words(".is-piece.is-chosen"),
    buttons: texts(".lines button"), confirm: texts(".go button:not(.back):not(:disabled)")[0] ?? null,
  };
  if (now.over) return document.querySelector("#end-title") ? now : null;
  if (!document.title.startsWith("●")) return null;
  const acts = document.querySelectorAll(".acts .act:not(.no)").length;
  return acts + now.legal.length + now.chosen.length + now.buttons.length || now.confirm ? now : null;
}
"""


# A choice shows as a chip, or it was a step and the table has answered.
CHOSEN = """
(length) => window.gwarekHeard.length > length || document.querySelector(".chips .chip:not(.open, .struck)")
"""


# Where a mouse can press something that leads to this line: its words are words of the line, and nothing covers it.
LEADS = """
([line, pick]) => {
  const wanted = line.split(" ");
  const often = (words, word) => words.filter((w) => w === word).length;
  const within = (words) => words.every((w) => often(words, w) <= often(wanted, w));
  const spot = (e) => {
    e.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = (e.querySelector(".ring") ?? e).getBoundingClientRect();
    for (const fx of [0.5, 0.2, 0.8]) for (const fy of [0.5, 0.2, 0.8]) {
      const [x, y] = [box.x + fx * box.width, box.y + fy * box.height];
      if (document.elementFromPoint(x, y)?.closest("[data-words]") === e) return [x, y];
    }
    return null;
  };
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const pressed = (what, fits) => [...document.querySelectorAll(what)].filter((e) => fits(e.dataset.words) && seen(e));
  const whole = pressed(".go button:not(:disabled), .lines button", (words) => words === line);
  const parts = pressed(".is-piece.is-legal, .act:not(.no, .on)", (words) => words && within(words.split(" ")));
  const ways = whole.length ? whole : parts;
  // one at a time: looking for the next may scroll this one away
  for (let k = 0; k < ways.length; k++) {
    const at = spot(ways[(pick + k) % ways.length]);
    if (at) return at;
  }
  return null;
}
"""


class Visitor:
    """A browser context of one person. Errors on the page are kept and fail the test. `scoring`: scorings are shown."""

    def __init__(self, browser: Browser, server: Server, scoring: bool = False, **options: Any) -> None:
        chosen: Json = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        self.server = server
        self.context: BrowserContext = browser.new_context(
            base_url=server.url, permissions=["clipboard-read", "clipboard-write"], **chosen
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        if not scoring:
            self.context.add_init_script(HASTY)
        self.faults: list[str] = []
        self.allowed: list[str] = []
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.faults.append(error.error.stack or str(error.error)))
        self.page: Page = self.context.new_page()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.allowed):
            self.faults.append(f"{message.text} ({message.location.get('url')})")

    def close(self) -> None:
        self.context.close()

    def called(self, name: str, seat: int | None = None) -> str:
        """Give oneself a name; the guest's id."""
        answer = self.context.request.put("/api/me", data={"name": name, "seat": seat})
        assert answer.ok, answer.text()
        id: str = answer.json()["id"]
        return id

    def new_table(self, *seats: Json, **changes: object) -> Json:
        body: Json = {
            "game": "coalbaron",
            "preset": "by_the_rulebook",
            "options": {},
            "seats": list(seats),
            "random_order": False,
            "watch": True,
            "free_undo": True,
            **changes,
        }
        answer = self.context.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        made: Json = answer.json()
        return made

    def new_table_of_two(self) -> Json:
        """This person and an easy bot, ready to play."""
        self.called("Ala")
        return self.new_table(ME, BOT, options={"start_player": "0"})

    def staged(
        self,
        until: Until,
        *others: Chair,
        name: str = "Ala",
        seed: str = "1",
        player: str = "sztygar",
        **more: Any,
    ) -> Staged:
        """A table in the middle of a game: this person on the first seat, a bot on the second unless said otherwise."""
        me = Chair(name, self.called(name))
        scene = Scene([me, *(others or (Chair(bot="ciskacz"),))], until, seed, player=player, **more)
        return stage(Settings(data=self.server.data), scene)

    def choose_coal_baron(self, seats: int | None = None) -> None:
        """On the home page: the plate of the game, and how many play."""
        self.page.goto("/")
        plate = self.page.get_by_role("button", name=re.compile("^Coal Baron"))
        plate.click()
        expect(plate).to_have_attribute("aria-pressed", "true")
        if seats is not None:
            self.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)

    def open(self, table_id: str, key: str | None = None) -> Table:
        self.page.goto(f"/t/{table_id}" + (f"/{key}" if key else ""))
        return Table(self.page)


@dataclass
class Now:
    """What a person can do at the table now."""

    length: int
    view: Json
    over: bool
    lines: list[str]
    legal: list[str]
    chosen: list[str]
    buttons: list[str]
    confirm: str | None
    seat: int | None = field(default=None)


class Table:
    """The open table on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # -- places

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".ask .line")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("main")

    @property
    def why(self) -> Locator:
        return self.page.locator(".why")

    @property
    def log(self) -> Locator:
        return self.page.locator(".log .rows")

    @property
    def chips(self) -> Locator:
        return self.page.locator(".chips .chip:not(.open)")

    @property
    def undo(self) -> Locator:
        return self.page.locator(".go .back")

    def piece(self, words: str) -> Locator:
        return self.page.locator(f'.is-piece[data-words="{words}"]:visible').first

    def is_laid(self) -> None:
        """The frame is drawn."""
        expect(self.prompt).to_be_visible()

    # -- state

    def now(self, after: int = -1, timeout: float = PATIENCE) -> Now:
        """Wait until this person is asked (or the game is over) with more than `after` entries."""
        found = self.page.wait_for_function(LOOK, arg=after, timeout=timeout).json_value()
        seat = found.pop("as")
        return Now(**found, seat=seat)

    def length(self) -> int:
        value: int = self.page.evaluate("window.gwarekHeard?.length ?? -1")
        return value

    def heard(self, length: int) -> None:
        """Wait until the page was told of so many entries."""
        self.page.wait_for_function("(n) => window.gwarekHeard?.length >= n", arg=length)

    def told(self) -> str:
        """Everything the socket of this page ever said."""
        text: str = self.page.evaluate("window.gwarekTold")
        return text

    # -- acting

    def point(self, words: str) -> None:
        if words == "store":  # the plate; cubes that lie on it are pieces of their own
            self.piece(words).click(position={"x": 24, "y": 12})
        else:
            self.piece(words).click()

    def confirm(self) -> None:
        self.page.locator(".go button:not(.back):not(:disabled)").click()

    def take(self, words: str) -> Now:
        """Choose a piece, confirm if asked, and wait for one's next decision."""
        before = self.now()
        self.point(words)
        return self.finish(before)

    def finish(self, before: Now) -> Now:
        """Go on from a first choice: narrow it down, confirm it; a step is taken at once."""
        for _ in range(4):
            self.page.wait_for_function(CHOSEN, arg=before.length)
            if self.length() > before.length:
                break
            narrowed = self.now()
            if narrowed.confirm:
                self.confirm()
                break
            if narrowed.buttons:
                self.page.locator(".lines button").first.click()
            else:
                self.point(narrowed.legal[0])
        return self.now(before.length)

    def click_line(self, line: str, chance: random.Random) -> Now:
        """A line pieced together with the mouse, from the board, the hand and the buttons, in any order."""
        length = self.length()
        for _ in range(14):
            way = self.page.evaluate(LEADS, [line, chance.randrange(1000)])
            if self.length() > length:
                return self.now(length)
            assert way, f"nothing on the page leads to {line}"
            self.page.mouse.click(*way)
            self.page.wait_for_function(CHOSEN, arg=length)
        raise AssertionError(f"{line} is not taken after so many clicks")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def type_line(self, line: str) -> None:
        """`/`, the action as words, Enter; and Enter again where it has to be confirmed."""
        field = self.page.get_by_role("combobox")
        for _ in range(8):  # the key is deaf while a choice is on its way
            self.press("/")
            with contextlib.suppress(TimeoutError):
                field.wait_for(timeout=1500)
                break
        expect(field).to_be_focused()
        self.page.keyboard.type(line)
        self.press("Enter")


def free_space(now: Now) -> str:
    """A space that brings something at once and asks nothing more."""
    return next(words for words in now.legal if words.startswith(("send money", "send muster_hall")))
