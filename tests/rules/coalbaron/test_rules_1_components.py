"""COA-1: what is in the box."""

import pytest

from gwarek.core.problem import Problem
from tests.rules.coalbaron.table import (
    COLOURS,
    FACTS,
    ORDERS,
    TILES,
    TRANSPORTS,
    carts,
    coal,
    opened,
    player,
    position,
    view,
)


def test_1_1_the_board_has_its_spaces_hall_canteen_and_clock() -> None:
    kinds = [space["kind"] for space in FACTS["spaces"].values()]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {
        "workshop": 8,
        "workshop_pick5": 1,
        "mining": 4,
        "loading": 4,
        "money": 4,
        "order": 4,
        "order_pick5": 1,
        "muster": 1,
    }
    assert len(FACTS["clock"]) == 12
    assert view(opened(2))["canteen"] == [0, 0]
    assert view(opened(2))["hall"] == [0, 0]


def test_1_2_levels_go_yellow_brown_grey_black_with_one_built_in_cart_each() -> None:
    assert [(colour["id"], colour["level"]) for colour in FACTS["colours"]] == [
        ("yellow", 1),
        ("brown", 2),
        ("grey", 3),
        ("black", 4),
    ]
    shaft = player(position("seats 2"), "red")["shaft"]
    assert [len(level["light"]) + len(level["dark"]) for level in shaft] == [1, 1, 1, 1]
    assert all(piece["tile"] is None for level in shaft for side in level.values() for piece in side)
    # the two sides: yellow and black dark, brown and grey light
    assert [len(level["dark"]) for level in shaft] == [1, 0, 0, 1]


def test_1_3_everybody_has_a_cage_with_five_places() -> None:
    assert FACTS["cage_capacity"] == 5
    assert [part["cage"] for part in view(position("seats 4"))["players"]] == [{"level": 0, "load": []}] * 4


def test_1_4_there_are_48_tiles_with_one_or_two_carts() -> None:
    assert view(coal.game.setup({}, 4))["stacks"]["tiles"]["size"] == 48
    assert set(FACTS["tiles"]) == set(TILES)
    assert {tile["carts"] for tile in FACTS["tiles"].values()} == {1, 2}
    assert position(
        "seats 2; tiles red T-grey-dark-1 T-grey-dark-1 T-grey-dark-1"
    )  # three of each face, not four
    with pytest.raises(Problem):
        position("seats 2; tiles red T-grey-dark-1 T-grey-dark-1 T-grey-dark-1 T-grey-dark-1")


def test_1_5_there_are_44_orders_eleven_for_each_transport() -> None:
    assert view(coal.game.setup({}, 4))["stacks"]["orders"]["size"] == 44
    transports = [FACTS["orders"][id]["transport"] for id in ORDERS]
    assert {transport: transports.count(transport) for transport in TRANSPORTS} == dict.fromkeys(
        TRANSPORTS, 11
    )
    assert {len(order["spaces"]) for order in FACTS["orders"].values()} == {1, 2, 3, 4}


def test_1_6_sixteen_cubes_of_each_colour_and_eighteen_miners_at_most() -> None:
    s = position("seats 2")
    for colour in COLOURS:
        on_carts = sum(
            carts(s, seat, level).count(colour) for seat in ("red", "blue") for level in (1, 2, 3, 4)
        )
        assert view(s)["supply"][colour] + on_carts == 16
    assert player(s, "red")["miners"] == 18
    with pytest.raises(Problem):  # 14 are left when both built-in carts are full
        position(f"seats 2; storage red {' '.join(['black'] * 15)}")


def test_R23_figures_the_rulebook_states_agree_with_the_cards() -> None:
    # carriage cards worth 9, 10 and 4 of the loading example, 6/? and 7/3 of the tie example
    orders = FACTS["orders"]
    assert orders["O-carriage-KK"]["points"] == 9
    assert orders["O-carriage-YBGK"]["points"] == 10
    assert orders["O-carriage-YYY"]["points"] == 4
    clock = {(c["kind"], c["key"]): (c["first"], c["second"]) for c in FACTS["clock"]}
    assert clock["transport", "wheelbarrow"][0] == 6
    assert clock["transport", "carriage"] == (7, 3)
    assert {FACTS["spaces"][f"money_{n}"]["marks"] for n in (4, 5, 6)} == {4, 5, 6}
    assert FACTS["spaces"]["mine_8"]["steps"] == 8
