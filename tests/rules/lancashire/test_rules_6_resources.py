"""LAN-6, 7: taking coal and iron; LAN-8: the income track and flipping."""

from tests.rules.lancashire.table import (
    FACTS,
    after,
    broken,
    events,
    flipped,
    goods,
    income,
    legal,
    money,
    player,
    position,
    track,
    why,
)

MILL2 = "round 2; stack red cotton_mill 9; hand red oldham colne"


def test_6_1_coal_is_delivered_to_the_town() -> None:
    s = position(f"{MILL2}; at wigan/1 red coal_mine/1")
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:wigan/1") == ["LAN-6.6"]
    s = position(f"{MILL2}; at rochdale/1 red coal_mine/1; link red oldham-rochdale")
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:rochdale/1") == []


def test_6_2_the_nearest_mine_must_serve() -> None:
    text = f"{MILL2}; at rochdale/1 blue coal_mine/1; at bury/1 red coal_mine/1"
    s = position(f"{text}; link blue oldham-rochdale manchester-oldham bury-manchester")
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:bury/1") == ["LAN-6.2"]
    assert why(s, "build cotton_mill oldham/1 card:oldham coal:bury/1") == {"spaces": ["rochdale/1"]}
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:rochdale/1") == []


def test_6_2_a_tie_is_the_builders_choice() -> None:
    """LAN-R19: between places, and between mines of one place."""
    text = f"{MILL2}; at rochdale/1 blue coal_mine/1; at rochdale/2 yellow coal_mine/1; at manchester/1 red coal_mine/1"
    s = position(f"{text}; link blue oldham-rochdale manchester-oldham")
    built = [line for line in legal(s) if line.startswith("build cotton_mill oldham/1")]
    assert [line.split(" ")[-1] for line in built] == [
        "coal:rochdale/1",
        "coal:rochdale/2",
        "coal:manchester/1",
    ]


def test_6_2_an_empty_mine_is_passed_over() -> None:
    text = f"{MILL2}; at rochdale/1 blue coal_mine/1 flipped; at bury/1 red coal_mine/1"
    s = position(f"{text}; link blue oldham-rochdale manchester-oldham bury-manchester")
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:bury/1") == []
    assert broken(s, "build cotton_mill oldham/1 card:oldham coal:rochdale/1") == ["LAN-6.2"]


def test_6_3_the_track_only_without_a_connected_mine() -> None:
    text = f"{MILL2}; link blue oldham-rochdale rochdale-yorkshire"
    line = "build cotton_mill oldham/1 card:oldham coal:market"
    mine = position(f"{text}; at rochdale/1 blue coal_mine/1")
    assert broken(mine, line) == ["LAN-6.3"]
    assert why(mine, line) == {"spaces": ["rochdale/1"]}
    far = position(f"{text}; at wigan/1 blue coal_mine/1")  # there is coal, but no way to it
    s = after(far, line)
    assert (money(s), track(s, "coal")) == (30 - 14 - 1, 7)
    assert events(far, line, kind="coal-bought") == [{"seat": 0, "cubes": 1, "price": 1}]


def test_6_3_the_cheapest_cube_first() -> None:
    """Three cubes lie on £3, £4, £4."""
    s = position(f"{MILL2}; coal 3; link blue oldham-rochdale rochdale-yorkshire")
    assert money(after(s, "build cotton_mill oldham/1 card:oldham coal:market")) == 30 - 14 - 3


def test_6_4_an_empty_track_costs_5_and_needs_the_port_all_the_same() -> None:
    line = "build cotton_mill oldham/1 card:oldham coal:market"
    s = position(f"{MILL2}; coal 0; link blue oldham-rochdale rochdale-yorkshire")
    assert money(after(s, line)) == 30 - 14 - 5
    assert track(after(s, line), "coal") == 0
    assert broken(position(f"{MILL2}; coal 0; link blue oldham-rochdale"), line) == ["LAN-6.6"]


def test_6_5_coal_from_a_mine_is_free() -> None:
    s = position(f"{MILL2}; at oldham/1 blue coal_mine/1")
    s = after(s, "build cotton_mill oldham/2 card:oldham coal:oldham/1")
    assert (money(s), money(s, "blue"), goods(s, "oldham/1"), track(s, "coal")) == (16, 30, 1, 8)


def test_6_6_neither_mine_nor_port() -> None:
    line = "build cotton_mill oldham/1 card:oldham coal:market"
    assert broken(position(MILL2), line) == ["LAN-6.6"]
    assert broken(position(f"{MILL2}; link blue oldham-rochdale rochdale-yorkshire"), line) == []


