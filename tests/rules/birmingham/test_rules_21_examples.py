"""The worked examples W-1 to W-55 of the rules."""

import pytest

from tests.rules.birmingham.table import (
    FACTS,
    NO_DECK,
    after,
    brass,
    broken,
    drawn,
    ending,
    flipped,
    goods,
    hand,
    legal,
    market,
    merchant,
    passed,
    player,
    position,
    row,
    tile,
    view,
)


def test_W1_no_canal_on_a_rail_only_line() -> None:
    """BIR-14.2."""
    s = position("round 2")
    assert broken(s, "link cannock-burton_on_trent") == ["BIR-14.2"]


def test_W2_no_railway_on_a_canal_only_line() -> None:
    """BIR-14.3."""
    s = position("era rail; at burton_on_trent/1 blue coal_mine/2")
    assert broken(s, "link walsall-burton_on_trent coal:burton_on_trent/1") == ["BIR-14.3"]
    assert broken(s, "link burton_on_trent-tamworth coal:burton_on_trent/1") == []


def test_W3_a_town_without_cards_can_be_built_in() -> None:
    """BIR-2.4, BIR-8.1."""
    s = position(
        "seats 2; round 2; link red stoke_on_trent-leek; money 12 17; hand red wild_industry redditch"
    )
    s = after(s, "build cotton_mill stoke_on_trent/1 card:wild_industry")
    assert player(s, "red")["money"] == 0


def test_W4_nothing_on_the_board_a_canal_to_a_farm() -> None:
    """BIR-8.17, BIR-8.18."""
    s = after(position("round 2"), "link cannock-farm_north")
    assert player(s, "red")["money"] == 14
    assert player(s, "red")["network"] == ["cannock", "farm_north"]


def test_W5_nothing_on_the_board_a_farm_brewery() -> None:
    """BIR-7.8, BIR-8.14, BIR-8.18."""
    s = position("round 2; hand red brewery redditch")
    s = after(s, "build brewery farm_south/1 card:brewery iron:market")
    assert player(s, "red")["money"] == 17 - 5 - 2
    assert goods(s, "farm_south/1") == 1


def test_W6_a_wild_location_builds_no_farm_brewery() -> None:
    """BIR-8.1, BIR-8.14."""
    s = position("round 2; link red cannock-farm_north; hand red wild_location")
    assert broken(s, "build brewery farm_north/1 card:wild_location iron:market") == ["BIR-8.14"]


def test_W7_gloucester_needs_neither_iron_nor_money() -> None:
    """BIR-10.7."""
    s = position(
        "round 2; money 0 17; iron 0; at worcester/1 red cotton_mill/1; link red worcester-gloucester;"
        "merchant gloucester/1 cotton_mill"
    )
    s = after(s, "sell worcester/1 gloucester/1 beer:gloucester/1")
    assert view(s)["phase"] == "remove"
    s = after(s, "remove coal_mine")
    assert player(s, "red")["mat"]["coal_mine"]["next"] == 2
    assert player(s, "red")["money"] == 0
    assert flipped(s, "worcester/1")


def test_W8_cubes_never_run_out() -> None:
    """BIR-1.8: 14 + 5 + 5 + 4 + 4 = 32 cubes, more than the 30 of the box, before 3 more are placed."""
    s = position(
        "era rail; coal 14; at dudley/1 blue coal_mine/4; at cannock/2 blue coal_mine/4; mat red coal_mine 6;"
        "at coalbrookdale/3 blue coal_mine/3; at leek/2 blue coal_mine/3; hand red tamworth"
    )
    assert goods(after(s, "build coal_mine tamworth/1 card:tamworth"), "tamworth/1") == 3


def test_W9_three_coal_at_the_start_cost_five() -> None:
    """BIR-7.13: £1 + £2, then £2."""
    s = position(
        "era rail; money 100 17; link blue birmingham-oxford; mat red manufacturer 8 iron_works 3;"
        "hand red birmingham birmingham redditch"
    )
    s = after(s, "build manufacturer birmingham/2 card:birmingham coal:market coal:market")
    assert player(s, "red")["money"] == 100 - 12 - 1 - 2
    s = after(s, "build iron_works birmingham/3 card:birmingham coal:market")
    assert player(s, "red")["spent"] == 12 + 3 + 7 + 2
    assert market(s, "coal") == 10


