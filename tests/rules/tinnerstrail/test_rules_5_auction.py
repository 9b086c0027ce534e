"""TIN-5: build a mine, auctions of 3 to 5 players."""

import pytest

from tests.rules.tinnerstrail.table import (
    after,
    area,
    broken,
    column,
    cubes,
    drawn,
    events,
    kinds,
    legal,
    money,
    player,
    position,
    shown,
    tin,
    view,
    why,
)

UP = "seats 3; tile gwennap B1"  # 3 copper, 3 tin, 4 water
DOWN = "seats 3; hand red B-copper1 wild_pump"


def won(s: object, *lines: str) -> object:
    """After an auction that everybody else leaves."""
    s = after(s, *lines)
    while view(s)["phase"] == "bidding":
        s = after(s, "withdraw")
    return s


# -- starting


def test_5_1_an_area_needs_a_tile() -> None:
    s = position(f"{UP}; bare st_just")
    assert broken(s, "build gwennap") == []
    assert broken(s, "build st_ives") == []  # face down
    assert broken(s, "build st_just") == ["TIN-5.1"]
    assert why(s, "build st_just") == {"area": "st_just"}


def test_5_1_not_where_a_mine_stands() -> None:
    s = position("seats 3; mine gwennap blue 3 3 4")
    assert broken(s, "build gwennap") == ["TIN-5.1"]


def test_5_2_two_work_points_to_start() -> None:
    assert broken(position(f"{UP}; columns 8 9 9"), "build gwennap") == []
    s = position(f"{UP}; columns 9 9 9")
    assert broken(s, "build gwennap") == ["TIN-5.2"]
    assert why(s, "build gwennap") == {"reason": "work", "left": 1}


def test_5_2_an_unbuilt_mine_to_start() -> None:
    five = "; ".join(f"mine {id} red 1 1 1" for id in ("st_just", "st_ives", "marazion", "gwinear", "breage"))
    assert broken(position(f"{UP}; {five}"), "build gwennap") == []
    s = position(f"{UP}; {five}; mine camborne red 1 1 1")
    assert broken(s, "build gwennap") == ["TIN-5.2"]
    assert why(s, "build gwennap") == {"reason": "mine"}


def test_5_2_who_cannot_take_part_is_not_asked() -> None:
    """Blue has passed, purple has one work point left, white has no money to raise: yellow alone is asked."""
    s = position("seats 5; tile gwennap B1; rows blue; columns 0 0 8 9 0; money 20 20 20 20 3")
    s = after(s, "build gwennap", "bid 3")
    assert view(s)["turn"] == 2
    assert view(s)["auction"]["in"] == [0, 2, 4]
    s = after(s, "bid 4")
    assert view(s)["turn"] == 0


def test_5_2_a_player_without_unbuilt_mines_is_not_asked() -> None:
    six = "; ".join(
        f"mine {id} blue 1 1 1" for id in ("st_just", "st_ives", "marazion", "gwinear", "breage", "camborne")
    )
    s = after(position(f"{UP}; {six}"), "build gwennap", "bid 1")
    assert view(s)["turn"] == 2


def test_5_2_the_bid_must_be_covered() -> None:
    s = after(position(f"{UP}; money 6 20 20"), "build gwennap")
    assert broken(s, "bid 6") == []
    assert broken(s, "bid 7") == ["TIN-5.2"]
    assert why(s, "bid 7") == {"reason": "money", "price": 7, "have": 6}


# -- before the bidding


def test_5_3_a_map_before_the_bidding_on_a_face_down_tile() -> None:
    s = after(position(DOWN), "build gwennap")
    assert view(s)["phase"] == "map"
    assert legal(s) == ["map B-copper1", "map wild_pump", "map none"]


def test_5_3_not_on_a_face_up_tile() -> None:
    s = after(position(f"{UP}; hand red B-copper1"), "build gwennap")
    assert view(s)["phase"] == "opening"


