"""COA-9: new orders."""

from tests.rules.coalbaron.table import (
    FACTS,
    ORDERS,
    after,
    broken,
    events,
    legal,
    player,
    position,
    space,
    view,
    waiting,
)

FIVE = "O-carriage-KK O-carriage-Y O-motorcar-GG O-locomotive-B O-wheelbarrow-K"


def test_9_1_the_card_below_the_space_must_be_taken() -> None:
    s = after(position("seats 2; show order_3 O-locomotive-GGG"), "send order_3")
    assert waiting(s, "red") == ["O-locomotive-GGG"]
    assert view(s, "blue")["players"][0]["waiting"][0]["order"] == "O-locomotive-GGG"  # face up


def test_9_2_any_number_of_orders_may_wait() -> None:
    held = "; ".join(f"order red {id}" for id in ORDERS[:30])
    s = position(f"seats 2; {held}; show order_2 {ORDERS[40]}")
    assert broken(s, "send order_2") == []
    assert len(waiting(after(s, "send order_2"), "red")) == 31


def test_9_3_the_emptied_space_gets_the_top_card() -> None:
    s = position("seats 2; show order_3 O-locomotive-GGG; top orders O-carriage-KK O-carriage-Y")
    assert space(after(s, "send order_3"), "order_3")["order"] == "O-carriage-KK"
    s = after(position("seats 2; show order_3 O-locomotive-GGG"), "send order_3", "refill O-motorcar-B")
    assert space(s, "order_3")["order"] == "O-motorcar-B"


def test_9_4_five_cards_are_looked_at_and_one_or_none_is_kept() -> None:
    s = after(position(f"seats 2; top orders {FIVE}"), "send order_pick5")
    assert set(legal(s)) == {"keep none", *(f"keep {id}" for id in FIVE.split())}
    s = after(s, "keep O-locomotive-B")
    assert waiting(s, "red") == ["O-locomotive-B"]


def test_9_4_only_a_card_looked_at_can_be_kept() -> None:
    s = after(position(f"seats 2; top orders {FIVE}"), "send order_pick5")
    assert broken(s, "keep O-carriage-B") == ["COA-9.4"]
    assert broken(s, "keep O-carriage-Y") == []


def test_9_5_the_others_go_back_in_any_order() -> None:
    s = after(
        position(f"seats 2; top orders {FIVE}"), "send order_pick5", "keep O-carriage-Y", "return bottom"
    )
    s = after(s, "next O-wheelbarrow-K", "next O-locomotive-B", "next O-carriage-KK")
    known = ["O-wheelbarrow-K", "O-locomotive-B", "O-carriage-KK", "O-motorcar-GG"]
    assert view(s, "red")["stacks"]["orders"]["bottom"] == known
    assert view(s, "blue")["stacks"]["orders"]["bottom"] == [None] * 4
    assert view(s)["turn"] == 1


def test_9_5_only_a_card_still_in_hand_can_come_next() -> None:
    s = after(position(f"seats 2; top orders {FIVE}"), "send order_pick5", "keep O-carriage-Y", "return top")
    assert broken(s, "next O-carriage-Y") == ["COA-9.5"]
    assert broken(s, "next O-carriage-KK") == []


def test_9_5_keeping_none_is_an_action_and_nothing_is_refilled() -> None:
    s = after(position(f"seats 2; top orders {FIVE}"), "send order_pick5", "keep none", "return top")
    s = after(s, *(f"next {id}" for id in FIVE.split()[:4]))
    assert waiting(s, "red") == []
    assert player(s, "red")["miners"] == 17
    assert all(space(s, f"order_{n}")["order"] is None for n in (2, 3, 4))
    assert view(s)["turn"] == 1


def test_R7_an_order_stack_of_three_is_looked_at_whole() -> None:
    s = position(f"seats 2; delivered blue {' '.join(ORDERS[3:])}")
    assert view(s)["stacks"]["orders"]["size"] == 3
    s = after(s, "send order_pick5", f"look {' '.join(ORDERS[:3])}")
    assert view(s, "red")["pick"]["count"] == 3
    # the rest is the whole stack: top and bottom are the same and not asked
    s = after(s, f"keep {ORDERS[0]}")
    assert legal(s) == [f"next {ORDERS[1]}", f"next {ORDERS[2]}"]


def test_R7_a_last_card_that_is_kept_leaves_nothing_to_return() -> None:
    s = position(f"seats 2; delivered blue {' '.join(ORDERS[1:])}")
    s = after(s, "send order_pick5", f"look {ORDERS[0]}", f"keep {ORDERS[0]}")
    assert view(s)["turn"] == 1
    assert view(s)["stacks"]["orders"]["size"] == 0


def test_E7_a_new_order() -> None:
    """COA-9.1, COA-9.3."""
    s = position("seats 3; show order_2 O-locomotive-BB; top orders O-carriage-KK")
    assert FACTS["orders"]["O-locomotive-BB"]["transport"] == "locomotive"
    assert events(s, "send order_2", kind="order-taken") == [{"seat": 0, "order": "O-locomotive-BB"}]
    s = after(s, "send order_2")
    assert waiting(s, "red") == ["O-locomotive-BB"]
    assert space(s, "order_2")["order"] == "O-carriage-KK"
