"""LAN-10: develop, sell cotton, loan, pass."""

import pytest

from tests.rules.lancashire.table import (
    FACTS,
    after,
    brass,
    broken,
    events,
    flipped,
    hand,
    income,
    kinds,
    legal,
    money,
    player,
    position,
    track,
    view,
    why,
)

# -- develop


def test_10_1_one_tile_or_two_from_one_stack_or_two() -> None:
    s = position("round 2; hand red colne wigan")
    one = after(s, "develop port iron:market", "done")
    assert player(one, "red")["stacks"]["port"]["stack"] == [1, 2, 2, 3, 3, 4, 4]
    assert player(one, "red")["out"] == ["port/1"]
    same = after(s, "develop port iron:market", "develop port iron:market")
    assert player(same, "red")["stacks"]["port"]["stack"] == [2, 2, 3, 3, 4, 4]
    other = after(s, "develop port iron:market", "develop coal_mine iron:market")
    assert player(other, "red")["stacks"]["coal_mine"]["next"] == 2
    assert view(other)["phase"] == "card"  # never a third


def test_10_1_not_from_an_empty_stack() -> None:
    assert broken(position("round 2; stack red port 0"), "develop port iron:market") == ["LAN-10.1"]
    assert broken(position("round 2; stack red port 1"), "develop port iron:market") == []


def test_10_2_each_tile_costs_an_iron_cube() -> None:
    s = position("round 2; iron 4; money 3 30 30; hand red colne wigan")
    assert broken(s, "develop port") == ["LAN-10.2"]
    assert why(s, "develop port") == {"reason": "iron"}
    s = after(s, "develop port iron:market")  # £3, and none is left for a second
    assert (money(s), view(s)["phase"], track(s, "iron")) == (0, "card", 3)
    poor = position("round 2; iron 4; money 2 30 30")
    assert broken(poor, "develop port iron:market") == ["LAN-10.2"]
    assert why(poor, "develop port iron:market") == {"reason": "money", "price": 3, "have": 2}


def test_10_2_level_0_and_the_wrong_period_may_be_removed() -> None:
    s = position("round 2; hand red colne wigan")
    s = after(s, "develop shipyard iron:market", "develop shipyard iron:market")
    assert player(s, "red")["stacks"]["shipyard"]["next"] == 1
    rail = after(position("era rail; hand red colne wigan"), "develop cotton_mill iron:market")
    assert player(rail, "red")["out"] == ["cotton_mill/1"]


# -- sell cotton

MILLS = (
    "round 2; hand red colne wigan bury; at manchester/1 red cotton_mill/1; at bolton/1 red cotton_mill/1; "
    "at warrington_runcorn/2 blue port/1; link blue manchester-warrington_runcorn bolton-manchester"
)


def test_10_3_any_number_of_mills_one_after_another() -> None:
    s = after(position(MILLS), "sell manchester/1 warrington_runcorn/2", "card colne")
    assert view(s)["phase"] == "selling"
    assert legal(s) == ["sell bolton/1 distant", "done"]
    s = after(s, "sell bolton/1 distant", "distant 0")
    assert (flipped(s, "bolton/1"), view(s)["actions"]["left"]) == (True, 1)


def test_10_3_only_an_own_unflipped_mill() -> None:
    s = position(
        f"{MILLS}; at oldham/1 red coal_mine/1; at bury/1 blue cotton_mill/1; at colne/1 red cotton_mill/1 flipped"
    )
    for space, reason in (
        ("bury/1", "tile"),
        ("rochdale/1", "tile"),
        ("oldham/1", "kind"),
        ("colne/1", "flipped"),
    ):
        line = f"sell {space} warrington_runcorn/2"
        assert broken(s, line) == ["LAN-10.3", "LAN-10.4"]  # none of them is connected either
        assert why(s, line)["reason"] == reason
    joined = position(f"{MILLS} bury-manchester; at bury/1 blue cotton_mill/1")
    assert broken(joined, "sell bury/1 warrington_runcorn/2") == ["LAN-10.3"]
    assert broken(joined, "sell bolton/1 warrington_runcorn/2") == []


def test_10_3_the_player_may_stop() -> None:
    s = after(position(MILLS), "sell manchester/1 warrington_runcorn/2", "card colne", "done")
    assert (view(s)["phase"], view(s)["actions"]["left"]) == ("action", 1)


def test_10_4_to_an_unflipped_port_tile_of_any_owner() -> None:
    s = position(MILLS)
    after_sale = after(s, "sell manchester/1 warrington_runcorn/2")
    assert flipped(after_sale, "manchester/1")
    assert flipped(after_sale, "warrington_runcorn/2")
    assert (income(after_sale), income(after_sale, "blue")) == (15, 13)
    used = position(MILLS.replace("blue port/1", "blue port/1 flipped"))
    assert broken(used, "sell manchester/1 warrington_runcorn/2") == ["LAN-10.4"]
    assert why(used, "sell manchester/1 warrington_runcorn/2")["reason"] == "flipped"


def test_10_4_the_port_must_be_connected_but_not_the_nearest() -> None:
    text = (
        f"{MILLS} warrington_runcorn-wigan liverpool-wigan; "
        "at liverpool/1 yellow port/1; at fleetwood/1 yellow port/1"
    )
    s = position(text)
    assert broken(s, "sell bolton/1 liverpool/1") == []  # past Warrington & Runcorn
    assert broken(s, "sell bolton/1 fleetwood/1") == ["LAN-10.4"]
    assert why(s, "sell bolton/1 fleetwood/1")["reason"] == "far"
    assert broken(s, "sell bolton/1 manchester/1") == ["LAN-10.4"]
    assert why(s, "sell bolton/1 manchester/1") == {"reason": "port", "space": "manchester/1"}


