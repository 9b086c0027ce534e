"""COA-6: the steps of mining."""

from typing import Any

from tests.rules.coalbaron.table import (
    after,
    broken,
    carts,
    clocks,
    coal,
    events,
    legal,
    player,
    position,
    row,
    view,
    waiting,
    why,
)


# Any: a state belongs to its game.
def mining(rest: str = "", steps: int = 6, options: str = "") -> Any:
    """Red mines with some steps left."""
    return position(
        f"seats 2;{options} phase mine; steps {steps} of 6; at mine_6 1 red; miners 17 18; {rest}"
    )


def cage(s: Any) -> tuple[int, list[str]]:
    part = player(s, "red")["cage"]
    return part["level"], part["load"]


def covers(s: Any, order: str) -> list[list[str]]:
    return next(item["covers"] for item in player(s, "red")["waiting"] if item["order"] == order)


# -- steps


def test_6_1_the_number_on_the_space_is_the_most_steps() -> None:
    s = position("seats 4")
    for steps in (4, 6, 8, 10):
        assert view(after(s, f"send mine_{steps}"))["mining"]["left"] == steps


def test_6_1_after_the_last_step_nothing_more_can_be_done() -> None:
    s = mining(steps=1)
    assert broken(s, "cage 3") == []
    s = after(s, "cage 3")
    assert view(s)["turn"] == 1
    assert broken(s, "load grey", "red") == ["COA-TURN"]


def test_6_1_stopping_early_loses_the_rest() -> None:
    s = mining(steps=4)
    assert events(s, "stop", kind="stopped") == [{"seat": 0, "unused": 4}]
    assert view(after(s, "stop"))["turn"] == 1


def test_R6_a_mining_action_may_have_no_steps() -> None:
    s = after(position("seats 2"), "send mine_10")
    assert broken(s, "stop") == []
    s = after(s, "stop")
    assert player(s, "red")["miners"] == 17
    assert cage(s) == (0, [])


def test_6_2_cage_load_and_storage_carry_over_to_the_next_shift() -> None:
    s = position("seats 2; cage red 3 grey brown; storage red black; miners 1 0; hall 17 18")
    s = after(s, "send muster_hall")
    assert view(s)["shift"] == 2
    assert cage(s) == (3, ["brown", "grey"])
    assert player(s, "red")["storage"]["black"] == 1


def test_6_3_a_sixth_cube_does_not_fit() -> None:
    s = mining("cage red 3 grey grey grey brown brown")
    assert broken(s, "load grey") == ["COA-6.3"]
    assert why(s, "load grey") == {"capacity": 5}


def test_6_3_a_fifth_cube_fits() -> None:
    s = mining("cage red 3 grey grey grey brown")
    assert broken(s, "load grey") == []


def test_6_4_down_any_distance_is_one_step() -> None:
    s = after(mining(steps=6), "cage 4")
    assert cage(s)[0] == 4
    assert view(s)["mining"]["left"] == 5


def test_6_4_the_cage_must_move_to_another_level() -> None:
    s = mining("cage red 2")
    assert broken(s, "cage 2") == ["COA-6.4"]
    assert broken(s, "cage 3") == []


def test_6_5_up_any_distance_is_one_step_and_may_end_at_any_level() -> None:
    s = mining("cage red 4")
    assert broken(s, "cage 1") == []
    s = after(s, "cage 0")
    assert cage(s)[0] == 0
    assert view(s)["mining"]["left"] == 5


def test_6_5_the_surface_is_the_top() -> None:
    assert broken(mining(), "cage 0") == ["COA-6.4"]
    assert [line for line in legal(mining()) if line.startswith("cage")] == [
        "cage 1",
        "cage 2",
        "cage 3",
        "cage 4",
    ]


# -- loading the cage


def test_6_6_a_cube_is_loaded_from_a_cart_of_this_level() -> None:
    s = after(mining("cage red 3"), "load grey")
    assert cage(s) == (3, ["grey"])
    assert carts(s, "red", 3) == [None]


def test_6_6_not_at_the_surface() -> None:
    s = mining()
    assert broken(s, "load yellow") == ["COA-6.6"]
    assert why(s, "load yellow")["reason"] == "surface"


def test_6_6_not_from_another_level_and_not_from_an_empty_cart() -> None:
    s = mining("cage red 3; coal red 3")
    assert broken(s, "load brown") == ["COA-6.6"]
    assert broken(s, "load grey") == ["COA-6.6"]
    assert why(s, "load grey") == {"reason": "cube", "colour": "grey", "level": 3}
    assert broken(mining("cage red 3"), "load grey") == []