def test_W10_two_developments_at_the_start_cost_four() -> None:
    """BIR-13.1, BIR-7.8."""
    s = after(position("round 2"), "develop cotton_mill coal_mine iron:market iron:market")
    assert player(s, "red")["money"] == 17 - 2 - 2
    assert market(s, "iron") == 6


def test_W11_an_iron_works_fills_both_cheap_spaces() -> None:
    """BIR-8.6, BIR-4.11."""
    s = position("round 2; at dudley/1 blue coal_mine/1; hand red dudley redditch")
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert player(s, "red")["money"] == 17 - 5 + 1 + 1
    assert player(s, "red")["spent"] == 5
    assert goods(s, "dudley/2") == 2
    assert not flipped(s, "dudley/2")


def test_W12_an_iron_works_that_sells_all_flips() -> None:
    """BIR-8.6, BIR-8.7: £3 + £3 + £2 + £2."""
    s = position(
        "round 2; iron 4; at dudley/1 blue coal_mine/1; mat red iron_works 3; hand red dudley redditch"
    )
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert player(s, "red")["money"] == 17 - 7 + 10
    assert flipped(s, "dudley/2")
    assert player(s, "red")["income"] == 13


def test_W13_a_connected_mine_sells_what_fits() -> None:
    """BIR-8.6."""
    s = position("round 2; link blue coalbrookdale-shrewsbury; hand red coalbrookdale redditch")
    s = after(s, "build coal_mine coalbrookdale/3 card:coalbrookdale")
    assert player(s, "red")["money"] == 17 - 5 + 1
    assert goods(s, "coalbrookdale/3") == 1
    assert market(s, "coal") == 14


def test_W14_a_later_link_sells_nothing() -> None:
    """BIR-8.8."""
    s = position("round 2; coal 5; at coalbrookdale/3 red coal_mine/1")
    s = after(s, "link coalbrookdale-shrewsbury")
    assert goods(s, "coalbrookdale/3") == 2
    assert market(s, "coal") == 5
    assert player(s, "red")["money"] == 14


def test_W15_a_loan_from_level_0() -> None:
    """BIR-11.1."""
    s = after(position("round 2"), "loan")
    assert (player(s, "red")["money"], player(s, "red")["income"], player(s, "red")["level"]) == (47, 7, -3)


def test_W16_a_loan_goes_to_the_highest_space_of_the_level() -> None:
    """BIR-11.1."""
    s = after(position("round 2; income 18 10"), "loan")
    assert (player(s, "red")["income"], player(s, "red")["level"]) == (12, 1)


def test_W17_no_loan_below_minus_ten() -> None:
    """BIR-11.2."""
    assert broken(position("round 2; income 2 10"), "loan") == ["BIR-11.2"]


def test_W18_income_moves_by_spaces() -> None:
    """BIR-6.2."""
    s = position("round 2; income 10 29; at dudley/1 blue coal_mine/2 1; hand red dudley redditch")
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert (player(s, "blue")["income"], player(s, "blue")["level"]) == (36, 12)


DEBT = (
    "round 2; turn blue; actions 1; deck 0; income 6 10; money 1 17;"
    "at burton_on_trent/2 red brewery/1; at birmingham/1 red cotton_mill/1"
)


def test_W19_a_debt_sells_tiles_until_it_is_covered() -> None:
    """BIR-5.5."""
    s = passed(position(DEBT))
    assert view(s)["doing"]["debt"] == 3
    one = after(s, "selloff burton_on_trent/2")  # £2, then the mill is the only tile left: £6
    assert player(one, "red")["money"] == 5
    assert (tile(one, "burton_on_trent/2"), tile(one, "birmingham/1")) == (None, None)
    other = after(s, "selloff birmingham/1")
    assert player(other, "red")["money"] == 3
    assert tile(other, "burton_on_trent/2") is not None


def test_W20_points_pay_what_tiles_cannot() -> None:
    """BIR-5.6."""
    s = passed(position("round 2; turn blue; actions 1; deck 0; income 5 10; money 2 17; score bonus 1 0"))
    assert (player(s, "red")["money"], player(s, "red")["vp"]) == (0, 0)
    assert view(s)["round"] == 3


