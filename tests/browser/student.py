"""Somebody who knows nothing: presses only what the coach, his lamps and the rings show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

# What the coach says now, and whether the page is at rest: the same twice means nothing has come of a press yet.
COACH = """
() => {
  const coach = document.querySelector("[data-coach]");
  if (!coach) return null;
  const button = (what) => [...document.querySelectorAll(what)].some((b) => !b.disabled && b.checkVisibility());
  return {
    step: coach.dataset.coach, state: coach.dataset.state, hint: Number(coach.dataset.hint),
    answers: coach.querySelectorAll(".answers button").length,
    confirm: button(".go .confirm"), lamps: document.querySelectorAll('[data-lamp-letter=""]').length,
    length: window.gwarekHeard?.length ?? -1,
    chips: [...document.querySelectorAll(".chips .chip:not(.open)")].map((c) => c.textContent.trim()).join("|"),
    moving: document.querySelector(".board[data-moving]") !== null,
  };
}
"""
CHANGED = f"(before) => {{ const now = ({COACH})(); return now && JSON.stringify(now) !== before; }}"

GONE_ON = """
(step) => {
  const { coach, state } = document.querySelector("[data-coach]").dataset;
  return coach !== step || state === "learnt";
}
"""

# Every lit letter has found its thing: on the board or in the desk.
UNLIT = """
() => {
  const wanted = document.querySelector("[data-coach]").dataset.lit.split(" ").filter((l) => !l.startsWith("="));
  const lit = [...document.querySelectorAll("[data-lamp-letter]")].map((e) => e.dataset.lampLetter);
  return wanted.filter((w) => w && !lit.includes(w[0]));
}
"""

# The middles of what is lit: the thing itself first, then what the letters point at.
LAMPS = """
() => [...document.querySelectorAll('[data-lamp-letter=""]')].reverse()
  .concat([...document.querySelectorAll("[data-lamp-letter]:not([data-lamp-letter=''])")])
  .map((lamp) => lamp.querySelector("rect, ellipse").getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
"""

# How often the coach has spoken so far; and what is chosen: one of them changes with every press at a thing.
SPOKEN = """() => window.gwarekTold.split('"type":"coach"').length"""
# Does the coach lay a line out? The page may still be moving before the line is there to be confirmed.
LAID = """
() => {
  const told = window.gwarekTold;
  return !told.slice(told.lastIndexOf('{"type":"coach"')).includes('"lay":[]');
}
"""
CHOSEN = "() => [...document.querySelectorAll('.chips .chip:not(.open)')].map((c) => c.textContent).join('|')"
ANSWERS = f"() => [({SPOKEN})(), ({CHOSEN})()]"

Coach = dict[str, Any]  # Any: what the page says of itself


class Student:
    """Learns at the page that lies open."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name="Gwarek, the teacher")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog", name="Lesson learnt.")

    def now(self) -> Coach:
        found: Coach = self.page.wait_for_function(COACH).json_value()
        return found

    def changed(self, before: Coach) -> None:
        """Something has come of a press since `before`."""
        sign = json.dumps(before, separators=(",", ":"), ensure_ascii=False)
        try:
            self.page.wait_for_function(CHANGED, arg=sign)
        except TimeoutError as fault:
            raise AssertionError(f"nothing came of it: {before}") from fault

    def press(self, name: str) -> None:
        self.coach.get_by_role("button", name=name).click()

    def go_on(self, now: Coach) -> None:
        """From a goal reached to the next step, or to the end."""
        self.press("Go on")
        self.page.wait_for_function(GONE_ON, arg=now["step"])

    def learn(self, most: int = 160) -> list[str]:
        """To the end of the lesson; the steps as they came."""
        came: list[str] = []
        tried = 0
        for _ in range(most):
            now = self.now()
            if not came or came[-1] != now["step"]:
                came.append(now["step"])
                tried = 0
            if now["state"] == "learnt":
                expect(self.sheet).to_be_visible()
                return came
            if now["state"] == "reached":
                self.go_on(now)
                continue
            if now["answers"]:
                self.coach.locator(".answers button").nth(tried % now["answers"]).click()
                tried += 1
            elif now["hint"] < 3:
                self.press("Show me")
            elif now["confirm"] or self.page.evaluate(LAID):
                self.confirm()
                continue
            else:
                self.ask_at_the_lamps()
                continue
            self.changed(now)
        raise AssertionError(f"no way on from {came[-1]}: {self.now()}")

    def point_at(self, letter: str) -> None:
        """Press the middle of what a letter points at."""
        box = (
            self.page.locator(f'[data-lamp-letter="{letter}"]').locator("rect, ellipse").first.bounding_box()
        )
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def confirm(self, by_key: bool = False) -> None:
        """Carry the choice out, and hear what the coach says to it."""
        before = self.page.evaluate(SPOKEN)
        if by_key:
            self.page.locator(".go .confirm:not(:disabled)").wait_for()
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(".go .confirm").click()
        self.page.wait_for_function(f"(before) => ({SPOKEN})() > before", arg=before)

    def ask_at_the_lamps(self) -> None:
        """Point at what the lamps show, the last word of the question first, until the table has answered it."""
        for x, y in self.page.evaluate(LAMPS):
            with self.answered():
                self.page.mouse.click(x, y)
            if self.now()["state"] != "do":
                return

    def ask_by_keys(self) -> None:
        """The same by keyboard: the mark and a letter lead to the thing, `?` asks about it."""
        for letter in ("a", "b", "c"):
            self.page.keyboard.press("'")
            self.page.keyboard.press(letter)
            if not self.page.evaluate("() => document.activeElement?.matches('.is-piece')"):
                continue
            with self.answered():
                self.page.keyboard.press("?")
            if self.now()["state"] != "do":
                return

    @contextmanager
    def answered(self) -> Iterator[None]:
        """What is done here is answered: by the coach, or by what is chosen."""
        before = self.page.evaluate(ANSWERS)
        yield
        self.page.wait_for_function(f"(before) => String(({ANSWERS})()) !== String(before)", arg=before)