def test_6_6_both_sides_and_the_built_in_cart_can_be_emptied() -> None:
    s = mining("cage red 1; tiles red T-yellow-light-1 T-yellow-dark-1")
    s = after(s, "load yellow", "load yellow", "load yellow")
    assert carts(s, "red", 1) == [None, None, None]
    assert broken(s, "load yellow") == ["COA-6.6"]


# -- placing on orders


def test_6_7_a_cube_goes_from_the_cage_to_an_empty_space_of_its_colour() -> None:
    s = after(mining("cage red 0 grey; order red O-carriage-GG"), "place O-carriage-GG grey")
    assert covers(s, "O-carriage-GG") == [["grey"], []]
    assert cage(s) == (0, [])


def test_6_7_only_at_the_surface() -> None:
    s = mining("cage red 1 grey; order red O-carriage-GG")
    assert broken(s, "place O-carriage-GG grey") == ["COA-6.7"]
    assert why(s, "place O-carriage-GG grey")["reason"] == "surface"


def test_6_7_only_a_cube_that_is_in_the_cage() -> None:
    s = mining("cage red 0 brown; storage red grey; order red O-carriage-GG")
    assert broken(s, "place O-carriage-GG grey") == ["COA-6.7"]
    assert why(s, "place O-carriage-GG grey")["reason"] == "cube"


def test_6_7_only_on_an_empty_space_of_the_same_colour() -> None:
    s = mining("cage red 0 grey grey; order red O-carriage-G grey=grey; order red O-carriage-BB")
    assert broken(s, "place O-carriage-G grey") == ["COA-6.7"]  # covered
    assert broken(s, "place O-carriage-BB grey") == ["COA-6.7"]  # no grey space
    assert why(s, "place O-carriage-BB grey")["reason"] == "space"


def test_6_7_only_on_an_order_of_one_s_own() -> None:
    s = mining("cage red 0 grey; order blue O-carriage-GG")
    assert broken(s, "place O-carriage-GG grey") == ["COA-6.7"]
    assert why(s, "place O-carriage-GG grey")["reason"] == "order"


# -- substitutes


def test_6_8_two_other_cubes_cover_one_space_for_two_steps() -> None:
    s = mining("cage red 0 yellow brown; order red O-carriage-GG", steps=3)
    s = after(s, "pair O-carriage-GG grey", "with cage:yellow cage:brown")
    assert covers(s, "O-carriage-GG") == [["yellow", "brown"], []]
    assert view(s)["mining"]["left"] == 1


def test_6_8_equal_colours_do_as_well() -> None:
    s = mining("cage red 0 brown brown; order red O-carriage-G")
    s = after(s, "pair O-carriage-G grey")
    assert broken(s, "with cage:brown cage:brown") == []


def test_6_8_needs_two_steps() -> None:
    s = mining("cage red 0 yellow brown; order red O-carriage-G", steps=1)
    assert broken(s, "pair O-carriage-G grey") == ["COA-6.8"]
    assert why(s, "pair O-carriage-G grey")["reason"] == "steps"
    assert (
        broken(mining("cage red 0 yellow brown; order red O-carriage-G", steps=2), "pair O-carriage-G grey")
        == []
    )


def test_6_8_needs_two_cubes() -> None:
    s = mining("cage red 0 yellow; order red O-carriage-G")
    assert broken(s, "pair O-carriage-G grey") == ["COA-6.8"]
    assert why(s, "pair O-carriage-G grey")["reason"] == "cubes"
    s = mining("cage red 0 yellow brown; order red O-carriage-G")
    s = after(s, "pair O-carriage-G grey")
    assert broken(s, "with cage:yellow cage:yellow") == ["COA-6.8"]  # there is one yellow only
    assert broken(s, "with cage:brown cage:yellow") == []


def test_6_8_needs_an_empty_space_of_an_order_of_one_s_own() -> None:
    s = mining("cage red 0 yellow brown; order red O-carriage-G grey=grey; order blue O-carriage-K")
    assert broken(s, "pair O-carriage-G grey") == ["COA-6.8"]
    assert why(s, "pair O-carriage-G grey")["reason"] == "space"
    assert broken(s, "pair O-carriage-K black") == ["COA-6.8"]
    assert why(s, "pair O-carriage-K black")["reason"] == "order"


def test_R2_a_pair_may_mix_cage_and_storage_and_is_laid_at_once() -> None:
    s = mining("cage red 0 yellow; storage red brown; order red O-carriage-G")
    s = after(s, "pair O-carriage-G grey")
    assert legal(s) == ["with cage:yellow storage:brown"]
    s = after(s, "with cage:yellow storage:brown")
    assert covers(s, "O-carriage-G") == [["yellow", "brown"]]
    assert (cage(s), player(s, "red")["storage"]["brown"]) == ((0, []), 0)


