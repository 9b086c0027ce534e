"""BIR-8: build."""

import pytest

from tests.rules.birmingham.table import (
    after,
    broken,
    flipped,
    goods,
    hand,
    legal,
    market,
    passed,
    player,
    position,
    why,
)


def test_8_1_a_location_card_reaches_outside_the_network() -> None:
    s = position("round 2; at redditch/2 red iron_works/1; hand red dudley cannock")
    assert broken(s, "build coal_mine dudley/1 card:dudley") == []
    assert broken(s, "build coal_mine dudley/1 card:cannock") == ["BIR-8.1"]
    assert why(s, "build coal_mine dudley/1 card:cannock")["reason"] == "card"


def test_8_1_an_industry_card_builds_what_it_shows() -> None:
    s = position(
        "round 2; at redditch/2 red iron_works/1; link red dudley-birmingham; hand red coal_mine brewery"
    )
    assert broken(s, "build coal_mine dudley/1 card:coal_mine") == []
    assert broken(s, "build coal_mine dudley/1 card:brewery") == ["BIR-8.1"]


def test_8_1_an_industry_card_needs_the_network() -> None:
    s = position("round 2; at redditch/2 red iron_works/1; hand red coal_mine")
    assert broken(s, "build coal_mine dudley/1 card:coal_mine") == ["BIR-8.1"]
    assert why(s, "build coal_mine dudley/1 card:coal_mine")["reason"] == "network"
    near = position("round 2; link red dudley-birmingham; hand red coal_mine")
    assert broken(near, "build coal_mine dudley/1 card:coal_mine") == []


def test_8_1_wild_cards() -> None:
    s = position("round 2; at redditch/2 red iron_works/1; hand red wild_location wild_industry")
    assert broken(s, "build coal_mine dudley/1 card:wild_location") == []
    assert broken(s, "build coal_mine dudley/1 card:wild_industry") == ["BIR-8.1"]
    near = position("round 2; link red dudley-birmingham; hand red wild_industry")
    assert broken(near, "build coal_mine dudley/1 card:wild_industry") == []


def test_8_2_the_lowest_tile_and_none_when_the_mat_is_bare() -> None:
    text = "round 2; hand red dudley redditch"
    s = position(f"{text}; mat red coal_mine 0")
    assert broken(s, "build coal_mine dudley/1 card:dudley") == ["BIR-8.2"]
    s = after(
        position(f"{text}; mat red coal_mine 1; iron 10"), "build coal_mine dudley/1 card:dudley iron:market"
    )
    assert goods(s, "dudley/1") == 5


def test_8_3_a_shared_space_only_without_an_empty_pure_one() -> None:
    text = "round 2; hand red cannock"
    assert broken(position(text), "build coal_mine cannock/1 card:cannock") == ["BIR-8.3"]
    assert (
        broken(position(f"{text}; at cannock/2 blue coal_mine/1"), "build coal_mine cannock/1 card:cannock")
        == []
    )


def test_R24_among_equal_spaces_the_player_chooses() -> None:
    """BIR-8.3: a brewery in Uttoxeter, where both spaces are shared."""
    s = position("seats 3; round 2; hand red uttoxeter")
    assert broken(s, "build brewery uttoxeter/1 card:uttoxeter iron:market") == []
    assert broken(s, "build brewery uttoxeter/2 card:uttoxeter iron:market") == []


def test_8_4_cubes_are_named_and_paid() -> None:
    s = position("round 2; hand red birmingham; link red birmingham-oxford")
    assert broken(s, "build manufacturer birmingham/2 card:birmingham") == ["BIR-8.4"]
    assert why(s, "build manufacturer birmingham/2 card:birmingham") == {"coal": 1, "iron": 0}
    line = "build manufacturer birmingham/2 card:birmingham coal:market iron:market"
    assert broken(s, line) == ["BIR-8.4"]
    assert broken(s, "build manufacturer birmingham/2 card:birmingham coal:market") == []


