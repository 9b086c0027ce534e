"""SWI-8: movement."""

import pytest

from tests.rules.switchsignal.table import (
    FACTS,
    NO_HELPERS,
    after,
    broken,
    clock,
    depot,
    events,
    kinds,
    legal,
    lost,
    phase,
    position,
    rolled,
    spaces,
    stopped_by,
    train,
    view,
    weight,
    why,
)

MOVE = f"{NO_HELPERS}; hand red move"


def test_8_1_the_die_of_its_colour_and_all_of_it() -> None:
    """SWI-8.1: by the card and by an action alike."""
    s = after(position(f"{MOVE}; train black CAL"), "move CAL")
    assert [weight(s, f"die {face}") for face in range(1, 7)] == [0, 1 / 6, 2 / 6, 2 / 6, 1 / 6, 0]
    s = after(position(f"{MOVE}; train grey CAL"), "move CAL")
    assert [weight(s, f"die {face}") for face in range(1, 5)] == [3 / 6, 2 / 6, 1 / 6, 0]
    assert spaces(rolled("train black CE07.1", "CE07.1", 2)) == ["CE07.3"]


def test_8_2_segments_and_cities_cost_one_signals_and_junctions_nothing() -> None:
    """CE07.2 and .3, past BAS to CE34.1, past DIJ to CE35.1, past LYO to CE43.1."""
    assert spaces(rolled("train black CE07.1", "CE07.1", 5)) == ["CE43.1"]
    told = events(position(f"{MOVE}; train black CE07.1"), "move CE07.1", "die 5", kind="moved")
    assert told == [
        {
            "train": "black",
            "space": "CE07.1",
            "target": "CE43.1",
            "path": ["CE07.2", "CE07.3", "CE34.1", "CE35.1", "CE43.1"],
            "steps": 5,
        }
    ]


def test_8_3_on_the_track_only_forwards() -> None:
    s = rolled("train grey CE07.2 to BRU", "CE07.2", 1)
    assert spaces(s) == ["CE07.1"]
    there = train(s, "CE07.1")
    assert there is not None
    assert there["facing"] == "BRU"


def test_8_4_a_green_exit_is_chosen_when_leaving_a_city() -> None:
    """SWI-R8: after the roll."""
    s = position(f"{MOVE}; train brown PAR; green CE33@PAR; red CE07/1")
    s = after(s, "move PAR", "die 2")
    assert legal(s) == ["exit CE33", "exit CE02"]
    assert broken(s, "exit CE05") == ["SWI-8.4"]
    assert why(s, "exit CE05") == {"line": "CE05", "place": "PAR", "reason": "red"}
    assert why(s, "exit CE43") == {"line": "CE43", "place": "PAR", "reason": "far"}
    assert broken(s, "exit CE33") == []
    assert spaces(after(s, "exit CE33")) == ["CE33.1"]


def test_8_4_the_only_green_exit_is_taken_without_asking() -> None:
    assert spaces(rolled("train brown PAR", "PAR", 2)) == ["CE01.1"]


def test_8_5_the_boundary_comes_before_the_train_behind_it() -> None:
    """SWI-R6: the red signal stops, 1 token per point, although a train faces us behind it."""
    text = "train black CE07.1; train grey CE07.2 to BRU; red CE07/1; green CE39/1"
    s = position(f"{MOVE}; {text}")
    assert stopped_by(s, "move CE07.1", "die 4") == ("signal", "CE07/1")
    s = after(s, "move CE07.1", "die 4")
    assert (clock(s), spaces(s)) == (3, ["CE07.1", "CE07.2"])


def test_8_6_a_covered_branch_stops_before_the_junction() -> None:
    s = position(f"{MOVE}; train brown CE03.1")
    assert stopped_by(s, "move CE03.1", "die 3") == ("switch", "BRU")
    s = after(s, "move CE03.1", "die 3")
    assert (clock(s), spaces(s)) == (4, ["CE03.1"])
    assert clock(rolled("train brown CE03.1; open BRU CE03 CE04", "CE03.1", 1)) == 7


def test_8_7_red_stops_green_lets_pass() -> None:
    assert spaces(rolled("train grey CE07.1", "CE07.1", 1)) == ["CE07.2"]
    s = rolled("train grey CE07.1; red CE07/1; green CE39/1", "CE07.1", 1)
    assert (spaces(s), clock(s)) == (["CE07.1"], 6)


def test_8_7_cities_are_entered_past_green_signals_only() -> None:
    s = position(f"{MOVE}; train grey CE12.1")
    assert stopped_by(s, "move CE12.1", "die 1") == ("signal", "CE12@NUE")
    assert spaces(rolled("train grey CE20.1", "CE20.1", 1)) == ["NUE"]


def test_8_8_an_occupied_space_stops_the_train_before_it() -> None:
    s = position(f"{MOVE}; train black CE07.1; train grey CE07.3")
    assert stopped_by(s, "move CE07.1", "die 3") == ("train", "CE07.3")
    s = after(s, "move CE07.1", "die 3")
    assert (spaces(s), clock(s)) == (["CE07.2", "CE07.3"], 5)
    free = rolled("train black CE07.1; train grey CE34.1 to DIJ", "CE07.1", 2)
    assert (spaces(free), clock(free)) == (["CE07.3", "CE34.1"], 7)