def test_5_3_a_map_of_the_region_or_wild() -> None:
    s = after(position("seats 3; hand red A-tin1 B-copper1 wild_pump"), "build gwennap")
    assert broken(s, "map A-tin1") == ["TIN-5.3"]
    assert why(s, "map A-tin1") == {"reason": "region", "map": "A-tin1", "area": "gwennap", "region": "B"}
    assert broken(s, "map B-port") == ["TIN-5.3"]
    assert why(s, "map B-port")["reason"] == "hand"
    assert broken(s, "map B-copper1") == []
    assert broken(s, "map wild_pump") == []


def test_5_3_somebody_else_must_be_able_to_take_part() -> None:
    """TIN-R6: with the minimum and £1 more."""
    alone = after(position(f"{DOWN}; rows blue; columns 0 0 9"), "build gwennap")
    assert view(alone)["phase"] == "opening"
    poor = after(position(f"{DOWN}; rows blue; money 20 20 2"), "build gwennap")  # minimum £2
    assert view(poor)["phase"] == "opening"
    rich = after(position(f"{DOWN}; rows blue; money 20 20 3"), "build gwennap")
    assert view(rich)["phase"] == "map"


def test_5_3_without_any_map_that_could_suit_nothing_is_asked() -> None:
    s = after(position("seats 3; hand red A-tin1 C-port"), "build gwennap")
    assert view(s)["phase"] == "opening"


def test_5_3_the_value_of_the_map_is_not_paid() -> None:
    s = after(position("seats 3; money 3 20 20; hand red B-copper2"), "build gwennap", "map B-copper2")
    s = drawn(s)
    assert (view(s)["phase"], money(s, "red")) == ("opening", 3)
    assert broken(s, "bid 1") == []


def test_5_4_he_alone_looks_at_the_tile() -> None:
    s = after(position(DOWN), "build gwennap", "map B-copper1", "look gwennap B4")
    assert view(s, "red")["areas"]["gwennap"]["tile"]["id"] == "B4"
    assert view(s, "blue")["areas"]["gwennap"]["tile"] == {"face": "down", "id": None, "seen_by": []}
    assert view(s)["auction"]["peeked"]
    s = after(s, "bid 1")
    assert view(s, "red")["areas"]["gwennap"]["tile"]["id"] == "B4"
    assert view(s, "blue")["areas"]["gwennap"]["tile"]["id"] is None


def test_5_4_what_is_told_of_the_look() -> None:
    s = after(position(DOWN), "build gwennap", "map B-copper1")
    look = tin.game.parse("look gwennap B4")
    secret = tin.game.secret(s, -1, look)
    assert secret is not None
    assert (secret.to, secret.shown) == (1, "look gwennap ?")
    assert events(s, "look gwennap B4", viewer=1) == [{"seat": 0, "area": "gwennap"}]
    assert events(s, "look gwennap B4", viewer=0) == [{"seat": 0, "area": "gwennap", "tile": "B4"}]


def test_5_4_a_tile_somebody_has_surveyed_is_shown_without_a_draw() -> None:
    s = after(position(f"{DOWN}; seen gwennap B4 blue"), "build gwennap")
    assert tin.game.reveals(s, 0, tin.game.parse("map B-copper1"))
    s = after(s, "map B-copper1")
    assert view(s)["phase"] == "opening"
    assert view(s)["areas"]["gwennap"]["tile"]["seen_by"] == [1]
    assert view(s, "red")["areas"]["gwennap"]["tile"]["id"] == "B4"
    assert view(s, "yellow")["areas"]["gwennap"]["tile"]["id"] is None


def test_5_4_a_look_for_an_auction_is_no_survey() -> None:
    """Who has surveyed the tile before keeps the marker; a position keeps the two apart."""
    s = after(position(f"{DOWN}; seen gwennap B4 red"), "build gwennap", "map B-copper1")
    assert view(s)["areas"]["gwennap"]["tile"]["seen_by"] == [0]
    s = after(position(DOWN), "build gwennap", "map B-copper1", "look gwennap B4")
    again = position(tin.game.position_text(s))
    assert view(again)["areas"]["gwennap"]["tile"]["seen_by"] == []
    assert view(again, "red")["areas"]["gwennap"]["tile"]["id"] == "B4"


# -- bidding