def test_W21_least_spent_goes_first_and_ties_keep_their_order() -> None:
    """BIR-5.2."""
    s = position(
        "seats 4; round 2; order red yellow blue purple; turn purple; actions 1; deck 0; spent 10 4 4 0"
    )
    assert view(passed(s))["order"] == [3, 2, 1, 0]


def test_W22_a_link_scores_symbols_at_both_ends() -> None:
    """BIR-16.2."""
    s = ending(
        "link red coalbrookdale-shrewsbury; at coalbrookdale/3 red coal_mine/1 flipped;"
        "at coalbrookdale/2 blue iron_works/1 2"
    )
    assert row(passed(s), "canal-links") == [4, 0]


def test_W23_scouting_takes_both_wild_cards() -> None:
    """BIR-12.1."""
    s = position("round 2; hand red redditch dudley brewery")
    s = after(s, "scout", "card redditch", "card dudley", "card brewery")
    assert hand(s, "red") == ["wild_location", "wild_industry"]


def two_rails(money: int) -> str:
    return (
        f"era rail; money {money} 17; coal 10; at redditch/1 blue coal_mine/2 1;"
        "at burton_on_trent/2 red brewery/2 1; at birmingham/2 red manufacturer/2 flipped"
    )


def test_W24_the_second_rail_may_have_to_buy_its_coal() -> None:
    """BIR-7.2, BIR-7.4, BIR-14.5."""
    assert broken(position(two_rails(17)), "links birmingham-redditch coal:redditch/1") == ["BIR-14.8"]
    s = after(position(two_rails(18)), "links birmingham-redditch coal:redditch/1")
    assert flipped(s, "redditch/1")
    s = after(s, "second redditch-oxford coal:market beer:burton_on_trent/2")
    assert player(s, "red")["money"] == 0
    assert market(s, "coal") == 9


def test_W25_one_action_in_the_first_canal_round() -> None:
    """BIR-4.3, BIR-4.7."""
    s = after(position("round 1"), "pass")
    s = after(s, legal(s)[0])
    assert len(hand(s, "red")) == 7
    s = drawn(s)
    assert len(hand(s, "red")) == 8
    assert broken(s, "pass", "red") == ["BIR-TURN"]


def test_W26_two_actions_in_the_first_rail_round() -> None:
    """BIR-4.3."""
    s = passed(position("era rail; round 1"))
    assert view(s)["turn"] == 0
    s = passed(s)
    assert len(hand(s, "red")) == 6
    assert len(hand(drawn(s), "red")) == 8


def test_W27_an_empty_iron_market_sells_at_six() -> None:
    """BIR-7.8, BIR-13.1."""
    s = after(
        position("round 2; iron 0; money 12 17"), "develop cotton_mill coal_mine iron:market iron:market"
    )
    assert player(s, "red")["money"] == 0


def test_W28_the_last_cube_and_one_more() -> None:
    """BIR-7.4, BIR-7.13."""
    s = position(
        "round 2; coal 1; money 27 17; link red birmingham-oxford; mat red manufacturer 8; hand red birmingham"
    )
    s = after(s, "build manufacturer birmingham/2 card:birmingham coal:market coal:market")
    assert (player(s, "red")["money"], market(s, "coal")) == (0, 0)


def test_W29_no_mine_and_no_merchant_place_no_coal() -> None:
    """BIR-7.5."""
    s = position("round 2; link red walsall-birmingham; hand red walsall")
    assert broken(s, "build manufacturer walsall/1 card:walsall coal:market") == ["BIR-7.5"]


@pytest.mark.parametrize(("era", "barrels"), [("canal", 1), ("rail", 2)])
def test_W30_barrels_depend_on_the_era(era: str, barrels: int) -> None:
    """BIR-8.5."""
    s = position(f"era {era}; round 2; mat red brewery 5; hand red burton_on_trent redditch")
    s = after(s, "build brewery burton_on_trent/2 card:burton_on_trent iron:market")
    assert goods(s, "burton_on_trent/2") == barrels