def test_R2_a_pair_may_come_from_the_storage_alone() -> None:
    s = mining("storage red brown brown; order red O-carriage-G")
    s = after(s, "pair O-carriage-G grey", "with storage:brown storage:brown")
    assert covers(s, "O-carriage-G") == [["brown", "brown"]]


def test_R3_neither_substitute_has_the_colour_asked_for() -> None:
    s = mining("cage red 0 grey brown yellow; order red O-carriage-G")
    s = after(s, "pair O-carriage-G grey")
    assert broken(s, "with cage:brown cage:grey") == ["COA-6.8"]
    assert why(s, "with cage:brown cage:grey")["reason"] == "colour"
    assert broken(s, "with cage:yellow cage:brown") == []


def test_R3_with_no_two_other_cubes_there_is_no_pair() -> None:
    assert broken(mining("cage red 0 grey brown; order red O-carriage-G"), "pair O-carriage-G grey") == [
        "COA-6.8"
    ]


def test_O4_the_table_may_allow_any_two_cubes() -> None:
    s = mining("cage red 0 grey brown; order red O-carriage-G", options=" option substitute_pair any_two;")
    assert broken(s, "pair O-carriage-G grey") == []
    s = after(s, "pair O-carriage-G grey")
    assert broken(s, "with cage:brown cage:grey") == []


# -- storing and fetching


def test_6_9_a_cube_no_order_asks_for_can_be_stored() -> None:
    s = mining("cage red 0 grey; order red O-carriage-K")
    assert broken(s, "store grey") == []
    s = after(s, "store grey")
    assert player(s, "red")["storage"]["grey"] == 1
    assert cage(s) == (0, [])


def test_6_9_only_at_the_surface() -> None:
    s = mining("cage red 1 grey")
    assert broken(s, "store grey") == ["COA-6.9"]
    assert why(s, "store grey")["reason"] == "surface"


def test_6_9_only_what_is_in_the_cage() -> None:
    s = mining("cage red 0 grey")
    assert broken(s, "store brown") == ["COA-6.9"]
    assert why(s, "store brown")["reason"] == "cube"


def test_6_9_the_storage_has_no_limit() -> None:
    s = mining(f"cage red 0 grey; storage red {'grey ' * 12}")
    s = after(s, "store grey")
    assert player(s, "red")["storage"]["grey"] == 13


def test_R5_not_while_an_order_has_an_empty_space_of_that_colour() -> None:
    s = mining("cage red 0 grey; order red O-carriage-K; order red O-motorcar-GG grey=grey")
    assert broken(s, "store grey") == ["COA-6.9"]
    assert why(s, "store grey") == {"reason": "wanted", "colour": "grey"}


def test_R5_spaces_the_cube_could_cover_as_a_substitute_do_not_matter() -> None:
    s = mining("cage red 0 grey brown; order red O-carriage-K; order blue O-carriage-GG")
    assert broken(s, "store grey") == []


def test_O1_the_table_may_allow_to_store_freely() -> None:
    s = mining("cage red 0 grey; order red O-motorcar-GG", options=" option storage_rule free;")
    assert broken(s, "store grey") == []


def test_6_10_a_cube_goes_from_the_storage_to_an_order() -> None:
    s = mining("storage red grey; order red O-carriage-GG")
    assert broken(s, "fetch O-carriage-GG grey") == []
    s = after(s, "fetch O-carriage-GG grey")
    assert covers(s, "O-carriage-GG") == [["grey"], []]
    assert player(s, "red")["storage"]["grey"] == 0


def test_6_10_colour_and_empty_space_matter_as_when_placing() -> None:
    s = mining("cage red 0 black; storage red grey; order red O-carriage-G grey=grey; order red O-carriage-K")
    assert broken(s, "fetch O-carriage-K black") == ["COA-6.10"]  # the black cube is in the cage
    assert why(s, "fetch O-carriage-K black")["reason"] == "cube"
    assert broken(s, "fetch O-carriage-G grey") == ["COA-6.10"]
    assert why(s, "fetch O-carriage-G grey")["reason"] == "space"
    s = mining("storage red grey; order blue O-carriage-GG")
    assert broken(s, "fetch O-carriage-GG grey") == ["COA-6.10"]
    assert why(s, "fetch O-carriage-GG grey")["reason"] == "order"


def test_R4_fetching_does_not_need_the_cage_at_the_surface() -> None:
    s = mining("cage red 4 yellow; storage red grey brown; order red O-carriage-GG")
    assert broken(s, "fetch O-carriage-GG grey") == []


