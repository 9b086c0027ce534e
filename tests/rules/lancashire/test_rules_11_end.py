"""LAN-11: end of a period, end of the game."""

from typing import Any

from tests.rules.lancashire.table import (
    after,
    brass,
    drawn,
    ended,
    ending,
    flipped,
    goods,
    income,
    kinds,
    money,
    player,
    row,
    tile,
    track,
    view,
)


def outcome(s: Any) -> tuple[list[int], str]:
    result = brass.game.outcome(s)
    assert result is not None
    return result.winners, result.reason


def test_11_1_a_coin_for_each_flipped_tile_and_printed_ones() -> None:
    """Red: Bolton-Bury 1 + 0, Colne-Yorkshire 1 + 2. Blue: Midlands-Northwich 2 + 2. Unflipped tiles give nothing."""
    s = ended(
        "at bolton/1 blue coal_mine/1 flipped; at bury/1 red coal_mine/1; at colne/1 yellow cotton_mill/1 flipped; "
        "link red bolton-bury colne-yorkshire; link blue midlands-northwich"
    )
    assert row(s, "canal-links") == [4, 4, 0]


def test_11_1_the_view_tells_what_a_link_on_each_line_would_score_now() -> None:
    """Bolton-Bury 1 + 0, Colne-Yorkshire 1 + 2; Burnley has nothing."""
    s = ending(
        "at bolton/1 blue coal_mine/1 flipped; at bury/1 red coal_mine/1; at colne/1 yellow cotton_mill/1 flipped"
    )
    worth = view(s)["worth"]
    assert (worth["bolton-bury"], worth["colne-yorkshire"], worth["burnley-bury"]) == (1, 3, 0)


def test_11_1_the_course_of_a_game_shows_what_the_period_would_bring_now() -> None:
    """As above, and the tiles themselves: blue's mine 1 VP, yellow's mill 3 VP; after the end all is counted."""
    board = (
        "at bolton/1 blue coal_mine/1 flipped; at bury/1 red coal_mine/1; at colne/1 yellow cotton_mill/1 flipped; "
        "link red bolton-bury colne-yorkshire; link blue midlands-northwich"
    )
    course = brass.game.course(ending(f"{board}; money 7 8 9"))
    assert course["standing"] == [4, 4 + 1, 3]
    assert course["money"] == [7, 8, 9]
    over = ended(f"era rail; {board}; money 0 0 0")
    result = brass.game.outcome(over)
    assert result is not None
    assert brass.game.course(over)["standing"] == result.totals


def test_11_2_flipped_tiles_give_their_points() -> None:
    s = ended(
        "at bolton/1 blue coal_mine/1 flipped; at bury/1 red coal_mine/1; at colne/1 yellow cotton_mill/2 flipped"
    )
    assert row(s, "canal-industries") == [0, 1, 5]


def test_11_3_full_tens_count_at_the_very_end_only() -> None:
    assert row(ended("era rail; money 29 30 9"), "cash") == [2, 3, 0]
    assert row(ended("money 29 30 9"), "cash") == [0, 0, 0]


def test_11_4_points_of_both_periods_add_up() -> None:
    s = ended(
        "era rail; money 0 0 0; score canal-links 90 0 0; "
        "at colne/1 red cotton_mill/4 flipped; score canal-industries 5 0 0"
    )
    assert brass.game.score(s).totals() == [107, 0, 0]
    assert player(s, "red")["vp"] == 107


CHANGE = (
    "coal 5; iron 3; income 14 17 10; money 5 6 7; used -4 -2; link red bolton-bury; link blue burnley-colne; "
    "at bolton/1 red coal_mine/1 1; at wigan/1 blue coal_mine/2 2; at colne/1 red cotton_mill/1 flipped; "
    "at oldham/1 red cotton_mill/2 flipped"
)


def test_11_5_canals_and_level_1_leave_and_the_rest_stays() -> None:
    """LAN-R31: the coal and iron tracks stay as they are."""
    s = ended(CHANGE)
    seen = view(s)
    assert seen["links"] == []
    assert [part["links"] for part in seen["players"]] == [14, 14, 14]
    assert [there["space"] for there in seen["tiles"]] == ["wigan/1", "oldham/1"]
    assert (goods(s, "wigan/1"), flipped(s, "oldham/1")) == (2, True)
    assert (income(s), income(s, "blue"), track(s, "coal"), track(s, "iron")) == (14, 17, 5, 3)
    assert player(s, "red")["out"] == ["cotton_mill/1"] * 3 + ["coal_mine/1"]


def test_11_5_flipped_tiles_of_level_2_score_again() -> None:
    s = ended("era rail; score canal-industries 5 0 0; at oldham/1 red cotton_mill/2 flipped")
    assert row(s, "rail-industries") == [5, 0, 0]


def test_11_6_the_distant_market_opens_again() -> None:
    distant = view(ended(CHANGE))["distant"]
    assert (distant["marker"], distant["open"], distant["used"], distant["left"]) == (0, True, [], 12)
    assert distant["unseen"] == {"0": 2, "-1": 2, "-2": 4, "-3": 3, "-4": 1}


def test_11_7_the_rail_period_starts_with_a_new_deal() -> None:
    s = drawn(ended(f"{CHANGE}; spent 3 2 1"))
    seen = view(s)
    assert (seen["era"], seen["round"], seen["order"], seen["turn"]) == ("rail", 1, [2, 1, 0], 2)
    assert (seen["deck"], seen["aside"]) == (36, 6)
    # income of Rail round 1: £2, £4 and £0
    assert [money(s, seat) for seat in ("red", "blue", "yellow")] == [7, 10, 7]
    assert player(s, "red")["stacks"]["cotton_mill"]["next"] == 2
    assert tile(s, "wigan/1") is not None


def test_11_7_what_is_told() -> None:
    assert kinds(ending(CHANGE), "pass", "card manchester") == [
        "discarded",
        "order-changed",
        "links-scored",
        "industries-scored",
        "canals-removed",
        "tiles-removed",
        "market-reopened",
    ]


def test_11_8_most_points_win() -> None:
    assert outcome(ended("era rail; score canal-links 3 4 1; money 0 0 0")) == ([1], "most-points")


def test_11_8_ties_income_then_money_then_order() -> None:
    """LAN-R20: levels in pounds (spaces 11 and 12 are both £1), and the order after the last round."""
    tie = "era rail; score canal-links 4 4 1"
    assert outcome(ended(f"{tie}; income 12 13 20; money 9 0 0")) == ([1], "tie-income")
    assert outcome(ended(f"{tie}; income 12 11 20; money 4 5 0")) == ([1], "tie-money")
    assert outcome(ended(f"{tie}; income 12 11 20; money 5 5 0")) == ([0], "tie-order")
    assert outcome(ended(f"{tie}; income 12 11 20; money 5 5 0; spent 7 3 0")) == ([1], "tie-order")


def test_the_game_is_over_after_the_rail_period() -> None:
    s = ended("era rail; link red bolton-bury")
    assert brass.game.to_act(s) == []
    assert view(s)["links"] == [{"line": "bolton-bury", "owner": 0}]
    assert view(after(ending("era rail"), "pass"))["phase"] == "card"
