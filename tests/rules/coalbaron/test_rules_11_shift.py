"""COA-11: the end of a shift."""

from typing import Any

import pytest

from tests.rules.coalbaron.table import (
    FACTS,
    after,
    clocks,
    counted,
    kinds,
    player,
    position,
    row,
    scored,
    space,
    view,
    waiting,
)

LAST = "send muster_hall"


# Any: a state belongs to its game.
def ending(shift: int, rest: str, seats: int = 3) -> Any:
    """Red has the last miner of the shift."""
    each = {2: 18, 3: 15, 4: 13}[seats]
    pools = " ".join(["1", *["0"] * (seats - 1)])
    halls = " ".join([str(each - 1), *[str(each)] * (seats - 1)])
    before = f"{clocks(shift - 1, seats)};" if shift > 1 else ""
    return position(f"seats {seats}; shift {shift}; {before} miners {pools}; hall {halls}; {rest}")


def test_11_1_earlier_categories_score_again() -> None:
    s = ending(2, "delivered red O-carriage-KK")
    # black 5 again, carriage 7: nobody else has delivered
    assert scored(s, LAST) == {1: [0] * 3, 2: [0] * 3, 3: [0] * 3, 4: [5, 0, 0]} | {
        5: [0] * 3,
        6: [7, 0, 0],
        7: [0] * 3,
        8: [0] * 3,
    }


@pytest.mark.parametrize(("shift", "last"), [(1, 4), (2, 8), (3, 12)])
def test_E14_four_eight_then_twelve_categories_score(shift: int, last: int) -> None:
    """COA-11.1, COA-11.10."""
    assert list(scored(ending(shift, ""), LAST)) == list(range(1, last + 1))


def test_11_2_deliveries_of_the_whole_game_count_and_waiting_orders_never() -> None:
    s = ending(2, "delivered red O-carriage-G; order blue O-carriage-GG grey=grey grey=grey")
    assert counted(s, LAST)[3] == [1, 0, 0]
    assert scored(s, LAST)[3] == [4, 0, 0]


def test_11_3_the_printed_space_counts_whatever_covered_it() -> None:
    s = position(
        "seats 2; miners 1 0; hall 17 18; order red O-carriage-GG grey=yellow+brown grey=black+black",
    )
    assert counted(s, "send load_carriage") == {1: [0, 0], 2: [0, 0], 3: [2, 0], 4: [0, 0]}


def test_R22_yellow_is_first_and_brown_second() -> None:
    clock = [(c["kind"], c["key"], c["first"], c["second"]) for c in FACTS["clock"]][:4]
    assert clock == [
        ("coal", "yellow", 2, 1),
        ("coal", "brown", 3, 1),
        ("coal", "grey", 4, 2),
        ("coal", "black", 5, 2),
    ]


def test_11_4_spaces_by_transport_count_in_any_colour() -> None:
    s = ending(2, "delivered red O-motorcar-YBGK O-motorcar-K; delivered blue O-locomotive-GGG")
    counts = counted(s, LAST)
    assert [counts[n] for n in (5, 6, 7, 8)] == [[0, 0, 0], [0, 0, 0], [5, 0, 0], [0, 3, 0]]


def test_11_5_empty_carts_count_built_in_ones_included() -> None:
    s = ending(3, "coal red 1; tiles blue T-grey-dark-2; coal blue 3 grey")
    counts = counted(s, LAST)
    assert [counts[n] for n in (9, 10, 11, 12)] == [[1, 0, 0], [0, 0, 0], [0, 2, 0], [0, 0, 0]]


def test_R9_empty_carts_score_without_any_delivery() -> None:
    s = ending(3, "coal red 1")
    assert scored(s, LAST)[9] == [10, 0, 0]


def test_11_6_the_most_and_the_second_most_score() -> None:
    s = ending(
        1,
        "delivered red O-carriage-BB; delivered blue O-carriage-B; delivered yellow O-motorcar-BB O-motorcar-B",
    )
    # brown: red 2, blue 1, yellow 3; first 3, second 1
    assert scored(s, LAST)[2] == [1, 0, 3]


