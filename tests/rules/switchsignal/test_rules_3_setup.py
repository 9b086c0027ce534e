"""SWI-3, SWI-4: setup and the course of a turn."""

import pytest

from gwarek.core.problem import Problem
from tests.rules.switchsignal.table import (
    FACTS,
    NA,
    after,
    broken,
    chance_acts,
    clock,
    deck,
    depot,
    drawn,
    events,
    legal,
    opened,
    phase,
    position,
    rails,
    view,
    weight,
    why,
)

FREE = {"layout": "free", "start_player": "0"}


def laid(**options: str) -> object:
    """A free layout with every junction set as in the first game; markers come next."""
    s = rails.game.setup({**FREE, **options}, 2)
    for id, lines in view(position(f"option board {view(s)['board']}"))["switches"].items():
        s = after(s, f"set {id} {' '.join(lines)}")
    return s


def test_3_1_the_side_is_chosen() -> None:
    """SWI-3.1, SWI-O1."""
    assert view(opened(2))["board"] == "central_europe"
    assert view(opened(2, board="north_america"))["board"] == "north_america"


def test_3_2_first_game_layout() -> None:
    """SWI-3.2, SWI-O2."""
    switches = view(opened(2))["switches"]
    assert sum(FACTS["places"][id]["ways"] - 2 for id in switches) == 26
    assert switches["BAS"] == ["CE34", "CE07"]
    assert view(opened(2))["layout"] is None


def test_3_2_a_free_layout_sets_each_junction_once() -> None:
    s = rails.game.setup(FREE, 2)
    assert phase(s) == "switches"
    assert len(legal(s)) == 10 * 6 + 6 * 3
    assert broken(s, "set BAS CE34 CE13") == []
    s = after(s, "set BAS CE34 CE13")
    assert view(s)["switches"]["BAS"] == ["CE13", "CE34"]
    assert broken(s, "set BAS CE34 CE07") == ["SWI-3.2"]
    assert why(s, "set BAS CE34 CE07") == {"junction": "BAS"}
    assert len(legal(s)) == 9 * 6 + 6 * 3


def test_3_3_first_game_markers() -> None:
    assert len(view(opened(2))["signals"]) == 5 + 3
    assert len(view(opened(2, board="north_america"))["signals"]) == 6 + 3
    for board in ("central_europe", "north_america"):
        shown = view(position(f"option board {board}"))["signals"]
        cities = [field.partition("@")[2] for field in shown if "@" in field]
        assert sorted(cities) == sorted({*cities})


def test_3_3_a_free_layout_gives_each_city_one_marker() -> None:
    s = laid()
    assert phase(s) == "signals"
    assert broken(s, "place CE33@PAR") == []
    s = after(s, "place CE33@PAR")
    assert broken(s, "place CE02@PAR") == ["SWI-3.3"]
    assert why(s, "place CE02@PAR") == {"field": "CE02@PAR", "reason": "city"}
    assert why(s, "place CE33@PAR") == {"field": "CE33@PAR", "reason": "taken"}


def test_3_3_a_free_layout_gives_the_track_three_markers() -> None:
    s = after(laid(), "place CE07/1", "place CE11/1")
    assert broken(s, "place CE39/1") == []
    s = after(s, "place CE39/1")
    assert broken(s, "place CE28/1") == ["SWI-3.3"]
    assert why(s, "place CE28/1") == {"field": "CE28/1", "reason": "track"}


def test_3_4_two_goods_on_each_trading_city() -> None:
    cities = view(opened(2))["cities"]
    assert [city["count"] for city in cities.values()] == [2, 2, 2, 2]
    assert {city["good"] for city in cities.values()} == {"yellow", "blue", "red", "white"}


def test_3_5_seven_time_tokens() -> None:
    assert clock(opened(2)) == 7


def test_3_6_spare_markers_stay_in_the_box() -> None:
    s = opened(2)
    assert view(s)["clock"]["full"] == 7
    assert len(view(s)["signals"]) == 8


def test_3_7_nine_trains_and_the_three_helpers_of_the_side() -> None:
    s = opened(2)
    assert [depot(s, colour) for colour in ("black", "brown", "grey")] == [3, 3, 3]
    assert [helper["id"] for helper in view(s)["helpers"]] == ["logistics", "dispatcher", "conductor"]
    assert broken(s, "use dispatcher") == []
    assert broken(s, "use crossing_keeper") == ["SWI-3.7"]
    assert broken(position(NA), "use dispatcher") == ["SWI-3.7"]


def test_3_8_sixteen_timetable_cards_under_the_start_card() -> None:
    s = opened(2)
    assert deck(s) == 16 + 1
    assert view(s)["turns_left"] == 17
    assert len(view(s)["timetable"]["unseen"]) == 18
    s = after(s, "reveal")
    assert view(s)["timetable"]["card"] == "T00"
    assert deck(s) == 16


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_3_9_five_action_cards_each(seats: int) -> None:
    s = opened(seats)
    assert [part["cards"] for part in view(s)["players"]] == [5] * seats
    assert view(s)["actions"]["deck"] == 81 - 5 * seats


