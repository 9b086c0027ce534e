"""BIR-6: flipping, income, network, connection."""

import pytest

from tests.rules.birmingham.table import (
    FACTS,
    after,
    broken,
    flipped,
    goods,
    player,
    position,
)


def test_6_1_a_mine_flips_with_its_last_cube_whoever_takes_it() -> None:
    s = position("round 2; at dudley/1 blue coal_mine/1 2; hand red dudley redditch")
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert (goods(s, "dudley/1"), flipped(s, "dudley/1")) == (1, False)
    s = position("round 2; at dudley/1 blue coal_mine/1 1; hand red dudley redditch")
    s = after(s, "build iron_works dudley/2 card:dudley coal:dudley/1")
    assert flipped(s, "dudley/1")
    assert player(s, "blue")["income"] == 14


def test_6_1_an_iron_works_flips_with_its_last_cube() -> None:
    s = position("round 2; at dudley/2 blue iron_works/1 2")
    s = after(s, "develop cotton_mill coal_mine iron:dudley/2 iron:dudley/2")
    assert flipped(s, "dudley/2")
    assert player(s, "blue")["income"] == 13


def test_6_2_the_owner_moves_not_the_taker() -> None:
    s = position("round 2; at dudley/2 blue iron_works/1 1")
    s = after(s, "develop coal_mine iron:dudley/2")
    assert (player(s, "red")["income"], player(s, "blue")["income"]) == (10, 13)


@pytest.mark.parametrize(("before", "later"), [(95, 98), (96, 99), (98, 99), (99, 99)])
def test_6_3_the_marker_stops_at_the_end_of_the_track(before: int, later: int) -> None:
    """BIR-R6."""
    s = position(f"round 2; income 10 {before}; at dudley/2 blue iron_works/1 1")
    s = after(s, "develop coal_mine iron:dudley/2")
    assert player(s, "blue")["income"] == later


def test_6_4_the_track() -> None:
    level = FACTS["income"]
    assert len(level) == 100
    assert [level[n] for n in (0, 9, 10, 11, 12, 13, 29, 30)] == [-10, -1, 0, 1, 1, 2, 10, 10]
    assert [level[n] for n in (31, 33, 34, 60, 61, 64, 65, 96, 97, 99)] == [
        11,
        11,
        12,
        20,
        21,
        21,
        22,
        29,
        30,
        30,
    ]


def test_6_5_own_tiles_and_own_links_make_the_network() -> None:
    s = position(
        "round 2; at dudley/1 red coal_mine/1; link red stone-stafford; link blue walsall-birmingham;"
        "at redditch/2 blue iron_works/1"
    )
    assert sorted(player(s, "red")["network"]) == ["dudley", "stafford", "stone"]


def test_6_5_network_is_lost_with_the_tile() -> None:
    """An overbuilt mine was all its owner had in Dudley."""
    s = position(
        "round 2; coal 0; at dudley/1 blue coal_mine/1 flipped; mat red coal_mine 6; hand red dudley redditch"
    )
    s = after(s, "build coal_mine dudley/1 card:dudley")
    assert player(s, "blue")["network"] == []


def test_6_6_links_of_anybody_connect() -> None:
    """BIR-R27: through a farm as well: Kidderminster–farm–Worcester is one tile."""
    text = "round 2; at birmingham/1 red cotton_mill/1; merchant oxford/1 cotton_mill"
    sale = "sell birmingham/1 oxford/1 beer:oxford/1"
    assert broken(position(text), sale) == ["BIR-10.2"]
    assert broken(position(f"{text}; link blue birmingham-oxford"), sale) == []


def test_6_6_a_place_is_connected_with_itself() -> None:
    s = position("round 2; at dudley/1 blue coal_mine/1; hand red dudley")
    assert broken(s, "build iron_works dudley/2 card:dudley coal:dudley/1") == []


def test_6_7_a_merchant_place_is_in_the_network() -> None:
    s = position("round 2; link red worcester-gloucester")
    assert "gloucester" in player(s, "red")["network"]
    assert broken(s, "link gloucester-redditch") == []


def test_6_8_the_three_way_tile() -> None:
    s = position("round 2; link red kidderminster-worcester; hand red brewery")
    assert sorted(player(s, "red")["network"]) == ["farm_south", "kidderminster", "worcester"]
    assert broken(s, "build brewery farm_south/1 card:brewery iron:market") == []


def test_6_8_its_places_are_one_link_apart() -> None:
    """A mine in Kidderminster and one in Dudley (via Birmingham): Worcester takes the nearer."""
    text = (
        "round 2; money 30 17; link blue kidderminster-worcester birmingham-worcester;"
        "at kidderminster/1 blue coal_mine/1; at cannock/2 blue coal_mine/2; mat red cotton_mill 8; hand red worcester"
    )
    line = "build cotton_mill worcester/1 card:worcester coal:kidderminster/1"
    assert broken(position(text), line) == []
    beer = position(
        "round 2; at farm_south/1 blue brewery/1; at worcester/1 red cotton_mill/1;"
        "link blue kidderminster-worcester worcester-gloucester; merchant gloucester/1 cotton_mill"
    )
    assert broken(beer, "sell worcester/1 gloucester/1 beer:farm_south/1") == []
