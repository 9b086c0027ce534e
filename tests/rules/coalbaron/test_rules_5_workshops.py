"""COA-5: tunnel tiles."""

import pytest

from tests.rules.coalbaron.table import (
    FACTS,
    after,
    broken,
    carts,
    events,
    kinds,
    legal,
    player,
    position,
    space,
    view,
    why,
)

FIVE = "T-yellow-light-1 T-yellow-dark-1 T-brown-light-1 T-grey-light-2 T-black-dark-2"


def test_5_1_the_tile_that_lies_there_must_be_taken_and_paid() -> None:
    s = position("seats 2; show workshop_2 T-brown-dark-2; marks 10 10")
    assert [line for line in legal(s) if "workshop_2" in line] == ["send workshop_2"]
    s = after(s, "send workshop_2")
    assert player(s, "red")["marks"] == 6  # two brown carts at 2
    assert player(s, "red")["dark"] == 1


@pytest.mark.parametrize(("colour", "price"), [("yellow", 1), ("brown", 2), ("grey", 3), ("black", 4)])
def test_5_2_a_cart_costs_one_to_four_marks_by_colour(colour: str, price: int) -> None:
    for side in ("light", "dark"):
        for number in (1, 2):
            assert FACTS["tiles"][f"T-{colour}-{side}-{number}"]["cost"] == number * price
    s = after(position(f"seats 2; show workshop_1 T-{colour}-light-2"), "send workshop_1")
    assert player(s, "red")["marks"] == 10 - 2 * price


def test_5_3_every_cart_gets_a_cube_of_the_tile_s_colour() -> None:
    s = after(position("seats 2; show workshop_1 T-black-dark-2"), "send workshop_1")
    assert carts(s, "red", 4) == ["black", "black", "black"]
    assert view(s)["supply"] == {"yellow": 14, "brown": 14, "grey": 14, "black": 12}


def test_5_4_a_tile_goes_to_the_end_of_its_tunnel_on_its_own_side() -> None:
    s = position(
        "seats 2; show workshop_1 T-brown-dark-1; show workshop_2 T-brown-light-1; tiles red T-brown-dark-2"
    )
    s = after(s, "send workshop_1")
    level = player(s, "red")["shaft"][1]
    assert [piece["tile"] for piece in level["dark"]] == ["T-brown-dark-2", "T-brown-dark-1"]
    assert [piece["tile"] for piece in level["light"]] == [None]  # the built-in cart


def test_5_5_the_emptied_space_gets_the_top_tile() -> None:
    s = position("seats 2; show workshop_1 T-brown-dark-1; top tiles T-grey-light-1 T-black-light-1")
    s = after(s, "send workshop_1")
    assert space(s, "workshop_1")["tile"] == "T-grey-light-1"
    assert view(s)["turn"] == 1


def test_5_5_a_tile_nobody_knows_is_drawn() -> None:
    s = after(position("seats 2; show workshop_1 T-brown-dark-1"), "send workshop_1", "refill T-black-dark-2")
    assert space(s, "workshop_1")["tile"] == "T-black-dark-2"
    assert view(s)["stacks"]["tiles"]["size"] == 46


def test_5_6_an_emptied_cart_is_not_filled_again() -> None:
    s = position("seats 2; coal red 1; show workshop_1 T-yellow-dark-2")
    s = after(s, "send workshop_1")
    assert sorted(carts(s, "red", 1), key=str) == [None, "yellow", "yellow"]


def test_5_7_a_tile_that_costs_more_than_you_have_is_out_of_reach() -> None:
    s = position("seats 2; show workshop_1 T-grey-light-2; marks 5 10")
    assert broken(s, "send workshop_1") == ["COA-5.7"]
    assert why(s, "send workshop_1") == {"tile": "T-grey-light-2", "price": 6, "have": 5}


def test_5_7_the_price_may_take_the_last_mark() -> None:
    s = position("seats 2; show workshop_1 T-grey-light-2; marks 6 10")
    assert broken(s, "send workshop_1") == []
    assert player(after(s, "send workshop_1"), "red")["marks"] == 0