def test_10_5_to_the_distant_market() -> None:
    """Tile -1: the marker falls to the second space, bonus £3; the mill's 5 spaces."""
    s = position(MILLS)
    s = after(s, "sell manchester/1 distant", "card colne")
    assert not flipped(s, "manchester/1")
    assert kinds(s, "distant -1") == ["demand-fell", "sold-far", "flipped", "bonus"]
    s = after(s, "distant -1")
    assert (money(s), income(s), flipped(s, "manchester/1")) == (33, 15, True)
    distant = view(s)["distant"]
    assert (distant["marker"], distant["used"], distant["left"]) == (1, [-1], 11)


def test_10_5_the_card_is_chosen_before_the_tile_is_seen() -> None:
    s = after(position(MILLS), "sell manchester/1 distant")
    assert view(s)["phase"] == "card"
    assert brass.game.to_act(after(s, "card colne")) == [-1]


CLOSING = f"{MILLS}; used -4 -3"  # the marker is on the last space before the bottom


def test_10_5_closing_the_market_ends_the_action() -> None:
    s = after(position(CLOSING), "sell manchester/1 distant", "card colne")
    s = after(s, "distant -1")
    assert not flipped(s, "manchester/1")
    assert (money(s), income(s)) == (30, 10)
    assert (view(s)["phase"], view(s)["actions"]["left"]) == (
        "action",
        1,
    )  # the port sale is lost for this action
    assert view(s)["distant"]["open"] is False
    assert hand(s, "red") == ["bury", "wigan"]


def test_10_5_a_closed_or_unconnected_market_buys_nothing() -> None:
    s = position(f"{MILLS}; used -4 -3 -1")
    assert broken(s, "sell manchester/1 distant") == ["LAN-10.5"]
    assert why(s, "sell manchester/1 distant") == {"reason": "closed"}
    far = position("round 2; at colne/1 red cotton_mill/1; hand red colne wigan")
    assert broken(far, "sell colne/1 distant") == ["LAN-10.5"]
    assert why(far, "sell colne/1 distant") == {"reason": "far", "place": "colne"}
    outside = position(
        "round 2; at colne/1 red cotton_mill/1; link blue colne-yorkshire; hand red colne wigan"
    )
    assert broken(outside, "sell colne/1 distant") == []
    assert (
        broken(position(MILLS.replace("blue port/1", "blue port/1 flipped")), "sell bolton/1 distant") == []
    )


def test_10_6_a_port_used_for_reaching_the_distant_market_is_not_flipped() -> None:
    s = after(position(MILLS), "sell manchester/1 distant", "card colne", "distant 0")
    assert not flipped(s, "warrington_runcorn/2")
    assert income(s, "blue") == 10


def test_10_7_a_closed_market_does_not_stop_sales_to_ports() -> None:
    s = position(f"{MILLS}; used -4 -3 -1")
    assert broken(s, "sell manchester/1 warrington_runcorn/2") == []


def test_10_8_the_cotton_demand_track() -> None:
    assert FACTS["distant"]["track"] == [3, 3, 2, 2, 1, 1, 0, 0, None]
    bonuses = [
        view(position(f"used {used}"))["distant"]["bonus"]
        for used in ("0", "-1", "-2", "-3", "-4", "-4 -1", "-4 -2", "-4 -3")
    ]
    assert bonuses == [3, 3, 2, 2, 1, 1, 0, 0]
    assert view(position("used -4 -3 -3"))["distant"]["bonus"] is None


def test_a_bonus_of_nothing_is_not_told() -> None:
    s = after(position(f"{MILLS}; used -4 -2"), "sell manchester/1 distant", "card colne")
    assert events(s, "distant 0", kind="bonus") == []


# -- loan and pass


@pytest.mark.parametrize(("amount", "space"), [(10, 9), (20, 8), (30, 7)])
def test_10_9_a_group_down_for_each_10(amount: int, space: int) -> None:
    s = after(position("round 2"), f"loan {amount}")
    assert (money(s), income(s)) == (30 + amount, space)


def test_10_9_to_the_highest_space_of_the_group() -> None:
    """Space 31 is the first of £11; £10 is spaces 29 and 30."""
    assert income(after(position("round 2; income 31 10 10"), "loan 10")) == 30


def test_10_10_not_below_minus_10() -> None:
    s = position("round 2; income 2 10 10")  # -£8
    assert broken(s, "loan 20") == []
    assert broken(s, "loan 30") == ["LAN-10.10"]
    assert why(s, "loan 30") == {"level": -8, "least": -10, "money": 30}
    assert income(after(s, "loan 20")) == 0


def test_10_11_no_loan_once_the_rail_deck_is_empty() -> None:
    assert broken(position("era rail; deck 0"), "loan 10") == ["LAN-10.11"]
    assert broken(position("era rail; deck 1"), "loan 10") == []
    assert broken(position("era canal; round 9; deck 0"), "loan 10") == []


def test_10_12_loans_are_never_repaid() -> None:
    s = after(position("round 2; hand red colne wigan bury"), "loan 30", "card colne")
    assert not any("repay" in word for line in legal(s) for word in line.split())
    assert {line.split()[0] for line in legal(s)} <= {
        "build",
        "combine",
        "link",
        "develop",
        "sell",
        "loan",
        "pass",
    }


def test_10_13_a_pass_costs_its_card() -> None:
    s = after(position("round 2; hand red colne wigan bury"), "pass")
    assert view(s)["phase"] == "card"
    assert hand(after(s, "card bury"), "red") == ["colne", "wigan"]
