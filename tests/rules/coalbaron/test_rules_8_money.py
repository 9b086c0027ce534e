"""COA-8: money."""

import pytest

from tests.rules.coalbaron.table import after, broken, drawn, events, player, position, space, view


@pytest.mark.parametrize("marks", [3, 4, 5, 6])
def test_8_1_take_the_marks_shown(marks: int) -> None:
    s = after(position("seats 4; marks 2 0 0 0"), f"send money_{marks}")
    assert player(s, "red")["marks"] == 2 + marks


def test_8_2_money_spaces_are_ordinary_work_spaces() -> None:
    s = position("seats 2; at money_4 1 blue; miners 1 17; hall 17 0")
    assert broken(s, "send money_4") == ["COA-4.4"]
    s = after(position("seats 2; at money_4 1 blue; miners 2 17; hall 16 0"), "send money_4")
    assert (space(s, "money_4")["miners"], view(s)["canteen"]) == (2, [0, 1])


def test_R21_money_spaces_displace_and_the_muster_hall_does_not() -> None:
    s = position("seats 2; at money_6 2 blue; hall 0 3; miners 18 13")
    assert view(after(s, "send money_6"))["canteen"] == [0, 2]
    hall = after(s, "send muster_hall")
    assert (view(hall)["canteen"], view(hall)["hall"]) == ([0, 0], [1, 3])


def test_8_3_marks_buy_tiles_and_nothing_else() -> None:
    start = (
        "seats 2; show order_2 O-carriage-KK; show workshop_1 T-brown-light-1;"
        " order red O-carriage-G grey=grey; order red O-wheelbarrow-G"
    )
    for line in ("mine_6", "load_carriage", "order_2", "order_pick5", "workshop_pick5"):
        assert player(drawn(after(position(start), f"send {line}")), "red")["marks"] == 10
    assert player(drawn(after(position(start), "send workshop_1")), "red")["marks"] == 8


def test_E6_money() -> None:
    """COA-8.1."""
    s = position("seats 3")
    assert events(s, "send money_5", kind="earned") == [{"seat": 0, "marks": 5}]
    assert player(after(s, "send money_5"), "red")["marks"] == 14