@pytest.mark.parametrize(("rows", "least"), [("", 1), ("; rows blue", 2), ("; rows blue yellow", 3)])
def test_5_5_a_pound_and_one_for_each_who_has_passed(rows: str, least: int) -> None:
    s = after(position(f"seats 4; tile gwennap B1{rows}"), "build gwennap")
    assert legal(s)[0] == f"bid {least}"
    assert broken(s, f"bid {least - 1}") == ["TIN-5.5"]
    assert why(s, f"bid {least - 1}") == {"minimum": least, "have": 20}


def test_5_5_no_auction_whose_minimum_cannot_be_paid() -> None:
    assert broken(position(f"{UP}; rows blue; money 2 20 20"), "build gwennap") == []
    s = position(f"{UP}; rows blue; money 1 20 20")
    assert broken(s, "build gwennap") == ["TIN-5.5"]
    assert why(s, "build gwennap") == {"minimum": 2, "have": 1}


def test_5_6_clockwise_and_always_higher() -> None:
    s = after(position(UP), "build gwennap", "bid 3")
    assert view(s)["turn"] == 1
    assert broken(s, "bid 3") == ["TIN-5.6"]
    assert why(s, "bid 3") == {"bid": 3}
    s = after(s, "bid 4")
    assert view(s)["turn"] == 2
    s = after(s, "bid 9")
    assert view(s)["turn"] == 0
    assert view(s)["auction"]["bids"] == [3, 4, 9]


def test_5_6_withdrawing_is_for_good() -> None:
    s = after(position(UP), "build gwennap", "bid 3", "withdraw", "bid 4", "bid 5")
    assert view(s)["turn"] == 2  # blue is not asked again
    assert view(s)["auction"]["in"] == [0, 2]


def test_5_6_the_last_one_left_wins_at_the_last_bid() -> None:
    s = after(position(UP), "build gwennap", "bid 3", "bid 5", "withdraw", "withdraw")
    assert area(s, "gwennap")["owner"] == 1
    assert money(s, "blue") == 15


def test_5_6_alone_he_wins_at_once() -> None:
    s = after(position(f"{UP}; rows blue; columns 0 0 9"), "build gwennap", "bid 2")
    assert (area(s, "gwennap")["owner"], money(s, "red")) == (0, 18)


def test_5_7_only_the_winner_spends_and_the_opener_is_active_again() -> None:
    s = after(position(UP), "build gwennap", "bid 3", "withdraw", "bid 4", "withdraw")
    assert [money(s, seat) for seat in ("red", "blue", "yellow")] == [20, 20, 16]
    assert [column(s, seat) for seat in ("red", "blue", "yellow")] == [0, 0, 2]
    assert (view(s)["phase"], view(s)["active"]) == ("turn", 0)


@pytest.mark.parametrize(("bid", "half"), [(8, 4), (9, 5), (2, 1)])
def test_5_8_half_the_winning_bid_rounded_up(bid: int, half: int) -> None:
    s = after(position(DOWN), "build gwennap", "map B-copper1", "look gwennap B1")
    s = after(s, "bid 1", f"bid {bid}", "withdraw", "withdraw")
    assert (money(s, "red"), money(s, "blue")) == (20 + half, 20 - bid)


def test_5_8_the_benefit_still_goes_to_the_winners_area() -> None:
    s = after(
        position(DOWN),
        "build gwennap",
        "map B-copper1",
        "look gwennap B1",
        "bid 1",
        "bid 2",
        "withdraw",
        "withdraw",
    )
    assert cubes(s, "gwennap") == (4, 3, 4)


def test_5_8_nothing_if_he_wins_or_played_no_map() -> None:
    s = after(
        position(DOWN), "build gwennap", "map B-copper1", "look gwennap B1", "bid 2", "withdraw", "withdraw"
    )
    assert money(s, "red") == 18
    s = after(
        position(DOWN),
        "build gwennap",
        "map none",
        "bid 1",
        "bid 2",
        "withdraw",
        "withdraw",
        "reveal gwennap B1",
    )
    assert money(s, "red") == 20


# -- after the bidding