def test_11_6_a_tie_for_first_leaves_no_second() -> None:
    s = ending(1, "delivered red O-carriage-K; delivered blue O-motorcar-K; delivered yellow O-carriage-Y")
    assert scored(s, LAST)[4] == [5, 5, 0]
    s = ending(1, "delivered red O-carriage-KK; delivered blue O-motorcar-KK; delivered yellow O-carriage-K")
    assert scored(s, LAST)[4] == [5, 5, 0]


def test_11_6_all_who_tie_for_second_score() -> None:
    s = ending(1, "delivered red O-carriage-KK; delivered blue O-motorcar-K; delivered yellow O-carriage-K")
    assert scored(s, LAST)[4] == [5, 2, 2]


def test_11_6_a_count_of_nought_never_scores() -> None:
    assert scored(ending(1, ""), LAST) == {n: [0, 0, 0] for n in (1, 2, 3, 4)}


def test_R18_nobody_is_second_with_nothing() -> None:
    s = ending(1, "delivered red O-carriage-K")
    assert scored(s, LAST)[4] == [5, 0, 0]


def test_11_7_two_players_have_no_second_place() -> None:
    s = ending(1, "delivered red O-carriage-KK; delivered blue O-motorcar-K", seats=2)
    assert scored(s, LAST)[4] == [5, 0]


def test_11_7_two_who_tie_both_get_the_first_place() -> None:
    s = ending(1, "delivered red O-carriage-K; delivered blue O-motorcar-K", seats=2)
    assert scored(s, LAST)[4] == [5, 5]


# -- the next shift


# Any: a state belongs to its game.
def workshops(places: str, start: str, counts: tuple[int, int, int]) -> Any:
    """Red's last miner goes to the hall; the given miners stand on workshop spaces."""
    halls = " ".join(str(15 - n - (1 if seat == 0 else 0)) for seat, n in enumerate(counts))
    return position(f"seats 3; start {start}; miners 1 0 0; hall {halls}; {places}")


def test_11_8_most_miners_in_the_workshops_begin() -> None:
    s = workshops("at workshop_1 1 red; at workshop_2 3 yellow; at workshop_3 2 blue", "red", (1, 2, 3))
    assert view(after(s, LAST))["start"] == 2
    assert view(after(s, LAST))["turn"] == 2


def test_11_8_a_tie_goes_clockwise_from_the_old_start_player() -> None:
    s = workshops("at workshop_1 2 red; at workshop_2 2 yellow", "blue", (2, 0, 2))
    assert view(after(s, LAST))["start"] == 2  # blue's left neighbour is yellow
    s = workshops("at workshop_1 2 red; at workshop_2 2 blue", "yellow", (2, 2, 0))
    assert view(after(s, LAST))["start"] == 0


def test_11_8_the_old_start_player_cannot_win_a_tie() -> None:
    s = workshops("at workshop_1 2 red; at workshop_2 2 yellow", "red", (2, 0, 2))
    assert view(after(s, LAST))["start"] == 2


def test_11_8_miners_come_home_and_the_hand_moves() -> None:
    s = workshops("at workshop_1 2 red; at workshop_2 2 yellow", "red", (2, 0, 2))
    assert kinds(s, LAST)[-3:] == ["start-token", "miners-return", "shift-begins"]
    s = after(s, LAST)
    assert view(s)["shift"] == 2
    assert [part["miners"] for part in view(s)["players"]] == [15, 15, 15]
    assert (view(s)["hall"], view(s)["canteen"]) == ([0, 0, 0], [0, 0, 0])
    assert space(s, "workshop_1")["miners"] == 0


def test_R11_nobody_in_the_workshops_the_left_neighbour_begins() -> None:
    assert view(after(workshops("turn red", "blue", (0, 0, 0)), LAST))["start"] == 2
    assert view(after(workshops("turn red", "yellow", (0, 0, 0)), LAST))["start"] == 0


def test_R12_pick_five_counts_and_a_sole_leader_begins_again() -> None:
    s = workshops("at workshop_pick5 3 red; at workshop_2 2 yellow", "red", (3, 0, 2))
    assert view(after(s, LAST))["start"] == 0


