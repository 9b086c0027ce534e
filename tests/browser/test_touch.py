"""The games with maps, by thumb on a phone: turns by taps alone, coming closer, why-not, hints, the drawer."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from gwarek.core.match import Match
from scripts.staging import Chair, Until
from tests.browser.conftest import Visit
from tests.browser.people import PHONE, TOUCH, Json, Now, Table, Visitor
from tests.browser.test_lancashire import placed

pytestmark = pytest.mark.browser

# The middle of a piece once the board is at rest (in its own word, and by five equal frames) with the piece large
# enough; whether the piece can be tapped there.
AT_REST = """
async ([space, least]) => {
  const look = () => {
    const piece = document.querySelector(`.board:not([data-moving]) [data-space="${space}"]`);
    if (!piece) return null;
    const box = (piece.querySelector(".ring") ?? piece).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, size: Math.min(box.width, box.height), free: piece.contains(document.elementFromPoint(x, y)) };
  };
  let [last, same] = ["", 0];
  for (let frames = 0; frames < 900 && same < 5; frames++) {
    const found = look();
    const now = JSON.stringify(found);
    same = found && found.size >= least && now === last ? same + 1 : 0;
    last = now;
    await new Promise(requestAnimationFrame);
  }
  if (same < 5) throw new Error(`${space} does not come to rest: ${last}`);
  return JSON.parse(last);
}
"""
TOO_SMALL = 20  # px: a tap on less comes closer first


@dataclass
class Spot:
    x: float
    y: float
    size: float
    free: bool


class Thumb:
    """Everything a person does at the table here, by taps alone."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def spot(self, space: str, least: float = 0) -> Spot:
        return Spot(**self.page.evaluate(AT_REST, [space, least]))

    def on_map(self, space: str) -> Spot:
        """Tap a thing on the map: on the whole map if it is out of sight; if small, the first tap comes closer."""
        spot = self.spot(space)
        if not spot.free:
            self.page.locator(".zoom button:visible, .stops button:visible").last.tap()
            spot = self.spot(space)
            assert spot.free, f"{space} is not to be found on the whole map"
        if spot.size < TOO_SMALL:
            self.page.touchscreen.tap(spot.x, spot.y)
            spot = self.spot(space, least=TOO_SMALL)
        self.page.touchscreen.tap(spot.x, spot.y)
        return spot

    def action(self, name: str) -> None:
        self.page.locator(".acts button", has_text=name).tap()

    def card(self, words: str) -> None:
        self.table.piece(words).tap()

    @property
    def ready(self) -> Locator:
        return self.page.locator(".go button:not(.back):not(:disabled)")

    def confirm(self, before: Now) -> Now:
        self.ready.tap()
        return self.table.now(before.length)

    def tab(self, name: str) -> None:
        self.page.locator(".tabs").get_by_role("button", name=name).tap()

    def log(self) -> Locator:
        self.tab("Log")
        return self.page.locator(".ownbody .rows")

    def fits(self) -> None:
        assert self.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.fixture
def ala(visit: Visit) -> Visitor:
    return visit(**TOUCH)


def asked(*beginnings: str, phase: str | None = None) -> Until:
    """The first decision on seat 0 with legal lines that begin so."""

    def holds(match: Match) -> bool:
        if match.to_act() != [0]:
            return False
        view: Json = match.view(0)
        lines = [action.text() for action in match.legal(0)]
        wanted = all(any(line.startswith(words) for line in lines) for words in beginnings)
        return wanted and phase in (None, view["phase"])

    return holds


def staged(person: Visitor, game: str, until: Until, bots: int = 1, seed: str = "1") -> tuple[Thumb, Now]:
    options = {"start_player": "0"} if game == "switchsignal" else {}
    chairs = [Chair(bot="ciskacz")] * bots
    player = "sztygar" if game == "birmingham" else "ciskacz"
    made = person.staged(until, *chairs, game=game, player=player, seed=seed, options=options, hints=True)
    table = person.open(made.id)
    return Thumb(table), table.now()


def begins(now: Now, word: str) -> list[str]:
    """The words of the first legal line that begins so."""
    return next(line.split(" ") for line in now.lines if line.startswith(f"{word} "))


# -- a few turns of each game