def test_5_7_holds_for_tiles_looked_at_as_well() -> None:
    s = after(position(f"seats 2; marks 7 10; top tiles {FIVE}"), "send workshop_pick5")
    assert broken(s, "buy T-black-dark-2") == ["COA-5.7"]  # 8 marks
    assert broken(s, "buy T-grey-light-2") == []  # 6 marks


def test_5_8_five_tiles_are_looked_at_and_one_or_none_is_bought() -> None:
    s = after(position(f"seats 2; top tiles {FIVE}"), "send workshop_pick5")
    assert view(s, "red")["pick"]["seen"] == FIVE.split()
    assert set(legal(s)) == {"buy none", *(f"buy {tile}" for tile in FIVE.split())}


def test_5_8_only_a_tile_looked_at_can_be_bought() -> None:
    s = after(position(f"seats 2; top tiles {FIVE}"), "send workshop_pick5")
    assert broken(s, "buy T-brown-dark-1") == ["COA-5.8"]
    s = after(s, "buy T-brown-light-1")
    assert player(s, "red")["marks"] == 8
    assert player(s, "red")["light"] == 1


def test_5_9_the_rest_goes_back_in_any_order_on_top() -> None:
    s = after(position(f"seats 2; top tiles {FIVE}"), "send workshop_pick5", "buy T-yellow-light-1")
    assert legal(s) == ["return top", "return bottom"]
    s = after(s, "return top", "next T-black-dark-2", "next T-yellow-dark-1", "next T-grey-light-2")
    # the last one needs no word
    known = ["T-black-dark-2", "T-yellow-dark-1", "T-grey-light-2", "T-brown-light-1"]
    assert view(s, "red")["stacks"]["tiles"]["top"] == known
    assert view(s, "blue")["stacks"]["tiles"]["top"] == [None] * 4


def test_5_9_or_all_at_the_bottom() -> None:
    s = position(
        "seats 2; top tiles T-yellow-light-1 T-yellow-dark-1 T-grey-dark-2; bottom tiles T-black-dark-1"
    )
    s = after(s, "send workshop_pick5", "look T-brown-dark-1 T-brown-dark-2", "buy none", "return bottom")
    s = after(
        s, *(f"next T-{tile}" for tile in ("brown-dark-2", "brown-dark-1", "grey-dark-2", "yellow-dark-1"))
    )
    bottom = view(s, "red")["stacks"]["tiles"]["bottom"]
    assert bottom == [
        None,  # what lay at the bottom before is above
        "T-brown-dark-2",
        "T-brown-dark-1",
        "T-grey-dark-2",
        "T-yellow-dark-1",
        "T-yellow-light-1",
    ]
    assert view(s, "red")["stacks"]["tiles"]["top"] == []


def test_5_9_only_a_tile_still_in_hand_can_come_next() -> None:
    s = after(position(f"seats 2; top tiles {FIVE}"), "send workshop_pick5", "buy none", "return top")
    assert broken(s, "next T-brown-dark-1") == ["COA-5.9"]
    assert broken(s, "next T-brown-light-1") == []
    s = after(s, "next T-brown-light-1")
    assert broken(s, "next T-brown-light-1") == ["COA-5.9"]


def test_5_10_buying_none_is_an_action_and_nothing_is_refilled() -> None:
    s = position(f"seats 2; top tiles {FIVE}; show workshop_1 T-yellow-dark-2")
    s = after(
        s, "send workshop_pick5", "buy none", "return top", *(f"next {tile}" for tile in FIVE.split()[:4])
    )
    assert view(s)["turn"] == 1
    assert player(s, "red")["miners"] == 17
    assert player(s, "red")["marks"] == 10
    assert space(s, "workshop_2")["tile"] is None
    assert view(s)["stacks"]["tiles"]["size"] == 47


