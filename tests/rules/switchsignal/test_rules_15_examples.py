"""SWI-15: the worked examples."""

from tests.rules.switchsignal.table import (
    NA,
    NA_NO_HELPERS,
    NO_HELPERS,
    after,
    broken,
    clock,
    deck,
    depot,
    drawn,
    hand,
    legal,
    opened,
    phase,
    position,
    reason,
    rolled,
    rolled_na,
    spaces,
    train,
    view,
)

REVEAL = f"phase reveal; {NO_HELPERS}"


def test_E1_three_tokens_with_two_on_the_clock() -> None:
    s = rolled("clock 2; deck 8; train grey CE42.1", "CE42.1", 3)
    assert (clock(s), deck(s)) == (6, 7)


def test_E2_black_is_deployed_in_calais_and_the_card_moves_black_then_grey() -> None:
    s = position(f"{REVEAL}; train black CE07.1; train grey AMS")
    s = after(s, "reveal", "card T03", "deploy black", "dice 1 5")
    there = train(s, "CAL")
    assert there is not None
    assert (there["train"], there["facing"]) == ("black", "LIL")
    assert legal(s) == ["move CE07.1", "move CAL"]
    s = after(s, "move CAL", "die 2", "die 2")
    assert view(s)["moving"]["train"] == "grey"


def test_E3_calais_is_occupied() -> None:
    s = position(f"{REVEAL}; train brown CAL")
    s = after(s, "reveal", "card T03", "deploy black", "dice 1 5")
    assert (depot(s, "black"), clock(s)) == (3, 5)


def test_E4_a_four_takes_the_train_from_calais_into_the_city() -> None:
    s = rolled("train black CAL", "CAL", 4)
    assert (spaces(s), clock(s)) == (["PAR"], 7)


def test_E5_a_switch_of_three_has_two_other_settings() -> None:
    s = position("hand red switch")
    assert [line for line in legal(s) if line.startswith("switch LIL")] == [
        "switch LIL CE03 CE02",
        "switch LIL CE03 CE01",
    ]


def test_E6_a_switch_of_four_has_five_other_settings() -> None:
    s = position("hand red switch")
    assert len([line for line in legal(s) if line.startswith("switch BAS")]) == 5


def test_E7_the_conductor_holds_all_three_black_trains() -> None:
    s = position(
        "phase reveal; used logistics dispatcher; train black CE07.1; train black CAL; train black HAM"
    )
    s = after(s, "reveal", "card T10")
    assert spaces(after(s, "use conductor black")) == ["CE07.1", "CAL", "HAM"]
    assert broken(after(s, "move CAL", "die 2"), "use conductor black") == ["SWI-11.4"]


def test_E8_the_traffic_controller_holds_one_the_other_moves() -> None:
    s = position(f"{NA}; phase reveal; used crossing_keeper; train black SEA; train black NA08.1")
    s = after(s, "reveal", "card T11", "use traffic_controller SEA", "die 2")
    assert spaces(s) == ["DEN", "SEA"]


def test_E9_the_only_green_exit_is_the_one_it_came_by() -> None:
    s = rolled("through yes; train black CE02.1", "CE02.1", 5)
    assert (spaces(s), clock(s)) == (["PAR"], 7)


def test_E10_loading_in_chicago_takes_two_movements_and_a_card() -> None:
    s = position(f"{NA_NO_HELPERS}; hand red move move signal; train black NA21.1")
    s = after(s, "move NA21.1", "pay move", "die 3", "load CHI", "pay signal", "move CHI", "die 2")
    assert hand(s, "red") == {"signal": 0, "switch": 0, "move": 0}
    there = train(s, "NA19.1")
    assert there is not None
    assert there["load"] == "blue"


def test_E11_brown_rolls_until_a_start_is_free() -> None:
    s = after(opened(2, start_player="0"), "reveal", "dice 3 4", "dice 3 4", "dice 2 5", "dice 4 5")
    there = train(s, "VEN")
    assert there is not None
    assert (there["train"], clock(s)) == ("brown", 7)


def test_E12_three_cards_kept_make_eight() -> None:
    s = drawn(after(position("hand red signal switch move"), "done"))
    assert view(s)["players"][0]["cards"] == 8


def test_E13_a_two_leaves_the_train_before_paris() -> None:
    s = position(f"{REVEAL}; hand red move")
    s = after(s, "reveal", "card T03", "deploy black", "dice 2 4", "die 2")
    there = train(s, "CE02.1")
    assert there is not None
    assert (there["facing"], clock(s), phase(s)) == ("PAR", 7, "action")
    for face in (2, 3, 4, 5):
        moved = after(s, "move CE02.1", f"die {face}")
        assert (spaces(moved), clock(moved)) == (["PAR"], 7)


def test_E14_black_twice_is_refused_black_then_grey_is_not() -> None:
    s = after(position(REVEAL), "reveal", "card T01", "deploy black", "dice 1 1")
    assert broken(s, "deploy black") == ["SWI-5.5"]
    assert broken(s, "deploy grey") == []


def test_E15_an_empty_depot_costs_two_then_black_moves() -> None:
    nine = "; ".join(
        f"train {colour} {space}"
        for colour, space in zip(
            ["black", "brown", "grey"] * 3,
            ["CE01.1", "CE03.1", "CE05.1", "CE07.1", "CE07.2", "CE10.1", "CE12.1", "CE13.1", "CE15.1"],
            strict=True,
        )
    )
    s = after(position(f"{REVEAL}; clock 5; {nine}"), "reveal", "card T06")
    assert (clock(s), phase(s)) == (3, "train")
    assert legal(s) == ["move CE01.1", "move CE07.1", "move CE12.1"]


def test_E16_the_second_extra_good_wins() -> None:
    text = "option goods_to_win 10; port SFO yellow blue red white red; port NYC yellow blue red white"
    s = rolled_na(f"{text}; train grey NA44.1 with yellow", "NA44.1", 1)
    assert (reason(s), view(s)["delivered"]) == ("delivered", 10)


def test_E17_an_unused_point_with_no_time_and_no_card_left() -> None:
    seven = "port MAR yellow yellow blue blue red red white"
    s = rolled(f"{seven}; deck 0; clock 1; train grey CE42.1", "CE42.1", 1)
    assert reason(s) == "time"


def test_E18_stop_in_nuremberg_or_run_through() -> None:
    text = "through yes; train black CE12.1; green CE12@NUE CE23@NUE; red CE20@NUE CE07/1"
    s = rolled(text, "CE12.1", 4)
    stopped = after(s, "stop")
    assert (spaces(stopped), clock(stopped)) == (["NUE"], 7)
    on = after(s, "through CE23")
    assert (spaces(on), clock(on)) == (["CE24.1"], 6)
    open_bas = after(rolled(f"{text}; open BAS CE24 CE34", "CE12.1", 4), "through CE23")
    assert (spaces(open_bas), clock(open_bas)) == (["CE34.1"], 7)