def test_W31_a_merchant_place_without_tiles_gives_market_access() -> None:
    """BIR-2.13, BIR-7.4, BIR-8.3."""
    s = position("seats 2; round 2; link red warrington-stoke_on_trent; hand red wild_location redditch")
    assert broken(s, "build manufacturer stoke_on_trent/1 card:wild_location coal:market") == ["BIR-8.3"]
    s = after(s, "build manufacturer stoke_on_trent/3 card:wild_location coal:market")
    assert player(s, "red")["money"] == 17 - 8 - 1


def test_W32_coal_of_the_same_place_is_nearest() -> None:
    """BIR-7.2."""
    s = position(
        "round 2; at dudley/1 blue coal_mine/1 1; at wolverhampton/2 blue coal_mine/2;"
        "link blue wolverhampton-dudley; hand red dudley"
    )
    assert broken(s, "build iron_works dudley/2 card:dudley coal:wolverhampton/2") == ["BIR-7.2"]
    assert broken(s, "build iron_works dudley/2 card:dudley coal:dudley/1") == []


def test_W33_coal_travels_through_a_merchant_place() -> None:
    """BIR-6.6, BIR-7.2."""
    s = position(
        "round 2; link blue birmingham-oxford; link red redditch-oxford; at redditch/1 blue coal_mine/1;"
        "hand red birmingham"
    )
    assert broken(s, "build manufacturer birmingham/2 card:birmingham coal:redditch/1") == []
    assert broken(s, "build manufacturer birmingham/2 card:birmingham coal:market") == ["BIR-7.4"]


def test_W34_a_merchant_place_extends_the_network() -> None:
    """BIR-6.5, BIR-6.7."""
    s = after(position("round 2; link red birmingham-oxford"), "link redditch-oxford")
    assert player(s, "red")["money"] == 14


def test_W35_a_farm_is_in_the_network_of_its_brewery() -> None:
    """BIR-6.5, BIR-14.1."""
    s = position("round 2; at farm_north/1 red brewery/1")
    assert broken(s, "link cannock-farm_north") == []
    assert broken(s, "link cannock-walsall") == ["BIR-14.1"]


def test_W36_the_southern_farm_has_one_line() -> None:
    """BIR-8.16."""
    s = position("round 2; link blue kidderminster-worcester; at kidderminster/1 red cotton_mill/1")
    assert broken(s, "link kidderminster-worcester") == ["BIR-1.4"]
    lines = [id for id, line in FACTS["lines"].items() if "farm_south" in line["places"]]
    assert lines == ["kidderminster-worcester"]


CHAIN = "link blue stone-stoke_on_trent stone-stafford stafford-cannock cannock-farm_north"


def test_W37_anothers_beer_must_be_connected() -> None:
    """BIR-7.10, BIR-8.15."""
    text = (
        "seats 3; round 2; at farm_north/1 blue brewery/1; at stoke_on_trent/1 red cotton_mill/1;"
        "link red warrington-stoke_on_trent; merchant warrington/1 cotton_mill empty"
    )
    line = "sell stoke_on_trent/1 warrington/1 beer:farm_north/1"
    assert broken(position(text), line) == ["BIR-7.10", "BIR-10.6"]
    s = after(position(f"{text}; {CHAIN}"), line)
    assert flipped(s, "farm_north/1")
    assert player(s, "blue")["income"] == 14


def test_W38_the_pure_space_comes_first() -> None:
    """BIR-8.3."""
    text = "round 2; at coalbrookdale/3 blue coal_mine/1; hand red coalbrookdale"
    s = position(text)
    line = "build iron_works coalbrookdale/{} card:coalbrookdale coal:coalbrookdale/3"
    assert broken(s, line.format(1)) == ["BIR-8.3"]
    assert broken(s, line.format(2)) == []
    taken = position(f"seats 3; {text}; at coalbrookdale/2 yellow iron_works/1")
    assert broken(taken, line.format(1)) == []


def test_W39_overbuilding_an_own_mine() -> None:
    """BIR-9.2, BIR-9.8."""
    s = position("round 2; at cannock/2 red coal_mine/1 1; hand red cannock redditch")
    s = after(s, "build coal_mine cannock/2 card:cannock")
    me = player(s, "red")
    assert (me["money"], me["income"], me["out"]) == (10, 10, ["coal_mine/1"])
    assert goods(s, "cannock/2") == 3
    assert market(s, "coal") == 13