def test_5_11_look_pay_fill_lay_then_return() -> None:
    s = position(f"seats 2; top tiles {FIVE}")
    assert kinds(s, "send workshop_pick5") == ["sent", "looked"]
    s = after(s, "send workshop_pick5")
    assert kinds(s, "buy T-grey-light-2") == ["paid", "tile-laid"]
    s = after(s, "buy T-grey-light-2")
    assert carts(s, "red", 3) == ["grey", "grey", "grey"]
    assert view(s)["phase"] == "return"


def test_5_11_a_shortage_is_settled_before_the_rest_is_returned() -> None:
    s = position(f"seats 2; top tiles {FIVE}; storage red {'black ' * 14}")
    s = after(s, "send workshop_pick5", "buy T-black-dark-2")
    assert view(s)["phase"] == "fill"
    s = after(s, "fill bare bare")
    assert view(s)["phase"] == "return"


def test_R7_with_fewer_than_five_left_all_are_looked_at() -> None:
    others = ["T-yellow-light-1"] * 3
    rest = [tile for tile in FACTS["tiles"] if tile != "T-yellow-light-1" for _ in range(3)]
    s = position(
        f"seats 2; tiles blue {' '.join(rest[3:])}; coal blue 1; coal blue 2; coal blue 3; coal blue 4;"
        f" tiles red {' '.join(rest[:1])}; top tiles {' '.join([*others[:2], rest[1]])};"
        f" show workshop_1 {others[2]}; show workshop_2 {rest[2]}"
    )
    assert view(s)["stacks"]["tiles"]["size"] == 3
    s = after(s, "send workshop_pick5")
    assert view(s, "red")["pick"]["count"] == 3


def test_R8_looking_needs_no_money_but_buying_does() -> None:
    s = position(f"seats 2; marks 0 10; top tiles {FIVE}")
    assert broken(s, "send workshop_pick5") == []
    s = after(s, "send workshop_pick5")
    assert legal(s) == ["buy none"]


def test_R8_what_was_seen_is_secret_but_top_or_bottom_is_open() -> None:
    s = position(f"seats 2; top tiles {FIVE}")
    assert events(s, "send workshop_pick5", viewer=1, kind="looked") == [
        {"seat": 0, "deck": "tiles", "count": 5, "pieces": None}
    ]
    assert events(s, "send workshop_pick5", viewer=0, kind="looked") == [
        {"seat": 0, "deck": "tiles", "count": 5, "pieces": FIVE.split()}
    ]
    s = after(s, "send workshop_pick5")
    assert view(s, "blue")["pick"]["seen"] is None
    lines = ["buy none", "return bottom", *(f"next {tile}" for tile in FIVE.split()[:4])]
    assert events(s, *lines, viewer=1, kind="returned") == [
        {"seat": 0, "deck": "tiles", "place": "bottom", "count": 5, "pieces": None}
    ]


def test_R19_the_refill_ends_the_turn() -> None:
    s = position("seats 2; show workshop_1 T-brown-dark-1; top tiles T-yellow-light-1")
    s = after(s, "send workshop_1")
    assert broken(s, "send workshop_1", "red") == ["COA-TURN"]


def test_R20_the_tile_of_the_example_costs_six_marks() -> None:
    assert FACTS["tiles"]["T-grey-light-2"]["cost"] == 2 * 3


def test_E2_buying_a_tile() -> None:
    """COA-5.1, COA-5.2."""
    s = position("seats 2; show workshop_3 T-grey-light-2; marks 6 10")
    assert events(s, "send workshop_3", kind="paid") == [{"seat": 0, "marks": 6}]
    assert player(after(s, "send workshop_3"), "red")["marks"] == 0


def test_E3_filling_and_laying_it() -> None:
    """COA-5.3, COA-5.4, COA-5.5."""
    s = position("seats 2; show workshop_3 T-grey-light-2; top tiles T-brown-light-2")
    s = after(s, "send workshop_3")
    assert view(s)["supply"]["grey"] == 12  # 14 less 2
    light = player(s, "red")["shaft"][2]["light"]
    assert {"tile": "T-grey-light-2", "carts": ["grey", "grey"]} in light
    assert space(s, "workshop_3")["tile"] == "T-brown-light-2"
