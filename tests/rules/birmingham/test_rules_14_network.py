"""BIR-14: links."""

from tests.rules.birmingham.table import after, broken, flipped, goods, legal, player, position, view, why

# Red has works in Dudley and a brewery in Burton; coal lies in Dudley.
RAIL = (
    "era rail; money 60 17; at dudley/1 blue coal_mine/4; at dudley/2 red iron_works/2;"
    "at burton_on_trent/2 red brewery/2"
)
FIRST = "links dudley-birmingham coal:dudley/1"


def test_14_1_a_link_touches_the_network() -> None:
    s = position("round 2; at dudley/1 red coal_mine/1")
    assert broken(s, "link dudley-birmingham") == []
    assert broken(s, "link walsall-birmingham") == ["BIR-14.1"]
    assert why(s, "link walsall-birmingham") == {"line": "walsall-birmingham"}


def test_14_1_others_links_do_not_extend_the_network() -> None:
    s = position("round 2; at dudley/1 red coal_mine/1; link blue dudley-birmingham")
    assert broken(s, "link walsall-birmingham") == ["BIR-14.1"]


def test_14_2_one_canal_for_three_pounds_without_coal() -> None:
    s = position("round 2; at dudley/1 red coal_mine/1")
    assert player(after(s, "link dudley-birmingham"), "red")["money"] == 14
    assert broken(s, "link dudley-birmingham coal:dudley/1") == ["BIR-14.2"]
    assert why(s, "link dudley-birmingham coal:dudley/1") == {"reason": "coal"}
    assert goods(after(s, "link dudley-birmingham"), "dudley/1") == 2


def test_14_2_never_two_canals() -> None:
    s = position("round 2; at dudley/1 red coal_mine/1; at farm_south/1 red brewery/1")
    assert "BIR-14.2" in broken(s, "links dudley-birmingham coal:dudley/1")
    assert not any(line.startswith("links") for line in legal(s))


def test_14_3_a_rail_costs_five_and_a_coal() -> None:
    s = position(RAIL)
    assert broken(s, "link dudley-birmingham") == ["BIR-14.3"]
    s = after(s, "link dudley-birmingham coal:dudley/1")
    assert (player(s, "red")["money"], goods(s, "dudley/1")) == (55, 4)


def test_14_3_two_rails_cost_fifteen_two_coal_and_a_beer() -> None:
    s = after(position(RAIL), FIRST)
    assert broken(s, "second walsall-birmingham coal:dudley/1") == ["BIR-14.3"]
    assert broken(s, "second walsall-birmingham beer:burton_on_trent/2") == ["BIR-14.3"]
    s = after(s, "second walsall-birmingham coal:dudley/1 beer:burton_on_trent/2")
    assert (player(s, "red")["money"], player(s, "red")["spent"]) == (45, 15)
    assert (goods(s, "dudley/1"), goods(s, "burton_on_trent/2")) == (3, 1)
    assert view(s)["phase"] == "card"


def test_14_3_the_second_rail_needs_a_rail_line_too() -> None:
    s = after(position(f"{RAIL}; link blue walsall-birmingham"), FIRST)
    assert "BIR-14.3" in broken(s, "second walsall-burton_on_trent coal:dudley/1 beer:burton_on_trent/2")


def test_14_4_merchants_beer_does_not_serve() -> None:
    s = after(position(f"{RAIL}; merchant oxford/1 any"), FIRST)
    assert broken(s, "second birmingham-oxford coal:dudley/1 beer:oxford/1") == ["BIR-14.4"]
    assert broken(s, "second birmingham-oxford coal:dudley/1 beer:burton_on_trent/2") == []


def test_14_4_without_a_barrel_in_any_brewery() -> None:
    dry = RAIL.replace("red brewery/2", "red brewery/2 flipped")
    assert broken(position(dry), FIRST) == ["BIR-14.4"]
    assert broken(position(RAIL), FIRST) == []


def test_14_5_the_first_rail_cannot_use_what_the_second_brings() -> None:
    """BIR-R2: a coal of Dudley would reach Walsall only over the second rail."""
    text = (
        "era rail; money 60 17; at walsall/1 red manufacturer/2; at dudley/1 blue coal_mine/4;"
        "at burton_on_trent/2 red brewery/2; link blue dudley-birmingham"
    )
    s = position(text)
    assert broken(s, "links cannock-walsall coal:dudley/1") == ["BIR-7.5"]
    s = after(s, "links walsall-birmingham coal:dudley/1")
    assert broken(s, "second cannock-walsall coal:dudley/1 beer:burton_on_trent/2") == []


