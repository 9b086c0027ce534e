"""BIR-5: the end of a round."""

from typing import Any

from tests.rules.birmingham.table import (
    NO_DECK,
    after,
    broken,
    kinds,
    legal,
    passed,
    player,
    position,
    row,
    tile,
    view,
    why,
)

LAST = f"round 2; turn blue; actions 1; {NO_DECK}; hand blue dudley redditch"


def test_5_1_first_the_order_then_income() -> None:
    told = kinds(after(position(f"{LAST}; income 12 10"), "pass"), "card dudley")
    assert told.index("order-changed") < told.index("income")
    assert told[-1] == "round-begins"


def test_5_2_spent_money_goes_to_the_bank() -> None:
    s = passed(position(f"{LAST}; spent 3 9"))
    assert view(s)["order"] == [0, 1]
    assert [me["spent"] for me in view(s)["players"]] == [0, 0]
    assert view(passed(position(f"{LAST}; spent 9 3")))["order"] == [1, 0]


def test_5_3_income_is_the_level_not_the_space() -> None:
    s = passed(position(f"{LAST}; income 14 31"))  # levels 2 and 11
    assert (player(s, "red")["money"], player(s, "blue")["money"]) == (19, 28)


def test_5_4_a_negative_level_is_paid() -> None:
    s = passed(position(f"{LAST}; income 0 10"))
    assert player(s, "red")["money"] == 7


# Any: a state belongs to its game.
def debtor(rest: str) -> Any:
    return passed(position(f"{LAST}; money 0 17; income 5 10; {rest}"))


def test_5_5_only_own_tiles_are_sold() -> None:
    s = debtor("at dudley/1 red coal_mine/1; at cannock/2 red coal_mine/2; at redditch/2 blue iron_works/1")
    assert view(s)["phase"] == "selloff"
    assert broken(s, "selloff redditch/2") == ["BIR-5.5"]
    assert broken(s, "selloff redditch/1") == ["BIR-5.5"]
    assert broken(s, "selloff dudley/1") == []
    assert legal(s) == ["selloff cannock/2", "selloff dudley/1"]


def test_5_5_half_the_cost_rounded_down_flipped_or_not() -> None:
    """£5 gives £2, £7 gives £3, £12 gives £6 (BIR-R21); a debt of £5 needs two of the cheap ones or the mill."""
    tiles = (
        "at dudley/1 red coal_mine/1 flipped; at cannock/2 red coal_mine/2; at birmingham/1 red cotton_mill/1"
    )
    s = debtor(tiles)
    s = after(s, "selloff dudley/1")
    assert view(s)["doing"]["debt"] == 3
    s = after(s, "selloff cannock/2")
    assert (player(s, "red")["money"], view(s)["doing"]["debt"]) == (0, 0)
    assert tile(s, "birmingham/1") is not None
    assert player(s, "red")["income"] == 5
    assert player(s, "red")["out"] == ["coal_mine/1", "coal_mine/2"]


def test_5_5_change_is_kept_and_links_are_not_sold() -> None:
    s = debtor("at birmingham/1 red cotton_mill/1; link red birmingham-oxford")
    # the only tile is sold without asking: £6 - £5
    assert player(s, "red")["money"] == 1
    assert view(s)["links"] == [{"line": "birmingham-oxford", "owner": 0}]
    assert view(s)["phase"] == "action"


def test_5_6_a_tile_that_brings_nothing_is_not_sold() -> None:
    """BIR-R7: pottery II costs no money."""
    s = debtor("at stafford/2 red pottery/2; at dudley/1 red coal_mine/1; at cannock/2 red coal_mine/2")
    assert broken(s, "selloff stafford/2") == ["BIR-5.6"]
    assert why(s, "selloff stafford/2") == {"tile": "pottery/2"}
    assert broken(s, "selloff cannock/2") == []


def test_5_6_missing_pounds_cost_points_but_never_below_0() -> None:
    s = debtor("score bonus 3 0; at stafford/2 red pottery/2")
    assert (player(s, "red")["vp"], player(s, "red")["money"]) == (0, 0)
    assert row(s, "shortfall") == [-3, 0]
    assert tile(s, "stafford/2") is not None
    rich = debtor("score bonus 9 0")
    assert player(rich, "red")["vp"] == 4


def test_5_7_tiles_are_not_sold_at_other_times() -> None:
    s = position("round 2; at dudley/1 red coal_mine/1")
    assert broken(s, "selloff dudley/1") == ["BIR-NOW"]


def test_5_8_money_then_tiles_then_points() -> None:
    """£2 of £5 is paid in money, £2 by the mine, £1 by a point; then the board is empty (BIR-8.17)."""
    s = passed(
        position(f"{LAST}; money 2 17; income 5 10; score bonus 3 0; at dudley/1 red coal_mine/1; spent 0 1")
    )
    assert (player(s, "red")["money"], player(s, "red")["vp"]) == (0, 2)
    assert view(s)["tiles"] == []
    assert player(s, "red")["network"] == []


def test_5_8_debtors_settle_in_the_new_order() -> None:
    tiles = "at dudley/1 red coal_mine/1; at cannock/2 red coal_mine/2; at burton_on_trent/2 blue brewery/1"
    s = passed(position(f"{LAST}; money 0 0; income 8 8; {tiles}; at stone/1 blue brewery/1; spent 2 1"))
    assert view(s)["turn"] == 1
    s = after(s, "selloff stone/1")
    assert view(s)["turn"] == 0
    s = after(s, "selloff dudley/1")
    assert view(s)["phase"] == "action"
    assert view(s)["turn"] == 1
