"""SWI-11: helpers of Central Europe."""

from tests.rules.switchsignal.table import (
    after,
    broken,
    chance_acts,
    clock,
    depot,
    legal,
    phase,
    position,
    spaces,
    view,
    weight,
    why,
)

MOVE = "hand red move move"


def used(s: object) -> list[str]:
    return [helper["id"] for helper in view(s)["helpers"] if helper["used"]]


def test_11_1_each_helper_once_several_in_a_turn() -> None:
    s = position(f"{MOVE}; train black CE07.1")
    s = after(s, "use dispatcher", "move CE07.1", "pay move", "die 2", "use logistics", "die 3")
    assert used(s) == ["logistics", "dispatcher"]
    assert broken(s, "use dispatcher") == ["SWI-11.1"]
    assert why(s, "use dispatcher") == {"helper": "dispatcher"}
    s = after(s, "move CE34.1", "die 2")
    assert phase(s) == "action"  # the Logistician is not asked for again


def test_11_2_the_logistician_right_after_a_roll() -> None:
    """SWI-R16: one roll, and the second result stands."""
    s = position(f"{MOVE}; train black CE07.1")
    assert broken(s, "use logistics") == ["SWI-11.2"]
    s = after(s, "move CE07.1", "pay move", "die 2")
    assert legal(s) == ["keep", "use logistics", "use dispatcher"]
    assert spaces(after(s, "keep")) == ["CE07.3"]
    again = after(s, "use logistics")
    assert chance_acts(again)
    assert weight(again, "die 5") == 1 / 6
    assert spaces(after(again, "die 3")) == ["CE34.1"]


def test_11_2_for_a_timetable_movement_too() -> None:
    s = position(
        "phase die; card T06; symbol 1; colour black; rolled yes; train black CE42.1; moving CE42.1 roll 0 left 0"
    )
    s = after(s, "die 5")
    assert legal(s) == ["keep", "use logistics", "use dispatcher"]
    assert clock(after(s, "use logistics", "die 2")) == 5


def test_11_3_the_dispatcher_lets_trains_run_through_this_turn() -> None:
    s = position(f"{MOVE}; used logistics; train black CE02.1; green CE33@PAR; red CE07/1; deck 9")
    assert broken(s, "use dispatcher") == []
    s = after(s, "use dispatcher", "move CE02.1", "pay move", "die 3")
    assert legal(s) == ["stop", "through CE33"]
    assert spaces(after(s, "through CE33")) == ["CE33.1"]
    assert spaces(after(s, "stop")) == ["PAR"]
    ended = after(s, "stop", "done", "draw red signal signal switch switch move")
    assert view(ended)["run_through"] is False


def test_11_3_at_any_decision_of_the_turn() -> None:
    for text in ("phase reveal", "phase deploy; card T03", "phase colour; card T09; symbol 1", MOVE):
        assert "use dispatcher" in legal(position(text))
    assert broken(position("phase signals; option layout free; signals CE02@PAR"), "use dispatcher") == [
        "SWI-NOW"
    ]


def test_11_4_the_conductor_holds_a_colour_of_the_card() -> None:
    s = position("phase reveal; used logistics; train black CE07.1; train black CAL; train grey AMS")
    assert broken(s, "use conductor black") == ["SWI-11.4"]
    assert why(s, "use conductor black") == {"train": "black", "reason": "now"}
    s = after(s, "reveal", "card T11")
    assert broken(s, "use conductor grey") == ["SWI-11.4"]
    assert why(s, "use conductor grey")["reason"] == "colour"
    held = after(s, "use conductor black")
    assert view(held)["moving"]["train"] == "grey"
    assert spaces(held) == ["CE07.1", "AMS", "CAL"]


def test_11_4_all_trains_of_the_colour_or_none() -> None:
    """SWI-R28: not after the first roll of the colour."""
    s = position("phase reveal; used logistics; train black CE07.1; train black CAL; train black HAM")
    s = after(s, "reveal", "card T11", "move CAL", "die 2")
    assert broken(s, "use conductor black") == ["SWI-11.4"]
    assert why(s, "use conductor black")["reason"] == "rolled"
    assert depot(s, "black") == 0
