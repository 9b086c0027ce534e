"""SWI-14: rulings that no other module has met."""

from pathlib import Path

from gwarek.games.switchsignal import load
from gwarek.testing.builders import Bench
from tests.rules.switchsignal.table import (
    NA,
    NO_HELPERS,
    after,
    broken,
    clock,
    deck,
    depot,
    events,
    kinds,
    legal,
    phase,
    position,
    reason,
    rolled,
    rolled_na,
    spaces,
    stopped_by,
    view,
)

REVEAL = f"phase reveal; {NO_HELPERS}"


def owned(tmp_path: Path, text: str) -> Bench:
    """The game with an owner's corrections."""
    file = tmp_path / "my.toml"
    file.write_text(text, encoding="utf-8")
    return Bench(load(file))


def test_R1_a_switch_marker_blocks_its_branch() -> None:
    s = position(f"{NO_HELPERS}; hand red move; train grey CE24.1 to BAS")
    assert stopped_by(s, "move CE24.1", "die 1") == ("switch", "BAS")
    assert spaces(rolled("train grey CE24.1 to BAS; open BAS CE24 CE34", "CE24.1", 1)) == ["CE34.1"]


def test_R3_a_start_is_entered_with_a_point() -> None:
    s = rolled("train brown CE02.1 to LIL", "CE02.1", 1)
    assert (spaces(s), clock(s)) == (["CE01.1"], 7)
    assert spaces(rolled("train brown CE02.1 to LIL", "CE02.1", 2)) == []


def test_R4_a_city_never_gives_a_head_on() -> None:
    s = rolled("train grey CE02.1; train black PAR", "CE02.1", 2)
    assert (clock(s), depot(s, "grey")) == (5, 2)


def test_R5_towards_an_occupied_start_is_head_on() -> None:
    s = rolled("train grey CE01.1 to CAL with blue; train black CAL", "CE01.1", 2)
    assert (clock(s), spaces(s), depot(s, "grey")) == (3, ["CAL"], 3)
    assert view(s)["cities"]["PAR"]["count"] == 2


def test_R7_tokens_first_then_depot_and_good() -> None:
    s = position(f"{NO_HELPERS}; hand red move; train grey CE01.1 to CAL with blue")
    assert kinds(s, "move CE01.1", "die 1")[2:] == [
        "ran-into-start",
        "time-lost",
        "to-depot",
        "good-returned",
    ]
    last = position(f"{NO_HELPERS}; hand red move; deck 0; clock 2; train grey CE01.1 to CAL with blue")
    assert kinds(last, "move CE01.1", "die 1")[2:] == ["ran-into-start", "time-lost", "lost"]


def test_R9_a_green_exit_may_waste_points() -> None:
    """CE37 leads to ORL and its start; CE33 is stopped at DIJ."""
    text = "train black PAR; green CE33@PAR; red CE07/1"
    s = rolled(text, "PAR", 5)
    assert legal(s) == ["exit CE33", "exit CE02"]
    assert clock(after(s, "exit CE33")) == 7 - 3


def test_R10_a_train_that_cannot_leave_its_city_loses_its_roll() -> None:
    s = rolled("train black PAR; train grey CE02.1 to LIL", "PAR", 4)
    assert (clock(s), spaces(s)) == (3, ["CE02.1", "PAR"])
    crash = rolled("train black PAR; train grey CE02.1 to PAR", "PAR", 2)
    assert (clock(crash), spaces(crash)) == (3, ["CE02.1"])


def test_R11_two_deployments_but_one_colour_left() -> None:
    eight = "; ".join(
        f"train {colour} {space}"
        for colour, space in zip(
            ["black", "brown", "grey", "black", "brown", "grey", "black", "brown"],
            ["CE01.1", "CE03.1", "CE05.1", "CE07.1", "CE07.2", "CE10.1", "CE12.1", "CE13.1"],
            strict=True,
        )
    )
    s = after(position(f"{REVEAL}; {eight}"), "reveal", "card T01")
    assert phase(s) == "dice"  # grey is named without asking
    s = after(s, "dice 3 3")
    assert (spaces(s)[-1], clock(s), phase(s)) == ("CAL", 5, "action")


def test_R12_a_deployment_wraps_the_clock_and_the_card_goes_on() -> None:
    s = position(f"{REVEAL}; clock 1; deck 5; train grey CAL; train black CE07.1")
    s = after(s, "reveal", "card T06", "deploy brown", "dice 3 3")
    assert (clock(s), deck(s)) == (6, 3)
    assert view(s)["moving"]["space"] == "CE07.1"


def test_R13_the_penalty_takes_the_only_card_left() -> None:
    s = rolled("deck 1; clock 1; train grey CE42.1", "CE42.1", 1)
    assert (deck(s), view(s)["last"], reason(s)) == (0, True, None)
    assert reason(after(s, "done")) == "timetable"
    again = rolled("deck 1; clock 1; train black CE07.1; train grey CE07.2 to BRU", "CE07.1", 4)
    assert reason(again) == "time"


