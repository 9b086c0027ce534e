"""BIR-7: coal, iron, beer, markets."""

import pytest

from tests.rules.birmingham.table import after, broken, goods, legal, market, merchant, player, position, why

# Birmingham needs one coal for a manufacturer I; mines two links away and one link away.
COAL = (
    "round 2; hand red birmingham; link blue dudley-birmingham wolverhampton-dudley;"
    "at wolverhampton/2 blue coal_mine/2"
)
BUILD = "build manufacturer birmingham/2 card:birmingham"


def test_7_1_the_new_link_itself_may_make_the_connection() -> None:
    s = position("era rail; at dudley/1 blue coal_mine/2; at birmingham/3 red iron_works/2")
    assert broken(s, "link dudley-birmingham coal:dudley/1") == []
    assert broken(s, "link birmingham-coventry coal:dudley/1") == ["BIR-7.5"]


def test_7_2_only_the_nearest_mine_gives_coal() -> None:
    s = position(f"seats 3; {COAL}; at dudley/1 yellow coal_mine/1")
    assert broken(s, f"{BUILD} coal:wolverhampton/2") == ["BIR-7.2"]
    assert why(s, f"{BUILD} coal:wolverhampton/2") == {"spaces": ["dudley/1"]}
    assert broken(s, f"{BUILD} coal:dudley/1") == []


def test_7_2_a_flipped_mine_is_passed_by() -> None:
    s = position(f"seats 3; {COAL}; at dudley/1 yellow coal_mine/1 flipped")
    assert broken(s, f"{BUILD} coal:wolverhampton/2") == []
    assert broken(s, f"{BUILD} coal:dudley/1") == ["BIR-7.2"]


def test_7_2_equal_distance_is_the_players_choice() -> None:
    s = position(
        f"{COAL}; link red tamworth-birmingham cannock-wolverhampton; at tamworth/1 blue coal_mine/1"
    )
    assert broken(s, f"{BUILD} coal:tamworth/1") == []
    tie = position(
        "round 2; hand red birmingham; link blue dudley-birmingham tamworth-birmingham;"
        "at dudley/1 blue coal_mine/1; at tamworth/2 blue coal_mine/2"
    )
    assert broken(tie, f"{BUILD} coal:dudley/1") == []
    assert broken(tie, f"{BUILD} coal:tamworth/2") == []


def test_7_2_each_cube_is_taken_separately() -> None:
    """Manufacturer III needs two: the nearest mine has one, the next cube comes from the next nearest."""
    text = (
        "seats 3; round 2; hand red birmingham; mat red manufacturer 8;"
        "link blue dudley-birmingham wolverhampton-dudley; at wolverhampton/2 blue coal_mine/2;"
    )
    s = position(f"{text} at dudley/1 yellow coal_mine/1 1")
    assert [line for line in legal(s) if line.startswith(BUILD)] == [
        f"{BUILD} coal:wolverhampton/2 coal:dudley/1"
    ]
    s = position(f"{text} at dudley/1 yellow coal_mine/1 2")
    assert [line for line in legal(s) if line.startswith(BUILD)] == [f"{BUILD} coal:dudley/1 coal:dudley/1"]


def test_7_2_two_cubes_from_two_mines_at_equal_distance() -> None:
    s = position(
        "round 2; hand red birmingham; mat red manufacturer 8; link blue dudley-birmingham tamworth-birmingham;"
        "at dudley/1 blue coal_mine/1 1; at tamworth/2 blue coal_mine/2"
    )
    lines = [line for line in legal(s) if line.startswith(f"{BUILD} ")]
    assert sorted(lines) == [
        f"{BUILD} coal:tamworth/2 coal:dudley/1",
        f"{BUILD} coal:tamworth/2 coal:tamworth/2",
    ]
    # in either order the line means the same
    assert broken(s, f"{BUILD} coal:dudley/1 coal:tamworth/2") == []


