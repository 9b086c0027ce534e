"""COA-12: the end of the game."""

from typing import Any

from gwarek.core.score import Outcome
from tests.rules.coalbaron.table import BARE_SHAFT, after, clocks, coal, kinds, player, position, row, view

LAST = "send muster_hall"


# Any: a state belongs to its game.
def end(rest: str, seats: int = 2) -> Any:
    """The position after the last turn of the game; the last seat sent the last miner to the hall (one mark)."""
    each = {2: 18, 3: 15, 4: 13}[seats]
    word = ["red", "blue", "yellow", "purple"][seats - 1]
    pools = " ".join([*["0"] * (seats - 1), "1"])
    halls = " ".join([*[str(each)] * (seats - 1), str(each - 1)])
    text = f"seats {seats}; shift 3; {clocks(2, seats)}; turn {word}; miners {pools}; hall {halls}; {rest}"
    return after(position(text), LAST)


def outcome(s: Any) -> Outcome:
    found = coal.game.outcome(s)
    assert found is not None
    return found


def test_12_1_the_settlement_comes_after_the_third_scoring() -> None:
    s = end("marks 5 0")
    assert [id.id for id in coal.game.score(s).rows] == [
        "orders",
        "clock-1",
        "clock-2",
        "clock-3",
        "marks",
        "coal",
        "waiting",
        "balance",
    ]


def test_12_2_five_marks_are_a_point() -> None:
    assert row(end("marks 14 0"), "marks") == [2, 0]
    assert row(end("marks 15 3"), "marks") == [3, 0]  # 15; 3 and the mark of the hall
    assert row(end("marks 4 4"), "marks") == [0, 1]


def test_12_3_three_cubes_are_a_point_wherever_they_are() -> None:
    # red: 4 on built-in carts, 1 in the cage, 2 in storage, 1 + 2 on an order = 10; blue: 4
    s = end("cage red 1 grey; storage red brown brown; order red O-carriage-KK black=black black=grey+brown")
    assert row(s, "coal") == [3, 1]


def test_12_4_every_waiting_order_costs_a_point() -> None:
    s = end("order red O-carriage-B brown=brown; order red O-carriage-G; order blue O-motorcar-G")
    assert row(s, "waiting") == [-2, -1]


def test_12_5_a_tile_out_of_balance_costs_two() -> None:
    s = end(
        "tiles red T-grey-light-2 T-black-light-2 T-yellow-dark-1; tiles blue T-grey-dark-1 T-black-light-2"
    )
    assert row(s, "balance") == [-2, 0]  # 2 light and 1 dark; 1 and 1, whatever the carts


def test_12_5_built_in_carts_are_no_tiles() -> None:
    assert row(end(""), "balance") == [0, 0]


def test_12_6_most_points_win() -> None:
    result = outcome(end("marks 20 0"))
    assert (result.winners, result.reason) == ([0], "most-points")


def test_12_6_then_the_most_marks_left() -> None:
    # equal points: 2 and 2 for marks; left 3 and 1 + 1
    result = outcome(end("marks 13 11"))
    assert result.totals[0] == result.totals[1]
    assert (result.winners, result.reason) == ([0], "tie-marks")


def test_12_6_then_all_tied_players_win() -> None:
    result = outcome(end("marks 12 11"))  # blue takes one more in the hall
    assert (result.winners, result.reason) == ([0, 1], "shared")


def test_12_6_a_tie_behind_the_winner_does_not_matter() -> None:
    result = outcome(end("marks 7 30 6", seats=3))
    assert (result.winners, result.reason) == ([1], "most-points")


def test_12_7_clock_then_exchange_and_no_preparation_of_a_fourth_shift() -> None:
    text = f"seats 2; shift 3; {clocks(2, 2)}; turn blue; start red; miners 0 1; hall 18 17"
    told = kinds(position(text), LAST)
    assert told == ["sent", "earned", *["category-scored"] * 12, "final", "final", "game-over"]
    s = after(position(text), LAST)
    assert (view(s)["start"], view(s)["shift"]) == (0, 3)
    assert player(s, "red")["miners"] == 0


def test_R16_the_exchange_is_made_to_the_full() -> None:
    s = end("marks 14 0")
    assert row(s, "marks") == [2, 0]
    assert coal.game.to_act(s) == []  # nobody is asked


def test_R17_points_may_fall_below_nought() -> None:
    s = end(
        f"{BARE_SHAFT}; storage blue yellow brown grey black; coal blue 1; coal blue 2; coal blue 3; coal blue 4;"
        " marks 0 0; order red O-carriage-G; tiles red T-grey-light-1 T-grey-light-1; coal red 3 grey grey"
    )
    # red: no marks, 2 cubes, one waiting order, two light tiles; both have the same empty carts but for grey:
    # yellow, brown and black tie 1 to 1 (10 + 11 + 13 each), grey ties 1 to 1 (12 each)
    assert row(s, "marks") == [0, 0]
    assert [row(s, id)[0] for id in ("coal", "waiting", "balance")] == [0, -1, -4]
    s = end("marks 0 0; order red O-carriage-G; order red O-carriage-K; order red O-carriage-B")
    assert outcome(s).totals == [1 - 3, 1]  # 4 cubes are a point, three orders wait


def test_E13_the_final_account() -> None:
    """COA-12.3, COA-12.4, COA-12.5."""
    light = "T-yellow-light-1 T-yellow-light-1 T-brown-light-1 T-brown-light-2 T-grey-light-1 T-grey-light-2"
    light = f"{light} T-black-light-1"
    dark = "T-yellow-dark-1 T-brown-dark-1 T-grey-dark-1 T-black-dark-2"
    s = end(
        f"marks 0 0; tiles red {light} {dark}; coal red 1 yellow; coal red 2; coal red 3; coal red 4;"
        " cage red 0 grey; storage red brown; order red O-carriage-KK black=black"
    )
    assert [row(s, id)[0] for id in ("marks", "coal", "waiting", "balance")] == [0, 1, -1, -6]
    assert sum(row(s, id)[0] for id in ("marks", "coal", "waiting", "balance")) == -6


def test_E16_marks_and_coal_in_the_end() -> None:
    """COA-12.2, COA-12.3."""
    s = end("marks 11 0; storage red grey grey grey grey")  # four more cubes on the built-in carts
    assert row(s, "marks")[0] == 2
    assert row(s, "coal")[0] == 2
    tied = end("marks 11 9; storage red grey grey grey grey; storage blue black black black black")
    # blue has 10 marks after the hall: 2 points and none left; red's one mark wins
    assert (outcome(tied).winners, outcome(tied).reason) == ([0], "tie-marks")