def test_R4_half_a_pair_from_the_cage_needs_it_there() -> None:
    below = mining("cage red 4 yellow; storage red brown; order red O-carriage-GG")
    assert broken(below, "pair O-carriage-GG grey") == ["COA-6.8"]
    above = mining("cage red 0 yellow; storage red brown; order red O-carriage-GG")
    assert broken(above, "pair O-carriage-GG grey") == []
    stored = mining("cage red 4 yellow; storage red brown brown; order red O-carriage-GG")
    assert broken(stored, "pair O-carriage-GG grey") == []


def test_O6_fetching_with_the_cage_at_the_surface_only() -> None:
    """COA-R4, the stricter reading: the same rules as for placing, the place of the cage among them."""
    rest = "storage red grey brown brown; order red O-carriage-GG"
    below = mining(f"option fetching surface; cage red 4 yellow; {rest}")
    assert broken(below, "fetch O-carriage-GG grey") == ["COA-6.10"]
    assert why(below, "fetch O-carriage-GG grey") == {"reason": "surface", "level": 4}
    assert broken(below, "pair O-carriage-GG grey") == ["COA-6.8"]
    above = mining(f"option fetching surface; cage red 0; {rest}")
    assert broken(above, "fetch O-carriage-GG grey") == []
    assert broken(above, "pair O-carriage-GG grey") == []


# -- what does not happen


def test_6_11_coal_on_an_order_stays_there() -> None:
    s = mining("order red O-carriage-G grey=grey; order red O-motorcar-G")
    lines = [line for line in legal(s) if "O-" in line]
    assert lines == []


def test_6_12_there_are_no_other_movements() -> None:
    s = mining("cage red 3; coal red 3; storage red grey; order red O-carriage-K black=black")
    # no cube from storage to the cage, from the cage to a cart, or from the order anywhere
    assert legal(s) == ["cage 0", "cage 1", "cage 2", "cage 4", "stop"]


def test_6_13_an_emptied_cart_stays_and_counts() -> None:
    s = mining("cage red 4; tiles red T-black-light-2")
    before = player(s, "red")["tally"][11]
    s = after(s, "load black", "load black")
    assert before == 0
    assert player(s, "red")["tally"][11] == 2
    assert len(carts(s, "red", 4)) == 3


def test_6_14_a_complete_order_waits_for_loading() -> None:
    s = mining("cage red 0 grey; order red O-carriage-G", steps=2)
    s = after(s, "place O-carriage-G grey")
    assert player(s, "red")["waiting"][0]["complete"]
    assert (waiting(s, "red"), player(s, "red")["points"]) == (["O-carriage-G"], 0)


def test_6_15_a_step_is_judged_by_the_position_of_the_moment() -> None:
    s = mining("cage red 0 grey grey; order red O-carriage-G")
    assert broken(s, "store grey") == ["COA-6.9"]
    s = after(s, "place O-carriage-G grey")
    assert broken(s, "store grey") == []


def test_6_15_the_action_ends_with_the_last_step_and_a_pair_uses_two() -> None:
    s = mining("cage red 0 yellow brown; order red O-carriage-G", steps=2)
    s = after(s, "pair O-carriage-G grey", "with cage:yellow cage:brown")
    assert view(s)["turn"] == 1
    assert view(s)["mining"] is None


def test_E4_eight_steps() -> None:
    """COA-6.1, COA-6.3, COA-6.4, COA-6.5, COA-6.6, COA-6.7, COA-R20."""
    s = position(
        "seats 3; tiles red T-grey-light-2; order red O-wheelbarrow-GG; show workshop_1 T-brown-dark-1"
    )
    s = after(s, "send mine_8", "cage 3", "load grey", "load grey", "cage 1", "load yellow", "cage 0")
    assert view(s)["mining"]["left"] == 2
    s = after(s, "place O-wheelbarrow-GG grey", "place O-wheelbarrow-GG grey")
    assert view(s)["turn"] == 1  # all eight steps are used
    assert player(s, "red")["waiting"][0]["complete"]
    assert cage(s) == (0, ["yellow"])
    assert carts(s, "red", 1) == [None]
    assert sorted(carts(s, "red", 3), key=str) == [None, None, "grey"]


def test_6_13_empty_carts_score_only_after_the_third_shift() -> None:
    last = "miners 1 0; hall 17 18; coal red 4; storage red black"
    second = after(position(f"seats 2; shift 2; {clocks(1, 2)}; {last}"), "send muster_hall")
    assert row(second, "clock-2") == [0, 0]
    third = after(position(f"seats 2; shift 3; {clocks(2, 2)}; {last}"), "send muster_hall")
    assert row(third, "clock-3") == [13, 0]  # most empty black carts, 1 to 0
    assert coal.game.to_act(third) == []
