"""TIN-8: improvements, pumps, pasties, passing."""

import pytest

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    column,
    cubes,
    events,
    legal,
    money,
    position,
    starting,
    tin,
    view,
    why,
)


@pytest.mark.parametrize("what", ["miner", "port", "train"])
def test_8_1_a_token_of_this_rounds_column(what: str) -> None:
    s = position(f"seats 5; round 2; shelf {what} 0 1 1 1")
    assert broken(s, f"{what} truro") == []
    assert view(after(s, f"{what} truro"))["shelf"][what] == [0, 0, 1, 1]
    s = position(f"seats 5; round 2; shelf {what} 0 0 1 1")
    assert broken(s, f"{what} truro") == ["TIN-8.1"]
    assert why(s, f"{what} truro") == {"improvement": what, "round": 2}


def test_8_1_adits_too() -> None:
    s = position("seats 3; shelf adit 1 1 1 0")
    assert broken(s, "adit gwennap-truro") == []
    s = after(s, "adit gwennap-truro", "pasties", "pasties", "pasties", "pasties", "pasties")
    assert "TIN-8.1" in broken(s, "adit redruth-gwennap")


def test_8_2_anywhere_with_or_without_mine_or_tile() -> None:
    s = position("seats 3; mine gwennap blue 1 1 1; bare st_just; lost st_ives")
    for id in ("gwennap", "st_just", "st_ives", "marazion", "bodmin"):
        assert broken(s, f"miner {id}") == []


def test_8_3_cubes_where_a_mine_is_markers_where_none_is() -> None:
    s = position("seats 3; mine truro blue 1 1 3")
    assert cubes(after(s, "port truro"), "truro")[2] == 2
    assert area(after(s, "port st_just"), "st_just")["drainage"] == 1
    assert area(after(s, "port st_just"), "st_just")["water"] == 0


def test_8_3_a_surplus_is_lost() -> None:
    s = position("seats 5; mine truro blue 1 1 1")
    there = area(after(s, "train truro"), "truro")
    assert (there["water"], there["drainage"]) == (0, 0)


def test_8_4_no_part_of_an_effect_can_be_declined() -> None:
    """There is one line for each place, and its effect is whole."""
    s = position("seats 5; mine truro blue 1 1 3; mine gwennap red 1 1 2")
    assert [line for line in starting(legal(s), "train") if "truro" in line] == ["train truro"]
    s = after(s, "train truro")
    assert (area(s, "truro")["water"], area(s, "gwennap")["water"]) == (1, 1)


def test_8_5_a_miner_raises_capacity() -> None:
    s = position("seats 3; mine gwennap red 3 3 2")
    s = after(s, "miner gwennap")
    assert (area(s, "gwennap")["capacity"], area(s, "gwennap")["water"], column(s, "red")) == (3, 2, 1)


def test_8_6_a_port_on_the_coast() -> None:
    s = position("seats 3; mine truro red 3 3 2")
    assert broken(s, "port gwennap") == ["TIN-8.6"]
    assert why(s, "port gwennap") == {"area": "gwennap"}
    s = after(s, "port truro")
    assert (area(s, "truro")["capacity"], area(s, "truro")["water"], column(s, "red")) == (3, 1, 2)


def test_8_7_a_train_helps_its_neighbours() -> None:
    s = position("seats 5; mine truro red 3 3 4; mine gwennap blue 1 1 2; mine newlyn_east blue 1 1 0")
    s = after(s, "train truro")
    assert (area(s, "truro")["water"], area(s, "truro")["capacity"]) == (2, 3)
    assert (area(s, "gwennap")["water"], area(s, "gwennap")["capacity"]) == (1, 2)
    assert area(s, "newlyn_east")["water"] == 0
    # the other neighbours have no mine
    for id in ("st_agnes", "perranzabuloe", "st_austell"):
        assert area(s, id)["drainage"] == 1
    assert area(s, "redruth")["drainage"] == 0


def test_8_8_an_adit_drains_both_sides_then_brings_ore_to_both() -> None:
    s = position("seats 3; mine gwennap red 1 0 2")
    s = after(s, "adit gwennap-truro")
    assert cubes(s, "gwennap") == (2, 1, 1)
    there = area(s, "truro")
    assert (there["copper"], there["tin"], there["water"], there["drainage"]) == (1, 1, 0, 1)
    assert view(s)["adits"] == ["gwennap-truro"]
    assert column(s, "red") == 3


@pytest.mark.parametrize(
    ("round", "taken", "group"),
    [
        (1, "", 1),
        (2, "", 2),
        (3, "", 2),
        (4, "", 3),
        (4, "groups 3", 2),
        (4, "groups 3 2", 2),
        (4, "groups 3 2 1", 1),
    ],
)
def test_8_9_the_rightmost_group_of_this_and_earlier_rounds(round: int, taken: str, group: int) -> None:
    s = position(f"seats 3; round {round}; mine gwennap red 1 1 9; {taken}")
    assert view(s)["pump_group"] == group
    s = after(s, "pumps")
    assert view(s)["pumping"] == {"left": group, "of": group}