def test_8_8_an_occupied_city_blocks() -> None:
    s = position(f"{MOVE}; train black CE01.1; train grey PAR")
    assert stopped_by(s, "move CE01.1", "die 3") == ("train", "PAR")
    s = after(s, "move CE01.1", "die 3")
    assert (spaces(s), clock(s)) == (["CE02.1", "PAR"], 5)


def test_8_8a_a_token_for_every_unused_point() -> None:
    """Also when the train could not move at all."""
    for face in (2, 3, 4, 5):
        assert lost(rolled("train black CE42.1", "CE42.1", face)) == face
    assert kinds(position(f"{MOVE}; train black CE42.1"), "move CE42.1", "die 2") == [
        "die-rolled",
        "stopped",
        "time-lost",
    ]


def test_8_9_a_city_ends_the_movement_without_penalty() -> None:
    s = rolled("train black CE02.1", "CE02.1", 5)
    assert (spaces(s), clock(s), lost(s)) == (["PAR"], 7, 0)


def test_8_9_trains_may_not_run_through_without_the_dispatcher() -> None:
    s = position("used logistics; hand red move; train black CE02.1; green CE33@PAR; red CE07/1")
    s = after(s, "move CE02.1", "die 5")
    assert phase(s) == "city"
    assert broken(s, "through CE33") == ["SWI-8.9"]
    assert why(s, "through CE33") == {"place": "PAR"}
    assert broken(after(s, "use dispatcher"), "through CE33") == []


def test_8_10_the_port_takes_the_good_and_the_train_goes_to_the_depot() -> None:
    s = rolled("train black CE43.1 with blue", "CE43.1", 4)
    assert view(s)["ports"]["MAR"] == {"yellow": 0, "blue": 1, "red": 0, "white": 0}
    assert (spaces(s), depot(s, "black"), clock(s), view(s)["delivered"]) == ([], 3, 7, 1)
    told = events(position(f"{MOVE}; train black CE43.1 with blue"), "move CE43.1", "die 4", kind="delivered")
    assert told == [{"train": "black", "good": "blue", "place": "MAR", "count": 1, "goal": 8}]


def test_8_10_an_empty_train_goes_to_the_depot_too() -> None:
    s = rolled("train black CE43.1", "CE43.1", 4)
    assert (spaces(s), view(s)["delivered"], clock(s)) == ([], 0, 7)


def test_8_11_head_on_costs_two_per_point_and_removes_the_mover() -> None:
    s = rolled("train black CE07.1 with red; train grey CE07.3 to BRU", "CE07.1", 3)
    assert (clock(s), spaces(s), depot(s, "black")) == (7 - 2 * 2, ["CE07.3"], 3)
    assert view(s)["cities"]["BER"]["count"] == 2
    assert view(s)["delivered"] == 0


def test_8_11_facing_each_other_with_no_point_left_is_no_collision() -> None:
    s = rolled("train brown CE07.1; train grey CE07.3 to BRU", "CE07.1", 1)
    assert (clock(s), spaces(s)) == (7, ["CE07.2", "CE07.3"])


def test_8_12_a_start_costs_two_whatever_is_left() -> None:
    for face in (2, 5):
        s = rolled("train black CE01.1 to CAL with white", "CE01.1", face)
        assert (clock(s), spaces(s), depot(s, "black")) == (5, [], 3)
        assert view(s)["cities"]["NUE"]["count"] == 2


def test_8_13_a_train_in_the_depot_is_as_new() -> None:
    s = rolled("train black CE01.1 to CAL with white", "CE01.1", 2)
    assert depot(s, "black") == 3
    assert view(s)["trains"] == []
    deployed = position("phase start; card T03; colour black; option board north_america")
    there = train(after(deployed, "use shunter SEA", "use traffic_controller SEA"), "SEA")
    assert there is not None
    assert there["load"] is None


@pytest.mark.parametrize("board", ["central_europe", "north_america"])
def test_8_5_alone_on_every_segment_reach_is_what_happens(board: str) -> None:
    """Both directions, every face: same space, same tokens."""
    used = NO_HELPERS if board == "central_europe" else "used crossing_keeper shunter traffic_controller"
    for segment, row in FACTS["segments"].items():
        line = FACTS["lines"][row["line"]]
        if line["board"] != board:
            continue
        for end in (line["a"], line["b"]):
            s = position(f"option board {board}; {used}; hand red move; train black {segment} to {end}")
            (reach,) = view(s)["reach"]
            for face in reach["faces"]:
                one = after(s, f"move {segment}", f"die {face['face']}")
                if phase(one) == "city":
                    one = after(one, "stop")
                foreseen = face["ends"][0]
                assert spaces(one) == ([foreseen["space"]] if foreseen["space"] else [])
                assert lost(one) == foreseen["tokens"]