def test_W40_the_same_level_cannot_overbuild() -> None:
    """BIR-9.7."""
    s = position("round 2; at burton_on_trent/2 red brewery/1; hand red burton_on_trent")
    assert broken(s, "build brewery burton_on_trent/2 card:burton_on_trent iron:market") == ["BIR-9.7"]


RIVAL_MINE = (
    "round 2; at dudley/1 blue coal_mine/1 flipped; mat red coal_mine 6; hand red dudley redditch;"
    "link blue dudley-birmingham birmingham-oxford; income 10 14; score bonus 0 5"
)


def test_W41_overbuilding_anothers_mine_when_no_coal_is_left() -> None:
    """BIR-9.3, BIR-9.4, BIR-8.6, BIR-8.7."""
    s = after(position(f"{RIVAL_MINE}; coal 0"), "build coal_mine dudley/1 card:dudley")
    assert player(s, "red")["money"] == 17 - 7 + 7 + 7 + 6
    assert player(s, "red")["income"] == 17
    assert flipped(s, "dudley/1")
    assert (player(s, "blue")["income"], player(s, "blue")["vp"]) == (14, 5)
    assert player(s, "blue")["out"] == ["coal_mine/1"]


@pytest.mark.parametrize("cube", ["coal 1", "coal 0; at cannock/2 blue coal_mine/2 1"])
def test_W42_one_cube_anywhere_protects_the_mine(cube: str) -> None:
    """BIR-9.3."""
    assert broken(position(f"{RIVAL_MINE}; {cube}"), "build coal_mine dudley/1 card:dudley") == ["BIR-9.3"]


def test_W43_anothers_brewery_is_never_overbuilt() -> None:
    """BIR-9.3."""
    s = position(
        "round 2; at burton_on_trent/2 blue brewery/1 flipped; mat red brewery 5; hand red burton_on_trent"
    )
    assert broken(s, "build brewery burton_on_trent/2 card:burton_on_trent iron:market") == ["BIR-9.3"]


def test_W44_two_sales_in_one_action() -> None:
    """BIR-10.1 to BIR-10.7: 10 + 2 (Oxford) + 5 (cotton) + 4 (brewery) + 5 (pottery) = 26."""
    s = position(
        "round 2; at birmingham/1 red cotton_mill/1; at coventry/1 red pottery/1;"
        "link blue birmingham-oxford birmingham-coventry; merchant oxford/1 any;"
        "at burton_on_trent/2 red brewery/1; hand red redditch dudley"
    )
    s = after(s, "sell birmingham/1 oxford/1 beer:oxford/1")
    assert player(s, "red")["income"] == 17
    s = after(s, "sell coventry/1 oxford/1 beer:burton_on_trent/2", "card dudley")
    assert (player(s, "red")["income"], player(s, "red")["level"]) == (26, 8)
    assert all(flipped(s, space) for space in ("birmingham/1", "coventry/1", "burton_on_trent/2"))
    assert hand(s, "red") == ["redditch"]


def test_W45_bonuses_of_shrewsbury_nottingham_and_warrington() -> None:
    """BIR-10.7."""
    shrewsbury = position(
        "round 2; at wolverhampton/1 red manufacturer/1; merchant shrewsbury/1 manufacturer;"
        "link red wolverhampton-coalbrookdale coalbrookdale-shrewsbury"
    )
    s = after(shrewsbury, "sell wolverhampton/1 shrewsbury/1 beer:shrewsbury/1")
    assert player(s, "red")["vp"] == 4
    text = (
        "seats 4; round 2; at belper/1 red cotton_mill/1; link red belper-derby derby-nottingham;"
        "merchant nottingham/1 cotton_mill"
    )
    line = "sell belper/1 nottingham/1 beer:nottingham/1"
    assert player(after(position(text), line), "red")["vp"] == 4
    assert player(after(position(f"{text}; option nottingham_bonus_vp 3"), line), "red")["vp"] == 3
    warrington = position(
        "seats 3; round 2; at stoke_on_trent/1 red cotton_mill/1; link red warrington-stoke_on_trent;"
        "merchant warrington/2 cotton_mill"
    )
    s = after(warrington, "sell stoke_on_trent/1 warrington/2 beer:warrington/2")
    assert player(s, "red")["money"] == 22
    assert not merchant(s, "warrington/2")["barrel"]


