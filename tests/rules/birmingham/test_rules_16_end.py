"""BIR-16, 17, 18: the end of an era, the end of the game, variants."""

import pytest

from tests.rules.birmingham.table import (
    FACTS,
    after,
    brass,
    drawn,
    ending,
    goods,
    kinds,
    merchant,
    passed,
    player,
    position,
    row,
    tile,
    view,
)

FULL = "seats 2; round 10; turn blue; actions 1; hand red; hand blue birmingham; deck 0"


def test_16_1_the_era_ends_with_the_last_card_and_after_the_round() -> None:
    s = after(position(f"{FULL}; income 20 10; at dudley/1 red coal_mine/1 flipped"), "pass")
    told = kinds(s, "card birmingham")
    assert told[:3] == ["discarded", "order-changed", "income"]
    assert told.index("income") < told.index("links-scored") < told.index("industries-scored")
    s = drawn(after(s, "card birmingham"))
    assert (view(s)["era"], view(s)["round"]) == ("rail", 1)


def test_16_1_not_while_somebody_has_a_card() -> None:
    s = position("seats 2; round 9; turn blue; actions 1; hand red dudley; hand blue birmingham; deck 0")
    assert view(passed(s))["era"] == "canal"


def test_16_2_links_score_and_return() -> None:
    """Dudley: a flipped mine I (2 symbols) and works I (1); Birmingham: a mill I (1) not flipped; Oxford 2."""
    s = ending(
        "link red dudley-birmingham; link blue birmingham-oxford; at dudley/1 blue coal_mine/1 flipped;"
        "at dudley/2 red iron_works/1 flipped; at birmingham/1 red cotton_mill/1"
    )
    s = passed(s)
    assert row(s, "canal-links") == [3, 2]
    assert view(s)["links"] == []
    assert [me["links"] for me in view(s)["players"]] == [14, 14]


def test_16_2_the_view_tells_what_a_link_on_each_line_would_score_now() -> None:
    """Dudley: a flipped mine I (2 symbols) and works I (1); Birmingham: a mill I (1) not flipped; Oxford 2."""
    s = position(
        "seats 2; link red dudley-birmingham; at dudley/1 blue coal_mine/1 flipped;"
        "at dudley/2 red iron_works/1 flipped; at birmingham/1 red cotton_mill/1"
    )
    worth = view(s)["worth"]
    assert (worth["dudley-birmingham"], worth["birmingham-oxford"]) == (3, 2)
    assert worth.keys() == FACTS["lines"].keys()


def test_16_2_the_course_of_a_game_shows_what_the_era_would_bring_now() -> None:
    """Red: 4 scored, Dudley-Birmingham 2 + 1, works I 3 VP. Blue: Birmingham-Oxford 2, mine I 1 VP."""
    s = position(
        "seats 2; score canal-links 4 0; income 14 12; money 9 0; link red dudley-birmingham;"
        "link blue birmingham-oxford;"
        "at dudley/1 blue coal_mine/1 flipped; at dudley/2 red iron_works/1 flipped; at birmingham/1 red cotton_mill/1"
    )
    course = brass.game.course(s)
    assert course["standing"] == [4 + 3 + 3, 2 + 1]
    assert course["money"] == [9, 0]
    assert course["income"] == [player(s, "red")["level"], player(s, "blue")["level"]]


def test_16_3_the_three_way_tile_counts_three_places() -> None:
    """BIR-R8: Kidderminster mine I (2), Worcester mill II (2), farm brewery I (2)."""
    s = ending(
        "link red kidderminster-worcester; at kidderminster/1 blue coal_mine/1 flipped;"
        "at worcester/1 blue cotton_mill/2 flipped; at farm_south/1 blue brewery/1 flipped"
    )
    assert row(passed(s), "canal-links") == [6, 0]


def test_16_4_flipped_tiles_score() -> None:
    s = ending(
        "at dudley/1 red coal_mine/1 flipped; at redditch/2 red iron_works/1; at stafford/2 red pottery/1 flipped"
    )
    assert row(passed(s), "canal-industries") == [11, 0]


def test_16_5_level_one_leaves_the_board_but_not_the_mat() -> None:
    s = ending(
        "at dudley/1 red coal_mine/1; at stafford/2 red pottery/1 flipped; at cannock/2 red coal_mine/2;"
        "mat red cotton_mill 11"
    )
    s = passed(s)
    assert tile(s, "dudley/1") is None
    assert tile(s, "stafford/2") is None
    assert tile(s, "cannock/2") is not None
    assert player(s, "red")["mat"]["cotton_mill"]["next"] == 1
    assert player(s, "red")["network"] == ["cannock"]