def test_5_9_a_face_down_tile_is_turned_up() -> None:
    s = after(position("seats 3; seen gwennap B4 yellow"), "build gwennap", "bid 1", "withdraw", "withdraw")
    assert view(s)["tiles"]["B"]["used"] == ["B4"]
    assert events(position("seats 3"), "build gwennap", "bid 1", "withdraw", "withdraw", "reveal gwennap B2")[
        0
    ] == {
        "area": "gwennap",
        "tile": "B2",
    }


def test_5_9_the_winner_may_play_a_map_and_pays_its_value() -> None:
    s = position(f"{UP}; hand blue B-water2 wild_tin1 A-tin1")
    s = after(s, "build gwennap", "bid 1", "bid 5", "withdraw", "withdraw")
    assert (view(s)["phase"], view(s)["turn"]) == ("map_after", 1)
    assert legal(s) == ["map B-water2", "map wild_tin1", "map none"]
    assert broken(s, "map A-tin1") == ["TIN-5.9"]
    done = after(s, "map B-water2")
    assert money(done, "blue") == 20 - 5 - 3
    assert cubes(done, "gwennap") == (3, 3, 2)
    assert player(done, "blue")["hand"] == ["A-tin1", "wild_tin1"]
    assert money(after(s, "map none"), "blue") == 15


def test_5_9_he_must_have_the_money_after_paying_his_bid() -> None:
    text = f"{UP}; hand red B-water2; rows blue yellow; columns 0 3 3"
    s = after(position(f"{text}; money 6 20 20"), "build gwennap", "bid 3")
    assert broken(s, "map B-water2") == []
    s = after(position(f"{text}; money 5 20 20"), "build gwennap", "bid 3")
    assert broken(s, "map B-water2") == ["TIN-5.9"]
    assert why(s, "map B-water2") == {"reason": "money", "map": "B-water2", "price": 3, "have": 2}


def test_5_9_not_if_one_was_played_before() -> None:
    s = position("seats 3; hand red B-copper1; hand blue B-port wild_tin1")
    s = after(
        s, "build gwennap", "map B-copper1", "look gwennap B1", "bid 1", "bid 2", "withdraw", "withdraw"
    )
    assert view(s)["phase"] == "turn"


def test_5_9_there_is_no_deck() -> None:
    s = position(f"{UP}; hand red B-water2; rows blue yellow; columns 0 3 3")
    assert broken(after(s, "build gwennap", "bid 3"), "map deck") == ["TIN-6.2"]


def test_5_10_a_mine_stays_and_one_fewer_is_unbuilt() -> None:
    s = won(position(UP), "build gwennap", "bid 1")
    assert (area(s, "gwennap")["owner"], shown(s, "red")["mines"]) == (0, 5)


def test_5_11_cubes_of_the_tile_are_added_to_those_of_adits() -> None:
    s = won(position(f"{UP}; at gwennap copper 1 tin 2"), "build gwennap", "bid 1")
    assert cubes(s, "gwennap") == (4, 5, 4)
    assert area(s, "gwennap")["tile"] is None


@pytest.mark.parametrize(("markers", "water"), [(1, 3), (4, 0), (6, 0)])
def test_5_12_drainage_markers_remove_water_and_go(markers: int, water: int) -> None:
    s = won(position(f"{UP}; at gwennap drainage {markers}"), "build gwennap", "bid 1")
    assert (area(s, "gwennap")["water"], area(s, "gwennap")["drainage"]) == (water, 0)


@pytest.mark.parametrize(
    ("map", "cubes_then"),
    [
        ("tin1", (3, 4, 4)),
        ("copper2", (5, 3, 4)),
        ("mixed", (4, 4, 4)),
        ("water1", (3, 3, 3)),
        ("water2", (3, 3, 2)),
    ],
)
def test_5_13_the_benefit_of_the_map(map: str, cubes_then: tuple[int, int, int]) -> None:
    s = won(position(f"{UP}; hand red B-{map}"), "build gwennap", "bid 1")
    assert cubes(after(s, f"map B-{map}"), "gwennap") == cubes_then


