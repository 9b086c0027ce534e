"""COA-2: setting up, and the draft of orders."""

import pytest

from gwarek.core.problem import Problem
from tests.rules.coalbaron.table import (
    COLOURS,
    ORDERS,
    after,
    broken,
    carts,
    coal,
    dealt,
    drawn,
    legal,
    opened,
    player,
    position,
    space,
    view,
    waiting,
)

SEATS = {2: ["red", "blue"], 3: ["red", "blue", "yellow"], 4: ["red", "blue", "yellow", "purple"]}


def test_2_1_one_board_is_seen_by_everybody() -> None:
    s = opened(3)
    assert view(s, "red")["spaces"] == view(s, "yellow")["spaces"] == view(s)["spaces"]


@pytest.mark.parametrize(("seats", "locked"), [(2, 7), (3, 3), (4, 0)])
def test_2_2_padlocks_close_seven_three_or_no_spaces(seats: int, locked: int) -> None:
    s = opened(seats)
    closed = [space for space in view(s)["spaces"] if space["locked"]]
    assert len(closed) == locked
    assert all(space["tile"] is None and space["order"] is None for space in closed)


def test_2_2_a_locked_space_takes_no_miners() -> None:
    s = position("seats 2")
    assert broken(s, "send money_5") == ["COA-2.2"]
    assert broken(s, "send mine_8") == ["COA-2.2"]
    assert broken(position("seats 3"), "send money_3") == ["COA-2.2"]


def test_2_2_the_same_space_is_open_with_more_players() -> None:
    assert broken(position("seats 3"), "send money_5") == []
    assert broken(position("seats 4"), "send money_3") == []


def test_2_3_what_is_not_in_the_shafts_is_the_supply() -> None:
    assert view(position("seats 3"))["supply"] == dict.fromkeys(COLOURS, 13)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 7), (4, 8)])
def test_2_4_one_tile_on_every_open_workshop_and_none_on_pick_five(seats: int, tiles: int) -> None:
    s = opened(seats)
    shown = [space for space in view(s)["spaces"] if space["tile"] is not None]
    assert len(shown) == tiles
    assert all(space["kind"] == "workshop" for space in shown)
    assert view(s)["stacks"]["tiles"] == {"size": 48 - tiles, "top": [], "bottom": [], "inside": []}


def test_2_5_the_clock_stands_at_shift_one_and_nothing_is_scored() -> None:
    s = opened(2)
    assert view(s)["shift"] == 1
    assert view(s)["clock"]["results"] == []


def test_2_6_everybody_gets_a_cube_of_each_colour_on_its_own_cart() -> None:
    s = opened(4)
    for seat in SEATS[4]:
        assert [carts(s, seat, level) for level in (1, 2, 3, 4)] == [
            ["yellow"],
            ["brown"],
            ["grey"],
            ["black"],
        ]
        assert player(s, seat)["storage"] == dict.fromkeys(COLOURS, 0)
    assert view(s)["supply"] == dict.fromkeys(COLOURS, 12)


def test_R1_the_cage_starts_at_the_surface() -> None:
    s = opened(2)
    assert [part["cage"] for part in view(s)["players"]] == [{"level": 0, "load": []}] * 2


@pytest.mark.parametrize(("seats", "miners"), [(2, 18), (3, 15), (4, 13)])
def test_2_7_miners_by_player_count_and_points_at_nought(seats: int, miners: int) -> None:
    parts = view(opened(seats))["players"]
    assert [part["miners"] for part in parts] == [miners] * seats
    assert [part["points"] for part in parts] == [0] * seats


@pytest.mark.parametrize(("seats", "marks"), [(2, 10), (3, 9), (4, 8)])
def test_2_8_marks_by_player_count(seats: int, marks: int) -> None:
    assert [part["marks"] for part in view(opened(seats))["players"]] == [marks] * seats


def test_2_9_a_start_player_is_named_and_begins() -> None:
    s = after(position("seats 3; phase start"), "start blue")
    assert view(s)["start"] == 1
    s = opened(3, start_player="2")
    assert view(s)["start"] == view(s)["turn"] == 2


def test_R14_every_seat_is_equally_likely_to_start() -> None:
    draw = coal.game.chance(position("seats 3; phase start"))
    weights = [draw.weight(coal.game.parse(f"start {seat}")) for seat in ("red", "blue", "yellow", "purple")]
    assert weights == [1 / 3, 1 / 3, 1 / 3, 0.0]


def test_O5_a_named_start_player_is_not_drawn() -> None:
    s = dealt(2, start_player="1")
    assert view(s)["start"] == 1
    with pytest.raises(Problem):  # seat 3 does not exist at a table for two
        coal.game.setup({"start_player": "2"}, 2)


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_2_10_so_many_cards_are_revealed_and_everybody_takes_three(seats: int, cards: int) -> None:
    s = dealt(seats)
    assert len(view(s)["draft"]) == cards
    assert view(s)["stacks"]["orders"]["size"] == 44 - cards
    assert [len(waiting(opened(seats), seat)) for seat in SEATS[seats]] == [3] * seats


def test_2_10_the_draft_goes_counter_clockwise_and_the_start_player_is_last() -> None:
    s = dealt(3, start_player="0")
    order = []
    while view(s)["phase"] == "draft":
        order.append(view(s)["turn"])
        s = drawn(after(s, legal(s)[0]))
    assert order == [2, 1, 0, 2, 1, 0, 2, 1, 0]


def test_R13_the_draft_never_turns_round() -> None:
    s = dealt(2, start_player="1")
    order = []
    while view(s)["phase"] == "draft":
        order.append(view(s)["turn"])
        s = drawn(after(s, legal(s)[0]))
    assert order == [0, 1, 0, 1, 0, 1]


def test_2_10_only_a_revealed_card_can_be_taken() -> None:
    cards = ORDERS[:7]
    s = position(f"seats 2; phase draft; turn red; start blue; draft {' '.join(cards)}")
    assert broken(s, f"draft {ORDERS[7]}") == ["COA-2.10"]
    assert broken(s, f"draft {ORDERS[6]}") == []
    s = after(s, f"draft {ORDERS[6]}")
    assert waiting(s, "red") == [ORDERS[6]]
    assert broken(s, f"draft {ORDERS[6]}") == ["COA-2.10"]  # it is gone


def test_2_11_the_last_card_and_the_stack_fill_the_order_spaces() -> None:
    s = position("seats 3; phase orders; start red; draft O-carriage-KK")
    s = after(s, "orders O-motorcar-Y O-motorcar-B O-motorcar-G")
    shown = [space(s, f"order_{n}")["order"] for n in (1, 2, 3, 4)]
    assert shown == ["O-motorcar-Y", "O-motorcar-B", "O-motorcar-G", "O-carriage-KK"]
    assert view(s)["phase"] == "turn"
    assert view(s)["draft"] == []


def test_R15_the_left_over_card_goes_to_the_right_and_the_rest_from_the_left() -> None:
    s = position("seats 2; phase orders; start red; draft O-carriage-KK")
    s = after(s, "orders O-motorcar-Y O-motorcar-B")
    shown = [space(s, f"order_{n}")["order"] for n in (1, 2, 3, 4)]
    assert shown == [None, "O-motorcar-Y", "O-motorcar-B", "O-carriage-KK"]


def test_E15_with_two_players_the_leftmost_order_space_is_locked_and_bare() -> None:
    """COA-2.2, COA-2.11."""
    s = opened(2)
    assert space(s, "order_1")["locked"]
    assert space(s, "order_1")["order"] is None
    assert all(space(s, f"order_{n}")["order"] is not None for n in (2, 3, 4))