def test_R12_miners_in_the_canteen_do_not_count() -> None:
    s = position("seats 3; start blue; miners 1 0 0; hall 9 13 15; canteen 5 0 0; at workshop_2 2 blue")
    assert view(after(s, LAST))["start"] == 1


def test_11_9_everything_else_stays() -> None:
    s = ending(
        1,
        "show workshop_1 T-grey-dark-1; show order_2 O-carriage-KK; order red O-carriage-G; cage red 2 brown;"
        " storage blue grey; marks 3 4 5; tiles yellow T-black-dark-1",
    )
    tiles = view(s)["stacks"]["tiles"]["size"]
    s = after(s, LAST)
    assert space(s, "workshop_1")["tile"] == "T-grey-dark-1"
    assert space(s, "order_2")["order"] == "O-carriage-KK"
    assert waiting(s, "red") == ["O-carriage-G"]
    assert player(s, "red")["cage"] == {"level": 2, "load": ["brown"]}
    assert player(s, "blue")["storage"]["grey"] == 1
    assert [part["marks"] for part in view(s)["players"]] == [4, 4, 5]  # red took one in the hall
    assert player(s, "yellow")["dark"] == 1
    assert view(s)["stacks"]["tiles"]["size"] == tiles


def test_11_10_the_circles_are_walked_from_the_left_to_the_hand() -> None:
    assert list(scored(ending(2, ""), LAST)) == [1, 2, 3, 4, 5, 6, 7, 8]
    results = view(after(ending(2, "delivered red O-carriage-KK"), LAST))["clock"]["results"]
    assert results[1][3] == [5, 0, 0]
    assert results[1][8:] == [[0, 0, 0]] * 4  # beyond the hand


def test_E8_counting_colours() -> None:
    """COA-11.3."""
    s = ending(1, "delivered red O-carriage-KK O-carriage-YBGK O-wheelbarrow-GG")
    counts = counted(s, LAST)
    assert [counts[n][0] for n in (1, 2, 3, 4)] == [1, 1, 3, 3]


def test_E9_counting_transports() -> None:
    """COA-11.4."""
    s = ending(2, "delivered red O-carriage-KK O-carriage-YBGK O-wheelbarrow-GG")
    counts = counted(s, LAST)
    assert [counts[n][0] for n in (5, 6, 7, 8)] == [2, 6, 0, 0]


def test_E10_counting_empty_carts() -> None:
    """COA-11.5."""
    s = ending(
        3,
        "tiles red T-grey-light-2 T-grey-dark-1 T-black-light-2 T-black-dark-2; coal red 3 grey; coal red 4 black",
    )
    # grey: 4 carts, 1 cube; black: 5 carts, 1 cube; yellow and brown full
    counts = counted(s, LAST)
    assert [counts[n][0] for n in (9, 10, 11, 12)] == [0, 0, 3, 4]


def test_E11_ties() -> None:
    """COA-11.6."""
    s = ending(
        2,
        "delivered red O-wheelbarrow-GG O-carriage-KK O-carriage-YBGK;"
        " delivered blue O-wheelbarrow-GGG O-carriage-B; delivered yellow O-wheelbarrow-BBB O-carriage-Y",
    )
    points = scored(s, LAST)
    assert points[5] == [0, 6, 6]
    assert points[6] == [7, 3, 3]
    assert points[7] == points[8] == [0, 0, 0]


def test_E12_the_next_start_player() -> None:
    """COA-11.8."""
    places = "at workshop_1 3 red; at workshop_2 2 red; at workshop_3 4 blue; at workshop_5 2 yellow"
    assert view(after(workshops(places, "blue", (5, 4, 2)), LAST))["start"] == 0


def test_11_1_clock_points_are_rows_of_the_score() -> None:
    s = after(ending(1, "delivered red O-carriage-KK"), LAST)
    assert row(s, "clock-1") == [5, 0, 0]
    assert player(s, "red")["points"] == 9 + 5