def test_birmingham_a_canal_and_a_sale(ala: Visitor) -> None:
    """A tap on the same place takes the choice back, the arrow what was played; beer is fetched from a brewery."""
    thumb, now = staged(ala, "birmingham", asked("sell ", "link birmingham-coventry"), seed="2")
    table = thumb.table
    spot = thumb.on_map("birmingham-coventry")
    expect(thumb.ready).to_contain_text("£3")
    stays = thumb.spot("birmingham-coventry")
    assert abs(stays.x - spot.x) + abs(stays.y - spot.y) < 20, "the board moved away under the thumb"
    thumb.page.touchscreen.tap(stays.x, stays.y)
    expect(table.chips).to_have_count(0)

    thumb.on_map("birmingham-coventry")
    played = thumb.confirm(now)
    assert played.view["phase"] == "card"
    assert {"line": "birmingham-coventry", "owner": 0} in played.view["links"]
    table.undo.tap()
    expect(thumb.page.locator(".acts")).to_be_visible()

    thumb.action("Sell")
    thumb.on_map("uttoxeter/1")
    sold = thumb.confirm(table.now())
    assert next(tile for tile in sold.view["tiles"] if tile["space"] == "birmingham/1")["flipped"]
    thumb.fits()
    expect(thumb.log()).to_contain_text("You sell")


def test_lancashire_a_mine_and_cotton_for_a_port(ala: Visitor) -> None:
    """A card from the hand, a space and a source of iron on the map; then the mill's cotton through Blue's port."""
    table, now = placed(ala)
    thumb = Thumb(table)
    thumb.card("card:coal_mine")
    thumb.on_map("oldham/1")
    thumb.on_map("preston/3")
    expect(thumb.ready).to_contain_text("£8")  # coal mine III
    built = thumb.confirm(now)
    assert {"space": "oldham/1", "tile": "coal_mine/3"}.items() <= next(
        tile for tile in built.view["tiles"] if tile["space"] == "oldham/1"
    ).items()

    thumb.action("Sell")
    thumb.on_map("warrington_runcorn/2")
    sold = thumb.confirm(built)
    assert next(tile for tile in sold.view["tiles"] if tile["space"] == "manchester/1")["flipped"]
    thumb.card("card barrow")
    thumb.ready.tap()
    table.heard(sold.length + 1)
    thumb.fits()
    expect(thumb.log()).to_contain_text("Barrow")


def test_tinners_trail_an_auction(ala: Visitor) -> None:
    """The area on the map, a survey map from the drawer or the deck, and a bid raised by its buttons."""
    thumb, now = staged(ala, "tinnerstrail", asked("build ", phase="turn"))
    area = begins(now, "build")[1]
    thumb.on_map(area)
    thumb.page.locator(".here button", has_text="Auction").tap()
    now = thumb.confirm(now)
    assert now.view["auction"]["area"] == area
    if now.view["phase"] == "map":
        hand = [words for words in now.legal if words.startswith("map ")]
        if hand:
            expect(thumb.table.piece(hand[0])).to_be_in_viewport()  # the drawer has opened at it
            thumb.card(hand[0])
        now = thumb.confirm(now)
    assert now.view["phase"] == "opening"
    second = sorted(int(line.split(" ")[1]) for line in now.lines if line.startswith("bid "))[1]
    thumb.page.get_by_role("button", name="£1 more").tap()
    expect(thumb.ready).to_contain_text(f"£{second}")
    thumb.ready.tap()
    thumb.table.heard(now.length + 1)
    thumb.fits()
    expect(thumb.log()).to_contain_text(f"£{second}")


def test_tinners_trail_an_extraction(ala: Visitor) -> None:
    """The mine on the map, then a cell of its table of cubes."""
    thumb, now = staged(ala, "tinnerstrail", asked("extract ", phase="turn"), bots=2)
    mine = begins(now, "extract")[1]
    before = now.view["areas"][mine]
    thumb.on_map(mine)
    cells = thumb.page.locator(f'.cubes .is-legal[data-words^="extract {mine} "]')
    box = cells.first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 40
    cells.first.tap()
    expect(thumb.page.locator(".pre")).to_contain_text("→")
    thumb.ready.tap()
    thumb.table.heard(now.length + 1)
    after = thumb.page.evaluate("window.gwarekHeard.view.areas")[mine]
    assert after["copper"] + after["tin"] == before["copper"] + before["tin"] - 1
    thumb.fits()
    expect(thumb.log()).to_contain_text("extract")


