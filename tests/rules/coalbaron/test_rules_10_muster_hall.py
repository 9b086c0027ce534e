"""COA-10: the muster hall."""

from tests.rules.coalbaron.table import after, broken, legal, opened, player, position, view


def test_10_1_one_miner_and_one_mark() -> None:
    s = after(position("seats 2"), "send muster_hall")
    assert player(s, "red")["miners"] == 17
    assert player(s, "red")["marks"] == 11
    assert view(s)["hall"] == [1, 0]


def test_10_2_any_number_of_miners_and_nobody_is_displaced() -> None:
    s = position("seats 2; hall 17 17; miners 1 1")
    assert broken(s, "send muster_hall") == []
    s = after(s, "send muster_hall")
    assert view(s)["hall"] == [18, 17]
    assert view(s)["canteen"] == [0, 0]


def test_10_3_open_in_every_turn_also_when_other_spaces_are() -> None:
    lines = legal(opened(3))
    assert "send muster_hall" in lines
    assert len(lines) > 1


def test_10_3_it_is_there_when_nothing_else_is() -> None:
    taken = [
        "at mine_6 1 blue",
        "at mine_10 1 blue",
        "at money_4 1 blue",
        "at money_6 1 blue",
        "at workshop_pick5 1 blue",
        "at order_pick5 1 blue",
    ]
    s = position(f"seats 2; miners 1 12; hall 17 0; {'; '.join(taken)}")
    assert legal(s) == ["send muster_hall"]
