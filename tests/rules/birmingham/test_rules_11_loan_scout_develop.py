"""BIR-11, 12, 13, 15: loan, scout, develop, pass."""

import pytest

from tests.rules.birmingham.table import (
    after,
    broken,
    goods,
    hand,
    kinds,
    legal,
    market,
    player,
    position,
    view,
    why,
)


@pytest.mark.parametrize(
    ("before", "later"),
    [
        (10, 7),
        (11, 8),
        (12, 8),
        (13, 9),
        (15, 10),
        (17, 12),
        (18, 12),
        (31, 26),
        (34, 28),
        (37, 30),
        (40, 33),
    ],
)
def test_11_1_three_levels_down_to_the_highest_space(before: int, later: int) -> None:
    """Levels by hand: 11–12 are £1, 13–14 £2, 31–33 £11, 34–36 £12, 37–39 £13, 40–42 £14."""
    s = after(position(f"round 2; income {before} 10"), "loan")
    assert player(s, "red")["income"] == later
    assert player(s, "red")["money"] == 47


def test_11_2_never_below_minus_ten() -> None:
    assert broken(position("round 2; income 2 10"), "loan") == ["BIR-11.2"]
    assert why(position("round 2; income 2 10"), "loan") == {"level": -8, "least": -10}
    s = position("round 2; income 3 10")
    assert broken(s, "loan") == []
    assert player(after(s, "loan"), "red")["level"] == -10


@pytest.mark.parametrize("when", ["era canal; round 1", "era canal; round 10", "era rail; round 10; deck 0"])
def test_11_3_loans_in_every_round(when: str) -> None:
    assert broken(position(when), "loan") == []


def test_12_1_three_cards_for_two_wild_ones() -> None:
    s = after(position("round 2; hand red dudley dudley redditch brewery"), "scout")
    assert view(s)["doing"] == {"action": "scout", "first": None, "cards": 3, "sold": None, "debt": 0}
    s = after(s, "card dudley", "card dudley", "card redditch")
    assert hand(s, "red") == ["brewery", "wild_location", "wild_industry"]
    assert player(s, "red")["discard"] == ["dudley", "dudley", "redditch"]
    assert view(s)["wilds"] == {"wild_location": 1, "wild_industry": 1}


@pytest.mark.parametrize("wild", ["wild_location", "wild_industry"])
def test_12_2_not_with_a_wild_card(wild: str) -> None:
    s = position(f"round 2; hand red {wild} dudley redditch brewery")
    assert broken(s, "scout") == ["BIR-12.2"]
    assert why(s, "scout") == {"reason": "wild"}


def test_12_2_not_with_two_cards() -> None:
    s = position("round 2; hand red dudley redditch")
    assert broken(s, "scout") == ["BIR-12.2"]
    assert why(s, "scout") == {"reason": "cards", "have": 2}
    assert broken(position("round 2; hand red dudley redditch brewery"), "scout") == []


def test_12_3_the_wild_cards_may_be_used_at_once() -> None:
    s = position("round 2; hand red dudley redditch brewery")
    s = after(s, "scout", "card dudley", "card redditch", "card brewery")
    assert broken(s, "build coal_mine cannock/2 card:wild_location") == []


def test_13_1_one_iron_for_each_tile() -> None:
    s = position("round 2; at dudley/2 blue iron_works/1")
    assert broken(s, "develop coal_mine") == ["BIR-13.1"]
    assert broken(s, "develop coal_mine brewery iron:dudley/2") == ["BIR-13.1"]
    s = after(s, "develop coal_mine brewery iron:dudley/2 iron:dudley/2")
    assert goods(s, "dudley/2") == 2
    assert player(s, "red")["out"] == ["coal_mine/1", "brewery/1"]
    assert player(s, "red")["money"] == 17


def test_13_2_the_lowest_tile_of_an_industry_that_has_one() -> None:
    text = "round 2; mat red iron_works {}"
    assert broken(position(text.format(0)), "develop iron_works iron:market") == ["BIR-13.2"]
    assert broken(position(text.format(1)), "develop iron_works iron:market") == []
    two = "develop iron_works iron_works iron:market iron:market"
    assert broken(position(text.format(1)), two) == ["BIR-13.2"]
    assert broken(position(text.format(2)), two) == []


def test_13_2_two_tiles_of_one_industry() -> None:
    s = after(position("round 2"), "develop iron_works iron_works iron:market iron:market")
    assert player(s, "red")["mat"]["iron_works"]["next"] == 3
    assert market(s, "iron") == 6


def test_13_3_lightbulbs_stay_until_they_are_built() -> None:
    text = "round 2; mat red pottery {}"
    assert broken(position(text.format(5)), "develop pottery iron:market") == ["BIR-13.3"]
    assert broken(position(text.format(4)), "develop pottery iron:market") == []
    # pottery II could go, III behind it could not
    assert broken(position(text.format(4)), "develop pottery pottery iron:market iron:market") == ["BIR-13.3"]
    assert broken(position(text.format(3)), "develop pottery iron:market") == ["BIR-13.3"]
    assert broken(position(text.format(2)), "develop pottery pottery iron:market iron:market") == []


def test_13_3_the_other_of_two_tiles_counts_too() -> None:
    assert broken(position("round 2"), "develop pottery coal_mine iron:market iron:market") == ["BIR-13.3"]
    assert broken(position("round 2"), "develop manufacturer coal_mine iron:market iron:market") == []


def test_13_4_tiles_of_any_era_may_be_developed() -> None:
    s = position("era canal; round 2; mat red brewery 1")
    assert broken(s, "develop brewery iron:market") == []
    assert broken(position("era rail"), "develop brewery iron:market") == []


def test_15_1_passing_costs_a_card_and_is_always_allowed() -> None:
    s = position("round 2; money 0 17; income 0 10; hand red dudley redditch")
    assert broken(s, "pass") == []
    assert kinds(s, "pass") == ["passed"]
    s = after(s, "pass", "card dudley")
    assert hand(s, "red") == ["redditch"]
    assert legal(s)[-1] == "pass"


def test_develop_names_its_tiles_in_either_order() -> None:
    s = position("round 2")
    assert broken(s, "develop brewery coal_mine iron:market iron:market") == []