def test_8_9_no_group_is_left() -> None:
    s = position("seats 3; round 2; groups 0 1")
    assert broken(s, "pumps") == ["TIN-8.9"]
    assert broken(position("seats 3; round 2; groups 1"), "pumps") == []


def test_8_10_each_pump_takes_one_water_from_any_mine() -> None:
    s = position("seats 3; round 4; mine gwennap red 1 1 2; mine truro blue 1 1 1")
    s = after(s, "pumps")
    assert legal(s) == ["drain gwennap", "drain truro", "done"]
    spread = after(s, "drain gwennap", "drain truro", "drain gwennap")
    assert (area(spread, "gwennap")["water"], area(spread, "truro")["water"]) == (0, 0)
    assert view(spread)["phase"] == "turn"


def test_8_10_only_mines_with_water() -> None:
    s = after(position("seats 3; mine gwennap red 1 1 2; mine truro blue 1 1 0"), "pumps")
    assert broken(s, "drain st_just") == ["TIN-8.10"]
    assert why(s, "drain st_just") == {"area": "st_just", "reason": "mine"}
    assert broken(s, "drain truro") == ["TIN-8.10"]
    assert why(s, "drain truro") == {"area": "truro", "reason": "water"}
    assert broken(s, "drain gwennap") == []


def test_8_10_pumps_may_go_unused_even_all() -> None:
    s = position("seats 3; round 4; mine gwennap red 1 1 2")
    assert events(s, "pumps", "drain gwennap", "done", kind="pumps-unused") == [{"seat": 0, "count": 2}]
    s = position("seats 3; round 4")  # no mine, so no water
    assert events(s, "pumps", kind="pumps-unused") == [{"seat": 0, "count": 3}]
    assert column(after(s, "pumps"), "red") == 1


def test_8_10_no_drainage_markers_from_pumps() -> None:
    s = after(position("seats 3; mine gwennap red 1 1 2"), "pumps")
    assert not any("st_just" in line for line in legal(s))


def test_8_11_groups_are_refilled_at_the_end_of_the_round() -> None:
    s = position(
        "seats 3; round 2; groups 0 1; rows red blue yellow; withdrawn red blue; phase invest; turn yellow"
    )
    s = after(s, "withdraw")
    assert view(s)["shelf"]["pumps"] == [[1], [2], [2], [3]]


def test_8_11_two_groups_of_one_with_five_players() -> None:
    s = position("seats 5")
    s = after(s, "pumps")
    assert broken(s, "pumps", "blue") == []
    s = after(s, "pumps")
    assert broken(s, "pumps", "yellow") == ["TIN-8.9"]


def test_8_12_pasties_bring_a_pound() -> None:
    s = after(position("seats 3"), "pasties")
    assert (money(s, "red"), column(s, "red")) == (21, 1)


def test_8_13_passing_takes_the_topmost_free_row() -> None:
    s = position("seats 3; rows yellow; columns 3 4 0")
    s = after(s, "pass")
    assert view(s)["rows"] == [2, 0]
    assert view(s)["players"][0]["passed"] == 2
    assert view(s)["players"][0]["row"] == {"tens": 20, "fives": 9}
    assert view(s)["active"] == 1


def test_8_13_no_more_actions_and_no_auctions() -> None:
    s = after(position("seats 3; tile gwennap B1; columns 0 1 1"), "pass")
    s = after(s, "build gwennap", "bid 2", "bid 3", "bid 4", "withdraw")
    assert area(s, "gwennap")["owner"] == 1
    assert view(s)["active"] == 2


def test_8_13_on_any_turn() -> None:
    assert broken(position("seats 3"), "pass") == []
    assert broken(position("seats 3; columns 9 10 10; track blue yellow red"), "pass") == []


def test_8_14_each_pass_raises_the_minimum() -> None:
    s = after(position("seats 4; tile gwennap B1; track red blue yellow purple"), "pass", "pass")
    assert legal(after(s, "build gwennap"))[0] == "bid 3"


def test_8_an_adit_is_one_line_whichever_end_comes_first() -> None:
    assert tin.game.parse("adit penzance-st_just") == tin.game.parse("adit st_just-penzance")
    assert tin.game.parse("adit penzance-st_just").text() == "adit st_just-penzance"
    assert tin.game.parse("place adit penzance-st_just") == tin.game.parse("place adit st_just-penzance")
    sorted_twin = tin.game.position_text(position("seats 3; adit penzance-st_just"))
    assert sorted_twin == tin.game.position_text(position("seats 3; adit st_just-penzance"))