def test_3_9_hands_come_from_all_81_cards() -> None:
    """Three signals and two switches: C(27,3) C(27,2) / C(81,5)."""
    s = rails.game.setup({"start_player": "0"}, 2)
    by_hand = (27 * 26 * 25 / 6) * (27 * 26 / 2) / (81 * 80 * 79 * 78 * 77 / 120)
    assert abs(weight(s, "deal red signal signal signal switch switch") - by_hand) < 1e-12
    assert weight(s, "deal red signal signal signal switch") == 0
    assert weight(s, "deal blue signal signal signal switch switch") == 0


def test_3_10_the_table_names_the_first_player_or_chance_does() -> None:
    """SWI-3.10, SWI-O9."""
    s = rails.game.setup({}, 3)
    assert weight(s, "start yellow") == 1 / 3
    s = drawn(after(s, "start yellow"))
    assert view(s)["first"] == 2
    assert view(s)["turn"] == 2
    assert view(opened(3, start_player="1"))["turn"] == 1
    with pytest.raises(Problem):
        rails.game.setup({"start_player": "2"}, 2)


def test_3_11_everybody_sees_all_hands() -> None:
    """SWI-3.11, SWI-O13."""
    s = position("hand blue move; hand red signal")
    assert view(s, "red")["players"][1]["hand"] == {"signal": 0, "switch": 0, "move": 1}
    assert view(s)["players"][0]["hand"] == {"signal": 1, "switch": 0, "move": 0}
    closed = position("option open_hands no; hand blue move; hand red signal")
    assert view(closed, "red")["players"][1] == {"cards": 1, "hand": None}
    assert view(closed, "blue")["players"][1]["hand"] == {"signal": 0, "switch": 0, "move": 1}
    assert view(closed)["players"][1]["hand"] is None


def test_3_11_with_closed_hands_a_draw_is_masked() -> None:
    s = rails.game.setup({"open_hands": "no", "start_player": "0"}, 2)
    dealt = rails.game.parse("deal red signal signal signal switch switch")
    secret = rails.game.secret(s, -1, dealt)
    assert secret is not None
    assert secret.shown == "deal red ? ? ? ? ?"
    assert events(s, dealt.text(), viewer=1) == [{"seat": 0, "count": 5}]
    assert events(s, dealt.text(), viewer=0, kind="dealt")[0]["cards"] == ["signal"] * 3 + ["switch"] * 2


def test_3_12_location_tokens_are_for_variants() -> None:
    s = opened(2)
    assert view(s)["tokens"] is None
    assert view(s)["numbers"]["CAL"] == 6


def test_3_13_the_layout_is_fixed_before_cards_and_first_player() -> None:
    s = rails.game.setup({"layout": "free"}, 2)
    assert (phase(s), rails.game.to_act(s)) == ("switches", [0])
    s = laid(start_player="random")
    fields = ["CE02@PAR", "CE04@AMS", "CE14@BER", "CE20@NUE", "CE43@MAR", "CE07/1", "CE16/1"]
    s = after(s, *(f"place {field}" for field in fields))
    assert view(s)["first"] is None
    assert view(s)["players"][0]["cards"] == 0
    s = after(s, "place CE11/1")
    assert chance_acts(s)
    assert phase(s) == "first"
    assert broken(position("phase switches; option layout free; open BAS; signals"), "use dispatcher") == [
        "SWI-NOW"
    ]


def test_4_1_three_steps_then_the_next_player() -> None:
    s = opened(2, start_player="1")
    assert (phase(s), view(s)["step"], view(s)["number"]) == ("reveal", 1, 1)
    s = after(s, "reveal", "dice 1 1", "dice 1 2", "dice 1 3")
    assert (phase(s), view(s)["step"]) == ("action", 2)
    s = after(s, "done")
    assert (phase(s), view(s)["step"]) == ("draw", 3)
    s = drawn(s)
    assert (phase(s), view(s)["turn"], view(s)["number"]) == ("reveal", 0, 2)


def test_4_2_the_game_can_end_in_any_step() -> None:
    """A deployment that costs the last time ends the game before anything moves."""
    s = position("phase deploy; card T03; deck 0; clock 2; train grey CAL; train black PAR")
    s = after(s, "deploy black", "dice 2 4")
    assert rails.game.to_act(s) == []


def test_4_3_the_active_player_decides() -> None:
    s = position("turn blue; hand red move; hand blue move; train black CAL")
    assert broken(s, "move CAL", "red") == ["SWI-TURN"]
    assert why(s, "move CAL", "red") == {"turn": 1}
    assert broken(s, "move CAL", "blue") == []


def test_TURN_nobody_decides_while_chance_draws_or_when_it_is_over() -> None:
    assert broken(position("phase die; moving CAL roll 0 left 0; train black CAL"), "done", "red") == [
        "SWI-TURN"
    ]
    assert broken(position("phase over; result time; clock 0"), "done", "red") == ["SWI-TURN"]


def test_NOW_only_what_is_asked() -> None:
    s = position("phase reveal; step 1; hand red move; train black CAL")
    for line in ("done", "move CAL", "deploy black", "pay move", "keep", "stop", "roll", "resolve"):
        assert broken(s, line) == ["SWI-NOW"]
    assert broken(s, "reveal") == []
