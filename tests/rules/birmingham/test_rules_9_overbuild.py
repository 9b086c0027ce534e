"""BIR-9: overbuild."""

from tests.rules.birmingham.table import after, broken, flipped, goods, market, player, position, tile

OWN = "round 2; at dudley/1 red coal_mine/1 flipped; hand red dudley redditch"
LINE = "build coal_mine dudley/1 card:dudley"


def test_9_1_only_a_tile_of_the_same_industry_is_replaced() -> None:
    s = position(
        "round 2; at coalbrookdale/1 red brewery/1; at dudley/1 blue coal_mine/1; hand red coalbrookdale"
    )
    line = "build iron_works coalbrookdale/1 card:coalbrookdale coal:dudley/1"
    assert "BIR-9.1" in broken(s, line)
    alone = position(
        "round 2; at burton_on_trent/1 red manufacturer/1; mat red coal_mine 6; hand red burton_on_trent"
    )
    assert broken(alone, "build coal_mine burton_on_trent/1 card:burton_on_trent") == ["BIR-9.1"]
    same = position("round 2; at burton_on_trent/1 red coal_mine/1; hand red burton_on_trent")
    assert broken(same, "build coal_mine burton_on_trent/1 card:burton_on_trent") == []


def test_9_2_an_own_flipped_tile_may_be_replaced() -> None:
    s = after(position(OWN), LINE)
    assert goods(s, "dudley/1") == 3
    assert player(s, "red")["income"] == 10


def test_9_2_goods_on_the_old_tile_are_lost_without_a_flip() -> None:
    s = position(
        "round 2; at burton_on_trent/2 red brewery/1 1; mat red brewery 5; hand red burton_on_trent redditch"
    )
    s = after(s, "build brewery burton_on_trent/2 card:burton_on_trent iron:market")
    assert (goods(s, "burton_on_trent/2"), player(s, "red")["income"]) == (1, 10)


def test_9_3_anothers_mine_only_when_the_board_has_no_coal() -> None:
    text = "round 2; at dudley/1 blue coal_mine/1 flipped; mat red coal_mine 6; hand red dudley redditch"
    assert broken(position(f"{text}; coal 1"), LINE) == ["BIR-9.3"]
    assert broken(position(f"{text}; coal 0"), LINE) == []


def test_9_3_anothers_works_only_when_the_board_has_no_iron() -> None:
    text = (
        "round 2; at dudley/2 blue iron_works/1 flipped; at wolverhampton/2 blue coal_mine/1;"
        "link blue wolverhampton-dudley; mat red iron_works 3; hand red dudley redditch"
    )
    line = "build iron_works dudley/2 card:dudley coal:wolverhampton/2"
    assert broken(position(f"{text}; iron 1"), line) == ["BIR-9.3"]
    assert broken(position(f"{text}; iron 0"), line) == []
    held = f"{text}; iron 0; at redditch/2 blue iron_works/2 1"
    assert broken(position(held), line) == ["BIR-9.3"]


def test_9_4_the_replaced_tile_leaves_the_game() -> None:
    s = position(
        "round 2; coal 0; at dudley/1 blue coal_mine/1 flipped; mat red coal_mine 6; hand red dudley redditch"
    )
    s = after(s, LINE)
    there = tile(s, "dudley/1")
    assert there is not None
    assert (there["owner"], there["tile"]) == (0, "coal_mine/2")
    assert player(s, "blue")["out"] == ["coal_mine/1"]
    assert player(s, "blue")["mat"]["coal_mine"]["left"] == 6


def test_9_5_no_second_tile_by_taking_anothers() -> None:
    """BIR-R11."""
    text = (
        "coal 0; at dudley/1 blue coal_mine/1 flipped; mat red coal_mine 6; hand red dudley;"
        "at {} red iron_works/2 flipped"
    )
    canal = f"round 2; {text}"
    assert broken(position(canal.format("dudley/2")), LINE) == ["BIR-9.5"]
    assert broken(position(canal.format("redditch/2")), LINE) == []
    rail = f"era rail; {text.replace('coal_mine/1', 'coal_mine/2').replace('coal_mine 6', 'coal_mine 4')} "
    assert broken(position(rail.format("dudley/2")), f"{LINE} iron:market") == []


def test_9_5_an_own_tile_may_be_replaced_where_only_one_is_allowed() -> None:
    assert broken(position(OWN), LINE) == []


def test_9_6_overbuilding_although_a_space_is_empty() -> None:
    s = position("era rail; at cannock/1 red coal_mine/2 flipped; mat red coal_mine 4; hand red cannock")
    assert broken(s, "build coal_mine cannock/1 card:cannock iron:market") == []
    assert broken(s, "build coal_mine cannock/2 card:cannock iron:market") == []


def test_9_7_the_level_must_be_higher_but_need_not_be_next() -> None:
    s = position("era rail; at dudley/1 red coal_mine/2 flipped; hand red dudley")
    assert broken(s, LINE) == ["BIR-9.7"]
    s = position("era rail; at dudley/1 red coal_mine/2 flipped; mat red coal_mine 1; hand red dudley")
    assert broken(s, f"{LINE} iron:market") == []


def test_9_8_the_new_tile_sells_to_the_market() -> None:
    s = position(
        "round 2; coal 11; at dudley/1 red coal_mine/1 2; hand red dudley redditch;"
        "link blue dudley-birmingham birmingham-oxford"
    )
    s = after(s, LINE)
    # three empty spaces: £2, £1, £1
    assert player(s, "red")["money"] == 17 - 7 + 2 + 1 + 1
    assert (market(s, "coal"), flipped(s, "dudley/1")) == (14, True)
    assert player(s, "red")["income"] == 17