def test_16_6_higher_levels_stay_with_their_goods_and_score_again() -> None:
    text = (
        "coal 3; iron 4; income 30 20; at cannock/2 red coal_mine/2 1; at dudley/2 red iron_works/2 flipped"
    )
    s = passed(ending(text))
    assert goods(s, "cannock/2") == 1
    assert row(s, "canal-industries") == [5, 0]
    markets = view(s)["markets"]
    assert (markets["coal"]["cubes"], markets["iron"]["cubes"]) == (3, 4)
    assert player(s, "red")["income"] == 30
    rail = passed(ending(f"era rail; score canal-industries 5 0; {text}"))
    assert row(rail, "rail-industries") == [5, 0]
    assert player(rail, "red")["vp"] == 10


def test_16_7_empty_merchants_get_a_barrel_blank_ones_none() -> None:
    s = ending("merchant oxford/1 any empty; merchant oxford/2 blank; merchant gloucester/1 cotton_mill")
    s = passed(s)
    assert merchant(s, "oxford/1")["barrel"]
    assert merchant(s, "gloucester/1")["barrel"]
    assert not merchant(s, "oxford/2")["barrel"]


def test_16_8_all_cards_are_shuffled_and_dealt() -> None:
    s = passed(position(FULL))
    assert view(s)["deck"] == 40
    assert view(s)["players"][0]["discard"] == []
    s = drawn(s)
    assert view(s)["deck"] == 40 - 16
    for me in view(s)["players"]:
        assert (me["cards"], me["facedown"]) == (8, 0)


def test_16_8_a_face_down_card_the_owner_saw_is_shuffled_in_too() -> None:
    s = position(f"option setup_discard_visibility owner; {FULL}; facedown red dudley; facedown blue ?")
    assert view(passed(s))["deck"] == 40


def test_16_9_the_last_canal_order_opens_the_rail_era() -> None:
    s = drawn(passed(position(f"{FULL}; spent 9 3")))
    assert view(s)["order"] == [1, 0]
    assert view(s)["turn"] == 1


def test_17_1_most_points_win() -> None:
    s = passed(ending("era rail; score bonus 4 7; at dudley/2 red iron_works/2 flipped"))
    outcome = brass.game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.totals, outcome.reason) == ([0], [9, 7], "most-points")


@pytest.mark.parametrize(
    ("income", "money", "winners", "reason"),
    [
        ("20 10", "0 99", [0], "tie-income"),
        ("12 11", "3 4", [1], "tie-money"),  # both spaces are level 1 (BIR-R6)
        ("12 11", "4 4", [0, 1], "shared"),
    ],
)
def test_17_2_ties(income: str, money: str, winners: list[int], reason: str) -> None:
    s = position(f"phase over; era rail; score bonus 9 9; income {income}; money {money}")
    outcome = brass.game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, reason)


def test_17_3_money_and_income_are_no_points() -> None:
    s = passed(ending("era rail; income 99 10; money 500 0"))
    assert player(s, "red")["vp"] == 0


def test_R26_negative_income_is_not_paid_at_the_end_of_the_game() -> None:
    s = passed(ending("era rail; income 0 10; money 3 0; score bonus 5 0"))
    assert (player(s, "red")["money"], player(s, "red")["vp"]) == (3, 5)


def test_18_1_the_introductory_game() -> None:
    """Works II flipped: 5 VP, and 5 again; mine I 1 VP once; £29 give 7; income space 20 is level 5. BIR-O7."""
    s = ending(
        "option introductory_game yes; income 20 5; money 29 99;"
        "at redditch/2 red iron_works/2 flipped; at dudley/1 red coal_mine/1 flipped"
    )
    s = passed(s)
    assert view(s)["phase"] == "over"
    assert row(s, "canal-industries") == [6, 0]
    assert row(s, "money") == [7, 15]
    assert row(s, "income") == [5, -5]
    assert row(s, "again") == [5, 0]
    outcome = brass.game.outcome(s)
    assert outcome is not None
    assert outcome.totals == [23, 10]


def test_18_1_without_the_option_the_rail_era_follows() -> None:
    assert view(passed(position(FULL)))["era"] == "rail"


def test_18_3_there_is_no_solo_game() -> None:
    """BIR-18.2 has no option either."""
    assert brass.game.info.seats == [2, 3, 4]
