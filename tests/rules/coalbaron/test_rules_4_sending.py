"""COA-4: sending miners, displacing others."""

from tests.rules.coalbaron.table import (
    FACTS,
    NO_ORDERS,
    NO_TILES,
    after,
    broken,
    events,
    kinds,
    legal,
    opened,
    player,
    position,
    space,
    view,
    why,
)

TILE = "show workshop_1 T-yellow-light-1"


def test_4_1_a_workshop_needs_a_tile() -> None:
    s = position("seats 2")
    assert broken(s, "send workshop_1") == ["COA-4.1"]
    assert why(s, "send workshop_1")["reason"] == "tile"
    assert broken(position(f"seats 2; {TILE}"), "send workshop_1") == []


def test_4_1_pick_five_needs_a_stack_of_tiles_but_no_money() -> None:
    s = position(f"seats 2; {NO_TILES}")
    assert broken(s, "send workshop_pick5") == ["COA-4.1"]
    assert why(s, "send workshop_pick5")["reason"] == "tiles"
    assert broken(position("seats 2; marks 0 0"), "send workshop_pick5") == []


def test_4_1_an_order_space_needs_a_card() -> None:
    s = position("seats 2")
    assert broken(s, "send order_2") == ["COA-4.1"]
    assert why(s, "send order_2")["reason"] == "card"
    assert broken(position("seats 2; show order_2 O-carriage-KK"), "send order_2") == []


def test_4_1_pick_five_orders_needs_a_stack() -> None:
    s = position(f"seats 2; {NO_ORDERS}")
    assert broken(s, "send order_pick5") == ["COA-4.1"]
    assert why(s, "send order_pick5")["reason"] == "cards"
    assert broken(position("seats 2"), "send order_pick5") == []


def test_4_1_mining_and_money_are_always_possible() -> None:
    s = position("seats 4; marks 0 0 0 0; coal red 1; coal red 2; coal red 3; coal red 4")
    for id in ("mine_4", "mine_6", "mine_8", "mine_10", "money_3", "money_4", "money_5", "money_6"):
        assert broken(s, f"send {id}") == []


def test_4_2_an_empty_space_takes_exactly_one_miner() -> None:
    s = after(position("seats 2"), "send money_6")
    assert (space(s, "money_6")["miners"], space(s, "money_6")["owner"]) == (1, 0)
    assert player(s, "red")["miners"] == 17


def test_4_3_all_miners_there_go_to_the_canteen_and_one_more_comes() -> None:
    s = after(position("seats 2; at money_6 3 blue; miners 18 15"), "send money_6")
    assert (space(s, "money_6")["miners"], space(s, "money_6")["owner"]) == (4, 0)
    assert view(s)["canteen"] == [0, 3]
    assert player(s, "red")["miners"] == 14


def test_4_3_own_miners_are_displaced_as_well() -> None:
    s = after(position("seats 2; at money_6 2 red; miners 16 18"), "send money_6")
    assert view(s)["canteen"] == [2, 0]
    assert player(s, "red")["miners"] == 13


def test_4_3_displaced_miners_stay_in_the_canteen_until_the_shift_ends() -> None:
    s = position("seats 2; at money_6 1 blue; miners 2 1; hall 16 16")
    s = after(s, "send money_6")
    assert view(s)["canteen"] == [0, 1]
    s = after(s, "send muster_hall")  # blue's last miner: the shift ends
    assert view(s)["canteen"] == [0, 0]
    assert player(s, "blue")["miners"] == 18


def test_4_4_too_few_miners_forbid_the_space() -> None:
    s = position("seats 2; at mine_6 2 blue; miners 2 16; hall 16 0")
    assert broken(s, "send mine_6") == ["COA-4.4"]
    assert why(s, "send mine_6") == {"space": "mine_6", "there": 2, "needed": 3, "have": 2}


def test_4_4_just_enough_miners_suffice() -> None:
    s = position("seats 2; at mine_6 2 blue; miners 3 16; hall 15 0")
    assert broken(s, "send mine_6") == []


def test_4_5_a_turn_displaces_places_acts_and_refills() -> None:
    s = position(f"seats 2; {TILE}; at workshop_1 1 blue; miners 18 17; top tiles T-grey-dark-1")
    told = kinds(s, "send workshop_1")
    assert set(told[:2]) == {"displaced", "sent"}  # the log says who sends before it says who leaves
    assert told[2:] == ["paid", "tile-laid", "refilled"]
    assert view(after(s, "send workshop_1"))["turn"] == 1


def test_4_6_miners_on_a_space_have_one_owner() -> None:
    s = position("seats 3; at money_4 1 red; miners 14 15 15; turn blue")
    s = after(s, "send money_4", "send money_4")  # blue, then yellow
    assert (space(s, "money_4")["miners"], space(s, "money_4")["owner"]) == (3, 2)
    assert view(s)["canteen"] == [1, 2, 0]


def test_4_7_the_canteen_has_no_limit_and_no_effect() -> None:
    s = position("seats 2; canteen 17 17; miners 1 1")
    assert [part["marks"] for part in view(s)["players"]] == [10, 10]
    assert broken(s, "send money_6") == []
    assert "send canteen" not in legal(s)


def test_4_8_spaces_of_one_kind_are_occupied_one_by_one() -> None:
    s = position("seats 2; at mine_6 4 blue; miners 18 14")
    assert space(s, "mine_6")["needs"] == 5
    assert space(s, "mine_10")["needs"] == 1
    groups = {kind.removesuffix("_pick5") for kind in (place["kind"] for place in FACTS["spaces"].values())}
    assert groups == {
        "workshop",
        "mining",
        "loading",
        "money",
        "order",
        "muster",
    }  # five actions and the hall


def test_4_9_the_number_of_miners_is_never_a_choice() -> None:
    lines = legal(opened(4))
    assert len(lines) == len(set(lines))
    assert all(len(line.split()) == 2 for line in lines)
    assert events(position("seats 2"), "send money_4", kind="sent") == [
        {"seat": 0, "space": "money_4", "miners": 1}
    ]


def test_E1_displacing_miners_from_the_money_spaces() -> None:
    """COA-4.2, COA-4.3."""
    s = position("seats 3; at money_5 1 blue; at money_6 2 red; miners 13 14 15")
    four = after(s, "send money_4")
    assert (space(four, "money_4")["miners"], view(four)["canteen"]) == (1, [0, 0, 0])
    five = after(s, "send money_5")
    assert (space(five, "money_5")["miners"], space(five, "money_5")["owner"]) == (2, 0)
    assert view(five)["canteen"] == [0, 1, 0]
    six = after(s, "send money_6")
    assert (space(six, "money_6")["miners"], view(six)["canteen"]) == (3, [2, 0, 0])