def test_5_13_water_is_never_below_nothing_and_the_map_is_discarded() -> None:
    s = won(position("seats 3; tile gwennap B6; hand red B-water2"), "build gwennap", "bid 1")  # 1 water
    s = after(s, "map B-water2")
    assert cubes(s, "gwennap") == (2, 2, 0)
    assert view(s)["maps"]["B"]["played"] == ["B-water2"]


def test_5_14_a_miner_or_port_comes_from_the_supply() -> None:
    s = won(position(f"{UP}; hand red B-miner"), "build gwennap", "bid 1")
    shelf = view(s)["shelf"]
    s = after(s, "map B-miner")
    assert (area(s, "gwennap")["miners"], area(s, "gwennap")["capacity"]) == (1, 3)
    assert view(s)["shelf"] == shelf
    s = won(position("seats 3; tile truro C1; hand red C-port"), "build truro", "bid 1")
    s = after(s, "map C-port")
    assert (area(s, "truro")["port"], area(s, "truro")["capacity"], area(s, "truro")["water"]) == (1, 3, 2)


def test_5_14_it_obeys_the_limits_of_an_area() -> None:
    s = won(position(f"{UP}; hand red B-miner; at gwennap miner 1"), "build gwennap", "bid 1")
    assert broken(s, "map B-miner") == ["TIN-5.14"]
    s = won(position(f"{UP}; hand red B-port"), "build gwennap", "bid 1")
    assert broken(s, "map B-port") == ["TIN-5.14"]


def test_5_15_a_steam_pump_stays() -> None:
    s = won(position(f"{UP}; hand red B-pump"), "build gwennap", "bid 1")
    s = after(s, "map B-pump")
    assert (area(s, "gwennap")["pumps"], area(s, "gwennap")["water"]) == (1, 3)


def test_5_16_the_order_of_settlement() -> None:
    s = position(
        "seats 3; option kickstarter both; option arsenic yes; hand red B-copper1; tile gwennap BK1;"
        "at gwennap drainage 1; rows yellow; hand blue B-water1"
    )
    s = after(s, "build gwennap", "bid 2", "bid 3")
    assert kinds(s, "withdraw") == ["withdrew", "won", "tile-money", "moved"]
    told = kinds(s, "withdraw", "map B-water1")
    assert told == ["map-played", "map-paid", "mine-built", "drainage-used", "map-applied", "drained"]
    assert kinds(s, "withdraw", "map B-water1", "calciner here") == ["calciner-built"]
    down = position("seats 3; hand red B-copper1; seen gwennap B1 yellow")
    down = after(down, "build gwennap", "map B-copper1", "bid 1", "bid 2", "withdraw")
    assert kinds(down, "withdraw")[:5] == ["withdrew", "won", "half-bid", "tile-turned", "moved"]


def test_5_16_who_cannot_raise_withdraws_without_being_asked() -> None:
    s = after(position(f"{UP}; money 20 5 20"), "build gwennap", "bid 5")
    assert view(s)["turn"] == 2
    assert events(position(f"{UP}; money 20 5 20"), "build gwennap", "bid 5", kind="withdrew") == [
        {"seat": 1, "forced": "yes"}
    ]
    s = after(position(f"{UP}; money 20 6 20"), "build gwennap", "bid 5")
    assert view(s)["turn"] == 1


def test_5_17_the_opener_may_not_withdraw() -> None:
    s = after(position(UP), "build gwennap")
    assert broken(s, "withdraw") == ["TIN-5.17"]
    s = after(position(DOWN), "build gwennap", "map none")
    assert broken(s, "withdraw") == ["TIN-5.17"]
    s = after(position(UP), "build gwennap", "bid 1")
    assert broken(s, "withdraw") == []


def test_undo_barriers_of_an_auction() -> None:
    s = position(f"{DOWN}; seen gwennap B4 blue")
    assert not tin.game.reveals(s, 0, tin.game.parse("build gwennap"))
    s = after(s, "build gwennap", "map none", "bid 1", "withdraw")
    assert tin.game.reveals(s, 2, tin.game.parse("withdraw"))
    assert not tin.game.reveals(s, 2, tin.game.parse("bid 2"))