def test_R2_both_rails_first_by_option() -> None:
    """BIR-14.5: both tiles are laid, then the coal of both; each is still tested for the network. BIR-O4."""
    s = position(
        "option double_rail_coal both_first; era rail; money 60 17; at walsall/1 red manufacturer/2;"
        "at dudley/1 blue coal_mine/4; at burton_on_trent/2 red brewery/2; link blue dudley-birmingham"
    )
    assert broken(s, "links cannock-walsall") == []
    s = after(s, "links cannock-walsall")
    line = "second walsall-birmingham coal:dudley/1 coal:dudley/1 beer:burton_on_trent/2"
    assert broken(s, line) == []
    assert "BIR-7.5" in broken(
        s, "second cannock-wolverhampton coal:dudley/1 coal:dudley/1 beer:burton_on_trent/2"
    )
    s = after(s, line)
    assert (player(s, "red")["money"], goods(s, "dudley/1")) == (45, 3)


def test_14_6_the_two_links_may_lie_apart_or_follow_each_other() -> None:
    s = after(position(f"{RAIL}; at burton_on_trent/1 blue coal_mine/2"), FIRST)
    assert broken(s, "second birmingham-coventry coal:dudley/1 beer:burton_on_trent/2") == []
    apart = "second burton_on_trent-tamworth coal:burton_on_trent/1 beer:burton_on_trent/2"
    assert broken(s, apart) == []


RAILS = [
    "stone-stafford",
    "stafford-cannock",
    "cannock-wolverhampton",
    "cannock-walsall",
    "wolverhampton-coalbrookdale",
    "walsall-wolverhampton",
    "walsall-tamworth",
    "tamworth-nuneaton",
    "wolverhampton-dudley",
    "kidderminster-dudley",
    "nuneaton-coventry",
    "stone-stoke_on_trent",
    "stoke_on_trent-leek",
    "leek-belper",
]


def test_14_7_no_link_tile_no_link() -> None:
    s = position(f"{RAIL}; link red {' '.join(RAILS)}")
    assert broken(s, "link dudley-birmingham coal:dudley/1") == ["BIR-14.7"]
    assert broken(s, FIRST) == ["BIR-14.7"]


def test_14_7_one_tile_left_is_for_one_link() -> None:
    s = position(f"{RAIL}; link red {' '.join(RAILS[1:])}")
    assert broken(s, "link dudley-birmingham coal:dudley/1") == []
    assert broken(s, FIRST) == ["BIR-14.7"]
    two = position(f"{RAIL}; link red {' '.join(RAILS[2:])}")
    assert broken(two, FIRST) == []


def test_14_8_the_first_rail_needs_a_second() -> None:
    """One cube of coal and £15: the second would have to buy its coal."""
    text = RAIL.replace("coal_mine/4", "coal_mine/4 {}").replace("money 60", "money 15")
    assert broken(position(text.format(1)), FIRST) == ["BIR-14.8"]
    assert broken(position(text.format(2)), FIRST) == []


def test_14_8_the_beer_of_others_must_reach_a_second_rail() -> None:
    text = RAIL.replace("red brewery", "blue brewery")
    assert broken(position(text), FIRST) == ["BIR-14.8"]
    joined = f"{text}; link blue burton_on_trent-tamworth"
    assert broken(position(joined), FIRST) == []


def test_14_9_the_second_rail_is_judged_after_the_first() -> None:
    """The first takes the last cube of the nearer mine, so the second goes further."""
    text = RAIL.replace("coal_mine/4", "coal_mine/4 1")
    s = position(f"{text}; at wolverhampton/2 blue coal_mine/2; link red wolverhampton-dudley")
    s = after(s, FIRST)
    assert flipped(s, "dudley/1")
    assert broken(s, "second walsall-birmingham coal:dudley/1 beer:burton_on_trent/2") == ["BIR-7.2"]
    assert broken(s, "second walsall-birmingham coal:wolverhampton/2 beer:burton_on_trent/2") == []