def test_R15_ports_have_no_goods() -> None:
    s = position(f"{NA}; hand red move; train grey NYC")
    assert broken(s, "load NYC") == ["SWI-6.6"]


def test_R17_the_conductor_on_a_multicoloured_train_just_chosen() -> None:
    s = position("phase reveal; used logistics dispatcher; train black CAL; train grey AMS")
    s = after(s, "reveal", "card T16", "colour black")
    assert legal(s) == ["move CAL", "use conductor black"]
    s = after(s, "use conductor black")
    assert broken(s, "colour black") == ["SWI-5.11"]
    assert broken(s, "colour grey") == []


def test_R19_running_through_is_never_back() -> None:
    s = rolled_na("train black NA08.1", "NA08.1", 3)
    assert (phase(s), spaces(s), clock(s)) == ("action", ["DEN"], 7)


def test_R20_behind_the_city_the_ordinary_penalties_count() -> None:
    s = rolled_na("train black NA08.1; green NA22@DEN; red NA24/1", "NA08.1", 5, "through NA22")
    assert (spaces(s), clock(s)) == (["NA24.1"], 7 - 2)


def test_R23_the_crossing_keeper_not_on_the_start_card_and_not_with_an_empty_deck() -> None:
    s = position(f"{NA}; phase reveal; sealed yes; number 1; used shunter")
    assert phase(after(s, "reveal")) == "dice"
    s = after(position(f"{NA}; phase reveal; deck 1"), "reveal", "card T11")
    assert (phase(s), broken(s, "use crossing_keeper")) == ("action", ["SWI-12.8"])
    s = after(position(f"{NA}; phase reveal; deck 2"), "reveal", "card T11")
    assert broken(s, "use crossing_keeper") == []


def test_R26_the_shunter_serves_one_train_also_of_the_start_card() -> None:
    s = position(f"{NA}; phase reveal; sealed yes; number 1")
    s = after(s, "reveal")
    assert "use shunter SEA" in legal(s)
    s = after(s, "use shunter SEA")
    assert phase(s) == "dice"
    tokens = after(position(f"{NA}; option deployment tokens; phase reveal; sealed yes; number 1"), "reveal")
    assert "use shunter SEA" in legal(tokens)


def test_R29_a_multicoloured_symbol_takes_a_colour_not_moved_yet(tmp_path: Path) -> None:
    bench = owned(tmp_path, '[timetable]\ncard = [{ id = "T10", move = ["black", "any"] }]\n')
    s = bench.after(bench.position(f"{REVEAL}; train black CAL"), "reveal", "card T10", "die 2")
    assert bench.legal(s) == ["colour brown", "colour grey"]


def test_R32_signals_beside_a_junction_are_tested_in_travel_order(tmp_path: Path) -> None:
    bench = owned(
        tmp_path,
        '[board.central_europe]\nline = [{ id = "CE01", signals = [1] }, { id = "CE02", signals = [0] }]\n',
    )

    def stops(text: str) -> tuple[str, str]:
        s = bench.position(f"{NO_HELPERS}; hand red move; {text}; train grey CE01.1")
        told = bench.events(s, "move CE01.1", "die 1", kind="stopped")
        return (str(told[0]["reason"]), str(told[0]["at"])) if told else ("", "")

    assert stops("") == ("signal", "CE01/1")
    assert stops("green CE01/1; red CE07/1") == ("signal", "CE02/0")
    assert stops("green CE01/1; red CE07/1; open LIL CE03 CE02") == ("switch", "LIL")
    assert stops("green CE01/1 CE02/0; red CE07/1 CE11/1") == ("", "")


def test_R41_a_colour_printed_twice_moves_twice(tmp_path: Path) -> None:
    bench = owned(tmp_path, '[timetable]\ncard = [{ id = "T10", move = ["black", "black"] }]\n')
    s = bench.after(bench.position(f"{REVEAL}; train black CE07.1"), "reveal", "card T10", "die 2", "die 2")
    assert [one["space"] for one in bench.view(s)["trains"]] == ["CE35.1"]


def test_R42_a_delivery_is_never_overtaken_by_a_penalty() -> None:
    seven = "port MAR yellow yellow blue blue red red white"
    s = rolled(f"{seven}; deck 0; clock 1; train black CE43.1 with white", "CE43.1", 5)
    assert reason(s) == "delivered"


def test_R43_the_dispatcher_in_the_middle_of_a_movement() -> None:
    """Marseille included, before the train is sent to the depot."""
    text = "used logistics; hand red move; train black CE43.1 with red; green CE42@MAR; red CE07/1"
    s = after(position(text), "move CE43.1", "die 2")
    assert legal(s) == ["stop", "use dispatcher"]
    s = after(s, "use dispatcher")
    assert legal(s) == ["stop", "through CE42"]
    s = after(s, "through CE42")
    assert spaces(s) == ["CE42.1"]
    assert view(s)["run_through"] is True
    without = after(
        position("used logistics; hand red move; train black CE43.1 with red"), "move CE43.1", "die 2"
    )
    assert phase(without) == "action"  # no way through: nothing to ask
    assert events(position(text), "move CE43.1", "die 2", kind="moved")[0]["target"] == "MAR"