def test_7_3_a_rail_counts_from_its_nearer_end() -> None:
    """BIR-R9: the link Walsall–Birmingham; a mine one link from Walsall, another two links from Birmingham."""
    s = position(
        "era rail; link red cannock-walsall dudley-birmingham wolverhampton-dudley;"
        "at cannock/2 blue coal_mine/2; at wolverhampton/2 blue coal_mine/2"
    )
    assert broken(s, "link walsall-birmingham coal:cannock/2") == []
    assert broken(s, "link walsall-birmingham coal:wolverhampton/2") == ["BIR-7.2"]


def test_7_4_the_market_only_when_no_connected_mine_has_coal() -> None:
    s = position(f"{COAL}; link red birmingham-oxford")
    assert broken(s, f"{BUILD} coal:market") == ["BIR-7.4"]
    assert why(s, f"{BUILD} coal:market") == {"spaces": ["wolverhampton/2"]}
    far = position("round 2; hand red birmingham; link red birmingham-oxford; at cannock/2 blue coal_mine/1")
    assert broken(far, f"{BUILD} coal:market") == []


def test_7_4_a_mine_then_the_market() -> None:
    s = position(
        "round 2; hand red birmingham; mat red manufacturer 8; link blue dudley-birmingham birmingham-oxford;"
        "at dudley/1 blue coal_mine/1 1"
    )
    assert broken(s, f"{BUILD} coal:market coal:market") == ["BIR-7.4"]
    s = after(s, f"{BUILD} coal:dudley/1 coal:market")
    assert player(s, "red")["money"] == 17 - 12 - 1


def test_7_4_a_merchant_place_touched_by_the_rail_is_enough() -> None:
    s = position("era rail; at birmingham/3 red iron_works/2")
    assert broken(s, "link birmingham-oxford coal:market") == []
    s = after(s, "link birmingham-oxford coal:market")
    assert player(s, "red")["money"] == 17 - 5 - 1


def test_7_4_an_empty_market_sells_at_eight() -> None:
    s = after(
        position("era rail; coal 0; at birmingham/3 red iron_works/2"), "link birmingham-oxford coal:market"
    )
    assert player(s, "red")["money"] == 17 - 5 - 8
    assert market(s, "coal") == 0


def test_7_5_neither_mine_nor_merchant_place() -> None:
    text = "round 2; hand red birmingham"
    assert broken(position(text), f"{BUILD} coal:market") == ["BIR-7.5"]
    assert broken(position(f"{text}; link blue birmingham-oxford"), f"{BUILD} coal:market") == []


def test_7_6_iron_needs_no_connection() -> None:
    s = position("round 2; at redditch/2 blue iron_works/1; hand red brewery dudley")
    assert broken(s, "build brewery farm_north/1 card:brewery iron:redditch/2") == []


def test_7_7_iron_comes_from_works_that_hold_it() -> None:
    s = position("round 2; at redditch/2 blue iron_works/1 1; at dudley/2 red iron_works/1 flipped")
    assert broken(s, "develop coal_mine iron:dudley/2") == ["BIR-7.7"]
    assert broken(s, "develop coal_mine iron:redditch/2") == []


def test_7_7_each_cube_from_any_works() -> None:
    s = position("round 2; at redditch/2 blue iron_works/1; at dudley/2 red iron_works/1 1")
    lines = [line for line in legal(s) if line.startswith("develop cotton_mill coal_mine ")]
    assert lines == [
        "develop cotton_mill coal_mine iron:dudley/2 iron:redditch/2",
        "develop cotton_mill coal_mine iron:redditch/2 iron:redditch/2",
    ]
    s = after(s, lines[0])
    assert goods(s, "redditch/2") == 3


def test_7_8_the_iron_market_only_when_no_works_holds_iron() -> None:
    """BIR-R16."""
    s = position("round 2; at redditch/2 blue iron_works/1 1")
    assert broken(s, "develop coal_mine iron:market") == ["BIR-7.8"]
    assert broken(s, "develop coal_mine brewery iron:market iron:market") == ["BIR-7.8"]
    assert broken(s, "develop coal_mine brewery iron:redditch/2 iron:market") == []
    assert broken(position("round 2"), "develop coal_mine iron:market") == []


