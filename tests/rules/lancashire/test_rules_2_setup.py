"""LAN-2: setup."""

from typing import Any

import pytest

from tests.rules.lancashire.table import after, brass, drawn, ended, opened, player, view


@pytest.mark.parametrize("seats", [3, 4])
def test_2_1_money_and_income(seats: int) -> None:
    s = opened(seats)
    for part in view(s)["players"]:
        assert (part["money"], part["income"], part["level"], part["links"]) == (30, 10, 0, 14)


def test_2_2_stacks_lie_lowest_level_on_top() -> None:
    stacks = player(opened(3), "red")["stacks"]
    assert stacks["shipyard"]["stack"] == [0, 0, 1, 1, 2, 2]
    assert stacks["port"] == {"left": 8, "next": 1, "stack": [1, 1, 2, 2, 3, 3, 4, 4]}


def test_2_3_a_cube_on_every_demand_space() -> None:
    markets = view(opened(3))["markets"]
    full = {"prices": [1, 1, 2, 2, 3, 3, 4, 4], "cubes": 8, "price": 1, "pays": None}
    assert markets["coal"] == markets["iron"] == full


def test_2_4_the_cotton_marker_is_on_top() -> None:
    distant = view(opened(4))["distant"]
    assert (distant["marker"], distant["open"], distant["bonus"], distant["left"]) == (0, True, 3, 12)


@pytest.mark.parametrize(("start", "order"), [("red", [0, 1, 2, 3]), ("yellow", [2, 3, 0, 1])])
def test_2_5_clockwise_from_the_start_player(start: str, order: list[int]) -> None:
    s = brass.game.setup({}, 4)
    assert brass.game.chance(s).weight(brass.game.parse(f"start {start}")) == 0.25
    s = drawn(after(s, f"start {start}"))
    assert view(s)["order"] == order
    assert view(s)["turn"] == order[0]


def cards(s: Any) -> tuple[int, int, list[int]]:
    seen = view(s)
    return seen["deck"], seen["aside"], [part["cards"] for part in seen["players"]]


def test_2_6_cards_dealt_and_set_aside() -> None:
    """66 - 24 - 9 = 33, 66 - 24 - 6 = 36; 66 - 32 - 6 = 28, 66 - 32 - 2 = 32; all 66 are shuffled for each period."""
    assert cards(opened(3)) == (33, 9, [8, 8, 8])
    assert cards(opened(4)) == (28, 6, [8, 8, 8, 8])
    assert cards(drawn(ended(""))) == (36, 6, [8, 8, 8])
    assert cards(drawn(ended("", seats=4))) == (32, 2, [8, 8, 8, 8])
    assert view(drawn(ended("")))["discard"] == []


def test_2_7_nobody_has_points_before_the_canal_period_is_scored() -> None:
    assert [part["vp"] for part in view(opened(4))["players"]] == [0, 0, 0, 0]
