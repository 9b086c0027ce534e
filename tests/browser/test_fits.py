"""Everything has room: no word is cut off, none lies on another, nothing reaches out of the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gwarek.core.catalogue import slugs
from gwarek.server.settings import Settings
from scripts.staging import Chair, Scene, Staged, Until, never, stage, turn_of
from tests.browser.conftest import Visit
from tests.browser.people import BOT, LINK, ME, TOUCH, Visitor
from tests.browser.test_pages import UNSAID

pytestmark = pytest.mark.browser

# Polish words are the longer ones.
SMALL = {"viewport": {"width": 1024, "height": 768}, "locale": "pl-PL"}
LONG = 4000  # a window as high as a page that is scrolled

# What does not fit, told in words. A text's box is taken line by line. What a person can scroll to is not cut off,
# and three dots are there on purpose.
FAULTS = """
async () => {
  await document.fonts.ready;
  const faults = new Set();
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.add(`the page is ${wide} wide`);
  const region = (e) => e.closest(".over, .top, .ask, .own, .seats, .log, .boardbox")?.classList[0] ?? "page";
  const told = (it) => `${region(it.e)}: "${it.text}"`;
  const spoken = (e) => {
    const style = getComputedStyle(e);
    return style.clipPath !== "none" || (style.position === "absolute" && e.clientWidth <= 1 && e.clientHeight <= 1);
  };

  // what is left of a box within all that cuts or scrolls around it; the first thing that cuts it is a fault
  const SLACK = 1.5;
  const seen = (it) => {
    let { left, right, top, bottom } = it.box;
    let [freeX, freeY] = [true, true];
    for (let e = it.e; e && e !== document.body; e = e.parentElement) {
      if (spoken(e)) return null;
      const style = getComputedStyle(e);
      if (style.position === "fixed") break;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = e.getBoundingClientRect();
      const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const cuts = (way) => way === "hidden" || way === "clip";
      if (style.overflowX !== "visible") {
        if (freeX && cuts(style.overflowX) && !dots && (right > box.right + SLACK || left < box.left - SLACK))
          faults.add(`cut at the side: ${told(it)} by ${e.className.baseVal ?? e.className}`);
        freeX &&= cuts(style.overflowX) && !dots;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (style.overflowY !== "visible") {
        const beyond = bottom - it.inner > box.bottom + SLACK || top + it.inner < box.top - SLACK;
        if (freeY && cuts(style.overflowY) && !dots && beyond)
          faults.add(`cut below or above: ${told(it)} by ${e.className.baseVal ?? e.className}`);
        freeY &&= cuts(style.overflowY) && !dots;
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
    }
    if (right - left < 1 || bottom - top < 1) return null;
    return { ...it, box: { left, right, top, bottom } };
  };
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    const e = walk.currentNode.parentElement;
    if (!text || e.closest("script, style, noscript") || !shown(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    for (const box of range.getClientRects()) {
      // the upper and lower fifth of a line hold no ink worth speaking of
      if (box.width > 1) found.push({ e, text: text.slice(0, 60), box, inner: box.height / 5 });
    }
  }
  for (const e of document.querySelectorAll("button, a[href], input, select, .is-piece")) {
    if (!shown(e) || e.closest("svg")) continue;
    const text = `[${(e.innerText || e.ariaLabel || e.className).trim().slice(0, 40)}]`;
    found.push({ e, text, box: e.getBoundingClientRect(), inner: 0 });
  }
  const all = found.map(seen).filter((it) => it);
  for (const it of all) {
    const { left, right, top, bottom } = it.box;
    const beside = left < -SLACK || right > innerWidth + SLACK;
    if (beside || top + it.inner < -SLACK || bottom - it.inner > innerHeight + SLACK)
      faults.add(`out of the window: ${told(it)}`);
  }

  // words that stick out of the box drawn around them
  const lined = (style) => parseFloat(style.borderLeftWidth) > 0 || parseFloat(style.borderRightWidth) > 0;
  for (const it of all.filter((it) => !it.e.closest("svg"))) {
    for (let e = it.e; e && !e.matches("section, main, body"); e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.position === "absolute" || style.display === "inline") break;
      const box = e.getBoundingClientRect();
      if (lined(style) && (it.box.right > box.right + SLACK || it.box.left < box.left - SLACK))
        faults.add(`sticks out: ${told(it)} of ${e.className}`);
    }
  }

  // words and buttons of the frame on one another; the board's drawing may lay words on things
  const layer = (e) => !!e.closest(".over");
  const framed = all.filter((it) => !it.e.closest("svg") && region(it.e) !== "boardbox");
  framed.forEach((one, n) => framed.slice(n + 1).forEach((other) => {
    if (layer(one.e) !== layer(other.e) || one.e.contains(other.e) || other.e.contains(one.e)) return;
    const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const y = Math.min(one.box.bottom - one.inner, other.box.bottom - other.inner)
      - Math.max(one.box.top + one.inner, other.box.top + other.inner);
    if (x > SLACK && y > SLACK) faults.add(`one on the other: ${told(one)} and ${told(other)}`);
  }));
  return [...faults];
}
"""

# How many lines of text of the log can be read whole.
LINES = """
(rows) => {
  const { top, bottom } = rows.getBoundingClientRect();
  const tops = new Set();
  for (const row of rows.querySelectorAll(".row > span:last-child")) {
    const range = document.createRange();
    range.selectNodeContents(row);
    const whole = [...range.getClientRects()].filter((line) => line.top >= top && line.bottom <= bottom);
    for (const line of whole) tops.add(Math.round(line.top));
  }
  return tops.size;
}
"""


def full_table(person: Visitor, game: str, until: Until, bots: int = 3) -> Staged:
    """A table of four, so that every strip is at its fullest."""
    options = {"start_player": "0"} if game == "switchsignal" else {}
    chairs = [Chair(bot="ciskacz")] * bots
    return person.staged(until, *chairs, game=game, player="ciskacz", options=options)


# A middle for each; the openings and ends that are fullest: equal cards in hand, all kinds of cards, empty stacks.
SCENES: dict[str, tuple[str, Until]] = {
    "lancashire, opening": ("lancashire", turn_of(0)),
    "lancashire": ("lancashire", turn_of(0, after=60)),
    "lancashire, end": ("lancashire", never),
    "birmingham": ("birmingham", turn_of(0, after=60)),
    "coalbaron": ("coalbaron", turn_of(0, "turn", part=2)),
    "switchsignal, opening": ("switchsignal", turn_of(0)),
    "switchsignal": ("switchsignal", turn_of(0, after=12)),
    "tinnerstrail": ("tinnerstrail", turn_of(0, "turn", part=2)),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_small_window_cuts_no_word_and_lays_none_on_another(visit: Visit, scene: str) -> None:
    ala = visit(**SMALL)
    table = ala.open(full_table(ala, *SCENES[scene]).id)
    table.now()
    assert not (faults := ala.page.evaluate(FAULTS)), "\n".join(faults)


def test_the_end_sheet_fits_a_small_window(visit: Visit) -> None:
    ala = visit(**SMALL)
    table = ala.open(full_table(ala, "coalbaron", never).id)
    table.now()
    assert not (faults := ala.page.evaluate(FAULTS)), "\n".join(faults)


@pytest.mark.parametrize("width", [1024, 390])
def test_the_hosts_waiting_room_fits(visit: Visit, width: int) -> None:
    """A name, and the buttons of its seat: neither lies on the other."""
    ala = visit(viewport={"width": width, "height": LONG}, locale="pl-PL")
    ala.called("Ala")
    ala.page.goto(f"/t/{ala.new_table(ME, LINK, {'kind': 'open'}, BOT)['id']}")
    expect(ala.page.get_by_role("button", name="Nowy odnośnik")).to_be_visible()
    assert not (faults := ala.page.evaluate(FAULTS)), "\n".join(faults)


@pytest.mark.parametrize("slug", slugs())
def test_all_options_fit(visit: Visit, slug: str) -> None:
    page = visit(viewport={"width": 1024, "height": LONG}, locale="pl-PL").page
    page.goto(f"/new?game={slug}")
    expect(page.locator(".option").first).to_be_visible()
    assert not UNSAID.search(page.locator("body").inner_text())
    assert not (faults := page.evaluate(FAULTS)), "\n".join(faults)


def test_a_watcher_with_a_used_link_has_room_for_the_log(visit: Visit) -> None:
    ala, ola, eve = visit(), visit(), visit(**SMALL)
    made = ala.staged(turn_of(0, "draft"), Chair("Ola", ola.called("Ola")))  # the longest sentence there is
    eve.open(made.id, made.keys[1])
    expect(eve.page.locator("[data-watching] .link")).to_be_visible()
    expect(eve.page.locator(".now .newest")).to_be_visible()
    assert not (faults := eve.page.evaluate(FAULTS)), "\n".join(faults)
    assert eve.page.locator(".app").evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1


def test_alone_panel_hand_and_four_lines_of_the_log_fit(visit: Visit) -> None:
    ala = visit(locale="pl-PL")
    me = Chair("Ala", ala.called("Ala"))
    scene = Scene([me], turn_of(0, "turn", part=2), game="tinnerstrail", player="ciskacz")
    table = ala.open(stage(Settings(data=ala.server.data), scene).id)
    table.now()
    assert not (faults := ala.page.evaluate(FAULTS)), "\n".join(faults)
    own = ala.page.locator(".own")
    expect(own).to_contain_text("Lord Wallace")
    expect(own.locator(".hand")).to_be_visible()
    assert own.evaluate("(e) => e.scrollHeight - e.clientHeight") <= 1
    assert table.log.evaluate(LINES) >= 4


@pytest.mark.parametrize("end", ["before", "after"])
def test_the_phones_row_of_actions_shows_where_it_goes_on(visit: Visit, end: str) -> None:
    ala = visit(**TOUCH, locale="pl-PL")
    made = full_table(ala, "tinnerstrail", turn_of(0, "turn"), bots=1)
    table = ala.open(made.id)
    table.now()
    row = ala.page.locator(".row:has(> .acts)")
    other = {"before": "after", "after": "before"}[end]
    if end == "before":
        row.locator(".act").last.scroll_into_view_if_needed()
    expect(ala.page.locator(f".row.{end}:has(> .acts)")).to_be_visible()
    expect(ala.page.locator(f".row.{other}:has(> .acts)")).to_have_count(0)
    expect(row.locator(".sign")).to_have_count(1 if end == "after" else 0)