MINE3 = "round 2; stack red coal_mine 4; hand red wigan colne"


def test_7_1_iron_from_any_works_near_or_far() -> None:
    s = position(f"{MINE3}; at rochdale/3 blue iron_works/1; at barrow/2 yellow iron_works/1")
    built = [line.split(" ")[-1] for line in legal(s) if line.startswith("build coal_mine wigan/1")]
    assert built == ["iron:barrow/2", "iron:rochdale/3"]
    assert broken(s, "build coal_mine wigan/1 card:wigan iron:bolton/3") == ["LAN-7.1"]
    assert why(s, "build coal_mine wigan/1 card:wigan iron:bolton/3") == {
        "spaces": ["barrow/2", "rochdale/3"]
    }
    assert money(after(s, "build coal_mine wigan/1 card:wigan iron:barrow/2")) == 30 - 8


def test_7_2_the_track_only_when_no_works_has_iron() -> None:
    line = "build coal_mine wigan/1 card:wigan iron:market"
    works = position(f"{MINE3}; at rochdale/3 blue iron_works/1 1")
    assert broken(works, line) == ["LAN-7.2"]
    assert why(works, line) == {"spaces": ["rochdale/3"]}
    s = after(position(f"{MINE3}; at rochdale/3 blue iron_works/1 flipped; iron 4"), line)
    assert (money(s), track(s, "iron")) == (30 - 8 - 3, 3)
    assert money(after(position(f"{MINE3}; iron 0"), line)) == 30 - 8 - 5


def test_7_3_each_cube_of_an_action_is_taken_separately() -> None:
    """The last cube of a works, then one of the track."""
    s = position("round 2; at rochdale/3 blue iron_works/1 1; hand red wigan colne")
    s = after(s, "develop cotton_mill iron:rochdale/3")
    assert broken(s, "develop port iron:rochdale/3") == ["LAN-7.1"]
    s = after(s, "develop port iron:market")
    assert (money(s), track(s, "iron"), flipped(s, "rochdale/3")) == (29, 7, True)


def test_8_1_groups_of_equal_income() -> None:
    levels = FACTS["income"]
    assert (levels[0], levels[10], levels[99]) == (-10, 0, 30)
    assert [levels.count(level) for level in (-10, 0, 1, 10, 11, 20, 21, 29, 30)] == [
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
        3,
    ]
    assert levels == sorted(levels)


def test_8_2_income_rises_by_spaces() -> None:
    """A shipyard 1 moves the disc 2 spaces: from 12 (£1) to 14 (£2)."""
    s = position(
        "round 2; income 12 10 10; stack red shipyard 4; at liverpool/1 blue port/1; hand red liverpool colne"
    )
    s = after(s, "build shipyard liverpool/4 card:liverpool coal:market iron:market")
    assert (income(s), player(s, "red")["level"]) == (14, 2)


def test_8_3_never_beyond_the_last_space() -> None:
    s = position(
        "round 2; income 10 98 10; stack red cotton_mill 9; at oldham/1 blue coal_mine/1 1; hand red oldham colne"
    )
    s = after(s, "build cotton_mill oldham/2 card:oldham coal:oldham/1")
    assert (income(s, "blue"), player(s, "blue")["level"]) == (99, 30)


def test_8_4_income_falls_by_groups() -> None:
    """From space 34 (£12, spaces 34 to 36) one group down is £11, highest space 33."""
    s = after(position("round 2; income 34 10 10"), "loan 10")
    assert income(s) == 33


def test_8_5_what_flips_when() -> None:
    assert {industry["id"]: industry["flips"] for industry in FACTS["industries"]} == {
        "cotton_mill": "sell",
        "port": "sell",
        "coal_mine": "empty",
        "iron_works": "empty",
        "shipyard": "built",
    }
    s = position(
        "round 2; at oldham/1 red cotton_mill/1; link blue oldham-rochdale; at liverpool/1 red port/1"
    )
    assert not flipped(s, "oldham/1")
    assert not flipped(s, "liverpool/1")


def test_8_6_the_owner_moves_the_disc_whoever_caused_the_flip() -> None:
    s = position(
        "round 2; at manchester/1 red cotton_mill/1; at warrington_runcorn/2 blue port/1; "
        "link yellow manchester-warrington_runcorn"
    )
    s = after(s, "sell manchester/1 warrington_runcorn/2")
    assert [income(s, seat) for seat in ("red", "blue", "yellow")] == [15, 13, 10]
