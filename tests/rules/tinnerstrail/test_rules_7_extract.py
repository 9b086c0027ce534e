"""TIN-7: extract ore."""

import pytest

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    column,
    cubes,
    legal,
    money,
    position,
    shown,
    starting,
    why,
)

MINE = "seats 3; mine gwennap red 3 2 1"


def test_7_1_an_own_mine_with_ore() -> None:
    s = position("seats 3; mine gwennap red 3 2 1; mine truro blue 3 2 1; mine redruth red 0 0 1")
    assert broken(s, "extract gwennap copper:1") == []
    assert broken(s, "extract truro copper:1") == ["TIN-7.1"]
    assert why(s, "extract truro copper:1") == {"area": "truro", "reason": "mine"}
    assert broken(s, "extract redruth copper:1") == ["TIN-7.1"]
    assert why(s, "extract redruth copper:1") == {"area": "redruth", "reason": "ore"}


@pytest.mark.parametrize(
    ("there", "capacity"),
    [("", 2), ("miner 1", 3), ("port 1", 3), ("train 1", 3), ("miner 1 port 1 train 1", 5)],
)
def test_7_1_capacity_is_two_and_one_for_each_improvement(there: str, capacity: int) -> None:
    s = position(f"seats 3; mine truro red 9 9 0{f'; at truro {there}' if there else ''}")
    assert area(s, "truro")["capacity"] == capacity
    assert broken(s, f"extract truro copper:{capacity}") == []
    assert broken(s, f"extract truro copper:{capacity + 1}") == ["TIN-7.2"]


def test_7_1_own_miners_count_like_miners() -> None:
    s = position("seats 3; option emigration yes; mine truro red 9 9 0; at truro own 1")
    assert area(s, "truro")["capacity"] == 3


def test_7_2_from_one_to_capacity_in_any_mix() -> None:
    s = position(MINE)
    assert starting(legal(s), "extract") == [
        "extract gwennap tin:1",
        "extract gwennap tin:2",
        "extract gwennap copper:1",
        "extract gwennap copper:1 tin:1",
        "extract gwennap copper:2",
    ]
    assert broken(s, "extract gwennap") == ["TIN-7.2"]
    assert why(s, "extract gwennap") == {"reason": "none"}
    assert why(s, "extract gwennap copper:2 tin:1") == {
        "reason": "capacity",
        "capacity": 2,
        "area": "gwennap",
    }


def test_7_2_only_cubes_that_are_there() -> None:
    s = position("seats 3; mine gwennap red 3 1 1")
    assert broken(s, "extract gwennap tin:2") == ["TIN-7.2"]
    assert why(s, "extract gwennap tin:2") == {"reason": "cubes", "copper": 3, "tin": 1, "area": "gwennap"}
    assert broken(s, "extract gwennap tin:1") == []


def test_7_3_a_pound_per_cube_and_water() -> None:
    s = position("seats 3; money 6 20 20; mine gwennap red 3 3 3")
    assert money(after(s, "extract gwennap copper:1 tin:1"), "red") == 0
    s = position("seats 3; money 5 20 20; mine gwennap red 3 3 3")
    assert broken(s, "extract gwennap copper:1 tin:1") == ["TIN-7.3"]
    assert why(s, "extract gwennap copper:1 tin:1") == {"price": 6, "have": 5, "water": 3}
    assert starting(legal(s), "extract") == ["extract gwennap tin:1", "extract gwennap copper:1"]


def test_7_3_free_without_water() -> None:
    s = position("seats 3; money 0 20 20; mine gwennap red 3 3 0")
    assert money(after(s, "extract gwennap copper:2"), "red") == 0


def test_7_4_the_cubes_lie_before_the_player() -> None:
    s = after(position(MINE), "extract gwennap copper:1 tin:1")
    assert (shown(s, "red")["copper"], shown(s, "red")["tin"]) == (1, 1)
    assert money(s, "red") == 18


@pytest.mark.parametrize(("line", "then"), [("copper:1", (2, 2, 2)), ("copper:1 tin:1", (2, 1, 2))])
def test_7_5_one_water_comes_however_many_cubes_went(line: str, then: tuple[int, int, int]) -> None:
    assert cubes(after(position(MINE), f"extract gwennap {line}"), "gwennap") == then


def test_7_5_the_price_is_that_before_the_new_water() -> None:
    s = position("seats 3; mine gwennap red 3 2 0")
    assert money(after(s, "extract gwennap copper:2"), "red") == 20


def test_7_6_one_work_point() -> None:
    assert column(after(position(MINE), "extract gwennap copper:1"), "red") == 1