def test_W46_no_beer_no_sale() -> None:
    """BIR-10.6."""
    s = position(
        "round 2; at birmingham/1 red cotton_mill/1; link red birmingham-oxford;"
        "merchant oxford/1 cotton_mill empty"
    )
    assert broken(s, "sell birmingham/1 oxford/1 beer:oxford/1") == ["BIR-10.6"]


def test_W47_merchants_beer_is_not_for_rails() -> None:
    """BIR-14.3, BIR-14.4."""
    s = position("era rail; money 15 17; at dudley/1 blue coal_mine/2; at dudley/2 red iron_works/2")
    assert any(merchant["barrel"] for merchant in view(s)["merchants"])
    assert broken(s, "links dudley-birmingham coal:dudley/1") == ["BIR-14.4"]
    assert broken(s, "link dudley-birmingham coal:dudley/1") == []


def test_W48_no_scouting_with_a_wild_card() -> None:
    """BIR-12.2."""
    assert broken(position("round 2; hand red wild_location dudley redditch brewery"), "scout") == [
        "BIR-12.2"
    ]


def test_W49_no_developing_of_a_lightbulb() -> None:
    """BIR-13.3."""
    assert broken(position("round 2"), "develop pottery iron:market") == ["BIR-13.3"]


def test_W50_a_second_tile_in_a_place_only_in_the_rail_era() -> None:
    """BIR-8.10, BIR-8.12."""
    text = "seats 3; round 2; at stone/1 red brewery/2; mat red coal_mine 6; hand red stone"
    assert broken(position(f"era canal; {text}"), "build coal_mine stone/2 card:stone") == ["BIR-8.10"]
    assert broken(position(f"era rail; {text}"), "build coal_mine stone/2 card:stone") == []


def test_W51_level_one_is_not_for_the_rail_era() -> None:
    """BIR-8.2, BIR-8.12."""
    s = position("era rail; hand red dudley redditch")
    assert broken(s, "build coal_mine dudley/1 card:dudley") == ["BIR-8.12"]
    s = after(s, "develop coal_mine iron:market", "card redditch")
    s = after(s, "build coal_mine dudley/1 card:dudley")
    assert tile(s, "dudley/1") == {
        "space": "dudley/1",
        "owner": 0,
        "tile": "coal_mine/2",
        "industry": "coal_mine",
        "level": 2,
        "goods": 3,
        "flipped": False,
    }


def test_W52_pottery_five_is_for_the_rail_era() -> None:
    """BIR-8.11."""
    text = (
        "round 2; money 24 17; mat red pottery 1; hand red stafford;"
        "link blue stafford-cannock; at cannock/2 blue coal_mine/2"
    )
    line = "build pottery stafford/2 card:stafford coal:cannock/2 coal:cannock/2"
    assert broken(position(f"era canal; {text}"), line) == ["BIR-8.11"]
    assert broken(position(f"era rail; {text}"), line) == []


def test_W53_no_income_at_the_end_of_the_game() -> None:
    """BIR-5.3."""
    canal = passed(ending("era canal; income 20 10"))
    assert player(canal, "red")["money"] == 22
    rail = passed(ending("era rail; income 20 10"))
    assert player(rail, "red")["money"] == 17


def test_W54_ties_go_to_the_higher_income() -> None:
    """BIR-17.2."""
    s = position("phase over; era rail; score bonus 30 30; income 27 23; money 0 50")
    outcome = brass.game.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([0], "tie-income")


def test_W55_two_rails_with_nothing_on_the_board() -> None:
    """BIR-8.20, BIR-14.5, BIR-14.9, BIR-7.12."""
    s = position(
        f"era rail; money 15 17; at dudley/1 blue coal_mine/2 2; at walsall/2 blue brewery/2 1; {NO_DECK}"
    )
    s = after(s, "links dudley-birmingham coal:dudley/1")
    assert "BIR-14.1" in broken(s, "second stoke_on_trent-leek coal:dudley/1 beer:walsall/2")
    s = after(s, "second walsall-birmingham coal:dudley/1 beer:walsall/2")
    assert player(s, "red")["money"] == 0
    assert flipped(s, "dudley/1")
    assert flipped(s, "walsall/2")