@pytest.mark.parametrize(("level", "cubes"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_8_5_cubes_of_a_coal_mine(level: int, cubes: int) -> None:
    left = {1: 7, 2: 6, 3: 4, 4: 2}[level]
    iron = " iron:market" if level > 2 else ""
    s = position(f"round 2; money 30 17; mat red coal_mine {left}; hand red dudley redditch")
    assert goods(after(s, f"build coal_mine dudley/1 card:dudley{iron}"), "dudley/1") == cubes


def test_8_6_a_mine_sells_only_when_connected_with_a_merchant_place() -> None:
    text = "round 2; coal 5; hand red dudley redditch; link blue dudley-birmingham"
    s = after(position(text), "build coal_mine dudley/1 card:dudley")
    assert (goods(s, "dudley/1"), market(s, "coal")) == (2, 5)
    s = after(position(f"{text} birmingham-oxford"), "build coal_mine dudley/1 card:dudley")
    # five cubes lie on £5, £6, £6, £7, £7: the dearest empty spaces are £5 and £4
    assert player(s, "red")["money"] == 17 - 5 + 5 + 4
    assert market(s, "coal") == 7


def test_8_6_works_sell_wherever_they_are() -> None:
    s = position("round 2; iron 10; at dudley/1 blue coal_mine/1; hand red dudley redditch")
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert goods(s, "dudley/2") == 4  # a full market takes nothing


def test_8_7_a_tile_that_sold_all_flips() -> None:
    s = position("round 2; coal 12; hand red coalbrookdale redditch; link blue coalbrookdale-shrewsbury")
    s = after(s, "build coal_mine coalbrookdale/3 card:coalbrookdale")
    assert flipped(s, "coalbrookdale/3")
    assert player(s, "red")["income"] == 14
    assert player(s, "red")["money"] == 17 - 5 + 1 + 1


def test_8_8_a_later_connection_sells_nothing() -> None:
    s = after(position("round 2; coal 0; at redditch/1 red coal_mine/1"), "link redditch-oxford")
    assert (goods(s, "redditch/1"), market(s, "coal")) == (2, 0)


def test_8_9_the_sale_cannot_pay_the_cost() -> None:
    """BIR-R10: a coal mine II for £7 would bring £20 from an empty market."""
    text = "round 2; coal 0; mat red coal_mine 6; hand red coalbrookdale; link blue coalbrookdale-shrewsbury"
    line = "build coal_mine coalbrookdale/3 card:coalbrookdale"
    assert broken(position(f"{text}; money 6 17"), line) == ["BIR-4.10"]
    assert broken(position(f"{text}; money 7 17"), line) == []


def test_8_10_one_tile_in_a_place_in_the_canal_era() -> None:
    taken = position("round 2; at coalbrookdale/2 red iron_works/1; hand red coalbrookdale")
    assert broken(taken, "build coal_mine coalbrookdale/3 card:coalbrookdale") == ["BIR-8.10"]
    other = position("round 2; at coalbrookdale/2 blue iron_works/1; hand red coalbrookdale")
    assert broken(other, "build coal_mine coalbrookdale/3 card:coalbrookdale") == []


def test_8_10_several_players_may_have_the_same_industry_there() -> None:
    s = position("round 2; at cannock/2 blue coal_mine/1; hand red cannock")
    assert broken(s, "build coal_mine cannock/1 card:cannock") == []


@pytest.mark.parametrize("era", ["canal", "rail"])
def test_8_11_brewery_four_is_for_the_rail_era(era: str) -> None:
    s = position(f"era {era}; round 2; mat red brewery 1; hand red burton_on_trent")
    expected = ["BIR-8.11"] if era == "canal" else []
    assert broken(s, "build brewery burton_on_trent/2 card:burton_on_trent iron:market") == expected


@pytest.mark.parametrize("era", ["canal", "rail"])
def test_8_12_brewery_one_is_for_the_canal_era(era: str) -> None:
    s = position(f"era {era}; round 2; hand red burton_on_trent")
    expected = ["BIR-8.12"] if era == "rail" else []
    assert broken(s, "build brewery burton_on_trent/2 card:burton_on_trent iron:market") == expected


def test_8_12_several_tiles_in_a_place_in_the_rail_era() -> None:
    s = position("era rail; at coalbrookdale/2 red iron_works/2; mat red coal_mine 6; hand red coalbrookdale")
    assert broken(s, "build coal_mine coalbrookdale/3 card:coalbrookdale") == []


@pytest.mark.parametrize("era", ["canal", "rail"])
def test_8_13_pottery_one_is_for_both_eras(era: str) -> None:
    s = position(f"era {era}; round 2; money 19 17; hand red stafford")
    assert broken(s, "build pottery stafford/2 card:stafford iron:market") == []


def test_8_14_a_farm_takes_a_brewery_card_or_a_wild_industry() -> None:
    text = "round 2; link red cannock-farm_north; hand red {}"
    line = "build brewery farm_north/1 card:{} iron:market"
    for card in ("brewery", "wild_industry"):
        assert broken(position(text.format(card)), line.format(card)) == []
    for card in ("wild_location", "cannock", "coal_mine"):
        assert broken(position(text.format(card)), line.format(card)) == ["BIR-8.14"]


def test_8_14_the_farm_must_be_in_the_network() -> None:
    line = "build brewery farm_north/1 card:brewery iron:market"
    s = position("round 2; at cannock/2 red coal_mine/1; hand red brewery")
    assert broken(s, line) == ["BIR-8.14"]
    assert why(s, line)["reason"] == "network"
    assert broken(position("round 2; link red cannock-farm_north; hand red brewery"), line) == []


def test_8_15_the_northern_farm_has_one_line() -> None:
    """Own beer there needs no link (BIR-7.10); others' needs Cannock–farm, see W-37."""
    s = position(
        "round 2; at farm_north/1 red brewery/1; at birmingham/1 red cotton_mill/1; link blue birmingham-oxford;"
        "merchant oxford/1 cotton_mill empty"
    )
    assert broken(s, "sell birmingham/1 oxford/1 beer:farm_north/1") == []


def test_8_16_a_tile_in_kidderminster_does_not_reach_the_farm() -> None:
    s = position("round 2; at kidderminster/1 red cotton_mill/1; hand red brewery")
    assert broken(s, "build brewery farm_south/1 card:brewery iron:market") == ["BIR-8.14"]


def test_8_17_nothing_on_the_board_an_industry_card_builds_anywhere() -> None:
    s = position("round 2; hand red coal_mine")
    assert broken(s, "build coal_mine dudley/1 card:coal_mine") == []
    assert broken(s, "link birmingham-oxford") == []
    one = position("round 2; hand red coal_mine; link red stone-stafford")
    assert broken(one, "build coal_mine dudley/1 card:coal_mine") == ["BIR-8.1"]
    assert broken(one, "link birmingham-oxford") == ["BIR-14.1"]


def test_8_17_all_costs_still_apply() -> None:
    s = position("round 2; hand red iron_works dudley")
    assert broken(s, "build iron_works dudley/2 card:iron_works coal:market") == ["BIR-7.5"]


def test_8_18_a_farm_as_the_first_build() -> None:
    """BIR-R22: even when a rival link lies on its line."""
    s = position("round 2; hand red brewery; link blue cannock-farm_north")
    assert broken(s, "build brewery farm_north/1 card:brewery iron:market") == []


def test_8_19_the_owner_of_the_link_holds_the_others_off() -> None:
    s = position("round 2; hand red brewery; at cannock/2 red coal_mine/1; link blue cannock-farm_north")
    assert broken(s, "build brewery farm_north/1 card:brewery iron:market") == ["BIR-8.14"]
    assert broken(s, "link cannock-farm_north") == ["BIR-1.4"]


def test_8_20_only_the_first_of_two_rails_can_begin_anywhere() -> None:
    """BIR-R14: the test is made at the moment of each placement."""
    s = position(
        "era rail; at dudley/1 blue coal_mine/2; at walsall/2 blue brewery/2; at leek/2 blue coal_mine/2;"
        "link blue walsall-birmingham stoke_on_trent-leek"
    )
    s = after(s, "links dudley-birmingham coal:dudley/1")
    assert "BIR-14.1" in broken(s, "second stone-stoke_on_trent coal:leek/2 beer:walsall/2")


def test_8_17_holds_again_after_everything_is_lost() -> None:
    s = passed(
        position(
            "round 2; turn blue; actions 1; deck 0; income 7 10; money 0 17; at dudley/1 red coal_mine/1; spent 0 1;"
            "hand red iron_works cannock redditch"
        )
    )
    assert player(s, "red")["network"] == []
    assert "link stone-stafford" not in legal(s)  # no money
    s = after(s, "loan", "card cannock")
    assert broken(s, "link stone-stafford") == []


def test_the_card_of_a_build_is_discarded() -> None:
    s = position("round 2; hand red dudley redditch")
    s = after(s, "build coal_mine dudley/1 card:dudley")
    assert hand(s, "red") == ["redditch"]
    assert player(s, "red")["discard"] == ["dudley"]