def test_switch_and_signal_a_signal_a_switch_and_a_train(ala: Visitor) -> None:
    """Each is small on the whole map: the first tap comes closer. Cards for them lie in the drawer."""
    thumb, now = staged(ala, "switchsignal", asked("signal ", "switch ", "move "))
    table, page = thumb.table, thumb.page
    green = begins(now, "signal")[1]
    assert thumb.spot(green).size < TOO_SMALL
    thumb.on_map(green)
    aim = table.now(now.length)
    to = begins(aim, "to")[1]
    thumb.on_map(to)
    now = thumb.confirm(table.now(aim.length))  # its card is chosen beforehand
    assert to in now.view["signals"]
    assert green not in now.view["signals"]

    junction = begins(now, "switch")[1]
    thumb.on_map(junction)
    setting = page.locator("[data-setting]").first
    expect(setting).to_be_visible()
    thumb.spot(junction)
    box = setting.locator(".ring").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 40
    lines = setting.get_attribute("data-setting")
    assert lines
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    now = thumb.confirm(table.now(now.length))
    assert now.view["switches"][junction] == lines.split(" ")

    space = begins(now, "move")[1]
    thumb.on_map(space)
    rolled = thumb.confirm(table.now(now.length))
    assert rolled.length > now.length
    thumb.fits()
    expect(thumb.log()).to_contain_text("You roll")


# -- what every game owes a thumb


@dataclass(frozen=True)
class Scenery:
    """A moment of a game, what on the map cannot be chosen then (after an action, perhaps), and what forbids it."""

    until: Until
    forbidden: str
    rule: str
    action: str | None = None


SCENERY = {
    "birmingham": Scenery(asked("link "), "gloucester/1", "BIR-"),
    "lancashire": Scenery(asked("link "), "southport-wigan", "LAN-9.1"),  # by rail only
    "tinnerstrail": Scenery(asked("port ", phase="turn"), "redruth", "TIN-8.6", "Port"),  # inland
    "switchsignal": Scenery(asked("signal "), "PAR", "SWI-"),
}


@pytest.mark.parametrize("game", SCENERY)
def test_why_not_and_a_hint(ala: Visitor, game: str) -> None:
    scenery = SCENERY[game]
    thumb, now = staged(ala, game, scenery.until, bots=1 if game == "switchsignal" else 2)
    table, page = thumb.table, thumb.page
    if scenery.action:
        thumb.action(scenery.action)
    thumb.on_map(scenery.forbidden)
    expect(table.why).to_contain_text(scenery.rule)
    box = table.why.bounding_box()
    assert box
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    table.why.get_by_role("button", name="Close").tap()
    expect(table.why).to_have_count(0)
    assert table.length() == now.length

    page.get_by_role("button", name="Hint").tap()
    way = page.locator(".hints .way").first
    expect(way).to_be_in_viewport()
    line = way.get_attribute("data-hint")
    assert line in now.lines
    way.tap()
    expect(thumb.ready).to_be_visible()
    assert table.length() == now.length  # laid out, not played
    thumb.ready.tap()
    table.heard(now.length + 1)
    thumb.fits()
    told = "Ala took a hint." if game != "switchsignal" else "You"  # advice within a team is no secret help
    expect(thumb.log()).to_contain_text(told)


def test_fingers_pinch_and_drag_and_choose_nothing(ala: Visitor) -> None:
    table, now = placed(ala)
    thumb = Thumb(table)
    fingers = ala.context.new_cdp_session(thumb.page)

    def lay(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    before = thumb.spot("bolton/3")
    lay("touchStart", (before.x, before.y))
    for step in (20, 50, 80):
        lay("touchMove", (before.x, before.y - step))
    lay("touchEnd")
    dragged = thumb.spot("bolton/3")
    assert dragged.y < before.y - 40
    lay("touchStart", (dragged.x - 60, dragged.y), (dragged.x + 60, dragged.y))
    for apart in (50, 40, 30, 24):
        lay("touchMove", (dragged.x - apart, dragged.y), (dragged.x + apart, dragged.y))
    lay("touchEnd")
    assert thumb.spot("bolton/3").size < dragged.size * 0.6
    expect(table.chips).to_have_count(0)
    expect(thumb.page.get_by_role("button", name=re.compile("Cotton mill"))).to_have_count(
        0
    )  # no town's strip
    assert table.length() == now.length


def test_the_drawer_folds_and_opens_at_the_question(ala: Visitor) -> None:
    """The open tab pressed again gives its room to the board; a question only the hand can answer opens it."""
    thumb, now = staged(ala, "birmingham", asked("link "))
    page = thumb.page
    low = page.locator(".board").bounding_box()
    for name in ("Hand", "Log", "Log"):
        thumb.tab(name)
    expect(page.locator(".ownbody")).to_be_hidden()
    high = page.locator(".board").bounding_box()
    assert low
    assert high
    assert high["height"] > low["height"] + 80
    thumb.tab("Mat")
    expect(page.locator(".ownbody")).to_contain_text("Your mat")
    thumb.on_map(begins(now, "link")[1])
    asks = thumb.confirm(now)
    assert asks.view["phase"] == "card"
    card = thumb.table.piece(asks.lines[0])
    expect(card).to_be_in_viewport()
    card.tap()
    expect(thumb.ready).to_contain_text("Discard")