# Red sells a cotton mill in Birmingham to Oxford; barrels stand in many places.
SALE = (
    "round 2; at birmingham/1 red cotton_mill/1; link blue birmingham-oxford; merchant oxford/1 cotton_mill"
)
SELL = "sell birmingham/1 oxford/1"


def test_7_9_a_brewery_without_barrels_gives_nothing() -> None:
    s = position(f"{SALE}; at burton_on_trent/2 red brewery/1 flipped")
    assert broken(s, f"{SELL} beer:burton_on_trent/2") == ["BIR-7.10"]
    assert why(s, f"{SELL} beer:burton_on_trent/2") == {"space": "burton_on_trent/2", "reason": "empty"}


def test_7_9_each_barrel_from_another_source() -> None:
    """Pottery III shows two barrels."""
    s = position(
        "round 2; at coventry/1 red pottery/3; link blue birmingham-coventry birmingham-oxford; merchant oxford/1 any;"
        "at burton_on_trent/2 red brewery/1; at walsall/2 blue brewery/1; link blue walsall-birmingham"
    )
    lines = [line for line in legal(s) if line.startswith("sell")]
    assert lines == [
        "sell coventry/1 oxford/1 beer:burton_on_trent/2 beer:walsall/2",
        "sell coventry/1 oxford/1 beer:burton_on_trent/2 beer:oxford/1",
        "sell coventry/1 oxford/1 beer:walsall/2 beer:oxford/1",
    ]


def test_7_10_own_breweries_anywhere_others_only_where_connected() -> None:
    text = f"{SALE}; at burton_on_trent/2 {{}} brewery/1"
    assert broken(position(text.format("red")), f"{SELL} beer:burton_on_trent/2") == []
    assert broken(position(text.format("blue")), f"{SELL} beer:burton_on_trent/2") == ["BIR-7.10"]
    joined = f"{text.format('blue')}; link blue burton_on_trent-tamworth tamworth-birmingham"
    assert broken(position(joined), f"{SELL} beer:burton_on_trent/2") == []


def test_7_11_beer_cannot_be_bought() -> None:
    """There is no such word."""
    assert "beer:market" not in position("round 2").parts.space_ids
    s = position(SALE)
    assert [line for line in legal(s) if line.startswith("sell")] == [f"{SELL} beer:oxford/1"]


def test_7_12_the_beer_of_two_rails_must_reach_the_second() -> None:
    """A brewery connected with the first rail only does not serve, whoever laid it."""
    text = (
        "era rail; money 15 17; at dudley/1 blue coal_mine/2; at dudley/2 red iron_works/2;"
        "at tamworth/1 blue coal_mine/2; at tamworth/2 red cotton_mill/2; at walsall/2 blue brewery/2"
    )
    s = after(position(f"{text}; link blue walsall-birmingham"), "links dudley-birmingham coal:dudley/1")
    assert "BIR-7.10" in broken(s, "second burton_on_trent-tamworth coal:tamworth/1 beer:walsall/2")
    assert broken(s, "second tamworth-birmingham coal:tamworth/1 beer:walsall/2") == []


@pytest.mark.parametrize(
    ("cubes", "price"), [(14, 1), (13, 1), (12, 2), (11, 2), (10, 3), (2, 7), (1, 7), (0, 8)]
)
def test_7_13_coal_prices(cubes: int, price: int) -> None:
    s = position(f"era rail; coal {cubes}; at birmingham/3 red iron_works/2")
    s = after(s, "link birmingham-oxford coal:market")
    assert player(s, "red")["money"] == 17 - 5 - price


@pytest.mark.parametrize(("cubes", "price"), [(10, 1), (9, 1), (8, 2), (6, 3), (2, 5), (1, 5), (0, 6)])
def test_7_13_iron_prices(cubes: int, price: int) -> None:
    s = after(position(f"round 2; iron {cubes}"), "develop coal_mine iron:market")
    assert player(s, "red")["money"] == 17 - price


def test_7_14_used_barrels_are_gone() -> None:
    s = after(position(SALE), f"{SELL} beer:oxford/1")
    assert not merchant(s, "oxford/1")["barrel"]
