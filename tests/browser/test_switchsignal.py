"""Switch & Signal at a real table: a game to its end, actions by pointing, what a roll would do, why-not."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gwarek.core.match import Match
from scripts.staging import Chair
from tests.browser.conftest import Visit
from tests.browser.people import BOT, CHOSEN, ME, PHONE, Json, Now, Table, Visitor

pytestmark = pytest.mark.browser

Wanted = Callable[[Json], bool]


def opened(person: Visitor, *others: Json, **options: str) -> Table:
    person.called("Ala")
    made = person.new_table(ME, *others, game="switchsignal", options={"start_player": "0", **options})
    return person.open(made["id"])


def staged(person: Visitor, wanted: Wanted, **options: str) -> Table:
    """The first decision on seat 0 with such a view."""

    def until(match: Match) -> bool:
        return match.to_act() == [0] and wanted(match.view(0))

    made = person.staged(
        until, game="switchsignal", player="ciskacz", options={"start_player": "0", **options}
    )
    return person.open(made.id)


def acting(view: Json, **hand: int) -> bool:
    held = view["players"][0]["hand"]
    return view["phase"] == "action" and view["trains"] != [] and all(held[k] >= n for k, n in hand.items())


def by_keyboard(table: Table, line: str, now: Now) -> None:
    table.type_line(line)
    table.page.wait_for_function(CHOSEN, arg=now.length)
    if table.length() == now.length:
        table.press("Enter")


def test_a_whole_game_by_keyboard(ala: Visitor) -> None:
    """Every decision as a typed line, to the sheet at the end of a team."""
    table = opened(ala, BOT, timetable_removed="12")
    chance = random.Random(4)
    now = table.now()
    phases = set()
    while not now.over:
        phases.add(now.view["phase"])
        ends = [line for line in now.lines if line == "done"] if chance.random() < 0.5 else []
        by_keyboard(table, chance.choice(ends or now.lines), now)
        now = table.now(now.length)
    expect(ala.page.locator("#end-title")).to_have_text(re.compile("Lost together|Won together"))
    end = ala.page.locator("section.end")
    expect(end).to_contain_text("goods delivered")
    expect(end).to_contain_text("turns left")
    expect(end).to_contain_text("time tokens left")
    assert {"reveal", "action"} <= phases, phases


def test_a_signal_is_moved_by_pointing_and_paid_with_its_card(ala: Visitor) -> None:
    table = staged(ala, lambda view: acting(view, signal=1, switch=1))
    before = table.now()
    green = next(line for line in before.lines if line.startswith("signal ")).split(" ")[1]
    table.press("s")
    table.point(green)
    aim = table.now(before.length)
    assert aim.view["phase"] == "target"
    to = next(line for line in aim.lines if line.startswith("to ")).split(" ")[1]
    table.point(to)
    pay = table.now(aim.length)
    assert pay.view["phase"] == "pay"
    expect(table.page.locator(".card.is-chosen")).to_have_count(1)  # the signal card is chosen beforehand
    table.confirm()
    after = table.now(pay.length)
    assert to in after.view["signals"]
    assert green not in after.view["signals"]
    assert after.view["players"][0]["hand"]["signal"] == before.view["players"][0]["hand"]["signal"] - 1


def test_a_switch_is_set_on_the_board_and_paid_with_any_two_cards(ala: Visitor) -> None:
    """Map first: the junction, one of its other settings drawn beside it, then two cards of other kinds."""
    table = staged(ala, lambda view: acting(view, signal=1, switch=1, move=1))
    before = table.now()
    junction = next(line for line in before.lines if line.startswith("switch ")).split(" ")[1]
    table.point(junction)
    settings = ala.page.locator("[data-setting]")
    ways = 3 if len(before.view["switches"]) and settings.count() == 2 else 6
    expect(settings).to_have_count(ways - 1)
    lines = settings.first.get_attribute("data-setting")
    assert lines
    settings.first.click()
    pay = table.now(before.length)
    assert pay.view["doing"]["action"] == "switch"
    ala.page.locator("[data-card=switch]").first.click()  # not with its own card
    ala.page.locator("[data-card=signal]").first.click()
    ala.page.locator("[data-card=move]").first.click()
    table.confirm()
    after = table.now(pay.length)
    assert after.view["switches"][junction] == lines.split(" ")
    held = [view["players"][0]["hand"] for view in (before.view, after.view)]
    assert held[1] == {**held[0], "signal": held[0]["signal"] - 1, "move": held[0]["move"] - 1}


def test_what_a_roll_would_do_is_shown_before_it_is_rolled(ala: Visitor) -> None:
    table = staged(ala, lambda view: acting(view, move=1))
    now = table.now()
    space = now.view["trains"][0]["space"]
    table.piece(space).hover()
    reach = next(r for r in now.view["reach"] if r["space"] == space)
    cells = ala.page.locator(".dice li:not(.who)")
    expect(cells).to_have_count(6)
    losing = sum(f["of_six"] for f in reach["faces"] if min(e["tokens"] for e in f["ends"]) > 0)
    expect(ala.page.locator(".dice li.bad")).to_have_count(losing)
    expect(ala.page.locator(".danger button")).to_have_count(len(now.view["trains"]))


def test_a_red_signal_first_then_the_green_one_that_comes_there(ala: Visitor) -> None:
    """Either may be pointed at first: the marker of the green one goes to the red one."""
    table = staged(ala, lambda view: acting(view, signal=1, switch=1))
    before = table.now()
    green = next(line for line in before.lines if line.startswith("signal ")).split(" ")[1]
    place = green.split("@")[-1]
    red = ala.page.locator(f"[data-space$='@{place}'].is-piece:not(.is-legal)").first
    field = red.get_attribute("data-space")
    assert field
    assert field not in before.view["signals"]
    red.click()
    expect(table.page.locator(".chip")).to_contain_text([re.compile("signal|Signal|–|→|to")])
    table.point(green)
    table.page.wait_for_function("() => window.gwarekHeard.view.phase === 'pay'")
    pay = table.now(before.length)
    assert pay.view["doing"]["field"] == green
    assert pay.view["doing"]["to"] == field


def test_the_open_card_is_large_and_its_colours_are_chosen_on_it(ala: Visitor) -> None:
    table = staged(ala, lambda view: view["phase"] in ("colour", "deploy"))
    before = table.now()
    card = ala.page.get_by_role("group", name="Timetable card")
    expect(card).to_be_visible()
    symbol = card.locator("li svg").first.bounding_box()
    assert symbol
    assert symbol["width"] >= 44
    line = next(line for line in before.lines if not line.startswith("use"))
    card.locator(f"[data-colour={line.split(' ')[1]}]").click()
    table.confirm()
    after = table.now(before.length)
    assert after.length > before.length


def test_a_roll_that_no_face_could_better_is_kept_unasked(ala: Visitor) -> None:
    """The page answers; who takes it back is asked."""

    def wanted(view: Json) -> bool:
        return view["phase"] == "keep" and bool(view["moving"]["best"])

    table = staged(ala, wanted)
    table.page.wait_for_function("() => window.gwarekHeard && window.gwarekHeard.view.phase !== 'keep'")
    expect(table.log).to_contain_text(re.compile("."))


def test_loading_asks_for_one_card(ala: Visitor) -> None:
    def wanted(view: Json) -> bool:
        held = view["players"][0]["hand"]
        cities = view["cities"]
        return (
            view["phase"] == "action"
            and sum(n > 0 for n in held.values()) > 1
            and any(
                t["space"] in cities and not t["load"] and cities[t["space"]]["count"] for t in view["trains"]
            )
        )

    table = staged(ala, wanted)
    before = table.now()
    load = next(line for line in before.lines if line.startswith("load "))
    by_keyboard(table, load, before)
    table.now(before.length)
    expect(ala.page.locator(".ask")).to_contain_text("Which one card do you give up for loading?")


def test_a_free_layout_is_laid_by_pointing(ala: Visitor) -> None:
    table = opened(ala, BOT, layout="free", board="north_america")
    now = table.now()
    assert now.view["phase"] == "switches"
    left = len(now.view["layout"]["junctions"])
    table.point(now.view["layout"]["junctions"][0])
    ala.page.locator("[data-setting]").first.click()
    after = table.now(now.length)
    assert len(after.view["layout"]["junctions"]) == left - 1


def test_one_hand_alone(ala: Visitor) -> None:
    table = opened(ala)
    now = table.now()
    by_keyboard(table, "reveal", now)
    now = table.now(now.length)
    assert now.view["trains"]
    assert now.seat == 0


def test_a_fellow_points_and_proposes_and_the_one_to_act_accepts(ala: Visitor, visit: Visit) -> None:
    """Ola shows a city and suggests a switch; Ala sees both, declines the first and plays the second with one press."""
    ola = visit()
    made = ala.staged(
        lambda match: match.to_act() == [0] and acting(match.view(0), switch=1, signal=1),
        Chair("Ola", ola.called("Ola")),
        game="switchsignal",
        player="ciskacz",
        options={"start_player": "0"},
    )
    mine, hers = ala.open(made.id), ola.open(made.id)
    now = mine.now()
    hers.is_laid()
    expect(ola.page.locator(".is-legal")).to_have_count(0)
    expect(ala.page.get_by_role("button", name="Propose a move")).to_have_count(0)

    ola.page.locator("[data-space=BER]").click(button="right")
    for page in (ala.page, ola.page):
        expect(page.locator(".spot .tag")).to_have_text("Ola")
        expect(page.locator(".log .talk").last).to_have_text("Ola points at: Berlin")
    spot = ala.page.locator(".spot i").bounding_box()
    berlin = ala.page.locator("[data-space=BER] .ring").bounding_box()
    assert spot
    assert berlin
    assert spot["x"] < berlin["x"] < berlin["x"] + berlin["width"] < spot["x"] + spot["width"]
    expect(ala.page.locator("[aria-live=polite]", has_text="Ola points at: Berlin")).to_have_count(1)
    expect(ala.page.locator(".spot")).to_have_count(0, timeout=12_000)  # it does not stay

    ola.page.get_by_role("button", name="Propose a move").click()
    expect(hers.prompt).to_contain_text("Your proposal to Ala")
    expect(ola.page.get_by_text("Hand: Ala")).to_be_visible()
    hers.press("e", "Enter")
    proposal = ala.page.get_by_role("group", name="Ola proposes:")
    expect(proposal).to_contain_text("End the turn")
    proposal.get_by_role("button", name="Lay this proposal aside").click()
    for page in (ala.page, ola.page):
        expect(page.locator(".prop")).to_have_count(0)

    junction = next(line for line in now.lines if line.startswith("switch ")).split(" ")[1]
    hers.point(junction)
    setting = ola.page.locator("[data-setting]").first
    lines = setting.get_attribute("data-setting")
    assert lines
    setting.click()
    assert mine.length() == now.length  # nothing was played
    ola.page.get_by_role("button", name=re.compile("^Propose: Set")).click()
    expect(ola.page.locator(".prop")).to_contain_text("You propose:")
    expect(proposal).to_contain_text("Opens")
    expect(ala.page.locator(".spot.proposal")).to_have_count(1)
    proposal.get_by_role("button", name="Accept").click()
    after = mine.now(now.length)
    assert after.view["doing"] == {**after.view["doing"], "action": "switch", "junction": junction}
    assert after.view["doing"]["lines"] == lines.split(" ")
    for page in (ala.page, ola.page):
        expect(page.locator(".prop")).to_have_count(0)
        expect(page.locator(".log .talk").last).to_contain_text("Ola proposes: Set")


def test_pointing_by_button_and_by_keyboard(ala: Visitor, visit: Visit) -> None:
    ola = visit()
    made = ala.staged(
        lambda match: match.to_act() == [0] and acting(match.view(0)),
        Chair("Ola", ola.called("Ola")),
        game="switchsignal",
        player="ciskacz",
        options={"start_player": "0"},
    )
    mine, hers = ala.open(made.id), ola.open(made.id)
    now = mine.now()
    hers.is_laid()
    ala.page.get_by_role("button", name="Point", exact=True).click()
    expect(mine.prompt).to_contain_text("the others will see it marked")
    ala.page.locator("[data-space=PAR]").click()
    expect(ola.page.locator(".spot .tag")).to_have_text("Ala")
    expect(ola.page.locator(".log .talk").last).to_have_text("Ala points at: Paris")
    ala.page.mouse.move(5, 5)  # a pointer that rests on a city asks why not
    expect(mine.why).to_have_count(0)
    expect(ala.page.locator(".chips .chip:not(.open)")).to_have_count(0)  # it was shown, not chosen
    ola.page.locator("[data-space=NUE]").focus()
    hers.press("p")
    expect(ala.page.locator(".log .talk").last).to_have_text("Ola points at: Nuremberg")
    ala.page.locator("[data-space=BER]").click(button="right")
    expect(ola.page.locator(".spot .tag")).to_have_count(2)  # one for each person
    assert mine.length() == now.length


def test_a_long_press_points_on_the_phone(ala: Visitor, visit: Visit) -> None:
    ola = visit(viewport=PHONE, has_touch=True)
    made = ala.staged(
        lambda match: match.to_act() == [0] and acting(match.view(0)),
        Chair("Ola", ola.called("Ola")),
        game="switchsignal",
        player="ciskacz",
        options={"start_player": "0"},
    )
    mine, hers = ala.open(made.id), ola.open(made.id)
    mine.now()
    hers.is_laid()
    box = ola.page.locator("[data-space=BER] .ring").bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = ola.context.new_cdp_session(ola.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ala.page.locator(".log .talk").last).to_have_text("Ola points at: Berlin")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(hers.why).to_have_count(0)


def test_alone_nobody_is_shown_anything(ala: Visitor) -> None:
    table = opened(ala, BOT)
    table.now()
    expect(ala.page.get_by_role("button", name="Point", exact=True)).to_have_count(0)
